// Names of places, people and things, with the little words English needs around them.

import {
  AREA,
  type Area,
  COUNTER,
  type CounterId,
  type God,
  ITEM,
  type Item,
  isSword,
  type MonsterKind,
  type Result,
  type Rune,
  type Spell,
} from '../../content/index.ts';
import { readTarget } from '../target.ts';

const BARE: readonly Area[] = ['vistula-bay'];
const WITH_ARTICLE: readonly Area[] = ['hebrides', 'rhineland', 'fenland'];
const BANKS: readonly Area[] = ['jutland-bank', 'dogger-bank', 'fisher-bank', 'fladen-ground'];

const area = (id: Area): string => AREA[id].name;
const theArea = (id: Area): string =>
  (AREA[id].sea && !BARE.includes(id)) || WITH_ARTICLE.includes(id) ? `the ${area(id)}` : area(id);

const kinds: Record<MonsterKind, string> = {
  troll: 'troll',
  ghost: 'ghost',
  drow: 'drow',
  giant: 'giant',
  witch: 'witch',
  dragon: 'dragon',
};

const counter = (id: CounterId): string => COUNTER[id].name;

/** The name alone; two are called Hallbjorn. */
const short = (id: CounterId): string => COUNTER[id].name.replace(/ \(.*\)/, '');

/** A counter with its kind, as it is first met: “Fafnir the dragon”, “Jarl Ivar”. */
function title(id: CounterId): string {
  const { type, kind } = COUNTER[id];
  if (kind !== null) return `${short(id)} the ${kinds[kind]}`;
  return type === 'jarl' ? `Jarl ${short(id)}` : short(id);
}

/** A view may hide what a thing is. */
const item = (id: Item): string => ITEM[id]?.name ?? 'something hidden';

function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nobody';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Whom an attack names: a counter, a face-down jarl or the land. */
function target(id: string): string {
  const named = readTarget(id);
  if (named === 'land') return 'the land itself';
  return typeof named === 'number' ? `a hidden jarl (${named})` : title(named);
}

export const names = {
  area,
  theArea,
  at: (id: Area): string => `${BANKS.includes(id) ? 'on' : 'in'} ${theArea(id)}`,
  to: (id: Area): string => `to ${theArea(id)}`,
  from: (id: Area): string => `from ${theArea(id)}`,
  waters: (group: string): string => group,
  counter,
  short,
  title,
  hidden: (token: number | string): string => `a hidden jarl (${token})`,
  land: 'the land itself',
  target,
  item,
  theItem: (id: Item): string =>
    !(id in ITEM) || isSword(id) || id === 'frey-faxi' ? item(id) : `the ${item(id)}`,
  something: 'something hidden',
  gods: { frey: 'Frey', loki: 'Loki', njord: 'Njord', odin: 'Odin', thor: 'Thor', tyr: 'Tyr' } as Record<
    God,
    string
  >,
  runes: {
    amsir: 'Amsir',
    eon: 'Eon',
    geofu: 'Geofu',
    ing: 'Ing',
    ogal: 'Ogal',
    sygil: 'Sygil',
  } as Record<Rune, string>,
  spells: {
    hagall: 'Hagall',
    is: 'Is',
    jara: 'Jara',
    nied: 'Nied',
    wynn: 'Wynn',
    yr: 'Yr',
  } as Record<Spell, string>,
  kinds,
  results: {
    k: 'attacker killed',
    w: 'attacker wounded',
    f: 'attacker flees',
    n: 'no result',
    F: 'defender flees',
    W: 'defender wounded',
    K: 'defender killed',
  } as Record<Result, string>,
  phases: {
    setUp: 'set-up',
    movement: 'movement',
    combat: 'combat',
    taxes: 'taxes',
    placement: 'new arrivals',
    over: 'the end',
  },
  player: (number: number): string => `player ${number}`,
  list,
  marks: (n: number): string => (n === 1 ? '1 mark' : `${n} marks`),
  signed: (n: number): string => (n < 0 ? `−${-n}` : `+${n}`),
};

export type Names = typeof names;
