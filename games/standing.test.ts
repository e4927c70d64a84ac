import { standingQuestions } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GAMES, gameById } from './index.ts';

describe('standing orders', () => {
  const offered = GAMES.flatMap(({ game, words }) =>
    standingQuestions(game).map(({ kind, orders }) => ({ name: `${game.id} ${kind}`, kind, orders, words })),
  );

  it('should be for what is asked in the turns of others', () => {
    expect(offered.map(({ name }) => name)).toEqual([
      'age-of-heroes aid',
      'dungeon interrupt',
      'dungeon freeStrike',
    ]);
  });

  it.each(offered)('should have words in every language: $name', ({ kind, orders, words }) => {
    const said = LANGUAGES.map((language) => words.standing?.(kind, language));
    for (const one of said)
      expect(Object.keys(one ?? {}).sort()).toEqual(
        ['question', ...orders.filter((o) => o !== 'ask')].sort(),
      );
    expect(said[0]).not.toEqual(said[1]);
  });
});

describe('what the house tells of any game', () => {
  it.each(GAMES.map(({ game }) => game.id))(
    'should be told in the log of %s, and be no part of its saga',
    (id) => {
      const { game, places, words } = gameById(id)!;
      const begun = game.begin(
        game.schemas.seat.array().parse(places.slice(0, 2).map(({ seat }) => seat)),
        game.schemas.options.parse({}),
      );
      if ('refused' in begun) throw new Error(begun.refused.code);
      const lapsed = { type: 'lapsed', seat: 0, kind: 'x' };
      const [en, de] = LANGUAGES.map((language) => words.event(lapsed, begun.ok, language));
      expect(en).toContain(words.seat(begun.ok, 0, 'en'));
      expect(en).not.toBe(de);
      expect(words.saga([lapsed], begun.ok, 'en')).toBe(words.saga([], begun.ok, 'en'));
    },
  );
});
