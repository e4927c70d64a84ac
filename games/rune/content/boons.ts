// Whatever lends somebody a power of its own in a fight: gifts, and things of magic.

import { recordOf } from '@skald/kernel';
import { GIFT, GIFTS, type Gift, type GiftFacts } from './gifts.ts';
import { LEGENDARY_ITEMS, type LegendaryItem } from './legendary.ts';

/** Of these one may have several. */
const CARRIED = ['potion', 'charm', 'amulet'] as const;

export type MagicItem = LegendaryItem | (typeof CARRIED)[number];
const MAGIC_ITEMS: readonly MagicItem[] = [...LEGENDARY_ITEMS, ...CARRIED];
export type Boon = Gift | MagicItem;
export const BOONS: readonly Boon[] = [...GIFTS, ...MAGIC_ITEMS];

/** Their places in the ledger. */
const RULES: Readonly<Record<MagicItem, string>> = {
  'armor-of-inflexible-surety': 'RUN-ITEM-SURETY',
  'absorption-armor': 'RUN-ITEM-ABSORPTION',
  'axe-of-glory': 'RUN-ITEM-GLORY',
  'blade-of-fair-title': 'RUN-ITEM-FAIRTITLE',
  'blinding-armor': 'RUN-ITEM-BLINDING',
  'blood-tribute-armor': 'RUN-ITEM-BLOODTRIBUTE',
  'blue-cloak-of-treachery': 'RUN-ITEM-BLUECLOAK',
  'blunting-armor': 'RUN-ITEM-BLUNTING',
  'demon-maw-helm': 'RUN-ITEM-DEMONMAW',
  'einherjars-armor': 'RUN-ITEM-EINHERJAR',
  'even-handed-torc': 'RUN-ITEM-EVENTORC',
  'golden-blade': 'RUN-ITEM-GOLDENBLADE',
  'light-treading-boots': 'RUN-ITEM-BOOTS',
  'loki-thwarting-armor': 'RUN-ITEM-THWARTING',
  'loki-trouncing-wand': 'RUN-ITEM-WAND',
  'mantle-of-grim-justice': 'RUN-ITEM-MANTLE',
  'ring-of-alberich': 'RUN-ITEM-RING',
  'shield-of-fury': 'RUN-ITEM-FURY',
  'spitting-armor': 'RUN-ITEM-SPITTING',
  'torc-of-alberich': 'RUN-ITEM-TORC',
  potion: 'RUN-TRE-44',
  charm: 'RUN-TRE-48',
  amulet: 'RUN-TRE-51',
};
const isMagicItem = (boon: Boon): boon is MagicItem => Object.hasOwn(RULES, boon);

export const boonRule = (boon: Boon): string =>
  isMagicItem(boon) ? RULES[boon] : `RUN-GIFT-${boon.toUpperCase()}`;

/** When their owner is asked, where he is. RUN-RULING-R15 */
const DECISIONS: Partial<Record<MagicItem, GiftFacts['decision']>> = {
  'blood-tribute-armor': 'pre-roll',
  'demon-maw-helm': 'turn',
  'even-handed-torc': 'reaction',
  'loki-trouncing-wand': 'turn',
  'shield-of-fury': 'turn',
  'mantle-of-grim-justice': 'reaction',
  potion: 'turn',
  charm: 'pre-roll',
};

/** A rune power alone needs its weapon, and sleeps after it was used. */
export const BOON: Readonly<Record<Boon, Pick<GiftFacts, 'weapon' | 'decision'>>> = {
  ...GIFT,
  ...recordOf(MAGIC_ITEMS, (id) => ({ weapon: null, decision: DECISIONS[id] ?? 'none' })),
};
