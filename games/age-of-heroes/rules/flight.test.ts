import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { AREAS, type Area, distance, isSeaStep } from '../content/index.ts';
import { adjacent } from './paths.ts';
import type { State } from './state.ts';
import { combatTurn, play, player, type Scene, whereIs } from './testing.ts';

const SEA = 'celtic-sea';

type Hero = Scene['heroes'][number];
const beowulf: Hero = { hero: 'beowulf', in: SEA, home: 'thule', luck: 0, glory: 5 };
const egil: Hero = { hero: 'egil', in: SEA, home: 'finmark', luck: 0, glory: 5 };

/** Five against five: 4 is f, 6 is F. */
const duel = (one: Partial<Hero> = {}, other: Partial<Hero> = {}, more: Partial<Scene> = {}): Scene => ({
  heroes: [
    { ...beowulf, ...one },
    { ...egil, ...other },
  ],
  agenda: combatTurn(0),
  ...more,
});

/** A hero alone against Hauk: 4 is f. */
const hunt = (one: Partial<Hero> = {}, more: Partial<Scene> = {}): Scene => ({
  heroes: [{ ...beowulf, ...one }],
  monsters: [{ monster: 'hauk', in: one.in ?? SEA }],
  agenda: combatTurn(0),
  state: { iced: ['connacht', 'finmark', 'mercia', 'trondheim', 'wessex'] },
  ...more,
});

const goals = (game: Driver<State>): Area[] => {
  expect(game.kind).toBe('fleeTo');
  return game.decision().options.map((option) => option.area as Area);
};
const areasAt = (far: number, from: Area = SEA): Area[] =>
  AREAS.filter((area) => distance(from, area) === far);
const pathOf = (game: Driver<State>, id: string): Area[] =>
  game.told('fled').find((event) => event.counter === id)?.path as Area[];

describe('defenders who flee', () => {
  it('[AOH-CRT-12, AOH-RULING-41] go at full speed where the attacker sends them, by a shortest path', () => {
    const game = play(duel(), 6).choose(`area:${SEA}`);
    expect(game.asked).toEqual([0]);
    expect(goals(game)).toEqual(areasAt(4));
    game.choose('fleeTo:thule-sea');
    const path = pathOf(game, 'egil');
    expect(path).toHaveLength(5);
    expect(path.slice(1).every((area, i) => adjacent(path[i] as Area, area))).toBe(true);
    expect(whereIs(game, 'egil')).toBe('thule-sea');
    expect(game.left).toEqual([]);
  });

  it('[AOH-CRT-12] are monsters and jarls too, each at its own speed', () => {
    // Beowulf with Gram against Onund (movement 3): 2, die 4.
    const monster = play(
      duel({ piece: { items: ['gram'] } }, { in: 'thule' }, { monsters: [{ monster: 'onund', in: SEA }] }),
      4,
    ).choose(`area:${SEA}`);
    expect(goals(monster)).toEqual(areasAt(3));
    // Egil 5 and Ivar 4 (movement 2) against 9.
    const jarl = { jarl: 'ivar', in: SEA, of: 1 } as const;
    const kari = { jarl: 'kari', in: SEA, of: 0 } as const;
    const both = play(duel({}, {}, { jarls: [jarl, kari] }), 6);
    both.choose(`area:${SEA}`, 'attacker:beowulf', 'attacker:kari', 'target:egil', 'target:ivar');
    expect(goals(both)).toEqual(areasAt(2));
    expect(goals(both.choose(`fleeTo:${goals(both)[0]}`))).toEqual(areasAt(4));
    expect([...monster.left, ...both.left]).toEqual([]);
  });
});

describe('attackers who flee', () => {
  it('[AOH-CRT-10] go at full speed where the defending player sends them', () => {
    const game = play(duel(), 4).choose(`area:${SEA}`);
    expect(game.asked).toEqual([1]);
    expect(goals(game)).toEqual(areasAt(4));
    game.choose('fleeTo:saxony');
    expect(whereIs(game, 'beowulf')).toBe('saxony');
    expect(game.left).toEqual([]);
  });

  it('[AOH-CRT-10, AOH-RULING-43] go towards home if no player defends: Siegfried from Mercia to Thule', () => {
    // Worked example 26. Daffyd comes before Gwynedd, and Ulster before the North Channel.
    const game = play(hunt({ hero: 'siegfried', in: 'mercia' }), 4).choose('area:mercia');
    expect(distance('mercia', 'thule')).toBe(6);
    expect(pathOf(game, 'siegfried')).toEqual(['mercia', 'daffyd', 'irish-sea', 'ulster', 'hebridean-sea']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-43] stop when they are home', () => {
    const game = play(hunt({ in: 'mercia', home: 'cornwall' }), 4).choose('area:mercia');
    expect(pathOf(game, 'beowulf')).toEqual(['mercia', 'wessex', 'cornwall']);
    expect(game.left).toEqual([]);
  });

  it.each([
    ['an area', { monsters: [], state: {} }, 6],
    ['an independent jarl', { monsters: [], jarls: [{ jarl: 'kari', in: 'wessex', faceUp: true }] }, 3],
  ] as const)('[AOH-RULING-43] go home before %s as before a monster', (_who, more, die) => {
    const game = play(hunt({ in: 'wessex', home: 'cornwall' }, more), die).choose('area:wessex');
    expect(game.told('fought')).toMatchObject([{ result: 'f' }]);
    expect(pathOf(game, 'beowulf')).toEqual(['wessex', 'cornwall']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-43] go, with a jarl turned hero, to where he came onto the map', () => {
    const kari = { jarl: 'kari', in: SEA, of: 0, arrived: 'cornwall' } as const;
    const game = play(
      hunt(
        { status: 'dead', final: 0 },
        { jarls: [kari], agenda: [...combatTurn(0), { step: 'afterDeath', seat: 0 }] },
      ),
      5,
    );
    game.choose('transfer:kari', `area:${SEA}`);
    expect(game.told('fought')).toMatchObject([{ attack: 4, defence: 5, result: 'f' }]);
    expect(pathOf(game, 'kari')).toEqual([SEA, 'cornwall']);
    expect(game.left).toEqual([]);
  });

  it.each([
    [[0, 1, 2], 1],
    [[1, 0, 2], 2],
    [[2, 1, 0], 2],
  ])(
    '[AOH-CRT-10, AOH-RULING-42] are sent from their home by the next in the order %j: seat %d',
    (order, seat) => {
      const game = play(
        {
          heroes: [
            { ...beowulf, home: SEA },
            { ...egil, in: 'finmark' },
            { ...egil, hero: 'ragnar', in: 'finmark' },
          ],
          monsters: [{ monster: 'hauk', in: SEA }],
          agenda: combatTurn(0),
          state: { order },
        },
        4,
      );
      game.choose(`area:${SEA}`);
      expect(game.asked).toEqual([seat]);
      expect(goals(game)).toEqual(areasAt(4));
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-RULING-42] are sent from their home by chance when there is no other player', () => {
    const game = play(hunt({ home: SEA }), 4, 7).choose(`area:${SEA}`);
    expect(game.told('roll').at(-1)).toMatchObject({ for: 'flight', sides: areasAt(4).length });
    expect(whereIs(game, 'beowulf')).toBe(areasAt(4)[6]);
    expect(game.left).toEqual([]);
  });
});

describe('the distance of a flight', () => {
  it.each<[string, Partial<Hero>, number]>([
    ['Eon', { rune: 'eon' }, 5],
    ['the Magic Shirt', { piece: { items: ['magic-shirt'] } }, 5],
    ['both', { rune: 'eon', piece: { items: ['magic-shirt'] } }, 6],
    ['Frey Faxi', { piece: { items: ['frey-faxi'] } }, 4],
  ])('[AOH-RULING-41] with %s is as far as he walks, never as far as he rides', (_what, more, far) => {
    // Balmung, so that the shirt does not matter: 6 − 5, die 5.
    const game = play(duel({ piece: { items: ['balmung'] } }, more), 5).choose(`area:${SEA}`);
    expect(goals(game)).toEqual(areasAt(far));
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-41] is nothing with a movement of 0', () => {
    // Beowulf with Gram 7 against Angantyr 7, die 6.
    const game = play(
      hunt({ piece: { items: ['gram'] } }, { monsters: [{ monster: 'angantyr', in: SEA }] }),
      6,
    ).choose(`area:${SEA}`);
    expect(game.told('fought')).toMatchObject([{ result: 'F' }]);
    expect(game.kind).toBe('godCheck');
    expect(whereIs(game, 'angantyr')).toBe(SEA);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-41] is the greatest that can be reached where the way is shorter', () => {
    // Ireland is small for who may not go to sea.
    const at = { in: 'connacht' } as const;
    const game = play(duel(at, { ...at, piece: { seaBan: 2 } }, { state: { iced: ['connacht'] } }), 6);
    expect(goals(game.choose('area:connacht'))).toEqual(['ulster', 'leinster']);
    expect(game.left).toEqual([]);
  });

  it.each([
    [['egil', 'ragnar'], 1],
    [['ragnar', 'egil'], 2],
  ])('[AOH-RULING-41] is in the direction of the player named first among %j: seat %d', (names, seat) => {
    const heroes = [{ ...beowulf, luck: 4 }, egil, { ...egil, hero: 'ragnar' } as const];
    // 5 − 10: a 6 is f.
    const game = play({ heroes, agenda: combatTurn(0) }, 6).choose(`area:${SEA}`);
    game.choose(...names.map((name) => `target:${name}`), 'luck:0');
    expect(game.told('fought')).toMatchObject([{ result: 'f' }]);
    expect(game.asked).toEqual([seat]);
    expect(game.left).toEqual([]);
  });
});

describe('flight in the amended game', () => {
  const amended = { options: { ruleset: 'amended', godCheck: 'optional' } } as const;

  it('[AMI-DIFF-02, AOH-RULING-44] goes from 0 to full movement, step by step as the winner says', () => {
    const flee = () => play(duel({}, {}, amended), 6).choose(`area:${SEA}`, 'target:egil');
    const game = flee();
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'fleeStep' });
    expect(game.choose('stop').kind).toBe('godCheck');
    expect(whereIs(game, 'egil')).toBe(SEA);
    const far = flee().choose('step:wessex', 'step:mercia', 'step:wessex', 'step:cornwall');
    expect(far.kind).toBe('godCheck');
    expect(whereIs(far, 'egil')).toBe('cornwall');
    // Classic offers destinations at full distance only.
    const classic = play(duel(), 6).choose(`area:${SEA}`);
    expect(goals(classic)).not.toContain('cornwall');
    expect([...game.left, ...far.left, ...classic.left]).toEqual([]);
  });

  it('[AMI-DIFF-02] of an attacker is moved by the defending player', () => {
    const game = play(duel({}, {}, amended), 4).choose(`area:${SEA}`, 'target:egil');
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'fleeStep' });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-44] before a monster is a random walk of full movement through no area twice', () => {
    const game = play(hunt({ in: 'finmark' }, amended), 4, 1, 1, 2).choose('area:finmark', 'target:hauk');
    // Finmark has one way out; then 3, 5 and 3 ways that were not yet taken.
    const sides = game.told('roll').flatMap((roll) => (roll.for === 'flight' ? [roll.sides] : []));
    expect(sides).toEqual([3, 5, 3]);
    expect(pathOf(game, 'beowulf')).toEqual(['finmark', 'trondheim', 'hordaland', 'upland', 'romeirt']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-44] before a monster ends where every way has been taken', () => {
    const of = hunt({ in: 'trondheim', piece: { seaBan: 2 } }, amended);
    const game = play(of, 4, 1).choose('area:trondheim', 'target:hauk');
    expect(pathOf(game, 'beowulf')).toEqual(['trondheim', 'finmark']);
    expect(game.left).toEqual([]);
  });
});

describe('flight under a sea ban', () => {
  it('[AOH-RULING-45] keeps to the land', () => {
    const at = { in: 'wessex' } as const;
    const game = play(duel(at, { ...at, piece: { seaBan: 2 } }, { state: { iced: ['wessex'] } }), 6);
    game.choose('area:wessex');
    const [goal] = goals(game);
    game.choose(`fleeTo:${goal}`);
    const path = pathOf(game, 'egil');
    expect(path.slice(1).some((area, i) => isSeaStep(path[i] as Area, area))).toBe(false);
    expect(game.left).toEqual([]);
  });

  it.each([
    ['sent by the winner', duel({}, { piece: { seaBan: 2 } }), 6, 'egil', 1],
    ['towards home', hunt({ in: 'wessex', piece: { seaBan: 2 } }), 4, 'beowulf', 0],
  ] as const)(
    '[AOH-RULING-45, AOH-RULING-47] stays where no way is open, and loses its glory: %s',
    (_who, of, die, id, seat) => {
      const area = of.heroes[0]!.in;
      const game = play(of, die).choose(`area:${area}`);
      expect(pathOf(game, id)).toEqual([area]);
      expect(player(game, seat).glory).toBe(3);
      expect(game.left).toEqual([]);
    },
  );

  it('[AOH-RULING-45] closes the sea to the winner’s hand in the amended game', () => {
    const at = { in: 'wessex' } as const;
    const more: Partial<Scene> = { options: { ruleset: 'amended' }, state: { iced: ['wessex'] } };
    const of = duel(at, { ...at, piece: { seaBan: 2 } }, more);
    const game = play(of, 6).choose('area:wessex', 'target:egil');
    expect(game.options()).toEqual(['step:cornwall', 'step:sussex', 'step:mercia', 'step:daffyd', 'stop']);
    expect(game.left).toEqual([]);
  });
});

describe('after a flight', () => {
  const troll = {
    monsters: [{ monster: 'hauk', in: 'saxony' }],
    agenda: [...combatTurn(1), ...combatTurn(0)],
  } as const;

  it('[AOH-RULING-46] a counter attacks in its own later turn, where it now stands (classic)', () => {
    const game = play(duel({}, {}, troll), 6).choose(`area:${SEA}`, 'fleeTo:saxony', 'pass', 'pass', 'done');
    expect(game.asked).toEqual([1]);
    // It even owes the monster there its attack.
    expect(game.options()).toEqual(['area:saxony']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-46] a counter attacks no more in this turn (amended)', () => {
    const options = { ruleset: 'amended', godCheck: 'optional' } as const;
    const game = play(duel({}, {}, { ...troll, monsters: [{ monster: 'hauk', in: 'wessex' }], options }), 6);
    game.choose(`area:${SEA}`, 'target:egil', 'step:wessex', 'stop', 'pass', 'pass', 'done');
    expect(game.asked).toEqual([1]);
    expect(game.options()).toEqual(['done']);
    expect(game.left).toEqual([]);
  });

  it.each([
    [5, 3],
    [2, 0],
    [1, 0],
    [0, 0],
  ])('[AOH-RULING-47] a hero with %d glory has %d', (before, after) => {
    // Worked example 14 is the hero with 1.
    const game = play(duel({}, { glory: before }), 6).choose(`area:${SEA}`, 'fleeTo:saxony');
    expect(player(game, 1).glory).toBe(after);
    expect(player(game, 0).glory).toBe(5);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-47] a player whose jarls alone fled has lost nothing', () => {
    const jarls = [{ jarl: 'kari', in: SEA, of: 1 }] as const;
    const game = play(duel({}, { in: 'thule' }, { jarls }), 5).choose(`area:${SEA}`, 'fleeTo:fenland');
    expect(game.told('fled')).toMatchObject([{ counter: 'kari' }]);
    expect(game.told('gloryLost')).toEqual([]);
    expect(game.left).toEqual([]);
  });
});
