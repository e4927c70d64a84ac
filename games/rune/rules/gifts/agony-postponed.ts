// What Wounds do to him is not felt now, but afterwards. RUN-GIFT-AGONY-POSTPONED, RUN-RULING-G31

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { giftMarkOf, type MarkOf } from '../hooks/mark.ts';
import { attach, forget, type GiftRule, note, offer, ruleOf } from './gift.ts';

/** Raw Damage for each Impairment that was put off. */
const RAW = 6;

/** What he owes: `n` is the most that he has put off, and `whom` he has attacked in this round. */
const debtOf = ({ marks }: Bearer, { gift }: Held): MarkOf<'gift'> | undefined => giftMarkOf(marks, gift);

/** It comes all at once, and no armor helps. */
function pays(held: Held, owner: Bearer): Effect[] {
  const debt = debtOf(owner, held);
  if (debt === undefined) return [];
  const { gift } = held;
  const rule = ruleOf(gift);
  return [
    forget(held, owner),
    { effect: 'detach', who: owner.id, mark: 'eased', gift, rule },
    { effect: 'damage', who: owner.id, raw: RAW * debt.n, by: null, armor: false, rule },
  ];
}

/** So much of it is not felt from now on. */
function eases(held: Held, owner: Bearer, amount: number): Effect[] {
  const { gift } = held;
  const eased = {
    kind: 'eased',
    gift,
    by: owner.id,
    amount,
    until: null,
    next: false,
    of: 'wounds',
  } as const;
  const debt = debtOf(owner, held);
  const owed = { n: Math.max(amount, debt?.n ?? 0), whom: debt?.whom ?? [] };
  return [attach(held, owner.id, eased), attach(held, owner.id, note(held, owner, owed))];
}

export const agonyPostponed: GiftRule = {
  on: {
    /** More and more of it, but not less; or an end of it. */
    ownWindow(held, owner, { acting }) {
      if (acting.id !== owner.id) return [];
      const now = debtOf(owner, held)?.n ?? 0;
      const most = Math.min(held.level, owner.wounds);
      return [
        ...Array.from({ length: Math.max(0, most - now) }, (_, i) =>
          offer(held, 'nothing', eases(held, owner, now + 1 + i), { what: `${now + 1 + i}` }),
        ),
        ...(now === 0 ? [] : [offer(held, 'nothing', pays(held, owner), { what: 'off' })]),
      ];
    },

    attackDeclared(held, owner, { attacker, defender }) {
      const debt = debtOf(owner, held);
      if (attacker.id !== owner.id || debt === undefined) return [];
      return [attach(held, owner.id, { ...debt, whom: [defender.id] })];
    },

    /** Whoever is near nobody and has struck at nobody fights no more. */
    roundEnded(held, owner, { present, field }) {
      const debt = debtOf(owner, held);
      if (debt === undefined) return [];
      const fights = debt.whom.length > 0 || present.some(({ id }) => field.areEngaged(owner.id, id));
      return fights ? [attach(held, owner.id, { ...debt, whom: [] })] : pays(held, owner);
    },

    combatLeft: (held, owner, { who }) => (who.id === owner.id ? pays(held, owner) : []),
    combatEnded: (held, owner) => pays(held, owner),
  },

  /** It has to be paid for. */
  hint: ({ hp, maxHp }) => (hp > maxHp / 2 ? 1 : -30),
};
