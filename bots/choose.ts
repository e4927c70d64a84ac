// The three levels: what each does with a question.

import { type Choice, copyOf, type Decision, type Game, type GameState, type Level } from '@skald/kernel';
import { search } from './search.ts';
import { gumbel } from './thumb.ts';

export interface Budget {
  /** Time for one decision, in milliseconds; only `jarl` uses any. */
  readonly ms: number;
  /** A die with this many sides: the only chance a bot has. */
  readonly random: (sides: number) => number;
  /** Asked between playouts; when it says so, the best answer so far is given. */
  readonly stop?: () => boolean;
  /** Milliseconds from any start. */
  readonly now?: () => number;
  /** Bounds the search by playouts instead of time, so that the same dice give the same answer. */
  readonly iterations?: number;
}

export interface Answer {
  readonly choice: Choice;
  /** In a few words, for people who watch bots think. */
  readonly why: string;
}

/** Answers a question from a view that is already redacted. The view is left as it was. */
export function chooseOption(
  game: Game,
  view: GameState,
  decision: Decision,
  level: Level,
  budget: Budget,
): Answer {
  const { isChance, whims } = game.sense;
  const options = seriousOptions(game, view, decision, budget);
  if (options.length === 1) return { choice: options[0] as Choice, why: 'the only option' };
  if (isChance?.(decision) || (level === 'thrall' && whims === undefined))
    return { choice: pick(options, budget.random), why: 'at random' };
  const serious = { ...decision, options };
  const whim = whims?.(level, serious) ?? 0;
  if (whim > 0) return byWhim(game, view, serious, level, whim, budget);
  if (level !== 'jarl' || game.sense.isWeighed?.(serious))
    return byRulesOfThumb(game, view, serious, level, budget);
  return search(game, view, serious, budget);
}

/** Nobody gives up before all is lost. */
function seriousOptions(
  game: Game,
  view: GameState,
  { options, seat }: Decision,
  { random }: Budget,
): readonly Choice[] {
  const { givesUp, isLost, imagine } = game.sense;
  const going = givesUp ? options.filter((option) => !givesUp(option)) : options;
  if (isLost === undefined || going.length === options.length) return going;
  return isLost(imagine(copyOf(game, view), seat, random)) ? options : going;
}

const pick = (options: readonly Choice[], random: Budget['random']): Choice =>
  options[random(options.length) - 1] as Choice;

/** Now one kind of deed looks better than it is, now another. */
function byWhim(
  game: Game,
  view: GameState,
  decision: Decision,
  level: Level,
  whim: number,
  { random }: Budget,
): Answer {
  const state = game.sense.imagine(copyOf(game, view), decision.seat, random);
  const weights = game.sense.weigh(state, decision, level);
  const whims = new Map<string, number>();
  const { options } = decision;
  for (const { act } of options) if (!whims.has(act)) whims.set(act, whim * gumbel(random));
  const looks = options.map(({ act }, i) => (weights[i] as number) + (whims.get(act) as number));
  const best = Math.max(...looks);
  const equals = options.filter((_, i) => (looks[i] as number) >= best - TIE);
  return { choice: pick(equals, random), why: 'on a whim' };
}

/** Options this close look the same to a rule of thumb. */
const TIE = 1e-6;

function byRulesOfThumb(
  game: Game,
  view: GameState,
  decision: Decision,
  level: Level,
  { random }: Budget,
): Answer {
  const state = game.sense.imagine(copyOf(game, view), decision.seat, random);
  const weights = game.sense.weigh(state, decision, level);
  const best = Math.max(...weights);
  const equals = decision.options.filter((_, i) => (weights[i] as number) >= best - TIE);
  return { choice: pick(equals, random), why: `rule of thumb: ${best.toFixed(2)}` };
}
