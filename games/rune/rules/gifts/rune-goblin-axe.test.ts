import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-goblin-axe';
const THROW = `${USE}:f0`;

describe('the rune power of the goblin axe', () => {
  const far = (level: number, more: Scene = {}) => ({
    ...wielding(
      'goblin-axe',
      { 'rune-goblin-axe': level },
      { ...more, fighters: { f0: { x: 20, y: 10 }, ...more.fighters } },
    ),
    turn: 'h0',
  });
  /** 10 + 3 − 4 against 6: Per −1, nothing of thrown weapons, 1 of the axe, and what he carries. */
  const thrown = (scene: Scene) => play(scene, 10, 3).choose(USE, THROW, 'stand');

  it('[RUN-GIFT-RUNE-GOBLIN-AXE] [RUN-RULING-G54] [RUN-GIFTRULE-ACT-02] throws a copy with the ratings of a throwing axe, and keeps his own', () => {
    const flies = thrown(far(2));
    expect(addedTo(flies, 'attack')).toEqual({ 'rune-goblin-axe': -4 });
    // 3 + Strength 2 + 6, less 3.
    expect(one(flies, 'f0').hp).toBe(50 - 8);
    expect(one(flies, 'h0')).toMatchObject({ hand: 0, lying: [] });
    expect(flies.kind).toBeNull();
    expect(flies.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', points: 8 }]);
    // It may be dodged like any throw.
    expect(play(far(2), 10, 3, 9).choose(USE, THROW, 'dodge').told('missed')).toHaveLength(1);
  });

  it('[RUN-GIFT-RUNE-GOBLIN-AXE] [RUN-GEAR-15] loses by distance what a throwing axe does', () => {
    // 36 paces: one for ten full paces beyond 24.
    expect(one(thrown(far(2, { fighters: { f0: { x: 39, y: 24 } } })), 'f0').hp).toBe(50 - 7);
    expect(optionsOf(play(far(2, { fighters: { f0: { x: 12, y: 10 } } })).choose(USE), 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-RUNE-GOBLIN-AXE] disregards cover, walls and whoever stands in the way', () => {
    const covered = far(2, {
      map: {
        objects: [{ id: 'rock', kind: 'cover', area: [[19, 10, 1]], degree: 'full', persons: 3, jump: 7 }],
      },
      foes: [{ statistics: FOE }, { statistics: FOE }],
      fighters: { f1: { x: 17, y: 10 } },
    });
    const flies = thrown(covered);
    expect(addedTo(flies, 'attack')).toEqual({ 'rune-goblin-axe': -4 });
    expect(flies.told('shot')).toMatchObject([{ others: 0 }]);
    expect(one(flies, 'f0').hp).toBe(50 - 8);
    const walls = Array.from({ length: 30 }, (_, y): [number, number, number] => [15, y, 1]);
    expect(one(thrown(far(2, { map: { walls } })), 'f0').hp).toBe(50 - 8);
  });

  it('[RUN-GIFT-RUNE-GOBLIN-AXE] makes one copy a round', () => {
    const turn = { step: 'turn', fighter: 'h0' } as const;
    const scene = { ...far(2, { fighters: { h0: { x: 10, y: 10, steps: [20, 5] } } }), agenda: [turn] };
    const once = play(scene, 10, 3).choose(USE, THROW, 'stand');
    expect(once.kind).toBe('act');
    expect(optionsOf(once, 'gift')).toEqual([]);
    const { marks, asleep } = one(once, 'h0');
    const next = { ...far(2, { fighters: { h0: { x: 10, y: 10, marks, asleep } } }), state: { round: 2 } };
    expect(optionsOf(play(next), 'gift')).toEqual([THROW]);
  });

  it('[RUN-GIFT-RUNE-GOBLIN-AXE] [RUN-GIFTRULE-DUR-01] [RUN-GIFTRULE-RUNE-01] [RUN-GIFTRULE-RUNE-03] does so for two rounds a level, axe in hand, and sleeps then', () => {
    const used = play(far(2)).choose(USE);
    const { marks, asleep } = one(used, 'h0');
    expect(marks).toMatchObject([{ kind: 'gift', until: 4 }]);
    expect(asleep).toEqual([{ gift: 'rune-goblin-axe', since: 4 }]);
    const later = (h0: object) =>
      optionsOf(play(far(2, { fighters: { h0: { x: 10, y: 10, asleep, ...h0 } } })), 'gift');
    expect(later({ marks })).toEqual([THROW]);
    expect(later({ marks, hand: 1 })).toEqual([]);
    expect(later({})).toEqual([]);
    expect(one(play(far(1)).choose(USE), 'h0').marks).toMatchObject([{ until: 2 }]);
  });
});
