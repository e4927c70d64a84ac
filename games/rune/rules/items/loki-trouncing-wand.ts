// Odin's rod for Loki's folk: what they were about to do comes to nothing. RUN-ITEM-WAND, RUN-RULING-R15

import { attach, check, type GiftRule, note, offer, ruleOf } from '../gifts/gift.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { giftMarkOf } from '../hooks/mark.ts';
import { isLokis } from './loki-thwarting-armor.ts';

const WAND = 'quarterstaff';
/** What its victim still has to lose, and that he has lost it: then he is safe for once. */
const [TROUNCED, SPARED] = [1, 2];

export const lokiTrouncingWand: GiftRule = {
  on: {
    ownWindow(held, owner, { acting, present }) {
      if (acting.id !== owner.id || owner.weapon !== WAND) return [];
      return present
        .filter(
          (one) => one.id !== owner.id && isVictim(one) && giftMarkOf(one.marks, held.gift) === undefined,
        )
        .map((one) => {
          // Of a hero his bond with Loki, where a contest would add his Res.
          const against = { opponent: one.id, plus: one.isHero ? one.connection('loki') - one.res : 0 };
          return offer(held, 'action', [attach(held, one.id, note(held, owner, { n: TROUNCED }))], {
            target: one.id,
            check: check(held, owner, 'gift', owner.connection('odin') + held.level, against),
          });
        });
    },
  },
  marked: {
    turnStarted(mark, owner, { acting }) {
      if (acting.id !== owner.id) return [];
      const { gift } = mark;
      if (mark.n === SPARED)
        return [{ effect: 'detach', who: owner.id, mark: 'gift', gift, rule: ruleOf(gift) }];
      return [
        { effect: 'skip', who: owner.id, rule: ruleOf(gift) },
        { effect: 'attach', who: owner.id, mark: { ...mark, n: SPARED }, rule: ruleOf(gift) },
      ];
    },
  },
  hint: () => 3,
};

const isVictim = (one: Bearer): boolean => (one.isHero ? one.connection('loki') > 0 : isLokis(one));
