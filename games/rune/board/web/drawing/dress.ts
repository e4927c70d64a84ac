// What the things of a battle map look like. A map says what they do; here is what they are, by the map's name.

import type { BattleMap, ThingOf } from '../../../content/battle-map.ts';
import type { BattleMapName } from '../../../content/maps/index.ts';
import type { Degree } from '../../../content/terrain.ts';

type GroundLook = 'grass' | 'moss' | 'sand' | 'snow' | 'sinter' | 'rock' | 'cave' | 'flags' | 'planks';
export type WallLook = 'rock' | 'masonry' | 'timber' | 'palisade' | 'ice';
/** A wall of a single square. */
export type PostLook = 'trunk' | 'pillar' | 'mast' | 'boulder';
export type CoverLook =
  | 'stones'
  | 'trees'
  | 'hull'
  | 'shields'
  | 'cart'
  | 'hedge'
  | 'house'
  | 'ice'
  | 'blocks';
export type BarrierItem = ThingOf<'barrier'>['item'];
export type ItemLook = BarrierItem | 'table';

export interface Dress {
  readonly ground: GroundLook;
  readonly walls: WallLook;
  readonly posts: PostLook;
  readonly covers: Readonly<Record<Degree, CoverLook>>;
  readonly items?: Readonly<Partial<Record<BarrierItem, ItemLook>>>;
  /** Walls that fill a rectangle are houses. */
  readonly roofs?: true;
  /** Water ends at boards, not at a shore. */
  readonly sharpShores?: true;
  /** Heights, in feet, that are boarded over. */
  readonly planked?: readonly number[];
}

const alike = (look: CoverLook): Dress['covers'] => ({ third: look, half: look, full: look });

const DRESSES: Readonly<Record<BattleMapName, Dress>> = {
  'barrow-field': { ground: 'grass', walls: 'rock', posts: 'boulder', covers: alike('stones') },
  'raven-wood': { ground: 'moss', walls: 'rock', posts: 'trunk', covers: alike('trees') },
  'tide-strand': {
    ground: 'sand',
    walls: 'timber',
    posts: 'mast',
    covers: { third: 'stones', half: 'hull', full: 'stones' },
  },
  'frozen-mere': { ground: 'snow', walls: 'ice', posts: 'boulder', covers: alike('stones') },
  'steaming-springs': { ground: 'sinter', walls: 'rock', posts: 'boulder', covers: alike('stones') },
  'glacier-pass': { ground: 'snow', walls: 'ice', posts: 'boulder', covers: alike('ice') },
  'ravine-bridge': {
    ground: 'rock',
    walls: 'rock',
    posts: 'boulder',
    covers: alike('stones'),
    planked: [0],
  },
  'broken-palisade': {
    ground: 'grass',
    walls: 'palisade',
    roofs: true,
    posts: 'pillar',
    covers: { third: 'hedge', half: 'cart', full: 'house' },
  },
  'ship-to-ship': {
    ground: 'planks',
    walls: 'timber',
    posts: 'mast',
    covers: { third: 'shields', half: 'hull', full: 'hull' },
    sharpShores: true,
    planked: [5, 7.5, 10],
  },
  'mead-hall': {
    ground: 'planks',
    walls: 'timber',
    posts: 'pillar',
    covers: { third: 'shields', half: 'shields', full: 'hull' },
    items: { timber: 'table' },
    planked: [2.5, 5],
  },
  'goblin-warren': { ground: 'cave', walls: 'rock', posts: 'boulder', covers: alike('stones') },
  'dwarf-forge': { ground: 'flags', walls: 'masonry', posts: 'pillar', covers: alike('blocks') },
};

/** A field that nobody has dressed: grass under the sky, stone where walls close it in. */
const OUTSIDE: Dress = {
  ground: 'grass',
  walls: 'rock',
  posts: 'trunk',
  covers: { third: 'hedge', half: 'stones', full: 'trees' },
};
const INSIDE: Dress = { ground: 'flags', walls: 'masonry', posts: 'pillar', covers: alike('blocks') };

const isDressed = (name: string): name is BattleMapName => Object.hasOwn(DRESSES, name);

export function dressOf({ name, edge }: Pick<BattleMap, 'name' | 'edge'>): Dress {
  if (isDressed(name)) return DRESSES[name];
  return edge === 'walled' ? INSIDE : OUTSIDE;
}
