import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Area } from '../content/index.ts';
import type { AnyFrame } from './agenda.ts';
import { rules } from './game.ts';
import type { State } from './state.ts';
import { combatTurn, pieceOf, play, player, type Scene, whereIs } from './testing.ts';

const SEA = 'celtic-sea';

type Hero = Scene['heroes'][number];
const beowulf: Hero = { hero: 'beowulf', in: SEA, home: 'thule', luck: 0, glory: 9 };
const egil: Hero = { hero: 'egil', in: SEA, home: 'finmark', luck: 0, glory: 5 };

/** The end of this turn, after the combat turns of these seats; then the next turn begins. */
const untilNextTurn = (...seats: number[]): AnyFrame[] => [
  { step: 'markTurn' },
  ...seats.toReversed().flatMap((seat) => combatTurn(seat)),
];

const fights = (game: Driver<State>) =>
  game.told('fought').map(({ attack, defence }) => ({ attack, defence }));

describe('Hagall', () => {
  const hail: Scene = {
    heroes: [
      { ...beowulf, in: 'cornwall' },
      { ...egil, in: 'cornwall' },
    ],
    jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
    monsters: [{ monster: 'atli', in: 'cornwall' }],
    agenda: untilNextTurn(0, 1),
  };

  it('[AOH-SPELL-06, AOH-RULING-28] weakens each counter in the area, the caster too, for the rest of the turn', () => {
    // Hagall, then 4 − 1 at 2: n. In his own turn Egil is as weak; Atli casts Is. Again n.
    const game = play(hail, 1, 2, 2, 2);
    game.choose('area:cornwall', 'target:atli', 'strike', 'pass', 'done');
    game.choose('area:cornwall', 'target:atli', 'strike');
    expect(game.told('fought').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(fights(game)).toEqual([
      { attack: 4, defence: 1 },
      { attack: 4, defence: 1 },
    ]);
    expect(pieceOf(game, 'kari').hail).toBe(0);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-06, AOH-RULING-28] is over in the next turn', () => {
    const game = play({ ...hail, heroes: [hail.heroes[0]!], agenda: untilNextTurn(0) }, 1, 2);
    game.choose('area:cornwall', 'target:atli', 'strike');
    expect(fights(game)).toEqual([{ attack: 4, defence: 1 }]);
    // In the next turn nobody moves, and Atli casts Is.
    game.load(2, 2).choose('pass', 'done', 'done', 'area:cornwall', 'target:atli', 'strike');
    expect(fights(game).at(-1)).toEqual({ attack: 5, defence: 2 });
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-07, AOH-RULING-28] closes the sea in the next turn to all who were in the area', () => {
    const game = play({ ...hail, agenda: untilNextTurn(0) }, 1, 2);
    game.choose('area:cornwall', 'target:atli', 'strike', 'pass', 'done');
    expect(game.state.turn).toBe(3);
    game.choose('counter:beowulf');
    expect(game.options()).toEqual(['step:wessex', 'stop']);
    game.choose('step:wessex');
    expect(game.options()).not.toContain('step:celtic-sea');
    // Kari was not there.
    game.choose('stop', 'counter:kari');
    expect(game.options()).toContain('step:celtic-sea');
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-07] opens the sea again in the turn after that', () => {
    const heroes = [{ ...beowulf, in: 'cornwall', piece: { seaBan: 3 } }] as const;
    const agenda: AnyFrame[] = [{ step: 'turn' }];
    const banned = play({ heroes, agenda }).choose('counter:beowulf');
    expect(banned.options()).toEqual(['step:wessex', 'stop']);
    const free = play({ heroes, agenda, state: { turn: 3 } }).choose('counter:beowulf');
    expect(free.options()).toContain('step:celtic-sea');
  });

  it('[AOH-RULING-28] lowers no combat factor below 0, and no tax factor', () => {
    // Two Hagalls, and one more that Amleth had already: Beowulf 3 against Hedin 2, Amleth 0 and Cornwall 2.
    const game = play(
      {
        heroes: [
          { ...beowulf, in: 'cornwall' },
          { ...egil, in: 'thule' },
        ],
        jarls: [{ jarl: 'amleth', in: 'cornwall', of: 1, hail: 1 }],
        monsters: [{ monster: 'hedin', in: 'cornwall' }],
        agenda: combatTurn(0),
      },
      ...[1, 1, 1],
    );
    game.choose('area:cornwall', 'target:hedin', 'target:amleth', 'target:land');
    expect(fights(game)).toEqual([{ attack: 3, defence: 2 + 0 + 2 }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-28] does not touch who comes later in the turn', () => {
    // Egil, driven to Cornwall by Ragnar afterwards, is as strong as ever.
    const ragnar: Hero = { ...egil, hero: 'ragnar', in: 'wessex' };
    const game = play(
      {
        options: { ruleset: 'amended', godCheck: 'optional' },
        heroes: [{ ...beowulf, in: 'cornwall' }, ragnar, { ...egil, in: 'wessex' }],
        monsters: [{ monster: 'atli', in: 'cornwall' }],
        agenda: [...combatTurn(1), ...combatTurn(0)],
      },
      ...[1, 2, 6],
    );
    game.choose('area:cornwall', 'target:atli', 'pass', 'done');
    game.choose('area:wessex', 'target:egil', 'step:cornwall', 'stop');
    expect(whereIs(game, 'egil')).toBe('cornwall');
    expect([pieceOf(game, 'beowulf').hail, pieceOf(game, 'egil').hail]).toEqual([1, 0]);
    expect(pieceOf(game, 'egil').seaBan).toBe(0);
    expect(game.left).toEqual([]);
  });
});

describe('Is', () => {
  const ice = (area: Area, more: Partial<Scene> = {}): Scene => ({
    heroes: [
      { ...beowulf, in: area },
      { ...egil, in: area },
    ],
    monsters: [{ monster: 'atli', in: area }],
    agenda: [...combatTurn(1), ...combatTurn(0)],
    ...more,
  });
  const cast = ['area:cornwall', 'target:atli', 'strike'];

  it('[AOH-SPELL-08] forbids a kingdom in the area to everybody from then on', () => {
    // 5 − 2, die 2: n.
    const game = play(ice('cornwall'), 2, 2).choose(...cast, 'pass', 'done');
    expect(game.asked).toEqual([1]);
    game.choose('area:cornwall');
    expect(game.options()).toEqual(['target:beowulf', 'target:atli']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-SPELL-08] still does so turns later', () => {
    const game = play({
      heroes: [{ ...beowulf, in: 'cornwall' }],
      agenda: combatTurn(0),
      state: { turn: 19, iced: ['cornwall'] },
    });
    expect(game.options()).toEqual(['done']);
  });

  it('[AOH-SPELL-09, AOH-RULING-29] ends the kingdom of whoever holds the area, at once', () => {
    const [one, other] = ice('cornwall').heroes as [Hero, Hero];
    for (const [seat, heroes] of [
      [0, [{ ...one, kingdom: ['cornwall', 'wessex'] }, other]],
      [1, [one, { ...other, kingdom: ['cornwall', 'wessex'] }]],
    ] as [number, Hero[]][]) {
      const game = play(ice('cornwall', { heroes }), 2, 2).choose(...cast);
      expect(player(game, seat).kingdom).toEqual(['wessex']);
      expect(game.told('iced')).toMatchObject([{ area: 'cornwall', owner: seat }]);
      expect(game.left).toEqual([]);
    }
  });

  it('[AOH-SPELL-10] is recorded for the rest of the game and seen by all', () => {
    const game = play(ice('cornwall', { agenda: untilNextTurn(0) }), 2, 2).choose(...cast, 'pass', 'done');
    expect(game.state.turn).toBe(3);
    for (const seat of [0, 1, null])
      expect(rules.redact(structuredClone(game.state), seat).iced, `${seat}`).toEqual(['cornwall']);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-29] takes an area out of the running battle', () => {
    // 5 against Atli 2 without the 2 of Cornwall, die 5: K, a rune is learned, and no land is won.
    const game = play(ice('cornwall'), 2, 5, 1).choose(
      'area:cornwall',
      'target:land',
      'target:atli',
      'strike',
    );
    game.choose('glory');
    expect(fights(game)).toEqual([{ attack: 5, defence: 2 }]);
    expect(game.told('slain')).toMatchObject([{ counter: 'atli' }]);
    expect(player(game, 0).kingdom).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-29] does nothing at sea', () => {
    const game = play(ice(SEA), 2, 2).choose(`area:${SEA}`, 'target:atli', 'strike');
    expect(game.state.iced).toEqual([]);
    expect(game.told('iced')).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-29] changes nothing a second time', () => {
    const monsters = [{ monster: 'hedin', in: 'cornwall' }] as const;
    const game = play(ice('cornwall', { monsters }), 2, 2, 4).choose(
      'area:cornwall',
      'target:hedin',
      'strike',
    );
    expect(game.told('spellCast')).toHaveLength(2);
    expect(game.told('iced')).toHaveLength(1);
    expect(game.state.iced).toEqual(['cornwall']);
    expect(game.left).toEqual([]);
  });
});

describe('Jara', () => {
  const jara: Scene = {
    heroes: [beowulf, egil],
    jarls: [
      { jarl: 'kari', in: SEA, of: 0 },
      { jarl: 'ivar', in: 'thule', of: 0 },
    ],
    monsters: [{ monster: 'atli', in: SEA }],
    agenda: untilNextTurn(0),
  };
  const attack = [`area:${SEA}`, 'attacker:beowulf', 'ready', 'target:atli', 'strike'];

  it('[AOH-SPELL-11, AOH-RULING-30] takes the next turn: neither movement nor attack; the battle goes on', () => {
    // 5 − 2, die 2: n.
    const game = play(jara, 3, 2).choose(...attack);
    expect(fights(game)).toEqual([{ attack: 5, defence: 2 }]);
    game.choose('pass', 'done');
    expect(game.state.turn).toBe(3);
    // Of Beowulf’s counters only Ivar, far away, may move; of Egil’s none.
    expect(game.options()).toEqual(['counter:ivar', 'done']);
    game.choose('done');
    expect([game.asked, game.options()]).toEqual([[1], ['done']]);
    game.choose('done');
    expect(game.state.phase).toBe('combat');
    expect(game.options()).toEqual(['area:thule', 'done']);
    game.choose('done');
    expect([game.asked, game.options()]).toEqual([[1], ['done']]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-30] leaves him to be attacked, to help, to flee, to hold and to tax a country', () => {
    const lost = { lostFrom: 2, lostUntil: 2 };
    const game = play(
      {
        heroes: [
          { ...beowulf, in: 'cornwall', home: 'cornwall', piece: { items: ['gram'] } },
          { ...egil, in: 'cornwall', kingdom: ['cornwall'], piece: lost },
        ],
        jarls: [
          { jarl: 'kari', in: 'cornwall', of: 1, ...lost },
          { jarl: 'amleth', in: 'cornwall', of: 1, ...lost },
        ],
        agenda: [{ step: 'taxes' }, ...combatTurn(0)],
      },
      6,
    );
    // 7 against Kari 4 and Amleth 2, die 6: W. Then nobody is left to attack.
    game.choose('area:cornwall', 'target:kari', 'strike', 'call:amleth', 'enough');
    expect(game.told('cameToHelp')).toMatchObject([{ counters: ['amleth'] }]);
    expect(fights(game)).toEqual([{ attack: 7, defence: 6 }]);
    while (game.kind !== 'attackFrom') game.choose(game.options().at(-1) as string);
    game.choose('done');
    expect(player(game, 1)).toMatchObject({ kingdom: ['cornwall'], hoard: 2 });
    // And one more who loses his turn is driven away.
    const flight = play({ heroes: [beowulf, { ...egil, piece: lost }], agenda: combatTurn(0) }, 6);
    flight.choose(`area:${SEA}`, 'fleeTo:saxony');
    expect(whereIs(flight, 'egil')).toBe('saxony');
    expect([...game.left, ...flight.left]).toEqual([]);
  });

  it('[AOH-RULING-31] cast twice takes the next two turns', () => {
    const game = play(
      { heroes: [beowulf], monsters: [{ monster: 'hedin', in: SEA }], agenda: untilNextTurn(0) },
      ...[3, 3, 4],
      // A monster and a jarl are placed in turn 3, and again in turn 4.
      ...[20, 1, 1, 1, 1, 1, 20, 1, 1, 1, 1, 1],
    );
    game.choose(`area:${SEA}`, 'pass', 'done');
    for (const turn of [3, 4]) {
      expect(game.state.turn).toBe(turn);
      expect(game.options()).toEqual(['done']);
      game.choose('done');
      expect(game.options()).toEqual(['done']);
      game.choose('done');
    }
    expect(game.state.turn).toBe(5);
    expect(game.options()).toContain('counter:beowulf');
    expect(game.left).toEqual([]);
  });
});
