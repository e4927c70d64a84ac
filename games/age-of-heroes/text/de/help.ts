import { AREA, CASTS, COUNTER, half, type MonsterKind, REWARD } from '../../content/index.ts';
import type { CounterNews, Help } from '../en/help.ts';
import { names as n } from './names.ts';

const CASTING: Partial<Record<MonsterKind, string>> = {
  ghost: 'Wird er angegriffen, würfelt er und wirkt bei 1 bis 3 den Zauber dieser Zahl.',
  drow: 'Wird er angegriffen, würfelt er und wirkt den Zauber dieser Zahl.',
  witch: 'Wird sie angegriffen, würfelt sie zweimal und wirkt beide Zauber.',
};

export const help: Help = {
  area(id, news) {
    const { sea, isle, tax, code, group, neighbours } = AREA[id];
    const what = group
      ? `${n.area(id)}: ein Seegebiet (${n.waters(group)}). Es kostet so viel wie Land, und man darf dort bleiben.`
      : `${n.area(id)}: ein Land mit dem Würfelcode ${code}. Es zahlt ${n.marks(tax)} je Runde und verteidigt sich mit Stärke ${tax}.`;
    const lines = [
      what,
      ...(isle ? ['Es ist eine Insel: Jeder Schritt dorthin oder fort führt übers Meer.'] : []),
      `Nachbarn: ${n.list(neighbours.map(n.area))}.`,
    ];
    if (news) {
      if (news.iced) lines.push('Der Zauber Is liegt darüber; hier herrscht niemand mehr.');
      else if (!sea) lines.push(news.lord ? `Herrschaft: ${news.lord}.` : 'Es gehört niemandem.');
      if (news.here.length > 0) lines.push(`Hier: ${n.list(news.here)}.`);
      if (news.items.length > 0) lines.push(`Am Boden: ${n.list(news.items.map(n.theItem))}.`);
    }
    return lines.join(' ');
  },

  counter(id, news) {
    const { cf, mf } = COUNTER[id];
    return [
      `${n.title(id)}: Kampfkraft ${cf}, Bewegung ${mf}.`,
      ...help.fate(id),
      ...(news ? newsOf(news) : []),
    ].join(' ');
  },

  /** What comes of beating it. */
  fate(id) {
    const { type, kind, cf } = COUNTER[id];
    const lines: string[] = [];
    if (kind) {
      const { glory, luck } = REWARD[kind];
      lines.push(
        `Erschlagen: ${glory} Ruhm oder ${luck} Glück. Verwundet: ${half(glory)} Ruhm oder ${half(luck)} Glück. Greift nie von selbst an.`,
      );
      if (CASTS[kind])
        lines.push(`${CASTING[kind]} Wer zum ersten Mal ein solches Wesen erschlägt, lernt eine Rune.`);
      if (kind === 'dragon') lines.push('Er bewacht einen Schatz oder 20 Mark für den, der ihn erschlägt.');
    } else if (type === 'jarl')
      lines.push(
        `Angeworben oder erschlagen: ${half(cf)} Ruhm oder Glück. Am Ende im Dienst: ${half(cf)} Ruhm.`,
      );
    else lines.push(`Von einem anderen Helden erschlagen: ${half(cf)} Ruhm oder Glück.`);
    return lines;
  },

  hidden: (token, area) =>
    `${n.hidden(token)}${area ? ` ${n.at(area)}` : ''}: Wer es ist, zeigt sich, wenn ihn jemand angreift. ` +
    'Jarle haben Kampfkraft 2 bis 4. Ein Held, der ihn schlägt, darf ihn für 1 Glück anwerben.',

  items: {
    balmung:
      'Ein Schwert: Stärke +1. Greift sein Träger an, so nützen den Verteidigern Zauberhemd und Brünne nichts.',
    dragvendill: 'Ein Schwert: Stärke +2.',
    gram: 'Ein Schwert: Stärke +2.',
    hrunting:
      'Ein Schwert: Stärke +1. Müsste die Seite seines Trägers fliehen, flieht stattdessen der Feind: klassisch auf Wunsch, in der Neufassung immer.',
    lovi: 'Ein Schwert: Stärke +1, gegen eine Seite mit wenigstens einem Jarl aber +3.',
    tyrfing: 'Ein Schwert: Stärke +2.',
    'brosung-necklace':
      'Ein Schatz, am Ende 20 Mark wert. Wer seine Bewegung neben einem Drachen beendet, darf ihm das Halsband geben und ungesehen seinen Hort nehmen, einmal je Runde.',
    'frey-faxi':
      'Ein Pferd, das die aufgedruckte Bewegung seines Reiters verdoppelt, dreimal im Ganzen; dann ist es fort. Klassisch dürfen andere desselben Spielers, die im selben Gebiet aufbrechen, mitreiten.',
    'magic-shirt': 'Ein Schatz: Stärke +1 für den Träger, wenn er sich verteidigt, und immer Bewegung +1.',
    'mail-coat': 'Ein Schatz: Stärke +2 für den Träger, wenn er sich verteidigt.',
  },

  gods: {
    frey: 'Frey schickt Jungfrauen, die heilen. Bei 1 bis 4 heilt die nächste Wunde sofort, bei 5 und 6 heilen die nächsten zwei. Klassisch heilt die zweite davon erst nach zwei Runden Andacht ohne Bewegung, und wer sich weigert, stirbt. Eine alte Wunde zählt nicht.',
    loki: 'Loki ändert sofort das Glück: Bei 1 bis 3 geht ein Punkt verloren, bei 4 bis 6 kommt einer hinzu.',
    njord:
      'Njord herrscht über das Meer. 1 oder 2: Das ganze Meer zählt als ein Gebiet, bei der nächsten Seefahrt (klassisch) oder in der nächsten Runde (Neufassung). 3 oder 4: ein Würfel Mark gewonnen. 5: ein Würfel Mark verloren. 6: Seefahrt ist in der nächsten Runde tödlich (klassisch) oder unmöglich (Neufassung).',
    odin: 'Odin wartet auf den nächsten Kampf des Helden. 1: Feind +3. 2: Feind +1. 3: nichts. 4: eigene Seite +1. 5: eigene Seite +3. 6: eigene Seite +5, dazu 3 Ruhm, was auch geschieht.',
    thor: 'Thor wartet auf das Ende des nächsten Kampfes. 1 bis 3: nichts. 4 oder 5: 1 Ruhm. 6: 2 Ruhm. Der Held muss noch leben.',
    tyr: 'Tyr wartet auf den nächsten Kampf des Helden. 1: Feind +1. 2 oder 3: nichts. 4: eigene Seite +1. 5: eigene Seite +2. 6: +1 für den Helden und für jeden seiner Jarle im Kampf.',
  },

  runes: {
    amsir: 'Die Götter sehen auf den Helden bei 1 oder 2 statt nur bei 1.',
    eon: 'Der Held zieht ein Gebiet weiter.',
    geofu: 'Jedes Land, das ihm zahlt, zahlt 1 Mark mehr.',
    ing: 'Der Held kann überall ruhen und heilen, nicht nur zu Hause.',
    ogal: 'Der Held kämpft um 1 stärker.',
    sygil:
      'Wirkt ein Zauber, so bleibt der Held bei 1 bis 3 davon verschont. Klassisch darf man die Rune ruhen lassen.',
  },

  spells: {
    hagall:
      'Hagel. Alle im Gebiet kämpfen in dieser Runde um 1 schwächer und dürfen in der nächsten nicht aufs Meer. Wirkt immer.',
    is: 'Eis. Über dieses Land herrscht niemand mehr; ein Reich dort endet. Wirkt immer.',
    jara: 'Alle Helden und Jarle im Gebiet verlieren ihre nächste Runde. Wirkt immer.',
    nied: 'Bei 1 bis 3 scheiden die Angreifer aus dem Kampf aus, und alle Helden und Jarle im Gebiet verlieren ihre nächste Runde.',
    wynn: 'Bei 1 bis 3 ziehen die Leute des Angreifers im Gebiet heimwärts und greifen in dieser Runde nicht mehr an (klassisch), oder alle Helden und offenen Jarle dort fliehen (Neufassung). Helden, die gehen, verlieren 2 Ruhm.',
    yr: 'Bei 1 bis 3 werden alle Helden und offenen Jarle im Gebiet verwundet. Lohn bekommt dafür niemand.',
  },

  results: {
    k: 'Alle Angreifer sind für immer aus dem Spiel.',
    w: 'Angreifende Helden sind verwundet; angreifende Jarle kommen zurück in den Stapel.',
    f: 'Die Angreifer müssen fort; jeder Held unter ihnen verliert 2 Ruhm.',
    n: 'Nichts geschieht; alle bleiben.',
    F: 'Die Verteidiger müssen fort, jeder Held unter ihnen verliert 2 Ruhm. Ein Land ist gewonnen, ein verdeckter Jarl lässt sich anwerben.',
    W: 'Verteidigende Helden sind verwundet; Jarle und Ungeheuer kommen zurück in ihre Stapel. Ein Land ist gewonnen, ein verdeckter Jarl lässt sich anwerben.',
    K: 'Alle Verteidiger sind für immer aus dem Spiel. Ein Land ist gewonnen, ein verdeckter Jarl lässt sich anwerben.',
  },
};

function newsOf(news: CounterNews): string[] {
  if (news.slain) return ['Tot.'];
  const { sheet } = news;
  return [
    ...(news.area ? [`Jetzt ${n.at(news.area)}.`] : ['Nicht auf der Karte.']),
    ...(news.lord ? [`Dient ${news.lord}.`] : []),
    ...(sheet ? [`${sheet.glory} Ruhm, ${sheet.luck} Glück, ${n.marks(sheet.hoard)} im Hort.`] : []),
    ...(sheet?.home ? [`Heimat: ${n.area(sheet.home)}.`] : []),
    ...(sheet?.rune ? [`Rune: ${n.runes[sheet.rune]}.`] : []),
    ...(news.items.length > 0 ? [`Trägt ${n.list(news.items.map(n.theItem))}.`] : []),
    ...(news.purse > 0 ? [`Im Beutel: ${n.marks(news.purse)}.`] : []),
    ...(news.wounded ? ['Verwundet: Die nächste Wunde ist der Tod.'] : []),
    ...(news.losesTurn ? ['Verliert diese Runde durch einen Zauber.'] : []),
    ...(news.seaBan ? ['Darf in dieser Runde nicht übers Meer.'] : []),
  ];
}
