import { afterEach, describe, expect, it } from 'vitest';
import type { Foe } from '../../content/foes.ts';
import { allDiceCast, armedWith, FOE, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Blunting Armor', () => {
  const strikes = (foe: Foe, f0: object, ...faces: number[]) => {
    const scene = armedWith(legendary({ 'blunting-armor': 5 }), { foes: [{ foe, statistics: FOE }] });
    const fighters = { ...scene.fighters, f0: { x: 12, y: 10, ...f0 } };
    return play({ ...scene, fighters, turn: 'f0' }, ...faces).choose('strike:h0:0:plain', 'stand');
  };

  it('[RUN-ITEM-BLUNTING] takes a point of Dam a level from a weapon that hits it, unless its owner reaches Divine Awareness and level', () => {
    const blunted = one(strikes('goblin-warrior', {}, 9, 4, 2), 'f0').marks;
    expect(blunted).toMatchObject([{ kind: 'gift', gift: 'blunting-armor', n: 5 }]);
    expect(one(strikes('goblin-warrior', {}, 9, 4, 3), 'f0').marks).toEqual([]);
    // 9 + 8 − 4 − 9 + 10 − 6 = 8, less 5.
    expect(one(strikes('goblin-warrior', { marks: blunted }, 9, 4, 3), 'h0').hp).toBe(77 - 3);
  });

  it('[RUN-ITEM-BLUNTING] leaves alone what dwarves made, and what grew', () => {
    expect(one(strikes('dwarf-laborer', {}, 9, 4), 'f0').marks).toEqual([]);
    expect(one(strikes('wendol', {}, 9, 4), 'f0').marks).toEqual([]);
  });
});
