import { describe, expect, it } from 'vitest';
import type { AnyFrame } from './agenda.ts';
import { combatTurn, emptyPiles, movementTurn, play, player, type Scene, whereIs } from './testing.ts';

type Hero = Scene['heroes'][number];

/** A wounded Beowulf at home in Upland when turn 3 begins. */
const wounded = (hero: Partial<Hero> = {}, more: Partial<Scene> = {}): Scene => ({
  heroes: [{ hero: 'beowulf', in: 'upland', home: 'upland', luck: 0, wounded: true, ...hero }],
  agenda: [{ step: 'turn' }],
  state: emptyPiles(),
  ...more,
});

describe('healing', () => {
  const turns: [what: string, hero: Partial<Hero>, choices: string[], dice: number[], healed: boolean][] = [
    ['who stays at home', {}, ['done', 'done'], [], true],
    ['who stays elsewhere', { home: 'wessex' }, ['done', 'done'], [], false],
    ['who stays elsewhere with Ing', { home: 'wessex', rune: 'ing' }, ['done', 'done'], [], true],
    [
      'who leaves his home and comes back',
      {},
      ['counter:beowulf', 'step:agdar', 'step:upland', 'stop', 'done', 'done'],
      [],
      false,
    ],
    ['who attacks from his home', {}, ['done', 'area:upland', 'pass', 'done'], [2], false],
    ['who loses the turn at home', { piece: { lostFrom: 3, lostUntil: 3 } }, ['done', 'done'], [], true],
    [
      'who comes home only in this turn',
      { in: 'agdar' },
      ['counter:beowulf', 'step:upland', 'stop', 'done', 'done'],
      [],
      false,
    ],
  ];
  it.each(turns)(
    '[AOH-DEATH-01, AOH-RULING-61, AOH-RUNE-09] a turn of rest heals the hero: one %s',
    (_, hero, choices, dice, healed) => {
      const game = play(wounded(hero), ...dice).choose(...choices);
      expect(game.state.turn).toBe(4);
      expect(player(game, 0).wounded).toBe(!healed);
      expect(game.told('healed')).toEqual(healed ? [{ type: 'healed', seat: 0, how: 'rest' }] : []);
      expect(game.left).toEqual([]);
    },
  );
});

describe('wounds', () => {
  /** Beowulf attacks the troll Hauk; a three wounds him. */
  const struck = (hero: Partial<Hero>, ...dice: number[]) =>
    play(
      {
        heroes: [{ hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck: 0, ...hero }],
        monsters: [{ monster: 'hauk', in: 'irish-sea' }],
        agenda: [{ step: 'markTurn' }, ...combatTurn(0)],
        state: emptyPiles('hauk'),
      },
      ...dice,
    ).choose('area:irish-sea');

  it('[AOH-DEATH-02] a second wound on top of an open one is death', () => {
    const first = struck({}, 3);
    expect(player(first, 0)).toMatchObject({ status: 'alive', wounded: true });
    const second = struck({ wounded: true }, 3);
    expect(player(second, 0).status).toBe('dead');
    expect(second.told('heroDied')).toMatchObject([{ seat: 0, how: 'battle' }]);
    expect(whereIs(second, 'beowulf')).toBeNull();
    expect([...first.left, ...second.left]).toEqual([]);
  });

  it('[AOH-DEATH-03] a wound takes neither strength nor speed', () => {
    expect(struck({ wounded: true }, 5).told('fought')).toMatchObject([{ attack: 5 }]);
    const steps = ['mercia', 'wessex', 'sussex', 'east-anglia'].map((area) => `step:${area}`);
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'northumberland', wounded: true }],
      agenda: movementTurn(0),
    });
    game.choose('counter:beowulf', ...steps);
    expect(whereIs(game, 'beowulf')).toBe('east-anglia');
  });

  it("[AOH-GOD-06] Frey's maiden heals the next wound at the moment it is received, and only that one", () => {
    const game = struck({ maidens: ['heals'] }, 3);
    expect(player(game, 0)).toMatchObject({ wounded: false, maidens: [] });
    expect(game.told('freyHealed')).toHaveLength(1);
    expect(game.left).toEqual([]);
  });

  it('[AOH-GOD-07] of two maidens the first heals at once and the second waits for the next wound', () => {
    const game = struck({ maidens: ['heals', 'worship'] }, 3);
    expect(player(game, 0)).toMatchObject({ wounded: false, maidens: ['worship'], worshipUntil: 0 });
  });

  it('[AMI-DIFF-10] in the amended game the second maiden heals like the first', () => {
    const game = play(
      {
        options: { ruleset: 'amended' },
        heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 0 }],
        monsters: [
          { monster: 'hauk', in: 'irish-sea' },
          { monster: 'onund', in: 'irish-sea' },
        ],
        agenda: combatTurn(0),
      },
      // No result, then Frey and his two maidens; later the wound from Onund, which nobody notices.
      ...[5, 1, 1, 5],
      ...[3, 6],
    );
    game.choose('area:irish-sea', 'target:hauk', 'area:irish-sea', 'target:onund');
    expect(player(game, 0)).toMatchObject({ wounded: false, maidens: ['heals'] });
    expect(game.left).toEqual([]);
    const next = struck({ maidens: player(game, 0).maidens }, 3);
    expect(player(next, 0)).toMatchObject({ wounded: false, maidens: [], worshipUntil: 0 });
  });

  it('[AOH-RULING-63] a maiden does not save a hero who already has a wound (example 23)', () => {
    const game = struck({ wounded: true, maidens: ['heals'] }, 3);
    expect(player(game, 0).status).toBe('dead');
    expect(game.left).toEqual([]);
  });

  it('[AOH-GOD-08, AOH-RULING-64] the second maiden asks for the next two turns, at the end of which he is healed', () => {
    const game = struck({ maidens: ['worship'] }, 3);
    expect(game.told('worshipBegan')).toMatchObject([{ seat: 0, until: 4 }]);
    game.choose('pass', 'done');
    for (const turn of [3, 4]) {
      expect(game.state.turn).toBe(turn);
      expect(player(game, 0).wounded).toBe(true);
      game.choose('done', 'done');
    }
    expect(game.state.turn).toBe(5);
    expect(player(game, 0)).toMatchObject({ wounded: false, worshipUntil: 0 });
    expect(game.told('healed')).toEqual([{ type: 'healed', seat: 0, how: 'worship' }]);
    expect(game.left).toEqual([]);
  });

  /** Turn 3 of a worship that lasts until turn 4. */
  const worshipping = (agenda: AnyFrame[], more: Partial<Scene> = {}): Scene => ({
    heroes: [{ hero: 'beowulf', in: 'mercia', luck: 0, glory: 5, wounded: true, worshipUntil: 4 }],
    agenda,
    state: { turn: 3 },
    ...more,
  });

  it('[AOH-GOD-09, AOH-RULING-64] who walks away from the altar is warned, and killed if he goes', () => {
    const game = play(worshipping(movementTurn(0))).choose('counter:beowulf', 'step:wessex');
    expect(game.options()).toEqual(['dare', 'stay']);
    game.choose('stay');
    expect(whereIs(game, 'beowulf')).toBe('mercia');
    game.choose('step:wessex', 'dare');
    expect(game.told('heroDied')).toMatchObject([{ seat: 0, how: 'frey' }]);
  });

  it('[AOH-RULING-64] who worships may not attack and owes no monster an attack', () => {
    const game = play(worshipping(combatTurn(0), { monsters: [{ monster: 'hauk', in: 'mercia' }] }));
    expect(game.options()).toEqual(['done']);
  });

  it('[AOH-RULING-64] being driven away is no refusal, and the count goes on', () => {
    const scene = worshipping(combatTurn(1));
    const egil: Hero = { hero: 'egil', in: 'mercia', home: 'wessex', luck: 0 };
    const game = play({ ...scene, heroes: [...scene.heroes, egil] }, 6);
    game.choose('area:mercia', 'target:beowulf', 'strike');
    game.choose(game.options()[0] as string);
    expect(whereIs(game, 'beowulf')).not.toBe('mercia');
    expect(player(game, 0)).toMatchObject({ status: 'alive', wounded: true, worshipUntil: 4 });
    expect(game.left).toEqual([]);
  });
});
