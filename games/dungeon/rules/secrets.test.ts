// What the Heroes must not know is in none of their views.

import { canonical, clone, FastDice, Play, run, viewOf } from '@skald/kernel';
import { fuzz, pick } from '@skald/kernel/testing';
import { expect, it } from 'vitest';
import type { Quest } from '../content/index.ts';
import { dungeon } from '../index.ts';
import { overlordSeat, terrain } from './models.ts';
import { randomTable } from './testing.ts';

const GAMES = Number(process.env.FUZZ ?? 40);

it('[DUN-INV-10] no hidden square, door, figure, chest content or card is in the view of a Hero', () => {
  const dice = new FastDice(8);
  const random = (sides: number): number => dice.roll(sides);
  fuzz(dungeon, {
    games: GAMES / 4,
    seed: 4_500,
    setUp: randomTable,
    watch(state) {
      if (random(50) > 1) return;
      const seat = pick(
        random,
        state.seats.map((_, each) => each).filter((each) => each !== overlordSeat(state)),
      );
      const view = viewOf(dungeon, state, seat);
      const { revealed } = terrain(state);
      const known = view.options.quest as Quest;
      const letters = known.map.join('');
      for (let square = 0; square < letters.length; square++)
        if (revealed[square] !== 1) expect(letters[square]).toBe('#');
      for (const chest of known.chests) expect(chest.contents).toEqual([]);
      expect(view.overlord.hand.every((card) => (card as string) === 'unknown')).toBe(true);
      expect(view.overlord.unseen.every((card) => (card as string) === 'unknown')).toBe(true);
    },
  });
});

it('the Overlord sees the whole quest and his own hand', () => {
  const begun = dungeon.begin(['overlord', []], { quest: 5 });
  if ('refused' in begun) throw new Error(begun.refused.code);
  run(dungeon, new Play(begun.ok, new FastDice(1)));
  expect(canonical(dungeon.redact(clone(begun.ok), 0))).toBe(canonical(begun.ok));
});
