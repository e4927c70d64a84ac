import { describe, expect, it } from 'vitest';
import { FOES } from '../../../content/foes.ts';
import { BATTLE_MAP_NAMES, BATTLE_MAPS } from '../../../content/maps/index.ts';
import { groundOf } from '../../../rules/space/index.ts';
import { field } from '../../../rules/space/testing.ts';
import { dressOf } from './dress.ts';
import { cutsOf } from './obstacles.tsx';
import { silhouetteOf } from './silhouettes/index.ts';
import { wallsOf } from './walls.tsx';

describe('a battle map', () => {
  it.each(BATTLE_MAP_NAMES)('%s draws every cover and barrier on its own squares', (name) => {
    const ground = groundOf(BATTLE_MAPS[name]);
    const dress = dressOf(ground.map);
    for (const { part, squares } of ground.things) {
      if (part.kind !== 'cover' && part.kind !== 'barrier') continue;
      for (const { put } of cutsOf(ground.grid, part, [...squares], dress)) {
        const [x, y] = [put.at[0] / 60, put.at[1] / 60];
        const isNear = [...squares].some(
          (square) =>
            Math.abs((square % ground.grid.width) + 0.5 - x) <= 3 * squares.size &&
            Math.abs(Math.floor(square / ground.grid.width) + 0.5 - y) <= 3 * squares.size,
        );
        expect(isNear).toBe(true);
      }
    }
  });

  it('knows walls from posts and, where there are roofs, from houses', () => {
    const ground = field(['#.###', '..###', '..###', '#....', '##...'], {});
    expect(wallsOf(ground, {})).toMatchObject({ posts: [0], houses: [] });
    expect(wallsOf(ground, { roofs: true }).houses.map((house) => house.length)).toEqual([9]);
    expect(wallsOf(ground, { roofs: true }).walls).toEqual([15, 20, 21]);
  });
});

it('no two foes look alike', () => {
  expect(new Set(FOES.map((foe) => silhouetteOf(foe).body + silhouetteOf(foe).line)).size).toBe(FOES.length);
});
