import { describe, expect, it } from 'vitest';
import { layoutOf, type Place, type Quest, QuestSchema } from '../../../content/index.ts';
import { sketch } from '../../../content/testing.ts';
import { check, SAMPLES } from '../../../documents/index.ts';
import { cleared, enlist, furnish, hangDoor, lay, layRoom, post } from './edits.ts';

const ROWS = ['########', '#O....##', '#R..X.##', '#.....##', '########', '########'];
const plain = (given: Partial<Quest> = {}) => sketch(ROWS, given);
const rowOf = (quest: Quest, y: number) => quest.map[y];

describe('ground', () => {
  it('is laid square by square, and nothing changes where nothing would', () => {
    expect(rowOf(lay(plain(), [6, 1], 'floor'), 1)).toBe('#O.....#');
    expect(rowOf(lay(plain(), [2, 1], 'bones'), 1)).toBe('#Ob...##');
    const quest = plain();
    expect(lay(quest, [2, 1], 'floor')).toBe(quest);
    expect(lay(quest, [8, 1], 'floor')).toBe(quest);
    expect(lay(quest, [-1, 1], 'floor')).toBe(quest);
  });

  it('comes as a whole room, around what stands there already', () => {
    const quest = layRoom(plain(), [6, 4], [1, 1]);
    expect(quest.map).toEqual(['########', '#O.....#', '#R..X..#', '#......#', '#......#', '########']);
    expect(layRoom(quest, [1, 1], [2, 2])).toBe(quest);
  });

  it('takes the whole of what stood there with it', () => {
    const furnished = furnish(plain(), [2, 3], 'table');
    expect(rowOf(furnished, 3)).toBe('#.tt..##');
    expect(rowOf(lay(furnished, [3, 3], 'wall'), 3)).toBe('#..#..##');
    const trolled = post(plain(), [2, 2], 'zombie-troll');
    expect(trolled.map.slice(2, 4)).toEqual(['#RTTX.##', '#.TT..##']);
    expect(cleared(trolled, [[3, 3]]).map).toEqual(plain().map);
  });
});

describe('doors', () => {
  it('get a number and a lock; the square beside one makes it wide', () => {
    const one = hangDoor(plain(), [6, 1]);
    expect(one.doors).toEqual([{ door: '1', lock: 'L1' }]);
    const wide = hangDoor(one, [6, 2]);
    expect(wide.doors).toHaveLength(1);
    expect(layoutOf(wide).barriers[0]?.squares).toHaveLength(2);
    const two = hangDoor(wide, [6, 3]);
    expect(two.doors.map(({ door }) => door)).toEqual(['1', '2']);
    expect(hangDoor(two, [6, 3])).toBe(two);
  });

  it('lose what was said about them with their last square', () => {
    const sealed = { ...hangDoor(plain(), [6, 1]), doors: [{ door: '1', ward: 4 }] };
    expect(hangDoor(sealed, [6, 2]).doors).toEqual([{ door: '1', ward: 4 }]);
    expect(lay(sealed, [6, 1], 'wall').doors).toEqual([]);
  });

  it('are ten at most', () => {
    const places = Array.from({ length: 20 }, (_, i): Place => [(i % 5) * 2, Math.floor(i / 5) * 2]);
    const wide = sketch(Array(8).fill('#'.repeat(10)), { heroes: plain().heroes });
    const full = places.reduce(hangDoor, wide);
    expect(full.doors).toHaveLength(10);
    expect(QuestSchema.safeParse(full).success).toBe(true);
  });
});

describe('furniture', () => {
  it('of two squares is turned by putting it there again', () => {
    const lying = furnish(plain(), [2, 1], 'bookcase');
    expect(rowOf(lying, 1)).toBe('#OBB..##');
    const standing = furnish(lying, [3, 1], 'bookcase');
    expect(standing.map.slice(1, 3)).toEqual(['#OB...##', '#RB.X.##']);
    expect(furnish(standing, [2, 2], 'bookcase').map).toEqual(lying.map);
  });

  it('does not stick out of the sheet', () => {
    expect(furnish(plain(), [7, 5], 'well').map.slice(4)).toEqual(['######ee', '######ee']);
    const rack = furnish(plain(), [2, 5], 'weapon-rack');
    expect(furnish(rack, [2, 5], 'weapon-rack').map.slice(4)).toEqual(['##w#####', '##w.####']);
  });

  it('is described where it is a chest, and no longer when it is gone', () => {
    const quest = furnish(plain(), [3, 1], 'chest');
    expect(quest.chests).toEqual([{ at: [3, 1], lock: 'L1', contents: [] }]);
    expect(furnish(quest, [3, 1], 'chest')).toBe(quest);
    expect(lay(quest, [3, 1], 'floor').chests).toEqual([]);
  });

  it('keeps what is hidden in it while it is turned', () => {
    const searches: Quest['searches'] = [{ at: [2, 1], items: ['lucky-coin'] }];
    const quest = { ...furnish(plain(), [2, 1], 'cabinet'), searches };
    expect(furnish(quest, [2, 1], 'cabinet').searches).toEqual(searches);
    expect(lay(quest, [3, 1], 'floor').searches).toEqual([]);
  });
});

describe('figures', () => {
  it('turn when they are put where they stand', () => {
    let quest = post(plain(), [3, 1], 'zombie');
    expect(rowOf(quest, 1)).toBe('#O.z..##');
    const seen: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      quest = post(quest, [3, 1], 'zombie');
      seen.push(quest.figures[0]?.facing);
    }
    expect(seen).toEqual(['N', 'E', 'S', 'W', undefined]);
    expect(quest.figures).toEqual([]);
  });

  it('are moved, with all that is said of them, where there is only one', () => {
    const figures: Quest['figures'] = [{ at: [3, 1], facing: 'E', wounds: 2, items: ['bone-sceptre'] }];
    const quest = { ...post(plain(), [3, 1], 'mortibris'), figures };
    const moved = post(quest, [5, 3], 'mortibris');
    expect(moved.map.slice(1, 4)).toEqual(['#O....##', '#R..X.##', '#....N##']);
    expect(moved.figures).toEqual([{ ...figures[0], at: [5, 3] }]);
  });

  it('that are large are moved over their own squares', () => {
    const quest = post(post(plain(), [3, 1], 'hoggar'), [2, 2], 'hoggar');
    expect(quest.map.slice(1, 4)).toEqual(['#O....##', '#RJJ..##', '#.JJ..##']);
    expect(layoutOf(quest).figures).toHaveLength(1);
  });

  it('of Heroes take part once they are drawn; Danor knows his first spells', () => {
    const quest = post(plain(), [2, 1], 'danor');
    expect(quest.heroes.map(({ hero }) => hero)).toEqual(['orlaf', 'rordin', 'danor']);
    expect(quest.heroes[2]?.spells).toContain('break-ward');
    expect(check(quest).filter(({ advice }) => !advice)).toEqual([]);
  });

  it('of Heroes who stay at home are not drawn, and one must go', () => {
    const alone = enlist(plain(), 'orlaf', false);
    expect(rowOf(alone, 1)).toBe('#.....##');
    expect(enlist(alone, 'rordin', false)).toBe(alone);
    expect(check(enlist(alone, 'orlaf', true)).map(({ code }) => code)).toContain('heroWithoutStart');
  });
});

it('begins with samples that can be played', () => {
  expect(SAMPLES).toHaveLength(11);
  for (const quest of SAMPLES) {
    expect(QuestSchema.safeParse(quest).success).toBe(true);
    expect(check(quest).filter(({ advice }) => !advice)).toEqual([]);
  }
});
