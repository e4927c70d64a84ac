import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../../content/adventures/index.ts';
import { type Place, type Quest, QuestSchema } from '../../content/quest/schema.ts';
import { sketch } from '../../content/testing.ts';
import { check } from './check.ts';
import { fault } from './fault.ts';
import { PROBLEMS, type ProblemCode } from './problem.ts';
import { squareIn } from './squares.ts';

/** A quest without a fault: a hall, a door, a skeleton, the way out. */
const SOUND = ['#########', '#O..#...#', '#R..1.sX#', '#...1..X#', '#...#...#', '#########'];
const sound = (given: Partial<Quest> = {}) => sketch(SOUND, given);

/** The sound quest with some rows drawn differently. */
const drawn = (rows: Readonly<Record<number, string>>, given: Partial<Quest> = {}) =>
  sketch(
    SOUND.map((row, y) => rows[y] ?? row),
    given,
  );

const heroes: Quest['heroes'] = [
  { hero: 'orlaf', items: [], spells: [] },
  { hero: 'rordin', items: [], spells: [] },
];
const overlord: Quest['overlord'] = { type: 'necromancer', commands: 2, deck: 12, pool: {} };
const victory = (...goals: Quest['victory']['heroes']): Partial<Quest> => ({
  victory: { heroes: goals, crippled: 'one', deckOut: 'overlordWins' },
});

/** A chest beside the Heroes, which is theirs to protect besides. */
const guarding = (
  chest: Partial<Quest['chests'][number]>,
  ...besides: (Quest['victory']['heroes'][number] | null)[]
) =>
  drawn(
    { 4: '#c..#...#' },
    {
      chests: [{ at: [1, 4], contents: [], ...chest }],
      ...victory(
        { type: 'protect', at: [1, 4] },
        ...(besides.length === 0 ? [{ type: 'allLeave' } as const] : besides.filter((goal) => goal !== null)),
      ),
    },
  );

type Row = [code: ProblemCode, at: Place | null, quest: Quest];

const ERRORS: Row[] = [
  ['strayPiece', [5, 1], drawn({ 1: '#O..#t..#' })],
  ['strayPiece', [5, 1], drawn({ 1: '#O..#TT.#' })],
  ['offTheBoard', [9, 2], sound({ figures: [{ at: [9, 2], facing: 'N' }] })],
  ['offTheBoard', [0, 6], sound({ specials: [{ type: 'caveIn', from: [1, 1], to: [0, 6] }] })],
  ['heroWithoutStart', null, drawn({ 1: '#...#...#' }, { heroes })],
  ['heroNotListed', [1, 1], sound({ heroes: heroes.slice(1) })],
  ['heroTwice', [2, 1], drawn({ 1: '#OO.#...#' })],
  ['heroTwice', null, sound({ heroes: [...heroes, ...heroes.slice(1)] })],
  ['heroesApart', [5, 2], drawn({ 2: '#...1RsX#' })],
  ['bossTwice', [6, 1], drawn({ 1: '#O..#KK.#' })],
  ['figureMissing', [5, 1], sound({ figures: [{ at: [5, 1], facing: 'N' }] })],
  ['figureTwice', [6, 2], sound({ figures: [{ at: [6, 2], facing: 'N' }, { at: [6, 2] }] })],
  ['notABoss', [6, 2], sound({ figures: [{ at: [6, 2], wounds: 1 }] })],
  ['doorShape', [4, 1], drawn({ 1: '#O..1...#' })],
  ['doorShape', [4, 2], drawn({ 3: '#...#.1X#' })],
  ['doorInNoWall', [4, 2], drawn({ 1: '#O......#' })],
  ['doorInNoWall', [6, 1], drawn({ 1: '#O..#.+.#' })],
  ['doorNotDescribed', [4, 2], sound({ doors: [] })],
  [
    'doorNotDrawn',
    null,
    sound({
      doors: [
        { door: '1', lock: 'L1' },
        { door: '2', lock: 'L1' },
      ],
    }),
  ],
  [
    'doorTwice',
    [4, 2],
    sound({
      doors: [
        { door: '1', lock: 'L1' },
        { door: '1', ward: 2 },
      ],
    }),
  ],
  ['notLocked', [4, 2], sound({ doors: [{ door: '1' }] })],
  ['notLocked', [5, 1], drawn({ 1: '#O..#c..#' }, { chests: [{ at: [5, 1], contents: [] }] })],
  ['chestNotDescribed', [5, 1], drawn({ 1: '#O..#c..#' })],
  ['chestNotDrawn', [5, 1], sound({ chests: [{ at: [5, 1], lock: 'L1', contents: [] }] })],
  [
    'chestTwice',
    [5, 1],
    drawn(
      { 1: '#O..#c..#' },
      {
        chests: [
          { at: [5, 1], lock: 'L1', contents: [] },
          { at: [5, 1], lock: 'L2', contents: [] },
        ],
      },
    ),
  ],
  ['nothingToSearch', [5, 1], sound({ searches: [{ at: [5, 1], items: ['book'] }] })],
  [
    'nothingToSearch',
    null,
    sound({ searches: [{ every: 'barrel', roll: [null, null, null, null, null, 'lucky-coin'] }] }),
  ],
  [
    'searchTwice',
    [6, 1],
    drawn(
      { 1: '#O..#qq.#' },
      {
        searches: [
          { at: [5, 1], items: ['book'] },
          { at: [6, 1], items: ['book'] },
        ],
      },
    ),
  ],
  ['sealedRoom', [7, 1], drawn({ 1: '#O..#.#.#', 2: '#R..1.s##' })],
  ['unreachableFloor', [7, 1], drawn({ 1: '#O..#.o.#', 2: '#R..1.so#', 3: '#...1..X#' })],
  ['unreachableObjective', [7, 1], drawn({ 1: '#O..#.#X#', 2: '#R..1.s##', 3: '#...1...#' })],
  [
    'unreachableObjective',
    [7, 1],
    drawn({ 1: '#O..#.#c#', 2: '#R..1.s##' }, { chests: [{ at: [7, 1], lock: 'L1', contents: [] }] }),
  ],
  ['keyMissing', [4, 2], sound({ doors: [{ door: '1', ward: 2 }] })],
  ['largeStuck', [5, 1], drawn({ 1: '#O..#TT##', 2: '#R..#TT##', 3: '#....o..#', 4: '#...#..X#' })],
  // A base does not reach around the edge of the drawing.
  ['largeStuck', [2, 0], sketch(['O#TT', '.#TT', '.#X#', '....'])],
  ['strayPiece', [2, 0], sketch(['O.B', 'B..', 'X.s'])],
  ['sealedRoom', [0, 1], sketch(['##O', '.##', '#Xs'])],
  ['spellNotForCaster', null, sound({ heroes: heroes.map((hero) => ({ ...hero, spells: ['burn'] })) })],
  ['itemNotForOwner', null, sound({ heroes: heroes.map((hero) => ({ ...hero, items: ['ember-staff'] })) })],
  [
    'itemNotForOwner',
    [5, 1],
    drawn({ 1: '#O..#K..#' }, { figures: [{ at: [5, 1], items: ['bone-sceptre'] }] }),
  ],
  ['itemNotForOwner', null, sound({ rewards: [{ item: 'ember-staff', to: 'orlaf' }] })],
  ['heroAbsent', null, sound({ rewards: [{ item: 'ember-staff', to: 'danor' }] })],
  ['deckTooLarge', null, sound({ overlord: { ...overlord, type: 'warlord', deck: 22 } })],
  ['poolTooLarge', null, sound({ overlord: { ...overlord, pool: { 'zombie-troll': 1 } } })],
  ['noExit', null, drawn({ 2: '#R..1.s.#', 3: '#...1...#' })],
  ['bossMissing', null, sound(victory({ type: 'cripple', boss: 'grund' }))],
  ['objectMissing', null, sound(victory({ type: 'carryOut', object: 'book' }))],
  ['objectMissing', null, sound({ specials: [{ type: 'alarm', object: 'book', cards: 1 }] })],
  ['doorUnknown', null, sound({ specials: [{ type: 'unseals', object: 'seal-stone', door: '7', by: 1 }] })],
  [
    'doorWithoutWard',
    [4, 2],
    sound({ specials: [{ type: 'unseals', object: 'seal-stone', door: '1', by: 1 }] }),
  ],
  ['leverMissing', [5, 1], sound({ specials: [{ type: 'levers', at: [[5, 1]] }] })],
  [
    'thresholdMisplaced',
    [5, 4],
    sound({
      specials: [
        {
          type: 'turningChamber',
          from: [5, 1],
          to: [6, 2],
          northSouth: [[5, 4]],
          eastWest: [[7, 1]],
          open: 'eastWest',
          turnsFrom: 4,
        },
      ],
    }),
  ],
  ['areaWithoutFloor', [0, 0], sound({ specials: [{ type: 'caveIn', from: [0, 0], to: [8, 0] }] })],
  ['tooLongToHold', null, sound(victory({ type: 'holdOut', rounds: 11 }))],
  ['offTheBoard', [9, 1], sound(victory({ type: 'protect', at: [9, 1] }, { type: 'allLeave' }))],
  ['guardMissing', [2, 1], sound(victory({ type: 'protect', at: [2, 1] }, { type: 'allLeave' }))],
  ['guardUnlocked', [1, 4], guarding({ ward: 2 })],
  ['guardUnlocked', [1, 4], guarding({ lock: 'L1', ward: 1 })],
  ['guardFilled', [1, 4], guarding({ lock: 'L1', contents: ['lucky-coin'] })],
  [
    'guardHidden',
    [5, 1],
    drawn(
      { 1: '#O..#c..#' },
      {
        chests: [{ at: [5, 1], lock: 'L1', contents: [] }],
        ...victory({ type: 'protect', at: [5, 1] }, { type: 'allLeave' }),
      },
    ),
  ],
  ['guardTwice', [1, 4], guarding({ lock: 'L1' }, { type: 'protect', at: [1, 4] }, { type: 'allLeave' })],
  ['guardAlone', [1, 4], guarding({ lock: 'L1' }, null)],
  [
    'specialTwice',
    null,
    sound({
      specials: [
        { type: 'caveIn', from: [1, 1], to: [2, 2] },
        { type: 'caveIn', from: [1, 1], to: [2, 2] },
      ],
    }),
  ],
];

const WARNINGS: Row[] = [
  ['nobodyToFight', null, drawn({ 2: '#R..1..X#' })],
  ['doorLeadsNowhere', [6, 2], drawn({ 1: '#O..#.#.#', 2: '#R..1.2X#', 3: '#...1.#X#', 4: '#...#s..#' })],
  ['narrowRoute', [7, 2], drawn({ 3: '#...#..X#' })],
  ['largeConfined', [5, 1], drawn({ 1: '#O..#TT.#', 2: '#R..1TT.#', 3: '#...#..X#' })],
  [
    'itemForNobody',
    [5, 1],
    drawn({ 1: '#O..#c..#' }, { chests: [{ at: [5, 1], lock: 'L1', contents: ['ember-staff'] }] }),
  ],
];

const found = (quest: Quest) =>
  check(quest).map((problem) => ({
    code: problem.code,
    at: squareIn(quest, problem),
    advice: problem.advice ?? false,
  }));

describe('a sound quest', () => {
  it('has no problems', () => {
    expect(check(sound())).toEqual([]);
  });

  it('may have the Heroes protect a chest until a goal is reached, or the last card is drawn', () => {
    expect(check(guarding({ lock: 'L3' }))).toEqual([]);
    const alone = guarding({ lock: 'L3' }, null);
    expect(check({ ...alone, victory: { ...alone.victory, deckOut: 'heroesWin' } })).toEqual([]);
  });

  it('is what every adventure is', () => {
    for (const quest of ADVENTURES) expect(check(quest), quest.id).toEqual([]);
  });
});

describe('check', () => {
  it.each(ERRORS)('finds %s at %j', (code, at, quest) => {
    expect(found(quest)).toContainEqual({ code, at, advice: false });
  });

  it.each(WARNINGS)('warns of %s at %j', (code, at, quest) => {
    expect(found(quest)).toContainEqual({ code, at, advice: true });
    expect(found(quest).filter(({ advice }) => !advice)).toEqual([]);
  });

  it('puts errors before advice', () => {
    const quest = drawn({ 1: '#O..#t..#', 3: '#...#..X#' });
    expect(found(quest).map(({ advice }) => advice)).toEqual([false, true]);
  });

  it('names rule and values', () => {
    expect(check(sound({ overlord: { ...overlord, type: 'warlord', deck: 22 } }))).toContainEqual({
      code: 'deckTooLarge',
      rule: 'DUN-CONTENT-01',
      path: ['overlord', 'deck'],
      params: { deck: 22, most: 21 },
    });
  });

  it('lets Wards be lowered by spells, keys, crystals and the objects that unseal them', () => {
    const warded = { doors: [{ door: '1', ward: 4 }] };
    const withItems = (...items: Quest['heroes'][number]['items']) =>
      check(sound({ ...warded, heroes: heroes.map((hero, i) => (i === 0 ? { ...hero, items } : hero)) }));
    expect(withItems('ward-key')).toHaveLength(1);
    expect(withItems('ward-key', 'energy-crystal-1')).toEqual([]);
    const wizard = drawn({ 1: '#W..#...#' }, warded);
    expect(check(wizard)).toHaveLength(1);
    const spells = wizard.heroes.map((hero) =>
      hero.hero === 'danor' ? { ...hero, spells: ['break-ward' as const] } : hero,
    );
    expect(check({ ...wizard, heroes: spells })).toEqual([]);
    const unsealed = drawn(
      { 4: '#c..#...#' },
      {
        ...warded,
        chests: [{ at: [1, 4], lock: 'L1', contents: ['seal-stone'] }],
        specials: [{ type: 'unseals', object: 'seal-stone', door: '1', by: 4 }],
      },
    );
    expect(check(unsealed)).toEqual([]);
  });

  it('lets Bosses have what is for anybody', () => {
    const figures: Quest['figures'] = [{ at: [5, 1], items: ['healing-potion'] }];
    expect(check(drawn({ 1: '#O..#K..#' }, { figures }))).toEqual([]);
  });

  it('uses a key once', () => {
    const quest = (...items: Quest['heroes'][number]['items']) =>
      drawn(
        { 1: '#O..#c..#' },
        {
          heroes: heroes.map((hero, i) => (i === 0 ? { ...hero, items } : hero)),
          doors: [{ door: '1', ward: 3 }],
          chests: [{ at: [5, 1], ward: 3, contents: [] }],
        },
      );
    expect(check(quest('ward-key', 'ward-key'))).toEqual([]);
    expect(found(quest('ward-key'))).toEqual([{ code: 'keyMissing', at: [5, 1], advice: false }]);
  });

  it('does not count a key that lies behind the Ward it is for', () => {
    const quest = drawn(
      { 1: '#O..#c..#' },
      { doors: [{ door: '1', ward: 2 }], chests: [{ at: [5, 1], lock: 'L1', contents: ['ward-key'] }] },
    );
    expect(found(quest)).toContainEqual({ code: 'keyMissing', at: [4, 2], advice: false });
  });
});

describe('reading a document', () => {
  it('takes a sound one', () => {
    expect(fault(JSON.parse(JSON.stringify(sound())))).toBeNull();
  });

  it.each<[ProblemCode, unknown]>([
    ['notAQuest', null],
    ['notAQuest', 'a saga'],
    ['notAQuest', { skald: 'record' }],
    ['otherVersion', { ...sound(), version: 2 }],
    ['tooSmall', { ...sound(), map: ['#X'] }],
    ['tooLarge', { ...sound(), map: Array(41).fill('....') }],
    ['tooLarge', { ...sound(), map: Array(4).fill('.'.repeat(41)) }],
    ['unequalRows', { ...sound(), map: ['....', '...', '....'] }],
    ['unknownLetter', { ...sound(), map: ['....', '.?..', '....'] }],
    ['unknownSpecial', { ...sound(), specials: [{ type: 'flood' }] }],
    ['malformed', { ...sound(), legendary: 'yes' }],
    ['malformed', { ...sound(), extra: 1 }],
    ['malformed', { ...sound(), specials: 7 }],
  ])('finds %s', (code, document) => {
    expect(fault(document)?.code).toBe(code);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (document) => fault(document) !== null));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(sound())), fc.anything(), (key, value) => {
        const given = { ...sound(), [key]: value };
        expect(fault(given) === null).toBe(QuestSchema.safeParse(given).success);
      }),
    );
  });

  it('says something about any drawing', () => {
    const letters = fc.constantFrom(...'##...bX+12ORMWsazyvgTNKEJcolhtwBqke');
    const map = fc
      .tuple(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 3, max: 12 }))
      .chain(([width, height]) =>
        fc.array(
          fc.array(letters, { minLength: width, maxLength: width }).map((row) => row.join('')),
          { minLength: height, maxLength: height },
        ),
      );
    fc.assert(
      fc.property(map, (rows) => {
        const quest = sketch(rows);
        if (quest.heroes.length === 0) return;
        for (const { at } of found(quest)) if (at !== null) expect(rows[at[1]]?.[at[0]]).toBeDefined();
      }),
    );
  });

  it('says where', () => {
    expect(fault({ ...sound(), overlord: { ...overlord, deck: 31 } })).toMatchObject({
      code: 'malformed',
      path: ['overlord', 'deck'],
      params: { path: 'overlord.deck' },
    });
  });

  it('lists no code that nothing leads to', () => {
    const seen = new Set<ProblemCode>([...ERRORS, ...WARNINGS].map(([code]) => code));
    const unread = PROBLEMS.slice(0, PROBLEMS.indexOf('strayPiece'));
    expect(PROBLEMS.filter((code) => !seen.has(code) && !unread.includes(code))).toEqual([]);
  });
});
