// Where a topic is on the map: a hex, or a piece as it stands now.

import { ringAround, type Site } from '@skald/games/board-kit';
import { geographyOf, isHex } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { centreOf, hexPath, RADIUS } from './hexmap/index.ts';
import { RING } from './piece-layer.tsx';
import type { Stand } from './stands.ts';

/** Outside the rings of the piece itself. */
const AROUND = 7;

export function siteOf(topic: string, view: State, stands: readonly Stand[]): Site | null {
  if (isHex(topic))
    return geographyOf(view.map).terrain.has(topic)
      ? { at: centreOf(topic), shape: hexPath(topic), rise: RADIUS / 2 }
      : null;
  const stand = stands.find(({ piece }) => piece === topic);
  if (stand === undefined) return null;
  const [radius, down] = RING[topic === 'ship' ? 'ship' : stand.aboard ? 'aboard' : 'army'];
  const [x, y] = stand.at;
  const around = (radius + AROUND) * stand.scale;
  return {
    at: [x, y + down * stand.scale],
    shape: ringAround([x, y + down * stand.scale], around),
    rise: around,
  };
}
