import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe("From Lofty Asgard's Peaks", () => {
  const levels = { 'from-lofty-asgards-peaks': 2 };
  const onRock = (x: number, more: Scene = {}) =>
    facing(levels, { map: { heights: [{ feet: 4, area: [[x, 10, 1]] }] }, ...more });

  it('[RUN-GIFT-FROM-LOFTY-ASGARDS-PEAKS] adds to what high ground gives, for the blow', () => {
    // 4 + 9 + 2 + 2 against 6 + 7: 4 + 12 + 2 − 3.
    const struck = play({ ...onRock(10), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(struck, 'attack')).toMatchObject({ highGround: 2, 'from-lofty-asgards-peaks': 2 });
    expect(one(struck, 'f0').hp).toBe(50 - 15);
    const below = play({ ...onRock(12), turn: 'h0' }, 6, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(below, 'attack')).toEqual({ atk: 9 });
    expect(addedTo(below, 'defence')).toEqual({ dfn: 7, highGround: 2 });
  });

  it('[RUN-GIFT-FROM-LOFTY-ASGARDS-PEAKS] [RUN-RULING-G41] helps against blows from below, in defence and in Soak', () => {
    // 9 + 8 against 4 + 9 + 2 + 2: 0 + 10 − 6 − 2.
    const struck = play({ ...onRock(10), turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');
    expect(addedTo(struck, 'defence')).toMatchObject({ highGround: 2, 'from-lofty-asgards-peaks': 2 });
    expect(one(struck, 'h0').hp).toBe(77 - 2);
    const level = play({ ...facing(levels), turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');
    expect(one(level, 'h0').hp).toBe(77 - (4 + 10 - 6));
  });

  it('[RUN-RULING-G41] counts against arrows from below, too', () => {
    const archer: Scene = {
      foes: [{ statistics: FOE, missile: 'bow' }],
      fighters: { f0: { x: 25, y: 10, hand: 1 } },
    };
    const lost = (scene: Scene) =>
      77 - one(play({ ...scene, turn: 'f0' }, 9).choose('shoot:h0:1:plain', 'stand'), 'h0').hp;
    expect(lost(facing(levels, archer))).toBe(2 + lost(onRock(10, archer)));
  });

  it('[RUN-RULING-G41] [RUN-TER-121] counts on a slope only for whoever has won the upper side', () => {
    const slope: Scene = { map: { zones: [{ kind: 'slope', area: [[9, 10, 4]], up: 6 }] } };
    const strikes = (upper: string[]) => {
      const scene = facing(levels, { ...slope, fighters: { h0: { x: 10, y: 10, upper } } });
      return play({ ...scene, turn: 'h0' }, 4, 3, 9).choose('strike:f0:0:plain', 'stand');
    };
    expect(addedTo(strikes(['f0']), 'attack')).toMatchObject({ 'from-lofty-asgards-peaks': 2 });
    expect(addedTo(strikes([]), 'attack')).toEqual({ atk: 9 });
  });
});
