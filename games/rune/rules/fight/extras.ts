// Harmless folk in the middle of a fight: decoys, and captives whom foes hide behind. RUN-TER-55 to -79

import { z } from 'zod';
import type { Body } from '../space/index.ts';
import type { State } from './state.ts';
import { Coordinate, Count, ExtraId, FighterId, type Place, placeOf, Whole } from './words.ts';

export const ExtraSchema = z.strictObject({
  id: ExtraId,
  x: Coordinate,
  y: Coordinate,
  state: z.enum(['captive', 'calm', 'panicked', 'down']),
  /** Was a captive, or still is: nobody may hurt one. */
  hostage: z.boolean(),
  captor: FighterId.nullable(),
  /** Hit points taken from a captive. */
  hurt: Count,
  /** When it acts in this round. */
  step: Whole.nullable(),
});
export type Extra = z.infer<typeof ExtraSchema>;

/** On its own feet, and in the way. */
export const isAbout = ({ state }: Extra): boolean => state === 'calm' || state === 'panicked';

export function extraOf({ extras }: Pick<State, 'extras'>, id: string): Extra {
  const found = extras.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`nobody is ${id}`);
  return found;
}

/** A captive is where its captor is. */
export const extraSpot = ({ fighters }: Pick<State, 'fighters'>, { x, y, captor }: Extra): Place =>
  placeOf(fighters.find(({ id }) => id === captor) ?? { x, y });

export function change(state: State, id: string, more: Partial<Extra>): void {
  state.extras = state.extras.map((one) => (one.id === id ? { ...one, ...more } : one));
}

/** Nobody fights them, and they fight nobody. */
export const extraBody = ({ id, x, y }: Extra): Body => ({
  id,
  x,
  y,
  size: 1,
  side: 'foes',
  able: false,
  alive: true,
  armed: false,
});
