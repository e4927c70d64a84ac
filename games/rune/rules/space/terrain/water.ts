// Deep water: swimming, going under, and being pulled out. RUN-HAZ-DROWN

import { DROWNING, grown, SWIM } from '../../../content/hazards.ts';
import { type Reach, swum, type Water } from '../../../content/movement.ts';
import type { Current, Surface } from '../../../content/terrain.ts';
import type { Base } from '../bodies.ts';
import { type Ground, zonesAt } from '../ground.ts';
import { squareOf } from '../steps.ts';

export interface Swim {
  readonly surface: Surface;
  /** Which he must swim against; that is a direction of its own. RUN-RULING-T44 */
  readonly against: Current;
  /** Goes somewhere, instead of only staying afloat. */
  readonly directed: boolean;
  /** The Stamina of somebody whom he pulls along. */
  readonly pulls?: number;
  /** The Strength of an ally ashore who holds the rope. */
  readonly rope?: number;
  /** In the water, from 1. */
  readonly round: number;
}

/** RUN-HAZ-DROWN-02, RUN-RULING-T44 */
export function swimDifficulty({ surface, against, directed, pulls, rope, round }: Swim): number {
  return (
    SWIM.base +
    SWIM.surface[surface] +
    SWIM.current[against] +
    (directed && against === 'none' ? SWIM.directed : 0) +
    (pulls === undefined ? 0 : SWIM.pulling + pulls) -
    (rope === undefined ? 0 : SWIM.rope + rope) +
    (round - 1)
  );
}

/** The water somebody is in, the worst of several; null where he can stand. RUN-HAZ-DROWN-01 */
export function waterAt(
  ground: Ground,
  base: Base,
): { readonly surface: Surface; readonly current: Current } | null {
  const waters = zonesAt(ground, 'water', squareOf(ground, base));
  const badness = ({ surface, current }: { surface: Surface; current: Current }): number =>
    SWIM.surface[surface] + SWIM.current[current];
  const [worst] = waters.sort((a, b) => badness(b) - badness(a));
  return worst === undefined ? null : { surface: worst.surface, current: worst.current };
}

/** How far one swims in an action. RUN-HAZ-DROWN-03, RUN-RULING-T44 */
export const swimReach = (rating: number, surface: Surface, current: Current): Reach =>
  swum(rating, watersOf(surface, current));

function watersOf(surface: Surface, current: Current): Water {
  if (surface === 'raging' || surface === 'undercurrent' || current === 'strong') return 'raging';
  return surface === 'choppy' ? 'choppy' : 'calm';
}

/** What becomes of somebody in the water; rounds are counted from 1 in each state. RUN-HAZ-DROWN-09 */
export interface Swimmer {
  readonly state: 'swimming' | 'drowning';
  readonly rounds: number;
}

/** After his Swim roll of the round. Who has gone under cannot help himself. RUN-HAZ-DROWN-01, -04, -05 */
export function afterSwim({ state, rounds }: Swimmer, total: number, difficulty: number): Swimmer {
  if (state === 'drowning') return { state, rounds };
  return total >= difficulty ? { state, rounds: rounds + 1 } : { state: 'drowning', rounds: 1 };
}

/** A round under water, unless a rescuer holds him and swims. Raw Damage that ignores armor. RUN-HAZ-DROWN-04, -09 */
export function underWater(
  swimmer: Swimmer,
  held: boolean,
  later = 0,
): { swimmer: Swimmer; rawDamage: number } {
  if (held || swimmer.state !== 'drowning') return { swimmer, rawDamage: 0 };
  return {
    swimmer: { state: 'drowning', rounds: swimmer.rounds + 1 },
    rawDamage: DROWNING + grown(swimmer.rounds, later),
  };
}
