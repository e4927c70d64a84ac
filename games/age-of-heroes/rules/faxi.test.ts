// The horse Frey Faxi. AOH-TREAS-07 to -09; AOH-RULING-58, -59; AMI-DIFF-09

import { describe, expect, it } from 'vitest';
import { type Area, JARLS, MONSTERS } from '../content/index.ts';
import { movementFactor } from './pieces.ts';
import { movementTurn, pieceOf, play, type Scene, whereIs } from './testing.ts';

const steps = (...areas: Area[]): string[] => areas.map((to) => `step:${to}`);

/** Ten steps from Armorica. */
const FAR: Area[] = [
  ...(['celtic-sea', 'irish-sea', 'north-channel', 'hebridean-sea', 'thule-sea'] as const),
  ...(['western-ocean', 'connacht-deep', 'connacht', 'leinster', 'celtic-sea'] as const),
];

const rider = (more: Partial<Scene['heroes'][number]> = {}) => ({
  hero: 'beowulf' as const,
  in: 'armorica' as const,
  piece: { items: ['frey-faxi' as const] },
  ...more,
});

const ride = (of: Partial<Scene> = {}) => play({ heroes: [rider()], agenda: movementTurn(0), ...of });

describe('a ride', () => {
  it('[AOH-TREAS-07] doubles the movement factor of its rider', () => {
    const game = ride().choose('counter:beowulf', 'ride', ...steps(...FAR.slice(0, 8)));
    expect(whereIs(game, 'beowulf')).toBe('connacht');
    expect(game.options()).toEqual(['stop']);
    const jarl = play({
      heroes: [{ hero: 'beowulf', in: 'thule' }],
      jarls: [{ jarl: 'ivar', in: 'armorica', of: 0, items: ['frey-faxi'] }],
      agenda: movementTurn(0),
    }).choose('counter:ivar', 'ride', ...steps(...FAR.slice(0, 4)));
    expect(jarl.options()).toEqual(['stop']);
  });

  it('[AOH-TREAS-07] leaves the factor alone when Frey Faxi is not ridden', () => {
    const game = ride().choose('counter:beowulf', ...steps(...FAR.slice(0, 4)));
    expect(game.options()).toEqual(['stop']);
    expect(game.state.faxiRides).toBe(0);
  });

  it('[AOH-RULING-59] doubles the printed factor first and then adds Eon and the shirt: ten areas', () => {
    const hero = rider({ rune: 'eon', piece: { items: ['frey-faxi', 'magic-shirt'] } });
    const game = ride({ heroes: [hero] }).choose('counter:beowulf', 'ride', ...steps(...FAR));
    expect(whereIs(game, 'beowulf')).toBe('celtic-sea');
    expect(game.options()).toEqual(['stop']);
  });

  it.each([
    [false, false, false, 4],
    [true, false, false, 5],
    [false, true, false, 5],
    [true, true, false, 6],
    [false, false, true, 8],
    [true, false, true, 9],
    [false, true, true, 9],
    [true, true, true, 10],
  ])(
    '[AOH-RULING-59] adds up the bonuses: Eon %s, shirt %s, riding %s gives %i',
    (eon, shirt, riding, factor) => {
      const { state } = play({
        heroes: [rider({ rune: eon ? 'eon' : null, piece: { items: shirt ? ['magic-shirt'] : [] } })],
      });
      expect(movementFactor(state, state.pieces[0] as never, riding)).toBe(factor);
    },
  );

  it('[AOH-RULING-58] is declared before moving', () => {
    const game = ride().choose('counter:beowulf');
    expect(game.options()).toContain('ride');
    game.choose('step:frankland');
    expect(game.options()).not.toContain('ride');
  });

  it('[AOH-TREAS-08, AOH-RULING-58] can be repeated three times, whatever its length; then Frey Faxi leaves the game', () => {
    const game = ride({ state: { slain: [...JARLS, ...MONSTERS] }, agenda: [{ step: 'turn' }] });
    for (const step of ['step:frankland', 'step:armorica', 'step:celtic-sea']) {
      expect(pieceOf(game, 'beowulf').items).toEqual(['frey-faxi']);
      game.choose('counter:beowulf', 'ride', step, 'stop', 'done', 'done');
    }
    expect(game.state.faxiRides).toBe(3);
    expect(pieceOf(game, 'beowulf').items).toEqual([]);
    expect(game.state.gone).toContain('frey-faxi');
  });

  it('[AOH-RULING-58] counts rides of the treasure, whoever holds it', () => {
    const game = ride({
      jarls: [{ jarl: 'kari', in: 'armorica', of: 0 }],
      state: { faxiRides: 1 },
    });
    game.choose('counter:beowulf', 'ride', 'go', 'stop', 'lend:frey-faxi:beowulf:kari');
    game.choose('counter:kari', 'ride', ...steps(...FAR.slice(0, 6)));
    expect(game.options()).toEqual(['stop']);
    game.choose('stop', 'done');
    expect(pieceOf(game, 'kari').items).toEqual([]);
    expect(game.state).toMatchObject({ faxiRides: 3 });
    expect(game.told('faxiGone')).toHaveLength(1);
  });
});

describe('riders', () => {
  const company: Partial<Scene> = {
    jarls: [
      { jarl: 'kari', in: 'armorica', of: 0 },
      { jarl: 'ivar', in: 'armorica', of: 0 },
      { jarl: 'erik', in: 'armorica', of: 0 },
      { jarl: 'hagen', in: 'frankland', of: 0 },
      { jarl: 'horsa', in: 'armorica' },
    ],
  };

  it('[AOH-TREAS-09, AMI-DIFF-09, AOH-RULING-58] carries any of the own counters that start in the same area in the classic game', () => {
    const game = ride(company).choose('counter:beowulf', 'ride');
    expect(game.options()).toEqual(['rider:kari', 'rider:ivar', 'rider:erik', 'go']);
    game.choose('rider:ivar', 'rider:kari', 'rider:erik', ...steps(...FAR.slice(0, 8)), 'stop');
    const where = ['beowulf', 'kari', 'ivar', 'erik'].map((id) => whereIs(game, id));
    expect(new Set(where)).toEqual(new Set(['connacht']));
    expect(game.state.faxiRides).toBe(1);
  });

  it('[AOH-RULING-58] gives those who rode no movement of their own, and those who did not theirs', () => {
    const game = ride(company).choose(
      'counter:beowulf',
      'ride',
      'rider:kari',
      'go',
      'step:celtic-sea',
      'stop',
    );
    const counters = game.options().filter((id) => id.startsWith('counter'));
    expect(counters).toEqual(['counter:ivar', 'counter:erik', 'counter:hagen']);
  });

  it('[AOH-RULING-58] leaves behind a counter that has moved into the area before', () => {
    const game = ride(company).choose('counter:hagen', 'step:armorica', 'stop', 'counter:beowulf', 'ride');
    expect(game.options()).not.toContain('rider:hagen');
  });

  it('[AMI-DIFF-09, AOH-RULING-58] carries the holder alone in the amended game', () => {
    const game = ride({ ...company, options: { ruleset: 'amended' } });
    game.choose('counter:beowulf', 'ride', ...steps(...FAR.slice(0, 8)));
    expect(game.options()).toEqual(['stop']);
    expect([whereIs(game, 'beowulf'), whereIs(game, 'kari')]).toEqual(['connacht', 'armorica']);
  });
});

describe('a hero who dies on the way', () => {
  const STORM = { njordStorm: 2, glory: 4, luck: 0 };

  it('[AOH-RULING-58, AOH-RULING-66] on a jarl’s Frey Faxi: the jarl and the others ride on with the movement that is left', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'armorica', ...STORM }],
      jarls: [
        { jarl: 'kari', in: 'armorica', of: 0, items: ['frey-faxi'] },
        { jarl: 'ivar', in: 'armorica', of: 0 },
      ],
      agenda: movementTurn(0),
    });
    game.choose('counter:kari', 'ride', 'rider:beowulf', 'rider:ivar', 'step:celtic-sea');
    expect(game.kind).toBe('peril');
    game.choose('dare');
    expect(game.told('heroDied')).toMatchObject([{ counter: 'beowulf', area: 'celtic-sea', how: 'storm' }]);
    expect(whereIs(game, 'beowulf')).toBeNull();
    expect(game.state.players[0]).toMatchObject({ status: 'dead', final: 8 });
    // Kari's three areas are six on horseback, and one of them is ridden.
    expect(game.kind).toBe('move');
    expect(game.state.agenda.at(-1)).toMatchObject({
      counter: 'kari',
      spent: 1,
      riding: true,
      riders: ['ivar'],
    });
    game.choose(...steps(...FAR.slice(1, 6)));
    expect(game.options().filter((id) => id.startsWith('step:'))).toEqual([]);
    expect([whereIs(game, 'kari'), whereIs(game, 'ivar')]).toEqual(['western-ocean', 'western-ocean']);
    game.choose('stop');
    expect([pieceOf(game, 'kari').moved, pieceOf(game, 'ivar').moved]).toEqual([true, true]);
    expect(pieceOf(game, 'kari').items).toEqual(['frey-faxi']);
  });

  it('[AOH-RULING-58, AOH-RULING-66] on his own: it lies where he fell, and who rode along has moved and may take it', () => {
    const game = ride({
      heroes: [rider(STORM)],
      jarls: [
        { jarl: 'kari', in: 'armorica', of: 0 },
        { jarl: 'ivar', in: 'armorica', of: 0 },
      ],
    });
    game.choose('counter:beowulf', 'ride', 'rider:kari', 'go', 'step:celtic-sea', 'dare');
    expect(game.told('heroDied')).toMatchObject([{ counter: 'beowulf', area: 'celtic-sea' }]);
    expect(game.state.ground).toEqual([{ item: 'frey-faxi', area: 'celtic-sea' }]);
    expect(game.kind).toBe('pickUp');
    game.choose('take:frey-faxi');
    expect(pieceOf(game, 'kari')).toMatchObject({ area: 'celtic-sea', moved: true, items: ['frey-faxi'] });
    expect(game.options()).toEqual(['counter:ivar', 'done']);
  });

  it('[AOH-RULING-58, AOH-RULING-66] on the third ride: then Frey Faxi is gone with him', () => {
    const game = ride({
      heroes: [rider(STORM)],
      jarls: [{ jarl: 'kari', in: 'armorica', of: 0 }],
      state: { faxiRides: 2 },
    });
    game.choose('counter:beowulf', 'ride', 'rider:kari', 'step:celtic-sea', 'dare');
    expect(game.told('faxiGone')).toHaveLength(1);
    expect(game.state.ground).toEqual([]);
    expect(game.state.gone).toContain('frey-faxi');
    expect(pieceOf(game, 'kari')).toMatchObject({ area: 'celtic-sea', moved: true, items: [] });
  });
});
