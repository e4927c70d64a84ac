// It is fed, and gives back. RUN-ITEM-BLOODTRIBUTE

import { TRIBUTE } from '../../content/treasure/legend-powers.ts';
import { add, asks, attach, bonus, type GiftRule, note, offer, ruleOf } from '../gifts/gift.ts';
import { giftMarkOf } from '../hooks/mark.ts';

const SCORES = { attack: 'atk', defence: 'dfn' } as const;

export const bloodTributeArmor: GiftRule = {
  on: {
    /** For a roll with ATK or DFN. */
    beforeRoll(held, owner, { who, roll, round }) {
      const { gift, level } = held;
      if (who.id !== owner.id || owner.hp <= TRIBUTE.roll || (roll !== 'attack' && roll !== 'defence'))
        return [];
      const fed = { effect: 'bleed', who: owner.id, hp: TRIBUTE.roll, rule: ruleOf(gift) } as const;
      const better = attach(held, owner.id, bonus(held, owner, SCORES[roll], level, round, true));
      return [asks(held, owner, [fed, better], null, 'roll')];
    },

    /** For armor that lasts, until he has as much back. */
    ownWindow(held, owner, { acting }) {
      const { gift } = held;
      if (acting.id !== owner.id || owner.hp <= TRIBUTE.prot) return [];
      const n = (giftMarkOf(owner.marks, gift)?.n ?? 0) + 1;
      const fed = { effect: 'bleed', who: owner.id, hp: TRIBUTE.prot, rule: ruleOf(gift) } as const;
      return [
        offer(held, 'nothing', [fed, attach(held, owner.id, note(held, owner, { n }))], { what: 'prot' }),
      ];
    },

    scoreQuery(held, owner, { asked, score }) {
      const n = giftMarkOf(owner.marks, held.gift)?.n ?? 0;
      return asked.id === owner.id && score === 'soak' && n > 0 ? [add(held, n)] : [];
    },

    healResolved(held, owner, { patient, restored }) {
      const n = giftMarkOf(owner.marks, held.gift)?.n ?? 0;
      if (patient.id !== owner.id || n === 0) return [];
      const left = Math.max(0, n - Math.floor(restored / TRIBUTE.prot));
      return [attach(held, owner.id, note(held, owner, { n: left }))];
    },
  },
  hint: () => -20,
};
