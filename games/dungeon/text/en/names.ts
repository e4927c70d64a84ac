// English names of models, spells, items and all the rest, and how they stand in a sentence.

import {
  type Ability,
  type Boss,
  CARD,
  type Card,
  type Facing,
  FEAT,
  type Feat,
  FURNITURE,
  type Hero,
  ITEM,
  type Item,
  LOCK,
  type Lock,
  type ModelType,
  modelFacts,
  SPELL,
  type Spell,
} from '../../content/index.ts';
import type { Modifier } from '../../rules/modifiers.ts';
import type { Mark, Side, State } from '../../rules/state.ts';
import { figureOf } from '../figures.ts';
import type { Course, Thing } from '../squares.ts';

const CARD_NAMES = {
  extraCommands: 'Extra Commands',
  doubleCommands: 'Double Commands',
  raiseDead: 'Raise Dead',
  interrupt: 'Interrupt',
} as const;

const epithets: Record<Hero | Boss, string> = {
  orlaf: 'the barbarian',
  rordin: 'the dwarf',
  madriga: 'the ranger',
  danor: 'the wizard',
  mortibris: 'the necromancer',
  grund: 'the dwarf king',
  elshara: 'the banshee',
  hoggar: 'the troll shaman',
};

const facings: Record<Facing, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const courses: Record<Course, string> = {
  ...facings,
  NE: 'north-east',
  SE: 'south-east',
  SW: 'south-west',
  NW: 'north-west',
};

const lockNames: Record<Lock, string> = { L1: 'a plain lock', L2: 'a strong lock', L3: 'a heavy lock' };

const abilities: Record<Ability, string> = {
  tough: 'Tough',
  ethereal: 'Ethereal',
  large: 'Large',
  spellcaster: 'Spellcaster',
};

const modifiers: Record<Modifier, string> = {
  injured: 'Injured',
  outnumbered: 'outnumbered',
  behind: 'from behind',
  cover: 'over furniture',
  cloak: "Traveller's Cloak",
};

const marks: Record<Mark['type'], string> = {
  corroded: 'Corrode',
  shielded: 'Aegis',
  hardened: 'Potion of Stone',
  stance: 'Stone Stance',
  guided: 'Guiding Light',
  chilled: 'Grave Chill',
};

const phases: Record<State['phase'], string> = {
  setUp: 'set-up',
  heroTurns: 'Hero Turns',
  overlordTurn: 'Overlord Turn',
  endOfRound: 'End of Round',
  over: 'the end',
};

function model(id: string): string {
  const { type, number } = figureOf(id);
  return number === null ? names.type(type) : `${names.type(type)} ${number}`;
}

function thing(what: Thing): string {
  if (what === 'door') return 'door';
  if (what === 'weakSpot') return 'Weak Spot';
  return what === 'caveIn' ? 'fallen roof' : FURNITURE[what].name.toLowerCase();
}

const several = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

export const names = {
  type: (type: ModelType): string => modelFacts(type).name ?? type,
  model,
  models: (ids: readonly string[]): string => names.list(ids.map(model)),
  /** “3 Zombies” */
  several: (type: ModelType, count: number): string => several(count, modelFacts(type).name),
  epithets,
  side: (side: Side): string => (side === 'heroes' ? 'the Heroes' : 'the Overlord'),
  feat: (feat: Feat): string => FEAT[feat].name,
  spell: (spell: Spell): string => SPELL[spell].name,
  item: (item: Item): string => ITEM[item].name,
  card: (card: Card): string => {
    const { kind, value } = CARD[card];
    return kind === 'doubleCommands' ? CARD_NAMES[kind] : `${CARD_NAMES[kind]} ${value}`;
  },
  facings,
  courses,
  lock: (lock: Lock): string => lockNames[lock],
  /** “a strong lock (3 dice, Armour 3)” */
  lockValues: (lock: Lock): string =>
    `${lockNames[lock]} (${LOCK[lock].combat} dice, Armour ${LOCK[lock].armour})`,
  ward: (power: number): string => `Ward ${power}`,
  abilities,
  modifiers,
  marks,
  phases,
  thing,
  theThing: (what: Thing): string => `the ${thing(what)}`,
  percent: (chance: number): string => `${Math.round(chance * 100)}\u00a0%`,
  dice: (n: number): string => several(n, 'die', 'dice'),
  wounds: (n: number): string => several(n, 'wound'),
  hits: (n: number): string => several(n, 'Hit'),
  cards: (n: number): string => several(n, 'card'),
  squares: (n: number): string => several(n, 'square'),
  commands: (n: number): string => several(n, 'Command'),
  list(words: readonly string[]): string {
    if (words.length < 2) return words[0] ?? 'nobody';
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  },
};

export type Names = typeof names;
