// Where somebody comes to stand, and what that makes of him.

import { damAt, type Slide, sprungOn, waterAt } from '../space/index.ts';
import { plunge } from './falling.ts';
import { bodyOf, groundFor, swarmOn } from './fighters.ts';
import { watchRing } from './holmgang.ts';
import { dismount } from './saddle.ts';
import type { Fighter, Table } from './state.ts';
import { spring } from './traps.ts';
import type { Place } from './words.ts';

/** He stands elsewhere: what he had of his old place is lost, and who aimed at him has to aim anew. */
export function put(table: Table, one: Fighter, { x, y }: Place, drivenBy: Fighter | null = null): void {
  const { state } = table;
  Object.assign(one, { x, y, upper: [], spotted: [], vantage: false });
  for (const other of state.fighters) {
    if (other.upper.includes(one.id)) other.upper = other.upper.filter((id) => id !== one.id);
    if (other.lastShot?.target === one.id) other.lastShot = { ...other.lastShot, targetMoved: true };
  }
  const [ground, body] = [groundFor(state), bodyOf(state, one)];
  const deep = waterAt(ground, body) !== null;
  one.drivenBy = deep || damAt(ground, body) > 0 ? (drivenBy?.id ?? one.drivenBy) : null;
  if (deep) goIn(table, one);
  else one.water = null;
  // Out of them he is himself again. RUN-HAZ-NUIS-07
  if (one.swarm.flees && swarmOn(state, one) === 0) one.swarm = { ...one.swarm, flees: false };
  watchRing(table, one, [one]);
}

/** Nobody lies or burns there. RUN-HAZ-FIRE-07 */
function goIn(table: Table, one: Fighter): void {
  dismount(table, one, 'thrown');
  one.water ??= { state: 'swimming', rounds: 1, rolled: false, rescuer: null, rope: null };
  if (one.fire !== null) table.tell?.({ type: 'smothered', fighter: one.id, out: true });
  Object.assign(one, { fire: null, fallen: false, tangled: false, prone: false, torch: false });
}

/** Shoved, thrown or rolling: whatever lies on the way finds him, and whoever did it has done that too. RUN-RULING-T42 */
export function drive(table: Table, one: Fighter, slide: Slide, by: Fighter | null): void {
  const { state } = table;
  const sprung = sprungOn(groundFor(state), bodyOf(state, one), slide.path, true);
  const last = slide.path[sprung?.at ?? slide.path.length - 1];
  if (last !== undefined) put(table, one, last, by);
  if (sprung !== null) spring(table, one, sprung.trap, by);
  else if (slide.fall > 0) plunge(table, by, one, slide.fall);
}
