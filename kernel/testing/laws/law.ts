// A law holds, or throws what breaks it. Tests declare them: `it.each(laws(…))('$title', ({ holds }) => holds())`.

import type { z } from 'zod';
import type { Game, GameState } from '../../game.ts';
import type { Trial } from '../trial.ts';

export interface Law {
  readonly title: string;
  holds(): void;
}

export interface LawOfGames {
  readonly title: string;
  holds<S extends GameState>(game: Game<S>, trial: Trial<S>): void;
}

/** A law that found nothing because it saw nothing has not been tried. */
export function looked(times: number, atLeast: number, what: string): void {
  if (times < atLeast) throw new Error(`only ${times} ${what}, not ${atLeast}: these games are no trial`);
}

/** Throws unless the schema takes this as it is and leaves nothing out. */
export function fits(schema: z.ZodType, value: unknown, what: string): unknown {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${what} does not fit its schema: ${issue?.path.join('.')} ${issue?.message}`);
}
