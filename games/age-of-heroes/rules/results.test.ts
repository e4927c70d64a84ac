import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Result } from '../content/index.ts';
import { movementFactor } from './pieces.ts';
import type { State } from './state.ts';
import { combatTurn, pieceOf, play, player, type Scene, whereIs } from './testing.ts';

const SEA = 'celtic-sea';
const BOTH = ['classic', 'amended'] as const;

/** Equal sides and a 5: n, which luck turns into any other result. */
const LUCK: Readonly<Record<Result, number>> = { k: -3, w: -2, f: -1, n: 0, F: 1, W: 2, K: 3 };
const bid = (result: Result): string => `luck:${LUCK[result]}`;

/** Answers whatever is asked until the attacker may attack again; no god is called. */
function settle(game: Driver<State>): Driver<State> {
  while (game.kind !== null && game.kind !== 'attackFrom')
    game.choose(game.kind === 'godCheck' ? 'pass' : (game.options()[0] as string));
  return game;
}

/** What became of a counter that fought at sea. */
function fate(game: Driver<State>, id: string): string {
  const { state } = game;
  const seat = state.players.findIndex((one) => one.hero === id);
  if (seat >= 0 && state.players[seat]?.status === 'dead') return 'slain';
  if (state.slain.some((other) => other === id)) return 'slain';
  if ([...state.piles.jarls, ...state.piles.monsters].some((other) => other === id)) return 'in the pile';
  if (game.told('fled').some((event) => event.counter === id)) return 'fled';
  return seat >= 0 && state.players[seat]?.wounded ? 'wounded' : 'unharmed';
}

const fates = (game: Driver<State>, ...ids: string[]): string[] => ids.map((id) => fate(game, id));

/** Beowulf with Gram and Amleth against Egil and Ivar: nine against nine. */
const melee: Scene = {
  heroes: [
    { hero: 'beowulf', in: SEA, home: 'thule', luck: 9, piece: { items: ['gram'] } },
    { hero: 'egil', in: SEA, home: 'finmark', luck: 0, glory: 9 },
  ],
  jarls: [
    { jarl: 'amleth', in: SEA, of: 0 },
    { jarl: 'ivar', in: SEA, of: 1 },
  ],
  monsters: [{ monster: 'hauk', in: SEA }],
  agenda: combatTurn(0),
};
const meleeWithout = (scene: Scene = melee): Scene => ({ ...scene, monsters: [] });
const clash = ['attacker:beowulf', 'attacker:amleth', 'target:egil', 'target:ivar'];

function fight(result: Result, of: Scene = meleeWithout()): Driver<State> {
  const game = play(of, 5).choose(`area:${SEA}`, ...clash, bid(result));
  expect(game.told('fought')).toMatchObject([{ attack: 9, defence: 9, result }]);
  return game;
}

describe('a result', () => {
  it.each([
    ['k', ['slain', 'slain'], ['unharmed', 'unharmed']],
    ['w', ['wounded', 'in the pile'], ['unharmed', 'unharmed']],
    ['f', ['fled', 'fled'], ['unharmed', 'unharmed']],
    ['n', ['unharmed', 'unharmed'], ['unharmed', 'unharmed']],
    ['F', ['unharmed', 'unharmed'], ['fled', 'fled']],
    ['W', ['unharmed', 'unharmed'], ['wounded', 'in the pile']],
    ['K', ['unharmed', 'unharmed'], ['slain', 'slain']],
  ] as const)(
    '[AOH-CRT-06, AOH-CRT-07] %s leaves the attackers %j and the defenders %j',
    (result, own, other) => {
      const game = settle(fight(result));
      expect(fates(game, 'beowulf', 'amleth')).toEqual(own);
      expect(fates(game, 'egil', 'ivar')).toEqual(other);
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-CRT-07] strikes only those who take part in the battle', () => {
    const game = play(meleeWithout(), 1).choose(`area:${SEA}`, 'attacker:beowulf', 'ready');
    // Beowulf 7 against Ivar 4, Egil stays out of it: 3, die 1, luck 4 gives K.
    game.choose('target:ivar', 'strike', 'enough', 'luck:4');
    expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 4, result: 'K' }]);
    expect(fates(settle(game), 'ivar', 'egil', 'amleth')).toEqual(['slain', 'unharmed', 'unharmed']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CRT-08] k removes the attackers for good', () => {
    const game = settle(fight('k'));
    expect(player(game, 0).status).toBe('dead');
    expect(game.state.slain).toEqual(['amleth']);
    expect(game.state.piles.jarls).not.toContain('amleth');
    expect([whereIs(game, 'beowulf'), whereIs(game, 'amleth')]).toEqual([null, null]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CRT-09] w sends jarls to the pile, from which they come back face down, unhurt and free', () => {
    const of = meleeWithout({ ...melee, agenda: [{ step: 'placeJarls' }, ...combatTurn(0)] });
    const game = settle(fight('w', of));
    const { jarls } = game.state.piles;
    // Two heroes live, so two jarls are placed: Amleth, last in the pile, and another.
    game.load(jarls.length, 4, 3, 1, 1, 1).choose('done');
    const amleth = pieceOf(game, 'amleth');
    expect(amleth).toMatchObject({ area: 'cornwall', owner: null, faceUp: false, purse: 0, items: [] });
    expect(game.left).toEqual([]);
  });

  it('[AOH-CRT-09] w has no other effect on a hero: he fights and moves as before', () => {
    const game = settle(fight('w'));
    expect(player(game, 0).wounded).toBe(true);
    expect(movementFactor(game.state, pieceOf(game, 'beowulf'))).toBe(4);
    const heroes = [{ ...melee.heroes[0]!, wounded: true }, melee.heroes[1]!];
    const again = fight('n', meleeWithout({ ...melee, heroes }));
    expect([...game.left, ...again.left]).toEqual([]);
  });

  it('[AOH-CRT-11] n changes nothing but the luck that was spent', () => {
    const before = play(meleeWithout()).state;
    const game = settle(fight('n'));
    expect(game.state.pieces.map(({ id, area, items }) => ({ id, area, items }))).toEqual(
      before.pieces.map(({ id, area, items }) => ({ id, area, items })),
    );
    expect(game.state.players).toEqual(before.players);
    expect(game.left).toEqual([]);
  });

  it('[AOH-CRT-13] W wounds heroes and sends jarls and monsters to their piles, to be drawn again', () => {
    const of: Scene = {
      ...melee,
      heroes: [{ ...melee.heroes[0]!, god: 'odin' }, melee.heroes[1]!],
      agenda: [{ step: 'placeMonsters' }, ...combatTurn(0)],
    };
    // Odin gives 5: 14 against Egil, Ivar and Hauk 14.
    const game = play(of, 6, 5).choose(`area:${SEA}`, ...clash, 'target:hauk', bid('W'));
    expect(game.told('fought')).toMatchObject([{ attack: 14, defence: 14, result: 'W' }]);
    settle(game);
    expect(fates(game, 'egil', 'ivar', 'hauk')).toEqual(['wounded', 'in the pile', 'in the pile']);
    game.load(game.state.piles.monsters.length, 4, 3, 20, 1, 1).choose('done');
    expect(pieceOf(game, 'hauk')).toMatchObject({ area: 'cornwall', faceUp: true, hail: 0 });
    expect(game.left).toEqual([]);
  });

  it('[AOH-CRT-14] K removes the defenders for good', () => {
    const of: Scene = { ...melee, heroes: [{ ...melee.heroes[0]!, god: 'odin' }, melee.heroes[1]!] };
    const game = settle(play(of, 6, 5).choose(`area:${SEA}`, ...clash, 'target:hauk', bid('K')));
    expect(player(game, 1).status).toBe('dead');
    expect(game.state.slain).toEqual(expect.arrayContaining(['ivar', 'hauk']));
    expect(game.state.piles.jarls).not.toContain('ivar');
    expect(game.state.piles.monsters).not.toContain('hauk');
    expect(['egil', 'ivar', 'hauk'].map((id) => whereIs(game, id))).toEqual([null, null, null]);
    expect(game.left).toEqual([]);
  });
});

describe('a result against an area or a face-down jarl', () => {
  it.each(['F', 'W', 'K', 'n', 'k', 'w', 'f'] as const)(
    '[AOH-CRT-15] %s wins or spares a country',
    (result) => {
      // Beowulf 5 against Agdar 5.
      const heroes = [{ hero: 'beowulf', in: 'agdar', home: 'thule', luck: 9 }] as const;
      const game = play({ heroes, agenda: combatTurn(0) }, 5).choose('area:agdar', bid(result));
      expect(settle(game).told('fought')).toMatchObject([{ result }]);
      expect(player(game, 0).kingdom).toEqual('FWK'.includes(result) ? ['agdar'] : []);
      expect(game.left).toEqual([]);
    },
  );

  it.each(['F', 'W', 'K', 'n', 'k', 'w', 'f'] as const)(
    '[AOH-CRT-15] %s allows or denies recruiting',
    (result) => {
      // Beowulf with Balmung 6 against Bjarki 3: 3, die 2.
      const game = play(
        {
          heroes: [{ hero: 'beowulf', in: SEA, home: 'thule', luck: 9, piece: { items: ['balmung'] } }],
          jarls: [{ jarl: 'bjarki', in: SEA }],
          agenda: combatTurn(0),
        },
        2,
      );
      game.choose(`area:${SEA}`, bid(result));
      expect(game.kind === 'recruit').toBe('FWK'.includes(result));
      expect(settle(game).told('fought')).toMatchObject([{ result }]);
      expect(game.left).toEqual([]);
    },
  );

  it.each(BOTH)('[AMI-DIFF-32] strikes all attackers of the area, hero and jarls (%s)', (ruleset) => {
    const of: Scene = {
      options: { ruleset, godCheck: 'optional' },
      heroes: [{ hero: 'beowulf', in: 'wessex', home: 'thule', luck: 0 }],
      jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
      agenda: combatTurn(0),
    };
    const attack = (die: number) => {
      // 9 − 10 = −1.
      const game = play(of, die).choose('area:wessex');
      game.choose(...(ruleset === 'classic' ? ['attacker:beowulf', 'attacker:kari'] : ['target:land']));
      expect(game.left).toEqual([]);
      return settle(game);
    };
    expect(fates(attack(3), 'beowulf', 'kari')).toEqual(['slain', 'slain']);
    expect(fates(attack(4), 'beowulf', 'kari')).toEqual(['wounded', 'in the pile']);
  });
});

describe('several kinds of defender under one result', () => {
  // 15 and Odin's 3 against Egil 5, Amleth 2, Hauk 5, Horsa 2, Hengist 2 and Cornwall 2.
  const host: Scene = {
    heroes: [
      { hero: 'beowulf', in: 'cornwall', home: 'thule', luck: 9, god: 'odin', piece: { items: ['gram'] } },
      { hero: 'egil', in: 'cornwall', home: 'finmark', luck: 0, glory: 9 },
    ],
    jarls: [
      { jarl: 'kari', in: 'cornwall', of: 0 },
      { jarl: 'ivar', in: 'cornwall', of: 0 },
      { jarl: 'amleth', in: 'cornwall', of: 1 },
      { jarl: 'horsa', in: 'cornwall' },
      { jarl: 'hengist', in: 'cornwall' },
    ],
    monsters: [{ monster: 'hauk', in: 'cornwall' }],
    agenda: combatTurn(0),
  };

  it.each([
    ['F', ['fled', 'fled', 'fled', 'fled']],
    ['W', ['wounded', 'in the pile', 'in the pile', 'in the pile']],
    ['K', ['slain', 'slain', 'slain', 'slain']],
  ] as const)(
    '[AOH-RULING-22] %s: hero, jarl, monster and refused jarl are %j, the area is won',
    (result, expected) => {
      const game = play(host, 5, 5).choose(
        'area:cornwall',
        'attacker:beowulf',
        'attacker:kari',
        'attacker:ivar',
      );
      for (const name of ['egil', 'amleth', 'hauk', 'jarl-4', 'jarl-5', 'land'])
        game.choose(`target:${name}`);
      game.choose(bid(result));
      // One offer for each of the two who lay face down.
      expect(game.told('recruitOffered')).toMatchObject([{ jarl: 'horsa' }]);
      game.choose('refuse');
      expect(game.told('recruitOffered')).toMatchObject([{ jarl: 'horsa' }, { jarl: 'hengist' }]);
      game.choose('recruit');
      settle(game);
      expect(game.told('fought')).toMatchObject([{ attack: 18, defence: 18, result }]);
      expect(fates(game, 'egil', 'amleth', 'hauk', 'horsa')).toEqual(expected);
      expect(pieceOf(game, 'hengist')).toMatchObject({ owner: 0, area: 'cornwall' });
      expect(player(game, 0).kingdom).toEqual(['cornwall']);
      expect(game.left).toEqual([]);
    },
  );
});
