import { describe, expect, it } from 'vitest';
import { around, behind, byNearness, coneToward } from './areas.ts';
import { foe, hero, plain } from './testing.ts';

const ground = plain(40, 30);
const ids = (bodies: readonly { readonly id: string }[]) => bodies.map(({ id }) => id);

describe('areas', () => {
  it('[RUN-HOOK-10] [RUN-HOOK-57] reach so many paces about somebody, and find whoever has a square there', () => {
    const one = hero(10, 10);
    const [friend, large, far] = [hero(13, 10), foe(14, 12, { size: 2 }), foe(16, 10)];
    const dead = foe(11, 10, { alive: false });
    const { spots, whom } = around(ground, [one, friend, large, far, dead], one, 5);
    expect(ids(whom)).toEqual(ids([friend, large]));
    // Of three diagonal steps one counts twice, of four two.
    expect(spots).toContainEqual({ x: 14, y: 13 });
    expect(spots).not.toContainEqual({ x: 14, y: 14 });
    expect(spots).toContainEqual({ x: 10, y: 10 });
  });

  it('[RUN-HOOK-57] go out in a cone that points at somebody', () => {
    const one = hero(10, 10);
    const aimed = foe(14, 10);
    const at = (x: number, y: number, size: 1 | 2 = 1) =>
      coneToward(ground, [one, foe(x, y, { size })], one, aimed, { length: 10, width: 5 }).whom.length === 1;
    // Half of 5 to either side of the line at its end, and half as much halfway there.
    expect([at(20, 10), at(21, 10), at(20, 12), at(20, 13)]).toEqual([true, false, true, false]);
    expect([at(15, 11), at(15, 12), at(15, 12, 2), at(14, 8, 2)]).toEqual([true, false, false, true]);
    expect([at(11, 10), at(9, 10)]).toEqual([true, false]);
    const slanting = coneToward(ground, [one, foe(17, 17)], one, foe(12, 12), { length: 10, width: 5 });
    expect(slanting.whom).toHaveLength(1);
    expect(coneToward(ground, [one, foe(18, 18)], one, foe(12, 12), { length: 10, width: 5 }).whom).toEqual(
      [],
    );
  });

  it('[RUN-HOOK-10] [RUN-HOOK-53] count the nearest as the crow flies, and those together who are equally near', () => {
    const one = hero(10, 10);
    // 5 columns, and 4 columns with 3 rows; 4 and 4 are as many paces as 6 in a row, and nearer.
    const [straight, bent, slanting, row] = [foe(15, 10), hero(14, 13), foe(6, 6), foe(16, 10)];
    expect(byNearness([row, one, slanting, bent, straight], one).map(ids)).toEqual([
      ids([bent, straight]),
      ids([slanting]),
      ids([row]),
    ]);
  });

  it('[RUN-HOOK-10] [RUN-RULING-G44] go on to whoever stands in line behind another, the nearest first', () => {
    const [one, struck] = [hero(5, 10), foe(10, 10)];
    const [next, last] = [foe(13, 10), foe(18, 12)];
    // 4 rows in 15 columns are within 15 degrees, 4 in 14 are not.
    const [within, aside] = [foe(25, 14), foe(24, 6)];
    const before = foe(8, 10);
    const all = [one, struck, aside, last, before, within, next];
    expect(ids(behind(all, one, struck, 15, 30))).toEqual(ids([next, last, within]));
    expect(ids(behind(all, one, struck, 15, 16))).toEqual(ids([next, last]));
  });
});
