// A crowded fight of Rune on the largest map there may be: what listing a turn costs.

import {
  answer,
  asked,
  type Choice,
  copyOf,
  type Decision,
  decisionOf,
  FastDice,
  Play,
  run,
} from '@skald/kernel';
import { rune } from '@skald/rune';
import { LARGEST, newFight } from './fights.ts';
import { type Plan, percentile, time } from './measure.ts';

const HEROES = 8;
const FOES = 20;

type State = ReturnType<typeof newFight>;

interface Moment {
  readonly state: State;
  readonly seat: number;
}

export interface RunePaths {
  readonly turns: number;
  /** Of a turn: how many there are, and milliseconds to list them. */
  readonly options: { readonly median: number; readonly most: number };
  readonly listing: { readonly median: number; readonly p99: number };
}

export function runePaths(plan: Plan): RunePaths {
  const turns = crowdedTurns();
  const counts = turns.map(({ state, seat }) => decisionOf(rune, state, seat)?.options.length ?? 0);
  time({ warmUpMs: plan.warmUpMs, rounds: 1 }, () => {
    for (const { state, seat } of turns) decisionOf(rune, state, seat);
  });
  const ms = turns.map(
    ({ state, seat }) =>
      time({ ...plan, warmUpMs: 0, repeats: 5 }, () => decisionOf(rune, state, seat)).median,
  );
  return {
    turns: turns.length,
    options: { median: percentile(counts, 0.5), most: Math.max(...counts) },
    listing: { median: percentile(ms, 0.5), p99: percentile(ms, 0.99) },
  };
}

const GAMES = 3;
const SCATTER = 5;

/** Questions of turns that are all still to come, from fights in which nobody runs away. */
function crowdedTurns(): Moment[] {
  const moments: Moment[] = [];
  let met = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const state = newFight(LARGEST, HEROES, FOES);
    const dice = new FastDice(seed);
    const play = new Play(state, dice);
    run(rune, play);
    for (let [seat] = asked(rune, state); seat !== undefined; [seat] = asked(rune, state)) {
      const decision = decisionOf(rune, state, seat) as Decision;
      if (decision.kind === 'act' && met++ % SCATTER === 0)
        moments.push({ state: copyOf(rune, state), seat });
      answer(rune, play, seat, warlike(decision, dice));
    }
  }
  return moments;
}

/** Mostly an attack where there is one; otherwise anything but running away. */
function warlike({ options }: Decision, dice: FastDice): Choice {
  const attacks = options.filter(({ act }) => act === 'strike' || act === 'shoot');
  const among =
    attacks.length > 0 && dice.roll(3) > 1 ? attacks : options.filter(({ act }) => !isFlight(act));
  return among[dice.roll(among.length) - 1] as Choice;
}

const isFlight = (act: string): boolean => act === 'flee' || act === 'rush' || act === 'withdraw';
