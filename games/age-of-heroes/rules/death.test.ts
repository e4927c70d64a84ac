import { describe, expect, it } from 'vitest';
import type { Area } from '../content/index.ts';
import type { AnyFrame } from './agenda.ts';
import {
  combatTurn,
  emptyPiles,
  movementTurn,
  pieceOf,
  play,
  player,
  restOfTurn,
  type Scene,
  whereIs,
} from './testing.ts';

type Hero = Scene['heroes'][number];

const newTurn: AnyFrame[] = [{ step: 'turn' }];

/** A fallen Beowulf with two jarls in service, when the next turn begins. */
const fallen = (more: Partial<Hero> = {}, scene: Partial<Scene> = {}): Scene => ({
  heroes: [
    {
      hero: 'beowulf',
      in: 'wessex',
      status: 'dead',
      glory: 7,
      luck: 5,
      hoard: 25,
      rune: 'eon',
      kingdom: ['agdar'],
      final: 13,
      ...more,
    },
    { hero: 'egil', in: 'daffyd', glory: 1 },
  ],
  jarls: [
    { jarl: 'kari', in: 'agdar', of: 0, purse: 12, items: ['mail-coat'], arrived: 'frisia' },
    { jarl: 'amleth', in: 'upland', of: 0, purse: 3 },
  ],
  agenda: newTurn,
  ...scene,
});

describe('after the death of a hero', () => {
  it('[AOH-DEATH-04, AOH-RULING-82] his player withdraws, restarts or transfers to a jarl, before precedence is fixed', () => {
    const game = play(fallen());
    expect([game.kind, game.asked]).toEqual(['afterDeath', [0]]);
    expect(game.options()).toEqual(['withdraw', 'restart', 'transfer:kari', 'transfer:amleth']);
    expect(game.told('order')).toEqual([]);
  });

  it('[AOH-RULING-82] a transfer needs a living jarl in service', () => {
    const game = play(fallen({}, { jarls: [{ jarl: 'kari', in: 'agdar', faceUp: true }] }));
    expect(game.options()).toEqual(['withdraw', 'restart']);
  });

  it('[AOH-RULING-82] until then his jarls stay his: they finish the combat phase, hold countries and collect taxes', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 0, kingdom: ['agdar'] }],
        jarls: [
          { jarl: 'kari', in: 'agdar', of: 0 },
          { jarl: 'amleth', in: 'upland', of: 0 },
        ],
        monsters: [{ monster: 'hauk', in: 'irish-sea' }],
        agenda: [...restOfTurn(), ...combatTurn(0)],
        state: emptyPiles('hauk', 'kari', 'amleth'),
      },
      1,
      6,
    );
    game.choose('area:irish-sea');
    expect(player(game, 0).status).toBe('dead');
    game.choose('area:upland');
    expect(game.told('landWon')).toMatchObject([{ seat: 0, area: 'upland' }]);
    game.choose('done');
    expect(player(game, 0).kingdom).toEqual(['upland', 'agdar']);
    expect(pieceOf(game, 'kari').purse).toBe(5);
    expect(pieceOf(game, 'amleth').purse).toBe(2);
    expect([game.kind, game.state.turn]).toEqual(['afterDeath', 3]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-82] in the last turn there is no choice: the hero counts as withdrawn', () => {
    const game = play(
      {
        options: { turns: 2 },
        heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 0, glory: 4 }],
        monsters: [{ monster: 'hauk', in: 'irish-sea' }],
        agenda: [{ step: 'markTurn' }, ...combatTurn(0)],
      },
      1,
    );
    game.choose('area:irish-sea', 'done');
    expect(game.asked).toEqual([]);
    expect(player(game, 0)).toMatchObject({ status: 'withdrawn', final: 4 });
    expect(game.left).toEqual([]);
  });

  it('[AOH-DEATH-05, AOH-RULING-83] the final glory is reckoned with the values at the moment of death', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 7, glory: 7, hoard: 25 }],
        jarls: [
          { jarl: 'kari', in: 'agdar', of: 0, purse: 40 },
          { jarl: 'amleth', in: 'upland', of: 0 },
        ],
        monsters: [{ monster: 'hauk', in: 'irish-sea' }],
        agenda: [...newTurn, ...combatTurn(0)],
        state: emptyPiles('hauk', 'kari', 'amleth'),
      },
      1,
      1,
    );
    game.choose('area:irish-sea', 'luck:0', 'area:upland', 'done', 'withdraw');
    // 7 glory, 2 for the marks, 2 for the luck, 2 for Kari and 1 for Amleth, who fell only afterwards.
    expect(game.told('slain').map(({ counter }) => counter)).toEqual(['beowulf', 'amleth']);
    expect(game.told('withdrew')).toMatchObject([{ seat: 0, final: 14 }]);
    expect(game.state.players[0]?.final).toBe(14);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-83] a necklace that his jarl hides is no part of it', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 0, glory: 4, hoard: 9 }],
        jarls: [{ jarl: 'kari', in: 'agdar', of: 0, items: ['brosung-necklace'] }],
        monsters: [{ monster: 'hauk', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      1,
    ).choose('area:irish-sea');
    expect(player(game, 0)).toMatchObject({ status: 'dead', final: 6 });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-83] a withdrawal sets jarls free, face down, without items and purses, and countries too', () => {
    const game = play(fallen()).choose('withdraw');
    for (const jarl of ['kari', 'amleth'])
      expect(pieceOf(game, jarl)).toMatchObject({ owner: null, faceUp: false, purse: 0, items: [] });
    expect([whereIs(game, 'kari'), whereIs(game, 'amleth')]).toEqual(['agdar', 'upland']);
    expect(game.state.ground).toEqual([{ item: 'mail-coat', area: 'agdar' }]);
    expect(player(game, 0)).toMatchObject({ status: 'withdrawn', kingdom: [] });
    expect(new Set(game.state.pieces.filter((one) => !one.faceUp).map((one) => one.token)).size).toBe(2);
  });

  it('[AOH-DEATH-06, AOH-RULING-84] a restart brings the hero to a new home with 3 luck and nothing else', () => {
    const game = play(fallen(), 3, 5).choose('restart');
    expect(player(game, 0)).toMatchObject({
      status: 'alive',
      counter: 'beowulf',
      home: 'rhineland',
      glory: 0,
      luck: 3,
      hoard: 0,
      rune: null,
      wounded: false,
      kingdom: [],
      final: null,
    });
    expect(whereIs(game, 'beowulf')).toBe('rhineland');
    expect(pieceOf(game, 'kari')).toMatchObject({ owner: null, faceUp: false, purse: 0 });
    expect(game.left).toEqual([]);
  });

  const onTheGround = (): Partial<Scene> => ({
    state: {
      ground: [
        { item: 'gram', area: 'wessex' },
        { item: 'magic-shirt', area: 'wessex' },
      ],
    },
  });

  it('[AOH-DEATH-07, AOH-RULING-84] in the classic game his sword comes back to him; treasures stay where he fell', () => {
    const game = play(fallen({ fallenSword: 'gram' }, onTheGround()), 1, 1).choose('restart');
    expect(pieceOf(game, 'beowulf').items).toEqual(['gram']);
    expect(game.state.ground).toContainEqual({ item: 'magic-shirt', area: 'wessex' });
    expect(game.state.ground).not.toContainEqual({ item: 'gram', area: 'wessex' });
  });

  it('[AOH-DEATH-07] in the amended game it does not', () => {
    const scene = fallen({ fallenSword: 'gram' }, { ...onTheGround(), options: { ruleset: 'amended' } });
    const game = play(scene, 1, 1).choose('restart');
    expect(pieceOf(game, 'beowulf').items).toEqual([]);
    expect(game.state.ground).toContainEqual({ item: 'gram', area: 'wessex' });
  });

  it('[AOH-DEATH-08, AOH-DEATH-09, AOH-RULING-85] a transfer makes the jarl the hero', () => {
    const game = play(fallen({ wounded: false })).choose('transfer:kari');
    expect(player(game, 0)).toMatchObject({
      status: 'alive',
      counter: 'kari',
      home: 'frisia',
      glory: 0,
      luck: 5,
      hoard: 12,
      rune: null,
      kingdom: ['agdar'],
      final: null,
    });
    expect(pieceOf(game, 'kari')).toMatchObject({ owner: 0, area: 'agdar', purse: 0 });
    expect(pieceOf(game, 'amleth')).toMatchObject({ owner: 0, purse: 3 });
    // He moves first among his own, as the hero does; Egil with his 1 glory goes before him.
    expect(game.told('order')).toMatchObject([{ order: [1, 0] }]);
  });

  it.each(['classic', 'amended'] as const)(
    '[AOH-DEATH-10, AOH-RULING-85] he keeps what he carries; what the dead hero had must be fetched (%s)',
    (ruleset) => {
      const scene = fallen({ fallenSword: 'gram' }, { ...onTheGround(), options: { ruleset } });
      const game = play(scene).choose('transfer:kari');
      expect(pieceOf(game, 'kari').items).toEqual(['mail-coat']);
      expect(game.state.ground).toEqual(onTheGround().state?.ground);
    },
  );

  it.each(['classic', 'amended'] as const)(
    '[AOH-DEATH-10] and anybody who comes there may take it (%s)',
    (ruleset) => {
      const scene = fallen({}, { ...onTheGround(), options: { ruleset } });
      const [beowulf, egil] = scene.heroes as [Hero, Hero];
      const heroes = [beowulf, { ...egil, in: 'wessex' as Area }];
      const game = play({ ...scene, heroes, agenda: [...movementTurn(1), { step: 'afterDeath', seat: 0 }] });
      game.choose('transfer:kari', 'done');
      expect(game.kind).toBe('pickUp');
      expect(game.options()).toEqual(['take:gram', 'take:magic-shirt', 'leave']);
    },
  );
});

/** Kari, who has taken Beowulf's place and wears the mail coat, is attacked by Egil: 5 against 6. */
const jarlHero = (luck: number, dice: number[], agenda: AnyFrame[] = []) => {
  const egil: Hero = { hero: 'egil', in: 'agdar', home: 'daffyd', luck, glory: 1 };
  const scene = fallen({ luck: 0 });
  const game = play(
    {
      ...scene,
      heroes: [scene.heroes[0] as Hero, egil],
      agenda: [...agenda, ...combatTurn(1), { step: 'afterDeath', seat: 0 }],
    },
    ...dice,
  );
  return game.choose('transfer:kari', 'area:agdar', 'target:kari', 'strike', `luck:${luck}`);
};

describe('a jarl who became a hero', () => {
  it.each([
    ['slain', 3, 2],
    ['wounded', 2, 1],
  ] as const)('[AOH-RULING-92] is worth what his factor says to who has him %s', (deed, luck, glory) => {
    const game = jarlHero(luck, [6]).choose('glory');
    expect(game.told('rewarded')).toMatchObject([{ seat: 1, deed, counter: 'kari', glory }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-92] counts no longer as a jarl in the total of his player', () => {
    const scene = fallen({ luck: 0 }, { options: { turns: 3 } });
    const game = play({
      ...scene,
      agenda: [{ step: 'markTurn' }, { step: 'afterDeath', seat: 0 }],
      state: { turn: 3 },
    });
    game.choose('transfer:kari');
    // Kari's purse of 12 is the hoard; Amleth is the only jarl.
    expect(game.told('scored')[0]).toMatchObject({ seat: 0, fromHoard: 1, fromJarls: 1, final: 2 });
  });

  it('[AOH-RULING-86] leaves the same choices when he dies; a restart uses the old hero, and the jarl is dead for good', () => {
    const game = jarlHero(3, [6, 4, 4], newTurn).choose('glory', 'pass', 'done');
    expect(game.options()).toEqual(['withdraw', 'restart', 'transfer:amleth']);
    expect(game.state.slain).toContain('kari');
    game.choose('restart');
    expect(whereIs(game, 'beowulf')).toBe('wessex');
    expect(player(game, 0).counter).toBe('beowulf');
    expect(game.left).toEqual([]);
  });
});

describe('the end that death can bring', () => {
  it('[AOH-RULING-88] the game ends at once when the last hero withdraws', () => {
    const scene = fallen();
    const game = play({ ...scene, heroes: scene.heroes.slice(0, 1) }).choose('withdraw');
    expect(game.asked).toEqual([]);
    expect(game.state).toMatchObject({ phase: 'over', turn: 3 });
    expect(game.game.result(game.state)).toEqual({ winners: [0], standings: [{ seat: 0, score: 13 }] });
  });

  it('[AOH-RULING-88] and goes on while one of them is in play', () => {
    const game = play(fallen()).choose('withdraw');
    expect([game.kind, game.asked]).toEqual(['chooseCounter', [1]]);
  });

  it('[AOH-RULING-91] jarls who fall with their hero cost him before his total is recorded', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 0, glory: 9 }],
        jarls: [{ jarl: 'kari', in: 'irish-sea', of: 0 }],
        monsters: [{ monster: 'stigandi', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      1,
    );
    game.choose('area:irish-sea', 'attacker:beowulf', 'attacker:kari');
    expect(game.kind).toBe('loss');
    expect(player(game, 0).status).toBe('alive');
    game.choose('glory');
    expect(player(game, 0)).toMatchObject({ status: 'dead', glory: 7, final: 7 });
    expect(game.left).toEqual([]);
  });
});
