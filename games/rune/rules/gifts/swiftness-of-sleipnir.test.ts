import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { journeyOf } from '../fight/moving.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast, facing, giftPoints, one, play } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

/** As many paces off when the first Initiative is rolled. */
const starting = (paces: number) =>
  play({
    ...facing(
      { 'swiftness-of-sleipnir': 2 },
      { map: { width: 60 }, fighters: { h0: { x: 1, y: 10 }, f0: { x: 1 + paces, y: 10 } } },
    ),
    state: { round: 0 },
    agenda: [{ step: 'round' }],
  });
const marks = one(starting(51), 'h0').marks;

/** Later, beside it. */
const near = facing(
  { 'swiftness-of-sleipnir': 2 },
  { heroes: [gunnhild], fighters: { h0: { x: 10, y: 10, marks }, h1: { x: 13, y: 11 } } },
);

describe('Swiftness of Sleipnir', () => {
  it('[RUN-GIFT-SWIFTNESS-OF-SLEIPNIR] pays who began more than fifty paces off and struck first, hit or miss', () => {
    expect(marks).toHaveLength(1);
    expect(one(starting(50), 'h0').marks).toEqual([]);
    const hit = play({ ...near, turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(giftPoints(hit)).toBe(20);
    expect(one(hit, 'h0').marks).toEqual([]);
    const missed = play({ ...near, turn: 'h0' }, 3, 6).choose('strike:f0:0:plain', 'stand');
    expect(giftPoints(missed)).toBe(20);
  });

  it('[RUN-GIFT-SWIFTNESS-OF-SLEIPNIR] pays nobody who was near at first, or whom another hero forestalled', () => {
    const late = facing({ 'swiftness-of-sleipnir': 2 }, { state: { round: 1 }, agenda: [{ step: 'round' }] });
    expect(one(play(late), 'h0').marks).toEqual([]);
    const other = play({ ...near, turn: 'h1' }, 2, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(other, 'h0').marks).toEqual([]);
    expect(giftPoints(other)).toBe(0);
  });

  it('[RUN-GIFT-SWIFTNESS-OF-SLEIPNIR] counts no shot, and no blow of a foe', () => {
    const away = { ...near, fighters: { ...near.fighters, h0: { x: 2, y: 10, marks } } };
    const shot = play({ ...away, turn: 'h0' }, 2).choose('shoot:f0:2:plain', 'stand');
    expect(one(shot, 'h0').marks).toEqual(marks);
    const struck = play({ ...near, turn: 'f0' }, 3, 6).choose('strike:h0:0:plain', 'stand');
    expect(one(struck, 'h0').marks).toEqual(marks);
  });

  it('[RUN-GIFT-SWIFTNESS-OF-SLEIPNIR] [RUN-RULING-G29] makes moves longer, twice as much where one runs, and no roll better', () => {
    const swift = heroSheet(spentOn({ 'swiftness-of-sleipnir': 2 }, ragnar));
    expect(swift.move).toEqual({ half: 20, full: 40 });
    const { state } = play({ ...near, turn: 'h0' });
    const rush = { act: 'rush', x: 10, y: 20 } as const;
    expect(journeyOf(state, state.fighters[0]!, rush)?.most).toBe(80);
    const plain = heroSheet(ragnar);
    expect([swift.roll('sprint'), swift.bare('Qik')]).toEqual([plain.roll('sprint'), plain.bare('Qik')]);
  });
});
