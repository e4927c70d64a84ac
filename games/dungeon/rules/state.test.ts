// A position may be written by anybody: it holds no more than a dungeon does.

import { limitsOf } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  FEATS,
  FEWEST_PLAYERS,
  HEROES,
  MOST_PLAYERS,
  MOST_SIDE,
  QUARTER_TURNS,
  SPELLS,
} from '../content/index.ts';
import { StateSchema } from './state.ts';
import { SeatId } from './words.ts';

const limits = (path: string) => limitsOf(StateSchema, path);

describe('a position', () => {
  it('[DUN-SETUP-01] has two to five players', () => {
    expect(limits('seats')).toMatchObject({ minItems: FEWEST_PLAYERS, maxItems: MOST_PLAYERS });
    const seats = [-1, 0, MOST_PLAYERS - 1, MOST_PLAYERS].filter((seat) => SeatId.safeParse(seat).success);
    expect(seats).toEqual([0, MOST_PLAYERS - 1]);
  });

  it.each(['models.*', 'bars.*', 'bones.*', 'ground.*'])(
    'has nobody and nothing beside the map: %s',
    (path) => {
      for (const axis of ['x', 'y'])
        expect(limits(`${path}.${axis}`)).toMatchObject({ minimum: 0, maximum: MOST_SIDE - 1 });
    },
  );

  it('[DUN-RULING-36] has each Hero gone once at most', () => {
    expect(limits('gone').maxItems).toBe(HEROES.length);
  });

  it('[DUN-SPELL-05, DUN-HERO-09] has each spell and each Feat once, and cards turned no further than upside down', () => {
    expect(limits('models.*.spells').maxItems).toBe(SPELLS.length);
    expect(limits('models.*.spells.*.turned')).toMatchObject({ minimum: 0, maximum: QUARTER_TURNS.major });
    expect(limits('models.*.usedFeats').maxItems).toBe(FEATS.length);
  });

  it('[DUN-RULING-31] has no Pile of Bones where there is none', () => {
    expect(limits('bones.*.piles').minimum).toBe(1);
  });
});
