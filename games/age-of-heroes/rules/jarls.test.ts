import { describe, expect, it } from 'vitest';
import type { JarlId } from '../content/index.ts';
import {
  combatTurn,
  emptyPiles,
  movementTurn,
  pieceOf,
  play,
  player,
  restOfTurn,
  type Scene,
} from './testing.ts';

type Hero = Scene['heroes'][number];

const servants = (...jarls: JarlId[]): NonNullable<Scene['jarls']> =>
  jarls.map((jarl) => ({ jarl, in: 'irish-sea', of: 0 }));

describe('jarls in service', () => {
  it.each(['classic', 'amended'] as const)(
    '[AOH-JARL-11, AMI-DIFF-31] move, fight, hold countries and carry taxes for their hero (%s)',
    (ruleset) => {
      const game = play(
        {
          options: { ruleset, freeMoveOrder: true },
          heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0 }],
          jarls: [{ jarl: 'kari', in: 'agdar', of: 0 }],
          agenda: [...restOfTurn(), ...combatTurn(0), ...movementTurn(0)],
          state: emptyPiles('kari'),
        },
        4,
      );
      game.choose('counter:kari', 'step:upland', 'stop', 'done');
      game.choose('area:upland', ...(ruleset === 'amended' ? ['target:land'] : []), 'done');
      expect(game.told('fought')).toMatchObject([{ attack: 4, defence: 2, result: 'F' }]);
      expect(player(game, 0).kingdom).toEqual(['upland']);
      expect(pieceOf(game, 'kari').purse).toBe(2);
      expect(game.left).toEqual([]);
    },
  );

  const deeds = [
    ['the troll Hauk', { monsters: [{ monster: 'hauk', in: 'irish-sea' }] }, 'hauk', 3],
    ['a hero', {}, 'egil', 2],
    ['a jarl', { jarls: [...servants('kari', 'ivar'), { jarl: 'erik', in: 'irish-sea', of: 1 }] }, 'erik', 1],
  ] as const;
  it.each(
    deeds.flatMap((row) =>
      (['classic', 'amended'] as const).map((ruleset) => [row[0], ruleset, row] as const),
    ),
  )(
    '[AOH-JARL-12, AMI-DIFF-30] win glory for their hero by slaying %s without him (%s)',
    (_, ruleset, [, more, target, glory]) => {
      const egil: Hero = {
        hero: 'egil',
        in: target === 'egil' ? 'irish-sea' : 'thule',
        luck: 0,
        home: 'thule',
      };
      const game = play(
        {
          agenda: combatTurn(0),
          options: { ruleset },
          jarls: servants('kari', 'ivar'),
          ...(more as Partial<Scene>),
          heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0 }, egil],
        },
        6,
      );
      game.choose('area:irish-sea');
      game.choose(...(ruleset === 'classic' ? ['attacker:kari', 'attacker:ivar'] : [`target:${target}`]));
      game.choose('glory');
      expect(game.told('slain')).toMatchObject([{ counter: target, by: 0 }]);
      expect(player(game, 0).glory).toBe(glory);
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-JARL-13] win countries without their hero, also from another king', () => {
    const game = play(
      {
        heroes: [
          { hero: 'beowulf', in: 'wessex', luck: 0 },
          { hero: 'egil', in: 'thule', luck: 0, kingdom: ['agdar'] },
        ],
        jarls: [
          { jarl: 'kari', in: 'agdar', of: 0 },
          { jarl: 'ivar', in: 'agdar', of: 0 },
        ],
        agenda: combatTurn(0),
      },
      3,
    );
    game.choose('area:agdar', 'attacker:kari', 'attacker:ivar');
    expect(game.told('landWon')).toMatchObject([{ seat: 0, area: 'agdar', from: 1 }]);
    expect([player(game, 0).kingdom, player(game, 1).kingdom]).toEqual([['agdar'], []]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-JARL-15] come back from the pile face down, unwounded and in nobody’s service', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0 }],
        jarls: [{ jarl: 'kari', in: 'irish-sea', of: 0, purse: 9, lostFrom: 3, lostUntil: 3, seaBan: 3 }],
        monsters: [{ monster: 'glam', in: 'irish-sea' }],
        agenda: [{ step: 'placeJarls' }, ...combatTurn(0)],
        state: emptyPiles('kari', 'glam'),
      },
      ...[6, 3],
      ...[3, 5],
    );
    game.choose('area:irish-sea', 'done');
    expect(game.told('wounded')).toMatchObject([{ counter: 'kari' }]);
    expect(pieceOf(game, 'kari')).toMatchObject({
      area: 'rhineland',
      owner: null,
      faceUp: false,
      purse: 0,
      lostUntil: 0,
      seaBan: 0,
    });
    expect(pieceOf(game, 'kari').token).toBeGreaterThan(1);
    expect(game.left).toEqual([]);
  });
});
