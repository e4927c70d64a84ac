import { describe, expect, it } from 'vitest';
import { ADVENTURES, type Quest, QuestSchema } from '../../../content/index.ts';
import { sketch } from '../../../content/testing.ts';
import { check } from '../../../documents/index.ts';
import { describeChest, describeDoor, facingOf, hide, settled, withFigure } from './details.ts';
import { newSpecial, SPECIAL_TYPES, withRoll, withSpecial } from './specials.ts';
import { modelsOf } from './squares.ts';
import { told } from './story.ts';

const quest = sketch(['#######', '#O.1c.#', '#R.1.K#', '#qq##X#', '#######'], {
  chests: [{ at: [4, 1], lock: 'L1', contents: [] }],
});

describe('what is said about things', () => {
  it('is as it was in every adventure', () => {
    for (const adventure of ADVENTURES) {
      const { doors, chests, searches, figures } = settled(adventure);
      expect({ doors, searches }).toEqual({ doors: adventure.doors, searches: adventure.searches });
      expect(new Set(chests)).toEqual(new Set(adventure.chests));
      expect(new Set(figures)).toEqual(new Set(adventure.figures));
    }
  });

  it('mends what a file says twice, or of nothing', () => {
    const muddled: Quest = {
      ...quest,
      doors: [...quest.doors, { door: '1', ward: 2 }, { door: '5', lock: 'L3' }],
      chests: [],
      figures: [
        { at: [1, 1], wounds: 3 },
        { at: [2, 2], facing: 'N' },
      ],
      searches: [
        { at: [1, 3], items: ['book'] },
        { at: [2, 3], items: ['book'] },
        { at: [4, 1], items: ['book'] },
      ],
    };
    const errors = (one: Quest) => check(one).filter(({ advice }) => !advice);
    expect(errors(muddled).length).toBeGreaterThan(4);
    expect(errors(settled(muddled))).toEqual([]);
  });

  it('changes for one door, one chest, one piece', () => {
    expect(describeDoor(quest, { door: '1', ward: 3 }).doors).toEqual([{ door: '1', ward: 3 }]);
    const chest = { at: [4, 1] as [number, number], ward: 2, contents: ['lucky-coin' as const] };
    expect(describeChest(quest, chest).chests).toEqual([chest]);
    const hidden = hide(quest, [2, 3], ['ward-key']);
    expect(hidden.searches).toEqual([{ at: [2, 3], items: ['ward-key'] }]);
    expect(hide(hidden, [2, 3], ['book']).searches).toEqual([{ at: [2, 3], items: ['book'] }]);
    expect(hide(hidden, [2, 3], []).searches).toEqual([]);
  });

  it('changes for one figure, and leaves nothing behind when nothing is said', () => {
    const grund = modelsOf(quest).find(({ type }) => type === 'grund');
    if (grund === undefined) throw new Error('no Grund');
    const hurt = withFigure(quest, { at: [5, 2], wounds: 2, items: ['healing-potion'] });
    expect(facingOf(hurt, grund, 'W').figures).toEqual([
      { at: [5, 2], facing: 'W', wounds: 2, items: ['healing-potion'] },
    ]);
    expect(facingOf(facingOf(hurt, grund, 'W'), grund, null).figures).toEqual(hurt.figures);
    expect(withFigure(hurt, { at: [5, 2], wounds: 0, items: [] }).figures).toEqual([]);
  });
});

describe('special rules', () => {
  it.each(SPECIAL_TYPES)('%s begins as a document can hold it', (type) => {
    for (const at of [
      [2, 2],
      [0, 0],
      [6, 4],
    ] as const) {
      const begun = { ...quest, specials: [newSpecial(quest, type, [...at])] };
      expect(begun.specials[0]?.type).toBe(type);
      expect(QuestSchema.safeParse(begun).success).toBe(true);
      expect(withSpecial(begun, 0, null).specials).toEqual([]);
    }
  });

  it('change one at a time', () => {
    const two: Quest = {
      ...quest,
      specials: [newSpecial(quest, 'alarm', [1, 1]), newSpecial(quest, 'caveIn', [1, 1])],
    };
    const louder = { type: 'alarm', object: 'book', cards: 3 } as const;
    expect(withSpecial(two, 0, louder).specials).toEqual([louder, two.specials[1]]);
  });

  it('and searches by a die, one for each kind', () => {
    const none = [null, null, null, null, null, null] as [null, null, null, null, null, null];
    const once = withRoll(quest, 'barrel', none);
    expect(once.searches).toEqual([{ every: 'barrel', roll: none }]);
    const coin = withRoll(once, 'barrel', [null, null, null, null, null, 'lucky-coin']);
    expect(coin.searches).toHaveLength(1);
    expect(withRoll(coin, 'barrel', null).searches).toEqual([]);
  });
});

describe('the story', () => {
  it('changes in both languages while they say the same', () => {
    const both = told({ ...quest, title: { en: 'Same', de: 'Same' } }, 'title', 'de', 'Der Höhlengang');
    expect(both.title).toEqual({ en: 'Der Höhlengang', de: 'Der Höhlengang' });
    expect(both.id).toBe('der-hohlengang');
    const english = told(both, 'title', 'en', 'The Same Cave');
    expect(english.title.de).toBe('The Same Cave');
    const apart = told(quest, 'title', 'en', '!!!');
    expect([apart.title.de, apart.id]).toEqual([quest.title.de, 'quest']);
    expect(told(quest, 'story', 'de', 'Anders.').id).toBe(quest.id);
  });
});
