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

/** What the band plays next and why, with whom, and what each takes along. `lost`: the Overlord has won the last. */
export function carriedOver(party: Party, lost: boolean, language: Language): string[] {
  const words = BOARD_WORDS[language];
  const titleOf = (number: number): string | null => ADVENTURES[number - 1]?.title[language] ?? null;
  const title = titleOf(party.next);
  const gaveUp = lost && party.defeats === 0 ? [words.lostTwice] : [];
  if (title === null) return [...gaveUp, words.sagaOver];
  return [
    ...gaveUp,
    party.defeats > 0 ? words.again(title, titleOf(party.next + 1)) : words.next(title),
    ...luggage(party, language),
  ];
}

/** Who sets out into the next adventure, with what; and what waits with those who are not in it. */
export function luggage({ next, items }: Party, language: Language): string[] {
  const words = BOARD_WORDS[language];
  const going = ADVENTURES[next - 1]?.heroes.map(({ hero }) => hero) ?? [];
  const laden = HEROES.filter((hero) => items[hero].length > 0);
  return [
    ...(going.length < HEROES.length ? [words.setOut(HEROES.filter((hero) => going.includes(hero)))] : []),
    ...laden.filter((hero) => going.includes(hero)).map((hero) => words.carries(hero, items[hero])),
    ...laden.filter((hero) => !going.includes(hero)).map((hero) => words.staysWith(hero, items[hero])),
  ];
}

interface Told {
  readonly state: Band;
  readonly ledger: readonly { readonly line: Deed }[];
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

  standing({ state: { party }, ledger }: Told, language: Language): string[] {
    const done = party.next - 1;
    const tally = done === 0 ? [] : [BOARD_WORDS[language].bandWon(party.won.length, done)];
    const lost = ledger.at(-1)?.line.winner === 'overlord';
    return [...tally, ...carriedOver(party, lost, language)];
  },

  again({ state: { party } }: Told, language: Language): string | null {
    const title = adventureName(party.next, language);
    return party.defeats === 0 || title === null ? null : BOARD_WORDS[language].onceMore(title);
  },
};

const byHero = (things: Deed['gained'], say: (hero: Hero, items: readonly Item[]) => string): string[] =>
  HEROES.flatMap((hero) => {
    const items = things.filter((thing) => thing.hero === hero).map(({ item }) => item);
    return items.length === 0 ? [] : [say(hero, items)];
  });
