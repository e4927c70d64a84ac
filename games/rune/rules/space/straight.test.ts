import { describe, expect, it } from 'vitest';
import type { Spot } from '../../content/battle-map.ts';
import { dashOf, reachOf, WITHDRAWAL } from '../../content/movement.ts';
import {
  dashes,
  dashTo,
  interceptions,
  isCharge,
  lengthOf,
  RUSHES,
  straight,
  strikingSquares,
} from './straight.ts';
import { field, foe, hero, plain } from './testing.ts';
import { canReach, wayTo } from './ways.ts';

const ground = plain(50, 20);
const along = (y: number, from: number, to: number): Spot[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ x: from + i, y }));

describe('a straight line', () => {
  it('[RUN-RULING-C05] leads from square to square, and is as long as the distance', () => {
    expect(straight(ground, { x: 1, y: 1 }, { x: 5, y: 1 })).toEqual(along(1, 1, 5));
    const slanting = straight(ground, { x: 0, y: 0 }, { x: 10, y: 4 });
    expect(slanting).toHaveLength(11);
    expect(lengthOf(slanting)).toBe(12);
    expect(straight(ground, { x: 3, y: 3 }, { x: 3, y: 3 })).toEqual([{ x: 3, y: 3 }]);
  });

  it('[RUN-RULING-C03] every second diagonal of a path counts twice', () => {
    const diagonal = straight(ground, { x: 0, y: 0 }, { x: 5, y: 5 });
    expect([1, 2, 3, 4, 5].map((steps) => lengthOf(diagonal.slice(0, steps + 1)))).toEqual([1, 3, 4, 6, 7]);
  });
});

describe('fleeing and running recklessly', () => {
  it('[RUN-TV-C32] [RUN-ACT-19] [RUN-ACT-21] [RUN-ACT-26] goes twice the full move; withdrawing always 15 paces', () => {
    expect(dashOf(reachOf('sprint', 1).full)).toBe(40);
    expect(WITHDRAWAL).toBe(15);
    const one = hero(0, 5);
    for (const mode of ['fleeing', 'reckless'] as const) {
      expect(dashTo(ground, [one], one, { x: 40, y: 5 }, 40, mode)).toEqual({
        path: along(5, 0, 40),
        paces: 40,
      });
      expect(dashTo(ground, [one], one, { x: 41, y: 5 }, 40, mode)).toBeNull();
    }
  });

  it('[RUN-ACT-21] [RUN-RULING-C05] keeps to its line, whatever is in it', () => {
    const walled = field(['......', '..#...', '......', '......']);
    const one = hero(0, 1);
    expect(dashTo(walled, [one], one, { x: 4, y: 1 }, 40, 'fleeing')).toBeNull();
    expect(dashTo(walled, [one], one, { x: 4, y: 0 }, 40, 'fleeing')?.paces).toBe(4);
    const enemy = foe(3, 5);
    const runner = hero(0, 5);
    expect(dashTo(ground, [runner, enemy], runner, { x: 6, y: 5 }, 40, 'reckless')).toBeNull();
    const ally = hero(3, 5);
    expect(dashTo(ground, [runner, ally], runner, { x: 6, y: 5 }, 40, 'reckless')?.paces).toBe(6);
    expect(dashTo(ground, [runner, ally], runner, { x: 3, y: 5 }, 40, 'reckless')).toBeNull();
  });

  it('[RUN-ACT-26] leads through terrain, and pays for it', () => {
    const rough = field(['......', 'h.uxx.', '......', '......'], {
      u: [{ kind: 'uneven' }],
      x: [{ kind: 'damaging', dam: 20, grows: false, nature: 'fire' }],
    });
    const one = hero(0, 1);
    expect(dashTo(rough, [one], one, { x: 5, y: 1 }, 40, 'reckless')?.paces).toBe(6);
    expect(dashTo(rough, [one], one, { x: 5, y: 1 }, 5.5, 'reckless')).toBeNull();
  });

  it('[RUN-ACT-21] [RUN-TER-128] leads twice as far downhill', () => {
    const hill = field(['..........', 'hssssssss.', '..........', '..........'], {
      s: [{ kind: 'slope', up: 6 }],
    });
    const one = hero(0, 1);
    expect(dashTo(hill, [one], one, { x: 8, y: 1 }, 4, 'fleeing')?.paces).toBe(4);
    expect(dashTo(hill, [one], one, { x: 8, y: 1 }, 3.5, 'fleeing')).toBeNull();
    expect(dashTo(hill, [one], one, { x: 9, y: 1 }, 4, 'fleeing')).toBeNull();
  });

  it('[RUN-ACT-24] who flees keeps out of the Engagements of others, but not of his own', () => {
    const [ally, enemy, runner] = [hero(10, 5), foe(12, 5), hero(4, 6)];
    const bodies = [ally, enemy, runner];
    expect(dashTo(ground, bodies, runner, { x: 20, y: 6 }, 40, 'fleeing')).toBeNull();
    expect(dashTo(ground, bodies, runner, { x: 10, y: 6 }, 40, 'fleeing')).toBeNull();
    expect(dashTo(ground, bodies, runner, { x: 20, y: 6 }, 40, 'reckless')).not.toBeNull();
    expect(dashTo(ground, bodies, runner, { x: 8, y: 6 }, 40, 'fleeing')).not.toBeNull();
    expect(dashTo(ground, bodies, runner, { x: 20, y: 12 }, 40, 'fleeing')).not.toBeNull();
    const besideAlly = hero(7, 5);
    expect(dashTo(ground, [ally, enemy, besideAlly], besideAlly, { x: 20, y: 6 }, 40, 'fleeing')).toBeNull();
    const besideEnemy = hero(15, 5);
    expect(dashTo(ground, [ally, enemy, besideEnemy], besideEnemy, { x: 2, y: 6 }, 40, 'fleeing')).toBeNull();
    const among = hero(11, 6);
    expect(dashTo(ground, [ally, enemy, among], among, { x: 20, y: 6 }, 40, 'fleeing')).not.toBeNull();
    expect(dashTo(ground, [foe(12, 5), runner], runner, { x: 20, y: 6 }, 40, 'fleeing')).not.toBeNull();
    const down = foe(12, 5, { able: false });
    expect(dashTo(ground, [ally, down, runner], runner, { x: 20, y: 6 }, 40, 'fleeing')).not.toBeNull();
  });

  it('[RUN-ACT-21] may end on every square to which a line leads', () => {
    const small = field(['.....', '..#..', '.....', '.....']);
    const one = hero(0, 1);
    const goals = [...dashes(small, [one], one, 2)].flatMap((ends, square) =>
      (ends & RUSHES) === 0 ? [] : [{ x: square % 5, y: Math.floor(square / 5) }],
    );
    expect(goals.map(({ x, y }) => `${x},${y}`)).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '1,1',
      '0,2',
      '1,2',
      '2,2',
      '0,3',
      '1,3',
    ]);
  });

  it('[RUN-ACT-23] [RUN-RULING-C14] enemies who are not Engaged may go ten paces to Engage the path', () => {
    const runner = hero(0, 5);
    const path = along(5, 0, 40);
    const [free, far, busy] = [foe(20, 15), foe(20, 19), foe(30, 9)];
    const bodies = [runner, free, far, busy, hero(31, 9)];
    const found = interceptions(ground, bodies, runner, path, free);
    expect(found[0]).toMatchObject({ y: 8, paces: 7 });
    expect(found.every(({ paces }) => paces <= 10)).toBe(true);
    expect(interceptions(ground, bodies, runner, path, far)).toEqual([]);
    expect(interceptions(ground, bodies, runner, path, busy)).toEqual([]);
    expect(interceptions(ground, bodies, runner, path, hero(20, 12))).toEqual([]);
    // Downhill it is twice as far.
    const hill = field(
      Array.from({ length: 20 }, () => 's'.repeat(50)),
      { s: [{ kind: 'slope', up: 4 }] },
    );
    expect(interceptions(hill, bodies, runner, path, far)).not.toEqual([]);
    const stunned = foe(20, 15, { able: false });
    expect(interceptions(ground, [runner, stunned], runner, path, stunned)).toEqual([]);
  });
});

describe('a charge', () => {
  it('[RUN-TV-C21] [RUN-MELEE-12] [RUN-MELEE-14] [RUN-RULING-C11] is ten paces long at least', () => {
    const one = hero(0, 5);
    expect(isCharge(ground, one, along(5, 0, 10), foe(13, 5))).toBe(true);
    expect(isCharge(ground, one, along(5, 0, 9), foe(12, 5))).toBe(false);
    expect(reachOf('sprint', 0).half).toBeLessThan(10);
    const way = wayTo(ground, [one, foe(13, 5)], one, { x: 10, y: 5 }, reachOf('sprint', 1).half);
    expect(isCharge(ground, one, way!.path, foe(13, 5))).toBe(true);
  });

  it('[RUN-RULING-C05] is at most one pace longer than the distance', () => {
    const one = hero(0, 5);
    const [bent, crooked] = [
      [...along(5, 0, 4), { x: 5, y: 4 }, ...along(5, 6, 12)],
      [...along(5, 0, 4), { x: 4, y: 4 }, ...along(4, 5, 12)],
    ];
    expect(lengthOf(bent)).toBe(13);
    expect(isCharge(ground, one, bent, foe(14, 5))).toBe(true);
    expect(lengthOf(crooked)).toBe(13);
    expect(isCharge(ground, one, crooked, foe(14, 5))).toBe(true);
    const detour = [...along(5, 0, 4), { x: 4, y: 4 }, ...along(4, 5, 11), { x: 11, y: 5 }];
    expect(lengthOf(detour)).toBe(13);
    expect(isCharge(ground, one, detour, foe(14, 5))).toBe(false);
  });

  it('[RUN-MELEE-14] Engages the target, who was not Engaged before', () => {
    const one = hero(0, 5);
    expect(isCharge(ground, one, along(5, 0, 10), foe(14, 5))).toBe(false);
    expect(isCharge(ground, one, along(5, 0, 10), foe(3, 5, { size: 3 }))).toBe(false);
    expect(isCharge(ground, one, along(5, 0, 20), foe(3, 5))).toBe(false);
  });

  it('[RUN-MELEE-14] paces are what was run, not what the ground made of it', () => {
    const rough = field(['.......', 'huuuuuu', '.......', '.......'], { u: [{ kind: 'uneven' }] });
    expect(isCharge(rough, hero(0, 1), along(1, 0, 6), foe(6, 3))).toBe(false);
  });
});

it('[RUN-ACT-03] one can strike from squares that a half move leads to', () => {
  const one = hero(0, 5);
  const target = foe(10, 5);
  const squares = strikingSquares(ground, [one, target], one, target, 8);
  expect(squares[0]).toMatchObject({ x: 7, paces: 7 });
  expect(squares.some(({ x, y }) => x === 8 && y === 5)).toBe(true);
  expect(strikingSquares(ground, [one, target], one, target, 6)).toEqual([]);
  expect([6, 7].map((paces) => canReach(ground, [one, target], one, target, paces))).toEqual([false, true]);
});
