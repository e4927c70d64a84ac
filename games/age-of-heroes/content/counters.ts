// Heroes, jarls and monsters. AOH-COMP-02 to -04; tables C1 to C3, AOH-RULING-02 and -03.

import { recordOf } from '@skald/kernel';

export const HEROES = ['beowulf', 'brunhild', 'egil', 'ragnar', 'siegfried', 'starkad'] as const;
export type HeroId = (typeof HEROES)[number];

// biome-ignore format: a list of names, not a column
export const JARLS = [
  'amleth', 'bjarki', 'erik', 'eyjolf', 'grettir', 'hagen', 'harald', 'helgi', 'hengist', 'horsa',
  'hrolfwulf', 'ivar', 'kari', 'skallagrim', 'thorolf', 'thorvald', 'welland', 'wiglar',
] as const;
export type JarlId = (typeof JARLS)[number];

// biome-ignore format: one row for each kind
export const MONSTERS = [
  'aludreng', 'fafnir', 'glerion', 'hallbjorn-dragon', 'istvan', 'stigandi',
  'atli', 'gizur', 'hallgerd',
  'gizar', 'glam', 'gunnar', 'hrap', 'mord', 'trogrier',
  'angantyr', 'hall', 'storvick',
  'grendall', 'hallbjorn-troll', 'hauk', 'hogshead', 'onund', 'svinafell',
  'gerdrak', 'grunnhild', 'hedin',
] as const;
export type MonsterId = (typeof MONSTERS)[number];

export type CounterId = HeroId | JarlId | MonsterId;

export const MONSTER_KINDS = ['troll', 'ghost', 'drow', 'giant', 'witch', 'dragon'] as const;
export type MonsterKind = (typeof MONSTER_KINDS)[number];

export interface CounterFacts {
  readonly id: CounterId;
  readonly type: 'hero' | 'jarl' | 'monster';
  /** Of monsters only. */
  readonly kind: MonsterKind | null;
  /** Combat factor. */
  readonly cf: number;
  /** Movement factor. */
  readonly mf: number;
}

const HERO: Readonly<Record<HeroId, readonly [cf: number, mf: number]>> = {
  beowulf: [5, 4],
  brunhild: [5, 4],
  egil: [5, 4],
  ragnar: [5, 4],
  siegfried: [5, 4],
  starkad: [5, 4],
};

const JARL: Readonly<Record<JarlId, readonly [cf: number, mf: number]>> = {
  amleth: [2, 3],
  bjarki: [3, 3],
  erik: [3, 3],
  eyjolf: [2, 2],
  grettir: [3, 2],
  hagen: [2, 2],
  harald: [2, 3],
  helgi: [2, 3],
  hengist: [2, 2],
  horsa: [2, 2],
  hrolfwulf: [4, 2],
  ivar: [4, 2],
  kari: [4, 3],
  skallagrim: [2, 3],
  thorolf: [3, 3],
  thorvald: [2, 3],
  welland: [3, 3],
  wiglar: [3, 3],
};

type MonsterRow = readonly [kind: MonsterKind, cf: number, mf: number];

const MONSTER: Readonly<Record<MonsterId, MonsterRow>> = {
  aludreng: ['dragon', 10, 1],
  fafnir: ['dragon', 11, 2],
  glerion: ['dragon', 10, 2],
  'hallbjorn-dragon': ['dragon', 10, 2],
  istvan: ['dragon', 9, 3],
  stigandi: ['dragon', 11, 2],
  atli: ['drow', 2, 2],
  gizur: ['drow', 3, 1],
  hallgerd: ['drow', 3, 1],
  gizar: ['ghost', 4, 2],
  glam: ['ghost', 4, 1],
  gunnar: ['ghost', 4, 0],
  hrap: ['ghost', 4, 0],
  mord: ['ghost', 4, 1],
  trogrier: ['ghost', 4, 1],
  angantyr: ['giant', 7, 0],
  hall: ['giant', 6, 1],
  storvick: ['giant', 8, 1],
  grendall: ['troll', 6, 2],
  'hallbjorn-troll': ['troll', 5, 2],
  hauk: ['troll', 5, 1],
  hogshead: ['troll', 6, 1],
  onund: ['troll', 5, 3],
  svinafell: ['troll', 5, 2],
  gerdrak: ['witch', 3, 4],
  grunnhild: ['witch', 3, 5],
  hedin: ['witch', 4, 4],
};

const HERO_IDS: ReadonlySet<string> = new Set(HEROES);
const JARL_IDS: ReadonlySet<string> = new Set(JARLS);
const MONSTER_IDS: ReadonlySet<string> = new Set(MONSTERS);

export const COUNTER: Readonly<Record<CounterId, CounterFacts>> = recordOf(
  [...HEROES, ...JARLS, ...MONSTERS],
  facts,
);

export function monsterKind(id: MonsterId): MonsterKind {
  return MONSTER[id][0];
}

export function isHeroId(id: string): id is HeroId {
  return HERO_IDS.has(id);
}

export function isJarlId(id: string): id is JarlId {
  return JARL_IDS.has(id);
}

export function isMonsterId(id: string): id is MonsterId {
  return MONSTER_IDS.has(id);
}

function facts(id: CounterId): CounterFacts {
  if (isMonsterId(id)) {
    const [kind, cf, mf] = MONSTER[id];
    return { id, type: 'monster', kind, cf, mf };
  }
  const [cf, mf] = isHeroId(id) ? HERO[id] : JARL[id];
  return { id, type: isHeroId(id) ? 'hero' : 'jarl', kind: null, cf, mf };
}
