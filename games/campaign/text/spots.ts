// A place on the map as sentences need it: by its label, by its name if it has one, and what kind of ground it is.

import { geographyOf, type Hex, type HexMap, hexLabel, type Terrain } from '../content/index.ts';

export interface Spot {
  readonly ship: boolean;
  readonly label: string;
  /** What a village or the castle is called. */
  readonly name: string | null;
  readonly terrain: Terrain;
}

const ABOARD: Spot = { ship: true, label: '', name: null, terrain: 'sea' };

export function spotOf(map: HexMap, place: Hex | 'ship'): Spot {
  if (place === 'ship') return ABOARD;
  const { names, terrain } = geographyOf(map);
  return {
    ship: false,
    label: hexLabel(place),
    name: names.get(place) ?? null,
    terrain: terrain.get(place) ?? 'sea',
  };
}
