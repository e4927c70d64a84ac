// What everything is called, in every language, with the grammar each of them needs.

import { type Gender, type Named, same } from '@skald/text';
import type {
  Ability,
  Boss,
  CardKind,
  Facing,
  Feat,
  Hero,
  Item,
  Lock,
  Minion,
  Spell,
} from '../content/index.ts';
import type { Modifier } from '../rules/modifiers.ts';
import type { Mark, State } from '../rules/state.ts';
import type { Course, Thing } from './squares.ts';

export const PERSON_NAMES: Readonly<Record<Hero | Boss, Named>> = {
  orlaf: same('Orlaf'),
  rordin: same('Rordin'),
  madriga: same('Madriga'),
  danor: same('Danor'),
  mortibris: same('Mortibris'),
  grund: same('Grund'),
  elshara: same('Elshara'),
  hoggar: same('Hoggar'),
};

export const BYNAMES: Readonly<Record<Hero | Boss, Named>> = {
  orlaf: { en: 'the barbarian', de: 'der Barbar' },
  rordin: { en: 'the dwarf', de: 'der Zwerg' },
  madriga: { en: 'the ranger', de: 'die Waldläuferin' },
  danor: { en: 'the wizard', de: 'der Magier' },
  mortibris: { en: 'the necromancer', de: 'der Nekromant' },
  grund: { en: 'the dwarf king', de: 'der Zwergenkönig' },
  elshara: { en: 'the banshee', de: 'die Banshee' },
  hoggar: { en: 'the troll shaman', de: 'der Trollschamane' },
};

/** All the others are men, or were. */
const WOMEN: ReadonlySet<string> = new Set(['madriga', 'elshara'] satisfies (Hero | Boss)[]);
export const isWoman = (id: string): boolean => WOMEN.has(id);

/** One, and several. */
type Counted = readonly [one: string, several: string];

export const MINION_NAMES: Readonly<Record<Minion, Named<Counted>>> = {
  'skeleton-warrior': {
    en: ['Skeleton Warrior', 'Skeleton Warriors'],
    de: ['Skelettkrieger', 'Skelettkrieger'],
  },
  'skeleton-archer': {
    en: ['Skeleton Archer', 'Skeleton Archers'],
    de: ['Skelettschütze', 'Skelettschützen'],
  },
  zombie: { en: ['Zombie', 'Zombies'], de: ['Zombie', 'Zombies'] },
  'armoured-zombie': { en: ['Armoured Zombie', 'Armoured Zombies'], de: ['Panzerzombie', 'Panzerzombies'] },
  'dwarf-revenant': {
    en: ['Dwarf Revenant', 'Dwarf Revenants'],
    de: ['Zwergwiedergänger', 'Zwergwiedergänger'],
  },
  ghost: { en: ['Ghost', 'Ghosts'], de: ['Geist', 'Geister'] },
  'zombie-troll': { en: ['Zombie Troll', 'Zombie Trolls'], de: ['Zombietroll', 'Zombietrolle'] },
};

export const FEAT_NAMES: Readonly<Record<Feat, Named>> = {
  whirlwind: { en: 'Whirlwind', de: 'Wirbelwind' },
  'stone-stance': { en: 'Stone Stance', de: 'Steinerner Stand' },
  'arrow-storm': { en: 'Arrow Storm', de: 'Pfeilhagel' },
  focus: { en: 'Focus', de: 'Konzentration' },
  frenzy: { en: 'Frenzy', de: 'Raserei' },
  'hammer-rush': { en: 'Hammer Rush', de: 'Hammersturm' },
  'light-step': { en: 'Light Step', de: 'Leichter Schritt' },
  rekindle: { en: 'Rekindle', de: 'Neue Glut' },
  'rise-all-of-you': { en: 'Rise, All of You', de: 'Erhebt euch alle' },
  'the-king-commands': { en: 'The King Commands', de: 'Der König befiehlt' },
  'last-breath': { en: 'Last Breath', de: 'Letzter Hauch' },
  'ground-slam': { en: 'Ground Slam', de: 'Bodenbeben' },
};

export const SPELL_NAMES: Readonly<Record<Spell, Named>> = {
  burn: { en: 'Burn', de: 'Brand' },
  flamebolt: { en: 'Flamebolt', de: 'Flammenblitz' },
  'break-ward': { en: 'Break Ward', de: 'Siegel lockern' },
  'sunder-ward': { en: 'Sunder Ward', de: 'Siegel sprengen' },
  corrode: { en: 'Corrode', de: 'Zersetzen' },
  'brisk-work': { en: 'Brisk Work', de: 'Flinke Füße' },
  crystallise: { en: 'Crystallise', de: 'Kristallzucht' },
  'mend-flesh': { en: 'Mend Flesh', de: 'Wunden schließen' },
  aegis: { en: 'Aegis', de: 'Ägide' },
  firestorm: { en: 'Firestorm', de: 'Feuersturm' },
  'guiding-light': { en: 'Guiding Light', de: 'Leitlicht' },
  'black-bolt': { en: 'Black Bolt', de: 'Schwarzer Blitz' },
  bleed: { en: 'Bleed', de: 'Aderlass' },
  'faithful-in-death': { en: 'Faithful in Death', de: 'Treu bis in den Tod' },
  'grave-chill': { en: 'Grave Chill', de: 'Grabeskälte' },
  'deathly-wail': { en: 'Deathly Wail', de: 'Todesklage' },
  'knit-bone': { en: 'Knit Bone', de: 'Knochen fügen' },
  'you-are-in-my-power': { en: 'You Are In My Power', de: 'Du bist in meiner Gewalt' },
};

export const ITEM_NAMES: Readonly<Record<Item, Named>> = {
  'spidersilk-armour': { en: 'Spidersilk Armour', de: 'Spinnseidenrüstung' },
  'energy-crystal-1': { en: 'Energy Crystal 1', de: 'Kraftkristall 1' },
  'energy-crystal-2': { en: 'Energy Crystal 2', de: 'Kraftkristall 2' },
  'energy-crystal-3': { en: 'Energy Crystal 3', de: 'Kraftkristall 3' },
  'healing-potion': { en: 'Healing Potion', de: 'Heiltrank' },
  'greater-healing-potion': { en: 'Greater Healing Potion', de: 'Großer Heiltrank' },
  'potion-of-haste': { en: 'Potion of Haste', de: 'Trank der Eile' },
  'potion-of-stone': { en: 'Potion of Stone', de: 'Steintrank' },
  'grunds-hammer': { en: 'Grund’s Hammer', de: 'Grunds Hammer' },
  'runed-helm': { en: 'Runed Helm', de: 'Runenhelm' },
  'bearclaw-charm': { en: 'Bearclaw Charm', de: 'Bärenkralle' },
  'elven-quiver': { en: 'Elven Quiver', de: 'Elfenköcher' },
  'ember-staff': { en: 'Ember Staff', de: 'Glutstab' },
  'lockbreakers-wedge': { en: 'Lockbreaker’s Wedge', de: 'Brechkeil' },
  'ward-key': { en: 'Ward Key', de: 'Siegelschlüssel' },
  'lucky-coin': { en: 'Lucky Coin', de: 'Glücksmünze' },
  'smoke-phial': { en: 'Smoke Phial', de: 'Rauchphiole' },
  'blessed-ash': { en: 'Blessed Ash', de: 'Geweihte Asche' },
  'saints-knucklebone': { en: 'Saint’s Knucklebone', de: 'Heiligenknöchel' },
  'torch-of-the-forefathers': { en: 'Torch of the Forefathers', de: 'Fackel der Ahnen' },
  'rune-axe': { en: 'Rune Axe', de: 'Runenaxt' },
  'ring-of-second-wind': { en: 'Ring of Second Wind', de: 'Ring des zweiten Atems' },
  'travellers-cloak': { en: 'Traveller’s Cloak', de: 'Reisemantel' },
  'bone-sceptre': { en: 'Bone Sceptre', de: 'Knochenzepter' },
  'heart-fragment': { en: 'Banshee Heart Fragment', de: 'Herzsplitter der Banshee' },
  book: { en: 'Book', de: 'Das Buch' },
  'seal-stone': { en: 'Seal Stone', de: 'Siegelstein' },
};

/** Most cards say how much of it they give. */
export const CARD_NAMES: Readonly<Record<CardKind, Named>> = {
  extraCommands: { en: 'Extra Commands', de: 'Weitere Befehle' },
  doubleCommands: { en: 'Double Commands', de: 'Doppelte Befehle' },
  raiseDead: { en: 'Raise Dead', de: 'Totenerweckung' },
  interrupt: { en: 'Interrupt', de: 'Zwischenzug' },
};

export const THING_NAMES: Readonly<Record<Thing, Named<string, readonly [name: string, gender: Gender]>>> = {
  door: { en: 'door', de: ['Tür', 'f'] },
  weakSpot: { en: 'Weak Spot', de: ['Schwachstelle', 'f'] },
  caveIn: { en: 'fallen roof', de: ['Einsturz', 'm'] },
  barrel: { en: 'barrel', de: ['Fass', 'n'] },
  lectern: { en: 'lectern', de: ['Pult', 'n'] },
  throne: { en: 'throne', de: ['Thron', 'm'] },
  chest: { en: 'chest', de: ['Truhe', 'f'] },
  table: { en: 'table', de: ['Tisch', 'm'] },
  'weapon-rack': { en: 'weapon rack', de: ['Waffenständer', 'm'] },
  bookcase: { en: 'bookcase', de: ['Bücherregal', 'n'] },
  cabinet: { en: 'cabinet', de: ['Schrank', 'm'] },
  crypt: { en: 'crypt', de: ['Grab', 'n'] },
  well: { en: 'well', de: ['Brunnen', 'm'] },
};

export const LOCK_NAMES: Readonly<Record<Lock, Named>> = {
  L1: { en: 'a plain lock', de: 'einfaches Schloss' },
  L2: { en: 'a strong lock', de: 'festes Schloss' },
  L3: { en: 'a heavy lock', de: 'schweres Schloss' },
};

export const COURSE_NAMES: Readonly<Record<Course | Facing, Named>> = {
  N: { en: 'north', de: 'Norden' },
  E: { en: 'east', de: 'Osten' },
  S: { en: 'south', de: 'Süden' },
  W: { en: 'west', de: 'Westen' },
  NE: { en: 'north-east', de: 'Nordosten' },
  SE: { en: 'south-east', de: 'Südosten' },
  SW: { en: 'south-west', de: 'Südwesten' },
  NW: { en: 'north-west', de: 'Nordwesten' },
};

export const ABILITY_NAMES: Readonly<Record<Ability, Named>> = {
  tough: { en: 'Tough', de: 'Zäh' },
  ethereal: { en: 'Ethereal', de: 'Körperlos' },
  large: { en: 'Large', de: 'Groß' },
  spellcaster: { en: 'Spellcaster', de: 'Zauberkundig' },
};

export const MODIFIER_NAMES: Readonly<Record<Modifier, Named>> = {
  injured: { en: 'Injured', de: 'verletzt' },
  outnumbered: { en: 'outnumbered', de: 'in der Unterzahl' },
  behind: { en: 'from behind', de: 'von hinten' },
  cover: { en: 'over furniture', de: 'über Möbel hinweg' },
  cloak: { en: "Traveller's Cloak", de: 'Reisemantel' },
};

/** Parts of a sum that have no other name. */
export const SOURCE_NAMES = {
  lock: { en: 'the lock', de: 'das Schloss' },
  feat: { en: 'Feat', de: 'Heldentat' },
  crystal: { en: 'crystal', de: 'Kristall' },
  ethereal: { en: 'Ethereal against magic', de: 'ätherisch gegen Magie' },
  weakness: { en: 'what the Heroes hold', de: 'was die Helden in Händen haben' },
  beyond: { en: 'more costs than dice', de: 'mehr Abzüge als Würfel' },
  least: { en: 'never less', de: 'nie weniger' },
  most: { en: 'never more', de: 'nie mehr' },
} as const satisfies Readonly<Record<string, Named>>;

export const MARK_NAMES: Readonly<Record<Mark['type'], Named>> = {
  corroded: { en: 'Corrode', de: 'Zersetzen' },
  shielded: { en: 'Aegis', de: 'Ägide' },
  hardened: { en: 'Potion of Stone', de: 'Steintrank' },
  stance: { en: 'Stone Stance', de: 'Steinerner Stand' },
  guided: { en: 'Guiding Light', de: 'Leitlicht' },
  chilled: { en: 'Grave Chill', de: 'Grabeskälte' },
};

export const PHASE_NAMES: Readonly<Record<State['phase'], Named>> = {
  setUp: { en: 'set-up', de: 'Aufbau' },
  heroTurns: { en: 'Hero Turns', de: 'Züge der Helden' },
  overlordTurn: { en: 'Overlord Turn', de: 'Zug des Overlords' },
  endOfRound: { en: 'End of Round', de: 'Rundenende' },
  over: { en: 'the end', de: 'Ende' },
};
