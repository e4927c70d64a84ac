// What bots would do in a given position.

import { type Decision, decisionOf, type Game, type Level, optionId, type Reason } from '@skald/kernel';
import type { Driver } from '@skald/kernel/testing';
import { rune } from '../index.ts';
import type { State } from '../rules/fight/state.ts';

const game = rune as unknown as Game<State>;

const asked = ({ state }: Driver<State>, seat: number): Decision => decisionOf(game, state, seat) as Decision;

/** What looks best, by its id. */
export function best(driver: Driver<State>, seat = 0): string {
  const decision = asked(driver, seat);
  const weights = game.sense.weigh(driver.state, decision);
  return optionId(decision.options[weights.indexOf(Math.max(...weights))] as never);
}

/** What an option is thought to be worth. */
export function worth(driver: Driver<State>, id: string, level?: Level, seat = 0): number {
  const decision = asked(driver, seat);
  const at = decision.options.findIndex((option) => optionId(option) === id);
  if (at < 0) throw new RangeError(`no option ${id}`);
  return game.sense.weigh(driver.state, decision, level)[at] as number;
}

/** What speaks for an option. */
export function reasonOf(driver: Driver<State>, id: string, seat = 0): Reason {
  const decision = asked(driver, seat);
  const choice = decision.options.find((option) => optionId(option) === id);
  if (choice === undefined) throw new RangeError(`no option ${id}`);
  return game.sense.reason?.(driver.state, decision, choice) ?? {};
}
