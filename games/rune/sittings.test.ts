import { describe, expect, it } from 'vitest';
import { playAtRandom } from './testing-sittings.ts';

/** Some of each sort: alone and together, run by somebody, brought along, whole adventures. The bench plays thousands. */
const SEEDS = [3, 5, 6, 7, 9, 10];

describe('a sitting of generated encounters, played at random', () => {
  it.each(SEEDS)(
    '[RUN-VP-45] comes to its end, with points and possessions that move only as is told (%i)',
    (seed) => {
      const { encounters, faults } = playAtRandom(seed);
      expect(faults).toEqual([]);
      expect(encounters).toBeGreaterThan(0);
    },
  );
});
