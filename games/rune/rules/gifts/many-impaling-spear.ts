// A spear that strikes hard enough flies on to whoever stands behind. RUN-GIFT-MANY-IMPALING-SPEAR, RUN-RULING-G44

import type { Effect } from '../hooks/effect.ts';
import { giftMarkOf, isBeyondHarm } from '../hooks/mark.ts';
import { asks, attach, type GiftRule, note, ruleOf } from './gift.ts';

const SPEAR = 'throwing-spear';
/** Hit points that it must take more than, less its level. */
const HARD = 12;
const PACES = 5;
/** From the line of its flight. */
const DEGREES = 15;

export const manyImpalingSpear: GiftRule = {
  on: {
    /** The nearest whom it has not struck yet; its owner may let it be. */
    damageTaken(held, owner, { victim, hit, lost, present, field, round }) {
      const { gift, level } = held;
      if (hit?.attacker.id !== owner.id || hit.weapon !== SPEAR || lost <= HARD - level) return [];
      const before = hit.gift === gift ? (giftMarkOf(owner.marks, gift)?.whom ?? []) : [];
      const struck = [...before, victim.id];
      const next = field
        .behind(owner.id, victim.id, DEGREES, PACES * level)
        .filter((id) => !struck.includes(id) && field.isClear(victim.id, id))
        .map((id) => present.find((one) => one.id === id))
        .find((one) => one !== undefined && one.side !== owner.side && !isBeyondHarm(one.marks));
      if (next === undefined) return [];
      const flies: Effect = {
        effect: 'shoot',
        who: owner.id,
        target: next.id,
        form: hit.form,
        gift,
        rule: ruleOf(gift),
      };
      const remembers = attach(held, owner.id, note(held, owner, { whom: struck, until: round }));
      return [asks(held, owner, [remembers, flies], next)];
    },
  },

  hint: () => 6,
};
