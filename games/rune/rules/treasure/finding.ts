// A treasure is seen for the first time: from its letter to the things themselves. RUN-TRE-04, -22 to -26, -33

import type { Dice } from '@skald/kernel';
import type { Category } from '../../content/design/gains.ts';
import { CATEGORY_CHART, type Kind, LAST_SINGLE, type Yield } from '../../content/treasure/categories.ts';
import type { Item } from '../../content/treasure/item.ts';
import { LOOT_CHART } from '../../content/treasure/loot.ts';
import { type ChartRoll, type Finding, plainDice, rollOn, rollUntil } from './charts.ts';
import { equipment } from './equipment.ts';
import { helm, legend } from './legends.ts';
import { amulet, charm, potion } from './trinkets.ts';

export interface Treasure {
  readonly items: readonly Item[];
  /** What the designer wrote, and the chart that it came from at last. RUN-RULING-R04 */
  readonly origin: Category;
  readonly category: Category;
  readonly rolls: readonly ChartRoll[];
}

/** `blade`: levels of a Golden Blade in the hands of whoever comes first. RUN-ITEM-GOLDENBLADE */
export function findTreasure(origin: Category, dice: Dice, blade = 0): Treasure {
  const rolls: ChartRoll[] = [];
  const finding: Finding = { category: origin, dice, blade, rolls };
  const { category, items } = found(finding, rollOn(finding, CATEGORY_CHART[origin]));
  return { items, origin, category, rolls };
}

function found(finding: Finding, what: Yield): { readonly category: Category; readonly items: Item[] } {
  const { category } = finding;
  switch (what.of) {
    case 'category': {
      const next = { ...finding, category: what.category };
      return found(next, rollOn(next, CATEGORY_CHART[what.category]));
    }
    case 'twice': {
      const again = (): Item[] =>
        found(
          finding,
          rollUntil(finding, CATEGORY_CHART[category], (_, number) => number <= LAST_SINGLE),
        ).items;
      return { category, items: [...again(), ...again()] };
    }
    case 'liars-silver':
      return { category, items: [{ kind: 'liars-silver', pieces: amountOf(finding, what) }] };
    case 'loot': {
      const ounces = amountOf(finding, what);
      return { category, items: [{ kind: 'loot', form: rollOn(finding, LOOT_CHART), ounces }] };
    }
    default:
      return { category, items: Array.from({ length: what.count }, () => MAKE[what.of](finding)) };
  }
}

const MAKE: Readonly<Record<Kind, (finding: Finding) => Item>> = {
  equipment,
  potion,
  charm,
  amulet,
  helm,
  legendary: legend,
};

const amountOf = (finding: Finding, { plus, dice, times }: Extract<Yield, { dice: number }>): number =>
  plus + plainDice(finding, dice) * times;
