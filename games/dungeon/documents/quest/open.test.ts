import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../../content/adventures/index.ts';
import { type Quest, QuestSchema } from '../../content/quest/schema.ts';
import { sketch } from '../../content/testing.ts';
import { open } from './open.ts';

const MAP = [
  '##########',
  '#Oz.1.gc.#',
  '#Rc.#....#',
  '#..b+..KX#',
  '##2#######',
  '#..TT#####',
  '#..TT#####',
  '##########',
];
const quest = (given: Partial<Quest> = {}): Quest =>
  sketch(MAP, {
    doors: [
      { door: '1', lock: 'L1' },
      { door: '2', ward: 2 },
    ],
    chests: [
      { at: [2, 2], lock: 'L1', contents: ['lucky-coin'] },
      { at: [7, 1], lock: 'L2', contents: ['book'] },
    ],
    figures: [
      { at: [1, 1], facing: 'E' },
      { at: [2, 1], facing: 'W' },
      { at: [7, 3], wounds: 2, items: ['rune-axe'] },
    ],
    overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { zombie: 3 } },
    searches: [{ every: 'barrel', roll: [null, null, null, null, null, 'lucky-coin'] }],
    rewards: [{ item: 'lucky-coin', to: 'each' }],
    specials: [{ type: 'caveIn', from: [5, 1], to: [6, 2] }],
    ...given,
  });

describe('a quest before it is played', () => {
  it('is where the Heroes start, with its doors, and nobody else', () => {
    const shown = open(quest());
    expect(shown.map).toEqual([
      '##########',
      '#O..1#####',
      '#Rc.######',
      '#..b######',
      '##2#######',
      '##########',
      '##########',
      '##########',
    ]);
    expect(shown).toMatchObject({
      title: quest().title,
      story: quest().story,
      aftermath: { en: '…', de: '…' },
      doors: quest().doors,
      chests: [{ at: [2, 2], lock: 'L1', contents: [] }],
      figures: [{ at: [1, 1], facing: 'E' }],
      overlord: { pool: {} },
      searches: [],
      rewards: [],
      specials: [],
    });
  });

  it('is the same whatever lies behind its doors', () => {
    const other = MAP.map((row, y) =>
      y === 1 ? '#Os.1a...#' : y === 5 ? '#..qq#####' : y === 6 ? '#....#####' : row,
    );
    const changed: Partial<Quest> = {
      map: other,
      chests: quest()
        .chests.slice(0, 1)
        .map((chest) => ({ ...chest, contents: ['healing-potion'] })),
      figures: quest().figures.slice(0, 1),
      aftermath: { en: 'All is told.', de: 'Alles ist erzählt.' },
      searches: [{ at: [3, 5], items: ['book'] }],
      overlord: { ...quest().overlord, pool: { ghost: 1 } },
      rewards: [],
      specials: [],
    };
    expect(open(quest(changed))).toEqual(open(quest()));
  });

  it('does not say where something is to be protected that nobody sees', () => {
    const goal = (at: [number, number]) =>
      open(quest({ victory: { heroes: [{ type: 'protect', at }], crippled: 'one', deckOut: 'heroesWin' } }))
        .victory.heroes;
    expect(goal([2, 2])).toEqual([{ type: 'protect', at: [2, 2] }]);
    expect(goal([7, 1])).toEqual([{ type: 'protect', at: [0, 0] }]);
  });

  it('names no enemy and nothing to be found in any of the ten adventures', () => {
    for (const adventure of ADVENTURES) {
      const shown = open(adventure);
      expect(QuestSchema.safeParse(shown).success).toBe(true);
      expect(shown.map.join('')).not.toMatch(/[sazyvgTNKEJ+]/);
      expect(shown.chests.flatMap(({ contents }) => contents)).toEqual([]);
      expect(shown.map.join('').length).toBe(adventure.map.join('').length);
    }
  });
});

describe('a goal of holding out', () => {
  it.each([
    [0, false],
    [1, true],
    [30, true],
    [31, false],
  ])('may ask for %i rounds: %s', (rounds, may) => {
    const asks = { ...quest(), victory: { heroes: [{ type: 'holdOut', rounds }], overlord: [] } };
    const refused = QuestSchema.safeParse(asks).error?.issues.map(({ path }) => path.at(-1)) ?? [];
    expect(refused.includes('rounds')).toBe(!may);
  });
});
