// How a table is laid: its seats, its seed, and what it is before anybody has done anything.

import { randomBytes } from 'node:crypto';
import type { GameModule } from '@skald/games';
import { commitment, type Match } from '@skald/kernel';
import { typesRealDice } from './beginning.ts';
import { sealed } from './gathering.ts';
import type { KeptSeat, KeptTable, Person, Terms } from './kept.ts';
import type { SeatPlan } from './protocol/index.ts';
import { newId } from './secrets.ts';

export function newTable(
  person: Person,
  { game }: GameModule,
  now: number,
  from: Pick<KeptTable, 'options' | 'visibility' | 'clock' | 'seats' | 'seed' | 'terms' | 'bodies'>,
): KeptTable {
  const full = from.seats.every(({ kind }) => kind !== 'open');
  return {
    id: newId(),
    game: game.id,
    version: game.version,
    creator: person.id,
    status: full && !from.seats.some(({ dice }) => dice) ? 'playing' : 'open',
    visibility: from.visibility,
    options: from.options ?? {},
    seats: [...from.seats],
    clock: from.clock,
    seed: from.seed,
    commitment: commitment(from.seed),
    start: undefined,
    result: null,
    rematch: null,
    terms: from.terms,
    asked: [],
    moves: 0,
    created: now,
    updated: now,
    bodies: from.bodies,
  };
}

export const isBotsAlone = (seats: readonly SeatPlan[]): boolean => seats.every(({ kind }) => kind === 'bot');

export const newSeed = (): string => randomBytes(32).toString('hex');

export function seatOf(plan: SeatPlan, person: Person, bank: number | null): KeptSeat {
  const free = { as: plan.as, person: null, level: null, away: false, left: bank };
  if (plan.kind === 'me') return { ...free, kind: 'human', person: person.id, name: person.name };
  return plan.kind === 'bot'
    ? { ...free, kind: 'bot', level: plan.level, name: '', left: null }
    : { ...free, kind: 'open', name: '' };
}

/** The first of one's own seats keeps what one sealed for the dice. */
export function withSeal(seats: readonly KeptSeat[], person: Person, seal: string | undefined): KeptSeat[] {
  const first = seats.findIndex((seat) => seat.person === person.id);
  return seats.map((seat, i) => (i === first ? { ...seat, ...sealed(seal) } : seat));
}

export const realDice = (module: GameModule, match: Match): Terms =>
  typesRealDice(module, match) ? { realDice: true } : {};

/** The same seats once more: those of other people are free for them. */
export function seatsAgain(seats: readonly KeptSeat[], person: Person, bank: number | null): KeptSeat[] {
  return seats.map((seat): KeptSeat => {
    const free = seat.kind === 'human' && seat.person !== person.id;
    const who = free ? { kind: 'open' as const, person: null, name: '' } : {};
    const fresh = {
      given: undefined,
      away: false,
      gone: undefined,
      left: bank,
      dice: undefined,
      orders: undefined,
    };
    // Whoever comes again brings his own again.
    const brought = free ? undefined : seat.brought;
    return { ...seat, ...who, ...fresh, brought };
  });
}
