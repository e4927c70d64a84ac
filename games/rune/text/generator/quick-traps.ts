// The traps of the quick charts: what is seen of each, and how it works. RUN-CHART-TRAP3

import type { QuickTrap } from '../../content/quick/traps.ts';
import type { ThingTale } from '../../rules/generating/tale.ts';

export const QUICK_TRAP_TALES: Readonly<Record<QuickTrap, ThingTale>> = {
  'animal-handling': {
    name: { en: 'The hounds on the chain', de: 'Die Hunde an der Kette' },
    sight: {
      en: 'A handful of lean hounds lie across the way and do not get up.',
      de: 'Quer über dem Weg liegt eine Handvoll magerer Hunde und steht nicht auf.',
    },
    closer: {
      en: 'The chain is longer than it looks. Somebody has to talk to them, and in the right voice.',
      de: 'Die Kette ist länger, als sie aussieht. Jemand muss mit ihnen reden, und zwar im richtigen Ton.',
    },
  },
  weapon: {
    name: { en: 'The works behind the wall', de: 'Das Werk hinter der Wand' },
    sight: {
      en: 'Behind the wall something ticks, and it has begun to tick faster.',
      de: 'Hinter der Wand tickt etwas, und seit eben tickt es schneller.',
    },
    closer: {
      en: 'It is a weight, a wheel and a great many blades. It can be smashed, if somebody hits it hard and soon.',
      de: 'Es sind ein Gewicht, ein Rad und sehr viele Klingen. Man kann es zerschlagen, wenn jemand hart und bald zuschlägt.',
    },
  },
  awareness: {
    name: { en: 'The cup on the ledge', de: 'Der Becher auf dem Sims' },
    sight: {
      en: 'On a ledge stands a cup, clean, as if somebody had just put it down.',
      de: 'Auf einem Sims steht ein Becher, sauber, als hätte ihn eben jemand abgestellt.',
    },
    closer: {
      en: 'A hair runs from its foot into the stone. It takes good eyes to see it.',
      de: 'Von seinem Fuß läuft ein Haar in den Stein. Um es zu sehen, braucht es gute Augen.',
    },
  },
  balance: {
    name: { en: 'The plank', de: 'Die Planke' },
    sight: {
      en: 'The way goes on over a plank, a foot wide, with stakes below.',
      de: 'Weiter geht es über eine Planke, einen Fuß breit, und darunter stehen Pfähle.',
    },
    closer: {
      en: 'The plank turns on a peg in the middle. Whoever built it wanted to watch.',
      de: 'Die Planke dreht sich in der Mitte um einen Zapfen. Wer sie gebaut hat, wollte zusehen.',
    },
  },
  bows: {
    name: { en: 'The cord up high', de: 'Die Schnur in der Höhe' },
    sight: {
      en: 'A net full of stones hangs over the way, and the cord that holds it is a long shot off.',
      de: 'Über dem Weg hängt ein Netz voller Steine, und die Schnur, die es hält, ist einen weiten Schuss entfernt.',
    },
    closer: {
      en: 'An arrow through the cord brings the stones down before anybody stands below.',
      de: 'Ein Pfeil durch die Schnur holt die Steine herunter, ehe jemand darunter steht.',
    },
  },
  bravery: {
    name: { en: 'The faces in the smoke', de: 'Die Gesichter im Rauch' },
    sight: {
      en: 'Smoke drifts across the way, and in it are the faces of people whom you have buried.',
      de: 'Rauch zieht über den Weg, und darin sind die Gesichter von Leuten, die ihr begraben habt.',
    },
    closer: {
      en: 'They are not there. Whoever holds on to that passes; the others run where they should not.',
      de: 'Sie sind nicht da. Wer daran festhält, kommt durch; die anderen laufen dorthin, wo sie nicht hinsollten.',
    },
  },
  brawling: {
    name: { en: 'The iron doorkeeper', de: 'Der eiserne Türsteher' },
    sight: {
      en: 'A man of iron stands in the doorway, taller than the door, and one of his arms moves.',
      de: 'In der Tür steht ein Mann aus Eisen, größer als die Tür, und einer seiner Arme bewegt sich.',
    },
    closer: {
      en: 'He stands on two wheels only. With a good push he falls over, and stays there.',
      de: 'Er steht nur auf zwei Rädern. Ein kräftiger Stoß, und er fällt um und bleibt liegen.',
    },
  },
  climb: {
    name: { en: 'The floor that opens', de: 'Der Boden, der sich öffnet' },
    sight: {
      en: 'The floor is of iron bars, and warm air comes up between them.',
      de: 'Der Boden ist aus Eisenstäben, und warme Luft kommt zwischen ihnen herauf.',
    },
    closer: {
      en: 'The bars slide apart a moment after the first step. By then one should be on the wall.',
      de: 'Einen Augenblick nach dem ersten Schritt fahren die Stäbe auseinander. Dann sollte man an der Wand sein.',
    },
  },
  traps: {
    name: { en: 'The snare', de: 'Die Schlinge' },
    sight: {
      en: 'Loose leaves lie where there are no trees.',
      de: 'Loses Laub liegt, wo keine Bäume sind.',
    },
    closer: {
      en: 'Below is a snare of wire, and on the other end of the wire a beam. One pair of quiet hands can take it apart.',
      de: 'Darunter liegt eine Drahtschlinge und am anderen Ende des Drahts ein Balken. Ein Paar ruhige Hände kann sie auseinandernehmen.',
    },
  },
  disguise: {
    name: { en: 'The counting eye', de: 'Das zählende Auge' },
    sight: {
      en: 'An eye of glass turns in the lintel and looks at each of you in turn.',
      de: 'Im Türsturz dreht sich ein Auge aus Glas und sieht einen nach dem anderen an.',
    },
    closer: {
      en: 'It lets its own people pass. It has never been very clever about faces.',
      de: 'Seine eigenen Leute lässt es durch. Mit Gesichtern hat es sich nie besonders ausgekannt.',
    },
  },
  'divine-awareness': {
    name: { en: 'The stained stone', de: 'Der fleckige Stein' },
    sight: {
      en: 'In the middle of the way stands a stone with dark stains, and the birds keep away from it.',
      de: 'Mitten im Weg steht ein Stein mit dunklen Flecken, und die Vögel meiden ihn.',
    },
    closer: {
      en: 'Something was given here to somebody who is still hungry. Whoever feels that goes around.',
      de: 'Hier wurde jemandem etwas gegeben, der noch immer hungrig ist. Wer das spürt, geht außen herum.',
    },
  },
  dodge: {
    name: { en: 'The spear in the wall', de: 'Der Speer in der Wand' },
    sight: {
      en: 'There is a hole in the wall, at the height of a belt, and scratches on the wall opposite.',
      de: 'In der Wand ist ein Loch in Gürtelhöhe, und gegenüber hat die Wand Schrammen.',
    },
    closer: {
      en: 'A spear on a spring sits in the hole. It has plenty of spring left.',
      de: 'In dem Loch sitzt ein Speer auf einer Feder. Die Feder ist noch gut.',
    },
  },
  jump: {
    name: { en: 'The rolling logs', de: 'Die rollenden Stämme' },
    sight: {
      en: 'Above you logs lie in a row, and what holds them is one wedge.',
      de: 'Oberhalb liegen Stämme in einer Reihe, und gehalten werden sie von einem Keil.',
    },
    closer: {
      en: 'The wedge is tied to the path. Once they come, one jumps or one does not.',
      de: 'Der Keil hängt am Weg. Wenn sie kommen, springt man, oder man springt nicht.',
    },
  },
  lore: {
    name: { en: 'The seven doors', de: 'Die sieben Türen' },
    sight: {
      en: 'Seven small doors stand side by side, and six of them have killed somebody.',
      de: 'Sieben kleine Türen stehen nebeneinander, und sechs davon haben schon jemanden umgebracht.',
    },
    closer: {
      en: 'There is a tale about this. It is about the door that nobody mentions.',
      de: 'Darüber gibt es eine Geschichte. Sie handelt von der Tür, die keiner erwähnt.',
    },
  },
  map: {
    name: { en: 'The false wall', de: 'Die falsche Wand' },
    sight: {
      en: 'You have passed this corner before, and since then the walls have come nearer.',
      de: 'An dieser Ecke wart ihr schon einmal, und seither sind die Wände näher gerückt.',
    },
    closer: {
      en: 'One of the walls is wood, painted. Whoever has kept count of his steps knows which.',
      de: 'Eine der Wände ist bemaltes Holz. Wer seine Schritte gezählt hat, weiß, welche.',
    },
  },
  music: {
    name: { en: 'The harp without a player', de: 'Die Harfe ohne Spieler' },
    sight: {
      en: 'A harp plays by itself, and your feet have begun to listen.',
      de: 'Eine Harfe spielt von selbst, und eure Füße haben angefangen zuzuhören.',
    },
    closer: {
      en: 'It will play until the dancers bleed, or until somebody plays better.',
      de: 'Sie spielt, bis die Tänzer bluten, oder bis jemand besser spielt.',
    },
  },
  'pick-lock': {
    name: { en: 'The casing', de: 'Das Gehäuse' },
    sight: {
      en: 'A box of iron is let into the floor, and it hums.',
      de: 'In den Boden ist ein eiserner Kasten eingelassen, und er summt.',
    },
    closer: {
      en: 'Whatever goes off here is wound up in there. The lock is good, but it is a lock.',
      de: 'Was hier losgeht, wird da drin aufgezogen. Das Schloss ist gut, aber es ist ein Schloss.',
    },
  },
  repair: {
    name: { en: 'The bridge that was', de: 'Was einmal eine Brücke war' },
    sight: {
      en: 'There is a bridge, and there are gaps in it, and the gaps are newer.',
      de: 'Da ist eine Brücke, und sie hat Lücken, und die Lücken sind neuer als sie.',
    },
    closer: {
      en: 'The beams have been sawn from below. With rope and some patience it will bear again.',
      de: 'Die Balken sind von unten angesägt. Mit Seil und etwas Geduld trägt sie wieder.',
    },
  },
  runes: {
    name: { en: 'The warning', de: 'Die Warnung' },
    sight: {
      en: 'Runes are cut over the door, deep, by somebody who was in earnest.',
      de: 'Über der Tür sind Runen eingeschnitten, tief, von jemandem, dem es ernst war.',
    },
    closer: {
      en: 'They say where not to tread. They say nothing to those who cannot read.',
      de: 'Sie sagen, wohin man nicht treten soll. Wer nicht lesen kann, dem sagen sie nichts.',
    },
  },
  ski: {
    name: { en: 'The white slope', de: 'Der weiße Hang' },
    sight: {
      en: 'A slope full of snow lies above you, and it has a crack right across.',
      de: 'Über euch liegt ein Hang voller Schnee, und quer hindurch geht ein Riss.',
    },
    closer: {
      en: 'It will come down. On boards one may be at the bottom first.',
      de: 'Er wird herunterkommen. Auf Brettern ist man vielleicht zuerst unten.',
    },
  },
  sleep: {
    name: { en: 'The sweet air', de: 'Die süße Luft' },
    sight: {
      en: 'The air is sweet here, like old honey, and the lamps burn blue.',
      de: 'Die Luft ist süß hier wie alter Honig, und die Lampen brennen blau.',
    },
    closer: {
      en: 'It makes drowsy. Those who lie down are found later, by rats.',
      de: 'Sie macht schläfrig. Wer sich hinlegt, wird später gefunden, von Ratten.',
    },
  },
  sprint: {
    name: { en: 'The boulders', de: 'Die Felsbrocken' },
    sight: {
      en: 'The way goes down straight and smooth, and at its head something heavy has just moved.',
      de: 'Der Weg führt gerade und glatt hinab, und an seinem oberen Ende hat sich eben etwas Schweres bewegt.',
    },
    closer: {
      en: 'There are three boulders, round as heads. They are not fast, but they do not tire.',
      de: 'Es sind drei Brocken, rund wie Köpfe. Schnell sind sie nicht, aber sie werden nicht müde.',
    },
  },
  stealth: {
    name: { en: 'The row of bells', de: 'Die Glockenreihe' },
    sight: {
      en: 'Little bells hang in rows from the ceiling, hundreds of them, and none rings.',
      de: 'Von der Decke hängen in Reihen kleine Glocken, Hunderte, und keine klingt.',
    },
    closer: {
      en: 'When one rings, what hangs above them falls. They hang very finely.',
      de: 'Wenn eine klingt, fällt herab, was über ihnen hängt. Sie hängen sehr fein.',
    },
  },
  survival: {
    name: { en: 'The cold draught', de: 'Der kalte Luftzug' },
    sight: {
      en: 'A wind comes out of the stone that is colder than any winter.',
      de: 'Aus dem Stein kommt ein Wind, kälter als jeder Winter.',
    },
    closer: {
      en: 'Fingers turn white and then black. One must know how to wrap them, and with what.',
      de: 'Finger werden weiß und dann schwarz. Man muss wissen, wie man sie einwickelt und womit.',
    },
  },
  swim: {
    name: { en: 'The flooded stretch', de: 'Die geflutete Strecke' },
    sight: {
      en: 'The way goes down into black water, and comes up again somewhere.',
      de: 'Der Weg führt hinab in schwarzes Wasser und kommt irgendwo wieder herauf.',
    },
    closer: {
      en: 'It is farther than one breath, and something below holds on to boots.',
      de: 'Es ist weiter als ein Atemzug, und unten hält etwas die Stiefel fest.',
    },
  },
};
