import { describe, expect, it } from 'vitest';
import { isBinding, mayPlayBy, warningOf } from './arbitration.ts';

describe('whoever runs an encounter', () => {
  const fair = { possible: true, difficulty: 6 } as const;
  const hard = { possible: true, difficulty: 10 } as const;
  const vain = { possible: false } as const;

  it('[RUN-BASIC-19] warns of what is impossible, or harder than it seems', () => {
    expect(warningOf(6, fair)).toBeNull();
    expect(warningOf(6, { possible: true, difficulty: 4 })).toBeNull();
    expect(warningOf(6, hard)).toEqual({ warns: 'harder', by: 4 });
    expect(warningOf(6, vain)).toEqual({ warns: 'impossible' });
  });

  it('[RUN-BASIC-19] holds nobody to it who was not warned, and to nothing that cannot be', () => {
    expect(isBinding(6, fair, false)).toBe(true);
    expect([isBinding(6, hard, false), isBinding(6, hard, true)]).toEqual([false, true]);
    expect([isBinding(6, vain, false), isBinding(6, vain, true)]).toEqual([false, false]);
  });

  it('[RUN-BASIC-31] plays by a new rule only if all have accepted it before', () => {
    const all = ['ada', 'bo'];
    expect(mayPlayBy('new', all, all, false)).toBe(true);
    expect(mayPlayBy('new', all, ['ada'], false)).toBe(false);
    expect(mayPlayBy('new', all, all, true)).toBe(false);
    expect(mayPlayBy('existing', all, [], true)).toBe(true);
  });
});
