// A look at what follows a choice at once, without playing on.

import {
  answer,
  asked,
  type Choice,
  copyOf,
  type Decision,
  decisionOf,
  FastDice,
  type Game,
  type GameState,
  Play,
} from '@skald/kernel';
import { guess } from './thumb.ts';

/** More questions than this do not follow from one choice. */
const MOST_ANSWERS = 400;
/** Dice whose seeds follow each other closely would begin alike. */
const FAR_APART = 0x9e37_79b1;

/** What is asked next, of whoever is asked first. */
export function nextDecision(game: Game, state: GameState): Decision | null {
  const seat = asked(game, state)[0];
  return seat === undefined ? null : decisionOf(game, state, seat);
}

/** Whether a position can be judged where this is asked. */
export const isSettled = ({ sense }: Game, decision: Decision): boolean =>
  sense.isSettled?.(decision) ?? true;

/** How a seat stands after its choice, and after as many throws where dice decide. */
export function look(
  game: Game,
  state: GameState,
  seat: number,
  choice: Choice,
  seed: number,
  throws: number,
): number {
  let sum = 0;
  for (let thrown = 1; ; thrown++) {
    const after = copyOf(game, state);
    const play = new Play(after, new FastDice(seed + Math.imul(thrown, FAR_APART)));
    answer(game, play, seat, choice);
    settle(game, play, new FastDice(seed - Math.imul(thrown, FAR_APART)));
    sum += game.sense.assess(after)[seat] as number;
    if (play.wall !== 'dice' || thrown >= throws) return sum / thrown;
  }
}

/** What else is asked is answered by rule of thumb. */
function settle(game: Game, play: Play<GameState>, whims: FastDice): void {
  const { state } = play;
  for (let left = MOST_ANSWERS; left > 0; left--) {
    const decision = nextDecision(game, state);
    if (decision === null || isSettled(game, decision)) return;
    answer(game, play, decision.seat, guess(game, state, decision, whims));
  }
}
