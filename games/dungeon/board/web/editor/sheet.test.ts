import { describe, expect, it } from 'vitest';
import { ADVENTURES, type Quest, QuestSchema } from '../../../content/index.ts';
import { check } from '../../../documents/index.ts';
import { enlarge, reduce, SIDES } from './sheet.ts';
import { widthOf } from './squares.ts';

const sorted = (quest: Quest) => ({
  ...quest,
  chests: quest.chests.toSorted((a, b) => `${a.at}`.localeCompare(`${b.at}`)),
  figures: quest.figures.toSorted((a, b) => `${a.at}`.localeCompare(`${b.at}`)),
});

describe('the sheet', () => {
  it.each(SIDES)('is as it was when a line at the %s comes and goes', (side) => {
    for (const quest of ADVENTURES) {
      const larger = enlarge(quest, side);
      expect(larger.map.join()).not.toBe(quest.map.join());
      expect(QuestSchema.safeParse(larger).success).toBe(true);
      expect(check(larger)).toEqual([]);
      expect(sorted(reduce(larger, side))).toEqual(sorted(quest));
    }
  });

  it('moves every place that is named when it grows at the top or left', () => {
    const chambers = ADVENTURES[7] as Quest;
    const moved = enlarge(enlarge(chambers, 'left'), 'top');
    expect(moved.chests[0]?.at).toEqual([3, 6]);
    expect(moved.specials).toMatchObject([
      {
        from: [10, 7],
        to: [13, 10],
        northSouth: [
          [11, 6],
          [12, 6],
          [11, 11],
          [12, 11],
        ],
      },
      {
        at: [
          [3, 8],
          [20, 9],
          [11, 2],
        ],
      },
    ]);
  });

  it('takes the goal along that names a square, and drops it with the square', () => {
    const quest = ADVENTURES[0] as Quest;
    const goals: Quest['victory']['heroes'] = [{ type: 'protect', at: [0, 0] }, { type: 'destroyAll' }];
    const guarded = { ...quest, victory: { ...quest.victory, heroes: goals } };
    const moved = enlarge(enlarge(guarded, 'left'), 'top');
    expect(moved.victory.heroes).toEqual([{ type: 'protect', at: [1, 1] }, { type: 'destroyAll' }]);
    expect(reduce(guarded, 'top').victory.heroes).toEqual([{ type: 'destroyAll' }]);
    const alone = { ...guarded, victory: { ...quest.victory, heroes: goals.slice(0, 1) } };
    expect(reduce(alone, 'left').victory.heroes).toEqual([{ type: 'allLeave' }]);
  });

  it('takes away whole what reached into a line that goes', () => {
    let quest = ADVENTURES[7] as Quest;
    while (widthOf(quest) > 12) quest = reduce(quest, 'right');
    expect(QuestSchema.safeParse(quest).success).toBe(true);
    expect(check(quest).map(({ code }) => code)).not.toContain('strayPiece');
    expect(check(quest).map(({ code }) => code)).not.toContain('offTheBoard');
  });

  it('has a least and a most size', () => {
    let [small, large] = [ADVENTURES[0] as Quest, ADVENTURES[0] as Quest];
    for (let i = 0; i < 50; i++)
      for (const side of SIDES) [small, large] = [reduce(small, side), enlarge(large, side)];
    expect([widthOf(small), small.map.length]).toEqual([3, 3]);
    expect([widthOf(large), large.map.length]).toEqual([40, 40]);
    for (const quest of [small, large]) expect(QuestSchema.safeParse(quest).success).toBe(true);
  });
});
