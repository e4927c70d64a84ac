import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, facing, play } from './testing.ts';

afterEach(allDiceCast);

const EXPOSURE = { step: 'exposure' } as const;
const fire = { start: 14, round: 1, failed: 0, raging: false, by: null };
const water = { state: 'drowning', rounds: 1, rolled: false, rescuer: null, rope: null } as const;

/** What each of the next rounds takes, of which his body alone soaks 3. */
const lost = (level: number, plight: object, rounds: number) =>
  play({
    ...facing({ 'survive-the-lake-of-flame': level }),
    fighters: { h0: { x: 10, y: 10, ...plight }, f0: { x: 35, y: 25 } },
    map: {
      zones: [{ kind: 'water', area: [[10, 10, 1]], surface: 'choppy', current: 'none' }],
    },
    agenda: Array.from({ length: rounds }, () => EXPOSURE),
  })
    .told('hurt')
    .map((hurt) => (hurt as unknown as { lost: number }).lost + 3);

describe('Survive the Lake of Flame', () => {
  it('[RUN-GIFT-SURVIVE-THE-LAKE-OF-FLAME] [RUN-HOOK-06] lets fire begin to grow as many rounds later', () => {
    expect(lost(0, { fire }, 2)).toEqual([16, 18]);
    expect(lost(1, { fire }, 3)).toEqual([14, 16, 18]);
    expect(lost(3, { fire }, 5)).toEqual([14, 14, 14, 16, 18]);
  });

  it('[RUN-GIFT-SURVIVE-THE-LAKE-OF-FLAME] and water that he drowns in', () => {
    expect(lost(0, { water }, 3)).toEqual([6, 8, 10]);
    expect(lost(2, { water }, 5)).toEqual([6, 6, 6, 8, 10]);
  });
});
