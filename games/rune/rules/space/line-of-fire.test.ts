import { describe, expect, it } from 'vitest';
import type { Degree } from '../../content/terrain.ts';
import { coverFrom, lineOfFire } from './line-of-fire.ts';
import { hasClearLine } from './lines.ts';
import { field, foe, hero, plain } from './testing.ts';

const ground = plain(30, 20);

describe('the crowd of a shot', () => {
  it('[RUN-TV-C25] [RUN-MISSILE-10] [RUN-MISSILE-11] [RUN-RULING-C32] stands in the line or near the target', () => {
    const [shooter, target] = [hero(0, 0), foe(10, 0)];
    const [inLine, near, far] = [foe(5, 0), hero(12, 3), foe(16, 0)];
    const line = lineOfFire(ground, [shooter, target, inLine, near, far], shooter, target);
    expect(line).toMatchObject({ paces: 10, crowd: [inLine.id, near.id], shelter: 0 });
  });

  it('[RUN-RULING-C32] counts everybody once, the helpless too, the dead not', () => {
    const [shooter, target] = [hero(0, 0), foe(10, 0)];
    const both = foe(8, 0);
    const down = hero(6, 0, { able: false });
    const dead = foe(7, 0, { alive: false });
    expect(lineOfFire(ground, [both, shooter, down, dead, target], shooter, target)?.crowd).toEqual([
      both.id,
      down.id,
    ]);
  });

  it('[RUN-RULING-C32] finds any part of somebody large, from any part of somebody else', () => {
    const walled = field(['......', '..#...', '..#...', '.....#', '......', '......']);
    const [archer, giant] = [hero(0, 2), foe(3, 2, { size: 2 })];
    expect(hasClearLine(walled, archer, foe(3, 2))).toBe(false);
    expect(hasClearLine(walled, archer, giant)).toBe(true);
    expect(hasClearLine(walled, giant, archer)).toBe(true);
  });

  it('[RUN-TER-61] [RUN-MISSILE-10] decoys are in the way like anybody', () => {
    const [shooter, target] = [hero(0, 0), foe(10, 0)];
    const decoy = foe(12, 0, { able: false, armed: false });
    expect(lineOfFire(ground, [shooter, target, decoy], shooter, target)?.crowd).toEqual([decoy.id]);
  });

  it('[RUN-RULING-C32] a line along a corner crosses nobody', () => {
    const [shooter, target] = [hero(0, 0), foe(9, 9)];
    const [beside, on] = [foe(1, 2), foe(2, 2)];
    expect(lineOfFire(ground, [shooter, beside, on, target], shooter, target)?.crowd).toEqual([on.id]);
  });

  it('[RUN-RULING-C02] [RUN-RULING-C32] a large body fills all its squares', () => {
    const [shooter, target] = [hero(0, 1), foe(15, 1)];
    const giant = foe(5, 0, { size: 2 });
    expect(lineOfFire(ground, [shooter, giant, target], shooter, target)?.crowd).toEqual([giant.id]);
    expect(lineOfFire(ground, [shooter, giant], shooter, giant)).toMatchObject({
      paces: 5,
      crowd: [],
      shelter: 0,
    });
  });
});

describe('a blocked shot', () => {
  it('[RUN-RULING-C32] crosses a wall', () => {
    const walled = field(['.....', '..#..', '.....', '.....', '.....']);
    const shooter = hero(0, 1);
    expect(lineOfFire(walled, [shooter], shooter, foe(4, 1))).toBeNull();
    expect(lineOfFire(walled, [shooter], shooter, foe(4, 4))).not.toBeNull();
  });

  it('[RUN-RULING-C32] is not, while some square of a large target can be seen', () => {
    const walled = field(['.......', '..#....', '.......', '.......']);
    const shooter = hero(0, 1);
    expect(lineOfFire(walled, [shooter], shooter, foe(4, 1))).toBeNull();
    expect(lineOfFire(walled, [shooter], shooter, foe(4, 1, { size: 3 }))?.paces).toBe(4);
  });
});

describe('cover', () => {
  const rows = ['.........', '.........', '......c..', '.........', '.........'];
  const behind = (degree: Degree) => field(rows, { c: [{ kind: 'cover', degree, persons: 1 }] });
  const shooter = hero(0, 2);

  it.each([
    ['third', -3],
    ['half', -6],
    ['full', -12],
  ] as const)(
    '[RUN-RULING-C33] [RUN-MISSILE-06] [RUN-TER-20] a %s of it takes %i off the shot',
    (degree, penalty) => {
      expect(lineOfFire(behind(degree), [], shooter, foe(7, 2))?.shelter).toBe(penalty);
    },
  );

  it('[RUN-RULING-C33] protects whoever stands beside it, if the line crosses it', () => {
    const cover = behind('half');
    expect(lineOfFire(cover, [], shooter, foe(8, 2))?.shelter).toBe(0);
    expect(lineOfFire(cover, [], shooter, foe(7, 1))?.shelter).toBe(0);
    expect(lineOfFire(cover, [], shooter, foe(5, 2))?.shelter).toBe(0);
    expect(lineOfFire(cover, [], hero(8, 2), foe(5, 2))?.shelter).toBe(-6);
  });

  it('[RUN-RULING-C33] the best of several counts, and none that was toppled', () => {
    const legend = {
      c: [{ kind: 'cover', degree: 'third', persons: 1 }],
      d: [{ kind: 'cover', degree: 'full', persons: 1 }],
    } as const;
    const picture = ['.........', '.........', '......c..', '.......d.', '.........'];
    const target = foe(7, 2);
    expect(lineOfFire(field(picture, legend), [], shooter, target)?.shelter).toBe(-3);
    expect(lineOfFire(field(picture, legend), [], hero(7, 4), target)?.shelter).toBe(-12);
    expect(lineOfFire(field(picture, legend, { turned: ['cover-1'] }), [], shooter, target)?.shelter).toBe(0);
  });

  it.each([
    ['[RUN-TV-C28] [RUN-TV-T01] [RUN-TER-31]', -6, 20, 0],
    ['[RUN-TV-C28] [RUN-TV-T02] [RUN-TER-32]', -6, -20, -12],
    ['[RUN-TER-33]', -3, 40, 0],
    ['[RUN-TER-33]', -12, 19, -9],
    ['[RUN-TER-33] [RUN-RULING-T21]', -6, 9.5, -6],
    ['[RUN-TER-33] [RUN-RULING-T21]', -6, -9.5, -6],
    ['[RUN-TER-33] [RUN-RULING-T21]', -3, -19.5, -6],
    ['[RUN-TER-33]', -12, 0, -12],
  ])('%s [RUN-MISSILE-09] of %i, shot at from %f feet above, leaves %i', (_, base, above, left) => {
    expect(coverFrom(base, above)).toBe(left);
  });

  it('[RUN-MISSILE-09] [RUN-TV-C28] height counts only where there is cover', () => {
    const legend = { t: [{ feet: 20 }], c: [{ kind: 'cover', degree: 'half', persons: 1 }] } as const;
    const tower = field(['t........', '.........', 't.....c..', '.........', '.........'], legend);
    expect(lineOfFire(tower, [], shooter, foe(7, 2))?.shelter).toBe(0);
    expect(lineOfFire(tower, [], hero(0, 0), foe(7, 0))?.shelter).toBe(0);
    const low = field(['.........', '.........', '......ct.', '.........', '.........'], legend);
    expect(lineOfFire(low, [], shooter, foe(7, 2))?.shelter).toBe(-12);
  });

  it('[RUN-TV-C33] [RUN-RULING-C33] [RUN-MISSILE-17] [RUN-SPECIAL-20] of cover and mist only the worse counts', () => {
    const legend = {
      m: [{ kind: 'mist', decrease: 0 }],
      c: [{ kind: 'cover', degree: 'half', persons: 1 }],
      d: [{ kind: 'cover', degree: 'third', persons: 1 }],
    } as const;
    const misty = field(['.......mm', '.........', '......cm.', '.........', '......dm.'], legend);
    expect(lineOfFire(misty, [], shooter, foe(7, 2))?.shelter).toBe(-6);
    expect(lineOfFire(misty, [], hero(0, 0), foe(7, 0))?.shelter).toBe(-3);
    expect(lineOfFire(misty, [], hero(0, 4), foe(7, 4))?.shelter).toBe(-3);
    expect(lineOfFire(misty, [], foe(8, 0), hero(1, 0))?.shelter).toBe(0);
    expect(lineOfFire(misty, [], hero(0, 0), foe(6, 0, { size: 2 }))?.shelter).toBe(-3);
  });
});
