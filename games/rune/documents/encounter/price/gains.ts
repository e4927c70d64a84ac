// What heroes may win earns. RUN-TRE, RUN-GAIN

import type { DocumentPath, PriceLine } from '@skald/kernel';
import {
  BARGAIN,
  CACHE,
  CARROT,
  CATEGORY_PRICE,
  type Category,
  GO_HOME,
  HEALING_PRICE,
  LIARS_SILVER,
  SILVER,
  TREASURES,
  VARIABLE_AWARD,
} from '../../../content/design/gains.ts';
import { oppCost } from '../../../content/design/rolls.ts';
import {
  AMBUSH_PRICE,
  INIT_STEP,
  MOST_INIT,
  MOST_ROUNDS,
  MOST_STICK,
} from '../../../content/design/traps.ts';
import { GOD_WEIGHT } from '../../../content/gods.ts';
import type { Gain, GainOf } from '../gain-schema.ts';
import { type ListedRoll, type Step, spanOf } from '../order.ts';
import { weightOf } from './effects.ts';
import { line } from './line.ts';

/** Treasures that have earned so far, by category. RUN-TRE-21 */
export class Hoard {
  readonly #encounter = new Map<Category, number>();
  readonly #event = new Map<Category, number>();
  #at = -1;

  /** Whether one more of these still earns, in this event. */
  takes(category: Category, event: number): boolean {
    if (event !== this.#at) this.#event.clear();
    this.#at = event;
    const [here, all] = [this.#event.get(category) ?? 0, this.#encounter.get(category) ?? 0];
    if (here >= TREASURES.inEvent || all >= TREASURES.inEncounter) return false;
    this.#event.set(category, here + 1);
    this.#encounter.set(category, all + 1);
    return true;
  }
}

export interface GainPricing {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly event: number;
  readonly hoard: Hoard;
}

export function gainLines(gain: Gain, path: DocumentPath, pricing: GainPricing): PriceLine[] {
  switch (gain.kind) {
    case 'treasure': {
      const earns = pricing.hoard.takes(gain.category, pricing.event);
      return [
        line(
          [...path, 'category'],
          'treasure',
          earns ? CATEGORY_PRICE[gain.category] : 0,
          earns ? 'RUN-TRE-05' : 'RUN-TRE-21',
          { category: gain.category },
        ),
      ];
    }
    case 'silver':
      return [
        line([...path, 'ounces'], 'silver', SILVER.each * gain.ounces, 'RUN-TRE-13', { ounces: gain.ounces }),
      ];
    case 'liarsSilver':
      return [
        line([...path, 'pieces'], 'liarsSilver', LIARS_SILVER.each * gain.pieces, 'RUN-TRE-14', {
          pieces: gain.pieces,
        }),
      ];
    case 'ambush':
      return [line(path, 'heroesAmbush', -AMBUSH_PRICE, 'RUN-GAIN-05')];
    case 'bargain':
      return [
        line(path, 'bargain', BARGAIN, 'RUN-GAIN-10'),
        line([...path, 'bonus'], 'opposed', oppCost(gain.bonus), 'RUN-GAIN-10', { value: gain.bonus }),
      ];
    case 'carrot':
      return [carrot(gain, path, pricing)];
    case 'healing':
      return [
        line([...path, 'time'], 'healing', HEALING_PRICE[gain.time], 'RUN-GAIN-40', { time: gain.time }),
      ];
    case 'invigoration':
      return [invigoration(gain, path, pricing)];
    case 'goHome':
      return [
        line([...path, 'bonus'], 'goHome', GO_HOME.each * gain.bonus, 'RUN-GAIN-61', { bonus: gain.bonus }),
      ];
    case 'lootCache':
      return [
        line([...path, 'difficulty'], 'lootCache', CACHE[gain.difficulty] ?? 0, 'RUN-GAIN-70', {
          value: gain.difficulty,
        }),
      ];
    case 'shrine':
      return [line([...path, 'god'], 'shrine', -GOD_WEIGHT[gain.god], 'RUN-GAIN-80', { god: gain.god })];
    case 'points':
      return [
        gain.award === 'variable'
          ? line([...path, 'award'], 'award', VARIABLE_AWARD, 'RUN-GAIN-90')
          : line([...path, 'award'], 'award', -gain.award, 'RUN-GAIN-90', { points: gain.award }),
      ];
  }
}

/** More than the most is legal and earns no more. RUN-GAIN-20, -21 */
function carrot(
  { for: helped, by, rounds }: GainOf<'carrot'>,
  path: DocumentPath,
  { steps }: GainPricing,
): PriceLine {
  const isInit = scoreOf(helped, steps) === 'init';
  const counted = isInit ? Math.floor(Math.min(by, MOST_INIT) / INIT_STEP) : Math.min(by, MOST_STICK);
  return line(
    [...path, 'by'],
    'carrot',
    CARROT * counted * Math.min(rounds, MOST_ROUNDS),
    isInit ? 'RUN-GAIN-21' : 'RUN-GAIN-20',
    { by, rounds },
  );
}

/** A roll against a baseline is one of that score, too. RUN-STOLEN-2.4 */
export const scoreOf = (helped: GainOf<'carrot'>['for'], steps: readonly Step[]): ListedRoll['score'] =>
  'score' in helped
    ? helped.score
    : (steps.flatMap(({ rolls }) => rolls).find(({ id }) => id === helped.roll)?.score ?? null);

/** The mirror of an Impairment. RUN-GAIN-51 to -53, RUN-IMPAIR-11 */
function invigoration(
  { points, only, until }: GainOf<'invigoration'>,
  path: DocumentPath,
  { steps, at }: GainPricing,
): PriceLine {
  const weight = weightOf(steps, spanOf(steps, at, until, only));
  return line(
    [...path, 'points'],
    'invigoration',
    -points * weight,
    only === null ? 'RUN-GAIN-51' : 'RUN-GAIN-53',
    {
      points,
      weight,
    },
  );
}
