// Was an einer Quest falsch sein kann, auf Deutsch.

import { isOneOf } from '@skald/kernel';
import {
  type Boss,
  type Hero,
  ITEMS,
  type Item,
  isBoss,
  isHero,
  isMinion,
  type Special,
} from '../../content/index.ts';
import type { ProblemParams } from '../../documents/index.ts';
import type { ProblemWords } from '../en/problems.ts';
import { cases, names as n } from './names.ts';

/** „zum Ausgang“, „zur Truhe“, „zu Grund“, „zu ‚Siegelstein‘“ */
function toThe({ what }: ProblemParams<'unreachableObjective'>): string {
  if (what === 'exit') return 'zum Ausgang';
  if (what === 'lever') return 'zum Hebel';
  if (isHero(what) || isBoss(what) || isMinion(what)) return `zu ${n.type(what)}`;
  if (isOneOf(ITEMS, what)) return `zu „${n.item(what)}“`;
  return `zu ${cases.dative(what)}`.replace('zu dem', 'zum').replace('zu der', 'zur');
}
const piece = ({ what }: ProblemParams<'strayPiece'>): string =>
  isHero(what) || isBoss(what) || isMinion(what) ? n.type(what) : n.thing(what);
const hero = ({ hero: id }: { readonly hero: Hero | Boss }): string => n.type(id);
const item = ({ item: id }: { readonly item: Item }): string => `„${n.item(id)}“`;
const door = ({ door: mark }: { readonly door: string }): string =>
  mark === '+' ? 'Die Schwachstelle' : `Tür ${mark}`;

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

  strayPiece: (p, at) => `Auf ${at} ist nur ein Stück gezeichnet (${piece(p)}). Ergänze es oder nimm es weg.`,
  offTheBoard: (_, at) => `Die Quest spricht von ${at}, und das liegt nicht auf dem Blatt.`,
  heroWithoutStart: (p) => `${hero(p)} nimmt teil und hat kein Startfeld. Setze eins auf die Karte.`,
  heroNotListed: (p, at) => `${hero(p)} steht auf ${at}, nimmt aber nicht teil.`,
  heroTwice: (p, at) =>
    at
      ? `${hero(p)} hat zwei Startfelder, das zweite auf ${at}. Lass eins.`
      : `${hero(p)} ist doppelt genannt.`,
  heroesApart: (p, at) =>
    `${hero(p)} startet auf ${at} hinter einer geschlossenen Tür. Alle Helden beginnen gemeinsam.`,
  bossTwice: ({ boss }, at) => `${n.type(boss)} steht zweimal da, noch einmal auf ${at}. Einmal genügt.`,
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
    what === undefined
      ? `Auf ${at} ist etwas versteckt, aber dort steht nichts, was sich durchsuchen ließe.`
      : `Durchsuchen lässt sich alles dieser Art (${n.thing(what)}), doch es steht nichts davon da.`,
  searchTwice: ({ what }, at) =>
    what === undefined
      ? `Das Möbel auf ${at} ist doppelt beschrieben.`
      : `Was sich findet (${n.thing(what)}), ist doppelt beschrieben.`,

  sealedRoom: (_, at) => `In den Raum bei ${at} führt keine Tür. Setze eine ein oder mauere ihn zu.`,
  unreachableFloor: ({ squares }, at) =>
    `Möbel versperren den Weg nach ${at} (${n.squares(squares)}). Lass einen Durchgang.`,
  unreachableObjective: (p, at) => `Die Helden kommen nicht ${toThe(p)} auf ${at}. Schaffe einen Weg.`,
  keyMissing: ({ ward }, at) =>
    `Gegen das Siegel ${ward} auf ${at} haben und finden die Helden nichts. Gib ihnen einen Zauber, einen Siegelschlüssel oder Kristalle.`,
  narrowRoute: (p, at) =>
    `Der Weg ${toThe(p)} auf ${at} ist irgendwo nur ein Feld breit. Zwei geben den besseren Kampf.`,
  largeStuck: ({ model }, at) =>
    `${n.type(model)} auf ${at} kann sich nicht rühren. Nötig sind zwei Felder Breite.`,
  largeConfined: ({ model }, at) => `${n.type(model)} auf ${at} ist zu breit, um den Raum zu verlassen.`,

  spellNotForCaster: (p) => `${hero(p)} kann „${n.spell(p.spell)}“ nicht wirken. Streich den Zauber.`,
  itemNotForOwner: (p, at) =>
    `${item(p)} ist nichts für ${n.type(p.owner)}${at && ` auf ${at}`}. Nimm es weg.`,
  itemForNobody: (p, at) => `Mit ${item(p)}${at && ` auf ${at}`} kann keiner dieser Helden etwas anfangen.`,
  heroAbsent: (p) => `${hero(p)} bekommt eine Belohnung, nimmt aber nicht teil.`,
  deckTooLarge: ({ deck, most }) =>
    `Der Stapel hat ${deck} Karten. Ein Overlord dieser Art hat höchstens ${most}.`,
  poolTooLarge: ({ minion }) =>
    `${n.type(minion)} ist zu groß, um erweckt zu werden. Setze ihn auf die Karte.`,
  noExit: () => 'Die Helden sollen hinaus, und es gibt keinen Ausgang. Zeichne einen.',
  bossMissing: ({ boss }) => `Von ${n.type(boss)} ist die Rede, aber auf der Karte fehlt die Figur.`,
  objectMissing: ({ object }) =>
    `Von „${n.item(object)}“ ist die Rede, doch zu finden ist es nirgends. Leg es in eine Truhe.`,
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
  specialTwice: ({ special }) => `„${SPECIALS[special]}“ darf es nur einmal geben.`,
};
