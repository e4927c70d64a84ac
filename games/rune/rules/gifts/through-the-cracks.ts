// Cover where hardly any is, a way out where there is none, or a flight that nobody spoils.
// RUN-GIFT-THROUGH-THE-CRACKS, RUN-RULING-G64

import type { Bearer } from '../hooks/bearer.ts';
import { isMarked, type MarkOf } from '../hooks/mark.ts';
import { asks, attach, type GiftRule, note, ruleOf } from './gift.ts';

/** What its own mark stands for: something that covers him, or an exit that lets him pass. */
const COVER = 1;
const EXIT = 2;

const isHis = ({ by, n }: MarkOf<'gift'>, owner: Bearer, what: number): boolean =>
  by === owner.id && n === what;

export const throughTheCracks: GiftRule = {
  limit: { per: 'combat', times: 'level' },

  on: {
    /** One thing beside him, for the rest of the round. */
    attackDeclared(held, owner, { attacker, defender, kind, round, field }) {
      if (defender.id !== owner.id || kind === 'melee') return [];
      const [thing] = field.makeshift(attacker.id, owner.id).things;
      const behind = owner.marks.some(
        (mark) => mark.kind === 'gift' && mark.gift === held.gift && mark.whom.includes(thing ?? ''),
      );
      if (thing === undefined || behind) return [];
      const cover = note(held, owner, { n: COVER, whom: [thing], until: round });
      return [asks(held, owner, [attach(held, owner.id, cover)], attacker, 'cover')];
    },

    exitBarred(held, owner, { who, round }) {
      const exit = note(held, owner, { n: EXIT, until: round });
      return who.id === owner.id ? [asks(held, owner, [attach(held, owner.id, exit)], null, 'exit')] : [];
    },

    /** All that he carries of value stays behind. */
    fleeDeclared(held, owner, { who, how }) {
      if (who.id !== owner.id || how === 'withdraw' || isMarked(owner.marks, 'scotFree')) return [];
      return [
        asks(
          held,
          owner,
          [
            attach(held, owner.id, { kind: 'scotFree', gift: held.gift, by: owner.id }),
            { effect: 'forsake', who: owner.id, rule: ruleOf(held.gift) },
          ],
          null,
          'flight',
        ),
      ];
    },
  },

  marked: {
    scoreQuery(mark, owner, { asked, score, attack, field }) {
      if (!isHis(mark, owner, COVER) || asked.id !== owner.id || score !== 'cover' || attack === null)
        return [];
      const { things, shelter } = field.makeshift(attack.attacker.id, owner.id);
      const covers = things.some((thing) => mark.whom.includes(thing));
      return covers ? [{ change: 'fix', at: shelter, rule: ruleOf(mark.gift) }] : [];
    },

    moved: (mark, owner, { who }) =>
      isHis(mark, owner, COVER) && who.id === owner.id
        ? [{ effect: 'detach', who: owner.id, mark: 'gift', gift: mark.gift, rule: ruleOf(mark.gift) }]
        : [],

    exitQuery: (mark, owner, { who }) =>
      isHis(mark, owner, EXIT) && who.id === owner.id ? [{ rule: ruleOf(mark.gift) }] : [],
  },

  /** To get away is worth more than one arrow. */
  hint: ({ hp, maxHp }, target) => (target === null || hp < maxHp / 2 ? 3 : -1),
};
