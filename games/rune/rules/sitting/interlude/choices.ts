// Every question between two encounters with its answers. Things go by their place among what somebody has.

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { ABILITIES } from '../../../content/abilities.ts';
import { ARMORS, SHIELDS } from '../../../content/armor.ts';
import { GIFTS } from '../../../content/gifts.ts';
import { HORSE_UPGRADES } from '../../../content/horse.ts';
import { LEGENDARY_ITEMS } from '../../../content/legendary.ts';
import { WEAPONS } from '../../../content/weapons.ts';
import { Count, FighterId } from '../../fight/words.ts';
import { DIVISIONS } from './words.ts';

const Hero = { hero: FighterId };

export const INTERLUDE_CHOICES = {
  division: z.discriminatedUnion('act', [
    choice('propose', { division: z.enum(DIVISIONS) }),
    /** Everybody says what he wants. */
    plain('claims'),
  ]),
  assent: z.discriminatedUnion('act', [plain('accept'), plain('refuse')]),
  wanting: z.discriminatedUnion('act', [choice('want', Hero), plain('leaveIt')]),
  dispute: z.discriminatedUnion('act', [
    plain('yield'),
    plain('share'),
    choice('contest', { ability: z.enum(ABILITIES) }),
    plain('holmgang'),
  ]),
  bustle: z.discriminatedUnion('act', [
    choice('learn', { ...Hero, ability: z.enum(ABILITIES) }),
    choice('train', { ...Hero, ability: z.enum(ABILITIES) }),
    choice('buyGift', { ...Hero, gift: z.enum(GIFTS) }),
    choice('buyLevel', { ...Hero, item: z.enum(LEGENDARY_ITEMS) }),
    choice('insure', Hero),
    choice('buyHorse', Hero),
    choice('improveHorse', { ...Hero, upgrade: z.enum(HORSE_UPGRADES) }),
    choice('payDebt', { ...Hero, points: z.int().min(1).max(1_000_000) }),
    choice('haggle', { ...Hero, ware: z.enum([...WEAPONS, ...ARMORS, ...SHIELDS]) }),
    choice('barter', { ...Hero, to: FighterId }),
    choice('drop', { ...Hero, thing: Count }),
    choice('wear', { ...Hero, thing: Count }),
    choice('bare', Hero),
    plain('goOn'),
  ]),
  barter: z.discriminatedUnion('act', [
    choice('give', { thing: Count }),
    choice('giveSilver', { ounces: Count }),
    choice('givePoints', { points: Count }),
    choice('ask', { thing: Count }),
    choice('askSilver', { ounces: Count }),
    choice('askPoints', { points: Count }),
    plain('offer'),
    plain('callOff'),
  ]),
  deal: z.discriminatedUnion('act', [plain('accept'), plain('refuse'), plain('noMore')]),
  retry: z.discriminatedUnion('act', [plain('drink'), plain('leaveIt')]),
  giveAway: z.discriminatedUnion('act', [
    choice('give', { ...Hero, thing: Count, ounces: Count }),
    plain('giveAll'),
    plain('keep'),
  ]),
};
