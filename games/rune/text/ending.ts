// What is to be said when a fight is over, and whom a seat plays.

import type { Result, Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { capital } from '@skald/text';
import { outcome } from '../rules/fight/end.ts';
import { isHero } from '../rules/fight/fighters.ts';
import { pointsOf } from '../rules/fight/reckoning.ts';
import type { State } from '../rules/fight/state.ts';
import { BOARD_WORDS } from './board.ts';
import { NAMES } from './names.ts';
import { namingOf } from './naming.ts';

/** “Ragnar and Gunnhild”, the foes, whoever runs an adventure, or looks on. */
export function seatName(view: State, seat: Seat, language: Language): string {
  const words = BOARD_WORDS[language];
  const role = view.seats[seat] ?? [];
  if (role === 'foes') return view.sitting === undefined ? words.foes : words.runner;
  return role.length === 0 ? words.looksOn : namingOf(view, language).all(role);
}

/** How it ended, who has won, and what became of every hero, the most famous first. */
export function ending(view: State, { winners }: Result, language: Language): readonly string[] {
  const words = BOARD_WORDS[language];
  const points = pointsOf(view);
  const heroes = view.fighters.filter(isHero).toSorted((a, b) => points(b.id) - points(a.id));
  const { who } = namingOf(view, language);
  const fate = view.duel === null ? words.fate : words.dealt;
  return [
    ...howItEnded(view, language),
    ...winnersText(view, winners, language),
    ...(view.sitting === undefined ? [words.lasted(view.round)] : []),
    ...heroes.map(({ id, condition }) =>
      fate(capital(who(id)), NAMES[language].conditions[condition], points(id)),
    ),
  ];
}

function howItEnded(view: State, language: Language): string[] {
  const { ending: endings, duelEnded } = BOARD_WORDS[language];
  if (view.duel !== null)
    return view.duel.verdict === null ? [] : [duelEnded(NAMES[language].verdicts[view.duel.verdict])];
  if (view.sitting !== undefined) {
    const { home, nobodyHome } = BOARD_WORDS[language];
    return [view.fighters.some(({ condition }) => condition !== 'dead') ? home : nobodyHome];
  }
  const ended = outcome(view);
  return ended === 'fighting' ? [] : [endings[ended]];
}

function winnersText(view: State, winners: readonly Seat[], language: Language): string[] {
  const words = BOARD_WORDS[language];
  const won = winners.flatMap((seat) => view.seats[seat] ?? []).filter((role) => role !== 'foes');
  return [
    ...(won.length > 0 ? [words.won(namingOf(view, language).all(won), won.length > 1)] : []),
    ...(winners.some((seat) => view.seats[seat] === 'foes')
      ? [view.sitting === undefined ? words.foesWon : words.runnerWon]
      : []),
  ];
}
