// What a player can do now on the board.

import { squareAt } from '@skald/games/grid-kit';
import type { Asked, Seat } from '@skald/kernel';
import { useMemo } from 'react';
import type { Facing, Square } from '../../content/index.ts';
import { layout } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { activeOf, type Deed, deedsOf, turnsOf } from './deeds.ts';
import type { Spot } from './spots.ts';
import { type Walk, walksOf } from './walks.ts';

export interface Hand {
  readonly view: State;
  /** What this player is asked; null while others are. */
  readonly decision: Asked | null;
  readonly deeds: readonly Deed[];
  readonly walks: ReadonlyMap<Square, Walk>;
  readonly turns: ReadonlyMap<Facing, string>;
  /** The model the question is about. */
  readonly active: string | null;
}

export function useHand(view: State, asked: Asked | null, seat: Seat | null): Hand {
  const decision = asked !== null && asked.seat === seat && asked.options.length > 0 ? asked : null;
  return useMemo(
    () => ({
      view,
      decision,
      deeds: deedsOf(view, decision),
      walks: walksOf(view, decision),
      turns: turnsOf(decision),
      active: activeOf(view),
    }),
    [view, decision],
  );
}

export type Answer =
  | { readonly do: 'choose'; readonly options: readonly [string, ...string[]] }
  /** Several things, or one that cannot be taken back: asks first. */
  | { readonly do: 'ask'; readonly deeds: readonly Deed[] };

/** Null where a press means nothing. */
export function answerAt({ view, decision, deeds, walks, turns }: Hand, spot: Spot): Answer | null {
  const turn = spot.face === null ? undefined : turns.get(spot.face);
  if (turn !== undefined) return { do: 'choose', options: [turn] };
  const square = squareAt(layout(view), [spot.x, spot.y]);
  const here = deeds.filter((deed) =>
    spot.model === null ? deed.squares.includes(square) : deed.model === spot.model,
  );
  const [only] = here;
  const walk = spot.model === null ? walks.get(square) : undefined;
  if (only === undefined && walk !== undefined && walk.strikers.length > 0)
    return { do: 'ask', deeds: breakingAway(decision, walk, square) };
  if (only === undefined) return walk === undefined ? null : { do: 'choose', options: walk.options };
  return here.length === 1 && !only.attack
    ? { do: 'choose', options: [only.option] }
    : { do: 'ask', deeds: here };
}

/** A step that costs Free Strikes leads to dice, like an attack. */
const breakingAway = (decision: Asked | null, { options: [option] }: Walk, square: Square): Deed[] =>
  (decision?.options ?? [])
    .filter(({ id }) => id === option)
    .map(({ choice }) => ({ option, choice, model: null, squares: [square], attack: true }));

/** Every spot that answers something, models first: for stepping through them by key. */
export function answeringSpots({ view, deeds, walks }: Hand): Spot[] {
  const { width } = layout(view);
  const at = (square: Square, model: string | null): Spot => ({
    x: square % width,
    y: Math.floor(square / width),
    model,
    face: null,
  });
  const spots = deeds.map(({ squares, model }) => at(squares[0] ?? 0, model));
  return [...spots, ...[...walks.keys()].map((square) => at(square, null))];
}
