// A gift that a group has thought up is one more declaration: no file of the fight knows it.

import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { BOON_RULES } from '../boons.ts';
import type { MarkOf } from '../hooks/mark.ts';
import { award, type GiftRule } from './gift.ts';
import { allDiceCast, facing, giftPoints, play } from './testing.ts';

/** Whoever hurts a foe is paid five points for it, in place of what this gift does otherwise. */
const OURS = 'obscuring-mist';
const invented: GiftRule = {
  on: {
    damageTaken: (held, owner, { by, victim }) =>
      by?.id === owner.id && !victim.isHero ? [award(held, owner.id, 5)] : [],
  },
};
const rules = BOON_RULES as Record<string, GiftRule>;
const printed = rules[OURS] as GiftRule;

afterEach(() => {
  rules[OURS] = printed;
  allDiceCast();
});

describe('an invented gift', () => {
  const banished: MarkOf<'gift'> = {
    kind: 'gift',
    gift: 'banish-his-blade',
    by: 'h0',
    level: 2,
    n: 0,
    whom: [],
    until: null,
  };
  const struck = (gifts: Parameters<typeof facing>[0]) =>
    play(
      {
        ...facing(gifts, {
          heroes: [READY_MADE.gunnhild],
          fighters: {
            h1: { x: 1, y: 1 },
            f0: { x: 12, y: 10, lying: [{ form: 0, x: 18, y: 10 }], marks: [banished] },
          },
        }),
        turn: 'h0',
      },
      4,
      6,
    ).choose('strike:f0:0:plain', 'stand');

  it('[RUN-GIFTRULE-NEW-01] works by its declaration alone, and what it pays is added to what others multiply, never multiplied', () => {
    const without = giftPoints(struck({ 'banish-his-blade': 2, [OURS]: 1 }));
    rules[OURS] = invented;
    // Fourteen hit points, twice again for the other gift; its own five come once.
    expect([without, giftPoints(struck({ 'banish-his-blade': 2, [OURS]: 1 }))]).toEqual([28, 28 + 5]);
    expect(giftPoints(struck({ 'banish-his-blade': 2 }))).toBe(28);
  });
});
