// What a field is drawn from, scene by scene, and which of the drawn maps belong there.

import type { BattleMapName } from '../maps/index.ts';
import type { BARRIERS, Degree, PLACE_DAMS, PLACE_NATURES } from '../terrain.ts';
import type { Scene } from './scenes.ts';

/** What a field may get besides its shape. */
const GROUND_FEATURES = [
  'cover',
  'trees',
  'levels',
  'pool',
  'shallows',
  'slippery',
  'ramps',
  'uneven',
  'damaging',
  'mist',
  'wind',
  'obstructed',
  'gloom',
  'weird',
  'decoys',
] as const;
export type GroundFeature = (typeof GROUND_FEATURES)[number];

export interface GroundRecipe {
  readonly shape: 'room' | 'cavern' | 'open' | 'houses' | 'decks';
  /** Always there, and of these some. */
  readonly always: readonly GroundFeature[];
  readonly some: readonly GroundFeature[];
  readonly cover: { readonly degree: Degree; readonly persons: number };
  readonly barriers: readonly (typeof BARRIERS)[number][];
  readonly place: {
    readonly dam: (typeof PLACE_DAMS)[number];
    readonly nature: (typeof PLACE_NATURES)[number];
  };
  readonly maps: readonly BattleMapName[];
}

export const GROUND_RECIPES: Readonly<Record<Scene, GroundRecipe>> = {
  cave: {
    shape: 'cavern',
    always: ['cover'],
    some: ['levels', 'pool', 'uneven', 'gloom', 'slippery'],
    cover: { degree: 'full', persons: 2 },
    barriers: ['rock-pile', 'pit', 'carcass'],
    place: { dam: 20, nature: 'spikes' },
    maps: ['goblin-warren'],
  },
  hall: {
    shape: 'room',
    always: ['cover', 'damaging'],
    some: ['levels', 'decoys', 'gloom', 'slippery'],
    cover: { degree: 'half', persons: 4 },
    barriers: ['chair', 'carpet', 'barrel', 'crate'],
    place: { dam: 20, nature: 'fire' },
    maps: ['mead-hall'],
  },
  forge: {
    shape: 'room',
    always: ['damaging', 'cover'],
    some: ['levels', 'mist', 'uneven', 'ramps'],
    cover: { degree: 'full', persons: 2 },
    barriers: ['crate', 'barrel', 'brazier', 'cage'],
    place: { dam: 25, nature: 'heat' },
    maps: ['dwarf-forge'],
  },
  forest: {
    shape: 'open',
    always: ['trees'],
    some: ['obstructed', 'uneven', 'shallows', 'mist', 'levels'],
    cover: { degree: 'half', persons: 3 },
    barriers: ['log', 'stream', 'gully'],
    place: { dam: 10, nature: 'spikes' },
    maps: ['raven-wood'],
  },
  ice: {
    shape: 'open',
    always: ['slippery'],
    some: ['ramps', 'wind', 'cover', 'levels', 'damaging'],
    cover: { degree: 'full', persons: 2 },
    barriers: ['gully', 'rock-pile', 'carcass'],
    place: { dam: 10, nature: 'cold' },
    maps: ['frozen-mere', 'glacier-pass'],
  },
  ship: {
    shape: 'decks',
    always: ['wind', 'cover'],
    some: ['slippery', 'levels'],
    cover: { degree: 'half', persons: 3 },
    barriers: ['barrel', 'crate', 'timber'],
    place: { dam: 10, nature: 'fire' },
    maps: ['ship-to-ship'],
  },
  temple: {
    shape: 'room',
    always: ['cover', 'weird'],
    some: ['levels', 'gloom', 'damaging', 'mist'],
    cover: { degree: 'full', persons: 1 },
    barriers: ['brazier', 'pit', 'cage'],
    place: { dam: 20, nature: 'fire' },
    maps: [],
  },
  village: {
    shape: 'houses',
    always: ['cover'],
    some: ['decoys', 'damaging', 'uneven', 'levels', 'mist'],
    cover: { degree: 'half', persons: 3 },
    barriers: ['timber', 'barrel', 'crate', 'trench'],
    place: { dam: 20, nature: 'fire' },
    maps: ['broken-palisade'],
  },
  tunnel: {
    shape: 'cavern',
    always: ['gloom'],
    some: ['cover', 'ramps', 'levels', 'uneven', 'damaging'],
    cover: { degree: 'full', persons: 1 },
    barriers: ['timber', 'rock-pile', 'trench'],
    place: { dam: 20, nature: 'spikes' },
    maps: ['goblin-warren'],
  },
  shore: {
    shape: 'open',
    always: ['shallows'],
    some: ['wind', 'slippery', 'cover', 'ramps', 'uneven'],
    cover: { degree: 'half', persons: 4 },
    barriers: ['driftwood', 'log', 'timber'],
    place: { dam: 10, nature: 'spikes' },
    maps: ['tide-strand'],
  },
  mountain: {
    shape: 'cavern',
    always: ['ramps'],
    some: ['wind', 'levels', 'cover', 'uneven', 'slippery'],
    cover: { degree: 'full', persons: 2 },
    barriers: ['rock-pile', 'gully', 'pit'],
    place: { dam: 10, nature: 'cold' },
    maps: ['glacier-pass', 'ravine-bridge'],
  },
  swamp: {
    shape: 'open',
    always: ['uneven', 'mist'],
    some: ['pool', 'slippery', 'trees', 'obstructed', 'damaging'],
    cover: { degree: 'third', persons: 4 },
    barriers: ['log', 'stream', 'trench'],
    place: { dam: 10, nature: 'caustic' },
    maps: ['steaming-springs', 'barrow-field'],
  },
};

/** Paces of a field, with room for those who fight on it. */
export const FIELD_SIZE = {
  width: { least: 30, most: 46, each: 1 },
  height: { least: 22, most: 30, each: 0.5 },
} as const;
/** Features beside those that are always there. */
export const SOME_FEATURES = { least: 2, most: 3 } as const;
/** In so many of a hundred fights a map that somebody drew, turned about. */
export const DRAWN_MAPS = 20;
