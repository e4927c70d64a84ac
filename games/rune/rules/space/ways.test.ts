import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Body } from './bodies.ts';
import { apart, distance } from './bodies.ts';
import type { Ground } from './ground.ts';
import { leaves } from './leaving.ts';
import { isInReach } from './reach.ts';
import { farthest } from './steps.ts';
import { field, foe, hero, plain } from './testing.ts';
import { canGetBeside, canReach, costOf, reachable, wayTo } from './ways.ts';

/** By square: what the way there costs. */
const costs = (ground: Ground, bodies: readonly Body[], body: Body, paces: number): Map<string, number> =>
  new Map(reachable(ground, bodies, body, paces).map(({ x, y, paces: cost }) => [`${x},${y}`, cost]));

const way = (...args: Parameters<typeof wayTo>): string | undefined =>
  wayTo(...args)
    ?.path.map(({ x, y }) => `${x},${y}`)
    .join(' ');

describe('where one can go', () => {
  it('[RUN-RULING-C03] a free way costs exactly the distance', () => {
    const one = hero(12, 9);
    const ground = plain(25, 19);
    const reached = reachable(ground, [one], one, 8);
    for (const goal of reached) expect(goal.paces).toBe(distance(one, { ...goal, size: 1 }));
    const within = Array.from({ length: 25 * 19 }, (_, i) => ({
      x: i % 25,
      y: Math.floor(i / 25),
      size: 1 as const,
    }));
    expect(reached).toHaveLength(within.filter((spot) => distance(one, spot) <= 8).length);
    expect(reached[0]).toEqual({ x: 12, y: 9, paces: 0 });
  });

  it('[RUN-RULING-C03] no diagonal step leads between two blocked squares', () => {
    const ground = field(['.#..', '#...', '....', '....']);
    const one = hero(0, 0);
    expect(reachable(ground, [one], one, 20)).toHaveLength(1);
    const gap = field(['.#..', '....', '....', '....']);
    expect(costs(gap, [one], one, 20).get('1,1')).toBe(1);
  });

  it('[RUN-RULING-C05] leads through allies and the helpless, not through enemies who can act', () => {
    const ground = field(['#####', 'h....', '#####', '#####']);
    const one = hero(0, 1);
    const at = (other: Body) => [...costs(ground, [one, other], one, 20).keys()];
    expect(at(hero(2, 1))).toEqual(['0,1', '1,1', '3,1', '4,1']);
    expect(at(foe(2, 1, { able: false }))).toEqual(['0,1', '1,1', '3,1', '4,1']);
    expect(at(foe(2, 1))).toEqual(['0,1', '1,1']);
    expect(at(foe(2, 1, { alive: false }))).toEqual(['0,1', '1,1', '2,1', '3,1', '4,1']);
  });

  it('[RUN-RULING-C03] enemies stand close: nobody slips between two of them, corner to corner', () => {
    const one = hero(0, 0);
    const ground = plain(4, 4);
    expect(costs(ground, [one, foe(1, 0), foe(0, 1)], one, 9).size).toBe(1);
    expect(costs(ground, [one, foe(1, 0), hero(0, 1)], one, 9).get('1,1')).toBe(1);
  });

  it('[RUN-RULING-C05] enemies are as much in the way as walls, on any field', () => {
    const [width, height] = [8, 7];
    const letters = fc.array(fc.constantFrom('.', '.', '.', 'e', '#', 'u'), { minLength: 56, maxLength: 56 });
    const legend = { u: [{ kind: 'uneven' }] } as const;
    fc.assert(
      fc.property(letters, fc.nat(5), fc.nat(4), fc.constantFrom(1, 2, 3), (drawn, x, y, size) => {
        const one = hero(x, y, { size });
        const board = drawn.map((letter, i) => {
          const there = foe(i % width, Math.floor(i / width));
          return { letter: distance(one, there) === 0 ? '.' : letter, there };
        });
        const picture = (enemy: string): string[] =>
          Array.from({ length: height }, (_, row) =>
            board
              .slice(row * width, (row + 1) * width)
              .map(({ letter }) => (letter === 'e' ? enemy : letter))
              .join(''),
          );
        const enemies = board.filter(({ letter }) => letter === 'e').map(({ there }) => there);
        expect(costs(field(picture('.'), legend), [one, ...enemies], one, 20)).toEqual(
          costs(field(picture('#'), legend), [one], one, 20),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('[RUN-RULING-C02] a large body needs room for all its squares', () => {
    const ground = field(['......', '......', '##.###', '......', '......', '##..##', '......', '......']);
    const giant = foe(0, 0, { size: 2 });
    const reached = costs(ground, [giant], giant, 30);
    expect(reached.has('1,3')).toBe(false);
    expect([...reached.keys()].every((key) => key.endsWith(',0'))).toBe(true);
    const other = foe(0, 3, { size: 2 });
    expect(costs(ground, [other], other, 30).get('2,6')).toBe(4);
    expect(costs(ground, [other, hero(2, 7)], other, 30).has('2,6')).toBe(false);
    expect(costs(ground, [other, hero(3, 3)], other, 30).has('2,6')).toBe(false);
  });
});

describe('what ground costs', () => {
  const row = (letter: string) => ['#######', `..${letter.repeat(4)}.`, '#######', '#######'];
  const across = (letter: string, meaning: Parameters<typeof field>[1], round = 1): number | undefined => {
    const one = hero(0, 1);
    return costs(field(row(letter), meaning, { round }), [one], one, 99).get('6,1');
  };

  it('[RUN-TER-111] [RUN-RULING-C05] slippery ground halves a move', () => {
    expect(across('.', {})).toBe(6);
    expect(across('s', { s: [{ kind: 'slippery', from: 1 }] })).toBe(2 + 2 * 4);
  });

  it('[RUN-TER-116] ground becomes slippery in its round', () => {
    const snow = { s: [{ kind: 'slippery', from: 3 }] } as const;
    expect([1, 2, 3, 4].map((round) => across('s', snow, round))).toEqual([6, 6, 10, 10]);
  });

  it('[RUN-TER-140] uneven ground halves a move', () => {
    expect(across('u', { u: [{ kind: 'uneven' }] })).toBe(10);
  });

  it('[RUN-TER-07] [RUN-RULING-C05] what overlaps is multiplied', () => {
    expect(across('b', { b: [{ kind: 'uneven' }, { kind: 'slippery', from: 1 }] })).toBe(2 + 4 * 4);
  });

  it('[RUN-TER-128] uphill costs double, downhill half, along the slope nothing more', () => {
    expect(across('s', { s: [{ kind: 'slope', up: 2 }] })).toBe(2 + 4 * 2);
    expect(across('s', { s: [{ kind: 'slope', up: 6 }] })).toBe(2 + 4 / 2);
    expect(across('s', { s: [{ kind: 'slope', up: 1 }] })).toBe(10);
    expect(across('s', { s: [{ kind: 'slope', up: 0 }] })).toBe(6);
  });

  it('[RUN-TER-128] a slope may rise in any of the eight directions', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((up) => {
      const one = hero(2, 2);
      const hill = field(['sssss', 'sssss', 'sssss', 'sssss', 'sssss'], { s: [{ kind: 'slope', up }] });
      const found = costs(hill, [one], one, 2);
      return [found.get('2,1'), found.get('3,2'), found.get('2,3'), found.get('1,2')];
    });
    expect(steps).toEqual([
      [2, 1, 0.5, 1],
      [2, 2, 0.5, 0.5],
      [1, 2, 1, 0.5],
      [0.5, 2, 2, 0.5],
      [0.5, 1, 2, 1],
      [0.5, 0.5, 2, 2],
      [1, 0.5, 1, 2],
      [2, 0.5, 0.5, 2],
    ]);
  });

  it('[RUN-RULING-C04] a step of 2.5 feet is walked, a higher one climbed pace by pace', () => {
    const legend = { a: [{ feet: 2.5 }], b: [{ feet: 5 }], c: [{ feet: 10 }] };
    const ground = field(['#####', '.abc.', '#####', '#####'], legend);
    const one = hero(0, 1);
    expect(costs(ground, [one], one, 30).get('2,1')).toBe(2);
    expect(costs(ground, [one], one, 30).has('3,1')).toBe(false);
    const climbing = reachable(ground, [one], one, 30, 'climb');
    expect(climbing.find(({ x }) => x === 3)?.paces).toBe(2 + 1 + 2);
    expect(climbing.find(({ x }) => x === 4)?.paces).toBe(5 + 1 + 4);
  });

  it('[RUN-RULING-C04] nobody climbs into a thing, into deep water, or across a corner', () => {
    const legend = {
      c: [{ feet: 10 }],
      b: [{ feet: 10 }, { kind: 'barrier', item: 'log' }],
      '~': [{ feet: -10 }, { kind: 'water', surface: 'tranquil', current: 'none' }],
    } as const;
    const ground = field(['#.#~', '#..b', '#h..', '..c#', '#.c#'], legend);
    const one = hero(1, 2);
    const climbed = reachable(ground, [one], one, 30, 'climb').map(({ x, y, paces }) => [`${x},${y}`, paces]);
    const found = new Map(climbed as [string, number][]);
    expect([found.has('3,0'), found.has('3,1')]).toEqual([false, false]);
    expect(found.get('2,3')).toBe(1 + (1 + 4));
  });

  it('[RUN-TER-10] barriers and cover are walked around', () => {
    const ground = field(['....', '.bc.', '....', '....'], {
      b: [{ kind: 'barrier', item: 'log' }],
      c: [{ kind: 'cover', degree: 'half', persons: 1 }],
    });
    const one = hero(0, 1);
    const reached = costs(ground, [one], one, 20);
    expect([reached.has('1,1'), reached.has('2,1')]).toEqual([false, false]);
    expect(reached.get('3,1')).toBe(4);
  });

  it('[RUN-HAZ-DROWN-01] deep water is swum, not walked', () => {
    const ground = field(['#####', '.~~~.', '#####', '#####'], {
      '~': [{ kind: 'water', surface: 'tranquil', current: 'none' }],
    });
    const one = hero(0, 1);
    expect(costs(ground, [one], one, 20).size).toBe(1);
    expect(reachable(ground, [one], one, 20, 'swim').map(({ x }) => x)).toEqual([0, 1, 2, 3, 4]);
    expect(reachable(ground, [one], one, 2, 'swim').map(({ x }) => x)).toEqual([0, 1, 2]);
  });

  it('[RUN-TER-42] [RUN-TER-48] a way avoids what hurts; a foe does not go in, a hero may', () => {
    const ground = field(['.......', '.......', '..xxx..', '###x###', '###.###'], {
      x: [{ kind: 'damaging', dam: 20, grows: false, nature: 'fire' }],
    });
    const [one, other] = [hero(3, 0), foe(3, 0)];
    expect(costs(ground, [one], one, 20).get('3,2')).toBe(2);
    expect(costs(ground, [one], one, 20).has('3,4')).toBe(false);
    expect(costs(ground, [other], other, 20).has('3,2')).toBe(false);
    expect(
      costOf(
        ground,
        [one],
        one,
        [3, 3, 3, 3, 3].map((x, y) => ({ x, y })),
      ),
    ).toBe(4);
    expect(
      costOf(
        ground,
        [other],
        other,
        [3, 3, 3].map((x, y) => ({ x, y })),
      ),
    ).toBe(null);
    const caught = foe(3, 2);
    expect(costs(ground, [caught], caught, 20).has('3,1')).toBe(true);
    expect(costs(ground, [caught], caught, 20).has('3,4')).toBe(true);
  });
});

describe('a drawn way', () => {
  it('[RUN-RULING-C05] begins where one stands, ends where nobody does, and leaves nothing out', () => {
    const ground = plain(8, 8);
    const one = hero(1, 1);
    const spots = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));
    const cost = (path: { x: number; y: number }[], ...others: Body[]) =>
      costOf(ground, [one, ...others], one, path);
    expect(cost(spots([1, 1], [2, 1], [3, 1]))).toBe(2);
    expect(cost(spots([1, 1], [2, 2], [3, 3], [4, 4]))).toBe(4);
    expect(cost(spots([1, 1]))).toBe(0);
    expect(cost([])).toBeNull();
    expect(cost(spots([1, 2], [2, 2]))).toBeNull();
    expect(cost(spots([2, 1], [3, 1]))).toBeNull();
    expect(cost(spots([1, 1], [3, 1]))).toBeNull();
    expect(cost(spots([1, 1], [1, 1], [2, 1]))).toBeNull();
    expect(cost(spots([1, 1], [2, 1]), hero(2, 1))).toBeNull();
    expect(cost(spots([1, 1], [2, 1], [3, 1]), hero(2, 1))).toBe(2);
    expect(cost(spots([1, 1], [2, 1], [3, 1]), foe(2, 1))).toBeNull();
  });
});

describe('the way', () => {
  it('[RUN-TV-C24] [RUN-RULING-C05] leads straight where it may', () => {
    const one = hero(4, 12);
    const path = wayTo(plain(20, 20), [one, foe(10, 10)], one, { x: 16, y: 12 }, 15);
    expect(path?.paces).toBe(12);
    expect(path?.path).toEqual(Array.from({ length: 13 }, (_, i) => ({ x: 4 + i, y: 12 })));
  });

  it('[RUN-RULING-C05] ends on a free square only', () => {
    const one = hero(0, 0);
    const ground = plain(9, 9);
    expect(way(ground, [one, hero(3, 0)], one, { x: 3, y: 0 }, 9)).toBeUndefined();
    expect(way(ground, [one, foe(3, 0, { able: false })], one, { x: 3, y: 0 }, 9)).toBeUndefined();
    expect(way(ground, [one], one, { x: 8, y: 0 }, 7)).toBeUndefined();
    expect(way(ground, [one], one, { x: 7, y: 0 }, 7)).toBe('0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0');
  });

  it('[RUN-RULING-C05] [RUN-RULING-C12] is, of equally cheap ones, that with the fewest opportunity attacks', () => {
    const one = hero(0, 6);
    const ground = plain(16, 16);
    const enemy = foe(3, 2);
    const goal = { x: 12, y: 4 };
    const chosen = wayTo(ground, [one, enemy], one, goal, 20)!;
    expect(chosen.paces).toBe(distance(one, { ...goal, size: 1 }));
    expect(leaves(ground, [one, enemy], one, chosen.path)).toEqual([]);
    const armless = foe(3, 2, { armed: false });
    expect(wayTo(ground, [one, armless], one, goal, 20)!.path).not.toEqual(chosen.path);
  });

  it('is looked for only where somebody might come to, on any field', () => {
    const legend = { u: [{ kind: 'uneven' }], s: [{ kind: 'slope', up: 6 }] } as const;
    const strip = fc.array(fc.constantFrom('.', 's', 's', 'u', '#'), { minLength: 24, maxLength: 24 });
    const spot = fc.nat(23);
    const sizes = fc.constantFrom(1, 2, 3);
    fc.assert(
      fc.property(strip, spot, spot, sizes, sizes, fc.nat(9), (letters, x, toX, size, toSize, paces) => {
        const ground = field(
          Array.from({ length: 6 }, () => letters.join('')),
          legend,
        );
        const [one, other] = [
          hero(Math.min(x, 21), 1, { size }),
          foe(Math.min(toX, 21), 2, { size: toSize }),
        ];
        const bodies = [one, other];
        const goals = reachable(ground, bodies, one, paces).map((goal) => ({ ...goal, size }));
        const takes = (to: Body): number => Math.max(...apart(one, to));
        for (const goal of goals)
          expect(takes({ ...one, ...goal })).toBeLessThanOrEqual(farthest(ground, paces));
        expect(canReach(ground, bodies, one, other, paces)).toBe(
          goals.some((goal) => isInReach(ground, other, goal)),
        );
        expect(canGetBeside(ground, bodies, one, other, paces)).toBe(
          goals.some((goal) => Math.max(...apart(goal, other)) <= 1),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('costs what it is said to, on any field', () => {
    const letters = fc.constantFrom('.', '.', '.', '#', 'u', 's', 'x', '~');
    const picture = fc
      .array(fc.array(letters, { minLength: 9, maxLength: 9 }), { minLength: 8, maxLength: 8 })
      .map((rows) => rows.map((row) => row.join('')));
    const legend = {
      u: [{ kind: 'uneven' }],
      s: [{ kind: 'slope', up: 1 }],
      x: [{ kind: 'damaging', dam: 10, grows: false, nature: 'heat' }],
      '~': [{ kind: 'water', surface: 'choppy', current: 'none' }],
    } as const;
    fc.assert(
      fc.property(picture, fc.nat(71), fc.nat(71), (rows, at, enemyAt) => {
        const ground = field(rows, legend);
        const one = hero(at % 9, Math.floor(at / 9));
        const bodies = [one, foe(enemyAt % 9, Math.floor(enemyAt / 9))];
        for (const goal of reachable(ground, bodies, one, 12)) {
          const found = wayTo(ground, bodies, one, goal, 12)!;
          expect(found.paces).toBe(goal.paces);
          expect(costOf(ground, bodies, one, found.path)).toBe(goal.paces);
        }
      }),
      { numRuns: 60 },
    );
  });
});
