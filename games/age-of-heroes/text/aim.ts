import type { Round, Seat } from '@skald/kernel';
import type { Aim, Briefing, Language, Score } from '@skald/text';
import { reckon } from '../rules/end.ts';
import type { State } from '../rules/state.ts';
import { aim as de } from './de/aim.ts';
import { type AimWords, aim as en } from './en/aim.ts';

const WORDS: Readonly<Record<Language, AimWords>> = { en, de };

export const round = ({ number, of }: Round, language: Language): string => WORDS[language].round(number, of);

export function briefing({ options }: State, _seat: Seat | null, language: Language): Briefing {
  const { story, goal, perils } = WORDS[language];
  return {
    story,
    goal: goal(options.turns),
    perils: perils(options.restartKeepsSword ? 'sword' : 'bare'),
  };
}

export function aim({ options: { turns }, turn, phase }: State, _seat: Seat | null, language: Language): Aim {
  const words = WORDS[language];
  const last = turn >= turns;
  const clock = turn === 0 || phase === 'over' ? null : last ? words.last : words.clock(turn);
  return { goal: words.aim(turns), clock, last };
}

/** AOH-END-01 to -04 */
export function score(view: State, seat: Seat, language: Language): Score | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  const { score: name, parts, remembered } = WORDS[language];
  if (player.final !== null && player.status !== 'alive')
    return { short: `${player.final}`, name, parts: [{ name: remembered, value: player.final }] };
  const { final, ...counted } = reckon(view, seat);
  return {
    short: `${final}`,
    name,
    parts: (Object.keys(parts) as (keyof typeof parts)[]).map((part) => ({
      name: parts[part],
      value: counted[part],
    })),
  };
}
