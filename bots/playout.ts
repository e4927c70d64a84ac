// A possible future: every seat goes on by its rules of thumb, a little unsure of them, or by what it foresees.

import {
  answer,
  type Choice,
  type Decision,
  type Dice,
  type Game,
  type GameState,
  optionId,
  Play,
  type SearchMeasures,
} from '@skald/kernel';
import { FatedDice } from './fate.ts';
import { isSettled, look, nextDecision } from './look.ts';
import { bestByThumb, guess } from './thumb.ts';

/** Where a game does not count rounds, a playout ends after this many answers. */
const MOST_ANSWERS = 400;
/** Who foresees does not look at what is this much worse by rule of thumb, and not oft at what dice decide. */
const HOPELESS = 6;
const THROWS = 3;
/** All seeds that dice tell apart: their first face follows the seed, so none may be left out. */
export const SEEDS = 0x1_0000_0000;

/** Answers for one seat, then plays on until the horizon; tells how that seat stands then. */
export function playOut(
  game: Game,
  state: GameState,
  seat: number,
  choice: Choice,
  dice: Dice,
  { horizon, foresight }: SearchMeasures,
): number {
  const play = new Play(state, dice);
  const fated = dice instanceof FatedDice ? dice : null;
  const until = roundOf(game, state) + horizon;
  let measure = game.sense.luck?.(state, seat, choice) ?? null;
  let luck = 0;
  fated?.about(optionId(choice));
  answer(game, play, seat, choice);
  for (let left = MOST_ANSWERS; left > 0; left--) {
    const decision = nextDecision(game, state);
    const canJudge = decision === null || isSettled(game, decision);
    if (canJudge && measure !== null) {
      luck = measure.by(state);
      measure = null;
    }
    const hope = canJudge ? (game.sense.outlook?.(state, seat, decision) ?? null) : null;
    if (hope !== null) return hope - luck;
    if (decision === null) break;
    if (canJudge && game.sense.outlook === undefined && roundOf(game, state) >= until) break;
    fated?.about(decision.kind);
    const guessed =
      canJudge && foresight > 0
        ? foresee(game, state, decision, dice, foresight)
        : guess(game, state, decision, dice, decision.seat === seat ? 'jarl' : 'karl');
    fated?.about(optionId(guessed));
    answer(game, play, decision.seat, guessed);
  }
  return game.sense.assess(state)[seat] as number;
}

const roundOf = (game: Game, state: GameState): number => game.sense.round?.(state) ?? 0;

/** Of the best by rule of thumb the one after which the seat stands best. */
function foresee(game: Game, state: GameState, decision: Decision, dice: Dice, most: number): Choice {
  const rivals = bestByThumb(game, state, decision, most, HOPELESS);
  const { choice: favourite } = rivals[0] as (typeof rivals)[number];
  if (rivals.length === 1) return favourite;
  const seed = dice.roll(SEEDS);
  let best = { choice: favourite, standing: -Infinity };
  for (const { choice } of rivals) {
    const standing = look(game, state, decision.seat, choice, seed, THROWS);
    if (standing > best.standing) best = { choice, standing };
  }
  return best.choice;
}
