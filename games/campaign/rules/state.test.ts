// A position may be written by anybody: it holds no more than the campaign does.

import { limitsOf } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { DECK, MOST_ARMIES, MOST_POINTS, QUICK_ROUNDS, SIDES, TACTICAL } from '../content/index.ts';
import { StateSchema } from './state.ts';

const limits = (path: string) => limitsOf(StateSchema, path);

describe('a position', () => {
  it('[CAM-UNIT-01, CAM-RULING-03] has two sides of up to five armies', () => {
    expect(limits('sides')).toMatchObject({ minItems: 2, maxItems: 2 });
    expect(limits('lost')).toMatchObject({ minItems: 2, maxItems: 2 });
    expect(limits('hands')).toMatchObject({ minItems: 2, maxItems: 2 });
    expect(limits('order').maxItems).toBe(2);
    expect(limits('order.*')).toMatchObject({ minimum: 0, maximum: 1 });
    expect(limits('ended.winner')).toMatchObject({ minimum: 0, maximum: 1 });
    expect(limits('armies').maxItems).toBe(MOST_ARMIES * SIDES.length);
  });

  it.each(['armies.*.points', 'battle.attacker.points', 'battle.defender.left', 'battle.attacker.saved'])(
    '[CAM-UNIT-04] has no army of more than six points: %s',
    (path) => {
      expect(limits(path)).toMatchObject({ minimum: 0, maximum: MOST_POINTS });
    },
  );

  it('[CAM-RULING-20] has a quick battle of three rounds, and each tactical card once a side', () => {
    expect(limits('battle.round')).toMatchObject({ minimum: 0, maximum: QUICK_ROUNDS });
    expect(limits('battle.attacker.cards').maxItems).toBe(TACTICAL.length);
  });

  it('[CAM-RULING-19] has one entry of each player where they do not agree', () => {
    expect(limits('battle.disputed').maxItems).toBe(2);
  });

  it.each(['deck', 'discard', 'hands.*'])('[CAM-RULING-41] has all cards at most in %s', (path) => {
    expect(limits(path).maxItems).toBe(DECK.length);
  });

  it('[CAM-BATTLE-03] has dice of six faces, for two armies at most', () => {
    expect(limits('dice').maxItems).toBe(2 * MOST_POINTS);
    expect(limits('dice.*')).toMatchObject({ minimum: 1, maximum: 6 });
  });
});
