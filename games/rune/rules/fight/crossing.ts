// Ways that no feet walk: through water. RUN-ACT-14, RUN-ABIL-SWI-02

import type { Reach } from '../../content/movement.ts';
import { reachable, swimReach, waterAt, wayTo } from '../space/index.ts';
import type { Turning } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor, isHero, sheetOf } from './fighters.ts';
import { canStir, setOff } from './moving.ts';
import type { Fighter, State, Table } from './state.ts';
import { watersOf } from './swimming.ts';
import { placeOf } from './words.ts';

type ActOf<A extends ChoiceOf<'act'>['act']> = Extract<ChoiceOf<'act'>, { act: A }>;

/** A hero may go into the water of his own will; whoever is in it may get out. */
export function swimOptions(state: State, { fighter, halves }: Turning): ActOf<'swim'>[] {
  const one = fighterOf(state, fighter);
  if (!canStir(state, one) || halves.includes('move')) return [];
  if (one.water === null && !(isHero(one) && hasWater(state))) return [];
  const { half, full } = reachIn(state, one);
  const most = halves.length > 0 ? half : full;
  return reachable(groundFor(state), bodiesOf(state), bodyOf(state, one), most, 'swim')
    .filter(({ paces }) => paces > 0)
    .map(({ x, y }) => ({ act: 'swim', x, y }));
}

const hasWater = ({ map }: State): boolean => map.zones.some(({ kind }) => kind === 'water');

/** RUN-HAZ-DROWN-03 */
function reachIn(state: State, one: Fighter): Reach {
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
