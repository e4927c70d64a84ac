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
  readonly name: string;
  readonly type: 'hero' | 'jarl' | 'monster';
  /** Of monsters only. */
  readonly kind: MonsterKind | null;
  /** Combat factor. */
  readonly cf: number;
  /** Movement factor. */
  readonly mf: number;
}

const HERO: Readonly<Record<HeroId, readonly [name: string, cf: number, mf: number]>> = {
  beowulf: ['Beowulf', 5, 4],
  brunhild: ['Brunhild', 5, 4],
  egil: ['Egil', 5, 4],
  ragnar: ['Ragnar', 5, 4],
  siegfried: ['Siegfried', 5, 4],
  starkad: ['Starkad', 5, 4],
};

const JARL: Readonly<Record<JarlId, readonly [name: string, cf: number, mf: number]>> = {
  amleth: ['Amleth', 2, 3],
  bjarki: ['Bjarki', 3, 3],
  erik: ['Erik', 3, 3],
  eyjolf: ['Eyjolf', 2, 2],
  grettir: ['Grettir', 3, 2],
  hagen: ['Hagen', 2, 2],
  harald: ['Harald', 2, 3],
  helgi: ['Helgi', 2, 3],
  hengist: ['Hengist', 2, 2],
  horsa: ['Horsa', 2, 2],
  hrolfwulf: ['Hrolfwulf', 4, 2],
  ivar: ['Ivar', 4, 2],
  kari: ['Kari', 4, 3],
  skallagrim: ['Skallagrim', 2, 3],
  thorolf: ['Thorolf', 3, 3],
  thorvald: ['Thorvald', 2, 3],
  welland: ['Welland', 3, 3],
  wiglar: ['Wiglar', 3, 3],
};

type MonsterRow = readonly [name: string, kind: MonsterKind, cf: number, mf: number];

// A dragon and a troll are both printed as Hallbjorn; here their kind tells them apart.
const MONSTER: Readonly<Record<MonsterId, MonsterRow>> = {
  aludreng: ['Aludreng', 'dragon', 10, 1],
  fafnir: ['Fafnir', 'dragon', 11, 2],
  glerion: ['Glerion', 'dragon', 10, 2],
  'hallbjorn-dragon': ['Hallbjorn (dragon)', 'dragon', 10, 2],
  istvan: ['Istvan', 'dragon', 9, 3],
  stigandi: ['Stigandi', 'dragon', 11, 2],
  atli: ['Atli', 'drow', 2, 2],
  gizur: ['Gizur', 'drow', 3, 1],
  hallgerd: ['Hallgerd', 'drow', 3, 1],
  gizar: ['Gizar', 'ghost', 4, 2],
  glam: ['Glam', 'ghost', 4, 1],
  gunnar: ['Gunnar', 'ghost', 4, 0],
  hrap: ['Hrap', 'ghost', 4, 0],
  mord: ['Mord', 'ghost', 4, 1],
  trogrier: ['Trogrier', 'ghost', 4, 1],
  angantyr: ['Angantyr', 'giant', 7, 0],
  hall: ['Hall', 'giant', 6, 1],
  storvick: ['Storvick', 'giant', 8, 1],
  grendall: ['Grendall', 'troll', 6, 2],
  'hallbjorn-troll': ['Hallbjorn (troll)', 'troll', 5, 2],
  hauk: ['Hauk', 'troll', 5, 1],
  hogshead: ['Hogshead', 'troll', 6, 1],
  onund: ['Onund', 'troll', 5, 3],
  svinafell: ['Svinafell', 'troll', 5, 2],
  gerdrak: ['Gerdrak', 'witch', 3, 4],
  grunnhild: ['Grunnhild', 'witch', 3, 5],
  hedin: ['Hedin', 'witch', 4, 4],
};

const HERO_IDS: ReadonlySet<string> = new Set(HEROES);
const JARL_IDS: ReadonlySet<string> = new Set(JARLS);
const MONSTER_IDS: ReadonlySet<string> = new Set(MONSTERS);

export const COUNTER: Readonly<Record<CounterId, CounterFacts>> = recordOf(
  [...HEROES, ...JARLS, ...MONSTERS],
  facts,
);

export function monsterKind(id: MonsterId): MonsterKind {
  return MONSTER[id][1];
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
    const [name, kind, cf, mf] = MONSTER[id];
    return { id, name, type: 'monster', kind, cf, mf };
  }
  const [name, cf, mf] = isHeroId(id) ? HERO[id] : JARL[id];
  return { id, name, type: isHeroId(id) ? 'hero' : 'jarl', kind: null, cf, mf };
}
