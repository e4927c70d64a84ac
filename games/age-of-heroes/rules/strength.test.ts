import { describe, expect, it } from 'vitest';
import { distance, type Item, type Sword } from '../content/index.ts';
import { imaginedBattle } from './imagined.ts';
import type { Piece } from './state.ts';
import { battleSums, combatSum, fighterSum, movementSum } from './strength.ts';
import { type SumPart, totalOf } from './sums.ts';
import { combatTurn, play, type Scene } from './testing.ts';

const SEA = 'celtic-sea';
const BOTH = ['classic', 'amended'] as const;

/** One battle, and what both sides were worth in it. */
function strengths(of: Omit<Scene, 'agenda'>, die: number, ...ids: string[]) {
  const game = play({ ...of, agenda: combatTurn(0) }, die);
  game.choose(...ids);
  expect(game.left).toEqual([]);
  const [fought] = game.told('fought');
  return { attack: fought?.attack, defence: fought?.defence, result: fought?.result };
}

/** One battle, and what each strength in it was said to be made of. */
function sums(of: Omit<Scene, 'agenda'>, dice: number[], ...ids: string[]) {
  const game = play({ ...of, agenda: combatTurn(0) }, ...dice);
  game.choose(...ids);
  const [told] = game.told('strengths');
  const [attack, defence] = [told?.attack as SumPart[], told?.defence as SumPart[]];
  const [fought] = game.told('fought');
  expect([totalOf(attack), totalOf(defence)]).toEqual([fought?.attack, fought?.defence]);
  const said = (parts: SumPart[]): string[] => parts.map(({ from, amount }) => `${from} ${amount}`);
  return { attack: said(attack), defence: said(defence) };
}

/** Two heroes meet at sea, where there is nothing else to attack. */
const duel = (attacker: Item[], defender: Item[]): Omit<Scene, 'agenda'> => ({
  heroes: [
    { hero: 'beowulf', in: SEA, luck: 0, piece: { items: attacker } },
    { hero: 'ragnar', in: SEA, luck: 0, piece: { items: defender } },
  ],
});

describe('a side in a battle', () => {
  it('[AOH-CBT-14] is worth its combat factors with rune, god, spell and sword, and land its tax factor', () => {
    const game = play(
      {
        heroes: [
          {
            hero: 'beowulf',
            in: 'wessex',
            luck: 0,
            rune: 'ogal',
            god: 'odin',
            piece: { items: ['gram'] },
          },
        ],
        jarls: [{ jarl: 'ivar', in: 'wessex', of: 0 }],
        monsters: [{ monster: 'atli', in: 'wessex' }],
        agenda: combatTurn(0),
      },
      ...[1, 5, 3],
    );
    game.choose('area:wessex', 'attacker:beowulf', 'attacker:ivar', 'target:atli', 'target:land');
    // Beowulf 5, Ogal 1, Gram 2, Ivar 4, Odin 3, two counters under hail; Atli 2 under hail, Wessex 10.
    expect(game.told('fought')).toMatchObject([
      { attack: 5 + 1 + 2 + 4 + 3 - 2, defence: 2 - 1 + 10, result: 'n' },
    ]);
    expect(game.left).toEqual([]);
  });

  it.each([
    [1, 'w'],
    [2, 'f'],
    [3, 'n'],
    [4, 'F'],
    [5, 'W'],
    [6, 'K'],
  ])('[AOH-CBT-15, AOH-SWORD-04] Beowulf with Gram against Hauk: two more, so a %d is %s', (die, result) => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [{ hero: 'beowulf', in: SEA, home: 'thule', luck: 0, piece: { items: ['gram'] } }],
      monsters: [{ monster: 'hauk', in: SEA }],
    };
    const game = play({ ...of, agenda: combatTurn(0) }, die);
    game.choose(`area:${SEA}`);
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 5, result }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CBT-15] is the weaker one when the difference is negative, whoever is struck', () => {
    // 5 − 7 = −2: at 6 the attacker flees; the other way round a 6 slays.
    expect(strengths(duel([], ['gram']), 6, `area:${SEA}`)).toEqual({ attack: 5, defence: 7, result: 'f' });
    expect(strengths(duel(['gram'], []), 6, `area:${SEA}`)).toEqual({ attack: 7, defence: 5, result: 'K' });
  });
});

describe('a sword', () => {
  const swords: [string, Sword, number][] = [
    ['[AOH-SWORD-01, AOH-CBT-19]', 'balmung', 1],
    ['[AOH-SWORD-03, AOH-CBT-19]', 'dragvendill', 2],
    ['[AOH-SWORD-04, AOH-CBT-19]', 'gram', 2],
    ['[AOH-SWORD-05, AOH-CBT-19]', 'hrunting', 1],
    ['[AOH-SWORD-07, AOH-CBT-19]', 'lovi', 1],
    ['[AOH-SWORD-08, AOH-CBT-19]', 'tyrfing', 2],
  ];

  it.each(swords)('%s %s adds %d whether its user attacks or defends', (_ids, sword, more) => {
    const attacking = strengths(duel([sword], []), 1, `area:${SEA}`);
    expect(attacking).toMatchObject({ attack: 5 + more, defence: 5 });
    const defending = strengths(duel([], [sword]), 1, `area:${SEA}`);
    expect(defending).toMatchObject({ attack: 5, defence: 5 + more });
  });

  it.each(swords)('%s %s adds %d for a jarl who carries it', (_ids, sword, more) => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [{ hero: 'beowulf', in: 'thule', luck: 0 }],
      jarls: [{ jarl: 'ivar', in: SEA, of: 0, items: [sword] }],
      monsters: [{ monster: 'hauk', in: SEA }],
    };
    expect(strengths(of, 1, `area:${SEA}`)).toMatchObject({ attack: 4 + more, defence: 5 });
  });
});

describe('armour', () => {
  it.each(['magic-shirt', 'mail-coat'] as const)('[AOH-CBT-19] %s adds nothing for an attacker', (armour) => {
    expect(strengths(duel([armour], []), 1, `area:${SEA}`)).toMatchObject({ attack: 5, defence: 5 });
  });

  const egil = (sword: Sword, ruleset: 'classic' | 'amended' = 'classic'): Scene => ({
    options: { ruleset, godCheck: 'optional' },
    heroes: [
      { hero: 'starkad', in: SEA, luck: 0, piece: { items: [sword] } },
      { hero: 'egil', in: SEA, luck: 0, piece: { items: ['mail-coat', 'magic-shirt'] } },
    ],
    jarls: [{ jarl: 'ivar', in: SEA, of: 1 }],
  });
  const attackOnEgil = [`area:${SEA}`, 'target:egil', 'strike', 'callAll'];

  it('[AOH-CBT-19] counts on the side attacked: Egil in Mail Coat and Shirt with Ivar against Tyrfing', () => {
    // Worked example 10: 7 − (5 + 4 + 2 + 1) = −5, the column of −2.
    expect(strengths(egil('tyrfing'), 6, ...attackOnEgil)).toEqual({ attack: 7, defence: 12, result: 'f' });
  });

  it('[AOH-SWORD-02] is useless against an attacker with Balmung', () => {
    // Worked example 11: 6 − 9 = −3, the column of −2.
    expect(strengths(egil('balmung'), 6, ...attackOnEgil)).toEqual({ attack: 6, defence: 9, result: 'f' });
  });

  it('[AOH-RULING-49] counts for nobody when any attacker uses Balmung, a jarl too', () => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [
        { hero: 'starkad', in: SEA, luck: 0 },
        { hero: 'egil', in: SEA, luck: 0, piece: { items: ['mail-coat'] } },
      ],
      jarls: [
        { jarl: 'kari', in: SEA, of: 0, items: ['balmung'] },
        { jarl: 'ivar', in: SEA, of: 1, items: ['magic-shirt'] },
      ],
    };
    const ids = ['attacker:starkad', 'attacker:kari', 'target:egil', 'target:ivar'];
    expect(strengths(of, 1, `area:${SEA}`, ...ids)).toMatchObject({ attack: 5 + 4 + 1, defence: 5 + 4 });
    // Starkad alone, without the sword: the armour counts.
    const alone = ['attacker:starkad', 'ready', 'target:egil', 'target:ivar'];
    expect(strengths(of, 1, `area:${SEA}`, ...alone)).toMatchObject({ attack: 5, defence: 5 + 4 + 2 + 1 });
  });

  it('[AOH-RULING-49] counts in spite of a Balmung on the defending side', () => {
    const defending = strengths(duel([], ['balmung', 'mail-coat']), 1, `area:${SEA}`);
    expect(defending).toMatchObject({ defence: 5 + 1 + 2 });
  });

  it('[AOH-RULING-49] still carries its wearer further when Balmung has cancelled it', () => {
    // 6 − 5 = 1, die 5: F. The wearer flees with movement 4 + 1.
    const game = play({ ...duel(['balmung'], ['magic-shirt']), agenda: combatTurn(0) }, 5);
    game.choose(`area:${SEA}`);
    expect(game.told('fought')).toMatchObject([{ attack: 6, defence: 5, result: 'F' }]);
    expect(game.kind).toBe('fleeTo');
    const goals = game.decision().options.map((option) => option.area as typeof SEA);
    expect(new Set(goals.map((goal) => distance(SEA, goal)))).toEqual(new Set([5]));
    expect(game.left).toEqual([]);
  });

  describe.each(BOTH)('under the %s rules', (ruleset) => {
    const choose = (target: string) =>
      ruleset === 'classic'
        ? [`area:${SEA}`, `target:${target}`, 'strike', 'callAll']
        : [`area:${SEA}`, `target:${target}`, 'callAll'];

    it('[AMI-DIFF-22, AMI-DIFF-23] shirt and coat count on their wearer as target and as helper alike', () => {
      for (const target of ['egil', 'ivar'])
        expect(strengths(egil('tyrfing', ruleset), 1, ...choose(target)), target).toMatchObject({
          attack: 7,
          defence: 5 + 4 + 2 + 1,
        });
    });

    it('[AMI-DIFF-22, AMI-DIFF-23] shirt and coat do nothing where their wearer does not fight', () => {
      const ids = choose('ivar').slice(0, -1);
      expect(strengths(egil('tyrfing', ruleset), 1, ...ids, 'enough')).toMatchObject({ defence: 4 });
    });

    it('[AMI-DIFF-24] Balmung cancels the armour of target and helper alike', () => {
      for (const target of ['egil', 'ivar'])
        expect(strengths(egil('balmung', ruleset), 1, ...choose(target)), target).toMatchObject({
          attack: 6,
          defence: 5 + 4,
        });
    });
  });
});

describe('Lovi', () => {
  it('[AOH-SWORD-07] adds 3 in all against a side with jarls: Ragnar against Kari, face down', () => {
    // Worked example 9: 5 + 3 − 4 = 4.
    const of: Omit<Scene, 'agenda'> = {
      heroes: [{ hero: 'ragnar', in: SEA, luck: 0, piece: { items: ['lovi'] } }],
      jarls: [{ jarl: 'kari', in: SEA }],
    };
    expect(strengths(of, 1, `area:${SEA}`)).toEqual({ attack: 8, defence: 4, result: 'n' });
  });

  it('[AOH-RULING-50] adds its 2 once, however many jarls stand against it', () => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [
        { hero: 'ragnar', in: SEA, luck: 0, piece: { items: ['lovi'] } },
        { hero: 'egil', in: SEA, luck: 0 },
      ],
      jarls: [
        { jarl: 'amleth', in: SEA, of: 1 },
        { jarl: 'kari', in: SEA, faceUp: true },
      ],
    };
    const ids = ['target:egil', 'target:amleth', 'target:kari'];
    expect(strengths(of, 1, `area:${SEA}`, ...ids)).toMatchObject({ attack: 5 + 3, defence: 5 + 2 + 4 });
  });

  it.each([
    ['a recruited jarl', { jarl: 'kari', in: SEA, of: 1 }],
    ['an independent jarl', { jarl: 'kari', in: SEA, faceUp: true }],
  ] as const)('[AOH-RULING-50] adds 3 against %s', (_what, kari) => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [
        { hero: 'ragnar', in: SEA, luck: 0, piece: { items: ['lovi'] } },
        { hero: 'egil', in: 'thule', luck: 0 },
      ],
      jarls: [kari],
    };
    expect(strengths(of, 1, `area:${SEA}`)).toMatchObject({ attack: 8, defence: 4 });
  });

  it('[AOH-RULING-50] adds 3 for a defender when a jarl is among the attackers, 1 when none is', () => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [
        { hero: 'egil', in: SEA, luck: 0 },
        { hero: 'ragnar', in: SEA, luck: 0, piece: { items: ['lovi'] } },
      ],
      jarls: [{ jarl: 'amleth', in: SEA, of: 0 }],
    };
    const together = strengths(of, 1, `area:${SEA}`, 'attacker:egil', 'attacker:amleth');
    expect(together).toMatchObject({ attack: 7, defence: 8 });
    const alone = strengths(of, 1, `area:${SEA}`, 'attacker:egil', 'ready');
    expect(alone).toMatchObject({ attack: 5, defence: 6 });
  });

  it('[AOH-RULING-50] adds 1 against a jarl who has become a hero', () => {
    const game = play(
      {
        heroes: [
          { hero: 'ragnar', in: SEA, luck: 0, piece: { items: ['lovi'] } },
          { hero: 'egil', in: SEA, luck: 0, status: 'dead', final: 0 },
        ],
        jarls: [{ jarl: 'kari', in: SEA, of: 1 }],
        agenda: [...combatTurn(0), { step: 'afterDeath', seat: 1 }],
      },
      1,
    );
    game.choose('transfer:kari', `area:${SEA}`);
    expect(game.told('fought')).toMatchObject([{ attack: 6, defence: 4 }]);
    expect(game.left).toEqual([]);
  });
});

describe('where a strength comes from', () => {
  it('[AOH-CBT-14] names factors, rune, hail, sword, land and the gods, in the order of the counters', () => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [
        { hero: 'beowulf', in: 'wessex', luck: 0, rune: 'ogal', god: 'odin', piece: { items: ['gram'] } },
      ],
      jarls: [{ jarl: 'ivar', in: 'wessex', of: 0 }],
      monsters: [{ monster: 'atli', in: 'wessex' }],
    };
    const ids = ['attacker:beowulf', 'attacker:ivar', 'target:atli', 'target:land'];
    expect(sums(of, [1, 5, 3], 'area:wessex', ...ids)).toEqual({
      attack: ['beowulf 5', 'ogal 1', 'hagall -1', 'gram 2', 'ivar 4', 'hagall -1', 'gods 3'],
      defence: ['atli 2', 'hagall -1', 'land 10'],
    });
  });

  it('[AOH-CBT-14] counts what a god gives the enemy on the enemy’s side', () => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [{ hero: 'beowulf', in: SEA, luck: 0, god: 'odin' }],
      monsters: [{ monster: 'hauk', in: SEA }],
    };
    expect(sums(of, [1, 3], `area:${SEA}`)).toEqual({ attack: ['beowulf 5'], defence: ['hauk 5', 'gods 3'] });
  });

  it('[AOH-SWORD-07] says apart what Lovi adds against jarls', () => {
    const of: Omit<Scene, 'agenda'> = {
      heroes: [{ hero: 'ragnar', in: SEA, luck: 0, piece: { items: ['lovi'] } }],
      jarls: [{ jarl: 'kari', in: SEA }],
    };
    expect(sums(of, [1], `area:${SEA}`)).toEqual({
      attack: ['ragnar 5', 'lovi 1', 'loviAgainstJarls 2'],
      defence: ['kari 4'],
    });
  });

  it('[AOH-CBT-19, AOH-SWORD-02] names armour that counts, and none that Balmung cancels', () => {
    const armoured: Item[] = ['mail-coat', 'magic-shirt'];
    const defence = (sword: Sword) => sums(duel([sword], armoured), [1], `area:${SEA}`).defence;
    expect(defence('tyrfing')).toEqual(['ragnar 5', 'magic-shirt 1', 'mail-coat 2']);
    expect(defence('balmung')).toEqual(['ragnar 5']);
  });

  it('[AOH-CBT-14] before a battle begins counts whom it names, and no luck and no god', () => {
    const { state } = play({
      heroes: [{ hero: 'beowulf', in: 'wessex', god: 'odin', luck: 3 }],
      monsters: [{ monster: 'atli', in: 'wessex' }],
      agenda: combatTurn(0),
    });
    const battle = imaginedBattle(state, {
      attacker: 0,
      area: 'wessex',
      attackers: ['beowulf'],
      named: ['atli', 'land'],
    });
    expect(battle).toMatchObject({ attackers: ['beowulf'], defenders: ['atli'], land: true, luck: [0] });
    expect(battle).toMatchObject({
      godAttack: 0,
      godDefence: 0,
      attack: 0,
      defence: 0,
      die: 0,
      result: null,
    });
    expect(battleSums(state, battle)).toEqual({
      attack: [{ from: 'beowulf', amount: 5 }],
      defence: [
        { from: 'atli', amount: 2 },
        { from: 'land', amount: 10 },
      ],
    });
  });

  it('[AOH-SPELL-06] hail takes no more than there is', () => {
    const { state } = play({
      heroes: [{ hero: 'beowulf', in: SEA, rune: 'ogal', piece: { hail: 9, items: ['gram'] } }],
      jarls: [{ jarl: 'kari', in: SEA, of: 0, items: ['magic-shirt'] }],
      agenda: combatTurn(0),
    });
    const [beowulf, kari] = state.pieces as [Piece, Piece];
    expect(combatSum(state, beowulf)).toEqual([
      { from: 'beowulf', amount: 5 },
      { from: 'ogal', amount: 1 },
      { from: 'hagall', amount: -6 },
    ]);
    expect(fighterSum(state, beowulf).at(-1)).toEqual({ from: 'gram', amount: 2 });
    expect(movementSum(state, kari)).toEqual([
      { from: 'kari', amount: 3 },
      { from: 'magic-shirt', amount: 1 },
    ]);
  });
});
