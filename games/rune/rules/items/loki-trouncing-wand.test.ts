import { afterEach, describe, expect, it } from 'vitest';
import type { Foe } from '../../content/foes.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, armedWith, FOE, legendary, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('the Loki-Trouncing Wand', () => {
  const owner = {
    ...legendary({ 'loki-trouncing-wand': 2 }),
    weapons: [{ weapon: 'quarterstaff' as const }, ...READY_MADE.ragnar.weapons],
  };
  const scene = (foe: Foe, f0: object = {}) => {
    const near = armedWith(owner, { foes: [{ foe, statistics: FOE }] });
    return { ...near, fighters: { ...near.fighters, f0: { x: 12, y: 10, ...f0 } } };
  };
  const TROUNCE = 'gift:loki-trouncing-wand:f0';

  it('[RUN-ITEM-WAND] [RUN-RULING-R15] is for Loki’s folk, and takes an action and the staff in hand', () => {
    expect(optionsOf(play({ ...scene('dark-viking'), turn: 'h0' }), 'gift')).toEqual([TROUNCE]);
    expect(optionsOf(play({ ...scene('goblin-warrior'), turn: 'h0' }), 'gift')).toEqual([]);
    const put = { ...scene('dark-viking'), turn: 'h0' };
    const other = { ...put, fighters: { ...put.fighters, h0: { x: 10, y: 10, hand: 1, belt: 0 } } };
    expect(optionsOf(play(other), 'gift')).toEqual([]);
  });

  const trounced = (...faces: number[]) =>
    play({ ...scene('dark-viking'), turn: 'h0' }, ...faces).choose(TROUNCE);

  it('[RUN-ITEM-WAND] contends with Odin’s bond and its level against Res', () => {
    // 2 + 2 + 4 against 6 + 2.
    expect(one(trounced(4, 6), 'f0').marks).toMatchObject([
      { kind: 'gift', gift: 'loki-trouncing-wand', n: 1 },
    ]);
    expect(one(trounced(3, 6), 'f0').marks).toEqual([]);
  });

  it('[RUN-ITEM-WAND] costs its victim one action, and never two running', () => {
    const { marks } = one(trounced(4, 6), 'f0');
    const lost = play({ ...scene('dark-viking', { marks }), turn: 'f0' });
    expect(lost.asked).toEqual([]);
    const spared = one(lost, 'f0').marks;
    expect(spared).toMatchObject([{ n: 2 }]);
    expect(optionsOf(play({ ...scene('dark-viking', { marks: spared }), turn: 'h0' }), 'gift')).toEqual([]);
    const acts = play({ ...scene('dark-viking', { marks: spared }), turn: 'f0' });
    expect(optionsOf(acts, 'strike').length).toBeGreaterThan(0);
    expect(one(acts, 'f0').marks).toEqual([]);
  });
});
