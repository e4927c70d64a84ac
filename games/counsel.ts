// What a bot would do in somebody's place, and why, in words.

import { type Choice, type Decision, type GameState, optionId } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { GameModule } from './module.ts';

/** Any world that fits will do: reasons are rules of thumb. */
const FIRST_FACE = (): number => 1;

/** A sentence for a choice; null where the game's bots give no reasons, or there is nothing to choose. */
export function reasonFor(
  { game, words }: GameModule,
  view: GameState,
  decision: Decision,
  choice: Choice,
  language: Language,
): string | null {
  const { imagine, reason } = game.sense;
  const id = optionId(choice);
  const chosen = decision.options.find((option) => optionId(option) === id);
  if (!reason || !words.why || chosen === undefined || decision.options.length < 2) return null;
  const world = imagine(structuredClone(view), decision.seat, FIRST_FACE);
  return words.why(reason(world, decision, chosen), language);
}
