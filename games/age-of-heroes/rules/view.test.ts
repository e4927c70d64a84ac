import { Match, mayKnow, type Seat } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { ageOfHeroes } from '../index.ts';
import { rules } from './game.ts';
import type { Piece, State } from './state.ts';
import { combatTurn, movementTurn, play, type Scene, scene } from './testing.ts';
import { isSamePiece, UNKNOWN } from './view.ts';

const SEED = '5'.repeat(64);

const viewOf = (state: State, seat: Seat | null): State => rules.redact(structuredClone(state), seat);

/** A match under way in this scene, as the authority runs it. */
function match(of: Scene): Match<State> {
  const state = scene(of);
  const loaded = Match.load(
    ageOfHeroes,
    { skald: 'position', game: rules.id, version: rules.version, state },
    SEED,
  );
  if ('refused' in loaded) throw new Error(JSON.stringify(loaded.refused));
  return loaded.ok;
}

/** Everyone who can look: the players and a spectator. */
const EVERYBODY: (Seat | null)[] = [0, 1, null];

const table = (ruleset: 'classic' | 'amended' = 'classic'): Scene => ({
  options: { ruleset },
  heroes: [
    {
      hero: 'beowulf',
      in: 'wessex',
      luck: 4,
      glory: 7,
      hoard: 23,
      rune: 'ogal',
      god: 'odin',
      kingdom: ['wessex'],
      piece: { items: ['gram', 'mail-coat'] },
    },
    { hero: 'egil', in: 'wessex', luck: 2, piece: { items: ['tyrfing'] } },
  ],
  jarls: [
    { jarl: 'kari', in: 'thule' },
    { jarl: 'ivar', in: 'thule' },
    { jarl: 'erik', in: 'mercia', of: 0, purse: 6, items: ['magic-shirt'] },
  ],
  monsters: [
    { monster: 'fafnir', in: 'anglia' },
    { monster: 'istvan', in: 'saxony' },
  ],
  hoards: [
    { dragon: 'fafnir', treasure: 'frey-faxi', marks: 0 },
    { dragon: 'istvan', treasure: null, marks: 20 },
  ],
});

const items = (view: State, id: string): readonly string[] =>
  view.pieces.find((one) => one.id === id)?.items ?? [];

describe('hidden from everybody', () => {
  it.each(EVERYBODY)(
    '[AOH-RULING-94, AOH-JARL-01] who the face-down jarls and the jarls of the pile are (seat %s)',
    (seat) => {
      const view = viewOf(scene(table()), seat);
      const lying = view.pieces.filter((one) => !one.faceUp);
      expect(lying.map((one) => [one.id, one.area])).toEqual([
        ['jarl-1', 'thule'],
        ['jarl-2', 'thule'],
      ]);
      expect(view.piles.jarls).toEqual(Array(15).fill(UNKNOWN));
      expect(JSON.stringify(view)).not.toMatch(/kari|ivar|bjarki/);
    },
  );

  it.each(EVERYBODY)(
    '[AOH-RULING-94] in the classic game what dragons guard, but not their marks (seat %s)',
    (seat) => {
      const view = viewOf(scene(table()), seat);
      expect(view.hoards).toEqual([
        { dragon: 'fafnir', treasure: UNKNOWN, marks: 0 },
        { dragon: 'istvan', treasure: null, marks: 20 },
      ]);
      expect(view.piles.treasures).toEqual([UNKNOWN]);
      expect(JSON.stringify(view)).not.toMatch(/frey-faxi|brosung/);
    },
  );

  it('[AOH-RULING-94] in the events of the placing too', () => {
    const of: Scene = { ...table(), agenda: [{ step: 'placeJarls' }, { step: 'placeMonsters' }], hoards: [] };
    const monsters: Scene['monsters'] = [];
    // Twice: a dragon with the treasure it draws and its area; then two jarls with theirs.
    const game = play({ ...of, monsters }, ...[1, 3, 3, 1], ...[1, 3, 4], ...[1, 1, 1], ...[1, 1, 1]);
    expect(game.told('dragonHoard')).toMatchObject([
      { dragon: 'aludreng', treasure: null },
      { dragon: 'fafnir', treasure: null },
    ]);
    const heard = game.events.filter((event) => EVERYBODY.some((seat) => mayKnow(event, seat)));
    expect(heard.filter((event) => event.for === 'jarl' || event.for === 'treasure')).toEqual([]);
    expect(game.told('roll').filter((event) => event.for === 'jarl')).toHaveLength(2);
    expect(JSON.stringify(heard)).not.toMatch(/amleth|bjarki|frey-faxi|brosung/);
    expect(game.left).toEqual([]);
  });
});

describe('hidden from opponents', () => {
  it('[AOH-RULING-94] in the classic game which treasures a counter holds, though not how many', () => {
    const state = scene(table());
    expect(items(viewOf(state, 0), 'beowulf')).toEqual(['gram', 'mail-coat']);
    expect(items(viewOf(state, 0), 'erik')).toEqual(['magic-shirt']);
    for (const seat of [1, null]) {
      expect(items(viewOf(state, seat), 'beowulf')).toEqual(['gram', UNKNOWN]);
      expect(items(viewOf(state, seat), 'erik')).toEqual([UNKNOWN]);
    }
  });

  it('[AOH-RULING-94] until it is used: armour that counts in a battle', () => {
    const game = play({ ...table(), agenda: combatTurn(1) }, 4, 3);
    game.choose('area:wessex', 'target:beowulf', 'strike').chooseAs(0, 'luck:0').chooseAs(1, 'luck:0');
    expect(game.told('showed')).toMatchObject([{ counter: 'beowulf', item: 'mail-coat' }]);
    expect(items(viewOf(game.state, 1), 'beowulf')).toEqual(['gram', 'mail-coat']);
    expect(items(viewOf(game.state, 1), 'erik')).toEqual([UNKNOWN]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-94] until it is used: the shirt, by a step further than legs go, or in flight', () => {
    const walked = play({ ...table(), agenda: movementTurn(0) });
    walked.choose('counter:erik', 'step:gwynedd', 'step:northumberland', 'step:dalriada');
    expect(walked.told('showed')).toEqual([]);
    walked.choose('step:caledonia');
    expect(walked.told('showed')).toMatchObject([{ counter: 'erik', item: 'magic-shirt' }]);

    const scene = table();
    const [beowulf, egil] = scene.heroes as [Scene['heroes'][number], Scene['heroes'][number]];
    const hunter = { ...egil, in: 'mercia' as const, piece: { items: ['balmung' as const] } };
    const heroes = [{ ...beowulf, luck: 0 }, hunter];
    const chased = play({ ...scene, heroes, agenda: combatTurn(1) }, 1);
    // Balmung cuts through the shirt, so that only Erik's legs betray it.
    chased.choose('area:mercia', 'target:erik', 'strike', 'luck:2');
    expect(chased.told('fought')).toMatchObject([{ attack: 6, defence: 3, result: 'F' }]);
    expect(chased.kind).toBe('fleeTo');
    expect(items(viewOf(chased.state, 1), 'erik')).toEqual(['magic-shirt']);
    expect(chased.left).toEqual([]);
  });

  it('[AOH-RULING-94] until it is dropped, and then it is known for good', () => {
    const of = table();
    const [beowulf, egil] = of.heroes as [Scene['heroes'][number], Scene['heroes'][number]];
    const heroes = [
      { ...beowulf, luck: 0, god: null, wounded: true },
      { ...egil, luck: 0 },
    ];
    const game = play({ ...of, heroes, options: { crt: 'sum' }, agenda: combatTurn(0) }, 1);
    game.choose('area:wessex', 'glory');
    expect(game.told('dropped').map(({ item }) => item)).toEqual(['gram', 'mail-coat']);
    for (const seat of EVERYBODY)
      expect(viewOf(game.state, seat).ground).toContainEqual({ item: 'mail-coat', area: 'wessex' });
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-94] what a player finds is told to him alone; the others hear that he found something', () => {
    const of: Scene = {
      ...table(),
      heroes: [
        { hero: 'beowulf', in: 'anglia', home: 'wessex', luck: 9 },
        { hero: 'egil', in: 'wessex', luck: 2 },
      ],
      jarls: [],
      options: { crt: 'sum' },
      agenda: combatTurn(0),
    };
    const game = play(of, 6).choose('area:anglia', 'target:fafnir', 'strike', 'luck:8', 'glory');
    const heard = (seat: Seat | null) => game.told('spoils').filter((event) => mayKnow(event, seat));
    expect(heard(0)).toMatchObject([{ item: 'frey-faxi' }]);
    expect(heard(1)).toMatchObject([{ item: null }]);
    expect(heard(null)).toMatchObject([{ item: null }]);
    expect(game.left).toEqual([]);
  });

  it('[AOH-RULING-94] luck commitments until all are revealed', () => {
    const game = match({ ...table(), agenda: combatTurn(1) });
    for (const id of ['area:wessex', 'target:beowulf', 'strike']) game.play(1, id);
    const before = { view: game.view(0), events: game.eventsFor(0), spectator: game.view(null) };
    expect(game.play(1, 'luck:2')).toHaveProperty('ok');
    expect(game.view(0)).toEqual(before.view);
    expect(game.view(null)).toEqual(before.spectator);
    expect(game.eventsFor(0)).toEqual(before.events);
    game.play(0, 'luck:-1');
    expect(game.eventsFor(null).filter(({ type }) => type === 'luckSpent')).toMatchObject([
      { seat: 1, points: 2 },
      { seat: 0, points: -1 },
    ]);
  });
});

describe('a battle with a jarl who lay face down', () => {
  /** Beowulf 7, with 2 luck spent, against Kari 4, whom the die has beaten; Egil looks on. */
  const beaten = (ruleset: 'classic' | 'amended', luck = 3) =>
    play(
      {
        options: { ruleset, godCheck: 'optional' },
        heroes: [
          { hero: 'beowulf', in: 'irish-sea', home: 'wessex', luck, piece: { items: ['gram'] } },
          { hero: 'egil', in: 'thule', luck: 2 },
        ],
        jarls: [{ jarl: 'kari', in: 'irish-sea' }],
        agenda: combatTurn(0),
      },
      4,
    ).choose('area:irish-sea', ...(ruleset === 'amended' ? ['target:jarl-1'] : []), 'luck:2');

  it.each(EVERYBODY)(
    '[AOH-RULING-75, AOH-RULING-94] the amended game hides die, totals and result until the answer, and nothing else (seat %s)',
    (seat) => {
      const game = beaten('amended');
      expect(game.kind).toBe('recruit');
      const { battle } = game.state;
      expect(battle).toMatchObject({ die: 4, attack: 7, defence: 4, result: 'K', luck: [2, 0] });
      expect(viewOf(game.state, seat).battle).toEqual({
        ...battle,
        ...{ die: 0, attack: 0, defence: 0, result: null },
      });
      const heard = () => game.events.filter((event) => mayKnow(event, seat));
      expect(heard().filter(({ type }) => type === 'fought' || type === 'roll')).toEqual([]);
      expect(heard()).toContainEqual({ type: 'recruitOffered', seat: 0, jarl: 'kari' });
      game.choose('refuse');
      expect(game.kind).toBe('reward');
      expect(viewOf(game.state, seat).battle).toMatchObject({ die: 4, attack: 7, defence: 4, result: 'K' });
      expect(heard().filter(({ type }) => type === 'fought')).toMatchObject([
        { attack: 7, defence: 4, die: 4, luck: 2, result: 'K' },
      ]);
    },
  );

  it.each(EVERYBODY)('[AOH-RULING-75] the classic game hides nothing of it (seat %s)', (seat) => {
    const game = beaten('classic');
    expect(game.kind).toBe('recruit');
    expect(viewOf(game.state, seat).battle).toEqual(game.state.battle);
    expect(game.state.battle).toMatchObject({ die: 4, result: 'K' });
    expect(game.told('roll').filter((event) => mayKnow(event, seat))).toMatchObject([
      { for: 'combat', face: 4 },
    ]);
  });

  it.each(EVERYBODY)(
    '[AOH-RULING-75] the amended game hides nothing where nobody can be recruited (seat %s)',
    (seat) => {
      // All the luck went into the die.
      const game = beaten('amended', 2);
      expect(game.kind).toBe('reward');
      expect(game.told('roll').filter((event) => mayKnow(event, seat))).toMatchObject([
        { for: 'combat', face: 4 },
      ]);
      expect(viewOf(game.state, seat).battle).toEqual(game.state.battle);
    },
  );
});

describe('open', () => {
  it.each([1, null])(
    '[AOH-RULING-94] are swords, runes, gods, glory, luck, hoards, purses, kingdoms and piles by number (seat %s)',
    (seat) => {
      const state = scene(table());
      const view = viewOf(state, seat);
      expect(view.players).toEqual(state.players);
      expect(items(view, 'egil')).toEqual(['tyrfing']);
      expect(view.pieces.find((one) => one.id === 'erik')?.purse).toBe(6);
      for (const pile of ['monsters', 'jarls', 'treasures'] as const)
        expect(view.piles[pile]).toHaveLength(state.piles[pile].length);
    },
  );

  it.each(EVERYBODY)('[AOH-RULING-94] are all treasures in the amended game (seat %s)', (seat) => {
    const view = viewOf(scene(table('amended')), seat);
    expect(items(view, 'beowulf')).toEqual(['gram', 'mail-coat']);
    expect(view.hoards[0]?.treasure).toBe('frey-faxi');
    expect(view.piles.treasures).toEqual(['brosung-necklace']);
  });
});

describe('refusals', () => {
  it('[AOH-RULING-94] do not tell who lies face down, or where', () => {
    const of: Scene = { ...table(), agenda: movementTurn(0) };
    const why = (option: string) => match(of).play(0, option);
    expect(why('counter:kari')).toEqual(why('counter:bjarki'));
    const attack = (target: string): unknown => {
      const jarls = [...(of.jarls ?? []), { jarl: 'hagen' as const, in: 'wessex' as const, of: 1 }];
      const game = match({ ...of, jarls, agenda: combatTurn(0) });
      game.play(0, 'area:wessex');
      return game.play(0, `target:${target}`);
    };
    expect(attack('kari')).toEqual(attack('bjarki'));
    expect(attack('erik')).toMatchObject({ refused: { code: 'not-here' } });
  });
});

describe('a piece', () => {
  it('should be the same as before only when nothing at all about it has changed', () => {
    const [piece] = scene(table()).pieces as [Piece];
    expect(isSamePiece(piece, structuredClone(piece))).toBe(true);
    for (const [key, value] of Object.entries(piece)) {
      const other = Array.isArray(value)
        ? [...value, 'x']
        : typeof value === 'number'
          ? value + 1
          : `not ${value}`;
      expect(isSamePiece(piece, { ...piece, [key]: other }), key).toBe(false);
    }
    const [first, ...rest] = piece.items;
    expect(isSamePiece(piece, { ...piece, items: ['lovi', ...rest] }), `instead of ${first}`).toBe(false);
  });
});

it('nobody takes back an attack that has shown who lay face down', () => {
  const game = match({
    heroes: [{ hero: 'beowulf', in: 'irish-sea', luck: 2 }],
    jarls: [{ jarl: 'kari', in: 'irish-sea' }],
    agenda: combatTurn(0),
  });
  game.play(0, 'area:irish-sea');
  expect(game.events.map(({ type }) => type)).toContain('turnedUp');
  expect(game.decisions()).toMatchObject([{ seat: 0, kind: 'luckBid' }]);
  expect(game.mayUndo(0)).toBe(false);
});
