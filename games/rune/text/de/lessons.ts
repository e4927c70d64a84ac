import type { Pointed } from '@skald/text';
import type { QuestionName } from '../../rules/fight/choices.ts';

export const lessons: Readonly<Record<QuestionName | 'begin' | 'over', Pointed>> = {
  begin:
    'Dein Held trifft auf Gegner, die ihm gewachsen sind. Jeder **Lebenspunkt**, den du einem nimmst, ist ein Punkt, und jeder **Todesstoß** ist mehr wert. Bleib am Leben: Tote haben keine Punkte.',
  plan: '**Nenne eine Waffe.** Sie entscheidet, wann du handelst: Eine schnelle schlägt zuerst, eine langsame härter. Ihre Initiative steht daneben.',
  act: ({ press, twice, key }) =>
    `**Dein Zug.** ${press} ein Feld, um hinzugehen, oder einen Gegner in drei Schritten, um ihn zu schlagen.${twice} Eine halbe Bewegung lässt Zeit für einen Hieb; nach zehn Schritten geradeaus ist er ein Ansturm. Die Aussichten stehen bei jedem Hieb, Stück für Stück. Geh aus der Reichweite eines Gegners, und er schlägt zuerst. Beende mit ${key('Leertaste', 'Den Zug beenden')}.`,
  window:
    'Du hast **abgewartet**. Gerade ist jemand fertig: Nimm deine Aktion jetzt, wenn der Augenblick gut ist, denn am Rundenende ist sie verloren.',
  opportunity:
    '**Ein freier Hieb.** Wer deine Reichweite verlässt, bietet ihn an. Einfach kostet er nichts; gezielt zählt die Abwehr des anderen nicht, aber du gibst eine Aktion her.',
  resist:
    '**Ein Gerangel.** Du hast einen solchen Wurf in der Runde. Halte dagegen, wenn du gut stehst: oben, an einer Kante, neben einem Freund.',
  forestall:
    '**Bevor der Hieb fällt**, darfst du drängen. Gewinnst du, so kannst du den anderen außer Reichweite bringen oder dich besser stellen.',
  wonEngagement:
    'Du hast das **Gerangel gewonnen**. Über die Kante, ins Feuer oder nur aus dem Weg: Die Karte zeigt, wo jede Wahl endet.',
  dodge:
    '**Ein Schuss.** Bleibst du stehen, so trifft dich eine 6. Weiche aus, wenn Schnelligkeit, Ausweichen und Schild zusammen mindestens 1 ergeben.',
  preRoll:
    '**Vor einem Wurf** kann eine Gabe helfen. Viele wirken nur so und so oft: Die Frage nennt, welche es ist.',
  reaction:
    '**Gerade ist etwas geschehen**, worauf eine deiner Gaben antworten kann. Man kann es ein für alle Mal ordnen: nie, fragen, immer.',
  shop: '**Gaben kann man jederzeit kaufen**, mit Punkten aus früheren Begegnungen. Jede wirkt sofort; nichts davon kommt zurück.',
  need: '**In der Not kann man eine Gabe noch kaufen** und gleich einsetzen. Sie kostet, was sie immer kostet.',
  choose: '**Eine Gabe lässt dir die Wahl.** Nimm, was dir am besten passt.',
  moveOn:
    '**Zuschlagen und weg.** Wen du angegriffen hast, der schlägt dir nicht nach, andere vielleicht. Bleib fern, und er wendet sich gegen jemand anderen.',
  leap: '**Ein Sprung.** Er führt über Mauern und Köpfe und kostet nichts. Wer unter ihm steht, kann von oben geschlagen werden.',
  midLeap: '**Von oben geschlagen**, wehrt sich der andere schlechter. Es ist die Aktion dieses Zuges.',
  trade:
    '**Ziele dürfen getauscht werden**, unter denen, die springen, einmal in der Runde und eins gegen eins.',
  consent:
    '**Sollen alle laufen?** Gemeinsam entkommt ihr immer, aber die Langsamen behalten nur 5 Lebenspunkte, und der Kampf ist verloren.',
  intercept:
    '**Jemand flieht.** Verstell den Weg, es kostet nichts: Wer nahe daran steht, schlägt zu, und wer darauf steht, hält den anderen auf.',
  freeShot:
    '**Ein freier Schuss.** Wer vor einem Bogen flieht, bietet ihn an und läuft zu geradeaus, um schwer zu treffen zu sein.',
  spoils: '**Eingeholt.** Kluge Gegner dürfen Schätze nehmen statt Blut. Was genommen ist, bleibt fort.',
  sever:
    '**Ein Arm ist fällig.** Ein Hieb mit Schwert oder Axt über die doppelte Wundschwelle trennt einen ab.',
  wrest:
    '**Wer festhält,** kann den anderen zwingen, etwas fallen zu lassen. Ohne Waffe ist ein Gegner halb so gefährlich.',
  goOn: 'Die Gegner können nicht mehr kämpfen. Ein **Todesstoß** bringt Punkte; gefährlich ist jede weitere Runde nur noch für sie.',
  room: '**Seht euch um.** Alles hier kann man versuchen oder lassen; manches davon beißt. Wollen alle *weiter*, bleibt der Rest zurück.',
  volunteer:
    '**Wer würfelt?** Ein Erfolg, den die Notizen verlangen, bringt Punkte; ein Fehlschlag kann alle treffen.',
  haggle:
    '**Handeln.** Um jedes Ding wird einmal gefeilscht, mit Feilschen: Wer schlechter abschneidet, darf es lassen.',
  settlePrice: '**Ein Preis.** Du hast schlechter gefeilscht, also musst du nicht annehmen.',
  worship:
    '**Ein Schrein.** Gaben seiner Gottheit kosten hier weniger, und eine Todesversicherung ist zu haben.',
  stash: '**Ein Versteck.** Was hier liegt, wiegt nichts, muss aber auf dem Heimweg wiedergefunden werden.',
  give: '**Ein Geschenk.** Was du verschenkst, bringt das Doppelte seines Wertes an Punkten.',
  claim:
    '**Teilt, was ihr gefunden habt.** Beute wird daheim zu Punkten, alles andere hilft vielleicht unterwegs.',
  division:
    '**Teilt, was ihr gefunden habt.** Silber und Beute werden daheim zu Punkten. Sind alle einig, muss niemand streiten.',
  assent: '**Die meisten wollen es so.** Wer ablehnt, lässt jeden bei jedem Ding sagen, ob er es will.',
  wanting: '**Wer will es?** Wer der Einzige ist, hat es; mehrere müssen es ausmachen.',
  dispute: '**Macht es aus.** Gebt nach, teilt, würfelt darum oder kämpft auf dem Holm, wo niemand stirbt.',
  bustle:
    '**Zeit für euch.** Was sich bewährt hat, kann steigen, Gaben sind zu kaufen, Dinge wechseln den Besitzer. *Weiter*, wann ihr wollt.',
  barter:
    '**Mach ein Angebot.** Leg Dinge, Silber oder Punkte auf beide Seiten; der andere nimmt es an oder nicht.',
  deal: '**Ein Angebot.** Es kommt nur einmal. Nimm es oder lass es.',
  retry:
    '**Noch ein Versuch.** Ein Trank lässt dich noch einmal und besser würfeln. Für die Spielleitung bleibt es ein Fehlschlag.',
  appoint: '**Diese leitest du.** Deinen Helden führt solange jemand anders, für die Hälfte der Punkte.',
  permit: '**Dein Held in anderer Hand.** Ohne dein Wort bleibt er im Kampf.',
  entrust: '**Was deinem Helden gehört.** Niemand verkauft, versteckt oder verschenkt es ohne dein Wort.',
  overrule: '**Dein Einspruch.** Was dein Held außerhalb eines Kampfes tut, kannst du verbieten.',
  prod: '**Sie trödeln.** Erst ein Zeichen; bleiben sie, kann etwas kommen.',
  improvise: '**Etwas Unvorhergesehenes.** Gegen 6, ohne Punkte. Wer leitet, kann es anders sehen.',
  judge: '**Ein gerechtes Wort.** Nimm es an, nenne eine andere Fähigkeit, oder lehne ab und lass abstimmen.',
  motion: '**Eine Auslegung.** Manches lassen die Regeln offen. Was die meisten wollen, gilt von nun an.',
  venue:
    '**Hier oder an eurem Tisch.** Will niemand lieber hier kämpfen, und führt jemand Buch, gehört der Kampf euch.',
  account:
    '**Der Bericht vom Kampf.** Zeile für Zeile; was nicht sein kann, steht nicht zur Wahl. Alle bestätigen ihn, bevor er zählt.',
  review: '**War es so?** Sagt jemand nein, wird neu eingetragen.',
  assertion: '**Gelände beanspruchen.** Was einen Helden bewogen hat, bringt dir Punkte, höchstens 80.',
  objection:
    '**Gelände bestreiten.** Was keinen Helden bewogen hat, bringt niemandem etwas; der Tisch entscheidet.',
  vote: '**Stimm ab.** Wer leitet, zählt doppelt.',
  giveAway: '**Daheim.** Was ihr dem Dorf gebt, wird zu Punkten; was ihr behaltet, bleibt in der Truhe.',
  over: 'Das war ein Kampf. Bring mehr Helden mit, nimm die andere Seite oder such dir ein anderes Feld. Das Regelbuch hat alles Übrige, und dein Held kann wachsen.',
};
