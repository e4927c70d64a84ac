// German names of models, spells, items and all the rest, and how they stand in a sentence.

import {
  CARD,
  type Feat,
  type FurnitureKind,
  type Item,
  LOCK,
  type ModelType,
  type Spell,
} from '../../content/index.ts';
import type { Names } from '../en/names.ts';
import { figureOf } from '../figures.ts';
import type { Thing } from '../squares.ts';

const TYPES: Readonly<Record<ModelType, readonly [one: string, more: string]>> = {
  orlaf: ['Orlaf', 'Orlaf'],
  rordin: ['Rordin', 'Rordin'],
  madriga: ['Madriga', 'Madriga'],
  danor: ['Danor', 'Danor'],
  mortibris: ['Mortibris', 'Mortibris'],
  grund: ['Grund', 'Grund'],
  elshara: ['Elshara', 'Elshara'],
  hoggar: ['Hoggar', 'Hoggar'],
  'skeleton-warrior': ['Skelettkrieger', 'Skelettkrieger'],
  'skeleton-archer': ['Skelettschütze', 'Skelettschützen'],
  zombie: ['Zombie', 'Zombies'],
  'armoured-zombie': ['Panzerzombie', 'Panzerzombies'],
  'dwarf-revenant': ['Zwergwiedergänger', 'Zwergwiedergänger'],
  ghost: ['Geist', 'Geister'],
  'zombie-troll': ['Zombietroll', 'Zombietrolle'],
};

const FEAT_NAMES: Readonly<Record<Feat, string>> = {
  whirlwind: 'Wirbelwind',
  'stone-stance': 'Steinerner Stand',
  'arrow-storm': 'Pfeilhagel',
  focus: 'Sammlung',
  frenzy: 'Raserei',
  'hammer-rush': 'Hammersturm',
  'light-step': 'Leichter Schritt',
  rekindle: 'Neue Glut',
  'rise-all-of-you': 'Erhebt euch alle',
  'the-king-commands': 'Der König befiehlt',
  'last-breath': 'Letzter Hauch',
  'ground-slam': 'Bodenbeben',
};

const SPELL_NAMES: Readonly<Record<Spell, string>> = {
  burn: 'Brand',
  flamebolt: 'Flammenblitz',
  'break-ward': 'Siegel lockern',
  'sunder-ward': 'Siegel sprengen',
  corrode: 'Zersetzen',
  'brisk-work': 'Flinke Füße',
  crystallise: 'Kristallzucht',
  'mend-flesh': 'Wunden schließen',
  aegis: 'Ägide',
  firestorm: 'Feuersturm',
  'guiding-light': 'Leitlicht',
  'black-bolt': 'Schwarzer Blitz',
  bleed: 'Aderlass',
  'faithful-in-death': 'Treu bis in den Tod',
  'grave-chill': 'Grabeskälte',
  'deathly-wail': 'Todesklage',
  'knit-bone': 'Knochen fügen',
  'you-are-in-my-power': 'Du bist in meiner Gewalt',
};

const ITEM_NAMES: Readonly<Record<Item, string>> = {
  'spidersilk-armour': 'Spinnseidenrüstung',
  'energy-crystal-1': 'Kraftkristall 1',
  'energy-crystal-2': 'Kraftkristall 2',
  'energy-crystal-3': 'Kraftkristall 3',
  'healing-potion': 'Heiltrank',
  'greater-healing-potion': 'Großer Heiltrank',
  'potion-of-haste': 'Trank der Eile',
  'potion-of-stone': 'Steintrank',
  'grunds-hammer': 'Grunds Hammer',
  'runed-helm': 'Runenhelm',
  'bearclaw-charm': 'Bärenkralle',
  'elven-quiver': 'Elfenköcher',
  'ember-staff': 'Glutstab',
  'lockbreakers-wedge': 'Brechkeil',
  'ward-key': 'Siegelschlüssel',
  'lucky-coin': 'Glücksmünze',
  'smoke-phial': 'Rauchphiole',
  'blessed-ash': 'Geweihte Asche',
  'saints-knucklebone': 'Heiligenknöchel',
  'torch-of-the-forefathers': 'Fackel der Ahnen',
  'rune-axe': 'Runenaxt',
  'ring-of-second-wind': 'Ring des zweiten Atems',
  'travellers-cloak': 'Reisemantel',
  'bone-sceptre': 'Knochenzepter',
  'heart-fragment': 'Herzsplitter der Banshee',
  book: 'Das Buch',
  'seal-stone': 'Siegelstein',
};

const CARD_NAMES = {
  extraCommands: 'Weitere Befehle',
  doubleCommands: 'Doppelte Befehle',
  raiseDead: 'Totenerweckung',
  interrupt: 'Zwischenzug',
} as const;

type Gender = 'm' | 'f' | 'n';

const THINGS: Readonly<Record<Thing, readonly [name: string, gender: Gender]>> = {
  door: ['Tür', 'f'],
  weakSpot: ['Schwachstelle', 'f'],
  caveIn: ['Einsturz', 'm'],
  ...({
    barrel: ['Fass', 'n'],
    lectern: ['Pult', 'n'],
    throne: ['Thron', 'm'],
    chest: ['Truhe', 'f'],
    table: ['Tisch', 'm'],
    'weapon-rack': ['Waffenständer', 'm'],
    bookcase: ['Bücherregal', 'n'],
    cabinet: ['Schrank', 'm'],
    crypt: ['Grab', 'n'],
    well: ['Brunnen', 'm'],
  } satisfies Record<FurnitureKind, readonly [string, Gender]>),
};

const NOMINATIVE = { m: 'der', f: 'die', n: 'das' } as const;
const ACCUSATIVE = { m: 'den', f: 'die', n: 'das' } as const;
const DATIVE = { m: 'dem', f: 'der', n: 'dem' } as const;

const facings: Names['facings'] = { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' };

const lockNames = { L1: 'einfaches Schloss', L2: 'festes Schloss', L3: 'schweres Schloss' } as const;

function model(id: string): string {
  const { type, number } = figureOf(id);
  return number === null ? names.type(type) : `${names.type(type)} ${number}`;
}

const several = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const names: Names = {
  type: (type) => TYPES[type]?.[0] ?? type,
  model,
  models: (ids) => names.list(ids.map(model)),
  several: (type, count) => several(count, ...TYPES[type]),
  epithets: {
    orlaf: 'der Barbar',
    rordin: 'der Zwerg',
    madriga: 'die Waldläuferin',
    danor: 'der Magier',
    mortibris: 'der Nekromant',
    grund: 'der Zwergenkönig',
    elshara: 'die Banshee',
    hoggar: 'der Trollschamane',
  },
  side: (side) => (side === 'heroes' ? 'die Helden' : 'der Overlord'),
  feat: (feat) => FEAT_NAMES[feat],
  spell: (spell) => SPELL_NAMES[spell],
  item: (item) => ITEM_NAMES[item],
  card: (card) => {
    const { kind, value } = CARD[card];
    return kind === 'doubleCommands' ? CARD_NAMES[kind] : `${CARD_NAMES[kind]} ${value}`;
  },
  facings,
  courses: { ...facings, NE: 'Nordosten', SE: 'Südosten', SW: 'Südwesten', NW: 'Nordwesten' },
  lock: (lock) => lockNames[lock],
  lockValues: (lock) => `${lockNames[lock]} (${LOCK[lock].combat} Würfel, Rüstung ${LOCK[lock].armour})`,
  ward: (power) => `Siegel ${power}`,
  abilities: { tough: 'Zäh', ethereal: 'Körperlos', large: 'Groß', spellcaster: 'Zauberkundig' },
  modifiers: {
    injured: 'verletzt',
    outnumbered: 'in der Unterzahl',
    behind: 'von hinten',
    cover: 'über Möbel hinweg',
    cloak: 'Reisemantel',
  },
  marks: {
    corroded: 'Zersetzen',
    shielded: 'Ägide',
    hardened: 'Steintrank',
    stance: 'Steinerner Stand',
    guided: 'Leitlicht',
    chilled: 'Grabeskälte',
  },
  phases: {
    setUp: 'Aufbau',
    heroTurns: 'Züge der Helden',
    overlordTurn: 'Zug des Overlords',
    endOfRound: 'Rundenende',
    over: 'Ende',
  },
  thing: (what) => THINGS[what][0],
  theThing: (what) => `${NOMINATIVE[THINGS[what][1]]} ${THINGS[what][0]}`,
  percent: (chance) => `${Math.round(chance * 100)}\u00a0%`,
  dice: (n) => `${n} Würfel`,
  wounds: (n) => several(n, 'Wunde', 'Wunden'),
  hits: (n) => several(n, 'Treffer', 'Treffer'),
  cards: (n) => several(n, 'Karte', 'Karten'),
  squares: (n) => several(n, 'Feld', 'Felder'),
  commands: (n) => several(n, 'Befehl', 'Befehle'),
  list(words) {
    if (words.length < 2) return words[0] ?? 'niemand';
    return `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
  },
};

/** The inflected forms that only German needs. */
export const cases = {
  /** „die Tür“, „den Einsturz“ */
  accusative: (what: Thing): string => `${ACCUSATIVE[THINGS[what][1]]} ${THINGS[what][0]}`,
  /** „der Tür“, „dem Einsturz“ */
  dative: (what: Thing): string => `${DATIVE[THINGS[what][1]]} ${THINGS[what][0]}`,
  /** „Orlafs“, „Mortibris’“ */
  genitive: (id: string): string => (/[sßxz]$/.test(model(id)) ? `${model(id)}’` : `${model(id)}s`),
};
