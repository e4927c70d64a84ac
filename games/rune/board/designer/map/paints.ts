// What one can hold in the hand while painting a battle map, with its details, and which key takes it up.

import type { Thing, ThingKind, Zone, ZoneKind, ZoneOf } from '../../../content/battle-map.ts';

type Bare<Whole> = Whole extends unknown ? Omit<Whole, 'area' | 'id'> : never;
/** A zone or a thing but for its squares and its name. Wind blows everywhere or nowhere: it is not painted. RUN-TER-107 */
export type ZonePart = Bare<Exclude<Zone, ZoneOf<'wind'>>>;
export type ThingPart = Bare<Thing>;

export type Paint =
  | { readonly of: 'wall' }
  /** Whatever lies or stands there is taken away. */
  | { readonly of: 'bare' }
  | { readonly of: 'height'; readonly feet: number }
  | { readonly of: 'start'; readonly side: 'heroes' | 'foes' }
  | { readonly of: 'zone'; readonly zone: ZonePart }
  | { readonly of: 'thing'; readonly thing: ThingPart };

export type PaintName =
  | 'wall'
  | 'bare'
  | 'height'
  | 'heroes'
  | 'foes'
  | Exclude<ZoneKind, 'wind'>
  | ThingKind;

export const GROUPS = {
  ground: ['wall', 'height', 'slope', 'uneven', 'slippery', 'water', 'bare'],
  things: ['cover', 'barrier', 'exit', 'decoy', 'hostage', 'grabber', 'tube-striker'],
  dangers: ['damaging', 'swarm', 'weird', 'advantageous', 'bad'],
  light: ['darkness', 'gloom', 'mist', 'light', 'obstructed'],
  places: ['heroes', 'foes'],
} as const satisfies Readonly<Record<string, readonly PaintName[]>>;
export type Group = keyof typeof GROUPS;

const GROUP_NAMES = Object.keys(GROUPS) as Group[];
export const PAINT_NAMES: readonly PaintName[] = GROUP_NAMES.flatMap((group) => [...GROUPS[group]]);

export const groupOf = (name: PaintName): Group =>
  GROUP_NAMES.find((group) => (GROUPS[group] as readonly PaintName[]).includes(name)) ?? 'ground';

const zone = (part: ZonePart): Paint => ({ of: 'zone', zone: part });
const thing = (part: ThingPart): Paint => ({ of: 'thing', thing: part });

/** As they are taken up for the first time. */
export const PAINTS: Readonly<Record<PaintName, Paint>> = {
  wall: { of: 'wall' },
  bare: { of: 'bare' },
  height: { of: 'height', feet: 5 },
  heroes: { of: 'start', side: 'heroes' },
  foes: { of: 'start', side: 'foes' },
  slippery: zone({ kind: 'slippery', from: 1 }),
  uneven: zone({ kind: 'uneven' }),
  slope: zone({ kind: 'slope', up: 0 }),
  damaging: zone({ kind: 'damaging', dam: 20, grows: false, nature: 'fire' }),
  darkness: zone({ kind: 'darkness', torches: true }),
  gloom: zone({ kind: 'gloom', torches: true }),
  mist: zone({ kind: 'mist', decrease: 1 }),
  obstructed: zone({ kind: 'obstructed' }),
  water: zone({ kind: 'water', surface: 'tranquil', current: 'none' }),
  swarm: zone({ kind: 'swarm', dam: 3 }),
  weird: zone({ kind: 'weird', statistic: 'atk', by: -1, side: 'heroes' }),
  advantageous: zone({ kind: 'advantageous' }),
  bad: zone({ kind: 'bad' }),
  cover: thing({ kind: 'cover', degree: 'half', persons: 1 }),
  barrier: thing({ kind: 'barrier', item: 'rock-pile' }),
  exit: thing({ kind: 'exit', viable: true, heroesPerRound: 1, open: true }),
  light: thing({ kind: 'light', lit: true }),
  grabber: thing({ kind: 'grabber', difficulty: 6, dam: 0 }),
  decoy: thing({ kind: 'decoy' }),
  hostage: thing({ kind: 'hostage' }),
  'tube-striker': thing({ kind: 'tube-striker' }),
};

export function nameOf(paint: Paint): PaintName {
  if (paint.of === 'start') return paint.side;
  if (paint.of === 'thing') return paint.thing.kind;
  return paint.of === 'zone' ? paint.zone.kind : paint.of;
}

/** Of these there is one a square: it is put, or moved, not painted. */
const SINGLE: readonly PaintName[] = ['light', 'decoy', 'hostage', 'tube-striker'];
export const isSingle = (paint: Paint): boolean => SINGLE.includes(nameOf(paint));

/** The same but for where it is and what it is called. */
export function isAlike(whole: Zone | Thing, part: ZonePart | ThingPart): boolean {
  const details = (given: object): [string, unknown][] =>
    Object.entries(given).filter(([key]) => key !== 'area' && key !== 'id');
  const [own, other] = [details(whole), new Map(details(part))];
  return own.length === other.size && own.every(([key, value]) => other.get(key) === value);
}

export const PAINT_KEYS: Readonly<Record<PaintName, string>> = {
  wall: 'w',
  bare: 'x',
  height: 'l',
  slope: 's',
  uneven: 'u',
  slippery: 'i',
  water: 'a',
  cover: 'c',
  barrier: 'b',
  exit: 'e',
  decoy: 'j',
  hostage: 'q',
  grabber: 'r',
  'tube-striker': 'k',
  damaging: 'p',
  swarm: 'v',
  weird: 'z',
  advantageous: 'y',
  bad: 'n',
  darkness: 'd',
  gloom: 'g',
  mist: 'm',
  light: 't',
  obstructed: 'o',
  heroes: 'h',
  foes: 'f',
};

export const paintByKey = (key: string): PaintName | undefined =>
  PAINT_NAMES.find((name) => PAINT_KEYS[name] === key);
