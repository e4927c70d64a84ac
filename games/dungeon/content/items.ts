// Items, and the objects an adventure is about. DUN-ITEMCARD-01 to -22, section 26.

import { recordOf } from '@skald/kernel';
import type { Boss, Hero } from './models.ts';

// biome-ignore format: a list of names, not a column
export const MAGIC_ITEMS = [
  'spidersilk-armour', 'energy-crystal-1', 'energy-crystal-2', 'energy-crystal-3', 'healing-potion',
  'greater-healing-potion', 'potion-of-haste', 'potion-of-stone', 'grunds-hammer', 'runed-helm', 'bearclaw-charm',
  'elven-quiver', 'ember-staff', 'lockbreakers-wedge', 'ward-key', 'lucky-coin', 'smoke-phial', 'blessed-ash',
  'saints-knucklebone', 'torch-of-the-forefathers', 'rune-axe', 'ring-of-second-wind', 'travellers-cloak',
  'bone-sceptre',
] as const;

/** They stay on the board when their bearer is Crippled. DUN-RULING-30 */
export const OBJECTS = ['heart-fragment', 'book', 'seal-stone'] as const;
export type QuestObject = (typeof OBJECTS)[number];

export const ITEMS = [...MAGIC_ITEMS, ...OBJECTS] as const;
export type Item = (typeof ITEMS)[number];

export type ItemEffect =
  | { readonly type: 'armour'; readonly by: number }
  /** Dice on a Magical Attack of the user, or as much off a Ward beside him. */
  | { readonly type: 'crystal'; readonly power: number }
  | { readonly type: 'heal'; readonly wounds: number }
  | { readonly type: 'movement'; readonly by: number }
  /** Armour until the owner's next Turn begins. */
  | { readonly type: 'stone'; readonly by: number }
  | { readonly type: 'fightDice'; readonly dice: number }
  | { readonly type: 'ignoresInjury' }
  | { readonly type: 'ignoresCover' }
  | { readonly type: 'flameboltDice'; readonly dice: number }
  | { readonly type: 'lockDice'; readonly dice: number }
  | { readonly type: 'lowerWard'; readonly by: number }
  /** All dice of one roll of one's own, once. */
  | { readonly type: 'reroll' }
  | { readonly type: 'noFreeStrikes' }
  | { readonly type: 'removesBones' }
  /** From this die on a wound is ignored. */
  | { readonly type: 'ignoresWound'; readonly from: number }
  | { readonly type: 'noRaising' }
  /** Sixes beat sixes. */
  | { readonly type: 'sixesWin' }
  | { readonly type: 'restoresFeat' }
  | { readonly type: 'cover' }
  /** Raise Dead without a Command, so often an Overlord Turn. */
  | { readonly type: 'freeRaise'; readonly times: number }
  /** Whatever the adventure says. */
  | { readonly type: 'object' };

export interface ItemFacts {
  readonly id: Item;
  /** Who can have it; null: any Hero or Boss. */
  readonly owners: readonly (Hero | Boss)[] | null;
  /** Can be traded. DUN-ITEM-04 */
  readonly paraphernalia: boolean;
  /** By its owner, by itself, or never because it always works. DUN-ITEM-11 to -15 */
  readonly trigger: 'owner' | 'itself' | null;
  /** DUN-ITEM-02 */
  readonly oneUse: boolean;
  readonly effect: ItemEffect;
}

/** P: Paraphernalia. T: triggered by the owner. A: triggers by itself. 1: One Use. */
type Marks = '' | 'P' | 'PT1' | 'A1' | 'T1';
type Row = readonly [owners: ItemFacts['owners'], marks: Marks, effect: ItemEffect];

const ROWS: Readonly<Record<Item, Row>> = {
  'spidersilk-armour': [['madriga'], '', { type: 'armour', by: 1 }],
  'energy-crystal-1': [null, 'PT1', { type: 'crystal', power: 1 }],
  'energy-crystal-2': [null, 'PT1', { type: 'crystal', power: 2 }],
  'energy-crystal-3': [null, 'PT1', { type: 'crystal', power: 3 }],
  'healing-potion': [null, 'PT1', { type: 'heal', wounds: 1 }],
  'greater-healing-potion': [null, 'PT1', { type: 'heal', wounds: 2 }],
  'potion-of-haste': [null, 'PT1', { type: 'movement', by: 3 }],
  'potion-of-stone': [null, 'PT1', { type: 'stone', by: 1 }],
  'grunds-hammer': [['rordin'], '', { type: 'fightDice', dice: 1 }],
  'runed-helm': [['orlaf', 'rordin'], '', { type: 'armour', by: 1 }],
  'bearclaw-charm': [['orlaf'], '', { type: 'ignoresInjury' }],
  'elven-quiver': [['madriga'], '', { type: 'ignoresCover' }],
  'ember-staff': [['danor'], '', { type: 'flameboltDice', dice: 1 }],
  'lockbreakers-wedge': [null, 'P', { type: 'lockDice', dice: 1 }],
  'ward-key': [null, 'PT1', { type: 'lowerWard', by: 3 }],
  'lucky-coin': [null, 'PT1', { type: 'reroll' }],
  'smoke-phial': [null, 'PT1', { type: 'noFreeStrikes' }],
  'blessed-ash': [null, 'PT1', { type: 'removesBones' }],
  'saints-knucklebone': [null, 'A1', { type: 'ignoresWound', from: 4 }],
  'torch-of-the-forefathers': [null, 'P', { type: 'noRaising' }],
  'rune-axe': [['orlaf', 'rordin'], '', { type: 'sixesWin' }],
  'ring-of-second-wind': [null, 'T1', { type: 'restoresFeat' }],
  'travellers-cloak': [null, 'P', { type: 'cover' }],
  'bone-sceptre': [['mortibris'], '', { type: 'freeRaise', times: 1 }],
  'heart-fragment': [null, 'P', { type: 'object' }],
  book: [null, 'P', { type: 'object' }],
  'seal-stone': [null, 'P', { type: 'object' }],
};

export const ITEM: Readonly<Record<Item, ItemFacts>> = recordOf(ITEMS, (id) => {
  const [owners, marks, effect] = ROWS[id];
  return {
    id,
    owners,
    paraphernalia: marks.includes('P'),
    trigger: marks.includes('T') ? 'owner' : marks.includes('A') ? 'itself' : null,
    oneUse: marks.includes('1'),
    effect,
  };
});

const OBJECT_IDS: ReadonlySet<string> = new Set(OBJECTS);

export const isObject = (id: Item): id is QuestObject => OBJECT_IDS.has(id);
