import type { Round, Seat } from '@skald/kernel';
import type { Aim, Briefing, Language, Score } from '@skald/text';
import { PILLAGED_TO_WIN } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { aim as de } from './de/aim.ts';
import { type AimWords, aim as en } from './en/aim.ts';

const WORDS: Readonly<Record<Language, AimWords>> = { en, de };

export const round = ({ number, of }: Round, language: Language): string => WORDS[language].round(number, of);

/** Who only looks on reads what the Vikings want: everything else follows from that. */
export function briefing(
  { options: { turnLimit, castleTurns }, sides }: State,
  seat: Seat | null,
  language: Language,
): Briefing {
  const { story, bystander, goal, perils } = WORDS[language];
  const side = seat === null ? null : (sides[seat] ?? null);
  if (side === 'normans')
    return {
      story: story.normans,
      goal: goal.normans(turnLimit),
      perils: perils.normans(PILLAGED_TO_WIN, castleTurns),
    };
  return {
    story: side === null ? bystander : story.vikings,
    goal: goal.vikings(PILLAGED_TO_WIN, castleTurns),
    perils: perils.vikings(turnLimit),
  };
}

export function aim(
  { options: { turnLimit }, pillaged, turn, phase }: State,
  _seat: Seat | null,
  language: Language,
): Aim {
  const words = WORDS[language];
  const last = turnLimit > 0 && turn >= turnLimit;
  const clock = turn === 0 || phase === 'over' ? null : last ? words.last : words.clock(turn, turnLimit);
  return { goal: words.villages(pillaged.length, PILLAGED_TO_WIN), clock, last };
}

export function score(
  { sides, pillaged, turn, ended, options: { turnLimit } }: State,
  seat: Seat,
  language: Language,
): Score | null {
  const side = sides[seat];
  if (side === undefined || (side === 'normans' && turnLimit === 0)) return null;
  // The turn that runs is not yet held out, but the last one is when it has ended.
  const held = ended?.how === 'turnLimit' ? turn : Math.max(0, turn - 1);
  const short = side === 'vikings' ? `${pillaged.length}/${PILLAGED_TO_WIN}` : `${held}/${turnLimit}`;
  return { short, name: WORDS[language].score[side], parts: [] };
}
