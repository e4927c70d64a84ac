// Ways that no feet walk: through water, up and down sheer faces. RUN-ACT-14, RUN-ABIL-SWI-02, RUN-ABIL-CLI-02

import type { Spot } from '../../content/battle-map.ts';
import { type Reach, reachOf } from '../../content/movement.ts';
import { VERTICAL_PACE } from '../../content/terrain.ts';
import {
  beyondFeet,
  feetOf,
  isNearFace,
  reachable,
  swimReach,
  type Way,
  waterAt,
  wayTo,
} from '../space/index.ts';
import type { Turning } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor, isHero, isRiding, sheetOf } from './fighters.ts';
import { canStir, mayMove, setOff } from './moving.ts';
import { perilsOn } from './perils.ts';
import type { Fighter, State, Table } from './state.ts';
import { watersOf } from './swimming.ts';
import { type Place, placeOf } from './words.ts';

type ActOf<A extends ChoiceOf<'act'>['act']> = Extract<ChoiceOf<'act'>, { act: A }>;

/** Where to, the nearest first. A hero may go into the water of his own will; whoever is in it may get out. */
export function swimsOf(state: State, { fighter, halves }: Turning): Spot[] {
  const one = fighterOf(state, fighter);
  if (!canStir(state, one) || isRiding(one) || halves.includes('move')) return [];
  if (one.water === null && !(isHero(one) && hasWater(state))) return [];
  const { half, full } = reachIn(state, one);
  const most = halves.length > 0 ? half : full;
  if (most === 0) return [];
  const goals = reachable(groundFor(state), bodiesOf(state), bodyOf(state, one), most, 'swim');
  return goals.filter(({ paces }) => paces > 0);
}

const hasWater = ({ map }: State): boolean => map.zones.some(({ kind }) => kind === 'water');

/** RUN-HAZ-DROWN-03 */
export function reachIn(state: State, one: Fighter): Reach {
  const water = watersOf(state, one);
  const rating = sheetOf(state, one).rating('swim');
  return water === null ? { half: 0, full: 0 } : swimReach(rating, water.surface, water.current);
}

/** He rolls where the water begins, or where he is. Half an action where half of what he can would do. */
export function swimOut(table: Table, turning: Turning, choice: ActOf<'swim'>): void {
  const { state } = table;
  const one = fighterOf(state, turning.fighter);
  const [ground, body] = [groundFor(state), bodyOf(state, one)];
  const { half, full } = reachIn(state, one);
  const way = wayTo(ground, bodiesOf(state), body, choice, full, { means: 'swim' });
  const first = way?.path.find(({ x, y }) => waterAt(ground, { x, y, size: body.size }) !== null);
  if (way == null || first === undefined) return;
  setOff(table, turning, one, way, way.paces <= half, [{ at: placeOf(first), peril: 'swim' }]);
}

/** Where he can climb, and feet alone would not take him in a whole action. */
export function climbsOf(state: State, { fighter, halves }: Turning): number[] {
  const one = fighterOf(state, fighter);
  if (!mayMove(state, one) || isRiding(one) || halves.includes('move') || state.map.heights.length === 0)
    return [];
  const [ground, bodies, body] = [groundFor(state), bodiesOf(state), bodyOf(state, one)];
  const { half, full } = reachOf('climb', sheetOf(state, one).rating('climb'));
  if (!isNearFace(ground, body, full)) return [];
  const walking = Math.max(full, sheetOf(state, one).move.full);
  return beyondFeet(ground, bodies, body, halves.length > 0 ? half : full, walking);
}

/** He rolls at the foot, or at the edge. RUN-TER-87 */
export function climbOut(table: Table, turning: Turning, choice: ActOf<'climb'>): void {
  const { state } = table;
  const one = fighterOf(state, turning.fighter);
  const { half, full } = reachOf('climb', sheetOf(state, one).rating('climb'));
  const way = wayTo(groundFor(state), bodiesOf(state), bodyOf(state, one), choice, full, { means: 'climb' });
  if (way === null) return;
  const perils = [
    ...perilsOn(state, one, way.path),
    { at: footOf(state, one, way), peril: 'climb' as const },
  ];
  setOff(table, turning, one, way, way.paces <= half, perils);
}

/** The last square before a face. */
function footOf(state: State, one: Fighter, { path }: Way): Place {
  const [ground, { size }] = [groundFor(state), bodyOf(state, one)];
  const feet = path.map(({ x, y }) => feetOf(ground, { x, y, size }));
  const at = feet.findIndex((here, i) => Math.abs((feet[i + 1] ?? here) - here) > VERTICAL_PACE);
  return placeOf(path[at] ?? one);
}
