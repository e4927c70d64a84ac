import { describe, expect, it } from 'vitest';
import { inValhalla } from './end.ts';
import { rules } from './game.ts';
import { combatTurn, play, player, type Scene } from './testing.ts';

type Hero = Scene['heroes'][number];

/** The end of turn 20. */
const lastTurn = (heroes: Scene['heroes'], more: Partial<Scene> = {}) =>
  play({ heroes, agenda: [{ step: 'markTurn' }], ...more, state: { turn: 20, ...more.state } });

const beowulf = (more: Partial<Hero> = {}): Hero => ({ hero: 'beowulf', in: 'wessex', luck: 0, ...more });
const egil = (more: Partial<Hero> = {}): Hero => ({ hero: 'egil', in: 'daffyd', luck: 0, ...more });

const finalOf = (hero: Partial<Hero>, more: Partial<Scene> = {}) =>
  player(lastTurn([beowulf(hero)], more), 0).final;

describe('final glory', () => {
  it('[AOH-END-01, AOH-END-06] 9 glory, 37 marks, 8 luck, Kari and Amleth make 17 and open Valhalla (example 15)', () => {
    const game = lastTurn([beowulf({ glory: 9, hoard: 37, luck: 8 })], {
      jarls: [
        { jarl: 'kari', in: 'wessex', of: 0 },
        { jarl: 'amleth', in: 'thule', of: 0 },
      ],
    });
    expect(game.told('scored')).toEqual([
      {
        type: 'scored',
        seat: 0,
        glory: 9,
        fromHoard: 3,
        fromLuck: 2,
        fromJarls: 3,
        final: 17,
        valhalla: true,
      },
    ]);
    expect(game.state.phase).toBe('over');
  });

  it('[AOH-END-01] is not reckoned before turn 20 is over', () => {
    const game = play({
      heroes: [beowulf({ glory: 9 })],
      agenda: [{ step: 'markTurn' }],
      state: { turn: 19 },
    });
    expect(game.state).toMatchObject({ turn: 20, phase: 'movement' });
    expect(rules.result(game.state)).toBeNull();
  });

  it.each([
    [9, 0],
    [10, 1],
    [19, 1],
    [20, 2],
    [37, 3],
  ])('[AOH-END-02] %i marks are %i glory', (hoard, glory) => {
    expect(finalOf({ hoard })).toBe(glory);
  });

  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('[AOH-END-03] %i luck are %i glory', (luck, glory) => {
    expect(finalOf({ luck })).toBe(glory);
  });

  it.each([
    ['amleth', 1],
    ['bjarki', 1],
    ['ivar', 2],
  ] as const)(
    '[AOH-END-04] %s in service is %i glory on top of what recruiting him gave; in no or in other service nothing',
    (jarl, glory) => {
      expect(finalOf({ glory: 1 }, { jarls: [{ jarl, in: 'thule', of: 0 }] })).toBe(1 + glory);
      expect(finalOf({ glory: 1 }, { jarls: [{ jarl, in: 'thule', faceUp: true }] })).toBe(1);
      const other = lastTurn([beowulf(), egil()], { jarls: [{ jarl, in: 'thule', of: 1 }] });
      expect([player(other, 0).final, player(other, 1).final]).toEqual([0, glory]);
    },
  );
});

describe('victory', () => {
  it('[AOH-GLORY-01, AOH-END-05] glory decides, not riches or luck that fall short of it', () => {
    const game = lastTurn([
      beowulf({ glory: 5 }),
      egil({ glory: 4, hoard: 9, luck: 2, kingdom: ['wessex', 'armorica'] }),
    ]);
    expect(rules.result(game.state)).toEqual({
      winners: [0],
      standings: [
        { seat: 0, score: 5 },
        { seat: 1, score: 4 },
      ],
    });
    expect(game.told('gameOver')).toEqual([{ type: 'gameOver', winners: [0] }]);
  });

  it('[AOH-END-05, AOH-DEATH-05] a withdrawn or dead hero wins with what he was worth', () => {
    for (const status of ['withdrawn', 'dead'] as const) {
      const game = lastTurn([beowulf({ status, glory: 3, final: 12 }), egil({ glory: 11 })]);
      expect(rules.result(game.state)?.winners).toEqual([0]);
      expect(player(game, 0).final).toBe(12);
    }
  });

  it('[AOH-RULING-87] is shared by all who have the most', () => {
    const third: Hero = { hero: 'ragnar', in: 'thule', luck: 0, glory: 8 };
    const game = lastTurn([
      beowulf({ glory: 8 }),
      egil({ glory: 7, hoard: 90 }),
      { ...third, glory: 15, luck: 3 },
    ]);
    expect(rules.result(game.state)?.winners).toEqual([1, 2]);
  });
});

describe('the standings', () => {
  it('[AOH-END-05, AOH-RULING-87] are by final glory, equals by seat, whatever the order of play was', () => {
    const game = lastTurn(
      [
        beowulf({ glory: 4 }),
        egil({ glory: 9 }),
        { hero: 'ragnar', in: 'thule', luck: 0, glory: 4 },
        { hero: 'siegfried', in: 'thule', luck: 0, glory: 0, hoard: 120 },
        { hero: 'starkad', in: 'thule', luck: 0, status: 'withdrawn', glory: 50, final: 9 },
      ],
      { state: { order: [2, 4, 3, 1, 0] } },
    );
    expect(rules.result(game.state)).toEqual({
      winners: [3],
      standings: [
        { seat: 3, score: 12 },
        { seat: 1, score: 9 },
        { seat: 4, score: 9 },
        { seat: 0, score: 4 },
        { seat: 2, score: 4 },
      ],
    });
    expect(game.told('gameOver')).toMatchObject([{ winners: [3] }]);
  });
});

describe('Valhalla', () => {
  it.each([
    [14, false],
    [15, true],
    [16, true],
  ])('[AOH-END-06] with %i final glory: %s', (glory, accepted) => {
    const game = lastTurn([beowulf({ glory })]);
    expect(game.told('scored')).toMatchObject([{ valhalla: accepted }]);
    expect(inValhalla(player(game, 0))).toBe(accepted);
  });

  it('[AOH-END-06, AOH-RULING-89] is open to losers, dead and withdrawn heroes too, by glory after conversion', () => {
    const game = lastTurn([
      beowulf({ glory: 30 }),
      egil({ glory: 14, hoard: 10 }),
      { hero: 'ragnar', in: 'thule', status: 'withdrawn', luck: 0, final: 15 },
      { hero: 'siegfried', in: 'thule', status: 'dead', luck: 0, final: 14 },
    ]);
    expect(game.told('scored').map(({ final, valhalla }) => [final, valhalla])).toEqual([
      [30, true],
      [15, true],
      [15, true],
      [14, false],
    ]);
    expect(rules.result(game.state)?.winners).toEqual([0]);
  });
});

describe('one hero alone', () => {
  it.each(['classic', 'amended'] as const)(
    '[AOH-RULING-90] may play the %s game, measured by Valhalla',
    (ruleset) => {
      expect(rules.seats.min).toBe(1);
      const game = lastTurn([beowulf({ glory: 14 })], { options: { ruleset } });
      expect(rules.result(game.state)).toEqual({ winners: [0], standings: [{ seat: 0, score: 14 }] });
      expect(game.told('scored')).toMatchObject([{ final: 14, valhalla: false }]);
    },
  );

  it('[AOH-RULING-90] has no opponent to drive him from his own home: a die does', () => {
    const game = play(
      {
        heroes: [beowulf({ in: 'thule', home: 'thule' })],
        monsters: [{ monster: 'hauk', in: 'thule' }],
        agenda: combatTurn(0),
      },
      4,
      1,
    );
    game.choose('area:thule', 'target:hauk', 'strike');
    expect(game.told('roll').map((roll) => roll.for)).toEqual(['combat', 'flight']);
    expect(game.told('fled')).toHaveLength(1);
    expect(game.left).toEqual([]);
  });
});
