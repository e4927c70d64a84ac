import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Light-Treading Boots', () => {
  const walk = (hero: ReturnType<typeof legendary>, uses: number) => {
    const scene: Scene = {
      heroes: [hero],
      map: { zones: [{ kind: 'uneven', area: [[10, 10, 1]] }] },
      fighters: {
        h0: {
          x: 9,
          y: 10,
          uses: Array.from({ length: uses }, () => ({ gift: 'light-treading-boots' as const, round: 1 })),
        },
        f0: { x: 35, y: 25 },
      },
      turn: 'h0',
    };
    return play(scene).choose('walk:10:10');
  };

  it('[RUN-ITEM-BOOTS] keep the ground from paying whoever runs, as often in a fight as their level', () => {
    const boots = legendary({ 'light-treading-boots': 2 });
    expect(walk(READY_MADE.ragnar, 0).state.features).toEqual(['uneven:0']);
    const first = walk(boots, 0);
    expect(first.state.features).toEqual([]);
    expect(one(first, 'h0').uses).toMatchObject([{ gift: 'light-treading-boots' }]);
    expect(walk(boots, 1).state.features).toEqual([]);
    expect(walk(boots, 2).state.features).toEqual(['uneven:0']);
  });
});
