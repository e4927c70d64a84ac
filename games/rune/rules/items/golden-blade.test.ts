import { afterEach, describe, expect, it } from 'vitest';
import { amend, sittingOf } from '../sitting/heroes.ts';
import { finding, gunnhild, ragnar, silver } from '../sitting/interlude/testing.ts';
import { together } from '../sitting/testing.ts';
import { allDiceCast } from './testing.ts';

afterEach(allDiceCast);

describe('the Golden Blade', () => {
  /** Two parcels of one treasure that Ragnar's blade of two levels pointed at, and one of another. */
  const pointed = () => {
    const driver = finding([silver(6), silver(8), silver(10)], [ragnar, gunnhild]);
    const { hoard } = sittingOf(driver.state);
    amend(driver.state, {
      hoard: hoard.map((one, i) => ({ ...one, blade: { level: 2, treasure: i < 2 ? 0 : 2 } })),
    });
    return driver;
  };
  const lost = (driver: ReturnType<typeof pointed>) =>
    driver.told('scored').map(({ hero, points, rule }) => [hero, points, rule]);

  it('[RUN-ITEM-GOLDENBLADE] costs 20 a level for a treasure that its owner does not have alone, once for each', () => {
    expect(lost(together(pointed(), 'propose:even'))).toEqual([
      ['h0', -40, 'RUN-ITEM-GOLDENBLADE'],
      ['h0', -40, 'RUN-ITEM-GOLDENBLADE'],
    ]);
    expect(lost(together(pointed(), 'propose:finders'))).toEqual([]);
    const one = together(pointed(), 'claims');
    together(one, 'leaveIt', 'want:h1');
    expect(lost(one)).toHaveLength(1);
    together(one, 'leaveIt', 'want:h1');
    expect(lost(one)).toHaveLength(1);
    together(one, 'leaveIt');
    expect(lost(one)).toHaveLength(1);
  });
});
