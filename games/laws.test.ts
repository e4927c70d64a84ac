// Every game of the hall keeps the laws that follow from its module.

import { standingQuestions } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.ts';
import { lawsOfModule } from './laws/index.ts';

describe.each(GAMES.map((module) => [module.game.id, module] as const))('%s', (_, module) => {
  it.each(lawsOfModule(module))('$title', ({ holds }) => holds());

  it('names the rules behind a good part of its chapters', () => {
    const { topics, help } = module.words;
    const cited = topics('en').filter(({ id }) => /\[[A-Z]{3}-[A-Z0-9-]+\]/.test(help(id, null, 'en')));
    expect(cited.length).toBeGreaterThan(9);
  });
});

it('has standing orders for what is asked in the turns of others', () => {
  const offered = GAMES.flatMap(({ game }) =>
    standingQuestions(game).map(({ kind }) => `${game.id} ${kind}`),
  );
  expect(offered).toEqual([
    'age-of-heroes aid',
    'dungeon interrupt',
    'dungeon freeStrike',
    'rune plan',
    'rune resist',
    'rune forestall',
    'rune opportunity',
    'rune dodge',
    'rune wrest',
    'rune sever',
    'rune intercept',
    'rune freeShot',
    'rune consent',
    'rune trade',
    'rune preRoll',
    'rune reaction',
    'rune need',
    'rune permit',
    'rune overrule',
    'rune prod',
    'rune judge',
  ]);
});
