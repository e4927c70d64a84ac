// Legendary items: whose they are, and what a level of their power costs. RUN-ITEM-LEG-01, -03

import { recordOf } from '@skald/kernel';
import type { God } from './gods.ts';

type Row = readonly [cost: number, patron?: God];

const ROWS = {
  'armor-of-inflexible-surety': [30],
  'absorption-armor': [30],
  'axe-of-glory': [30],
  'blade-of-fair-title': [30],
  'blinding-armor': [30],
  'blood-tribute-armor': [45, 'loki'],
  'blue-cloak-of-treachery': [30, 'loki'],
  'blunting-armor': [30],
  'demon-maw-helm': [45, 'loki'],
  'einherjars-armor': [45],
  'even-handed-torc': [30],
  'golden-blade': [75],
  'light-treading-boots': [30],
  'loki-thwarting-armor': [45],
  'loki-trouncing-wand': [30, 'odin'],
  'mantle-of-grim-justice': [30, 'odin'],
  'ring-of-alberich': [30],
  'shield-of-fury': [30, 'loki'],
  'spitting-armor': [30, 'loki'],
  'torc-of-alberich': [15],
} as const satisfies Readonly<Record<string, Row>>;

/** Armor, weapons and shields: nobody strips him of those. */
const GEAR: readonly string[] = [
  'armor-of-inflexible-surety',
  'absorption-armor',
  'axe-of-glory',
  'blade-of-fair-title',
  'blinding-armor',
  'blood-tribute-armor',
  'blunting-armor',
  'einherjars-armor',
  'golden-blade',
  'loki-thwarting-armor',
  'shield-of-fury',
  'spitting-armor',
];

export type LegendaryItem = keyof typeof ROWS;
export const LEGENDARY_ITEMS = Object.keys(ROWS) as LegendaryItem[];

/** A piece of treasure that can be taken from whoever flees. RUN-RULING-R56 */
export const isTreasure = (item: LegendaryItem): boolean => !GEAR.includes(item);

export interface LegendaryFacts {
  readonly id: LegendaryItem;
  /** Victory points for each level, of which there is no highest. */
  readonly cost: number;
  readonly patron: God | null;
}

export const LEGENDARY: Readonly<Record<LegendaryItem, LegendaryFacts>> = recordOf(LEGENDARY_ITEMS, (id) => {
  const [cost, patron]: Row = ROWS[id];
  return { id, cost, patron: patron ?? null };
});
