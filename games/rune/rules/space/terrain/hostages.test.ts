import { describe, expect, it } from 'vitest';
import { foe, hero, plain } from '../testing.ts';
import { isSlain, mayBypass, shieldedFrom, throughHostage } from './hostages.ts';

describe('hostages', () => {
  it.each([
    [20, 5, { captor: 9, hostage: 6 }],
    [11, 5, { captor: 0, hostage: 6 }],
    [9, 5, { captor: 0, hostage: 4 }],
    [5, 5, { captor: 0, hostage: 0 }],
    [2, 5, { captor: 0, hostage: 0 }],
  ])(
    '[RUN-TER-72] [RUN-TER-73] [RUN-RULING-T24] of %i points against a Soak of %i: %o',
    (raw, soak, shielded) => {
      expect(throughHostage(raw, soak)).toEqual(shielded);
    },
  );

  it('[RUN-TER-74] die of eighteen points', () => {
    expect([17, 18].map(isSlain)).toEqual([false, true]);
  });

  it('[RUN-TER-75] a blow that is ten better may go past', () => {
    expect([9, 10].map(mayBypass)).toEqual([false, true]);
  });

  it('[RUN-TER-79] shield against two heroes each, the nearest', () => {
    const ground = plain(20, 20);
    const captor = foe(10, 10);
    const [far, near, next, out] = [hero(13, 10), hero(11, 10), hero(10, 12), hero(14, 10)];
    const bodies = [far, near, next, out, foe(9, 10), hero(9, 9, { able: false })];
    expect(shieldedFrom(ground, bodies, captor, 1)).toEqual([near, next]);
    expect(shieldedFrom(ground, bodies, captor, 2)).toEqual([near, next, far]);
    expect(shieldedFrom(ground, bodies, captor, 0)).toEqual([]);
  });
});
