// Was an einer Quest falsch sein kann, auf Deutsch.

import type { Problem } from '@skald/kernel';
import {
  type Boss,
  type Hero,
  ITEMS,
  type Item,
  isBoss,
  isHero,
  isMinion,
  type Minion,
  type Special,
  type Spell,
} from '../../content/index.ts';
import type { ProblemWords } from '../en/problems.ts';
import type { Thing } from '../squares.ts';
import { cases, names as n } from './names.ts';

type Params = Problem['params'];
type Value = Params[string] | undefined;

/** „zum Ausgang“, „zur Truhe“, „zu Grund“, „zu ‚Siegelstein‘“ */
function toThe(what: Value): string {
  const id = String(what);
  if (id === 'exit') return 'zum Ausgang';
  if (id === 'lever') return 'zum Hebel';
  if (isHero(id) || isBoss(id) || isMinion(id)) return `zu ${n.type(id)}`;
  if ((ITEMS as readonly string[]).includes(id)) return `zu „${n.item(id as Item)}“`;
  return `zu ${cases.dative(id as Thing)}`.replace('zu dem', 'zum').replace('zu der', 'zur');
}
const nameOf = (what: Value): string => {
  const id = String(what);
  return isBoss(id) || isMinion(id) ? n.type(id) : n.thing(id as Thing);
};
const hero = ({ hero: id }: Params): string => n.type(id as Hero);
const item = ({ item: id }: Params): string => `„${n.item(id as Item)}“`;
const door = ({ door: mark }: Params): string => (mark === '+' ? 'Die Schwachstelle' : `Tür ${mark}`);

const SPECIALS: Readonly<Record<Special['type'], string>> = {
  weakness: 'Ein Anführer mit einer Schwäche',
  alarm: 'Ein Alarm',
  unseals: 'Ein Gegenstand, der ein Siegel schwächt',
  turningChamber: 'Eine Drehkammer',
  levers: 'Hebel vor dem Ausgang',
  caveIn: 'Eine Decke, die einstürzen kann',
};
export const specialName = (type: Special['type']): string => SPECIALS[type];

export const problems: ProblemWords = {
  notAQuest: () => 'Diese Datei ist keine Quest.',
  otherVersion: () => 'Diese Quest wurde für eine andere Fassung des Spiels geschrieben.',
  tooSmall: () => 'Das Verlies dieser Quest ist zu klein: Nötig sind mindestens drei Reihen zu drei Feldern.',
  tooLarge: () => 'Das Verlies dieser Quest ist zu groß: Erlaubt sind vierzig Reihen zu vierzig Feldern.',
  unequalRows: () => 'Die Reihen des Verlieses sind nicht gleich lang.',
  unknownLetter: ({ path }) => `In der Zeichnung steht ein Buchstabe ohne Bedeutung (${path}).`,
  unknownSpecial: ({ path }) => `Die Quest hat eine Sonderregel, die hier niemand kennt (${path}).`,
  malformed: ({ path }) => `Etwas in der Quest ist nicht so, wie es sein muss${path ? ` (${path})` : ''}.`,

  strayPiece: ({ what }, at) =>
    `Auf ${at} ist nur ein Stück gezeichnet (${nameOf(what)}). Ergänze es oder nimm es weg.`,
  offTheBoard: (_, at) => `Die Quest spricht von ${at}, und das liegt nicht auf dem Blatt.`,
  heroWithoutStart: (p) => `${hero(p)} nimmt teil und hat kein Startfeld. Setze eins auf die Karte.`,
  heroNotListed: (p, at) => `${hero(p)} steht auf ${at}, nimmt aber nicht teil.`,
  heroTwice: (p, at) =>
    at
      ? `${hero(p)} hat zwei Startfelder, das zweite auf ${at}. Lass eins.`
      : `${hero(p)} ist doppelt genannt.`,
  heroesApart: (p, at) =>
    `${hero(p)} startet auf ${at} hinter einer geschlossenen Tür. Alle Helden beginnen gemeinsam.`,
  bossTwice: ({ boss }, at) =>
    `${n.type(boss as Boss)} steht zweimal da, noch einmal auf ${at}. Einmal genügt.`,
  figureMissing: (_, at) => `Die Quest beschreibt eine Figur auf ${at}, gezeichnet ist dort keine.`,
  figureTwice: (_, at) => `Die Figur auf ${at} ist doppelt beschrieben.`,
  notABoss: (_, at) => `Die Figur auf ${at} hat Wunden oder Gegenstände. Das haben nur Anführer.`,
  nobodyToFight: () =>
    'Es gibt keine Gegner: Keiner ist gezeichnet, und keiner kann erweckt werden. Setze welche auf die Karte.',

  doorShape: (p, at) => `${door(p)} auf ${at} ist keine Tür: Sie hat ein Feld oder zwei nebeneinander.`,
  doorInNoWall: (p, at) =>
    `${door(p)} auf ${at} sitzt in keiner Mauer. Nötig sind Mauer an beiden Enden und Boden davor und dahinter.`,
  doorLeadsNowhere: (p, at) => `${door(p)} auf ${at} führt nirgendwohin, wo man nicht auch so hinkäme.`,
  doorNotDescribed: (p, at) => `${door(p)} auf ${at} hat weder Schloss noch Siegel. Eins braucht sie.`,
  doorNotDrawn: (p) => `${door(p)} ist beschrieben, aber nicht gezeichnet.`,
  doorTwice: (p) => `${door(p)} ist doppelt beschrieben.`,
  notLocked: ({ what }, at) =>
    `${what === 'door' ? 'Die Tür' : 'Die Truhe'} auf ${at} hat weder Schloss noch Siegel. Eins braucht sie.`,
  chestNotDescribed: (_, at) => `Die Truhe auf ${at} hat weder Schloss noch Siegel. Eins braucht sie.`,
  chestNotDrawn: (_, at) => `Die Quest beschreibt eine Truhe auf ${at}, gezeichnet ist dort keine.`,
  chestTwice: (_, at) => `Die Truhe auf ${at} ist doppelt beschrieben.`,
  nothingToSearch: ({ what }, at) =>
    at
      ? `Auf ${at} ist etwas versteckt, aber dort steht nichts, was sich durchsuchen ließe.`
      : `Durchsuchen lässt sich alles dieser Art (${n.thing(what as Thing)}), doch es steht nichts davon da.`,
  searchTwice: ({ what }, at) =>
    at
      ? `Das Möbel auf ${at} ist doppelt beschrieben.`
      : `Was sich findet (${n.thing(what as Thing)}), ist doppelt beschrieben.`,

  sealedRoom: (_, at) => `In den Raum bei ${at} führt keine Tür. Setze eine ein oder mauere ihn zu.`,
  unreachableFloor: ({ squares }, at) =>
    `Möbel versperren den Weg nach ${at} (${n.squares(Number(squares))}). Lass einen Durchgang.`,
  unreachableObjective: ({ what }, at) =>
    `Die Helden kommen nicht ${toThe(what)} auf ${at}. Schaffe einen Weg.`,
  keyMissing: ({ ward }, at) =>
    `Gegen das Siegel ${ward} auf ${at} haben und finden die Helden nichts. Gib ihnen einen Zauber, einen Siegelschlüssel oder Kristalle.`,
  narrowRoute: ({ what }, at) =>
    `Der Weg ${toThe(what)} auf ${at} ist irgendwo nur ein Feld breit. Zwei geben den besseren Kampf.`,
  largeStuck: ({ model }, at) =>
    `${n.type(model as Minion)} auf ${at} kann sich nicht rühren. Nötig sind zwei Felder Breite.`,
  largeConfined: ({ model }, at) =>
    `${n.type(model as Minion)} auf ${at} ist zu breit, um den Raum zu verlassen.`,

  spellNotForCaster: (p) =>
    `${hero(p)} kann „${n.spell(p.spell as Spell)}“ nicht wirken. Streich den Zauber.`,
  itemNotForOwner: (p, at) =>
    `${item(p)} ist nichts für ${n.type(p.owner as Hero | Boss)}${at && ` auf ${at}`}. Nimm es weg.`,
  itemForNobody: (p, at) => `Mit ${item(p)}${at && ` auf ${at}`} kann keiner dieser Helden etwas anfangen.`,
  heroAbsent: (p) => `${hero(p)} bekommt eine Belohnung, nimmt aber nicht teil.`,
  deckTooLarge: ({ deck, most }) =>
    `Der Stapel hat ${deck} Karten. Ein Overlord dieser Art hat höchstens ${most}.`,
  poolTooLarge: ({ minion }) =>
    `${n.type(minion as Minion)} ist zu groß, um erweckt zu werden. Setze ihn auf die Karte.`,
  noExit: () => 'Die Helden sollen hinaus, und es gibt keinen Ausgang. Zeichne einen.',
  bossMissing: ({ boss }) => `Von ${n.type(boss as Boss)} ist die Rede, aber auf der Karte fehlt die Figur.`,
  objectMissing: ({ object }) =>
    `Von „${n.item(object as Item)}“ ist die Rede, doch zu finden ist es nirgends. Leg es in eine Truhe.`,
  doorUnknown: ({ door: mark }) => `Eine Sonderregel spricht von Tür ${mark}, und die ist nicht gezeichnet.`,
  doorWithoutWard: ({ door: mark }) =>
    `Eine Sonderregel schwächt das Siegel von Tür ${mark}, aber sie hat keins.`,
  leverMissing: (_, at) => `Auf ${at} soll ein Hebel sein, doch dort steht kein Pult.`,
  thresholdMisplaced: (_, at) => `Die Schwelle auf ${at} muss Boden neben der Drehkammer sein, nicht in ihr.`,
  areaWithoutFloor: (_, at) => `Der Bereich, der auf ${at} beginnt, hat keinen Boden.`,
  tooLongToHold: ({ rounds, most }) =>
    `${rounds} Runden kann niemand standhalten: Die Karten des Overlords reichen für ${most}, dann gewinnt er.`,
  guardMissing: (_, at) => `Die Helden sollen eine Truhe auf ${at} schützen, aber dort steht keine.`,
  guardUnlocked: (_, at) => `Die Truhe auf ${at} soll geschützt werden. Gib ihr ein Schloss und kein Siegel.`,
  guardFilled: (_, at) =>
    `Die Truhe auf ${at} soll geschützt werden, also öffnet sie kein Held. Leg den Inhalt anderswohin.`,
  guardHidden: (_, at) =>
    `Die Truhe auf ${at} soll geschützt werden, doch die Helden sehen sie anfangs nicht. Stell sie dorthin, wo sie beginnen.`,
  guardTwice: (_, at) => `Die Truhe auf ${at} soll zweimal geschützt werden. Einmal genügt.`,
  guardAlone: () =>
    'Eine Truhe zu schützen beendet nichts. Gib ein weiteres Ziel an, oder lass die Helden gewinnen, wenn keine Karte mehr zu ziehen ist.',
  specialTwice: ({ special }) => `„${SPECIALS[special as Special['type']]}“ darf es nur einmal geben.`,
};
