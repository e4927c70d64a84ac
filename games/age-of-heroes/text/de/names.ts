// German names as they stand in a sentence, with their genders and cases.

import { type Gender, german, spoken } from '@skald/text';
import { type Area, COUNTER, type CounterId, type Item, type MonsterKind } from '../../content/index.ts';
import type { Names } from '../en/names.ts';
import * as lexicon from '../lexicon.ts';
import { sumsIn } from '../sums.ts';
import { readTarget } from '../target.ts';

type Articles = Readonly<Record<Gender, string>>;

const { nominative, accusative, dative } = german.the;

const areas = spoken(lexicon.AREA_NAMES, 'de');
const waters = spoken(lexicon.WATERS_NAMES, 'de');
const counters = spoken(lexicon.COUNTER_NAMES, 'de');
const kinds = spoken(lexicon.KIND_NAMES, 'de');
const items = spoken(lexicon.ITEM_NAMES, 'de');

const area = (id: Area): string => areas[id][0];

/** „die Irische See“. With an article „Westlicher Ozean“ loses its r. */
function theArea(id: Area): string {
  const [name, gender = '-'] = areas[id];
  return nominative[gender] + (gender === 'm' ? name.replace('Westlicher', 'Westliche') : name);
}

/** „über den Westlichen Ozean“ */
function areaAccusative(id: Area): string {
  const [name, gender = '-', , oblique = name] = areas[id];
  return accusative[gender] + (gender === 'm' ? oblique : name);
}

function areaDative(id: Area): string {
  const [name, gender = '-', , oblique = name] = areas[id];
  return dative[gender] + oblique;
}

function to(id: Area): string {
  const [name, gender = '-', on = 'in'] = areas[id];
  return gender === '-' ? `nach ${name}` : german.contract(`${on} ${areaAccusative(id)}`);
}

function from(id: Area): string {
  const [, gender = '-', on = 'in'] = areas[id];
  return german.contract(`${gender === '-' || on === 'auf' ? 'von' : 'aus'} ${areaDative(id)}`);
}

const at = (id: Area): string => german.contract(`${areas[id][2] ?? 'in'} ${areaDative(id)}`);

const short = (id: CounterId): string => counters[id];

function counter(id: CounterId): string {
  const { kind } = COUNTER[id];
  return kind !== null && short(id) === counters['hallbjorn-troll']
    ? `${short(id)} (${kinds[kind][0]})`
    : short(id);
}

/** A counter with its kind, as it is first met: „der Drache Fafnir“, „Jarl Ivar“. */
const title = (id: CounterId): string => inflected(id, nominative, false);

function inflected(id: CounterId, article: Articles, oblique: boolean): string {
  const { kind, type } = COUNTER[id];
  if (kind === null) return type === 'jarl' ? `Jarl ${short(id)}` : short(id);
  const [noun, gender, ending = ''] = kinds[kind];
  return `${article[gender]}${noun}${oblique ? ending : ''} ${short(id)}`;
}

const something = 'etwas Verborgenes';

/** A view may hide what a thing is. */
const item = (id: Item): string => items[id]?.[0] ?? something;
const articled = (id: Item, article: Articles): string => article[items[id]?.[1] ?? '-'] + item(id);

const land = 'das Land selbst';

function target(id: string, form: (id: CounterId) => string, hidden: string): string {
  const named = readTarget(id);
  if (named === 'land') return land;
  return typeof named === 'number' ? `${hidden} Jarl (${named})` : form(named);
}

const runes = spoken(lexicon.RUNE_NAMES, 'de');
const spells = spoken(lexicon.SPELL_NAMES, 'de');

export const names: Names = {
  area,
  theArea,
  at,
  to,
  from,
  waters: (group) => waters[group],
  counter,
  short,
  title,
  hidden: (token) => `ein verdeckter Jarl (${token})`,
  land,
  target: (id) => target(id, title, 'ein verdeckter'),
  item,
  theItem: (id) => articled(id, nominative),
  something,
  gods: spoken(lexicon.GOD_NAMES, 'de'),
  runes,
  spells,
  ...sumsIn(
    { counter, item, runes, spells },
    { loviAgainstJarls: 'Lovi gegen Jarle', land: 'das Land', gods: 'die Götter' },
  ),
  kinds: Object.fromEntries(Object.entries(kinds).map(([kind, [name]]) => [kind, name])) as Record<
    MonsterKind,
    string
  >,
  results: spoken(lexicon.RESULT_NAMES, 'de'),
  phases: spoken(lexicon.PHASE_NAMES, 'de'),
  player: (number) => `Spieler ${number}`,
  list: german.list,
  marks: (n) => `${n} Mark`,
  signed: german.signed,
  percent: german.percent,
};

/** The inflected forms that only German needs. */
export const cases = {
  areaAccusative,
  /** „den Drachen Fafnir“ */
  accusative: (id: CounterId): string => inflected(id, accusative, true),
  /** „dem Drachen Fafnir“ */
  dative: (id: CounterId): string => inflected(id, dative, true),
  targetAccusative: (id: string): string => target(id, cases.accusative, 'einen verdeckten'),
};
