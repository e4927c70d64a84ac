import type { Round, Seat } from '@skald/kernel';
import type { Aim, Briefing, Language, Score } from '@skald/text';
import type { Goal, Quest } from '../content/index.ts';
import { guardedIn } from '../rules/bars.ts';
import { quest } from '../rules/models.ts';
import type { State } from '../rules/state.ts';
import { luggage } from './band.ts';
import { aim as de } from './de/aim.ts';
import { type AimWords, aim as en } from './en/aim.ts';
import { squareLabel } from './squares.ts';

const WORDS: Readonly<Record<Language, AimWords>> = { en, de };

export const round = ({ number }: Round, language: Language): string => WORDS[language].round(number);

function goalText(goal: Goal, { goals }: AimWords): string {
  switch (goal.type) {
    case 'allLeave':
      return goals.allLeave();
    case 'carryOut':
      return goals.carryOut(goal.object);
    case 'cripple':
      return goals.cripple(goal.boss);
    case 'destroyAll':
      return goals.destroyAll();
    case 'holdOut':
      return goals.holdOut(goal.rounds);
    case 'protect':
      return goals.protect(squareLabel(goal.at));
  }
}

/** How many Crippled Heroes end it. DUN-DMG-14 */
const crippledToWin = ({ heroes, victory }: Quest): number =>
  victory.crippled === 'one' ? 1 : heroes.length;

export function briefing(view: State, seat: Seat | null, language: Language): Briefing {
  const words = WORDS[language];
  const { story, victory } = quest(view);
  const goals = victory.heroes.map((goal) => goalText(goal, words));
  const all = victory.crippled === 'all';
  const time = victory.deckOut === 'overlordWins';
  const chests = guardedIn(quest(view)).map(squareLabel);
  const { party } = view.options;
  const told = [story[language], ...(party === null ? [] : luggage(party, language))];
  return seat !== null && view.seats[seat] === 'overlord'
    ? { story: told, goal: words.overlord(all, time, chests), perils: words.perils.overlord(goals) }
    : { story: told, goal: words.heroes(goals), perils: words.perils.heroes(all, time, chests) };
}

/** A card is drawn at the end of every round: there are as many more as cards. DUN-ROUND-09, DUN-RULING-25 */
export function aim(view: State, seat: Seat | null, language: Language): Aim {
  const words = WORDS[language];
  const { victory } = quest(view);
  const left = view.overlord.pile + 1;
  const timed = victory.deckOut !== 'nothing';
  const clock = timed ? words.rounds(left) : words.round(view.round);
  return {
    goal:
      seat !== null && view.seats[seat] === 'overlord'
        ? words.hunt(victory.crippled === 'all', guardedIn(quest(view)).map(squareLabel))
        : victory.heroes.map((goal) => goalText(goal, words)).join(' · '),
    clock: view.round === 0 || view.phase === 'over' ? null : clock,
    last: timed && left === 1,
  };
}

export function score(view: State, seat: Seat, language: Language): Score | null {
  const role = view.seats[seat];
  if (role === undefined) return null;
  const words = WORDS[language].score;
  const drawn = quest(view);
  const crippled = view.gone.filter(({ how }) => how === 'crippled').length;
  const all = drawn.heroes.length;
  return role === 'overlord'
    ? { short: `${crippled}/${crippledToWin(drawn)}`, name: words.overlord, parts: [] }
    : { short: `${all - crippled}/${all}`, name: words.heroes, parts: [] };
}
