// German names of models, spells, items and all the rest, as they stand in a sentence, with their cases.

import { type Gender, german, spoken } from '@skald/text';
import { CARD, isMinion, LOCK } from '../../content/index.ts';
import type { Names } from '../en/names.ts';
import { figureOf } from '../figures.ts';
import * as lexicon from '../lexicon.ts';
import type { Thing } from '../squares.ts';

const people = spoken(lexicon.PERSON_NAMES, 'de');
const minions = spoken(lexicon.MINION_NAMES, 'de');
const feats = spoken(lexicon.FEAT_NAMES, 'de');
const spells = spoken(lexicon.SPELL_NAMES, 'de');
const items = spoken(lexicon.ITEM_NAMES, 'de');
const cards = spoken(lexicon.CARD_NAMES, 'de');
const things = spoken(lexicon.THING_NAMES, 'de');
const locks = spoken(lexicon.LOCK_NAMES, 'de');
const courses = spoken(lexicon.COURSE_NAMES, 'de');

function model(id: string): string {
  const { type, number } = figureOf(id);
  return number === null ? names.type(type) : `${names.type(type)} ${number}`;
}

const { several } = german;

const articled = (what: Thing, article: Readonly<Record<Gender, string>>): string =>
  article[things[what][1]] + things[what][0];

export const names: Names = {
  type: (type) => (isMinion(type) ? minions[type][0] : (people[type] ?? type)),
  model,
  models: (ids) => names.list(ids.map(model)),
  several: (type, count) => several(count, ...minions[type]),
  epithets: spoken(lexicon.BYNAMES, 'de'),
  side: (side) => (side === 'heroes' ? 'die Helden' : 'der Overlord'),
  feat: (feat) => feats[feat],
  spell: (spell) => spells[spell],
  item: (item) => items[item],
  card: (card) => {
    const { kind, value } = CARD[card];
    return kind === 'doubleCommands' ? cards[kind] : `${cards[kind]} ${value}`;
  },
  facings: courses,
  courses,
  lock: (lock) => locks[lock],
  lockValues: (lock) => `${locks[lock]} (${LOCK[lock].combat} Würfel, Rüstung ${LOCK[lock].armour})`,
  ward: (power) => `Siegel ${power}`,
  abilities: spoken(lexicon.ABILITY_NAMES, 'de'),
  modifiers: spoken(lexicon.MODIFIER_NAMES, 'de'),
  marks: spoken(lexicon.MARK_NAMES, 'de'),
  phases: spoken(lexicon.PHASE_NAMES, 'de'),
  thing: (what) => things[what][0],
  theThing: (what) => articled(what, german.the.nominative),
  percent: german.percent,
  dice: (n) => `${n} Würfel`,
  wounds: (n) => several(n, 'Wunde', 'Wunden'),
  hits: (n) => several(n, 'Treffer', 'Treffer'),
  cards: (n) => several(n, 'Karte', 'Karten'),
  squares: (n) => several(n, 'Feld', 'Felder'),
  commands: (n) => several(n, 'Befehl', 'Befehle'),
  list: german.list,
};

/** The inflected forms that only German needs. */
export const cases = {
  /** „die Tür“, „den Einsturz“ */
  accusative: (what: Thing): string => articled(what, german.the.accusative),
  /** „der Tür“, „dem Einsturz“ */
  dative: (what: Thing): string => articled(what, german.the.dative),
  /** „Orlafs“, „Mortibris’“ */
  genitive: (id: string): string => german.genitive(model(id)),
};
