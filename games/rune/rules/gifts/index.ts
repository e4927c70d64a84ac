// Every gift that has a rule, by its id. What is always on and part of the sheet needs none. RUN-HOOK-30

import type { Gift } from '../../content/gifts.ts';
import { buffetingGale } from './buffeting-gale.ts';
import { chatteringSquirrel } from './chattering-squirrel.ts';
import { destinyReversed } from './destiny-reversed.ts';
import { gatheringThunder } from './gathering-thunder.ts';
import type { GiftRule } from './gift.ts';
import { implacablyBraced } from './implacably-braced.ts';
import { obscuringMist } from './obscuring-mist.ts';
import { runeVikingBroadSword } from './rune-viking-broad-sword.ts';

export const GIFT_RULES: { readonly [G in Gift]?: GiftRule } = {
  'buffeting-gale': buffetingGale,
  'chattering-squirrel': chatteringSquirrel,
  'destiny-reversed': destinyReversed,
  'gathering-thunder': gatheringThunder,
  'implacably-braced': implacablyBraced,
  'obscuring-mist': obscuringMist,
  'rune-viking-broad-sword': runeVikingBroadSword,
};
