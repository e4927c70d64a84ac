// Strike and away: half a move up to somebody, a blow, and half a move on. RUN-HOOK-09, RUN-RULING-G81

import { next } from '@skald/kernel';
import { reachable, strikingSquares, type Way, wayTo } from '../space/index.ts';
import type { FrameOf, Walk } from './agenda.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor, isAble, isInReach, isOnField, sheetOf } from './fighters.ts';
import { straightWay } from './listening.ts';
import { attach } from './marks.ts';
import { canStir, isChargeable, mayMove, strikersOn } from './moving.ts';
import { perilsOn } from './perils.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { blowOf } from './striking.ts';
import { placeOf } from './words.ts';

/** Whether half a move brings him to where he reaches the other. */
export const canRaid = (state: State, one: Fighter, other: Fighter): boolean =>
  mayMove(state, one) && wayUpTo(state, one, other) !== null;

export function raid(table: Table, who: string, target: string, gift: FrameOf<'raid'>['gift']): void {
  const { state } = table;
  const [one, other] = [fighterOf(state, who), fighterOf(state, target)];
  const way = wayUpTo(state, one, other);
  if (way === null) return;
  const charge = isChargeable(way.path, state.rulings.chargeFrom) ? way.paces : 0;
  const { half } = sheetOf(state, one).move;
  next(table, goingOn(state, one, way, target), {
    step: 'raid',
    fighter: who,
    target,
    gift,
    charge,
    left: Math.max(0, half - way.paces),
    struck: false,
  });
}

/** Straight on, so that it may be a charge; or else the shortest way. */
function wayUpTo(state: State, one: Fighter, other: Fighter): Way | null {
  if (isInReach(state, one, other)) return { path: [placeOf(one)], paces: 0 };
  const { half } = sheetOf(state, one).move;
  const straight = straightWay(state, one, other);
  if (straight !== null && straight.paces <= half) return straight;
  const [ground, bodies, body] = [groundFor(state), bodiesOf(state), bodyOf(state, one)];
  const [goal] = strikingSquares(ground, bodies, body, bodyOf(state, other), half);
  return goal === undefined ? null : wayTo(ground, bodies, body, goal, half, { target: other.id });
}

/** Whom he strikes has no time to strike at him; whoever else he leaves does. RUN-RULING-C12, -G81 */
function goingOn(state: State, one: Fighter, { path, paces }: Way, target: string): FrameOf<'going'> {
  one.movement = 'moved';
  one.paces += paces;
  const strikers: Walk['strikers'] = strikersOn(state, one, 'ordinary', path, target);
  return {
    step: 'going',
    fighter: one.id,
    gait: 'walk',
    way: path.slice(1).map(placeOf),
    strikers: strikers.map((striker) => ({ ...striker, left: false })),
    shooters: [],
    perils: perilsOn(state, one, path),
  };
}

export const raidingSteps: Steps<'raid' | 'moveOn'> = {
  raid(table, frame) {
    const { state } = table;
    const { fighter, target, gift, charge, left, struck } = frame;
    const [one, other] = [fighterOf(state, fighter), fighterOf(state, target)];
    if (!isAble(one) || one.held !== null) return;
    if (struck) {
      if (one.seat !== null && canStir(state, one))
        next(table, { step: 'moveOn', seat: one.seat, fighter, target });
      return;
    }
    if (!isOnField(other) || !isInReach(state, one, other)) return;
    attach(table, other, { kind: 'eluded', gift, by: fighter });
    const blow = { ...blowOf(one, target, 'own'), gift, charge, left, forestalled: false };
    next(table, blow, { ...frame, struck: true });
  },

  moveOn: {
    options: (state, { fighter }) => [
      ...awayOf(state, fighterOf(state, fighter)).map(({ x, y }) => ({ act: 'go' as const, x, y })),
      { act: 'stay' },
    ],
    byDefault: () => ({ act: 'stay' }),
    answer(table, { fighter, target }, choice) {
      if (choice.act === 'stay') return;
      const { state } = table;
      const one = fighterOf(state, fighter);
      const [ground, bodies, body] = [groundFor(state), bodiesOf(state), bodyOf(state, one)];
      const way = wayTo(ground, bodies, body, choice, sheetOf(state, one).move.half, { target });
      if (way !== null) next(table, goingOn(state, one, way, target));
    },
  },
};

const awayOf = (state: State, one: Fighter) =>
  reachable(groundFor(state), bodiesOf(state), bodyOf(state, one), sheetOf(state, one).move.half).filter(
    ({ paces }) => paces > 0,
  );
