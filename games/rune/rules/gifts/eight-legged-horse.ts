// He lends a comrade strength for a blow or a parry, as a present or at a price. RUN-GIFT-EIGHT-LEGGED-HORSE, RUN-HOOK-58

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect, Way } from '../hooks/effect.ts';
import { isNoteBy } from '../hooks/mark.ts';
import type { Offer } from '../hooks/windows.ts';
import { attach, bonus, type GiftRule, isFellow, note, offer, priced, ruleOf } from './gift.ts';

/** What he may ask, in points a level; of these bots ask and pay the first. */
const PRICES = [5, 10, 20] as const;
const [FIXED] = PRICES;

const way = (what: string, ...brings: Effect[]): Way => ({ what, target: null, spot: null, brings });

const lends = (held: Held, owner: Bearer, to: Bearer, score: 'atk' | 'dfn'): Effect =>
  attach(held, to.id, bonus(held, owner, score, held.level, null, true));

/** Whoever receives it chooses what for. */
const chooses = ({ gift }: Held, { id }: Bearer, ways: Way[]): Effect => ({
  effect: 'choose',
  who: id,
  gift,
  ways,
  rule: ruleOf(gift),
});

const present = (held: Held, owner: Bearer, to: Bearer): Offer => {
  const ways = [way('atk', lends(held, owner, to, 'atk')), way('dfn', lends(held, owner, to, 'dfn'))];
  return offer(held, 'nothing', [chooses(held, to, ways)], { target: to.id });
};

/** Whoever refuses is not asked again in this round. */
function bargain(held: Held, owner: Bearer, to: Bearer, price: number, round: number): Offer {
  const { gift } = held;
  const rule = 'RUN-HOOK-58';
  const sold = (score: 'atk' | 'dfn'): Way =>
    way(
      priced(score, price),
      { effect: 'pay', who: to.id, to: owner.id, points: price, rule },
      { effect: 'use', who: owner.id, gift, target: to.id, rule },
      lends(held, owner, to, score),
    );
  const refused = way('refuse', attach(held, to.id, note(held, owner, { until: round })));
  const ways = [refused, sold('atk'), sold('dfn')];
  return offer(held, 'nothing', [chooses(held, to, ways)], { target: to.id, what: priced('', price), price });
}

/** With whoever decides for himself, has the points, and has not refused. */
const bargains = (held: Held, owner: Bearer, to: Bearer, round: number): Offer[] =>
  to.seat === owner.seat || isNoteBy(to.marks, held.gift, owner.id)
    ? []
    : PRICES.map((each) => each * held.level)
        .filter((price) => price <= to.freePoints)
        .map((price) => bargain(held, owner, to, price, round));

export const eightLeggedHorse: GiftRule = {
  limit: { per: 'combat', times: 'level' },

  on: {
    ownWindow: (held, owner, { acting, present: all, round }) =>
      acting.id !== owner.id
        ? []
        : all
            .filter((other) => isFellow(owner, other))
            .flatMap((other) => [present(held, owner, other), ...bargains(held, owner, other, round)]),
  },

  /** Rather to somebody who stands: for nothing to one's own and to whom it may save, for the usual price to others. */
  hint(owner, target, what) {
    if (target === null || !target.able) return -20;
    const level = owner.gifts.find(({ gift }) => gift === 'eight-legged-horse')?.level ?? 0;
    if (what !== null) return what === priced('', FIXED * level) ? 3 : -20;
    return target.seat === owner.seat || target.hp * IN_DANGER <= target.maxHp ? 4 : -20;
  },

  likes({ brings }) {
    const asked = brings.find((each) => each.effect === 'pay');
    const lent = brings.find((each) => each.effect === 'attach');
    if (asked === undefined || lent?.mark.kind !== 'bonus') return 0;
    return asked.points <= FIXED * lent.mark.amount ? 1 : -1;
  },
};

/** With no more than this part of his hit points one more blow may be his last. */
const IN_DANGER = 4;
