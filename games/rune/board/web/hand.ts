// What a player can do now on the field.

import type { Asked, Seat } from '@skald/kernel';
import { useMemo } from 'react';
import type { State } from '../../rules/fight/state.ts';
import type { MannerOfGoing } from '../../text/en/web.ts';
import { activeOf, type Deed, deedsOf } from './deeds.ts';
import { type Course, courseTo, type Goal, type Goals, goalsOf, isDangerous } from './goings.ts';
import { useManner } from './manner.ts';
import type { Spot } from './spots.ts';

export interface Hand {
  readonly view: State;
  /** What this player is asked; null while others are. */
  readonly decision: Asked | null;
  readonly deeds: readonly Deed[];
  readonly goings: ReadonlyMap<MannerOfGoing, Goals>;
  /** The manner of going that is shown. */
  readonly manner: MannerOfGoing;
  readonly goals: Goals;
  /** Whom the question is about. */
  readonly active: string | null;
}

const NOWHERE: Goals = new Map();

export function useHand(view: State, asked: Asked | null, seat: Seat | null): Hand {
  const decision = asked !== null && asked.seat === seat && asked.options.length > 0 ? asked : null;
  const chosen = useManner(decision);
  const meaning = useMemo(
    () => ({
      deeds: deedsOf(view, decision),
      goings: goalsOf(view, decision),
      active: activeOf(view, decision),
    }),
    [view, decision],
  );
  return useMemo(() => {
    const manner = meaning.goings.has(chosen) ? chosen : ([...meaning.goings.keys()][0] ?? 'move');
    return { view, decision, ...meaning, manner, goals: meaning.goings.get(manner) ?? NOWHERE };
  }, [view, decision, meaning, chosen]);
}

export type Answer =
  | { readonly do: 'choose'; readonly option: string; readonly course: Course | null }
  /** Several things, or one that leads to dice. */
  | { readonly do: 'ask'; readonly deeds: readonly Deed[]; readonly course: Course | null };

/** Null where a press means nothing. */
export function answerAt(hand: Hand, spot: Spot): Answer | null {
  const here = deedsAt(hand, spot);
  const goal = spot.fighter === null ? goalAt(hand, spot) : undefined;
  const course = courseOf(hand, goal);
  const [only] = here;
  if (course === null || goal === undefined) {
    if (only === undefined) return null;
    return here.length === 1 && !only.attack
      ? { do: 'choose', option: only.option, course: null }
      : { do: 'ask', deeds: here, course: null };
  }
  if (here.length === 0 && goal.toAttack === null && !isDangerous(course))
    return { do: 'choose', option: goal.option, course };
  return { do: 'ask', deeds: here, course };
}

const deedsAt = ({ deeds }: Hand, { x, y, fighter }: Spot): Deed[] =>
  deeds.filter((deed) =>
    fighter === null ? deed.square?.x === x && deed.square.y === y : deed.fighter === fighter,
  );

export const goalAt = ({ view, goals }: Hand, { x, y }: Spot): Goal | undefined =>
  goals.get(y * view.map.width + x);

export const courseOf = ({ view, active }: Hand, goal: Goal | undefined): Course | null =>
  goal === undefined || active === null ? null : courseTo(view, active, goal);

/** Whether a press there does anything, without finding the way. */
export const answers = (hand: Hand, spot: Spot): boolean =>
  deedsAt(hand, spot).length > 0 || (spot.fighter === null && goalAt(hand, spot) !== undefined);

/** For stepping through by key: fighters and squares that something can be done with, or else where one can go. */
export function answeringSpots({ view, deeds, goals }: Hand): Spot[] {
  const at = new Map(view.fighters.map((one) => [one.id, one]));
  const fighters = [...new Set(deeds.map(({ fighter }) => fighter))].flatMap((id): Spot[] => {
    const one = id === null ? undefined : at.get(id);
    return one === undefined ? [] : [{ x: one.x, y: one.y, fighter: one.id }];
  });
  const squares = deeds.flatMap(({ square }): Spot[] =>
    square === null ? [] : [{ x: square.x, y: square.y, fighter: null }],
  );
  // Squares to go to are many, and next to each other: arrows are quicker there.
  const spots = [...fighters, ...squares];
  return spots.length > 0 ? spots : [...goals.values()].map(({ x, y }) => ({ x, y, fighter: null }));
}
