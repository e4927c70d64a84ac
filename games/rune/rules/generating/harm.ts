// What a trap does for so many points, and never more than the heroes may be asked to bear.

import { DIFFICULTY } from '../../content/design/rolls.ts';
import {
  ARMOR_IGNORING,
  DICE_PRICE,
  dmgCost,
  EQUIPMENT_DAMAGE,
  FALL_PRICE,
  FIRE_PRICE,
  LOST,
  NUISANCE,
  recurring,
  STATUS,
  WATER_PRICE,
} from '../../content/design/traps.ts';
import type { Harm } from '../../content/generating/traps.ts';
import { FALLS } from '../../content/hazards.ts';
import { damFor } from '../../content/quick/traps.ts';
import { SURFACES } from '../../content/terrain.ts';
import type { Effect } from '../../documents/encounter/effect-schema.ts';
import type { Hardness } from './hardness.ts';
import type { Bilingual } from './tale.ts';

export interface HarmRequest {
  readonly id: string;
  readonly harm: Harm;
  readonly budget: number;
  readonly hardness: Hardness;
  /** What one does to be rid of what lasts. */
  readonly stop: Bilingual;
  /** The event with which a daze is over. */
  readonly until: string | null;
}

/** Less than that is no harm. */
const LEAST_DAM = 3;
/** Who is hurt round by round is hurt less each time. */
const LASTING = 3;

/** Null where so many points are too few, or far too many for it. */
export function harmFor({ id, harm, budget, hardness, stop, until }: HarmRequest): Effect | null {
  const { dam, rows } = hardness;
  switch (harm) {
    case 'blow':
      return blow(id, Math.min(dam, damFor(budget) ?? 0), false);
    case 'piercing':
      return blow(id, Math.min(dam - 5, damFor(budget - ARMOR_IGNORING) ?? 0), true);
    case 'lasting': {
      const most = Math.floor(dam / LASTING);
      const bearable = last(upTo(most), (each) => recurring(dmgCost(each)) <= budget) ?? 0;
      if (bearable < LEAST_DAM) return null;
      const end = { roll: null, countdown: null, how: stop };
      return { id, kind: 'damage', dam: bearable, armorIgnoring: false, over: 'recurring', end };
    }
    case 'dice': {
      const dice = within(DICE_PRICE, budget, rows + 2);
      return dice < 2 ? null : { id, kind: 'dice', dice, armorIgnoring: false, over: 'once', end: null };
    }
    case 'fall': {
      const row = within(FALL_PRICE, budget, rows);
      const feet = FALLS[row]?.upTo;
      return feet === undefined || !Number.isFinite(feet) ? null : { id, kind: 'fall', feet };
    }
    case 'drowning': {
      const surface = SURFACES[within(Object.values(WATER_PRICE), budget, Math.max(1, rows - 2))];
      return surface === undefined ? null : { id, kind: 'drowning', surface, current: 'none' };
    }
    case 'fire':
      if (budget < FIRE_PRICE.exposure) return null;
      return { id, kind: 'fire', raging: budget >= FIRE_PRICE.raging && rows > 2, water: null };
    case 'daze':
      return { id, kind: 'impairment', points: 1, only: null, until };
    case 'lost':
      // Nobody need know maps, and each roll that fails makes it worse for all. RUN-HAZ-LOST-02, -05, -07
      return budget < LOST.base ? null : { id, kind: 'lost', difficulty: DIFFICULTY.least };
    case 'swarm': {
      const bites = within(NUISANCE, budget, rows + 2);
      return bites < 2 ? null : { id, kind: 'nuisance', dam: bites };
    }
    case 'gear':
      return budget < EQUIPMENT_DAMAGE ? null : { id, kind: 'equipment' };
    case 'shame': {
      const points = STATUS.step * Math.floor(Math.min(budget, STATUS.most) / STATUS.step);
      return points === 0 ? null : { id, kind: 'status', points };
    }
  }
}

const blow = (id: string, dam: number, armorIgnoring: boolean): Effect | null =>
  dam < LEAST_DAM ? null : { id, kind: 'damage', dam, armorIgnoring, over: 'once', end: null };

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);
const last = <T>(list: readonly T[], is: (one: T) => boolean): T | undefined => list.findLast(is);

/** The last row that can be paid and borne; less than none where not even the first can. */
const within = (prices: readonly number[], budget: number, most: number): number =>
  prices.findLastIndex((price, row) => price <= budget && row <= most);
