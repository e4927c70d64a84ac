// How a match comes to be: what is given from outside is checked, and a stumble over it is a refusal.

import { isSeed, type Part } from './dice.ts';
import type { Game, GameState } from './game.ts';
import { firstIssue } from './issues.ts';
import { PositionSchema } from './record.ts';
import { type Outcome, type Refusal, Refused, refuse } from './refusal.ts';

export interface NewMatch {
  readonly seats: readonly unknown[];
  readonly options: unknown;
  /** 64 hex digits; whoever has them, and all parts, knows every die. */
  readonly seed: string;
  /** What seats add to it before the first die. */
  readonly parts?: readonly Part[] | undefined;
}

/** The state before the first step. */
export function firstState<S extends GameState>(
  game: Game<S>,
  { seats, options, seed }: NewMatch,
): Outcome<S> {
  if (!isSeed(seed)) return refuse('bad-seed');
  if (seats.length < game.seats.min || seats.length > game.seats.max)
    return refuse('wrong-number-of-seats', { ...game.seats, given: seats.length });
  const checkedSeats = game.schemas.seat.array().safeParse(seats);
  if (!checkedSeats.success) return refuse('bad-seats', { why: firstIssue(checkedSeats.error) });
  const checkedOptions = game.schemas.options.safeParse(options ?? {});
  if (!checkedOptions.success) return refuse('bad-options', { why: firstIssue(checkedOptions.error) });
  return game.begin(checkedSeats.data, checkedOptions.data);
}

/** The state of a position, which somebody may have made up. */
export function stateOf<S extends GameState>(game: Game<S>, position: unknown, seed: string): Outcome<S> {
  if (!isSeed(seed)) return refuse('bad-seed');
  const checked = PositionSchema.safeParse(position);
  if (!checked.success) return refuse('bad-position', { why: firstIssue(checked.error) });
  const wrong = foreign(game, checked.data);
  if (wrong) return { refused: wrong };
  const state = game.schemas.state.safeParse(checked.data.state);
  if (!state.success) return refuse('bad-position', { why: firstIssue(state.error) });
  const faults = guarded(() => game.faults(state.data as S));
  if ('refused' in faults) return faults;
  if (faults.ok.length > 0) return refuse('bad-position', { why: faults.ok[0] as string });
  return { ok: state.data as S };
}

export function foreign(
  game: Pick<Game, 'id' | 'version'>,
  { game: id, version }: { game: string; version: number },
): Refusal | null {
  if (id !== game.id) return { code: 'other-game', params: { game: id, expected: game.id } };
  return version === game.version
    ? null
    : { code: 'other-version', params: { version, expected: game.version } };
}

/** Runs what may stumble over data from outside; a stumble is a refusal, never a crash. */
export function guarded<T>(work: () => T): Outcome<T> {
  try {
    return { ok: work() };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    return refuse('bad-position', { why: reason(error) });
  }
}

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
