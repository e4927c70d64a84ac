// It is fed, and gives back. RUN-ITEM-BLOODTRIBUTE

import { TRIBUTE } from '../../content/treasure/legend-powers.ts';
import { add, asks, attach, bonus, type GiftRule, note, offer, ruleOf } from '../gifts/gift.ts';
import type { Bearer, Held } from '../hooks/bearer.ts';
import type { MarkOf } from '../hooks/mark.ts';

const SCORES = { attack: 'atk', defence: 'dfn' } as const;

export const bloodTributeArmor: GiftRule = {
  on: {
    /** For one roll of any kind; nobody is asked before every Initiative. RUN-RULING-R15 */
    beforeRoll(held, owner, { who, roll, attack, round }) {
      const { gift, level } = held;
      if (who.id !== owner.id || owner.hp <= TRIBUTE.roll || roll === 'initiative') return [];
      const fed = { effect: 'bleed', who: owner.id, hp: TRIBUTE.roll, rule: ruleOf(gift) } as const;
      const isOfBlow = attack !== null && (roll === 'attack' || roll === 'defence');
      const better = isOfBlow
        ? bonus(held, owner, SCORES[roll], level, round, true)
        : kept(held, owner, level, FOR_A_ROLL);
      return [asks(held, owner, [fed, attach(held, owner.id, better)], null, 'roll')];
    },

    rollQuery(held, owner, { who }) {
      const n = amountOf(held, owner, FOR_A_ROLL);
      return who.id === owner.id && n > 0 ? [add(held, n)] : [];
    },

    rollResolved: (held, owner, { who }) =>
      who.id === owner.id && amountOf(held, owner, FOR_A_ROLL) > 0
        ? [attach(held, owner.id, kept(held, owner, 0, FOR_A_ROLL))]
        : [],

    /** For armor that lasts, until he has as much back. */
    ownWindow(held, owner, { acting }) {
      const { gift } = held;
      if (acting.id !== owner.id || owner.hp <= TRIBUTE.prot) return [];
      const fed = { effect: 'bleed', who: owner.id, hp: TRIBUTE.prot, rule: ruleOf(gift) } as const;
      const harder = attach(held, owner.id, kept(held, owner, amountOf(held, owner) + 1));
      return [offer(held, 'nothing', [fed, harder], { what: 'prot' })];
    },

    scoreQuery(held, owner, { asked, score, bare }) {
      const n = amountOf(held, owner);
      return asked.id === owner.id && score === 'soak' && bare !== true && n > 0 ? [add(held, n)] : [];
    },

    healResolved(held, owner, { patient, restored }) {
      const n = amountOf(held, owner);
      if (patient.id !== owner.id || n === 0) return [];
      const left = Math.max(0, n - Math.floor(restored / TRIBUTE.prot));
      return [attach(held, owner.id, kept(held, owner, left))];
    },
  },
  hint: () => -20,
};

const FOR_A_ROLL = 'roll';

/** Of Prot, or for the roll that he is about to make. */
const kept = (held: Held, owner: Bearer, n: number, what?: typeof FOR_A_ROLL): MarkOf<'gift'> => ({
  ...note(held, owner, { n }),
  ...(what !== undefined && { what }),
});

const amountOf = ({ gift }: Held, { marks }: Bearer, what?: typeof FOR_A_ROLL): number =>
  marks.find(
    (mark): mark is MarkOf<'gift'> => mark.kind === 'gift' && mark.gift === gift && mark.what === what,
  )?.n ?? 0;
