import { describe, expect, it } from 'vitest';
import type { ItemOf } from '../../content/treasure/item.ts';
import { afterAvoiding, avoidanceOf, type TrapHarm } from './avoiding.ts';

const amulet = (effect: ItemOf<'amulet'>['effect'], failures = 0): ItemOf<'amulet'> => ({
  kind: 'amulet',
  effect,
  bonus: 2,
  limit: 6,
  failures,
});
const HARMS: readonly TrapHarm[] = ['fire', 'drowning', 'falling', 'acid', 'other'];

describe('an amulet against traps', () => {
  it('[RUN-TRE-54] helps against one way of being hurt; the plain kind is all that has no other name', () => {
    const helps = (effect: ItemOf<'amulet'>['effect']) =>
      HARMS.map((harm) => avoidanceOf(amulet(effect), harm));
    expect(helps('fire-trap')).toEqual([2, 0, 0, 0, 0]);
    expect(helps('drowning-trap')).toEqual([0, 2, 0, 0, 0]);
    expect(helps('falling-trap')).toEqual([0, 0, 2, 0, 0]);
    expect(helps('acid-trap')).toEqual([0, 0, 0, 2, 0]);
    expect(helps('standard-trap')).toEqual([0, 0, 0, 0, 2]);
    expect(helps('poison')).toEqual([0, 0, 0, 0, 0]);
  });

  it('[RUN-TRE-52] [RUN-RULING-R10] fails where that roll fails, and at its limit is worth nothing', () => {
    expect(afterAvoiding(amulet('fire-trap'), 'fire', true)).toEqual(amulet('fire-trap'));
    expect(afterAvoiding(amulet('fire-trap'), 'acid', false)).toEqual(amulet('fire-trap'));
    expect(afterAvoiding(amulet('fire-trap'), 'fire', false)).toEqual(amulet('fire-trap', 1));
    expect(afterAvoiding(amulet('fire-trap', 5), 'fire', false)).toBeNull();
  });
});
