// For a player who is not there, what can be answered with yes or no is answered so that his hero lives, and
// otherwise with no. AOH-RULING-95

import type { Choice, Decision } from '@skald/kernel';
import type { QuestionName } from '../rules/choices.ts';

const CAUTIOUS: Partial<Record<QuestionName, string>> = {
  peril: 'stay',
  recruit: 'refuse',
  turnFlight: 'flee',
  godCheck: 'pass',
  sygilWorks: 'work',
};

/** Null where there is more to it than yes or no. */
export function forTheAbsent({ kind, options }: Decision): Choice | null {
  const act = CAUTIOUS[kind as QuestionName];
  return options.find((option) => option.act === act) ?? null;
}
