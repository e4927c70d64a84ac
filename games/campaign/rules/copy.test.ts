import { canonical, FastDice } from '@skald/kernel';
import { playRandomly } from '@skald/kernel/testing';
import { expect, it } from 'vitest';
import { copy } from './copy.ts';
import { playable, randomState } from './testing.ts';

it('copies a state whole, and whatever becomes of the copy leaves the original as it was', () => {
  let looked = 0;
  for (let seed = 0; seed < 25; seed++) {
    const random = new FastDice(seed);
    const state = randomState((sides) => random.roll(sides));
    let choices = 0;
    playRandomly(playable, state, random, () => {
      if (++choices % 7 !== 0) return;
      const before = canonical(state);
      const twin = copy(state);
      expect(canonical(twin)).toBe(before);
      expect(twin.map).toBe(state.map);
      playable.redact(copy(state), 1);
      playRandomly(playable, twin, new FastDice(seed + 100));
      expect(canonical(state)).toBe(before);
      looked += 1;
    });
  }
  expect(looked).toBeGreaterThan(100);
});
