// What bots know of a fight beyond its rules.

import { type Choice, type Decision, type Level, optionId, type Sense } from '@skald/kernel';
import type { State } from '../rules/fight/state.ts';
import { assess } from './assess.ts';
import { imagine } from './imagine.ts';
import { luck, outlook } from './outlook.ts';
import { reason } from './reason.ts';
import { isLost } from './stakes.ts';
import { survey } from './survey.ts';
import { weigh } from './weigh.ts';

/** Victory points by which somebody without care misjudges what he may do; and a `karl`, who does not reckon exactly, a deed of a fight. */
const WHIMS = { careless: 12, inexact: 3 };

function whims(level: Level, { kind }: Decision): number {
  if (level === 'thrall') return WHIMS.careless;
  return level === 'karl' && kind === 'act' ? WHIMS.inexact : 0;
}

/** Of places to go to in the same manner the best will do. */
const PLACES = ['walk', 'seize', 'withdraw', 'flee', 'rush', 'climb', 'leap', 'swim', 'go', 'shift'];

/** At other questions a deed is not yet done. */
const SETTLED = ['act', 'plan', 'window', 'goOn', 'consent', 'spoils', 'room', 'volunteer', 'claim'];

/** What lies ahead in a sitting nobody knows, and what is known of it is reckoned exactly. */
const WEIGHED = [
  ...['room', 'volunteer', 'retry', 'haggle', 'settlePrice', 'worship', 'stash', 'give'],
  ...['division', 'assent', 'wanting', 'dispute', 'claim', 'bustle', 'barter', 'deal', 'giveAway'],
  ...['appoint', 'permit', 'entrust', 'overrule', 'prod', 'improvise', 'judge', 'motion', 'vote'],
];

const alike = (choice: Choice): string => (PLACES.includes(choice.act) ? choice.act : optionId(choice));

export const sense: Sense<State> = {
  imagine,
  weigh,
  assess,
  outlook,
  luck,
  reason,
  round: ({ round }) => round,
  search: { horizon: 1, rivals: 5, hopeless: 6, doubt: 6, fated: true },
  isSettled: ({ kind }) => SETTLED.includes(kind),
  isWeighed: ({ kind }) => WEIGHED.includes(kind),
  alike,
  whims,
  givesUp: ({ act }) => act === 'runAway',
  isLost: (state) => isLost(survey(state)),
};
