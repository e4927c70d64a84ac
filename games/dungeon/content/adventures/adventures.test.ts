import { describe, expect, it } from 'vitest';
import { check } from '../../documents/index.ts';
import { HEROES } from '../models.ts';
import { layoutOf, type Quest, QuestSchema } from '../quest/index.ts';
import { SPELL } from '../spells.ts';
import { ADVENTURES } from './index.ts';

const ALL = 'orlaf rordin madriga danor';

interface Facts {
  readonly size: string;
  readonly heroes: string;
  /** Commands, deck, and the models that can be raised. */
  readonly overlord: string;
  readonly doors: string;
  readonly chests: string;
  readonly searches?: string;
  /** How many of each kind are drawn. */
  readonly models: string;
  readonly furniture?: string;
  readonly bones: number;
  readonly exits?: string;
  readonly goal: string;
  readonly rewards: string;
}

const ROWS: [title: string, number: number, facts: Facts][] = [
  [
    '[DUN-ADV-01, DUN-RULING-50] The Broken Gate',
    1,
    {
      size: '16 × 8',
      heroes: 'orlaf rordin',
      overlord: '3 commands, deck 9, 2 skeleton-warrior, 1 skeleton-archer',
      doors: '1 (7,3)+(7,4) L1',
      chests: '',
      models: '4 skeleton-warrior',
      bones: 4,
      exits: '(14,3) (14,4)',
      goal: 'allLeave',
      rewards: 'healing-potion to each',
    },
  ],
  [
    '[DUN-ADV-02, DUN-RULING-50] The Whispering Ward',
    2,
    {
      size: '19 × 7',
      heroes: 'madriga danor',
      overlord: '1 commands, deck 16, 2 skeleton-warrior',
      // The second door is a double one: DUN-CONTENT-07.
      doors: '1 (6,3)+(6,4) W2; 2 (15,3)+(15,4) L1',
      chests: '',
      models: '1 skeleton-archer, 3 skeleton-warrior',
      furniture: '1 table',
      bones: 3,
      exits: '(17,3) (17,5)',
      goal: 'allLeave',
      rewards: 'energy-crystal-2 to danor',
    },
  ],
  [
    '[DUN-ADV-03, DUN-RULING-50] Where Four Roads Meet',
    3,
    {
      size: '23 × 15',
      heroes: ALL,
      overlord: '2 commands, deck 13, 3 skeleton-warrior, 1 skeleton-archer',
      doors: '1 (6,6)+(6,7) L1; 2 (11,3) W2; 3 (11,11) L2; 4 (16,6)+(16,7) L2',
      chests: '(9,1) W1: ward-key; (13,13) L1: healing-potion smoke-phial',
      models: '2 skeleton-archer, 4 skeleton-warrior, 3 zombie',
      furniture: '1 barrel, 2 chest, 1 table',
      bones: 7,
      exits: '(21,6) (21,7) (21,8)',
      goal: 'allLeave',
      rewards: 'lockbreakers-wedge to anyone',
    },
  ],
  [
    '[DUN-ADV-04, DUN-RULING-50] The Trampled Hall',
    4,
    {
      size: '26 × 14',
      heroes: ALL,
      overlord: '3 commands, deck 12, 3 skeleton-warrior, 2 skeleton-archer, 1 zombie',
      doors: '1 (6,6)+(6,7) L2; 2 (14,6)+(14,7) W3; 3 (10,2) L1; 4 (23,6)+(23,7) L2',
      chests: '(11,1) L1: greater-healing-potion; (22,2) W2: spidersilk-armour',
      models: '3 skeleton-archer, 1 zombie, 1 zombie-troll',
      furniture: '2 chest, 1 table',
      bones: 5,
      exits: '(24,6) (24,7)',
      goal: 'allLeave',
      rewards: 'potion-of-haste to anyone',
    },
  ],
  [
    '[DUN-ADV-05, DUN-RULING-50] The Banshee’s Lament',
    5,
    {
      size: '24 × 16',
      heroes: ALL,
      overlord: '3 commands, deck 19, 1 ghost, 3 skeleton-warrior, 1 zombie',
      doors: '1 (11,11)+(12,11) L2; 2 (5,7) W2; 3 (18,8) L2; 4 (11,4)+(12,4) W3',
      chests:
        '(12,1) W2: heart-fragment energy-crystal-2; (1,7) L1: heart-fragment; (22,8) L2: heart-fragment',
      searches: '(15,1) torch-of-the-forefathers',
      models: '3 armoured-zombie, 1 elshara, 2 ghost, 1 skeleton-archer, 3 skeleton-warrior, 1 zombie',
      furniture: '3 chest, 2 crypt, 1 lectern',
      bones: 5,
      goal: 'cripple elshara',
      rewards: 'travellers-cloak to anyone, ember-staff to danor',
    },
  ],
  [
    '[DUN-ADV-06] Hoggar’s Larder',
    6,
    {
      size: '24 × 16',
      heroes: ALL,
      overlord: '3 commands, deck 19, 2 zombie, 1 armoured-zombie, 2 skeleton-warrior',
      doors: '1 (6,2)+(6,3) L2; 2 (10,6)+(11,6) W2; 3 (15,3) L2; + (19,6) L3',
      chests: '(21,4) L1: potion-of-stone blessed-ash; (20,14) W2: bearclaw-charm',
      searches: 'every barrel: - - - - healing-potion lucky-coin',
      models: '1 armoured-zombie, 1 hoggar, 1 skeleton-archer, 2 skeleton-warrior, 2 zombie',
      furniture: '5 barrel, 2 chest, 1 table, 1 well',
      bones: 5,
      goal: 'cripple hoggar',
      rewards: 'elven-quiver to madriga',
    },
  ],
  [
    '[DUN-ADV-07] The Sealed Library',
    7,
    {
      size: '24 × 16',
      heroes: ALL,
      overlord: '3 commands, deck 21, 1 ghost, 3 skeleton-warrior, 1 skeleton-archer',
      doors: '1 (5,7)+(5,8) L2; 2 (19,7)+(19,8) W4',
      chests: '(18,13) L2: saints-knucklebone',
      searches: '(22,7) book; (17,2) energy-crystal-3',
      models: '2 armoured-zombie, 2 ghost, 1 skeleton-archer, 2 skeleton-warrior',
      furniture: '8 bookcase, 1 cabinet, 1 chest, 1 lectern, 1 table',
      bones: 5,
      exits: '(1,7) (1,8)',
      goal: 'carryOut book',
      rewards: 'runed-helm to anyone',
    },
  ],
  [
    '[DUN-ADV-08, DUN-RULING-50] The Turning Chambers',
    8,
    {
      size: '22 × 16',
      heroes: ALL,
      overlord: '2 commands, deck 22, 1 dwarf-revenant, 1 armoured-zombie, 3 skeleton-warrior',
      doors: '',
      chests: '(2,5) L2: ring-of-second-wind; (19,10) W2: energy-crystal-3',
      models: '2 armoured-zombie, 3 dwarf-revenant, 1 skeleton-warrior',
      furniture: '1 bookcase, 2 chest, 3 lectern',
      bones: 6,
      exits: '(8,1) (13,1)',
      goal: 'allLeave',
      rewards: 'potion-of-haste to anyone, greater-healing-potion to anyone',
    },
  ],
  [
    '[DUN-ADV-09, DUN-RULING-50] The King Beneath',
    9,
    {
      size: '26 × 16',
      heroes: ALL,
      overlord: '3 commands, deck 22, 1 dwarf-revenant, 3 skeleton-warrior',
      doors: '1 (5,7)+(5,8) L3; 2 (14,7)+(14,8) W4; 3 (9,3) L3',
      chests: '(12,1) L2: blessed-ash ward-key; (24,13) W2: greater-healing-potion',
      searches: '(7,1) rune-axe',
      models: '1 dwarf-revenant, 1 grund, 1 skeleton-archer, 4 skeleton-warrior, 2 zombie',
      furniture: '2 chest, 2 crypt, 1 throne, 1 weapon-rack',
      bones: 6,
      goal: 'cripple grund',
      rewards: 'grunds-hammer to rordin',
    },
  ],
  [
    '[DUN-ADV-10, DUN-RULING-50] The Last Stair',
    10,
    {
      size: '30 × 22',
      heroes: ALL,
      overlord:
        '2 commands, deck 30, 3 skeleton-warrior, 1 skeleton-archer, 2 zombie, 1 dwarf-revenant, 1 ghost',
      doors:
        '1 (6,17)+(6,18) L2; 2 (9,12)+(10,12) L2; 3 (4,6)+(5,6) L2; 4 (11,3)+(11,4) W2; 5 (15,7)+(16,7) L2; ' +
        '6 (11,9)+(11,10) L1; 7 (16,12)+(17,12) L3; 8 (24,10)+(25,10) W6; 9 (14,17)+(14,18) L3',
      chests:
        '(1,1) L3: seal-stone lucky-coin; (1,7) L2: seal-stone greater-healing-potion; ' +
        '(28,20) W2: seal-stone energy-crystal-3',
      models:
        '1 armoured-zombie, 4 dwarf-revenant, 1 elshara, 2 ghost, 1 grund, 1 hoggar, 1 mortibris, ' +
        '1 skeleton-archer, 3 skeleton-warrior, 2 zombie, 1 zombie-troll',
      furniture:
        '2 barrel, 2 bookcase, 1 cabinet, 3 chest, 1 crypt, 1 lectern, 1 table, 1 throne, 1 weapon-rack, 1 well',
      bones: 13,
      goal: 'cripple mortibris',
      rewards: '',
    },
  ],
];

function factsOf(quest: Quest): Facts {
  const { width, height, barriers, chests, figures, pieces, bones, exits } = layoutOf(quest);
  const at = (square: number) => `(${square % width},${Math.floor(square / width)})`;
  const shut = ({ lock, ward }: { lock: string | null; ward: number }) => lock ?? `W${ward}`;
  const { commands, deck, pool } = quest.overlord;
  return {
    size: `${width} × ${height}`,
    heroes: quest.heroes.map(({ hero }) => hero).join(' '),
    overlord: [
      `${commands} commands`,
      `deck ${deck}`,
      ...Object.entries(pool).map(([id, n]) => `${n} ${id}`),
    ].join(', '),
    doors: barriers
      .map((barrier) => `${barrier.mark} ${barrier.squares.map(at).join('+')} ${shut(barrier)}`)
      .join('; '),
    chests: chests
      .map((chest) => `${at(chest.square)} ${shut(chest)}: ${chest.contents.join(' ')}`)
      .join('; '),
    searches: quest.searches
      .map((search) =>
        'every' in search
          ? `every ${search.every}: ${search.roll.map((prize) => prize ?? '-').join(' ')}`
          : `(${search.at.join()}) ${search.items.join(' ')}`,
      )
      .join('; '),
    models: counted(figures.map(({ type }) => type)),
    furniture: counted(pieces.map(({ kind }) => kind)),
    bones: bones.length,
    exits: exits.map(at).join(' '),
    goal: quest.victory.heroes.map((goal) => Object.values(goal).join(' ')).join(', '),
    rewards: quest.rewards.map(({ item, to }) => `${item} to ${to}`).join(', '),
  };
}

function counted(kinds: readonly string[]): string {
  const names = [...new Set(kinds)].sort();
  return names.map((name) => `${kinds.filter((kind) => kind === name).length} ${name}`).join(', ');
}

const adventure = (number: number) => ADVENTURES[number - 1] as Quest;

describe('adventures', () => {
  it.each(ROWS)('%s', (_, number, facts) => {
    expect(factsOf(adventure(number))).toEqual({ searches: '', furniture: '', exits: '', ...facts });
  });

  it('follow the schema of quests', () => {
    for (const quest of ADVENTURES) expect(QuestSchema.parse(quest)).toEqual(quest);
    expect(new Set(ADVENTURES.map(({ id }) => id)).size).toBe(ADVENTURES.length);
  });

  it('end at deck-out and with one Crippled Hero, save the last one', () => {
    expect(new Set(ADVENTURES.map(({ victory }) => victory.deckOut))).toEqual(new Set(['overlordWins']));
    expect(ADVENTURES.map(({ victory }) => victory.crippled)).toEqual([...Array(9).fill('one'), 'all']);
  });

  it('have Legendary Heroes from the eighth on', () => {
    expect(ADVENTURES.map(({ legendary }) => legendary)).toEqual([...Array(7).fill(false), true, true, true]);
  });

  it('teach Danor his spells one after the other', () => {
    const known = ADVENTURES.map(({ heroes }) => heroes.find(({ hero }) => hero === 'danor')?.spells ?? []);
    expect(known.map(({ length }) => length)).toEqual([0, 3, 4, 6, 6, 8, 8, 11, 11, 11]);
    expect(known[1]).toEqual(['burn', 'flamebolt', 'break-ward']);
    for (const spells of known) expect(known[9]).toEqual(expect.arrayContaining([...spells]));
    expect(known[9]?.every((spell) => SPELL[spell].casters.includes('danor'))).toBe(true);
  });

  it('lend each Hero what the adventures before could have given', () => {
    for (const [i, { heroes }] of ADVENTURES.entries()) {
      const before = ADVENTURES.slice(0, i);
      const found = new Set([
        ...before.flatMap(({ rewards }) => rewards.map(({ item }) => item)),
        ...before.flatMap(({ chests }) => chests.flatMap(({ contents }) => contents)),
        ...before.flatMap(({ searches }) =>
          searches.flatMap((search) => ('items' in search ? search.items : [])),
        ),
      ]);
      for (const { items } of heroes) expect(items.filter((item) => !found.has(item))).toEqual([]);
    }
  });

  it('have their special rules', () => {
    const specials = ADVENTURES.map((quest) => quest.specials.map(({ type }) => type).join(' '));
    expect(specials).toEqual([
      '',
      '',
      '',
      '',
      'weakness',
      '',
      'alarm',
      'turningChamber levers',
      'caveIn',
      'unseals',
    ]);
    expect(adventure(5).specials[0]).toMatchObject({
      object: 'heart-fragment',
      armour: 1,
      silences: 'faithful-in-death',
    });
    expect(adventure(7).specials[0]).toMatchObject({ object: 'book', cards: 1 });
    expect(adventure(8).specials[0]).toMatchObject({
      from: [9, 6],
      to: [12, 9],
      northSouth: [
        [10, 5],
        [11, 5],
        [10, 10],
        [11, 10],
      ],
      eastWest: [
        [8, 7],
        [8, 8],
        [13, 7],
        [13, 8],
      ],
      open: 'northSouth',
      turnsFrom: 4,
    });
    expect(adventure(9).specials[0]).toMatchObject({ from: [6, 4], to: [13, 11] });
    expect(adventure(10).specials[0]).toMatchObject({ object: 'seal-stone', door: '8', by: 2 });
  });

  it('turn three Bosses of the last one into shades, and give Mortibris his sceptre', () => {
    const { figures } = layoutOf(adventure(10));
    const bosses = figures.filter(({ wounds, items }) => wounds > 0 || items.length > 0);
    expect(bosses.map(({ type, wounds, items }) => [type, wounds, ...items]).sort()).toEqual([
      ['elshara', 2],
      ['grund', 2],
      ['hoggar', 2],
      ['mortibris', 0, 'bone-sceptre'],
    ]);
  });
});

describe('content', () => {
  const codes = (quest: Quest) => check(quest).map(({ code }) => code);

  it('[DUN-CONTENT-01] deals thirty cards at most', () => {
    const { overlord } = adventure(10);
    expect(QuestSchema.safeParse({ ...adventure(10), overlord: { ...overlord, deck: 31 } }).success).toBe(
      false,
    );
    for (const quest of ADVENTURES) expect(quest.overlord.deck).toBeLessThanOrEqual(30);
  });

  it.each([
    'map',
    'heroes',
    'doors',
    'chests',
    'overlord',
    'victory',
    'specials',
    'rewards',
    'searches',
    'story',
  ])('[DUN-CONTENT-02] names %s in every adventure', (field) => {
    const { [field as keyof Quest]: _, ...rest } = adventure(3);
    expect(QuestSchema.safeParse(rest).success).toBe(false);
    expect(QuestSchema.safeParse(adventure(3)).success).toBe(true);
  });

  it('[DUN-CONTENT-03] leaves no floor that cannot be reached', () => {
    for (const quest of ADVENTURES) expect(codes(quest)).not.toContain('unreachableFloor');
    const walled = adventure(3).map.map((row, y) => (y === 3 ? row.replace('2', '#') : row));
    expect(codes({ ...adventure(3), map: walled })).toContain('sealedRoom');
  });

  it('[DUN-CONTENT-04] lets Large models move and go where they are meant to', () => {
    for (const quest of ADVENTURES) {
      expect(codes(quest)).not.toContain('largeStuck');
      expect(codes(quest)).not.toContain('largeConfined');
    }
    const single = adventure(4).map.map((row, y) =>
      y === 7 ? row.replace('2', '#').replace('4', '#') : row,
    );
    expect(codes({ ...adventure(4), map: single })).toContain('largeConfined');
  });

  it('[DUN-CONTENT-05] can be balanced by Commands, deck, crystals and pool', () => {
    for (const quest of ADVENTURES) {
      for (const step of [-1, 1]) {
        const { commands, deck, pool } = quest.overlord;
        const tuned: Quest = {
          ...quest,
          heroes: quest.heroes.map((hero) => ({ ...hero, items: [...hero.items, 'energy-crystal-1'] })),
          overlord: {
            ...quest.overlord,
            commands: Math.max(1, commands + step),
            deck: Math.min(30, deck + 3 * step),
            pool: { ...pool, zombie: (pool.zombie ?? 0) + 1 },
          },
        };
        expect(check(QuestSchema.parse(tuned))).toEqual([]);
      }
    }
  });

  it('[DUN-CONTENT-06] tells every adventure in both languages', () => {
    for (const { title, story, aftermath } of ADVENTURES) {
      for (const { en, de } of [title, story, aftermath]) {
        expect(Math.min(en.length, de.length)).toBeGreaterThan(5);
        expect(en).not.toBe(de);
      }
    }
  });

  it('[DUN-CONTENT-07] keeps the main route two squares wide', () => {
    for (const quest of ADVENTURES) expect(codes(quest)).not.toContain('narrowRoute');
    const narrow = adventure(1).map.map((row, y) => (y === 4 ? row.replace('1', '#') : row));
    expect(codes({ ...adventure(1), map: narrow })).toEqual(['narrowRoute']);
  });

  it('[DUN-SETUP-07] names spells and items of the Heroes that take part', () => {
    for (const { heroes } of ADVENTURES) {
      expect(heroes.length).toBeGreaterThan(0);
      for (const { hero, spells } of heroes) {
        expect(HEROES).toContain(hero);
        expect(spells.length > 0).toBe(hero === 'danor');
      }
    }
  });
});

/** Little words that stand in every passage of one language, and in none of the other. */
const LITTLE = {
  en: /\b(?:the|and|of|is|to|he|they)\b/i,
  de: /\b(?:der|das|und|ist|er|sie|nicht|ein|den)\b/i,
};

it.each(ADVENTURES.map((quest) => [quest.title.en, quest] as const))(
  'the story of %s is told in both languages, each in its own',
  (_, { story, aftermath }) => {
    for (const passage of [story, aftermath]) {
      expect(passage.en).toMatch(LITTLE.en);
      expect(passage.en).not.toMatch(LITTLE.de);
      expect(passage.de).toMatch(LITTLE.de);
      expect(passage.de).not.toMatch(LITTLE.en);
    }
  },
);
