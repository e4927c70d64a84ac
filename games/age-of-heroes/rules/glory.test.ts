import { describe, expect, it } from 'vitest';
import { type CounterId, type MonsterId, SETTLED_LATER } from '../content/index.ts';
import { worth } from './results.ts';
import { combatTurn, emptyPiles, pieceOf, play, player, type Scene, whereIs } from './testing.ts';

type Hero = Scene['heroes'][number];

const HOARD = [{ dragon: 'istvan' as const, treasure: null, marks: 0 }];

/** Beowulf has all the luck he needs to wound or slay a monster of this factor with a six. */
function beaten(monster: MonsterId, cf: number, deed: 'slain' | 'wounded', spells: number[] = []) {
  const luck = cf - (deed === 'slain' ? 3 : 4);
  const rune = deed === 'slain' && spells.length > 0 ? [1] : [];
  const game = play(
    {
      options: { crt: 'sum' },
      heroes: [{ hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 20 }],
      monsters: [{ monster, in: 'irish-sea' }],
      hoards: monster === 'istvan' ? HOARD : [],
      agenda: combatTurn(0),
    },
    ...spells,
    6,
    ...rune,
  );
  game.choose('area:irish-sea', `luck:${luck}`);
  expect(game.told(deed)).toMatchObject([{ counter: monster, by: 0 }]);
  return { game, left: 20 - Math.abs(luck) };
}

describe('for monsters', () => {
  // Spells that do nothing at sea: a ghost's six, Is from drow and witch.
  const table: [
    kind: string,
    monster: MonsterId,
    cf: number,
    spells: number[],
    slain: [number, number],
    wounded: [number, number],
  ][] = [
    ['dragon', 'istvan', 9, [], [6, 5], [3, 2]],
    ['drow', 'gizur', 3, [2], [3, 2], [1, 1]],
    ['ghost', 'glam', 4, [6], [2, 2], [1, 1]],
    ['giant', 'hall', 6, [], [4, 3], [2, 1]],
    ['troll', 'hauk', 5, [], [3, 3], [1, 1]],
    ['witch', 'gerdrak', 3, [2, 2], [5, 4], [2, 2]],
  ];

  it.each(table)(
    '[AOH-GLORY-02, AOH-GLORY-04] a %s (%s) slain or wounded is worth glory or luck, never both',
    (...row) => {
      const [, monster, cf, spells, slain, wounded] = row;
      for (const [deed, [glory, luck]] of [['slain', slain] as const, ['wounded', wounded] as const]) {
        const forGlory = beaten(monster, cf, deed, spells);
        expect(forGlory.game.options()).toEqual(['glory', 'luck']);
        forGlory.game.choose('glory');
        expect(player(forGlory.game, 0)).toMatchObject({ glory, luck: forGlory.left });
        const forLuck = beaten(monster, cf, deed, spells);
        forLuck.game.choose('luck');
        expect(player(forLuck.game, 0)).toMatchObject({ glory: 0, luck: forLuck.left + luck });
        expect([...forGlory.game.left, ...forLuck.game.left]).toEqual([]);
      }
    },
  );

  it('[AOH-GLORY-04] a wounded giant is worth 2 glory or 1 luck (example 13)', () => {
    expect(worth('storvick', 'wounded')).toEqual({ glory: 2, luck: 1 });
  });
});

describe('for heroes and jarls', () => {
  it.each([
    ['ivar', 'slain', 2],
    ['ivar', 'wounded', 1],
    ['bjarki', 'slain', 1],
    ['bjarki', 'wounded', 0],
    ['amleth', 'slain', 1],
    ['amleth', 'wounded', 0],
    ['egil', 'slain', 2],
    ['egil', 'wounded', 1],
  ] as const)(
    '[AOH-GLORY-03, AOH-GLORY-04] %s %s is worth %i of either (example 12)',
    (counter, deed, value) => {
      expect(worth(counter as CounterId, deed)).toEqual({ glory: value, luck: value });
    },
  );

  const met = (target: Partial<Hero>, jarls: Scene['jarls'], ...dice: number[]) =>
    play(
      {
        heroes: [
          { hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 0, piece: { items: ['gram'] } },
          { hero: 'egil', in: 'irish-sea', home: 'daffyd', luck: 0, ...target },
        ],
        ...(jarls && { jarls }),
        agenda: combatTurn(0),
      },
      ...dice,
    );

  it('[AOH-GLORY-03] who slays a hero takes 2 glory or 2 luck', () => {
    const glory = met({}, [], 6).choose('area:irish-sea', 'glory');
    expect(player(glory, 0)).toMatchObject({ glory: 2, luck: 0 });
    const luck = met({}, [], 6).choose('area:irish-sea', 'luck');
    expect(player(luck, 0)).toMatchObject({ glory: 0, luck: 2 });
    expect([...glory.left, ...luck.left]).toEqual([]);
  });

  it('[AOH-GLORY-04] who wounds a hero takes 1, and for wounding Bjarki nothing is asked', () => {
    const hero = met({}, [], 5).choose('area:irish-sea', 'glory');
    expect(player(hero, 0).glory).toBe(1);
    const bjarki = met({ in: 'thule' }, [{ jarl: 'bjarki', in: 'irish-sea', of: 1 }], 3).choose(
      'area:irish-sea',
    );
    expect(bjarki.told('wounded')).toMatchObject([{ counter: 'bjarki', by: 0 }]);
    expect(bjarki.kind).toBe('godCheck');
    expect([...hero.left, ...bjarki.left]).toEqual([]);
  });
});

describe('for flight', () => {
  it.each([
    [5, 3],
    [1, 0],
  ])('[AOH-GLORY-05] a hero who flees by a result goes from %i glory to %i (example 14)', (before, after) => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 0, glory: before }],
        monsters: [{ monster: 'hauk', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      4,
    ).choose('area:irish-sea');
    expect(game.told('fled')).toMatchObject([{ counter: 'beowulf' }]);
    expect(player(game, 0).glory).toBe(after);
    expect(game.left).toEqual([]);
  });

  it('[AOH-GLORY-05] a hero who flees before a spell loses 2 as well', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 0, glory: 5 }],
        monsters: [{ monster: 'atli', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      ...[5, 1],
    ).choose('area:irish-sea');
    expect(game.told('spellCast')).toMatchObject([{ spell: 'wynn' }]);
    expect(whereIs(game, 'beowulf')).toBe('wessex');
    expect(player(game, 0).glory).toBe(3);
    expect(game.left).toEqual([]);
  });

  it('[AOH-GLORY-05] jarls who flee cost nothing', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, glory: 5 }],
        jarls: [{ jarl: 'kari', in: 'irish-sea', of: 0 }],
        monsters: [{ monster: 'hauk', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      5,
    ).choose('area:irish-sea');
    expect(game.told('fled')).toMatchObject([{ counter: 'kari' }]);
    expect(player(game, 0).glory).toBe(5);
    expect(game.left).toEqual([]);
  });
});

describe('for recruiting', () => {
  it.each([
    ['bjarki', 'glory', 1, 2],
    ['bjarki', 'luck', 0, 3],
    ['ivar', 'glory', 2, 2],
    ['ivar', 'luck', 0, 4],
  ] as const)('[AOH-GLORY-06] %s as %s: glory %i, luck %i', (jarl, kind, glory, luck) => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 3, piece: { items: ['gram'] } }],
        jarls: [{ jarl, in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      6,
    ).choose('area:irish-sea', 'luck:0', 'recruit', kind);
    expect(player(game, 0)).toMatchObject({ glory, luck });
    expect(game.left).toEqual([]);
  });
});

describe('for the loss of a jarl', () => {
  /** Kari and his purse against the troll Hauk, or against Egil, without his hero. */
  const kariFights = (holdings: Partial<Hero>, against: 'hauk' | 'egil', ...dice: number[]) =>
    kariFightsUnder({ ...SETTLED_LATER.classic }, holdings, against, ...dice);

  const kariFightsUnder = (
    options: NonNullable<Scene['options']>,
    holdings: Partial<Hero>,
    against: 'hauk' | 'egil',
    ...dice: number[]
  ) =>
    play(
      {
        options,
        heroes: [
          { hero: 'beowulf', in: 'wessex', luck: 0, ...holdings },
          { hero: 'egil', in: against === 'egil' ? 'irish-sea' : 'thule', luck: 0 },
        ],
        jarls: [{ jarl: 'kari', in: 'irish-sea', of: 0, purse: 7 }],
        monsters: against === 'hauk' ? [{ monster: 'hauk', in: 'irish-sea' }] : [],
        agenda: combatTurn(0),
        state: against === 'hauk' ? emptyPiles('kari', 'hauk') : emptyPiles('kari'),
      },
      ...dice,
    ).choose('area:irish-sea');

  it.each([
    [{ glory: 5, luck: 4 }, ['glory', 'luck'], 'glory', { glory: 3, luck: 4 }, 2],
    [{ glory: 5, luck: 4 }, ['glory', 'luck'], 'luck', { glory: 5, luck: 2 }, 2],
    // One point left of the two that are due is a loss all the same.
    [{ glory: 1, luck: 4 }, ['glory', 'luck'], 'glory', { glory: 0, luck: 4 }, 1],
    [{ glory: 5, luck: 1 }, ['glory', 'luck'], 'luck', { glory: 5, luck: 0 }, 1],
    [{ glory: 1, luck: 1 }, ['glory', 'luck'], 'luck', { glory: 1, luck: 0 }, 1],
    // What he has none of is no loss, and not offered.
    [{ glory: 5, luck: 0 }, ['glory'], 'glory', { glory: 3, luck: 0 }, 2],
    [{ glory: 1, luck: 0 }, ['glory'], 'glory', { glory: 0, luck: 0 }, 1],
    [{ glory: 0, luck: 3 }, ['luck'], 'luck', { glory: 0, luck: 1 }, 2],
    [{ glory: 0, luck: 1 }, ['luck'], 'luck', { glory: 0, luck: 0 }, 1],
  ] as const)(
    '[AOH-GLORY-07, AOH-RULING-62] with %j he may lose %j; paid in %s, %j are left',
    (holdings, offered, kind, left, amount) => {
      const game = kariFights(holdings, 'hauk', 1);
      if (holdings.luck > 0) game.choose('luck:0');
      expect(game.kind).toBe('loss');
      expect(game.options()).toEqual(offered);
      game.choose(kind);
      expect(player(game, 0)).toMatchObject(left);
      const type = kind === 'glory' ? 'gloryLost' : 'luckLost';
      expect([...game.told('gloryLost'), ...game.told('luckLost')]).toMatchObject([
        { type, seat: 0, amount, why: 'jarl' },
      ]);
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-GLORY-07, AOH-RULING-62] nobody is asked who has neither', () => {
    const game = kariFights({ glory: 0, luck: 0 }, 'hauk', 1);
    expect(game.told('slain')).toMatchObject([{ counter: 'kari' }]);
    expect(game.kind).toBe('attackFrom');
    expect([...game.told('gloryLost'), ...game.told('luckLost')]).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it.each([
    [{ glory: 5, luck: 0 }, 'luck'],
    [{ glory: 0, luck: 3 }, 'glory'],
  ] as const)(
    '[AOH-RULING-62] in a game that began before this was settled, %j may be asked for %s, which is nothing',
    (holdings, kind) => {
      const game = kariFightsUnder({}, holdings, 'hauk', 1);
      if (holdings.luck > 0) game.choose('luck:0');
      expect(game.options()).toEqual(['glory', 'luck']);
      game.choose(kind);
      expect(player(game, 0)).toMatchObject(holdings);
    },
  );

  it('[AOH-GLORY-08] nothing when he is only wounded', () => {
    const game = kariFights({ glory: 5 }, 'hauk', 4);
    expect(game.told('wounded')).toMatchObject([{ counter: 'kari' }]);
    expect(game.kind).toBe('attackFrom');
    expect(player(game, 0)).toMatchObject({ glory: 5, luck: 0 });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-62] the purse of a wounded jarl is lost', () => {
    const game = kariFights({}, 'egil', 4).choose('glory');
    expect(game.told('wounded')).toMatchObject([{ counter: 'kari', by: 1 }]);
    expect(game.told('purseTaken')).toEqual([]);
    expect([player(game, 0).hoard, player(game, 1).hoard]).toEqual([0, 0]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-62] the purse of a slain jarl goes to the player who slew him, and is lost to a monster', () => {
    const toEgil = kariFights({}, 'egil', 1).choose('glory');
    expect(toEgil.told('purseTaken')).toMatchObject([{ seat: 1, counter: 'egil', marks: 7 }]);
    expect(player(toEgil, 1).hoard).toBe(7);
    const lost = kariFights({}, 'hauk', 1);
    expect(lost.told('slain')).toMatchObject([{ counter: 'kari', by: null }]);
    expect(lost.told('purseTaken')).toEqual([]);
    expect(pieceOf(lost, 'hauk').purse).toBe(0);
    expect([...toEgil.left, ...lost.left]).toEqual([]);
  });
});
