// Conditions of those who get away. RUN-HOOK-40

import type { MarkRule } from '../../powers/power.ts';
import { ruleOf } from '../gift.ts';

/** It has somebody else to strike, and the next time he is a target like any other. RUN-GIFT-TIRELESS-JOY-SHOUT */
export const eluded: MarkRule<'eluded'> = {
  attackDeclared: ({ gift }, owner, { attacker }) =>
    attacker.id === owner.id
      ? [{ effect: 'detach', who: owner.id, mark: 'eluded', gift, rule: ruleOf(gift) }]
      : [],
};

/** Whatever it is; but whoever turns and does something else is as vulnerable as before. RUN-RULING-G64 */
export const scotFree: MarkRule<'scotFree'> = {
  damageIncoming: ({ gift }, owner, { victim }) =>
    victim.id === owner.id ? [{ effect: 'noDamage', rule: ruleOf(gift) }] : [],

  ownAction: ({ gift }, owner, { acting, action }) =>
    acting.id === owner.id && action !== 'flee'
      ? [{ effect: 'detach', who: owner.id, mark: 'scotFree', gift, rule: ruleOf(gift) }]
      : [],
};
