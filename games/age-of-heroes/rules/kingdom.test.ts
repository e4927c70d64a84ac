// Winning and losing countries. Taxes and purses: taxes.test.ts

import { describe, expect, it } from 'vitest';
import { AREA, JARLS, LANDS, type Land, MONSTERS } from '../content/index.ts';
import { combatTurn, pieceOf, play, player, restOfTurn, type Scene, whereIs } from './testing.ts';

const RULESETS = ['classic', 'amended'] as const;
const allBut = (...onMap: string[]) => ({
  slain: [...JARLS, ...MONSTERS].filter((id) => !onMap.includes(id)),
});

/** Beowulf, without luck and with his home in Mercia, in this country, in his combat turn. */
const inLand = (land: Land, more: Partial<Scene> = {}, ...faces: number[]) =>
  play(
    {
      heroes: [{ hero: 'beowulf', in: land, home: 'mercia', glory: 5, luck: 0 }],
      agenda: combatTurn(0),
      ...more,
    },
    ...faces,
  );

describe('attacking a country', () => {
  it('[AOH-KING-01] is open to hero, jarls or both, in a land area that is not iced and not his own', () => {
    const scene: Partial<Scene> = {
      heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, kingdom: ['sussex'] }],
      jarls: [
        { jarl: 'kari', in: 'sussex', of: 0 },
        { jarl: 'ivar', in: 'cornwall', of: 0 },
        { jarl: 'erik', in: 'daffyd', of: 0 },
        { jarl: 'hagen', in: 'celtic-sea', of: 0 },
      ],
      state: { iced: ['daffyd'] },
    };
    expect(inLand('wessex', scene).options()).toEqual(['area:cornwall', 'area:wessex', 'done']);
    const jarl = inLand('wessex', scene, 6).choose('area:cornwall');
    expect(jarl.told('attacked')).toMatchObject([{ attackers: ['ivar'], targets: ['land'] }]);
    expect(player(jarl, 0).kingdom).toEqual(['cornwall', 'sussex']);
    const both = inLand('cornwall', { ...scene, heroes: [{ hero: 'beowulf', in: 'cornwall', luck: 0 }] }, 6);
    both.choose('area:cornwall', 'attacker:beowulf', 'attacker:ivar');
    expect(both.told('fought')).toMatchObject([{ attack: 9, defence: 2, result: 'K' }]);
    expect(player(both, 0).kingdom).toEqual(['cornwall']);
  });

  it('[AOH-KING-02] meets the tax factor as its strength, in every country', () => {
    for (const land of LANDS) {
      const game = inLand(land, { heroes: [{ hero: 'beowulf', in: land, home: 'thule', luck: 0 }] }, 6);
      game.choose(`area:${land}`);
      expect(game.told('fought')).toMatchObject([{ attack: 5, defence: AREA[land].tax }]);
      expect(game.left).toEqual([]);
    }
  });

  it.each([
    ['northumberland', 4, 'F', true],
    ['northumberland', 5, 'W', true],
    ['northumberland', 6, 'K', true],
    ['northumberland', 3, 'n', false],
    ['northumberland', 2, 'f', false],
    ['northumberland', 1, 'w', false],
    ['wessex', 1, 'k', false],
  ] as const)(
    '[AOH-KING-03] is won on F, W or K and on nothing else: %s, die %i, %s',
    (land, die, result, won) => {
      const game = inLand(land, {}, die).choose(`area:${land}`);
      expect(game.told('fought')).toMatchObject([{ result }]);
      expect(player(game, 0).kingdom).toEqual(won ? [land] : []);
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-KING-04] costs the attackers what any lost battle costs', () => {
    const jarls: Scene['jarls'] = [{ jarl: 'ivar', in: 'wessex', of: 0 }];
    const fight = (die: number) =>
      inLand('wessex', { jarls }, die).choose('area:wessex', 'attacker:beowulf', 'attacker:ivar');
    const killed = fight(2);
    expect(killed.told('fought')).toMatchObject([{ attack: 9, defence: 10, result: 'k' }]);
    expect(killed.state.slain).toEqual(['ivar']);
    killed.choose('glory');
    expect(player(killed, 0)).toMatchObject({ status: 'dead', kingdom: [] });
    const wounded = fight(4);
    expect(wounded.told('fought')).toMatchObject([{ result: 'w' }]);
    expect(player(wounded, 0)).toMatchObject({ wounded: true, glory: 5 });
    expect(wounded.state.piles.jarls).toContain('ivar');
    const fled = fight(5);
    expect(fled.told('fought')).toMatchObject([{ result: 'f' }]);
    expect(player(fled, 0).glory).toBe(3);
    expect([whereIs(fled, 'beowulf'), whereIs(fled, 'ivar')]).toEqual(['mercia', 'mercia']);
  });

  it('[AOH-KING-05] is the one attack of the turn in the classic game', () => {
    const jarls: Scene['jarls'] = [{ jarl: 'kari', in: 'northumberland', faceUp: true }];
    const game = inLand('northumberland', { jarls }, 3);
    game.choose('area:northumberland', 'target:land', 'strike', 'pass');
    expect(game.told('fought')).toMatchObject([{ result: 'n' }]);
    expect(game.options()).toEqual(['done']);
  });

  it('[AOH-KING-05] is the one attack on this target in the amended game', () => {
    const jarls: Scene['jarls'] = [{ jarl: 'kari', in: 'northumberland', faceUp: true }];
    const game = inLand('northumberland', { jarls, options: { ruleset: 'amended' } }, 3, 6);
    game.choose('area:northumberland', 'target:land', 'area:northumberland');
    expect(game.told('fought')).toMatchObject([{ result: 'n' }]);
    expect(game.options()).toEqual(['target:kari', 'back']);
  });
});

describe('a country with others in it', () => {
  const guarded: Partial<Scene> = { monsters: [{ monster: 'hauk', in: 'northumberland' }] };

  it('[AOH-KING-06, AMI-DIFF-33] is fought together with them in one battle of the classic game', () => {
    const game = inLand('northumberland', guarded, 4).choose('area:northumberland', 'target:land');
    // The monster must be named before the attack may begin.
    expect(game.options()).toEqual(['target:hauk']);
    game.choose('target:hauk');
    expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 3 + 5 }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-KING-06] can be left alone while the monster is fought, and wins both when the battle is won', () => {
    const lucky = {
      ...guarded,
      heroes: [{ hero: 'beowulf' as const, in: 'northumberland' as const, luck: 9 }],
    };
    const alone = inLand('northumberland', lucky, 6);
    alone.choose('area:northumberland', 'target:hauk', 'strike', 'luck:2', 'glory');
    expect(alone.told('fought')).toMatchObject([{ defence: 5, result: 'K' }]);
    expect(player(alone, 0).kingdom).toEqual([]);
    const both = inLand('northumberland', lucky, 6);
    both.choose('area:northumberland', 'target:hauk', 'target:land', 'luck:3', 'glory');
    expect(both.told('fought')).toMatchObject([{ defence: 8, result: 'W' }]);
    expect(whereIs(both, 'hauk')).toBeNull();
    expect(player(both, 0).kingdom).toEqual(['northumberland']);
  });

  it('[AOH-KING-06, AMI-DIFF-33] is fought in a battle of its own in the amended game', () => {
    const game = inLand('northumberland', { ...guarded, options: { ruleset: 'amended' } }, 5, 6, 5, 6);
    game.choose('area:northumberland', 'target:land');
    expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 3, result: 'W' }]);
    expect(game.options()).not.toContain('done');
    game.choose('area:northumberland', 'target:hauk');
    expect(game.told('fought')[1]).toMatchObject({ attack: 5, defence: 5, result: 'n' });
    expect(game.left).toEqual([]);
  });
});

describe('conquest', () => {
  const owned = (...faces: number[]) =>
    play(
      {
        heroes: [
          { hero: 'beowulf', in: 'cornwall', luck: 0 },
          { hero: 'egil', in: 'cornwall', luck: 0, kingdom: ['cornwall'] },
        ],
        jarls: [{ jarl: 'kari', in: 'cornwall', of: 1 }],
        agenda: combatTurn(0),
      },
      ...faces,
    );

  it('[AOH-RULING-77] takes a country from another hero at once; his counters there do not defend it', () => {
    const game = owned(6).choose('area:cornwall', 'target:land', 'strike');
    expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 2, result: 'K' }]);
    expect(game.told('landWon')).toMatchObject([{ seat: 0, area: 'cornwall', from: 1 }]);
    expect(game.state.players.map(({ kingdom }) => kingdom)).toEqual([['cornwall'], []]);
    expect([whereIs(game, 'egil'), whereIs(game, 'kari')]).toEqual(['cornwall', 'cornwall']);
  });

  it('[AOH-RULING-77] may be joined with an attack on those who hold it', () => {
    const game = owned(6).choose('area:cornwall', 'target:land', 'target:egil', 'strike', 'enough');
    expect(game.told('fought')).toMatchObject([{ attack: 5, defence: 2 + 5 }]);
  });

  it('[AOH-RULING-77] needs no hero: jarls win countries for him', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'thule', luck: 0 }],
        jarls: [{ jarl: 'kari', in: 'cornwall', of: 0 }],
        agenda: combatTurn(0),
      },
      6,
    ).choose('area:cornwall', 'done');
    expect(player(game, 0).kingdom).toEqual(['cornwall']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-77] offers neither an iced country nor the own nor the sea', () => {
    const targets = (more: Partial<Scene>, area: 'cornwall' | 'celtic-sea' = 'cornwall') =>
      play({
        heroes: [{ hero: 'beowulf', in: area, luck: 0, ...(more.heroes?.[0] ?? {}) }],
        agenda: combatTurn(0),
        ...(more.state && { state: more.state }),
      }).options();
    expect(targets({})).toEqual(['area:cornwall', 'done']);
    expect(targets({ state: { iced: ['cornwall'] } })).toEqual(['done']);
    expect(targets({ heroes: [{ hero: 'beowulf', in: 'cornwall', kingdom: ['cornwall'] }] })).toEqual([
      'done',
    ]);
    expect(targets({}, 'celtic-sea')).toEqual(['done']);
  });

  it('[AOH-KING-18] gives no glory, neither when it is won nor at the end', () => {
    const won = inLand('northumberland', {}, 6).choose('area:northumberland', 'pass', 'done');
    expect(player(won, 0)).toMatchObject({ kingdom: ['northumberland'], glory: 5, luck: 0 });
    const king = play({
      heroes: [{ hero: 'beowulf', in: 'thule', luck: 0, kingdom: ['frankland', 'armorica', 'wessex'] }],
      state: { turn: 20 },
      agenda: [{ step: 'markTurn' }],
    });
    expect(player(king, 0).final).toBe(0);
  });
});

describe('losing a country', () => {
  it('[AOH-KING-09, AOH-RULING-79] happens when it is empty in the taxes phase', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'wessex', kingdom: ['cornwall', 'wessex', 'mercia'] }],
      jarls: [
        { jarl: 'kari', in: 'mercia', of: 0 },
        { jarl: 'ivar', in: 'cornwall', faceUp: true },
      ],
      agenda: [{ step: 'taxes' }],
    });
    expect(player(game, 0).kingdom).toEqual(['wessex', 'mercia']);
    expect(game.told('landLost')).toMatchObject([{ seat: 0, area: 'cornwall' }]);
  });

  it('[AOH-KING-09] must be made good by a new attack', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, kingdom: ['cornwall'] }],
        state: allBut(),
        agenda: [{ step: 'turn' }],
      },
      6,
    ).choose('done', 'done', 'counter:beowulf', 'step:cornwall', 'stop', 'done');
    expect(player(game, 0)).toMatchObject({ kingdom: [], hoard: 0 });
    expect(game.options()).toContain('area:cornwall');
    game.choose('area:cornwall', 'pass', 'done');
    expect(player(game, 0)).toMatchObject({ kingdom: ['cornwall'], hoard: 2 });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-79] does not follow from leaving it and coming back in the same turn', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'cornwall', luck: 0, kingdom: ['cornwall'] }],
      state: allBut(),
      agenda: [{ step: 'turn' }],
    }).choose('counter:beowulf', 'step:wessex', 'step:cornwall', 'stop', 'done', 'done');
    expect(player(game, 0)).toMatchObject({ kingdom: ['cornwall'], hoard: 2 });
  });

  it.each(RULESETS)(
    '[AOH-RULING-79] is not prevented by a jarl who was driven out in combat: %s',
    (ruleset) => {
      const game = play(
        {
          options: { ruleset, godCheck: 'optional' },
          heroes: [
            { hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: ['gram'] } },
            { hero: 'egil', in: 'thule', luck: 0, kingdom: ['wessex'] },
          ],
          jarls: [{ jarl: 'hagen', in: 'wessex', of: 1 }],
          state: { ...allBut('hagen'), order: [0, 1] },
          agenda: [...restOfTurn(), ...combatTurn(0)],
        },
        ...[1, 6, 5],
      );
      game.choose('area:wessex', 'target:hagen', ...(ruleset === 'classic' ? ['strike'] : []));
      expect(game.told('fought')).toMatchObject([{ attack: 7, defence: 2, result: 'F' }]);
      game.choose(...(ruleset === 'classic' ? ['fleeTo:gwynedd'] : ['step:mercia', 'stop']), 'pass', 'done');
      expect(pieceOf(game, 'hagen').area).not.toBe('wessex');
      expect(player(game, 1).kingdom).toEqual([]);
    },
  );
});
