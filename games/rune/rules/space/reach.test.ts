import { describe, expect, it } from 'vitest';
import { distance } from './bodies.ts';
import { engagedWith, isEngaged, isInReach, pressedBy } from './reach.ts';
import { field, foe, hero, plain } from './testing.ts';

const ground = plain(30, 20);
const wide = (feet: number) => [{ feet }];

describe('distance', () => {
  it.each([
    [3, 1, 3],
    [2, 2, 3],
    [3, 2, 4],
    [4, 0, 4],
    [5, 5, 7],
    [10, 4, 12],
  ])('[RUN-TV-C23] [RUN-RULING-C03] %i columns and %i rows off are %i paces', (dx, dy, paces) => {
    for (const [x, y] of [
      [dx, dy],
      [dy, dx],
      [-dx, dy],
      [-dy, -dx],
    ] as const)
      expect(distance(hero(12, 12), foe(12 + x, 12 + y))).toBe(paces);
  });

  it('[RUN-RULING-C02] [RUN-RULING-C03] is measured between the nearest squares of large bodies', () => {
    expect(distance(hero(0, 0), foe(5, 0, { size: 2 }))).toBe(5);
    expect(distance(hero(8, 2), foe(3, 0, { size: 3 }))).toBe(3);
    expect(distance(foe(0, 0, { size: 2 }), foe(4, 5, { size: 3 }))).toBe(5);
    expect(distance(hero(1, 1), foe(0, 0, { size: 3 }))).toBe(0);
  });
});

describe('Engagement', () => {
  it('[RUN-ENGAGE-01] [RUN-ENGAGE-03] [RUN-TV-C23] reaches three paces', () => {
    const one = hero(10, 10);
    expect(isEngaged(ground, one, foe(13, 11))).toBe(true);
    expect(isEngaged(ground, one, foe(12, 12))).toBe(true);
    expect(isEngaged(ground, one, foe(13, 12))).toBe(false);
    expect(isEngaged(ground, one, foe(14, 10))).toBe(false);
    expect(isEngaged(ground, one, hero(11, 10))).toBe(false);
  });

  it('[RUN-RULING-C04] reaches 7.5 feet up and down, and through no wall', () => {
    const steps = field(['A.B.C', '.....', '..#..', '.....'], { A: wide(8), B: wide(7.5), C: wide(-7.5) });
    expect(isInReach(steps, hero(1, 0), foe(0, 0))).toBe(false);
    expect(isInReach(steps, hero(0, 0), foe(1, 0))).toBe(false);
    expect(isInReach(steps, hero(1, 0), foe(2, 0))).toBe(true);
    expect(isInReach(steps, hero(3, 0), foe(4, 0))).toBe(true);
    expect(isInReach(steps, hero(2, 1), foe(2, 3))).toBe(false);
    expect(isInReach(steps, hero(1, 2), foe(3, 2))).toBe(false);
    expect(isInReach(steps, hero(1, 1), foe(1, 3))).toBe(true);
  });

  it('[RUN-RULING-C04] a barrier does not prevent it', () => {
    const barred = field(['.....', '..b..', '.....', '.....'], { b: [{ kind: 'barrier', item: 'barrel' }] });
    expect(isEngaged(barred, hero(1, 1), foe(3, 1))).toBe(true);
  });

  it('[RUN-RULING-C04] whoever lies helpless or dead Engages nobody, but can be struck', () => {
    const one = hero(10, 10);
    for (const down of [foe(11, 10, { able: false }), foe(11, 10, { alive: false })]) {
      expect(isEngaged(ground, one, down)).toBe(false);
      expect(isEngaged(ground, down, one)).toBe(false);
      expect(isInReach(ground, one, down)).toBe(true);
    }
  });

  it('[RUN-ENGAGE-02] may be with several', () => {
    const one = hero(10, 10);
    const [near, far, beside] = [foe(12, 10), foe(15, 10), foe(9, 9)];
    expect(engagedWith(ground, [far, near, one, beside], one)).toEqual([near, beside]);
  });

  it('[RUN-RULING-C02] [RUN-RULING-C04] some part of a large body is enough', () => {
    const walled = field(['......', '###...', '......', '......', '......']);
    expect(isInReach(walled, hero(0, 0), foe(0, 2))).toBe(false);
    expect(isInReach(walled, hero(2, 0), foe(0, 2, { size: 3 }))).toBe(false);
    expect(isInReach(walled, hero(3, 0), foe(1, 2, { size: 3 }))).toBe(true);
    expect(isInReach(ground, foe(5, 5, { size: 3 }), hero(10, 6))).toBe(true);
    expect(isInReach(ground, foe(5, 5, { size: 3 }), hero(11, 6))).toBe(false);
    for (const [x, y] of [
      [6, 2],
      [6, 10],
      [2, 6],
      [4, 2],
    ] as const) {
      expect(isInReach(ground, foe(5, 5, { size: 3 }), hero(x, y))).toBe(true);
      expect(isInReach(ground, hero(x, y), foe(5, 5, { size: 3 }))).toBe(true);
    }
  });
});

describe('the crowd around a defender', () => {
  it('[RUN-RULING-C34] are the able and armed that reach him, the nearest four of them', () => {
    const one = hero(10, 10);
    const crowd = [
      foe(13, 10),
      foe(11, 10),
      foe(10, 12),
      foe(9, 9, { armed: false }),
      foe(9, 11, { able: false }),
      foe(8, 8),
      foe(10, 9),
      foe(14, 10),
    ];
    expect(pressedBy(ground, [one, ...crowd], one)).toEqual([crowd[1], crowd[6], crowd[2], crowd[0]]);
  });

  it.each([
    [1, 4],
    [2, 8],
    [3, 12],
    [4, 16],
  ] as const)(
    '[RUN-RULING-C34] around a body of %i by as many squares there is room for %i',
    (size, room) => {
      const giant = foe(10, 10, { size });
      const heroes = Array.from({ length: 18 }, (_, i) => hero(8 + (i % 9), i < 9 ? 9 : 14));
      expect(pressedBy(ground, [...heroes, giant], giant)).toHaveLength(room);
    },
  );

  it('[RUN-RULING-C34] whoever lies helpless is pressed all the same', () => {
    const down = hero(10, 10, { able: false });
    const one = foe(11, 10);
    expect(pressedBy(ground, [down, one, hero(11, 11)], down)).toEqual([one]);
  });
});
