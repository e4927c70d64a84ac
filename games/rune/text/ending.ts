// What is to be said when a fight is over, and whom a seat plays.

import type { Result, Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { capital } from '@skald/text';
import { outcome, pointsOf } from '../rules/fight/end.ts';
import { isHero } from '../rules/fight/fighters.ts';
import type { State } from '../rules/fight/state.ts';
import { BOARD_WORDS } from './board.ts';
import { NAMES } from './names.ts';
import { namingOf } from './naming.ts';

/** “Ragnar and Gunnhild”; who plays none of them plays the foes. */
export function seatName(view: State, seat: Seat, language: Language): string {
  const own = view.fighters.filter((one) => one.seat === seat && isHero(one)).map(({ id }) => id);
  return own.length === 0 ? BOARD_WORDS[language].foes : namingOf(view, language).all(own);
}

/** How it ended, who has won, and what became of every hero, the most famous first. */
export function ending(view: State, { winners }: Result, language: Language): readonly string[] {
  const words = BOARD_WORDS[language];
  const ended = outcome(view);
  const heroes = view.fighters.filter(isHero).toSorted((a, b) => pointsOf(view, b.id) - pointsOf(view, a.id));
  const { who } = namingOf(view, language);
  return [
    ...(ended === 'fighting' ? [] : [words.ending[ended]]),
    ...winnersText(view, winners, language),
    words.lasted(view.round),
    ...heroes.map(({ id, condition }) =>
      words.fate(capital(who(id)), NAMES[language].conditions[condition], pointsOf(view, id)),
    ),
  ];
}

function winnersText(view: State, winners: readonly Seat[], language: Language): string[] {
  const words = BOARD_WORDS[language];
  const won = view.fighters
    .filter((one) => isHero(one) && one.seat !== null && winners.includes(one.seat))
    .map(({ id }) => id);
  if (won.length > 0) return [words.won(namingOf(view, language).all(won), won.length > 1)];
  return winners.length > 0 ? [words.foesWon] : [];
}
