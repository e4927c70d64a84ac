// Off the field. RUN-TER-80 to -83, RUN-RULING-C14

import { next } from '@skald/kernel';
import { LEVEL_JUMP } from '../../content/terrain.ts';
import { hardWayOut, isPassable, wayOut } from '../space/index.ts';
import type { FrameOf } from './agenda.ts';
import { bodyOf, fighterOf, groundFor, isAble } from './fighters.ts';
import { become } from './harm.ts';
import { ask, isWaiting, open, seen } from './listening.ts';
import { climbingScore } from './perils.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

/** Over an open edge, or through an exit as long as others have not filled it in this round. RUN-TER-81, -83 */
export function getOut(table: Table, one: Fighter): void {
  const { state } = table;
  const [ground, body] = [groundFor(state), bodyOf(state, one)];
  const way = wayOut(ground, body);
  if (way !== null) {
    const exit = way.by === 'exit' ? way.id : null;
    if (!isPassable(way, exit === null ? 0 : passed(state, exit))) return squeeze(table, one);
    if (exit !== null) pass(state, exit);
    return leave(table, one);
  }
  if (hardWayOut(ground, body) === null) return;
  next(table, { step: 'climbingOut', fighter: one.id });
}

/** Others have filled it, but something may help. RUN-TER-83, RUN-HOOK-14 */
function squeeze(table: Table, one: Fighter): void {
  const way: FrameOf<'wayOut'> = { step: 'wayOut', fighter: one.id };
  isWaiting(table, 'exitBarred', () => ({ who: seen(table.state, one) }), way);
}

/** Exits are as wide as he needs them. */
export function isUnbarred(state: State, one: Fighter): boolean {
  let unbarred = false;
  ask(
    state,
    'exitQuery',
    () => ({ who: seen(state, one) }),
    () => {
      unbarred = true;
    },
  );
  return unbarred;
}

export const leavingSteps: Steps<'wayOut' | 'climbingOut'> = {
  climbingOut(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    const die = { who: one, for: 'climb', roll: 'climb', lacked: lacks(state, one, 'climb') } as const;
    const total = rollOnce(table, frame, die, () => climbingScore(state, one), LEVEL_JUMP);
    if (total === null) return;
    const holds = total >= LEVEL_JUMP;
    table.tell?.({ type: 'climbed', fighter: one.id, total, difficulty: LEVEL_JUMP, holds });
    if (holds) leave(table, one);
  },

  wayOut(table, { fighter }) {
    const one = fighterOf(table.state, fighter);
    if (isAble(one) && isUnbarred(table.state, one)) leave(table, one);
  },
};

export function leave(table: Table, one: Fighter): void {
  become(table, one, 'out');
  table.tell?.({ type: 'left', fighter: one.id });
  open(table, 'combatLeft', () => ({ who: seen(table.state, one) }), one);
}

const passed = ({ leavers }: State, exit: string): number =>
  leavers.find((one) => one.exit === exit)?.heroes ?? 0;

function pass(state: State, exit: string): void {
  const others = state.leavers.filter((one) => one.exit !== exit);
  state.leavers = [...others, { exit, heroes: passed(state, exit) + 1 }];
}
