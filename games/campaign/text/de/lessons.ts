import type { lessons as en } from '../en/lessons.ts';

export const lessons: typeof en = {
  begin:
    'Du führst die **Wikinger** auf einem kurzen Raubzug. Vier **geplünderte Dörfer** bringen den Sieg, eine verbrannte Burg auch. Verlier dein Schiff nicht.',
  divide:
    'Fünfzehn Punkte, drei Heere. Der Feind weiß nicht, welches dein starkes ist. Gleich starke Heere sind sicher, eines mit 6 gewinnt Kämpfe: **6-5-4** ist ein guter Anfang.',
  place:
    '**Aufbau.** Ein Heer hält die Burg. Stell die anderen zwischen Dörfer und Küste, aber nicht so weit auseinander, dass sie einander nicht helfen können.',
  initiativeCards:
    'Wer **zuerst** zieht, schlägt zuerst; wer danach zieht, sieht mehr. Heb dir Initiative für die Runde auf, in der es darauf ankommt.',
  command: ({ press, key }) =>
    `**Bewegung.** Das Schiff fährt zwei Felder, ein Heer geht eines. Von einem Küstenfeld aus darf ein Heer in derselben Runde landen. ${press} ein Heer oder das Schiff, dann auf ein markiertes Feld. Ein Dorf fällt, wenn dein Heer zu Beginn einer Runde darin steht und bis zu ihrem Ende in Ruhe gelassen wird. Mit ${key('Leertaste', 'Bewegung beenden')} schließt du ab.`,
  amount:
    'Punkte sind Männer. Füll ein Heer auf, das geblutet hat, oder mach eines stark genug für den nächsten Kampf. Der Feind sieht nur, dass ihr euch getroffen habt.',
  typeDie: 'Du würfelst mit echten Würfeln. Gib ein, was sie zeigen; die Halle glaubt dir.',
  defendShip:
    'Sie wollen das **Schiff** verbrennen. Sag, wer dafür kämpft. Selbst wenn du verlierst, kommt das Schiff davon, solange jemand lebt.',
  putToSea: 'Das Schiff muss fort vom Strand. Auf See erreicht es niemand.',
  stopAboard: 'An Bord bist du sicher. Das ist fast immer besser.',
  fordOrCard:
    'Der Fluss liegt hinter dir. Auf der Flucht kommst du bei **5 oder 6** hindurch; die Karte Furt braucht keinen Wurf, und hier rettet sie vielleicht ein Heer.',
  way: 'Figuren zur Hand? Dann wählt beide den Tisch. Sonst entscheiden hier im Nu die Würfel.',
  tactics:
    '**Kampf.** Jeder Punkt wirft je Durchgang einen Würfel, **5 und 6** treffen, höchstens drei Durchgänge. Die Balken zeigen, wie es enden kann. Eine Karte kann das wenden, aber gespielt ist gespielt.',
  moment:
    'Auf eurem Tisch hat jede taktische Karte ihren Augenblick. Hast du die richtige, dann ist er jetzt.',
  winner: 'Gib ein, was auf eurem Tisch geschah. Die andere Seite tut dasselbe.',
  losses: 'Zähle die vernichteten Punkte, ehe jemand welche rettet.',
  confirm: 'Sieh es dir noch einmal an. Danach fallen die Rettungswürfe.',
  bonusCard: 'Der Sieger darf eine **Karte** ziehen. Es spricht nichts dagegen.',
  sidestep:
    'Geradeaus ist der Rückweg versperrt. Wähle die Seite, auf der man dich nicht in den Fluss oder ins Meer treibt.',
  over: 'Das war ein kurzer Raubzug. Ein ganzer Feldzug dauert bis zu **24 Runden**, und die Normannen sind seine andere Hälfte. Beginne einen neuen, wenn du so weit bist, oder lies die Regeln.',
};
