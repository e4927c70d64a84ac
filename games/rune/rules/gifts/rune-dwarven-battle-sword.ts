// Beams that find everybody, wherever he hides. RUN-GIFT-RUNE-DWARVEN-BATTLE-SWORD, RUN-RULING-G51

import { check, type GiftRule, offer, ruleOf } from './gift.ts';
import { asItsLevel, preyOf, wakes } from './runes.ts';

const DAMAGE = 4;

export const runeDwarvenBattleSword: GiftRule = {
  on: { ownWindow: wakes(asItsLevel) },

  marked: {
    /** As many as he has actions. RUN-GIFTRULE-ACT-01 */
    ownWindow(mark, owner, { acting, present }) {
      if (acting.id !== owner.id) return [];
      const rule = ruleOf(mark.gift);
      return preyOf(owner, present).map(({ id }) =>
        offer(
          mark,
          'action',
          [{ effect: 'damage', who: id, raw: DAMAGE * mark.level, by: owner.id, armor: true, rule }],
          {
            target: id,
            check: check(mark, owner, 'Pre', mark.level, { opponent: id, plus: 0 }),
            again: true,
          },
        ),
      );
    },
  },

  /** A beam is a blow not struck. */
  hint: ({ gifts }, target) => {
    const level = gifts.find(({ gift }) => gift === 'rune-dwarven-battle-sword')?.level ?? 0;
    return target === null ? level : 3 * level - 8;
  },
};
