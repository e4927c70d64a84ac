import { canonical, FastDice } from '@skald/kernel';
import { playRandomly } from '@skald/kernel/testing';
import { expect, it } from 'vitest';
import { ageOfHeroes } from '../index.ts';
import { copy } from './copy.ts';
import type { State } from './state.ts';

it('copies a state whole, and whatever becomes of the copy leaves the original as it was', () => {
  let looked = 0;
  for (let seed = 0; seed < 12; seed++) {
    const options = { ruleset: seed % 2 === 0 ? 'classic' : 'amended', turns: 12 };
    const begun = ageOfHeroes.begin(['egil', 'ragnar', 'brunhild'], options);
    if ('refused' in begun) throw new Error(begun.refused.code);
    const state = begun.ok as State;
    let choices = 0;
    playRandomly(ageOfHeroes, state, new FastDice(seed), () => {
      if (++choices % 23 !== 0) return;
      const before = canonical(state);
      const twin = copy(state);
      expect(canonical(twin)).toBe(before);
      ageOfHeroes.redact(copy(state), 1);
      ageOfHeroes.sense.imagine(ageOfHeroes.redact(copy(state), 0), 0, () => 1);
      playRandomly(ageOfHeroes, twin, new FastDice(seed + 100));
      expect(canonical(state)).toBe(before);
      looked += 1;
    });
  }
  expect(looked).toBeGreaterThan(50);
});
