import { afterEach, describe, expect, it } from 'vitest';
import type { Foe } from '../../content/foes.ts';
import { addedTo, allDiceCast, armedWith, FOE, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Loki-Thwarting Armor', () => {
  const struck = (foe: Foe, n: number | null) => {
    const scene = armedWith(legendary({ 'loki-thwarting-armor': 2 }), { foes: [{ foe, statistics: FOE }] });
    const mark = {
      kind: 'gift',
      gift: 'loki-thwarting-armor',
      by: 'h0',
      level: 2,
      whom: [] as string[],
      until: null,
    } as const;
    const fighters = { ...scene.fighters, h0: { x: 10, y: 10, marks: n === null ? [] : [{ ...mark, n }] } };
    const driver = play({ ...scene, fighters, turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');
    // It hardens, and parries nothing.
    expect(addedTo(driver, 'defence')).not.toHaveProperty('loki-thwarting-armor');
    return one(driver, 'h0');
  };

  it('[RUN-ITEM-THWARTING] grows harder before each blow of Loki’s folk, up to its level', () => {
    // 9 + 8 − 4 − 9 + 10 − 6 = 8, and one less.
    expect(77 - struck('dark-viking', null).hp).toBe(7);
    expect(77 - struck('dark-viking', 1).hp).toBe(6);
    expect(77 - struck('dark-viking', 2).hp).toBe(6);
  });

  it('[RUN-ITEM-THWARTING] does not mind others', () => {
    expect(77 - struck('goblin-warrior', null).hp).toBe(8);
  });
});
