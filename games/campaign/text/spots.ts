// A place on the map as sentences need it: by its label, by its name if it has one, and what kind of ground it is.

import type { Language } from '@skald/text';
import { geographyOf, type Hex, type HexMap, hexLabel, nameIn, type Terrain } from '../content/index.ts';

export interface Spot {
  readonly ship: boolean;
  readonly label: string;
  /** What a village or the castle is called. */
  readonly name: string | null;
  readonly terrain: Terrain;
}

const ABOARD: Spot = { ship: true, label: '', name: null, terrain: 'sea' };

export function spotOf(map: HexMap, place: Hex | 'ship', language: Language): Spot {
  if (place === 'ship') return ABOARD;
  const called = map.places.find(({ hex }) => hex === place);
  return {
    ship: false,
    label: hexLabel(place),
    name: called === undefined ? null : nameIn(called, language),
    terrain: geographyOf(map).terrain.get(place) ?? 'sea',
  };
}
