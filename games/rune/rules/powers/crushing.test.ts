import { describe, expect, it } from 'vitest';
import { POWER } from '../../content/powers.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { at, bearer, thurid } from './testing.ts';

describe('the beetle-werk', () => {
  it('[RUN-FOELIST-BEETLE-WERK.1] crushes whom it fells, past revival', () => {
    const beetle = bearer('beetle', { powers: [POWER.crushing] });
    const falls = (by: Bearer, dying: Bearer) =>
      at('dying', {
        dying,
        by,
        lost: 3,
        wounds: 0,
        fifthWound: true,
        hopeless: false,
        present: [beetle, thurid],
      });
    expect(falls(beetle, thurid)).toMatchObject([{ effect: 'die', who: 'thurid' }]);
    expect(falls(thurid, beetle)).toEqual([]);
    expect(falls(beetle, bearer('other foe'))).toEqual([]);
  });
});
