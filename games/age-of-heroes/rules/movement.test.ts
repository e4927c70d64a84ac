import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { AREA, type Area, JARLS, type JarlId, MONSTERS } from '../content/index.ts';
import { rules } from './game.ts';
import {
  combatTurn,
  movementTurn,
  pieceOf,
  play,
  player,
  restOfTurn,
  type Scene,
  scene,
  whereIs,
} from './testing.ts';

const steps = (areas: readonly Area[]): string[] => areas.map((to) => `step:${to}`);

/** Six areas around Scotland, from Wessex. */
const NORTH = ['mercia', 'northumberland', 'dalriada', 'pictland', 'hebrides', 'thule-sea'] as const;

describe('how far', () => {
  it('[AOH-MOV-01] moves a counter through as many areas as its movement factor, each step to an adjacent area', () => {
    const rows: [JarlId | 'beowulf', number][] = [
      ['beowulf', 4],
      ['kari', 3],
      ['ivar', 2],
    ];
    for (const [counter, factor] of rows) {
      const game = play({
        heroes: [{ hero: 'beowulf', in: 'wessex' }],
        jarls: [
          { jarl: 'kari', in: 'wessex', of: 0 },
          { jarl: 'ivar', in: 'wessex', of: 0 },
        ],
        agenda: movementTurn(0),
      }).choose(`counter:${counter}`);
      expect(game.options()).toEqual([...steps(AREA.wessex.neighbours), 'stop']);
      game.choose(...steps(NORTH.slice(0, factor)));
      expect(game.options()).toEqual(['stop']);
      expect(whereIs(game, counter)).toBe(NORTH[factor - 1]);
    }
  });

  it('[AOH-MOV-02] lets counters enter, cross, stop in and stay in sea areas at the cost of land', () => {
    const crossing: Area[] = ['celtic-sea', 'irish-sea', 'north-channel', 'hebridean-sea'];
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'wessex' }],
      state: { slain: [...JARLS, ...MONSTERS] },
      agenda: [{ step: 'turn' }],
    });
    game.choose('counter:beowulf', ...steps(crossing));
    expect(game.options()).toEqual(['stop']);
    game.choose('stop', 'done', 'done');
    expect(whereIs(game, 'beowulf')).toBe('hebridean-sea');
    game.choose('done', 'done');
    expect(game.state.turn).toBe(5);
    expect(whereIs(game, 'beowulf')).toBe('hebridean-sea');
    game.choose('counter:beowulf', 'step:ulster', 'step:leinster', 'step:celtic-sea', 'step:cornwall');
    expect(game.options()).toEqual(['stop']);
  });

  it.each([0, 1, 2, 3, 4])('[AOH-MOV-03] lets a hero stop after any number of areas: %i', (areas) => {
    const game = play({ heroes: [{ hero: 'beowulf', in: 'wessex' }], agenda: movementTurn(0) });
    game.choose('counter:beowulf', ...steps(NORTH.slice(0, areas)), 'stop', 'done');
    expect(whereIs(game, 'beowulf')).toBe(areas === 0 ? 'wessex' : NORTH[areas - 1]);
  });

  const walks: [what: string, changes: Partial<Scene['heroes'][number]>, areas: number][] = [
    ['nothing', {}, 4],
    ['the rune Eon', { rune: 'eon' }, 5],
    ['the Magic Shirt', { piece: { items: ['magic-shirt'] } }, 5],
    ['Eon and the shirt', { rune: 'eon', piece: { items: ['magic-shirt'] } }, 6],
    ['a sea ban of Hagall', { piece: { seaBan: 2 } }, 4],
  ];

  it.each(walks)(
    '[AOH-MOV-08, AOH-TREAS-11] changes movement by treasures, runes and spells: %s',
    (what, changes, areas) => {
      const game = play({ heroes: [{ hero: 'beowulf', in: 'wessex', ...changes }], agenda: movementTurn(0) });
      game.choose('counter:beowulf', ...steps(NORTH.slice(0, areas)));
      expect(game.options()).toEqual(['stop']);
      if (what.startsWith('a sea ban')) expect(whereIs(game, 'beowulf')).toBe('pictland');
    },
  );

  it('[AOH-MOV-08] closes the sea to a counter that Hagall has struck, and changes movement by Njord', () => {
    const banned = play({
      heroes: [{ hero: 'beowulf', in: 'wessex', piece: { seaBan: 2 } }],
      agenda: movementTurn(0),
    }).choose('counter:beowulf');
    expect(banned.options()).toEqual([...steps(['cornwall', 'sussex', 'mercia', 'daffyd']), 'stop']);
    const helped = play({
      heroes: [{ hero: 'beowulf', in: 'wessex', njordAid: -1 }],
      agenda: movementTurn(0),
    });
    helped.choose('counter:beowulf', ...steps(['celtic-sea', 'irish-sea', 'north-channel', 'hebridean-sea']));
    helped.choose(...steps(['connacht', 'ulster', 'leinster']));
    expect(whereIs(helped, 'beowulf')).toBe('leinster');
    expect(helped.options()).toEqual(['stop']);
  });

  it('[AOH-MOV-08] leaves a hero in Thule where he is under a sea ban', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'thule', piece: { seaBan: 2 } }],
      agenda: movementTurn(0),
    });
    game.choose('counter:beowulf');
    expect(game.options()).toEqual(['stop']);
  });
});

describe('who moves', () => {
  const party: Scene = {
    heroes: [
      { hero: 'beowulf', in: 'wessex' },
      { hero: 'egil', in: 'mercia' },
    ],
    jarls: [
      { jarl: 'kari', in: 'wessex', of: 0 },
      { jarl: 'ivar', in: 'cornwall', of: 0 },
      { jarl: 'erik', in: 'wessex' },
      { jarl: 'hagen', in: 'mercia', of: 1 },
      { jarl: 'horsa', in: 'mercia', faceUp: true },
    ],
    monsters: [{ monster: 'onund', in: 'mercia' }],
    agenda: movementTurn(0),
  };

  it('[AOH-MOV-04, AOH-RULING-09] lets a player move all, some or none of his counters', () => {
    const none = play(party).choose('done');
    expect(['beowulf', 'kari', 'ivar'].map((id) => whereIs(none, id))).toEqual([
      'wessex',
      'wessex',
      'cornwall',
    ]);
    const some = play(party).choose('counter:kari', 'step:sussex', 'stop', 'done');
    expect(['beowulf', 'kari', 'ivar'].map((id) => whereIs(some, id))).toEqual([
      'wessex',
      'sussex',
      'cornwall',
    ]);
    const all = play(party).choose('counter:kari', 'step:sussex', 'stop');
    all.choose('counter:beowulf', 'step:daffyd', 'stop', 'counter:ivar', 'step:celtic-sea', 'stop', 'done');
    expect(['beowulf', 'kari', 'ivar'].map((id) => whereIs(all, id))).toEqual([
      'daffyd',
      'sussex',
      'celtic-sea',
    ]);
  });

  it('[AOH-MOV-05] passes through areas with heroes, jarls and monsters as if they were empty', () => {
    const game = play(party).choose(
      'counter:beowulf',
      'step:mercia',
      'step:gwynedd',
      'step:mercia',
      'step:wessex',
    );
    expect(game.options()).toEqual(['stop']);
    game.choose('stop', 'done');
    expect(new Set(game.events.map(({ type }) => type))).toEqual(new Set(['moved']));
    expect(pieceOf(game, 'erik').faceUp).toBe(false);
  });

  it('[AOH-MOV-06] gives a counter that has fought no movement any more in the turn', () => {
    const game = play(
      {
        heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0 }],
        monsters: [{ monster: 'hauk', in: 'wessex' }],
        state: { slain: [...JARLS, ...MONSTERS.filter((id) => id !== 'hauk')] },
        agenda: [{ step: 'turn' }],
      },
      5,
    );
    game.choose('done');
    const turn = game.state.turn;
    game.choose('area:wessex', 'target:hauk', 'strike', 'pass');
    expect(game.options()).toEqual(['done']);
    game.choose('done');
    expect(game.kind).toBe('chooseCounter');
    expect(game.state.turn).toBe(turn + 1);
    expect(game.told('moved')).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-MOV-09] offers a player his hero and his recruited jarls, never monsters, independent or foreign jarls', () => {
    expect(play(party).options()).toEqual(['counter:beowulf', 'counter:kari', 'counter:ivar', 'done']);
    const game = play({ ...party, agenda: [{ step: 'movement', next: 0 }] });
    game.choose('done', 'done');
    expect(game.asked).toEqual([]);
    expect(['erik', 'horsa', 'onund'].map((id) => whereIs(game, id))).toEqual(['wessex', 'mercia', 'mercia']);
  });

  it('[AOH-MOV-10, AMI-DIFF-08] lets the classic player move his counters in any order', () => {
    const game = play({
      ...party,
      agenda: [
        { step: 'movement', next: 1 },
        { step: 'movement', next: 0 },
      ],
    });
    game.choose('counter:ivar', 'step:wessex', 'stop', 'counter:beowulf', 'stop', 'counter:kari', 'stop');
    expect(game.options()).toEqual(['done']);
  });

  it('[AMI-DIFF-08, AMI-UI-32] presents the counters one after another in the amended game, the hero first', () => {
    const game = play({
      ...party,
      options: { ruleset: 'amended' },
      agenda: [{ step: 'movement', next: 0 }],
    });
    const presented: unknown[] = [];
    while (game.asked[0] === 0) {
      presented.push(game.state.agenda.at(-1));
      expect(game.options()).not.toContain('counter:kari');
      game.choose('stop');
    }
    expect(presented).toMatchObject([{ counter: 'beowulf' }, { counter: 'kari' }, { counter: 'ivar' }]);
    expect(game.asked).toEqual([1]);
    expect(game.state.agenda.at(-1)).toMatchObject({ step: 'move', counter: 'egil' });
  });

  it('[AMI-UI-32] presents only counters that can move', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'wessex', piece: { lostFrom: 2, lostUntil: 2 } }],
      jarls: [{ jarl: 'kari', in: 'wessex', of: 0 }],
      options: { ruleset: 'amended' },
      agenda: [{ step: 'movement', next: 0 }],
    });
    expect(game.state.agenda.at(-1)).toMatchObject({ step: 'move', counter: 'kari' });
    game.choose('stop');
    expect(game.asked).toEqual([]);
  });
});

describe('taking moves back', () => {
  const position = (of: Scene) => ({
    skald: 'position',
    game: rules.id,
    version: rules.version,
    state: scene(of),
  });

  it('[AOH-RULING-10, AMI-UI-34] records a move area by area and takes all of it back, with the taxes handed over on the way', () => {
    const loaded = Match.load(
      rules as never,
      position({
        heroes: [{ hero: 'beowulf', in: 'wessex' }],
        jarls: [{ jarl: 'kari', in: 'mercia', of: 0, purse: 7 }],
        agenda: movementTurn(0),
      }),
      '0'.repeat(64),
    );
    if ('refused' in loaded) throw new Error(loaded.refused.code);
    const match = loaded.ok;
    const before = match.position();
    for (const id of ['counter:beowulf', 'step:mercia', 'step:gwynedd']) match.play(0, id);
    const moved = match.events.filter(({ type }) => type === 'moved');
    expect(moved).toMatchObject([
      { from: 'wessex', to: 'mercia' },
      { from: 'mercia', to: 'gwynedd' },
    ]);
    expect(match.position().state).toMatchObject({ players: [{ hoard: 7 }] });
    for (let taken = 0; taken < 3; taken++) expect(match.undo(0)).toHaveProperty('ok');
    expect(match.position()).toEqual(before);
    for (const id of ['counter:beowulf', 'step:cornwall', 'stop']) match.play(0, id);
    expect(match.position().state).toMatchObject({ players: [{ hoard: 0 }] });
  });

  it('[AOH-RULING-10] counts the area in which a move starts as part of its path', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'wessex' }],
      jarls: [{ jarl: 'kari', in: 'wessex', of: 0, purse: 7 }],
      agenda: [{ step: 'movement', next: 0 }],
    });
    game.choose('counter:kari', 'step:sussex', 'stop', 'done');
    expect(player(game, 0).hoard).toBe(7);
  });
});

describe('the order of battles', () => {
  it('[AMI-UI-36] leaves the order of his attacks to the player', () => {
    const north = ['area:mercia', 'target:horsa'];
    const south = ['area:wessex', 'target:hagen', 'glory'];
    const attacks = (choices: readonly string[], ...faces: number[]) => {
      const game = play(
        {
          options: { ruleset: 'amended' },
          heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0, piece: { items: ['gram'] } }],
          jarls: [
            { jarl: 'kari', in: 'mercia', of: 0 },
            { jarl: 'horsa', in: 'mercia', faceUp: true },
            { jarl: 'hagen', in: 'wessex', faceUp: true },
          ],
          agenda: combatTurn(0),
        },
        ...faces,
      ).choose(...choices, 'done');
      expect(game.left).toEqual([]);
      return game.told('attacked').map(({ area }) => area);
    };
    expect(attacks([...north, ...south], 3, 3, 6)).toEqual(['mercia', 'wessex']);
    expect(attacks([...south, ...north], 3, 6, 3)).toEqual(['wessex', 'mercia']);
  });

  it.each(['classic', 'amended'] as const)(
    '[AMI-UI-40] lets nobody finish who still owes an attack on a monster: %s',
    (ruleset) => {
      const game = play(
        {
          options: { ruleset, godCheck: 'optional' },
          heroes: [{ hero: 'beowulf', in: 'wessex', luck: 0 }],
          jarls: [{ jarl: 'kari', in: 'mercia', of: 0 }],
          monsters: [
            { monster: 'hauk', in: 'wessex' },
            { monster: 'onund', in: 'mercia' },
          ],
          agenda: [...restOfTurn(), ...combatTurn(0)],
        },
        5,
      );
      expect(game.options()).toEqual(['area:wessex', 'area:mercia']);
      game.choose('area:wessex', 'target:hauk', ...(ruleset === 'classic' ? ['strike'] : []), 'pass');
      expect(game.options()).toContain('done');
      expect(game.left).toEqual([]);
    },
  );
});
