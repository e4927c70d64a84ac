import { afterEach, describe, expect, it } from 'vitest';
import type { Foe } from '../../content/foes.ts';
import { allDiceCast, armedWith, FOE, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Absorption Armor', () => {
  const strikes = (foe: Foe, ...faces: number[]) => {
    const scene = armedWith(legendary({ 'absorption-armor': 6 }), {
      foes: [{ foe, statistics: { ...FOE, dfn: 12 } }],
    });
    return play({ ...scene, turn: 'f0' }, ...faces).choose('strike:h0:0:plain', 'stand');
  };

  it('[RUN-ITEM-ABSORPTION] [RUN-RULING-R17] swallows a weapon whose owner’s Res falls short of its level, and grows by a fifth of its Dfn', () => {
    const struck = strikes('goblin-warrior', 9, 4, 3);
    expect(one(struck, 'f0').lying).toMatchObject([{ form: 0, broken: true }]);
    expect(one(struck, 'h0').marks).toMatchObject([{ kind: 'gift', gift: 'absorption-armor', n: 2 }]);
    // 9 + 8 − 4 − 9 + 10 − 6 = 8; half the DAM is gone with the weapon, or the armor soaks two more.
    expect(one(struck, 'h0').hp).toBeGreaterThan(77 - 8);
  });

  it('[RUN-ITEM-ABSORPTION] leaves alone whoever withstands it, and what was never in a hand', () => {
    expect(one(strikes('goblin-warrior', 9, 4, 4), 'f0').lying).toEqual([]);
    expect(one(strikes('wendol', 9, 4), 'f0').lying).toEqual([]);
  });
});
