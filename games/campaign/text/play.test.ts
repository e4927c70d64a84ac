// Plays campaigns at random and reads everything a player would read on the way.

import { lawsOfReading } from '@skald/games/laws';
import type { Random } from '@skald/kernel/testing';
import { describe, it } from 'vitest';
import { campaign } from '../module.ts';
import { randomState, randomTable } from '../rules/testing.ts';

/** From the first division, or out of the middle, where armies meet at once. */
function setUp(random: Random) {
  if (random(3) === 1) return randomTable(random);
  const state = randomState(random);
  return { seats: state.sides, options: {}, state };
}

const READING = { topics: ['2,4'], scaffolding: /(?<!strength )unknown(?! again|;)|-1\b/, oneSaga: true };

describe('a campaign', () => {
  it.each(lawsOfReading(campaign, { setUp, games: 0, matches: 24, every: 2 }, READING))(
    '$title',
    ({ holds }) => holds(),
  );
});
