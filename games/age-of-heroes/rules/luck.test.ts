import { hideAnswers } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { combatTurn, pieceOf, play, player, type Scene } from './testing.ts';

const SEA = 'celtic-sea';
const BOTH = ['classic', 'amended'] as const;

type Hero = Scene['heroes'][number];
const beowulf: Hero = { hero: 'beowulf', in: SEA, luck: 3 };
const egil: Hero = { hero: 'egil', in: SEA, luck: 3 };
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `luck:${from + i}`);

const duel = (one: Partial<Hero> = {}, other: Partial<Hero> = {}, options: Scene['options'] = {}): Scene => ({
  options,
  heroes: [
    { ...beowulf, ...one },
    { ...egil, ...other },
  ],
  agenda: combatTurn(0),
});

/** Beowulf alone against Hauk: five against five. */
const hunt = (more: Partial<Hero> = {}, options: Scene['options'] = {}): Scene => ({
  options,
  heroes: [{ ...beowulf, ...more }],
  monsters: [{ monster: 'hauk', in: SEA }],
  agenda: combatTurn(0),
});

describe('luck', () => {
  it('[AOH-LUCK-01, AOH-LUCK-08] changes the die of a battle, and pays a recruit with exactly 1', () => {
    // Beowulf with Gram 7 against Kari 4: 3, die 2 and luck 1: F.
    const game = play(
      {
        heroes: [{ ...beowulf, piece: { items: ['gram'] } }],
        jarls: [{ jarl: 'kari', in: SEA }],
        agenda: combatTurn(0),
      },
      2,
    );
    game.choose(`area:${SEA}`, 'luck:1');
    expect(player(game, 0).luck).toBe(2);
    game.choose('recruit', 'glory');
    expect(game.told('fought')).toMatchObject([{ die: 2, luck: 1, result: 'F' }]);
    expect(player(game, 0).luck).toBe(1);
    expect(pieceOf(game, 'kari').owner).toBe(0);
    expect(game.left).toEqual([]);
  });

  it.each(BOTH)('[AOH-LUCK-08] pays 1 for the mightiest and the least of jarls alike (%s)', (ruleset) => {
    for (const jarl of ['kari', 'amleth'] as const) {
      const game = play(
        {
          options: { ruleset, godCheck: 'optional' },
          heroes: [{ ...beowulf, luck: 5, piece: { items: ['gram'] } }],
          jarls: [{ jarl, in: SEA }],
          agenda: combatTurn(0),
        },
        6,
      );
      game.choose(
        `area:${SEA}`,
        ...(ruleset === 'amended' ? ['target:jarl-1'] : []),
        'luck:0',
        'recruit',
        'glory',
      );
      expect(player(game, 0).luck).toBe(4);
      expect(game.left).toEqual([]);
    }
  });

  it.each([
    [-3, 'k'],
    [-2, 'w'],
    [-1, 'f'],
    [0, 'n'],
    [1, 'F'],
    [2, 'W'],
    [3, 'K'],
  ])('[AOH-LUCK-02] of %d makes of a 5 against an equal foe %s', (points, result) => {
    const game = play(hunt({ home: 'thule' }), 5).choose(`area:${SEA}`, `luck:${points}`);
    expect(game.told('fought')).toMatchObject([{ die: 5, luck: points, result }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-LUCK-03] is asked for before the die and gone even if it changed nothing', () => {
    const game = play(hunt({ luck: 9, piece: { items: ['gram'] } })).choose(`area:${SEA}`);
    expect(game.kind).toBe('luckBid');
    expect(game.told('roll')).toEqual([]);
    // 2 more and a 6: K with or without luck.
    game.load(6).choose('luck:4', 'luck');
    expect(game.told('fought')).toMatchObject([{ result: 'K' }]);
    expect(player(game, 0).luck).toBe(9 - 4 + 3);
    expect(game.left).toEqual([]);
  });

  it('[AOH-LUCK-04, AOH-RULING-40] is spent by who fights himself and by who has a jarl there, wherever he is', () => {
    const game = play(
      {
        ...duel({}, { in: 'thule' }),
        heroes: [
          beowulf,
          { ...egil, in: 'thule' },
          { ...egil, hero: 'ragnar' },
          { ...egil, hero: 'starkad' },
        ],
        jarls: [{ jarl: 'ivar', in: SEA, of: 1 }],
      },
      6,
    );
    // Ragnar is attacked, Egil is far away; Starkad stands by and looks on.
    game.choose(`area:${SEA}`, 'target:ragnar', 'target:ivar', 'strike');
    expect(game.asked).toEqual([0, 2, 1]);
    game.chooseAs(0, 'luck:0').chooseAs(1, 'luck:-3').chooseAs(2, 'luck:0');
    expect(game.told('fought')).toMatchObject([{ die: 6, luck: -3 }]);
    expect(player(game, 1).luck).toBe(0);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-40] of a dead hero is not spent', () => {
    const of: Scene = {
      heroes: [beowulf, { ...egil, status: 'dead', final: 0, luck: 3 }],
      jarls: [{ jarl: 'ivar', in: SEA, of: 1 }],
      agenda: combatTurn(0),
    };
    const game = play(of, 4).choose(`area:${SEA}`);
    expect(game.asked).toEqual([0]);
    game.choose('luck:0');
    expect(player(game, 1).luck).toBe(3);
    expect(game.left).toEqual([]);
  });

  it('[AOH-LUCK-09] is won in battle, by recruiting and from Loki', () => {
    const slayer = play(hunt({ luck: 1, piece: { items: ['gram'] } }), 6, 1, 2, 4);
    slayer.choose(`area:${SEA}`, 'luck:0', 'luck', 'roll');
    // Hauk is worth 3, Loki gives 1.
    expect(player(slayer, 0).luck).toBe(1 + 3 + 1);
    const recruiter = play(
      {
        heroes: [{ ...beowulf, luck: 1, piece: { items: ['gram'] } }],
        jarls: [{ jarl: 'kari', in: SEA }],
        agenda: combatTurn(0),
      },
      6,
    ).choose(`area:${SEA}`, 'luck:0', 'recruit', 'luck');
    expect(player(recruiter, 0).luck).toBe(1 - 1 + 2);
    expect([...slayer.left, ...recruiter.left]).toEqual([]);
  });
});

describe('secret luck in the classic game', () => {
  it('[AOH-LUCK-05, AOH-RULING-38] is asked of all at once, up or down, and shown together', () => {
    const game = play(duel(), 5).choose(`area:${SEA}`);
    expect(game.asked).toEqual([0, 1]);
    expect(game.options(0)).toEqual(range(-3, 3));
    expect(game.options(1)).toEqual(range(-3, 3));
    game.chooseAs(0, 'luck:3');
    // The other one sees no answer, and no luck has gone.
    expect(game.asked).toEqual([1]);
    expect(game.events.filter((event) => event.type === 'luckSpent')).toEqual([]);
    const view = hideAnswers(structuredClone(game.state), 1);
    expect(view.agenda.at(-1)).toMatchObject({ step: 'luckBid', answers: [null, null] });
    expect(view.players[0]?.luck).toBe(3);
    game.chooseAs(1, 'luck:-1');
    expect(game.told('luckSpent')).toMatchObject([
      { seat: 0, points: 3 },
      { seat: 1, points: -1 },
    ]);
    expect(game.told('fought')).toMatchObject([{ die: 5, luck: 2, result: 'W' }]);
    expect([player(game, 0).luck, player(game, 1).luck]).toEqual([0, 2]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-38] is summed before the die is bounded', () => {
    // 5 − 5: 6 + 6 − 5 = 7, W. Bounded first, 9 − 5 = 4 would be f.
    const game = play(duel({ luck: 6 }, { luck: 5 }), 6).choose(`area:${SEA}`);
    game.chooseAs(0, 'luck:6').chooseAs(1, 'luck:-5');
    expect(game.told('fought')).toMatchObject([{ luck: 1, result: 'W' }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-38] may help the enemy', () => {
    const game = play(duel(), 5).choose(`area:${SEA}`);
    game.chooseAs(0, 'luck:0').chooseAs(1, 'luck:1');
    expect(game.told('fought')).toMatchObject([{ luck: 1, result: 'F' }]);
    expect(player(game, 1).luck).toBe(2);
    expect(game.left).toEqual([]);
  });

  it('[AOH-LUCK-06, AMI-DIFF-03] has no limit, while the amended game allows 9 points', () => {
    const classic = play(hunt({ luck: 23 })).choose(`area:${SEA}`);
    expect(classic.options()).toEqual(range(-23, 23));
    const amended = play(hunt({ luck: 23 }, { ruleset: 'amended' })).choose(`area:${SEA}`, 'target:hauk');
    expect(amended.options()).toEqual(range(0, 9));
  });
});

describe('open luck in the amended game', () => {
  const amended = { ruleset: 'amended', godCheck: 'optional' } as const;

  it('[AMI-DIFF-04, AOH-RULING-39] is named by the attacker first, then by the defender who has seen it', () => {
    const game = play(duel({}, {}, amended), 5).choose(`area:${SEA}`, 'target:egil');
    expect(game.asked).toEqual([0]);
    expect(game.options()).toEqual(range(0, 3));
    game.choose('luck:2');
    expect(game.told('luckSpent')).toMatchObject([{ seat: 0, points: 2 }]);
    expect(game.asked).toEqual([1]);
    game.choose('luck:3');
    // 5 − 5 + 5 + 2 − 3 = 4: f.
    expect(game.told('fought')).toMatchObject([{ die: 5, luck: -1, result: 'f' }]);
    expect([player(game, 0).luck, player(game, 1).luck]).toEqual([1, 0]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-LUCK-02, AOH-RULING-39] raises the sum for the attacker and lowers it for the defender', () => {
    const result = (own: number, other: number) => {
      const game = play(duel({}, {}, amended), 5).choose(`area:${SEA}`, 'target:egil');
      game.choose(`luck:${own}`, `luck:${other}`);
      expect(game.left).toEqual([]);
      return game.told('fought')[0]?.result;
    };
    expect([0, 1, 2, 3].map((points) => result(points, 0))).toEqual(['n', 'F', 'W', 'K']);
    expect([0, 1, 2, 3].map((points) => result(0, points))).toEqual(['n', 'f', 'w', 'k']);
  });
});

describe('the dice that luck can change', () => {
  /** Atli casts at Beowulf, who knows Sygil. */
  const drow = (luck: number, options: Scene['options'] = {}): Scene => ({
    options,
    heroes: [{ ...beowulf, luck, rune: 'sygil' }],
    monsters: [{ monster: 'atli', in: SEA }],
    agenda: combatTurn(0),
  });

  it('[AOH-LUCK-07, AOH-RULING-37] are, in the classic game, resistance, Sygil and combat', () => {
    // Nied works on a 3, but not on 3 + 1; Sygil saves nobody on a 4, but on 4 − 1.
    const nied = play(drow(3), 4).choose(`area:${SEA}`);
    expect(nied.decision()).toMatchObject({ seat: 0, kind: 'spellLuck' });
    nied.load(3).choose('luck:1');
    expect(nied.told('spellFailed')).toMatchObject([{ spell: 'nied' }]);
    expect(nied.kind).toBe('luckBid');
    const jara = play(drow(3), 3).choose(`area:${SEA}`);
    expect(jara.decision()).toMatchObject({ seat: 0, kind: 'sygilLuck' });
    jara.load(4).choose('luck:-1');
    expect(jara.told('sygilSaved')).toMatchObject([{ seat: 0, spell: 'jara' }]);
    expect(player(jara, 0).luck).toBe(2);
    expect(pieceOf(jara, 'beowulf').lostUntil).toBe(0);
    expect([...nied.left, ...jara.left]).toEqual([]);
  });

  it('[AOH-LUCK-03] cost nothing, and nothing is told, where no luck is spent on them', () => {
    const nied = play(drow(3), 4).choose(`area:${SEA}`).load(6).choose('luck:0');
    const jara = play(drow(3), 3).choose(`area:${SEA}`).load(6).choose('luck:0');
    for (const game of [nied, jara]) {
      expect(game.told('luckSpent')).toEqual([]);
      expect(player(game, 0).luck).toBe(3);
      expect(game.left).toEqual([]);
    }
  });

  it('[AOH-RULING-37] spends luck on a spell’s die even if it failed to help', () => {
    const game = play(drow(3), 4).choose(`area:${SEA}`);
    game.load(1, 6).choose('luck:1', 'luck:0');
    expect(game.told('turnLost')).toHaveLength(1);
    expect(player(game, 0).luck).toBe(2);
    expect(game.left).toEqual([]);
  });

  it('[AMI-DIFF-15] are, in the amended game, the combat die alone', () => {
    // Nied, resistance 1 and Sygil 1 are rolled without a question.
    const game = play(drow(3, { ruleset: 'amended' }), 4, 1, 1).choose(`area:${SEA}`, 'target:atli');
    expect(game.kind).toBe('luckOpen');
    expect(game.told('roll').map((roll) => roll.for)).toEqual(['spell', 'resistance', 'sygil']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-37] are never those of runes, gods, precedence and placement', () => {
    const game = play(
      {
        heroes: [
          { ...beowulf, luck: 9, piece: { items: ['gram'] } },
          { ...egil, in: 'thule', luck: 9, glory: 2 },
        ],
        monsters: [{ monster: 'glam', in: SEA }],
        agenda: [{ step: 'markTurn' }, { step: 'placeJarls' }, { step: 'placeMonsters' }, ...combatTurn(0)],
      },
      // No spell, K; the rune Ing; Loki gives luck.
      ...[6, 6, 4, 1, 2, 6],
      // Two monsters, two jarls; both have 2 glory and roll for precedence.
      ...[20, 1, 1, 20, 1, 1, 1, 1, 1, 1, 1, 1, 2, 5],
    );
    game.choose(`area:${SEA}`, 'luck:0', 'glory', 'roll', 'done');
    const dice = new Set(game.told('roll').map((roll) => roll.for));
    expect([...dice]).toEqual(
      expect.arrayContaining(['rune', 'notice', 'god', 'loki', 'monster', 'jarl', 'placement', 'precedence']),
    );
    expect(game.kind).toBe('chooseCounter');
    expect(game.state.order).toEqual([1, 0]);
    expect(game.left).toEqual([]);
  });
});
