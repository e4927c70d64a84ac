// Which legendary item, and what it is made of. RUN-CHART-LEGENDARY, RUN-CHART-ANY-ARMOR

import type { Armor } from '../armor.ts';
import type { LegendaryItem } from '../legendary.ts';
import type { Weapon } from '../weapons.ts';
import type { Chart } from './chart.ts';
import type { Base } from './equipment.ts';

/** Five numbers each. */
// biome-ignore format: as printed, column by column
const ITEMS: readonly LegendaryItem[] = [
  'armor-of-inflexible-surety', 'absorption-armor', 'axe-of-glory', 'blade-of-fair-title', 'blinding-armor',
  'blood-tribute-armor', 'blue-cloak-of-treachery', 'blunting-armor', 'demon-maw-helm', 'einherjars-armor',
  'even-handed-torc', 'golden-blade', 'light-treading-boots', 'loki-thwarting-armor', 'loki-trouncing-wand',
  'mantle-of-grim-justice', 'ring-of-alberich', 'shield-of-fury', 'spitting-armor', 'torc-of-alberich',
];

export const LEGENDARY_CHART: Chart<LegendaryItem> = {
  rule: 'RUN-CHART-LEGENDARY',
  rows: ITEMS.map((item, i) => [5 * i + 5, item]),
};

export const ANY_ARMOR: Chart<Armor> = {
  rule: 'RUN-CHART-ANY-ARMOR',
  rows: [
    [1, 'quilted'],
    [3, 'heavy-leather'],
    [7, 'studded-leather'],
    [9, 'chain-mail'],
    [10, 'steel-scale'],
  ],
};

/** Those that a legend may be: of the others the chart of magical gear is thrown again. RUN-RULING-R18 */
// biome-ignore format: by their share
export const AXES: readonly Weapon[] = [
  'goblin-axe', 'viking-axe', 'hand-axe', 'throwing-axe', 'double-bladed-axe', 'dwarven-battle-axe',
];

/** Of what it is made; `null`: of nothing that a chart makes better. RUN-ITEM-LEG-04 */
export const LEGEND_BASE: Readonly<
  Record<LegendaryItem, Exclude<Base, { kind: 'kit' }> | 'armor' | 'axe' | 'helm' | null>
> = {
  'armor-of-inflexible-surety': 'armor',
  'absorption-armor': 'armor',
  'axe-of-glory': 'axe',
  'blade-of-fair-title': { kind: 'weapon', weapon: 'viking-broadsword' },
  'blinding-armor': { kind: 'armor', armor: 'steel-scale' },
  'blood-tribute-armor': 'armor',
  'blue-cloak-of-treachery': null,
  'blunting-armor': 'armor',
  'demon-maw-helm': 'helm',
  'einherjars-armor': 'armor',
  'even-handed-torc': null,
  'golden-blade': { kind: 'weapon', weapon: 'dagger' },
  'light-treading-boots': null,
  'loki-thwarting-armor': 'armor',
  'loki-trouncing-wand': { kind: 'weapon', weapon: 'quarterstaff' },
  'mantle-of-grim-justice': null,
  'ring-of-alberich': null,
  'shield-of-fury': { kind: 'shield', shield: 'round-shield' },
  'spitting-armor': 'armor',
  'torc-of-alberich': null,
};

/** For each level: what it adds to a die and to two, and what it takes where its owner has to share. RUN-ITEM-GOLDENBLADE, RUN-RULING-R21 */
export const GOLDEN_BLADE = { die: 1, percent: 10, unshared: 20 } as const;
