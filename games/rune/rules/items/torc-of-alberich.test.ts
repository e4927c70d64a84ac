import { afterEach, describe, expect, it } from 'vitest';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { playFrom } from '../fight/testing.ts';
import { failurePoints } from '../runner-scoring.ts';
import { begun, holding } from '../sitting/testing.ts';
import { allDiceCast, legendary } from './testing.ts';

afterEach(allDiceCast);

describe('the Torc of Alberich', () => {
  const worth = (hero: ReturnType<typeof legendary>, difficulty: number): number => {
    const hard = trap(
      roll('climb', difficulty, { condition: { trigger: 'Up.', exposure: 'first' }, type: 'singular' }),
      [],
    );
    const { state } = playFrom(begun(holding(hard), [hero, READY_MADE.gunnhild]), 5).choose('touch:h0:0');
    return state.failures.reduce(
      (sum, one) => sum + failurePoints({ ...one, demanded: true, freestanding: false }),
      0,
    );
  };

  it('[RUN-ITEM-TORC] makes what its owner fails in worth three a level less, and never less than nothing', () => {
    const torc = (level: number) => legendary({ 'torc-of-alberich': level });
    const plain = worth(READY_MADE.ragnar, 20);
    expect(plain).toBeGreaterThan(6);
    expect(worth(torc(1), 20)).toBe(plain - 3);
    expect(worth(torc(2), 20)).toBe(plain - 6);
    expect(worth(torc(40), 20)).toBe(0);
  });
});
