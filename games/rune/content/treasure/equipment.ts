// Rare and magical gear. Nothing that everybody has is ever found as treasure. RUN-TRE-60 to -62

import type { Ability } from '../abilities.ts';
import type { Armor, Shield } from '../armor.ts';
import type { Weapon } from '../weapons.ts';
import type { Chart } from './chart.ts';
import { BONUSES } from './measures.ts';

export const EQUIP_TYPE: Chart<'rare' | 'magical'> = {
  rule: 'RUN-CHART-EQUIP-TYPE',
  modifiers: { A: -5, B: -3, E: 3, F: 5 },
  rows: [
    [5, 'rare'],
    [10, 'magical'],
  ],
};

/** Five numbers each. */
// biome-ignore format: as printed, column by column
const RARE: readonly Weapon[] = [
  'barb-net', 'gauntlet', 'billhook', 'morningstar', 'polearm', 'pike', 'goblin-axe', 'goblin-spike-club', 'composite-bow',
  'double-bladed-axe', 'roman-sword', 'heavy-crossbow', 'light-crossbow', 'long-bow', 'four-bladed-mace',
  'dwarven-work-sword', 'dwarven-work-hammer', 'dwarven-battle-axe', 'dwarven-battle-sword', 'dwarven-battle-hammer',
];

export const RARE_CHART: Chart<Weapon> = {
  rule: 'RUN-CHART-RARE',
  modifiers: { A: -20, B: -10, E: 20, F: 40 },
  rows: RARE.map((weapon, i) => [5 * i + 5, weapon]),
};

/** A thing that magic has been put into. */
export type Base =
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  | { readonly kind: 'armor'; readonly armor: Armor }
  | { readonly kind: 'shield'; readonly shield: Shield }
  | { readonly kind: 'kit'; readonly ability: Ability };

const weapon = (id: Weapon): Base => ({ kind: 'weapon', weapon: id });
const armor = (id: Armor): Base => ({ kind: 'armor', armor: id });
const shield = (id: Shield): Base => ({ kind: 'shield', shield: id });
const kit = (ability: Ability): Base => ({ kind: 'kit', ability });

export const MAGIC_EQUIP: Chart<Base> = {
  rule: 'RUN-CHART-MAGIC-EQUIP',
  rerolls: { A: { above: 80 }, E: { below: 30 }, F: { below: 60 } },
  // biome-ignore format: as printed, column by column
  rows: [
    [1, weapon('barb-net')], [2, weapon('billhook')], [4, weapon('puny-knife')], [5, weapon('sap')],
    [7, weapon('dagger')], [8, weapon('net')], [9, weapon('gauntlet')], [10, weapon('whip')], [11, shield('buckler')],
    [12, weapon('morningstar')], [16, weapon('goblin-axe')], [19, weapon('goblin-spike-club')], [20, weapon('pike')],
    [21, weapon('polearm')], [22, weapon('quarterstaff')], [24, armor('quilted')], [25, weapon('flail')],
    [26, weapon('sling')], [30, shield('round-shield')],
    [32, weapon('shortspear')], [36, armor('heavy-leather')], [38, weapon('mace')], [40, weapon('hand-axe')],
    [42, armor('studded-leather')], [44, weapon('short-bow')], [46, weapon('shortsword')], [48, weapon('spear')],
    [50, weapon('throwing-knives')], [52, armor('chain-mail')], [54, weapon('throwing-axe')],
    [56, weapon('composite-bow')], [59, shield('kite-shield')], [60, weapon('light-crossbow')], [61, weapon('war-maul')],
    [62, weapon('long-bow')], [66, weapon('viking-broadsword')], [69, weapon('viking-axe')],
    [70, weapon('heavy-crossbow')],
    [72, armor('steel-scale')], [73, shield('tower-shield')], [75, kit('ski')], [77, kit('gamble')], [79, kit('repair')],
    [81, kit('map')], [84, kit('survival')], [86, kit('pick-lock')], [88, kit('traps')], [90, kit('climb')],
    [92, kit('healer')], [93, weapon('four-bladed-mace')], [94, weapon('roman-sword')], [95, weapon('double-bladed-axe')],
    [96, weapon('dwarven-work-sword')], [97, weapon('dwarven-work-hammer')], [98, weapon('dwarven-battle-axe')],
    [99, weapon('dwarven-battle-sword')], [100, weapon('dwarven-battle-hammer')],
  ],
};

/** A bonus; or so many of them, each to a statistic of its own or wherever they fall. RUN-RULING-R12 */
type Potency = number | { readonly bonuses: number; readonly apart: boolean };

export const POTENCY_BONUS: Chart<Potency> = {
  rule: 'RUN-CHART-POTENCY-BONUS',
  modifiers: { A: -5, B: -2, C: -1, D: 1, E: 2, F: 3 },
  rows: [
    [5, 1],
    [7, 2],
    [8, 3],
    [9, { bonuses: 2, apart: true }],
    [10, { bonuses: 3, apart: false }],
  ],
};
/** The highest number that is one bonus. RUN-RULING-R12 */
export const LAST_BONUS = 8;

export type PotencyStat = 'dam' | 'atk' | 'init' | 'dfn';

export const POTENCY_STAT: Chart<PotencyStat> = {
  rule: 'RUN-CHART-POTENCY-STAT',
  rows: [
    [3, 'dam'],
    [5, 'atk'],
    [7, 'init'],
    [10, 'dfn'],
  ],
};
/** Numbers that shields throw again. RUN-CHART-POTENCY-STAT */
export const NOT_FOR_SHIELDS = 2;

export const ARMOR_POTENCY: Chart<readonly [stat: 'init' | 'prot', bonus: number]> = {
  rule: 'RUN-CHART-ARMOR-POTENCY',
  modifiers: { A: -4, B: -2, E: 2, F: 4 },
  rows: [
    [2, ['init', 1]],
    [3, ['init', 2]],
    [4, ['init', 3]],
    [5, ['prot', 1]],
    [6, ['prot', 2]],
    [7, ['prot', 3]],
    [8, ['prot', 4]],
    [9, ['prot', 5]],
    [10, ['prot', 6]],
  ],
};

export const KIT_POTENCY: Chart<number> = {
  rule: 'RUN-CHART-KIT-POTENCY',
  modifiers: { B: -2, E: 2, F: 3 },
  rows: BONUSES,
};
