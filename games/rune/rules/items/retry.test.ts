import { describe, expect, it } from 'vitest';
import { mayTryAgain, untried } from '../rolls/tries.ts';
import { mayTreatAtOnce, retry } from './retry.ts';

describe('a simple potion', () => {
  const potion = { kind: 'potion', to: 'climb', bonus: 2, rounds: null, doses: 2 } as const;

  it('[RUN-TRE-46] [RUN-RULING-R09] allows one more try at a roll of its Ability, with its potency; what was missed stays missed', () => {
    const failed = { ...untried(), failed: 1 };
    expect(mayTryAgain(failed)).toBe(false);
    const again = retry(failed, potion, 'climb');
    expect(again).toEqual({ tries: { ...failed, changes: 1 }, bonus: 2, left: { ...potion, doses: 1 } });
    expect(again && mayTryAgain(again.tries)).toBe(true);
    expect(retry(failed, potion, 'jump')).toBeNull();
    expect(retry(failed, { ...potion, rounds: 3 }, 'climb')).toBeNull();
    expect(retry(failed, { ...potion, doses: 1 }, 'climb')?.left).toBeNull();
  });

  it('[RUN-TRE-47] [RUN-HEAL-16] of Healer lets nobody wait', () => {
    expect(mayTreatAtOnce([{ ...potion, to: 'healer' }])).toBe(true);
    expect(mayTreatAtOnce([potion, { ...potion, to: 'healer', rounds: 2 }])).toBe(false);
  });
});
