// What happens is told with all it names: the log, the board and the saga know nothing else.

import { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { resolveOptions } from '../content/index.ts';
import { rules } from './game.ts';
import { begin } from './setup.ts';
import type { State } from './state.ts';
import { emptyPiles, movementTurn, play, restOfTurn, type Scene } from './testing.ts';

describe('of the beginning', () => {
  it('[AOH-SETUP-02, AOH-SETUP-04, AOH-SETUP-07] which hero each has, with which sword, and where he begins', () => {
    const begun = begin([null], resolveOptions({ ruleset: 'classic' }));
    if ('refused' in begun) throw new Error(begun.refused.code);
    // Tyrfing is drawn; Hauk in Rhineland, Ivar in Wessex; Ragnar begins in Thule.
    const game = new Driver<State>(rules as never, begun.ok, [5, 21, 3, 5, 12, 4, 4, 6, 3]);
    game.choose('hero:ragnar');
    expect(game.told('heroChosen')).toMatchObject([{ seat: 0, hero: 'ragnar' }]);
    const [sword] = game.state.pieces.find(({ id }) => id === 'ragnar')?.items ?? [];
    expect(game.told('heroPlaced')).toMatchObject([{ seat: 0, counter: 'ragnar', area: 'thule', sword }]);
    expect(game.left).toEqual([]);
  });
});

describe('[AOH-SEQ-01] of a turn', () => {
  const egil: Scene = { heroes: [{ hero: 'egil', in: 'wessex' }], state: emptyPiles() };
  const told = (agenda: Scene['agenda']) => play({ ...egil, agenda: agenda ?? [] });

  it('its number, and of how many', () => {
    const game = told([{ step: 'turn' }]);
    expect(game.told('turnBegan')).toMatchObject([{ turn: 3, of: game.state.options.turns }]);
  });

  it('each phase, and whose it is', () => {
    expect(told([{ step: 'movement', next: 0 }]).told('phase')).toMatchObject([
      { phase: 'movement', seat: 0 },
    ]);
    expect(told([{ step: 'combat', next: 0 }]).told('phase')).toMatchObject([{ phase: 'combat', seat: 0 }]);
    expect(told(restOfTurn()).told('phase')).toMatchObject([
      { phase: 'taxes', seat: null },
      { phase: 'placement', seat: null },
      { phase: 'movement', seat: 0 },
    ]);
  });
});

describe('[AOH-DEATH-04] of what follows a death', () => {
  const fallen: Scene = {
    heroes: [
      { hero: 'egil', in: 'wessex', status: 'dead', final: 7 },
      { hero: 'ragnar', in: 'thule' },
    ],
    jarls: [{ jarl: 'ivar', in: 'mercia', of: 0 }],
    agenda: [...movementTurn(1), { step: 'afterDeath', seat: 0 }],
  };

  it('[AOH-RULING-83] whom it sets free, and by which token he goes from now on', () => {
    const game = play(fallen).choose('withdraw');
    const [ivar] = game.state.pieces.filter(({ id }) => id === 'ivar');
    expect(ivar).toMatchObject({ owner: null, faceUp: false });
    expect(game.told('jarlReleased')).toMatchObject([{ jarl: 'ivar', token: ivar?.token, area: 'mercia' }]);
  });

  it('[AOH-DEATH-06] where the hero begins anew', () => {
    const game = play(fallen, 3, 5).choose('restart');
    expect(game.told('restarted')).toMatchObject([{ seat: 0, hero: 'egil', area: 'rhineland', sword: null }]);
  });

  it('[AOH-DEATH-08] which jarl takes his place, and where he is at home', () => {
    const game = play(fallen).choose('transfer:ivar');
    expect(game.told('transferred')).toMatchObject([{ seat: 0, jarl: 'ivar', home: 'mercia' }]);
  });

  it('[AOH-KING-14, AOH-RULING-85] what he has now: his own purse, and those of the jarls beside him', () => {
    const game = play({
      ...fallen,
      jarls: [
        { jarl: 'ivar', in: 'mercia', of: 0, purse: 3 },
        { jarl: 'kari', in: 'mercia', of: 0, purse: 4 },
        { jarl: 'amleth', in: 'sussex', of: 0, purse: 5 },
      ],
    }).choose('transfer:ivar');
    expect(game.state.players[0]?.hoard).toBe(7);
    expect(game.told('handedOver')).toMatchObject([{ seat: 0, jarl: 'kari', marks: 4, area: 'mercia' }]);
  });
});

describe('of items', () => {
  it('[AOH-RULING-53] what a counter takes up, and where', () => {
    const game = play({
      heroes: [{ hero: 'egil', in: 'wessex' }],
      state: { ground: [{ item: 'gram', area: 'wessex' }] },
      agenda: [{ step: 'pickUp', seat: 0, counter: 'egil', items: ['gram'] }],
    }).choose('take:gram');
    expect(game.told('took')).toMatchObject([{ counter: 'egil', item: 'gram', area: 'wessex' }]);
  });

  it('[AOH-TREAS-08] who rides, and how many rides are left', () => {
    const game = play({
      heroes: [{ hero: 'beowulf', in: 'armorica', piece: { items: ['frey-faxi'] } }],
      agenda: movementTurn(0),
    }).choose('counter:beowulf', 'ride');
    expect(game.told('rode')).toMatchObject([{ counter: 'beowulf', riders: [], ridesLeft: 2 }]);
  });
});
