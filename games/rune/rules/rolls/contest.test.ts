import { describe, expect, it } from 'vitest';
import { chanceToBeat } from '../blow.ts';
import { chanceToWin, decide, type Entrant, mayBeHeld, standing } from './contest.ts';
import { faces } from './testing.ts';

const hero = (id: string, bonus = 0): Entrant => ({ id, hero: true, bonus });
const other = (id: string, bonus = 0): Entrant => ({ id, hero: false, bonus });
const reached = (...all: readonly (readonly [Entrant, number])[]) =>
  standing(all.map(([{ id, hero: isHero }, total]) => ({ id, hero: isHero, total })));

describe('a contest', () => {
  it('[RUN-OTHER-12] is one roll of each, with all that is added to it, and the highest has won', () => {
    const decided = decide([hero('thora', 4), other('trader', 1)], faces(3, 5));
    expect(decided.rolls).toHaveLength(1);
    expect(decided.rolls[0]?.map(({ total }) => total)).toEqual([7, 6]);
    expect(decided.winner).toBe('thora');
    expect(decide([hero('thora', 1), other('trader', 4)], faces(3, 5)).winner).toBe('trader');
  });

  it('[RUN-OTHER-12] is open above and below, as every roll is', () => {
    const { rolls, winner } = decide([hero('a', 8), other('b')], faces(1, 6, 10, 2));
    expect(rolls[0]?.map(({ total }) => total)).toEqual([8 - 6, 12]);
    expect(winner).toBe('b');
  });

  it('[RUN-OTHER-13] is won by the difference to the next', () => {
    expect(reached([hero('a'), 8], [other('b'), 7])).toEqual({ winner: 'a', margin: 1 });
    expect(reached([hero('a'), 3], [other('b'), 12], [other('c'), 7])).toEqual({ winner: 'b', margin: 5 });
  });

  it('[RUN-OTHER-14] takes any number, of whom one wins', () => {
    const all = [hero('a'), hero('b', 1), other('c', 2), other('d'), hero('e', 3)];
    expect(decide(all, faces(5, 5, 5, 9, 5))).toMatchObject({ winner: 'd', margin: 1 });
  });

  it('[RUN-OTHER-15] goes to the hero who is level with somebody else', () => {
    expect(reached([other('b'), 9], [hero('a'), 9])).toEqual({ winner: 'a', margin: 0 });
    expect(reached([other('b'), 9], [hero('a'), 9], [other('c'), 9])).toEqual({ winner: 'a', margin: 0 });
    expect(reached([other('b'), 9], [hero('a'), 8])).toEqual({ winner: 'b', margin: 1 });
  });

  it('[RUN-OTHER-16] is rolled again by heroes who are level until one is ahead', () => {
    expect(reached([hero('a'), 9], [hero('b'), 9], [other('c'), 9])).toEqual({ again: ['a', 'b'] });
    const decided = decide([hero('a', 1), hero('b')], faces(4, 5, 6, 7, 2, 8));
    expect(decided.rolls.map((roll) => roll.map(({ total }) => total))).toEqual([
      [5, 5],
      [7, 7],
      [3, 8],
    ]);
    expect(decided).toMatchObject({ winner: 'b', margin: 5 });
  });

  it('[RUN-OTHER-16] is rolled again by others who are level, and by nobody but them', () => {
    expect(reached([other('b'), 9], [hero('a'), 8], [other('c'), 9])).toEqual({ again: ['b', 'c'] });
    const { rolls, winner } = decide([other('b'), hero('a'), other('c')], faces(9, 8, 9, 2, 3));
    expect(rolls[1]?.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(winner).toBe('c');
  });

  it('[RUN-TV-C19] 8 against 7 is won by 1; of 8, 10, 13 and 13 the last two roll again, and 12 beats 8', () => {
    expect(reached([hero('a'), 8], [other('b'), 7])).toEqual({ winner: 'a', margin: 1 });
    const four = [hero('a', 3), hero('b', 4), other('c', 5), other('d', 4)];
    const decided = decide(four, faces(5, 6, 8, 9, 3, 8));
    expect(decided.rolls.map((roll) => roll.map(({ id, total }) => `${id} ${total}`))).toEqual([
      ['a 8', 'b 10', 'c 13', 'd 13'],
      ['c 8', 'd 12'],
    ]);
    expect(decided).toMatchObject({ winner: 'd', margin: 4 });
  });

  it('[RUN-OTHER-17] is never made for heroes alone by the notes of an encounter', () => {
    expect(mayBeHeld([hero('a'), hero('b')], 'by-the-notes')).toBe(false);
    expect(mayBeHeld([hero('a'), hero('b'), other('c')], 'by-the-notes')).toBe(true);
  });

  it('[RUN-WORLD-06] settles what heroes quarrel about with any Ability, if each of them agrees, and nobody is level at last', () => {
    expect(mayBeHeld([hero('a'), hero('b')], ['a', 'b'])).toBe(true);
    expect(mayBeHeld([hero('a'), hero('b')], ['a'])).toBe(false);
    expect(decide([hero('a'), hero('b')], faces(5, 5, 4, 6)).winner).toBe('b');
  });
});

describe('the chance of a contest', () => {
  it('[RUN-OTHER-15] counts what is level for the hero', () => {
    for (const ahead of [-4, 0, 3])
      expect(chanceToWin([hero('a', ahead), other('b')], 'a')).toBeCloseTo(chanceToBeat(ahead), 6);
  });

  it('[RUN-OTHER-16] is even for equals, however many, and all of them add up to one', () => {
    expect(chanceToWin([hero('a'), hero('b')], 'a')).toBeCloseTo(0.5, 9);
    expect(chanceToWin([other('a'), other('b'), other('c')], 'b')).toBeCloseTo(1 / 3, 9);
    const mixed = [hero('a', 1), hero('b'), other('c', 3), other('d', -2)];
    const sum = mixed.reduce((all, { id }) => all + chanceToWin(mixed, id), 0);
    expect(sum).toBeCloseTo(1, 9);
    const [a, b, c] = ['a', 'b', 'c'].map((id) => chanceToWin(mixed, id)) as [number, number, number];
    expect(c).toBeGreaterThan(a);
    expect(a).toBeGreaterThan(b);
  });

  it('is nothing for whoever takes no part', () => {
    expect(chanceToWin([hero('a'), other('b')], 'z')).toBe(0);
    expect(chanceToWin([hero('a')], 'a')).toBe(1);
  });
});
