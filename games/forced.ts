// What leaves no choice, and is therefore not asked.

import type { Asked, GameState } from '@skald/kernel';
import type { GameModule } from './module.ts';

export interface Moment {
  /** What was chosen last can still be taken back. */
  readonly mayUndo: boolean;
  /** Others see how long an answer takes. */
  readonly watched: boolean;
}

/** The only answer there is; null where there are more, or where it shall be given by who is asked. */
export function forcedAnswer(
  { game, secretive = [] }: GameModule,
  view: GameState,
  { seat, kind, options }: Asked,
  { mayUndo, watched }: Moment,
): string | null {
  const [only, ...others] = options;
  if (only === undefined || others.length > 0) return null;
  if (watched && secretive.includes(kind)) return null;
  // Whoever could still go back is asked before a die falls.
  if (mayUndo && (game.odds?.(view, seat, only.choice) ?? null) !== null) return null;
  return only.id;
}
