import { describe, expect, it } from 'vitest';
import { askedOfRunner, GUARDED, mayProxy, maySuggest } from './proxy.ts';

describe('a proxy', () => {
  it('[RUN-RUN-14] gives nothing of the hero’s away unless the runner says so', () => {
    expect(askedOfRunner('disposeOf')).toBe('permission');
    expect([mayProxy('disposeOf', 'agrees'), mayProxy('disposeOf', 'silent')]).toEqual([true, false]);
  });

  it('[RUN-RUN-15] rolls outside a fight unless the runner objects', () => {
    expect(askedOfRunner('rollOutsideCombat')).toBe('veto');
    expect([mayProxy('rollOutsideCombat', 'silent'), mayProxy('rollOutsideCombat', 'objects')]).toEqual([
      true,
      false,
    ]);
  });

  it('[RUN-RUN-16] keeps him out of no fight without leave', () => {
    expect([
      mayProxy('stayOut', 'agrees'),
      mayProxy('stayOut', 'objects'),
      mayProxy('stayOut', 'silent'),
    ]).toEqual([true, false, false]);
  });

  it('[RUN-RUN-17] [RUN-RUN-18] [RUN-RUN-19] never spends his points, binds him to a god or sets him on heroes', () => {
    for (const deed of ['spendPoints', 'raiseConnection', 'attackHero'] as const) {
      expect(askedOfRunner(deed)).toBeNull();
      expect(mayProxy(deed, 'agrees')).toBe(false);
    }
    expect(GUARDED).toHaveLength(6);
  });

  it('[RUN-RUN-11] [RUN-RUN-12] hears the runner’s advice until he forbids it', () => {
    expect(maySuggest({ silenced: false })).toBe(true);
    expect(maySuggest({ silenced: true })).toBe(false);
  });
});
