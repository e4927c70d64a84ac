// Taxes: who collects them, who carries them, who gets them.

import { describe, expect, it } from 'vitest';
import { JARLS, MONSTERS } from '../content/index.ts';
import {
  combatTurn,
  movementTurn,
  pieceOf,
  play,
  player,
  restOfTurn,
  type Scene,
  whereIs,
} from './testing.ts';

const allBut = (...onMap: string[]) => ({
  slain: [...JARLS, ...MONSTERS].filter((id) => !onMap.includes(id)),
});

const taxes = (of: Omit<Scene, 'agenda'>) => play({ ...of, agenda: [{ step: 'taxes' }] });

describe('collecting', () => {
  it('[AOH-KING-07] yields taxes in every turn in which the hero or one of his jarls is there', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'frankland', luck: 0, kingdom: ['frankland', 'wessex'] }],
      jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
      state: allBut('kari'),
      agenda: [{ step: 'turn' }],
    });
    for (const turns of [1, 2, 3]) {
      game.choose('done', 'done');
      expect(player(game, 0).hoard).toBe(8 * turns);
      expect(pieceOf(game, 'kari').purse).toBe(10 * turns);
    }
  });

  it('[AOH-RULING-78] pays once a turn, from the turn of conquest on', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'northumberland', luck: 0 }],
        jarls: [{ jarl: 'kari', in: 'northumberland', of: 0 }],
        state: allBut('kari'),
        agenda: [...restOfTurn(), ...combatTurn(0)],
      },
      6,
    ).choose('area:northumberland', 'attacker:beowulf', 'ready', 'pass', 'done');
    expect(game.told('taxed')).toMatchObject([{ area: 'northumberland', marks: 3, jarl: null }]);
    expect(player(game, 0).hoard).toBe(3);
    expect(pieceOf(game, 'kari').purse).toBe(0);
    expect(game.left).toEqual([]);
  });

  it.each([
    ['frankland', 8],
    ['wessex', 10],
    ['cornwall', 2],
  ] as const)('[AOH-KING-08] yields the tax factor in marks, and one more with Geofu: %s', (land, marks) => {
    for (const [rune, more] of [
      [null, 0],
      ['geofu', 1],
      ['eon', 0],
    ] as const) {
      const game = taxes({ heroes: [{ hero: 'beowulf', in: land, rune, kingdom: [land] }] });
      expect(player(game, 0).hoard).toBe(marks + more);
    }
  });

  it('[AOH-KING-08, AOH-KING-11] puts nine marks into the purse of the jarl who holds Frankland for a hero with Geofu', () => {
    const game = taxes({
      heroes: [{ hero: 'beowulf', in: 'thule', rune: 'geofu', kingdom: ['frankland'] }],
      jarls: [{ jarl: 'kari', in: 'frankland', of: 0 }],
    });
    expect(pieceOf(game, 'kari').purse).toBe(9);
    expect(player(game, 0).hoard).toBe(0);
  });

  it('[AOH-KING-10] goes straight into the hoard when the hero is there, whatever jarls are with him', () => {
    const game = taxes({
      heroes: [{ hero: 'beowulf', in: 'frankland', hoard: 5, kingdom: ['frankland'] }],
      jarls: [{ jarl: 'kari', in: 'frankland', of: 0 }],
    });
    expect(player(game, 0).hoard).toBe(13);
    expect(pieceOf(game, 'kari').purse).toBe(0);
  });

  it('[AOH-RULING-78] lets the player say which of several jarls takes the taxes', () => {
    const game = taxes({
      heroes: [{ hero: 'beowulf', in: 'thule', kingdom: ['frankland'] }],
      jarls: [
        { jarl: 'kari', in: 'frankland', of: 0 },
        { jarl: 'ivar', in: 'frankland', of: 0 },
        { jarl: 'erik', in: 'wessex', of: 0 },
      ],
    });
    expect(game.options()).toEqual(['holder:kari', 'holder:ivar']);
    expect(game.state.phase).toBe('taxes');
    game.choose('holder:ivar');
    expect(['kari', 'ivar', 'erik'].map((id) => pieceOf(game, id).purse)).toEqual([0, 8, 0]);
  });

  it('[AOH-KING-07] yields nothing to a jarl who is not in the area, nor from areas outside the kingdom', () => {
    const game = taxes({
      heroes: [{ hero: 'beowulf', in: 'wessex' }],
      jarls: [{ jarl: 'kari', in: 'frankland', of: 0 }],
    });
    expect(player(game, 0).hoard).toBe(0);
    expect(pieceOf(game, 'kari').purse).toBe(0);
  });
});

describe('handing over', () => {
  const carrier = (heroIn: 'wessex' | 'mercia', jarlIn: 'wessex' | 'mercia'): Scene => ({
    heroes: [{ hero: 'beowulf', in: heroIn, hoard: 1 }],
    jarls: [{ jarl: 'kari', in: jarlIn, of: 0, purse: 6 }],
    agenda: movementTurn(0),
  });

  const stranger: Pick<Scene, 'heroes'> = {
    heroes: [
      { hero: 'beowulf', in: 'thule' },
      { hero: 'egil', in: 'wessex' },
    ],
  };

  it('[AOH-KING-12, AOH-KING-14, AOH-RULING-80] happens when the hero moves through the area of the jarl', () => {
    const game = play(carrier('wessex', 'mercia'));
    game.choose('counter:beowulf', 'step:mercia', 'step:northumberland', 'stop', 'done');
    expect(player(game, 0).hoard).toBe(7);
    expect(pieceOf(game, 'kari')).toMatchObject({ purse: 0, area: 'mercia' });
    expect(game.told('handedOver')).toMatchObject([{ jarl: 'kari', marks: 6, area: 'mercia' }]);
  });

  it('[AOH-KING-13, AOH-KING-14, AOH-RULING-80] happens when the jarl carries them to the hero, or past him', () => {
    const game = play(carrier('wessex', 'mercia'));
    game.choose('counter:kari', 'step:wessex', 'step:cornwall', 'stop', 'done');
    expect(player(game, 0).hoard).toBe(7);
    expect(pieceOf(game, 'kari')).toMatchObject({ purse: 0, area: 'cornwall' });
  });

  it('[AOH-KING-13] leaves them with the jarl while he travels', () => {
    const game = play(carrier('wessex', 'mercia')).choose('counter:kari', 'step:gwynedd', 'stop', 'done');
    expect(pieceOf(game, 'kari')).toMatchObject({ purse: 6, area: 'gwynedd' });
    expect(player(game, 0).hoard).toBe(1);
  });

  it('[AOH-RULING-80] happens at the start of movement when both are in the same area', () => {
    const game = play({ ...carrier('wessex', 'wessex'), agenda: [{ step: 'movement', next: 0 }] });
    expect(game.kind).toBe('chooseCounter');
    expect(player(game, 0).hoard).toBe(7);
    expect(pieceOf(game, 'kari').purse).toBe(0);
  });

  it('[AOH-RULING-80] happens on forced moves, too', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', home: 'northumberland', luck: 0 }],
        jarls: [{ jarl: 'kari', in: 'mercia', of: 0, purse: 6 }],
        monsters: [{ monster: 'hauk', in: 'wessex' }],
        agenda: combatTurn(0),
      },
      4,
    ).choose('area:wessex', 'target:hauk', 'strike');
    expect(game.told('fled')).toMatchObject([{ path: ['wessex', 'mercia', 'northumberland'] }]);
    expect(player(game, 0).hoard).toBe(6);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-80] does not happen between jarls, nor with the hero of another player', () => {
    const game = play({
      ...stranger,
      jarls: [
        { jarl: 'kari', in: 'mercia', of: 0, purse: 6 },
        { jarl: 'ivar', in: 'wessex', of: 0, purse: 1 },
      ],
      agenda: movementTurn(0),
    }).choose('counter:kari', 'step:wessex', 'stop', 'done');
    expect([pieceOf(game, 'kari').purse, pieceOf(game, 'ivar').purse]).toEqual([6, 1]);
    expect(game.state.players.map(({ hoard }) => hoard)).toEqual([0, 0]);
    const passing = play({ ...carrier('wessex', 'mercia'), ...stranger, agenda: movementTurn(1) });
    passing.choose('counter:egil', 'step:mercia', 'stop', 'done');
    expect(pieceOf(passing, 'kari').purse).toBe(6);
  });

  it('[AOH-RULING-81] comes too late after turn 20: purses count nothing', () => {
    const final = (hoard: number, purse: number) => {
      const game = play({
        heroes: [{ hero: 'beowulf', in: 'thule', luck: 0, hoard }],
        jarls: [{ jarl: 'hagen', in: 'wessex', of: 0, purse }],
        state: { turn: 20 },
        agenda: restOfTurn(),
      });
      return player(game, 0).final;
    };
    expect(final(30, 0)).toBe(3 + 1);
    expect(final(9, 30)).toBe(0 + 1);
  });
});

describe('death', () => {
  /** Egil's jarl Hagen, with a purse, is slain by these. */
  const robbery = (attackers: Pick<Scene, 'heroes' | 'jarls'>, choices: string[]) => {
    const [robber, ...others] = attackers.heroes;
    return play(
      {
        heroes: [
          robber as Scene['heroes'][number],
          { hero: 'egil', in: 'thule', luck: 0, hoard: 3 },
          ...others,
        ],
        jarls: [{ jarl: 'hagen', in: 'wessex', of: 1, purse: 11 }, ...(attackers.jarls ?? [])],
        agenda: [...movementTurn(0), ...combatTurn(0)],
      },
      6,
    ).choose('area:wessex', ...choices);
  };

  it('[AOH-KING-15] gives the purse of a slain jarl to the killer: a hero puts it into his hoard', () => {
    const game = robbery({ heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, hoard: 2 }] }, [
      'target:hagen',
      'strike',
      'glory',
    ]);
    expect(game.told('fought')).toMatchObject([{ result: 'K' }]);
    expect(player(game, 0).hoard).toBe(13);
    expect(player(game, 1).hoard).toBe(3);
    expect(game.left).toEqual([]);
  });

  it('[AOH-KING-15, AOH-KING-16] lets a jarl who killed carry them until he meets his hero', () => {
    const game = robbery(
      {
        heroes: [{ hero: 'beowulf', in: 'mercia', luck: 0 }],
        jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
      },
      ['target:hagen', 'strike', 'glory', 'done'],
    );
    expect(pieceOf(game, 'kari').purse).toBe(11);
    expect(player(game, 0).hoard).toBe(0);
    game.choose('counter:kari', 'step:mercia', 'stop', 'done');
    expect(player(game, 0).hoard).toBe(11);
  });

  it('[AOH-KING-15] works for a defender who kills an attacking jarl', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'thule', luck: 0 },
          { hero: 'egil', in: 'wessex', luck: 0 },
        ],
        jarls: [{ jarl: 'hagen', in: 'wessex', of: 0, purse: 11 }],
        agenda: combatTurn(0),
      },
      1,
    ).choose('area:wessex', 'target:egil', 'strike', 'glory', 'pass', 'done');
    expect(game.told('fought')).toMatchObject([{ result: 'k' }]);
    expect(player(game, 1).hoard).toBe(11);
    expect(game.left).toEqual([]);
  });

  it('[AOH-KING-17] gives nobody the hoard of a slain hero', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'wessex', luck: 3, hoard: 1, piece: { items: ['gram'] } },
          { hero: 'egil', in: 'wessex', luck: 0, hoard: 40 },
        ],
        agenda: combatTurn(0),
      },
      6,
    ).choose('area:wessex', 'target:egil', 'strike', 'luck:0', 'glory');
    expect(game.told('fought')).toMatchObject([{ result: 'K' }]);
    expect(whereIs(game, 'egil')).toBeNull();
    expect(player(game, 0).hoard).toBe(1);
    expect(game.told('purseTaken')).toEqual([]);
    expect(game.left).toEqual([]);
  });
});
