// Plays whole games at random and reads everything a player would read on the way.

import { lawsOfReading } from '@skald/games/laws';
import { describe, it } from 'vitest';
import { ageOfHeroes } from '../module.ts';

const TRIAL = {
  setUp: (random: (sides: number) => number) => ({
    seats: ['egil', 'brunhild', 'starkad', 'ragnar', 'beowulf'].slice(0, 1 + random(4)),
    options: { ruleset: random(2) === 1 ? 'classic' : 'amended' },
  }),
  games: 0,
  matches: 10,
  every: 2,
};

describe('a game of heroes', () => {
  it.each(lawsOfReading(ageOfHeroes, TRIAL, { scaffolding: /unknown/, oneSaga: false, shortestSaga: 3_000 }))(
    '$title',
    ({ holds }) => holds(),
  );
});
