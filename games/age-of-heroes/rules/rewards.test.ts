import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { State } from './state.ts';
import { combatTurn, pieceOf, play, player, type Scene } from './testing.ts';

const SEA = 'celtic-sea';

/** Who was rewarded, for what and with how much. */
const rewards = (game: Driver<State>) =>
  game
    .told('rewarded')
    .map(
      ({ seat, glory, luck, deed, counter }) => `${seat}: ${deed} ${counter}, ${glory} glory, ${luck} luck`,
    );

/** Takes glory where it is offered until the attacker may attack again; no god is called. */
function settle(game: Driver<State>): Driver<State> {
  while (game.kind !== null && game.kind !== 'attackFrom')
    game.choose(game.kind === 'godCheck' ? 'pass' : (game.options()[0] as string));
  return game;
}

/** Beowulf with Gram, 7, against Egil, 5: 6 is K, 5 is W. */
const beowulf: Scene['heroes'][number] = { hero: 'beowulf', in: SEA, luck: 0, piece: { items: ['gram'] } };
const egil: Scene['heroes'][number] = { hero: 'egil', in: SEA, luck: 0 };
const duel: Scene = { heroes: [beowulf, egil], agenda: combatTurn(0) };

describe('a reward', () => {
  it('[AOH-RULING-23] is glory or luck, chosen for each counter by itself', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: SEA, luck: 9, god: 'odin' }],
        monsters: [
          { monster: 'hauk', in: SEA },
          { monster: 'hogshead', in: SEA },
        ],
        agenda: combatTurn(0),
      },
      // Odin gives 5: 10 − 11 = −1, die 6, luck 3.
      ...[6, 6],
    );
    game.choose(`area:${SEA}`, 'target:hauk', 'target:hogshead', 'luck:3');
    expect(game.options()).toEqual(['glory', 'luck']);
    game.choose('glory');
    expect(game.options()).toEqual(['glory', 'luck']);
    game.choose('luck');
    expect(rewards(game)).toEqual(['0: slain hauk, 3 glory, 0 luck', '0: slain hogshead, 0 glory, 3 luck']);
    // 3 of the glory are Odin's.
    expect(player(game, 0)).toMatchObject({ glory: 3 + 3, luck: 9 - 3 + 3 });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-23] for recruiting is a choice of its own', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: SEA, luck: 1, piece: { items: ['gram'] } }],
        jarls: [{ jarl: 'kari', in: SEA }],
        agenda: combatTurn(0),
      },
      5,
    );
    game.choose(`area:${SEA}`, 'luck:0', 'recruit');
    expect(game.options()).toEqual(['glory', 'luck']);
    game.choose('luck');
    expect(rewards(game)).toEqual(['0: recruited kari, 0 glory, 2 luck']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-24] goes to the attacker for what befell the defenders', () => {
    expect(rewards(settle(play(duel, 6).choose(`area:${SEA}`)))).toEqual(['0: slain egil, 2 glory, 0 luck']);
  });

  it('[AOH-RULING-24] goes to the defender for what befell the attackers', () => {
    // 5 − 7, die 4: k.
    const weak: Scene = { ...duel, heroes: [egil, beowulf] };
    const game = settle(play(weak, 4).choose(`area:${SEA}`));
    expect(rewards(game)).toEqual(['1: slain egil, 2 glory, 0 luck']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-24] goes to the hero when only his jarls fought, attacking or defending', () => {
    const of: Scene = {
      heroes: [
        { hero: 'beowulf', in: 'thule', luck: 0 },
        { hero: 'egil', in: 'finmark', luck: 0 },
      ],
      jarls: [
        { jarl: 'kari', in: SEA, of: 0, items: ['gram'] },
        { jarl: 'ivar', in: SEA, of: 1 },
      ],
      agenda: combatTurn(0),
    };
    // 6 − 4: a 6 slays Ivar, a 1 wounds Kari.
    expect(rewards(settle(play(of, 6).choose(`area:${SEA}`)))).toEqual(['0: slain ivar, 2 glory, 0 luck']);
    expect(rewards(settle(play(of, 1).choose(`area:${SEA}`)))).toEqual(['1: wounded kari, 1 glory, 0 luck']);
  });

  it.each([
    [['egil', 'ragnar'], 1],
    [['ragnar', 'egil'], 2],
    [['hauk', 'ragnar', 'egil'], 2],
  ])('[AOH-RULING-24] goes to the player of the target named first among %j: seat %d', (names, seat) => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: SEA, luck: 0 },
          { hero: 'egil', in: SEA, luck: 0 },
          { hero: 'ragnar', in: SEA, luck: 0 },
        ],
        monsters: names.includes('hauk') ? [{ monster: 'hauk', in: SEA }] : [],
        agenda: combatTurn(0),
      },
      1,
    );
    game.choose(`area:${SEA}`, ...names.map((name) => `target:${name}`));
    expect(rewards(settle(game))).toEqual([`${seat}: slain beowulf, 2 glory, 0 luck`]);
    expect(game.left).toEqual([]);
  });

  it.each([
    ['a monster', { monsters: [{ monster: 'hogshead', in: SEA }] }],
    ['an independent jarl', { jarls: [{ jarl: 'kari', in: SEA, faceUp: true }] }],
  ] as const)('[AOH-RULING-24] is nobody’s when %s has slain', (_who, more) => {
    const heroes: Scene['heroes'] = [{ hero: 'beowulf', in: 'thule', luck: 0 }];
    const eyjolf = { jarl: 'eyjolf', in: SEA, of: 0 } as const;
    const jarls: Scene['jarls'] = [eyjolf, ...('jarls' in more ? more.jarls : [])];
    const game = play({ heroes, ...more, jarls, agenda: combatTurn(0) }, 1).choose(`area:${SEA}`);
    expect(game.told('slain')).toMatchObject([{ counter: 'eyjolf', by: null }]);
    expect(rewards(game)).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-24] is nobody’s when an area has slain, its king’s neither', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'wessex', luck: 0 },
          { hero: 'egil', in: 'thule', luck: 0, kingdom: ['wessex'] },
        ],
        agenda: combatTurn(0),
      },
      1,
    );
    game.choose('area:wessex');
    expect(game.told('slain')).toMatchObject([{ counter: 'beowulf', by: null }]);
    expect(rewards(game)).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-24] is nobody’s when a spell has slain', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: SEA, luck: 0, wounded: true },
          { hero: 'egil', in: SEA, luck: 0 },
        ],
        monsters: [{ monster: 'atli', in: SEA }],
        agenda: combatTurn(0),
      },
      ...[6, 1],
    );
    game.choose(`area:${SEA}`, 'target:atli', 'strike');
    expect(game.told('heroDied')).toMatchObject([{ seat: 0, how: 'spell' }]);
    expect(rewards(settle(game))).toEqual([]);
    expect(game.left).toEqual([]);
  });
});

describe('the worth of a counter', () => {
  it('[AOH-RULING-25] is of the printed combat factor, whatever rune, sword and hail do to it', () => {
    // Egil 5 + 1 + 2 − 4 = 4, against Beowulf 5: 1, die 6, luck 1: K. ⌊5/2⌋ = 2.
    const of: Scene = {
      heroes: [
        { hero: 'beowulf', in: SEA, luck: 1 },
        { hero: 'egil', in: SEA, luck: 0, rune: 'ogal', piece: { items: ['gram'], hail: 4 } },
      ],
      agenda: combatTurn(0),
    };
    const game = play(of, 6).choose(`area:${SEA}`, 'luck:1');
    expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 4, result: 'K' }]);
    expect(rewards(settle(game))).toEqual(['0: slain egil, 2 glory, 0 luck']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-25] is of the printed combat factor for what a jarl’s death costs, too', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: SEA, luck: 0, piece: { items: ['gram'] } },
          { hero: 'egil', in: 'thule', luck: 0, glory: 9 },
        ],
        jarls: [{ jarl: 'kari', in: SEA, of: 1, hail: 3 }],
        agenda: combatTurn(0),
      },
      6,
    );
    game.choose(`area:${SEA}`);
    settle(game);
    expect(player(game, 1).glory).toBe(9 - 2);
    expect(rewards(game)).toEqual(['0: slain kari, 2 glory, 0 luck']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-25] is that of a slain hero when he dies of a second wound', () => {
    const first = settle(play(duel, 5).choose(`area:${SEA}`));
    expect(rewards(first)).toEqual(['0: wounded egil, 1 glory, 0 luck']);
    const heroes = [beowulf, { ...egil, wounded: true }];
    const second = settle(play({ heroes, agenda: combatTurn(0) }, 5).choose(`area:${SEA}`));
    expect(second.told('fought')).toMatchObject([{ result: 'W' }]);
    expect(player(second, 1).status).toBe('dead');
    expect(rewards(second)).toEqual(['0: slain egil, 2 glory, 0 luck']);
    expect([...first.left, ...second.left]).toEqual([]);
  });

  it('[AOH-RULING-25] is paid for a wound that Frey heals at once', () => {
    const heroes: Scene['heroes'] = [beowulf, { ...egil, maidens: ['heals'] }];
    const game = settle(play({ heroes, agenda: combatTurn(0) }, 5).choose(`area:${SEA}`));
    expect(player(game, 1)).toMatchObject({ wounded: false, maidens: [] });
    expect(rewards(game)).toEqual(['0: wounded egil, 1 glory, 0 luck']);
    expect(pieceOf(game, 'egil').area).toBe(SEA);
    expect(game.left).toEqual([]);
  });
});
