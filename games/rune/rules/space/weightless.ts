// The field as somebody finds it who is hardly there. RUN-GIFT-RUNE-HAND-AXE

import type { Thing, ZoneKind } from '../../content/battle-map.ts';
import type { Ground } from './ground.ts';

const UNFELT: readonly ZoneKind[] = ['slippery', 'uneven', 'slope'];
const isBarrier = ({ kind }: Thing): boolean => kind === 'barrier';

const known = new WeakMap<Ground, Ground>();

/** Neither slippery nor uneven nor steep, and no barrier holds him up: he passes through, but does not stay in it. */
export function weightless(ground: Ground): Ground {
  const found = known.get(ground) ?? without(ground);
  known.set(ground, found);
  return found;
}

function without(ground: Ground): Ground {
  const [barriers, things] = [
    ground.things.filter(({ part }) => isBarrier(part)),
    ground.things.filter(({ part }) => !isBarrier(part)),
  ];
  const passing = [...new Set(barriers.flatMap(({ squares }) => [...squares]))];
  const closed = ground.closed.slice();
  for (const square of passing) closed[square] = 0;
  return {
    ...ground,
    closed,
    passing,
    things,
    zones: ground.zones.filter(({ part }) => !UNFELT.includes(part.kind)),
    toil: new Uint8Array(ground.grid.size).fill(1),
    up: new Int8Array(ground.grid.size).fill(-1),
  };
}
