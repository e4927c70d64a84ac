// What people add to the dice of their table. Everybody seals a part of his own when he sits down; when all are seated
// the seals are opened, and only then do the dice exist. Who does not open his adds nothing, and holds up nobody for long.

import { commitment, type Match, type Outcome, type Part, refuse } from '@skald/kernel';
import { seatsOf } from './info.ts';
import type { KeptSeat, KeptTable, Person } from './kept.ts';

/** Milliseconds that a full table waits for seals to be opened. */
export const GATHERING = 5000;

export const isFull = ({ seats }: KeptTable): boolean => seats.every(({ kind }) => kind !== 'open');

/** What a seat keeps of a part that is sealed. */
export const sealed = (seal: string | undefined): Pick<KeptSeat, 'dice'> =>
  seal === undefined ? {} : { dice: { seal, part: null, mixed: false } };

/** Whether somebody could still open his seal. */
export const isGathering = (kept: KeptTable): boolean =>
  kept.status === 'open' && isFull(kept) && kept.seats.some(({ dice }) => dice?.part === null);

export function openSeal(kept: KeptTable, person: Person, part: string): Outcome<object> {
  const own = seatsOf(kept, person).map((seat) => kept.seats[seat]?.dice);
  const seal = commitment(part);
  const mine = own.find((dice) => dice?.seal === seal);
  if (mine === undefined) return refuse('no-such-seal', {});
  // Before the last has sealed his, an open one would help whoever comes later to choose.
  if (kept.status === 'open' && !isFull(kept)) return refuse('seal-too-early', {});
  mine.part = part;
  return { ok: {} };
}

/** The parts that are open and in no dice yet; from now on they are. */
export function takeParts({ seats }: KeptTable, only?: number): Part[] {
  return seats.flatMap(({ dice }, seat) => {
    if (!dice || dice.part === null || dice.mixed || (only !== undefined && seat !== only)) return [];
    dice.mixed = true;
    return [{ seat, part: dice.part }];
  });
}

/** Who was not there when the game began adds to the dice before his first choice, where it disturbs nobody. */
export function stirLate(match: Match, kept: KeptTable, seat: number, option: string): boolean {
  const { dice } = kept.seats[seat] as KeptSeat;
  if (!dice || dice.part === null || dice.mixed) return false;
  const offered = match.decisionsFor(seat).some(({ options }) => options.some(({ id }) => id === option));
  const parts = offered ? takeParts(kept, seat) : [];
  for (const part of parts) match.stir(part);
  return parts.length > 0;
}
