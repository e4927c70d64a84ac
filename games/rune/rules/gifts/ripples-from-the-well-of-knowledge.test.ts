import { describe, expect, it } from 'vitest';
import { GODS } from '../../content/gods.ts';
import { hero } from '../powers/testing.ts';
import { ripples, rippling, servedBy } from './ripples-from-the-well-of-knowledge.ts';

describe('Ripples from the Well of Knowledge', () => {
  const held = { gift: 'ripples-from-the-well-of-knowledge', level: 3 } as const;
  const owner = hero('h0');

  it('[RUN-GIFT-RIPPLES-FROM-THE-WELL-OF-KNOWLEDGE] asks for Presence and Divine Awareness against six at the shrines of five gods', () => {
    expect(GODS.filter((god) => rippling(held, owner, god) !== null).toSorted()).toEqual([
      'freyja',
      'freyr',
      'heimdal',
      'thor',
      'ull',
    ]);
    expect(rippling(held, owner, 'thor')).toEqual({
      who: 'h0',
      roll: 'divine-awareness',
      plus: 0,
      against: { difficulty: 6 },
      gift: held.gift,
    });
  });

  it('[RUN-GIFT-RIPPLES-FROM-THE-WELL-OF-KNOWLEDGE] such a shrine is then Odin’s, too, for him', () => {
    expect(servedBy('thor', true)).toEqual(['thor', 'odin']);
    expect(servedBy('thor', false)).toEqual(['thor']);
    expect(servedBy('loki', true)).toEqual(['loki']);
    expect(servedBy('odin', true)).toEqual(['odin']);
  });

  it('[RUN-GIFT-RIPPLES-FROM-THE-WELL-OF-KNOWLEDGE] [RUN-RULING-G50] [RUN-HOOK-60] five points a level for all that anybody buys or mends there', () => {
    const bought = ['insurance', 'gift', 'gift', 'gift', 'gift'] as const;
    expect(ripples(held, ['odin'], bought)).toBe(75);
    expect(ripples(held, servedBy('thor', true), ['helm', 'other'])).toBe(15);
    expect(ripples(held, servedBy('thor', false), bought)).toBe(0);
  });
});
