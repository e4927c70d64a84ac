// The band on its way: what it has done, what comes next, and what goes along.

import type { Language } from '@skald/text';
import { ADVENTURES, HEROES, type Hero, type Item, type Party } from '../content/index.ts';
import type { Band, Deed } from '../rules/saga.ts';
import { BOARD_WORDS } from './board.ts';

/** “3. The Drowned Stair” */
export function adventureName(number: unknown, language: Language): string | null {
  const adventure = typeof number === 'number' ? ADVENTURES[number - 1] : undefined;
  return adventure === undefined ? null : `${number}. ${adventure.title[language]}`;
}

/** What the band plays next, and what each takes along. */
export function carriedOver(party: Party, language: Language): string[] {
  const words = BOARD_WORDS[language];
  const title = ADVENTURES[party.next - 1]?.title[language];
  if (title === undefined) return [words.sagaOver];
  return [
    party.defeats > 0 ? words.again(title) : words.next(title),
    ...HEROES.filter((hero) => party.items[hero].length > 0).map((hero) =>
      words.carries(hero, party.items[hero]),
    ),
  ];
}

export const bandWords = {
  title: (language: Language): string => BOARD_WORDS[language].band,

  line({ adventure, winner, gained, lost }: Deed, language: Language): string {
    const words = BOARD_WORDS[language];
    return [
      `${adventureName(adventure, language)}: ${words.victory(winner)}`,
      ...byHero(gained, words.gained),
      ...byHero(lost, words.lost),
    ].join(' ');
  },

  standing({ state: { party } }: { readonly state: Band }, language: Language): string[] {
    const done = party.next - 1;
    const tally = done === 0 ? [] : [BOARD_WORDS[language].bandWon(party.won.length, done)];
    return [...tally, ...carriedOver(party, language)];
  },
};

const byHero = (things: Deed['gained'], say: (hero: Hero, items: readonly Item[]) => string): string[] =>
  HEROES.flatMap((hero) => {
    const items = things.filter((thing) => thing.hero === hero).map(({ item }) => item);
    return items.length === 0 ? [] : [say(hero, items)];
  });
