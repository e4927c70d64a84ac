// The ground of a holmgang: a meadow with a ring of hide strips in its middle.

import type { BattleMap, Spot } from './battle-map.ts';
import type { Form } from './fights.ts';

export const HOLM_NAME = 'holm';

/** Paces of a design cell: what the rules call a hex. RUN-TER-166 */
const CELL = 2;
/** RUN-RULING-R62 */
export const RING_RADIUS = 3 * CELL;

/** What is agreed where nobody says otherwise, as far as the two can bear it. */
export const USUAL_DUEL = { cap: 8, target: 20 } as const;

/** Night falls on two who cannot decide it. */
export const HOLM_ROUNDS = 20;

const SIDE = 25;
export const MIDDLE: Spot = { x: 12, y: 12 };

/** Paces from the middle to where each of the two begins: near enough to be Engaged where nobody may move. */
const APART: Readonly<Record<Form, number>> = { free: 7, ring: 3, stakes: 1, traded: 1 };

export function holmFor(form: Form): BattleMap {
  const at = (x: number): Spot => ({ x: MIDDLE.x + x, y: MIDDLE.y });
  return {
    skald: 'battle-map',
    version: 1,
    name: HOLM_NAME,
    width: SIDE,
    height: SIDE,
    cell: CELL,
    edge: 'open',
    walls: [],
    heights: [],
    zones: [],
    objects: [],
    starts: { heroes: [at(-APART[form])], foes: [at(APART[form])] },
  };
}
