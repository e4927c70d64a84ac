import { FastDice } from '@skald/kernel';
import { fuzz } from '@skald/kernel/testing';
import { expect, it } from 'vitest';
import { rules } from './game.ts';
import { groundFor } from './geometry/ground.ts';
import { groundNow } from './ground.ts';
import { areEnemies, baseOf, terrain } from './models.ts';
import type { State } from './state.ts';

it('finds the same ground as geometry does, for every model of random games', () => {
  const dice = new FastDice(3);
  let looks = 0;
  fuzz(rules as never, {
    games: 10,
    seed: 70,
    setUp: (random) => ({ seats: ['overlord', []], options: { quest: random(10), conceding: false } }),
    watch(played) {
      if (dice.roll(30) > 1) return;
      const state = played as State;
      for (const one of state.models) {
        const others = state.models.filter((other) => other !== one);
        const bases = others.map((other) => baseOf(state, other));
        const enemies = others.filter((other) => areEnemies(one, other)).map((other) => baseOf(state, other));
        const expected = groundFor(terrain(state), bases, enemies);
        const found = groundNow(state, one);
        expect(found.occupied).toEqual(expected.occupied);
        expect(found.threats).toEqual(expected.threats.map((count) => Math.min(1, count)));
        looks++;
      }
    },
  });
  expect(looks).toBeGreaterThan(100);
});
