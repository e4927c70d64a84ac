import { describe, expect, it } from 'vitest';
import { jumpOf, leapTo } from './leaps.ts';
import { field, foe, hero, plain } from './testing.ts';

describe('jumping', () => {
  it('[RUN-TER-14] [RUN-TER-34] [RUN-TERA-08] asks 6 of a barrier, 3, 6 and 9 of cover, or what the notes say', () => {
    const area: [number, number, number][] = [[0, 0, 1]];
    expect(jumpOf({ id: 'a', kind: 'barrier', item: 'log', area })).toBe(6);
    expect(jumpOf({ id: 'a', kind: 'barrier', item: 'log', area, jump: 9 })).toBe(9);
    const cover = (degree: 'third' | 'half' | 'full') =>
      jumpOf({ id: 'a', kind: 'cover', degree, persons: 1, area });
    expect([cover('third'), cover('half'), cover('full')]).toEqual([3, 6, 9]);
    expect(jumpOf({ id: 'a', kind: 'cover', degree: 'full', persons: 1, area, jump: 12 })).toBe(12);
    expect(jumpOf({ id: 'a', kind: 'decoy', area })).toBeNull();
  });

  it('[RUN-TER-10] [RUN-TER-12] leads over what one walks around', () => {
    const ground = field(['......', '..bc..', '......', '......'], {
      b: [{ kind: 'barrier', item: 'trench' }],
      c: [{ kind: 'cover', degree: 'full', persons: 1 }],
    });
    const one = hero(1, 1);
    expect(leapTo(ground, [one], one, { x: 4, y: 1 }, 5)).toEqual({
      path: [1, 2, 3, 4].map((x) => ({ x, y: 1 })),
      paces: 3,
      difficulty: 9,
      over: ['trench-1', 'cover-1'],
      drop: 0,
    });
    expect(leapTo(ground, [one], one, { x: 4, y: 1 }, 2)).toBeNull();
    expect(leapTo(ground, [one], one, { x: 2, y: 1 }, 5)).toBeNull();
    expect(leapTo(ground, [one], one, { x: 1, y: 1 }, 5)).toBeNull();
  });

  it('[RUN-TER-87] [RUN-RULING-C04] between levels the way up counts too', () => {
    const ground = field(['..t...', '......', '..d...', '......'], { t: [{ feet: 6 }], d: [{ feet: -12 }] });
    const one = hero(1, 0);
    expect(leapTo(ground, [one], one, { x: 2, y: 0 }, 4)).toMatchObject({
      paces: 4,
      difficulty: 6,
      drop: -6,
      over: [],
    });
    expect(leapTo(ground, [one], one, { x: 2, y: 0 }, 3)).toBeNull();
    const other = hero(1, 2);
    expect(leapTo(ground, [other], other, { x: 2, y: 2 }, 1)).toMatchObject({ paces: 1, drop: 12 });
  });

  it('[RUN-RULING-C05] not through a wall or an enemy who can act, nor onto anybody', () => {
    const walled = field(['......', '..#...', '......', '......']);
    const one = hero(1, 1);
    expect(leapTo(walled, [one], one, { x: 3, y: 1 }, 9)).toBeNull();
    const flat = plain(6, 4);
    const to = { x: 3, y: 1 };
    expect(leapTo(flat, [one, foe(2, 1)], one, to, 9)).toBeNull();
    expect(leapTo(flat, [one, foe(2, 1, { able: false })], one, to, 9)).not.toBeNull();
    expect(leapTo(flat, [one, hero(2, 1)], one, to, 9)).not.toBeNull();
    expect(leapTo(flat, [one, hero(3, 1)], one, to, 9)).toBeNull();
  });
});
