// English names as they stand in a sentence.

import { english, spoken } from '@skald/text';
import { type Area, COUNTER, type CounterId, type Item, type Waters } from '../../content/index.ts';
import * as lexicon from '../lexicon.ts';
import { sumsIn } from '../sums.ts';
import { readTarget } from '../target.ts';

const areas = spoken(lexicon.AREA_NAMES, 'en');
const waters = spoken(lexicon.WATERS_NAMES, 'en');
const counters = spoken(lexicon.COUNTER_NAMES, 'en');
const kinds = spoken(lexicon.KIND_NAMES, 'en');
const items = spoken(lexicon.ITEM_NAMES, 'en');

const area = (id: Area): string => areas[id][0];
const theArea = (id: Area): string => (areas[id][1] === 'the' ? `the ${area(id)}` : area(id));

/** The name alone; two are called Hallbjorn. */
const short = (id: CounterId): string => counters[id];

function counter(id: CounterId): string {
  const { kind } = COUNTER[id];
  return kind !== null && short(id) === counters['hallbjorn-troll']
    ? `${short(id)} (${kinds[kind]})`
    : short(id);
}

/** A counter with its kind, as it is first met: “Fafnir the dragon”, “Jarl Ivar”. */
function title(id: CounterId): string {
  const { type, kind } = COUNTER[id];
  if (kind !== null) return `${short(id)} the ${kinds[kind]}`;
  return type === 'jarl' ? `Jarl ${short(id)}` : short(id);
}

const something = 'something hidden';

/** A view may hide what a thing is. */
const item = (id: Item): string => items[id]?.[0] ?? something;

const land = 'the land itself';
const hidden = (token: number | string): string => `a hidden jarl (${token})`;

/** Whom an attack names: a counter, a face-down jarl or the land. */
function target(id: string): string {
  const named = readTarget(id);
  if (named === 'land') return land;
  return typeof named === 'number' ? hidden(named) : title(named);
}

const runes = spoken(lexicon.RUNE_NAMES, 'en');
const spells = spoken(lexicon.SPELL_NAMES, 'en');

export const names = {
  area,
  theArea,
  at: (id: Area): string => `${areas[id][2] ?? 'in'} ${theArea(id)}`,
  to: (id: Area): string => `to ${theArea(id)}`,
  from: (id: Area): string => `from ${theArea(id)}`,
  waters: (group: Waters): string => waters[group],
  counter,
  short,
  title,
  hidden,
  land,
  target,
  item,
  theItem: (id: Item): string => (items[id]?.[1] === 'the' ? `the ${item(id)}` : item(id)),
  something,
  gods: spoken(lexicon.GOD_NAMES, 'en'),
  runes,
  spells,
  ...sumsIn(
    { counter, item, runes, spells },
    { loviAgainstJarls: 'Lovi against jarls', land: 'the land', gods: 'the gods' },
  ),
  kinds,
  results: spoken(lexicon.RESULT_NAMES, 'en'),
  phases: spoken(lexicon.PHASE_NAMES, 'en'),
  player: (number: number): string => `player ${number}`,
  list: english.list,
  marks: (n: number): string => english.several(n, 'mark'),
  signed: english.signed,
  percent: english.percent,
};

export type Names = typeof names;
