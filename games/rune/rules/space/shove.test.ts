import { describe, expect, it } from 'vitest';
import { directionTo, foeShove, heroShove, repositions, shove, slide } from './shove.ts';
import { field, foe, hero, plain } from './testing.ts';

const ground = plain(30, 20);
const EAST = [1, 0] as const;

describe('a shove', () => {
  it.each([
    [2, 5],
    [0, 1],
    [-1, 0],
    [-3, 0],
  ])('[RUN-TV-C15] [RUN-ENGAGE-12] [RUN-RULING-C16] Strength %i shoves %i paces', (strength, paces) => {
    expect(heroShove(strength)).toBe(paces);
  });

  it.each([
    [4, 5],
    [-2, 1],
  ])('[RUN-TV-C36] [RUN-RULING-C16] a foe with Res %i shoves %i paces', (res, paces) => {
    expect(foeShove(res)).toBe(paces);
  });

  it('[RUN-TV-C26] [RUN-ENGAGE-12] [RUN-RULING-C16] drives the other off in a line', () => {
    const [one, other] = [hero(10, 10), foe(11, 10)];
    const shoved = shove(ground, [one, other], other, one, EAST, 5);
    expect(shoved?.path.at(-1)).toEqual({ x: 16, y: 10 });
    expect(shoved).toMatchObject({ fall: 0, stopped: false });
  });

  it('[RUN-TV-C26] [RUN-ENGAGE-13] stops before a wall', () => {
    const rows = Array.from(
      { length: 12 },
      (_, y) => `${'.'.repeat(14)}${y === 10 ? '#' : '.'}${'.'.repeat(5)}`,
    );
    const [one, other] = [hero(10, 10), foe(11, 10)];
    expect(shove(field(rows), [one, other], other, one, EAST, 5)).toMatchObject({
      path: [{ x: 11 }, { x: 12 }, { x: 13, y: 10 }],
      stopped: true,
    });
  });

  it('[RUN-ENGAGE-13] [RUN-RULING-C16] stops before others, barriers, a step up and the edge', () => {
    const legend = { b: [{ kind: 'barrier', item: 'log' }], l: [{ feet: 5 }], s: [{ feet: 2.5 }] } as const;
    const rows = ['........', '......b.', '......l.', '......s.', '........'];
    const end = (y: number, ...bodies: ReturnType<typeof foe>[]) => {
      const [one, other] = [hero(1, y), foe(2, y)];
      return shove(field(rows, legend), [one, other, ...bodies], other, one, EAST, 9)?.path.at(-1)?.x;
    };
    expect([0, 1, 2, 3].map((y) => end(y))).toEqual([7, 5, 5, 7]);
    const [one, other, met] = [hero(1, 0), foe(2, 0), foe(5, 0)];
    expect(shove(ground, [one, other, met], other, one, EAST, 9)?.met).toBe(met.id);
    expect(end(0, foe(5, 0))).toBe(4);
    expect(end(0, hero(5, 0, { able: false }))).toBe(4);
    expect(end(0, foe(5, 0, { alive: false }))).toBe(7);
  });

  it('[RUN-RULING-C16] may end over a ledge or in a place that hurts', () => {
    const legend = {
      c: [{ feet: -20 }],
      x: [{ kind: 'damaging', dam: 20, grows: false, nature: 'fire' }],
      u: [{ kind: 'uneven' }],
    } as const;
    const cliff = field(['....cc..', '..uuxx..', '........', '........'], legend);
    const [one, other] = [hero(0, 0), foe(1, 0)];
    expect(shove(cliff, [one, other], other, one, EAST, 9)).toEqual({
      path: [1, 2, 3, 4].map((x) => ({ x, y: 0 })),
      fall: 20,
      stopped: false,
      met: null,
    });
    const stairs = field(['..ab....', '........', '........', '........'], {
      a: [{ feet: -2.5 }],
      b: [{ feet: -5 }],
    });
    expect(shove(stairs, [one, other], other, one, EAST, 2)).toMatchObject({
      path: [{ x: 1 }, { x: 2 }, { x: 3 }],
      fall: 0,
    });
    const burnt = foe(1, 1);
    expect(shove(cliff, [one, burnt], burnt, hero(0, 1), EAST, 4)?.path.at(-1)).toEqual({ x: 5, y: 1 });
  });

  it('[RUN-RULING-C03] [RUN-RULING-C16] diagonals count as in any move, and need room', () => {
    const [one, other] = [hero(5, 5), foe(6, 6)];
    expect(shove(ground, [one, other], other, one, [1, 1], 5)?.path.at(-1)).toEqual({ x: 9, y: 9 });
    expect(shove(ground, [one, other], other, one, [1, 1], 4)?.path.at(-1)).toEqual({ x: 9, y: 9 });
    expect(shove(ground, [one, other], other, one, [1, 1], 3)?.path.at(-1)).toEqual({ x: 8, y: 8 });
    const corner = field(['.....', '..#..', '.#...', '.....']);
    expect(shove(corner, [], foe(1, 1), hero(0, 0), [1, 1], 3)).toBeNull();
  });

  it('[RUN-RULING-C16] takes nobody nearer, nor past the one who shoves', () => {
    const [one, other] = [hero(10, 10), foe(12, 10)];
    expect(shove(ground, [one, other], other, one, [-1, 0], 5)).toBeNull();
    expect(shove(ground, [other], other, one, [-1, 1], 1)).toBeNull();
    expect(shove(ground, [one, other], other, one, EAST, 0)).toBeNull();
    expect(shove(ground, [one, other], other, one, [1, 2], 5)?.path.at(-1)).toEqual({ x: 14, y: 14 });
  });

  it('[RUN-RULING-C02] [RUN-ENGAGE-13] a large body stops when any of it does', () => {
    const rows = ['......', '......', '....#.', '......'];
    const giant = foe(1, 1, { size: 2 });
    expect(slide(field(rows), [giant], giant, EAST, 9)).toEqual({
      path: [
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ],
      fall: 0,
      stopped: true,
      met: null,
    });
    const free = foe(1, 0, { size: 2 });
    expect(slide(field(rows), [free], free, EAST, 9)).toMatchObject({ stopped: true });
    expect(slide(field(rows), [free], free, EAST, 9).path.at(-1)).toEqual({ x: 4, y: 0 });
  });
});

it('[RUN-RULING-C16] the winner may step aside by up to three paces and stays Engaged', () => {
  const [one, other] = [hero(10, 10), foe(12, 10)];
  const squares = repositions(ground, [one, other], one, other).map(({ x, y }) => `${x},${y}`);
  expect(squares).toContain('11,10');
  expect(squares).toContain('12,12');
  expect(squares).toContain('13,11');
  expect(squares).not.toContain('10,10');
  expect(squares).not.toContain('8,10');
  expect(squares).not.toContain('14,10');
  const rough = field(['.......', '..uuuu.', '.......', '.......'], { u: [{ kind: 'uneven' }] });
  const slow = hero(1, 1);
  expect(repositions(rough, [slow], slow, foe(5, 3)).some(({ x, y }) => x === 4 && y === 1)).toBe(false);
});

it('[RUN-RULING-C02] directions are the eight of the compass', () => {
  const at = (x: number, y: number): number => directionTo({ x: 0, y: 0 }, { x, y });
  expect([at(0, -4), at(3, -3), at(4, 0), at(2, 2), at(0, 1), at(-1, 1), at(-9, 0), at(-2, -2)]).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ]);
  expect([at(5, 2), at(5, 3), at(2, 5), at(-3, -5)]).toEqual([2, 3, 4, 7]);
  // Whoever has fallen shares his square with somebody.
  expect(at(0, 0)).toBe(0);
});
