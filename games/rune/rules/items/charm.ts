// It helps when its owner wants it, and then sleeps until something wakes it. RUN-TRE-48, -49

import { isOneOf } from '@skald/kernel';
import { ABILITIES, ABILITY } from '../../content/abilities.ts';
import { BOON, type Boon } from '../../content/boons.ts';
import { GIFTS } from '../../content/gifts.ts';
import { THREATS } from '../../content/threats.ts';
import type { BoundTo } from '../../content/treasure/item.ts';
import { isMissile, WEAPON } from '../../content/weapons.ts';
import { asks, type GiftRule, ruleOf } from '../gifts/gift.ts';
import type { Bearer } from '../hooks/bearer.ts';
import type { Windows } from '../hooks/windows.ts';
import { helps, isFirst, whatOf } from './potion.ts';
import { woken } from './waking.ts';

export const charm: GiftRule = {
  on: {
    beforeRoll(held, owner, { who, roll, round }) {
      const { item } = held;
      if (who.id !== owner.id || item?.kind !== 'charm' || !item.charged || !isFirst(held, owner)) return [];
      if (!isOf(item.to, roll, owner)) return [];
      const spent = {
        effect: 'change',
        who: owner.id,
        was: item,
        is: { ...item, charged: false },
        rule: ruleOf(held.gift),
      } as const;
      return [asks(held, owner, [helps(held, item, owner, item.rounds, round), spent], null, whatOf(item))];
    },

    /** A death blow to a foe that is no weaker than a hero. RUN-CHART-CHARM-RECHARGE */
    characterDied({ item }, owner, { dead, by }) {
      if (item?.kind !== 'charm' || item.charged || item.recharge !== 'death-blow') return [];
      if (
        by?.id !== owner.id ||
        dead.threat === null ||
        THREATS.indexOf(dead.threat) > THREATS.indexOf('equal')
      )
        return [];
      const is = { ...item, charged: true };
      return [{ effect: 'change', who: owner.id, was: item, is, rule: 'RUN-CHART-CHARM-RECHARGE' }];
    },

    /** So is a gift of his own that he has called upon with success. RUN-CHART-CHARM-RECHARGE */
    rollResolved({ item }, owner, { who, gift, missing }) {
      if (item?.kind !== 'charm' || item.charged || who.id !== owner.id || missing > 0) return [];
      const own = gift !== null && isDivine(gift) && owner.gifts.some((held) => held.gift === gift);
      const is = woken(item, { by: 'gift-roll' });
      if (!own || !is.charged) return [];
      return [{ effect: 'change', who: owner.id, was: item, is, rule: 'RUN-CHART-CHARM-RECHARGE' }];
    },
  },
  hint: () => 2,
};

/** Rune powers are no gifts of a god. */
const isDivine = (gift: Boon): boolean => isOneOf(GIFTS, gift) && BOON[gift].weapon === null;

/** Whether a roll rests on it. RUN-TRE-41 */
function isOf(to: BoundTo, roll: Windows['beforeRoll']['roll'], { weapon }: Bearer): boolean {
  const facts = weapon === null ? null : WEAPON[weapon];
  switch (roll) {
    case 'initiative':
    case 'defence':
      return to === 'Qik' || to === facts?.ability;
    case 'attack':
      return to === (facts !== null && isMissile(facts) ? 'Per' : 'Dex') || to === facts?.ability;
    case 'dodge':
      return to === 'dodge' || to === 'Qik';
    case 'engagement':
      return to === 'Str' || to === (facts === null || isMissile(facts) ? 'brawling' : facts.ability);
    case 'gift':
      return false;
    default:
      return to === roll || (isOneOf(ABILITIES, roll) && to === ABILITY[roll].governing[0]);
  }
}
