// A game of Rune played by bots from where it stands to its end, each with what its seat may know.

import { type Budget, chooseOption } from '@skald/bots';
import {
  answer,
  asked,
  type Decision,
  decisionOf,
  FastDice,
  type Game,
  type GameState,
  isLevel,
  type Level,
  Play,
  run,
  viewOf,
} from '@skald/kernel';
import { rune } from '@skald/rune';

export function asLevel(word: string): Level {
  if (!isLevel(word)) throw new Error(`no level ${word}`);
  return word;
}

/** Processor time, so that what else the machine does takes nothing from a bot. */
export const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export const FAR_APART = 0x9e37_79b1;
const WHIMS = 0x5eed_0000;

interface Thinking {
  /** Milliseconds of processor time for a decision, or playouts in their place. */
  readonly ms: number;
  readonly playouts?: number | undefined;
  /** Told of every answer, before it is given. */
  readonly watch?: (decision: Decision, spent: number) => void;
}

/** Milliseconds of the longest decision of each level. */
export function playThrough(
  state: GameState,
  table: readonly Level[],
  seed: number,
  { ms, playouts, watch }: Thinking,
): Map<Level, number> {
  const game = rune as unknown as Game;
  const play = new Play(state, new FastDice(seed));
  const whims = new FastDice(seed ^ WHIMS);
  const budget: Budget = {
    ms,
    random: (sides) => whims.roll(sides),
    now,
    ...(playouts !== undefined && { iterations: playouts }),
  };
  const slowest = new Map<Level, number>();
  run(game, play);
  for (let seats = asked(game, state); seats.length > 0; seats = asked(game, state))
    for (const seat of seats) {
      const decision = decisionOf(game, state, seat) as Decision;
      const level = table[seat]!;
      const began = now();
      const { choice } = chooseOption(game, viewOf(game, state, seat), decision, level, budget);
      const spent = now() - began;
      slowest.set(level, Math.max(slowest.get(level) ?? 0, spent));
      watch?.(decision, spent);
      answer(game, play, seat, choice);
    }
  return slowest;
}
