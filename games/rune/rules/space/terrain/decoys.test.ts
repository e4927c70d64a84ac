import { describe, expect, it } from 'vitest';
import { DECOYS } from '../../../content/hazards.ts';
import { lengthOf } from '../straight.ts';
import { field, foe, hero, plain } from '../testing.ts';
import { hamperedBy, isPanic, isShamming, panicRun, randomDirection, shelterRun } from './decoys.ts';

/** Dice in this order, which must not run out. */
function dice(...faces: number[]): () => number {
  const left = [...faces];
  return () => {
    const face = left.shift();
    if (face === undefined) throw new Error('no die is left');
    return face;
  };
}
const NORTH = 1;
const EAST = 3;
const WEST = 7;
const decoy = (x: number, y: number) => foe(x, y, { able: false, armed: false });

describe('decoys', () => {
  it('[RUN-TER-57] one panics when the die is no more than their number', () => {
    expect([1, 3, 4].map((die) => isPanic(die, 3))).toEqual([true, true, false]);
  });

  it('[RUN-TER-62] take 1 off every attack within five paces of them', () => {
    const decoys = [decoy(5, 0), decoy(3, 3), decoy(6, 0), decoy(4, 4)];
    expect(hamperedBy(hero(0, 0), decoys)).toBe(-2);
    expect(hamperedBy(hero(20, 20), decoys)).toBe(0);
  });

  it('[RUN-TER-63] are downed with 6', () => {
    expect(DECOYS.difficulty).toBe(6);
  });

  it('[RUN-TER-64] odd: it shams, even: it is dead', () => {
    expect([1, 2, 9, 10].map(isShamming)).toEqual([true, false, true, false]);
  });

  it('[RUN-RULING-T78] [RUN-RULING-C02] [RUN-TER-167] run in one of eight directions; 9 and 10 are thrown again', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((face) => randomDirection(dice(face)))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(randomDirection(dice(10, 9, 8))).toBe(7);
  });

  it('[RUN-TER-59] in panic run thirty paces', () => {
    const one = decoy(2, 5);
    const path = panicRun(plain(50, 10), [one], one, dice(EAST));
    expect(lengthOf(path)).toBe(30);
    expect(path.at(-1)).toEqual({ x: 32, y: 5 });
  });

  it('[RUN-TER-59] turn when they meet somebody, something, terrain or the edge', () => {
    const one = decoy(2, 2);
    const legend = {
      b: [{ kind: 'barrier', item: 'crate' }],
      u: [{ kind: 'uneven' }],
      '~': [{ kind: 'water', surface: 'tranquil', current: 'none' }],
    } as const;
    const ends = (row: string, ...others: ReturnType<typeof hero>[]) => {
      const ground = field(['#'.repeat(10), '#'.repeat(10), row, '#'.repeat(10)], legend);
      const turns = Array.from({ length: 9 }, () => [EAST, NORTH, WEST, NORTH]).flat();
      const path = panicRun(ground, [one, ...others], one, dice(...turns));
      expect(lengthOf(path)).toBe(30);
      return Math.max(...path.map(({ x }) => x));
    };
    expect(ends('.......b..')).toBe(6);
    expect(ends('.......#..')).toBe(6);
    expect(ends('......u...')).toBe(5);
    expect(ends('.....~....')).toBe(4);
    expect(ends('..........', hero(6, 2))).toBe(5);
    expect(ends('..........', hero(6, 2, { able: false }))).toBe(5);
  });

  it('[RUN-TER-59] stay where there is nowhere to go, and never throw a die for it', () => {
    const closed = field(['####', '#.##', '####', '####']);
    const one = decoy(1, 1);
    expect(panicRun(closed, [one], one, dice())).toEqual([{ x: 1, y: 1 }]);
  });

  it('[RUN-TER-60] [RUN-RULING-T67] otherwise run for the nearest wall or cover, fifteen paces', () => {
    const far = field(['.'.repeat(30), '.'.repeat(30), `${'.'.repeat(29)}#`, '.'.repeat(30)]);
    const one = decoy(2, 2);
    expect(shelterRun(far, [one], one)).toHaveLength(16);
    expect(shelterRun(far, [one], one).at(-1)?.x).toBe(17);
    const near = field(['......', '......', '.....c', '......'], {
      c: [{ kind: 'cover', degree: 'half', persons: 2 }],
    });
    const other = decoy(0, 2);
    expect(shelterRun(near, [other], other).at(-1)?.x).toBe(4);
    const there = decoy(4, 2);
    expect(shelterRun(near, [there], there)).toEqual([{ x: 4, y: 2 }]);
    expect(shelterRun(plain(6, 6), [other], other)).toEqual([{ x: 0, y: 2 }]);
  });
});
