// Weird magic: a number more or less on a statistic, for whoever is in it. RUN-TER-145 to -149

import type { WeirdStatistic } from '../../../content/terrain.ts';
import type { Base, Side } from '../bodies.ts';
import { type Ground, zonesAt } from '../ground.ts';
import { squareOf } from '../steps.ts';

export const weirdBy = (ground: Ground, base: Base, side: Side, statistic: WeirdStatistic): number =>
  zonesAt(ground, 'weird', squareOf(ground, base))
    .filter((zone) => zone.statistic === statistic && (zone.side === 'both' || zone.side === side))
    .reduce((sum, { by }) => sum + by, 0);
