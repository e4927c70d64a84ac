// What speaks for an answer, in numbers: the chances of an attack, and victory points over doing nothing.

import type { Choice, Decision, Reason } from '@skald/kernel';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import { shotProspect, strikeProspect } from '../rules/fight/odds.ts';
import type { State } from '../rules/fight/state.ts';
import { weigh } from './weigh.ts';

/** With which one leaves things as they are. */
const NOTHING_DONE = ['done', 'letGo', 'pass', 'later', 'stand', 'stay', 'spare', 'nothing', 'keep', 'leave'];

export function reason(state: State, decision: Decision, choice: Choice): Reason {
  return { ...chances(state, decision, choice), ...advantage(state, decision, choice) };
}

function chances(state: State, { kind }: Decision, choice: Choice): Reason {
  if (kind !== 'act') return {};
  const turning = state.agenda.at(-1) as FrameOf<'act'>;
  const option = choice as ChoiceOf<'act'>;
  if (option.act !== 'strike' && option.act !== 'shoot') return {};
  const { hit, wound, kill } =
    option.act === 'strike'
      ? strikeProspect(state, turning, option)
      : shotProspect(state, fighterOf(state, turning.fighter), option);
  return { hit, wound, kill };
}

/** Over doing nothing; where one must do something, over the next best. */
function advantage(state: State, decision: Decision, choice: Choice): Reason {
  const { options } = decision;
  const weights = weigh(state, decision);
  const own = weights[options.indexOf(choice)] as number;
  const idle = options.findIndex(({ act }) => NOTHING_DONE.includes(act));
  if (idle >= 0) return { points: own - (weights[idle] as number) };
  const others = weights.filter((_, i) => options[i] !== choice);
  return others.length === 0 ? {} : { ahead: own - Math.max(...others) };
}
