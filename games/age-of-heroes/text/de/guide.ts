import type { Difference, Guide } from '../en/guide.ts';

const differences: Record<keyof Guide['differencesBy'], Difference> = {
  lending: [
    'Dinge weitergeben',
    'Leute eines Spielers im selben Gebiet dürfen einander Schwerter und Schätze geben.',
    'Jeder behält, was er hat, bis er es verliert.',
  ],
  fleeing: [
    'Flucht',
    'So weit es geht, wohin der Sieger will, oder heimwärts.',
    'Der Sieger zieht die Verlierer, wie er mag.',
  ],
  luckCap: ['Glück je Kampf', 'Ohne Grenze.', 'Neun Punkte je Held.'],
  luckReveal: [
    'Wie man Glück ausgibt',
    'Geheim, zugleich aufgedeckt, nach oben oder unten.',
    'Offen, der Angreifer zuerst, jeder für seine Seite.',
  ],
  areaByArea: ['Folge der Angriffe', 'Erst ein Gebiet, dann das nächste.', 'Beliebig, auch hin und her.'],
  crt: [
    'Kampfergebnis',
    'Nach der Tabelle, Wurf und Unterschied begrenzt.',
    'Wurf plus Unterschied, ohne Grenzen.',
  ],
  recruitBlind: [
    'Vor dem Anwerben',
    'Das genaue Ergebnis ist bekannt.',
    'Nur dass der Jarl geschlagen ist; das Ergebnis folgt danach.',
  ],
  freeMoveOrder: ['Folge der Bewegung', 'Frei.', 'Erst der Held, dann seine Jarle.'],
  faxiRiders: ['Reiter auf Freyfaxi', 'Beliebig viele, die zusammen aufbrechen.', 'Nur der Besitzer.'],
  freyWorship: ['Freys zweite Jungfrau', 'Zwei Runden Andacht oder der Tod.', 'Heilt sofort wie die erste.'],
  njordAidWhen: ['Njords Hilfe', 'Wartet auf die nächste Seefahrt.', 'Nur in der nächsten Runde.'],
  attacksPerCounter: [
    'Angriffe',
    'Jede Figur greift einmal je Runde an.',
    'Beliebig viele Ziele, jedes einmal.',
  ],
  attackGrouping: [
    'Wer wen angreift',
    'Ausgewählte Angreifer gegen beliebige Ziele zusammen.',
    'Alle, die können, gegen ein Ziel nach dem anderen.',
  ],
  wynn: [
    'Der Zauber Wynn',
    'Die Leute des Angreifers ziehen heimwärts.',
    'Alle Helden und offenen Jarle im Gebiet fliehen.',
  ],
  luckScope: ['Welche Würfe Glück ändert', 'Kampf, Abwehr von Zaubern, Sygil.', 'Nur den Kampfwurf.'],
  hruntingOptional: [
    'Hrunting',
    'Die Seite wählt, ob der Feind stattdessen flieht.',
    'Stets flieht stattdessen der Feind.',
  ],
  restartKeepsSword: ['Neu anfangen', 'Das alte Schwert kommt zum Helden zurück.', 'Ohne Schwert.'],
  njordSix: [
    'Njords Zorn',
    'Seefahrt in der nächsten Runde ist tödlich.',
    'Seefahrt in der nächsten Runde ist unmöglich.',
  ],
  godCheck: ['Der Blick der Götter', 'Man darf würfeln.', 'Es wird ungefragt gewürfelt.'],
  hiddenTreasures: ['Schätze', 'Verdeckt, bis sie gebraucht werden.', 'Offen.'],
  yrSurvivorsFight: ['Ein Held, den Yr verwundet', 'Kämpft weiter.', 'Scheidet aus dem Kampf aus.'],
  attackAfterFlight: [
    'Nach der Flucht',
    'Angriff dort, wo man gelandet ist, bleibt erlaubt.',
    'Kein Angriff mehr in dieser Runde.',
  ],
  recruitsAttackAtOnce: ['Ein neuer Jarl', 'Greift ab der nächsten Runde an.', 'Darf sofort angreifen.'],
  runesAtWill: ['Runen', 'Wer will, lässt Sygil ruhen.', 'Sie wirken immer.'],
  lossesMustHurt: [
    'Wenn ein Jarl im Dienst fällt',
    'Ruhm oder Glück, wovon man etwas hat.',
    'Ruhm oder Glück, wovon man etwas hat.',
  ],
  turns: ['Länge des Spiels', '20 Runden.', '20 Runden.'],
};

export const guide: Guide = {
  title: 'Age of Heroes',
  version: (version, date) => `Fassung ${version} vom ${date}, von den Skald-Autoren`,
  tagline:
    'Ein Spiel um Helden, Jarle, Ungeheuer und Reiche für einen bis sechs Spieler. Ein inoffizielles, nicht kommerzielles Werk von Liebhabern.',
  contents: 'Inhalt',
  table: 'Ergebnistabelle (klassisch)',
  die: 'Wurf',
  orLess: (n) => `${n} oder weniger`,
  orMore: (n) => `${n} oder mehr`,
  sums: 'Summen (Neufassung)',
  sum: 'Summe',
  result: 'Ergebnis',
  counters: 'Helden, Jarle und Ungeheuer',
  countersHead: ['Name', 'Was', 'Kampfkraft', 'Bewegung', 'Erschlagen: Ruhm / Glück'],
  hero: 'Held',
  jarl: 'Jarl',
  countries: 'Länder',
  countriesHead: ['Würfel', 'Land', 'Abgabe'],
  differences: 'Klassisch und Neufassung',
  differencesText:
    'Die klassischen Regeln sind die von 1981, die Neufassung ist die der Computerausgabe von 2002. Ein Spiel folgt der einen oder der anderen oder stellt einzelne Punkte unter den folgenden Namen ein. Wer allein spielt, kann beide nehmen: Das Ziel ist dann Walhall.',
  differencesHead: ['Einstellung', 'Worum es geht', 'Klassisch', 'Neufassung'],
  differencesBy: differences,
  credits: 'Mitwirkende',
  creditsText: `Das Brettspiel hat Steve Marsh entworfen; bearbeitet haben es Stephen D. Sullivan und andere, erschienen ist es 1981 bei TSR Hobbies, Inc. Die Amiga-Ausgabe, aus der die Neufassung stammt, hat James R. Jacobs von Amigan Software programmiert (Fassung 1.2a, 2002), ins Deutsche übertragen von Thomas Veress.

Diese Fassung haben die Skald-Autoren neu geschrieben: Programm, englische und deutsche Texte und Bilder. Mit den Inhabern des Originals ist sie weder verbunden noch abgesprochen; sie ist frei und verwendet weder deren Texte noch deren Bilder. Produktnamen gehören ihren Inhabern.`,
  history: 'Versionsgeschichte',
  changes: {
    '0.1.0':
      'Erste Fassung: das ganze Spiel nach beiden Regelwerken, jede Einstellung auch einzeln, Computergegner, Spiel an einem Gerät, Wiedergabe und die Saga auf Englisch und Deutsch.',
  },
};
