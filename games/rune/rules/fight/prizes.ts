// What the winner of an Engagement takes, and whether he stands better for it. RUN-ENGAGE-12, -13, RUN-RULING-C16

import { DIRECTIONS } from '@skald/games/grid-kit';
import type { Spot } from '../../content/battle-map.ts';
import { damAt, isUphill, repositions, type Slide, shove, waterAt } from '../space/index.ts';
import type { ChoiceOf } from './choices.ts';
import { noteTerrain } from './features.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor, sheetOf } from './fighters.ts';
import { drive, put } from './placing.ts';
import { standingOf } from './round.ts';
import { advantageOver } from './scores.ts';
import type { Fighter, State, Table } from './state.ts';

/** RUN-RULING-C16 */
export function take(table: Table, one: Fighter, other: Fighter, choice: ChoiceOf<'wonEngagement'>): void {
  const { state } = table;
  const [by, target] = [one.id, other.id];
  if (choice.act === 'deny') {
    one.denied = [...one.denied, target];
    other.denied = [...other.denied, by];
    return table.tell?.({ type: 'denied', by, at: target });
  }
  if (choice.act === 'shift') {
    const above = uphillOf(state, one, other, choice);
    noteTerrain(state, one, choice);
    put(table, one, choice);
    one.upper = above;
    return table.tell?.({ type: 'moved', fighter: by, way: [{ x: choice.x, y: choice.y }] });
  }
  const slide = shoveOf(state, one, other, choice.direction, choice.paces);
  const way = slide?.path.slice(1) ?? [];
  table.tell?.({ type: 'shoved', by, at: target, way: way.map(({ x, y }) => ({ x, y })) });
  if (slide === null) return;
  noteTerrain(state, one, slide.path.at(-1) ?? other, other);
  drive(table, other, slide, one);
}

/** Higher up on the same slope counts from now on. RUN-TER-121 */
const uphillOf = (state: State, one: Fighter, other: Fighter, { x, y }: Spot): string[] =>
  [...one.upper, other.id].filter((id) =>
    isUphill(groundFor(state), { ...bodyOf(state, one), x, y }, bodyOf(state, fighterOf(state, id))),
  );

/** How the ground favours one over the other: height, good and bad places, and whatever hurts or drowns. */
export function standing(state: State, one: Fighter, other: Fighter): number {
  const favour = (each: Fighter, against: Fighter): number =>
    advantageOver(state, each, against).melee + standingOf(state, each) - (isTroubled(state, each) ? 1 : 0);
  return favour(one, other) - favour(other, one);
}

const isTroubled = (state: State, one: Fighter): boolean =>
  damAt(groundFor(state), bodyOf(state, one)) > 0 || waterAt(groundFor(state), bodyOf(state, one)) !== null;

/** Whether anything that he could win by an Engagement would let him stand better against the other. */
export function couldGain(state: State, one: Fighter, other: Fighter): boolean {
  const now = standing(state, one, other);
  return prizesOf(state, { by: one.id, target: other.id }).some((choice) => {
    const [moved, driven] = after(state, one, other, choice);
    const fighters = state.fighters.map((each) =>
      each.id === one.id ? moved : each.id === other.id ? driven : each,
    );
    return standing({ ...state, fighters }, moved, driven) > now;
  });
}

/** Where the two would stand. */
function after(
  state: State,
  one: Fighter,
  other: Fighter,
  choice: ChoiceOf<'wonEngagement'>,
): readonly [Fighter, Fighter] {
  if (choice.act === 'shift')
    return [{ ...one, x: choice.x, y: choice.y, upper: uphillOf(state, one, other, choice) }, other];
  const to =
    choice.act === 'shove' && shoveOf(state, one, other, choice.direction, choice.paces)?.path.at(-1);
  return [one, to ? { ...other, x: to.x, y: to.y, upper: [] } : other];
}

export function prizesOf(
  state: State,
  { by, target }: { readonly by: string; readonly target: string },
): ChoiceOf<'wonEngagement'>[] {
  const [one, other] = [fighterOf(state, by), fighterOf(state, target)];
  const [body, adversary] = [bodyOf(state, one), bodyOf(state, other)];
  const ground = groundFor(state);
  const bodies = bodiesOf(state);
  const { shove: most } = sheetOf(state, one);
  const options: ChoiceOf<'wonEngagement'>[] = [];
  for (const direction of DIRECTIONS.keys()) {
    let before = 1;
    for (let paces = 1; paces <= most; paces++) {
      const { length } = shoveOf(state, one, other, direction, paces)?.path ?? [];
      if (length > before) options.push({ act: 'shove', direction, paces });
      before = Math.max(before, length);
    }
  }
  for (const { x, y } of repositions(ground, bodies, body, adversary)) options.push({ act: 'shift', x, y });
  return [...options, { act: 'deny' }];
}

/** RUN-ENGAGE-12, -13, RUN-RULING-C16 */
export const shoveOf = (
  state: State,
  one: Fighter,
  other: Fighter,
  direction: number,
  paces: number,
): Slide | null =>
  shove(
    groundFor(state),
    bodiesOf(state),
    bodyOf(state, other),
    bodyOf(state, one),
    DIRECTIONS[direction] as (typeof DIRECTIONS)[number],
    paces,
  );
