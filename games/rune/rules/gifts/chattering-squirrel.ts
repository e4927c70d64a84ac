// A squirrel whispers in an enemy's ear that his armor is worthless, and then in the next one's.
// RUN-GIFT-CHATTERING-SQUIRREL, RUN-RULING-G80

import { isMarked } from '../hooks/mark.ts';
import { attach, check, type GiftRule, note, offer, rolls, ruleOf } from './gift.ts';

const REACH = 3;
const RESISTING = 6;

export const chatteringSquirrel: GiftRule = {
  limit: { per: 'event', times: 1 },

  on: {
    ownWindow(held, owner, { acting, present, field }) {
      if (acting.id !== owner.id) return [];
      return present
        .filter(({ id, side }) => side !== owner.side && field.paces(owner.id, id) <= REACH)
        .map(({ id }) =>
          offer(
            held,
            'nothing',
            [
              attach(held, id, { kind: 'soakDown', gift: held.gift, by: owner.id, amount: held.level }),
              attach(held, id, note(held, owner)),
            ],
            {
              target: id,
              check: check(held, owner, 'divine-awareness', 0, { opponent: id, plus: 0 }),
            },
          ),
        );
    },
  },

  marked: {
    /** From the last victim, if it lives, to the nearest who has not heard it yet. */
    roundStarted(mark, owner, { present, field }) {
      const { gift, by, level } = mark;
      const [next] = present
        .filter(
          ({ id, side, marks }) => id !== owner.id && side === owner.side && !isMarked(marks, 'soakDown'),
        )
        .sort((a, b) => field.paces(owner.id, a.id) - field.paces(owner.id, b.id));
      if (next === undefined) return [];
      const rule = ruleOf(gift);
      const resists = {
        who: next.id,
        roll: 'gift',
        plus: next.res,
        against: { difficulty: RESISTING },
      } as const;
      return [
        rolls(
          { gift, level },
          resists,
          [],
          [
            { effect: 'attach', who: next.id, mark: { kind: 'soakDown', gift, by, amount: level }, rule },
            { effect: 'attach', who: next.id, mark, rule },
            { effect: 'detach', who: owner.id, mark: 'gift', gift, rule },
          ],
        ),
      ];
    },
  },

  hint: (owner, target) => (target === null ? 0 : 2 * owner.rating('divine-awareness') + 4),
};
