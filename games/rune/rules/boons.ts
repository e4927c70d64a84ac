// What every gift and every thing of magic does, by its name.

import type { Boon } from '../content/boons.ts';
import type { GiftRule } from './gifts/gift.ts';
import { GIFT_RULES } from './gifts/index.ts';
import { ITEM_RULES } from './items/index.ts';

export const BOON_RULES: { readonly [B in Boon]?: GiftRule } = { ...GIFT_RULES, ...ITEM_RULES };
