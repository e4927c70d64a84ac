import { describe, expect, it } from 'vitest';
import { reachOf } from '../../content/movement.ts';
import { jumpOf, leapTo, scoresJump } from './leaps.ts';
import { field, foe, hero, plain } from './testing.ts';

const FAR = { half: 9, full: 9 };

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

  it('[RUN-TER-10] [RUN-TER-12] [RUN-TERA-06] leads over what one walks around, in half an action', () => {
    const ground = field(['......', '..bc..', '......', '......'], {
      b: [{ kind: 'barrier', item: 'trench' }],
      c: [{ kind: 'cover', degree: 'full', persons: 1 }],
    });
    const one = hero(1, 1);
    expect(leapTo(ground, [one], one, { x: 4, y: 1 }, { half: 1, full: 3 })).toEqual({
      path: [1, 2, 3, 4].map((x) => ({ x, y: 1 })),
      paces: 3,
      action: 'half',
      difficulty: 9,
      over: ['trench-1', 'cover-1'],
      drop: 0,
    });
    expect(leapTo(ground, [one], one, { x: 4, y: 1 }, { half: 1, full: 2 })).toBeNull();
    expect(leapTo(ground, [one], one, { x: 2, y: 1 }, FAR)).toBeNull();
    expect(leapTo(ground, [one], one, { x: 1, y: 1 }, FAR)).toBeNull();
  });

  it('[RUN-ACT-14] is half an action up to half of what one can', () => {
    const ground = plain(20, 4);
    const one = hero(0, 0);
    const reach = reachOf('jump', 2);
    const action = (x: number) => leapTo(ground, [one], one, { x, y: 0 }, reach)?.action;
    expect([5, 6, 10, 11].map(action)).toEqual(['half', 'full', 'full', undefined]);
  });

  it('[RUN-TER-87] [RUN-RULING-C04] between levels one jumps as high as one can, too', () => {
    const ground = field(['..t...', '......', '..d...', '......'], { t: [{ feet: 6 }], d: [{ feet: -12 }] });
    const one = hero(1, 0);
    const high = leapTo(ground, [one], one, { x: 2, y: 0 }, { half: 3, full: 5 });
    expect(high).toMatchObject({ paces: 1, action: 'full', difficulty: 6, drop: -6, over: [] });
    expect(leapTo(ground, [one], one, { x: 2, y: 0 }, { half: 6, full: 5 })?.action).toBe('half');
    expect(leapTo(ground, [one], one, { x: 2, y: 0 }, { half: 2, full: 5 })).toBeNull();
    const other = hero(1, 2);
    expect(leapTo(ground, [other], other, { x: 2, y: 2 }, { half: 0, full: 1 })).toMatchObject({
      paces: 1,
      drop: 12,
    });
  });

  it('[RUN-TER-16] [RUN-TER-17] [RUN-TER-36] [RUN-TERA-09] [RUN-TERA-10] scores over what was made harder or easier, on the straightest way', () => {
    const ground = field(['.....', '..b..', '.....', '..c..', '..d..'], {
      b: [{ kind: 'barrier', item: 'log', jump: 8 }],
      c: [{ kind: 'cover', degree: 'third', persons: 1 }],
      d: [{ kind: 'cover', degree: 'third', persons: 1, jump: 6 }],
    });
    const [log, plainCover, hardCover] = ground.things.map(
      ({ part }) => part as Parameters<typeof scoresJump>[2],
    );
    expect(scoresJump(ground, hero(1, 1), log!, foe(4, 1))).toBe(true);
    expect(scoresJump(ground, hero(1, 1), log!, foe(4, 3))).toBe(false);
    expect(scoresJump(ground, hero(1, 3), plainCover!, foe(4, 3))).toBe(false);
    expect(scoresJump(ground, hero(1, 4), hardCover!, foe(4, 4))).toBe(true);
    expect(scoresJump(ground, hero(1, 1), { ...log!, jump: 6 }, foe(4, 1))).toBe(false);
    expect(scoresJump(ground, hero(1, 1), { ...log!, jump: 4 }, foe(4, 1))).toBe(true);
  });

  it('[RUN-RULING-C05] not through a wall or an enemy who can act, nor onto anybody', () => {
    const walled = field(['......', '..#...', '......', '......']);
    const one = hero(1, 1);
    expect(leapTo(walled, [one], one, { x: 3, y: 1 }, FAR)).toBeNull();
    const flat = plain(6, 4);
    const to = { x: 3, y: 1 };
    expect(leapTo(flat, [one, foe(2, 1)], one, to, FAR)).toBeNull();
    expect(leapTo(flat, [one, foe(2, 1, { able: false })], one, to, FAR)).not.toBeNull();
    expect(leapTo(flat, [one, hero(2, 1)], one, to, FAR)).not.toBeNull();
    expect(leapTo(flat, [one, hero(3, 1)], one, to, FAR)).toBeNull();
  });
});
