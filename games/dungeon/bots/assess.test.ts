import { describe, expect, it } from 'vitest';
import { dungeon } from '../index.ts';
import { HERO_SEAT, type Scene, scene } from '../rules/testing.ts';

const chance = (of: Scene): number => dungeon.sense.assess(scene(of))[HERO_SEAT] as number;

const MAP = ['#########', '#.......#', '#O.....X#', '#.......#', '#########'];

describe('how the Heroes stand', () => {
  it('is worse with every wound', () => {
    const chances = [0, 1, 2, 3, 4].map((wounds) => chance({ map: MAP, models: { orlaf: { wounds } } }));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(new Set(chances).size).toBe(5);
  });

  it('is better the nearer they are to an exit', () => {
    expect(chance({ map: MAP, models: { orlaf: { x: 6 } } })).toBeGreaterThan(chance({ map: MAP }));
  });

  it('is worse with a foe before them', () => {
    const map = MAP.with(2, '#Os....X#');
    expect(chance({ map })).toBeLessThan(chance({ map: MAP }));
  });

  it('is certain when the game is over', () => {
    expect(chance({ map: MAP, state: { winner: 'heroes' } })).toBe(1);
    expect(chance({ map: MAP, state: { winner: 'overlord' } })).toBe(0);
  });
});
