// What speaks for an answer, in numbers: the chances of an attack, and victory points over doing nothing.

import type { Choice, Decision, Reason } from '@skald/kernel';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import { healing, shotProspect, strikeProspect } from '../rules/fight/odds.ts';
import type { State } from '../rules/fight/state.ts';
import { whyRoll } from './rolls.ts';
import { winning } from './sharing.ts';
import { survey } from './survey.ts';
import { weigh } from './weigh.ts';

/** With which one leaves things as they are. */
const NOTHING_DONE = ['done', 'letGo', 'pass', 'later', 'stand', 'stay', 'spare', 'nothing', 'keep', 'leave'];
/** And in a sitting. */
const LEFT = ['leaveIt', 'letThem', 'yield'];
const GOES_ON = ['room', 'bustle'];

export function reason(state: State, decision: Decision, choice: Choice): Reason {
  return { ...chances(state, decision, choice), ...advantage(state, decision, choice) };
}

function chances(state: State, decision: Decision, choice: Choice): Reason {
  const { kind } = decision;
  if (kind !== 'act') return inSitting(state, decision, choice);
  const turning = state.agenda.at(-1) as FrameOf<'act'>;
  const option = choice as ChoiceOf<'act'>;
  if (option.act !== 'strike' && option.act !== 'shoot') return {};
  const { hit, wound, kill } =
    option.act === 'strike'
      ? strikeProspect(state, turning, option)
      : shotProspect(state, fighterOf(state, turning.fighter), option);
  return { hit, wound, kill };
}

/** What is known beforehand of rolls, treatments and quarrels between fights, and what is bought for the worst. */
function inSitting(state: State, { kind, seat }: Decision, choice: Choice): Reason {
  const frame = state.agenda.at(-1);
  switch (kind) {
    case 'volunteer': {
      const why = whyRoll(survey(state), frame as FrameOf<'volunteer'>, seat);
      if (why === null) return {};
      const { success, other, fails } = why;
      return choice.act === 'roll' ? { success, fails } : { other, fails };
    }
    case 'room': {
      const option = choice as ChoiceOf<'room'>;
      if (option.act !== 'treat') return {};
      return { success: healing(state, fighterOf(state, option.hero), fighterOf(state, option.target)) };
    }
    case 'dispute': {
      const option = choice as ChoiceOf<'dispute'>;
      const { seats, heroes } = frame as FrameOf<'dispute'>;
      const hero = heroes[seats.indexOf(seat)];
      if (option.act !== 'contest' || hero === undefined) return {};
      return { win: winning(survey(state), hero, heroes, option.ability) };
    }
    default:
      return choice.act === 'insure' ? { insured: 1 } : {};
  }
}

/** Over doing nothing; where one must do something, over the next best: as whoever reckons best sees it. */
function advantage(state: State, decision: Decision, choice: Choice): Reason {
  const { options, kind } = decision;
  const weights = weigh(state, decision, 'jarl');
  const own = weights[options.indexOf(choice)] as number;
  const idle = options.findIndex(
    ({ act }) =>
      NOTHING_DONE.includes(act) || LEFT.includes(act) || (act === 'goOn' && GOES_ON.includes(kind)),
  );
  if (idle >= 0) return { points: own - (weights[idle] as number) };
  const others = weights.filter((_, i) => options[i] !== choice);
  return others.length === 0 ? {} : { ahead: own - Math.max(...others) };
}
