// A dose for an action, and one is better at something for a while. RUN-TRE-41, -42, -44

import type { ItemOf } from '../../content/treasure/item.ts';
import { attach, type GiftRule, lastOf, offer, ruleOf } from '../gifts/gift.ts';
import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';

export const potion: GiftRule = {
  on: {
    ownWindow(held, owner, { acting, round }) {
      const { item } = held;
      if (acting.id !== owner.id || item?.kind !== 'potion' || item.rounds === null) return [];
      if (!isFirst(held, owner)) return [];
      const is = item.doses > 1 ? { ...item, doses: item.doses - 1 } : null;
      const emptied: Effect = { effect: 'change', who: owner.id, was: item, is, rule: ruleOf(held.gift) };
      return [
        offer(held, 'action', [helps(held, item, owner, item.rounds, round), emptied], {
          what: whatOf(item),
        }),
      ];
    },
  },
  hint: () => -5,
};

/** Which of those that he has. */
export const whatOf = ({ to, bonus, rounds }: ItemOf<'potion' | 'charm'>): string =>
  `${to}-${bonus}-${rounds ?? 0}`;

/** Of several that are alike he is offered one. */
export const isFirst = (held: Held, { gifts }: Bearer): boolean =>
  gifts.find(
    ({ gift, item }) =>
      gift === held.gift &&
      (item?.kind === 'potion' || (item?.kind === 'charm' && item.charged)) &&
      (held.item?.kind === 'potion' || held.item?.kind === 'charm') &&
      whatOf(item) === whatOf(held.item),
  ) === held;

/** This round being the first of them. RUN-TRE-42 */
export const helps = (
  held: Held,
  { to, bonus }: ItemOf<'potion' | 'charm'>,
  owner: Bearer,
  rounds: number,
  round: number,
): Effect =>
  attach(held, owner.id, {
    kind: 'draught',
    gift: held.gift,
    by: owner.id,
    to,
    amount: bonus,
    until: lastOf(rounds, round),
  });
