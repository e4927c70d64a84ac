// Plays adventures at random and reads everything a player would read on the way.

import { lawsOfReading } from '@skald/games/laws';
import { pick, type Random } from '@skald/kernel/testing';
import { describe, it } from 'vitest';
import { ADVENTURES, newParty } from '../content/index.ts';
import { dungeon } from '../module.ts';

let games = 0;

/** One adventure after another. */
function setUp(random: Random) {
  const quest = 1 + (games++ % ADVENTURES.length);
  return {
    seats: pick(random, [
      [[], 'overlord', []],
      [[], 'overlord'],
    ]),
    options: { quest, party: pick(random, [null, { ...newParty(), next: quest }]) },
  };
}

const READING = { topics: ['skeleton-warrior-1', '3,3', '7,4'], scaffolding: /unknown/, oneSaga: true };

describe('an adventure', () => {
  it.each(lawsOfReading(dungeon, { setUp, games: 0, matches: 10, every: 12 }, READING))(
    '$title',
    ({ holds }) => holds(),
  );
});
