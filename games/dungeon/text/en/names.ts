// English names of models, spells, items and all the rest, as they stand in a sentence.

import { english, spoken } from '@skald/text';
import {
  CARD,
  type Card,
  type Feat,
  type Item,
  isMinion,
  LOCK,
  type Lock,
  type Minion,
  type ModelType,
  type Spell,
} from '../../content/index.ts';
import type { Side } from '../../rules/state.ts';
import { figureOf } from '../figures.ts';
import * as lexicon from '../lexicon.ts';
import type { Thing } from '../squares.ts';

const people = spoken(lexicon.PERSON_NAMES, 'en');
const minions = spoken(lexicon.MINION_NAMES, 'en');
const feats = spoken(lexicon.FEAT_NAMES, 'en');
const spells = spoken(lexicon.SPELL_NAMES, 'en');
const items = spoken(lexicon.ITEM_NAMES, 'en');
const cards = spoken(lexicon.CARD_NAMES, 'en');
const things = spoken(lexicon.THING_NAMES, 'en');
const locks = spoken(lexicon.LOCK_NAMES, 'en');
const courses = spoken(lexicon.COURSE_NAMES, 'en');

function model(id: string): string {
  const { type, number } = figureOf(id);
  return number === null ? names.type(type) : `${names.type(type)} ${number}`;
}

const { several } = english;

export const names = {
  type: (type: ModelType): string => (isMinion(type) ? minions[type][0] : (people[type] ?? type)),
  model,
  models: (ids: readonly string[]): string => names.list(ids.map(model)),
  /** “3 Zombies” */
  several: (type: Minion, count: number): string => several(count, ...minions[type]),
  epithets: spoken(lexicon.BYNAMES, 'en'),
  side: (side: Side): string => (side === 'heroes' ? 'the Heroes' : 'the Overlord'),
  feat: (feat: Feat): string => feats[feat],
  spell: (spell: Spell): string => spells[spell],
  item: (item: Item): string => items[item],
  card: (card: Card): string => {
    const { kind, value } = CARD[card];
    return kind === 'doubleCommands' ? cards[kind] : `${cards[kind]} ${value}`;
  },
  facings: courses,
  courses,
  lock: (lock: Lock): string => locks[lock],
  /** “a strong lock (3 dice, Armour 3)” */
  lockValues: (lock: Lock): string =>
    `${locks[lock]} (${LOCK[lock].combat} dice, Armour ${LOCK[lock].armour})`,
  ward: (power: number): string => `Ward ${power}`,
  abilities: spoken(lexicon.ABILITY_NAMES, 'en'),
  modifiers: spoken(lexicon.MODIFIER_NAMES, 'en'),
  marks: spoken(lexicon.MARK_NAMES, 'en'),
  phases: spoken(lexicon.PHASE_NAMES, 'en'),
  thing: (what: Thing): string => things[what],
  theThing: (what: Thing): string => `the ${things[what]}`,
  percent: english.percent,
  dice: (n: number): string => several(n, 'die', 'dice'),
  wounds: (n: number): string => several(n, 'wound'),
  hits: (n: number): string => several(n, 'Hit'),
  cards: (n: number): string => several(n, 'card'),
  squares: (n: number): string => several(n, 'square'),
  commands: (n: number): string => several(n, 'Command'),
  list: english.list,
};

export type Names = typeof names;
