// A place as a storyteller names it: by its own name, or by the ground and the nearest place that has one.

import type { Language } from '@skald/text';
import {
  coordinates,
  distance,
  geographyOf,
  type Hex,
  type HexMap,
  nameIn,
  type Terrain,
} from '../../content/index.ts';

const COMPASS = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const;
export type Compass = (typeof COMPASS)[number];

export interface Ground {
  readonly terrain: Terrain | 'ship';
  /** What the place itself is called. */
  readonly name: string | null;
  /** The nearest place with a name, and in which direction from there one has to go. */
  readonly near: { readonly name: string; readonly side: Compass } | null;
}

export function groundOf(map: HexMap, place: Hex | 'ship', language: Language): Ground {
  if (place === 'ship') return { terrain: 'ship', name: null, near: null };
  const { terrain } = geographyOf(map);
  const names = new Map(map.places.map((one) => [one.hex, nameIn(one, language)]));
  const kind = terrain.get(place) ?? 'sea';
  const name = names.get(place) ?? null;
  const [nearest] = [...names.keys()].toSorted((a, b) => distance(a, place) - distance(b, place));
  const near =
    name === null && nearest !== undefined
      ? { name: names.get(nearest) as string, side: directionFrom(nearest, place) }
      : null;
  return { terrain: kind, name, near };
}

/** Which way to look from one hex to see the other; rows grow southwards. */
function directionFrom(from: Hex, to: Hex): Compass {
  const [fromQ, fromR] = coordinates(from);
  const [toQ, toR] = coordinates(to);
  const east = toQ - fromQ + (toR - fromR) / 2;
  const north = ((fromR - toR) * Math.sqrt(3)) / 2;
  const eighth = Math.round(Math.atan2(north, east) / (Math.PI / 4));
  return COMPASS[(eighth + COMPASS.length) % COMPASS.length] as Compass;
}
