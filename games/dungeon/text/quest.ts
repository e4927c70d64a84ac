// A quest as it is told before it is played.

import type { Language } from '@skald/text';
import { layoutOf, type Quest } from '../content/index.ts';
import { BOARD_WORDS } from './board.ts';

export function aboutQuest(quest: Quest, language: Language) {
  const words = BOARD_WORDS[language];
  const { barriers, chests, exits } = layoutOf(quest);
  return {
    story: [quest.story[language]],
    goals: [
      words.goals(quest),
      words.overlordGoals(quest),
      ...(quest.victory.deckOut === 'heroesWin' ? [words.heroesDeckOut] : []),
    ],
    picture: words.atTheStart(
      quest.heroes.map(({ hero }) => hero),
      barriers.length,
      chests.length,
      exits.length,
    ),
  };
}
