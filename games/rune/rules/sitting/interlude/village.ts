// The village that heroes come home to, as far as they have made it what it is. RUN-VP-25, RUN-TRE-02

import { GROWTH } from '../../../content/village.ts';
import type { Sitting } from '../state.ts';

export interface Village {
  /** Ounces in all, and from whom. */
  readonly silver: number;
  readonly from: Readonly<Record<string, number>>;
  /** What has been built of it, the oldest first. */
  readonly built: readonly (typeof GROWTH)[number]['what'][];
}

export function villageOf({ given = [] }: Pick<Sitting, 'given'>): Village {
  const from: Record<string, number> = {};
  for (const { hero, ounces } of given) from[hero] = (from[hero] ?? 0) + ounces;
  const silver = given.reduce((sum, { ounces }) => sum + ounces, 0);
  return { silver, from, built: GROWTH.filter(({ ounces }) => silver >= ounces).map(({ what }) => what) };
}
