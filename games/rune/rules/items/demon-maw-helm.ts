// A face that makes blows falter. RUN-ITEM-DEMONMAW, RUN-RULING-R20

import { GODS } from '../../content/gods.ts';
import { MAW } from '../../content/treasure/legend-powers.ts';
import { attach, bonus, check, type GiftRule, note, offer, rolls } from '../gifts/gift.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { isNoteBy } from '../hooks/mark.ts';

export const demonMawHelm: GiftRule = {
  limit: { per: 'encounter', times: 1 },
  on: {
    ownWindow: (held, owner, { acting }) =>
      acting.id === owner.id ? [offer(held, 'action', [attach(held, owner.id, note(held, owner))])] : [],
    attackDeclared(held, owner, { attacker, defender, round }) {
      if (defender.id !== owner.id || !isNoteBy(owner.marks, held.gift, owner.id)) return [];
      const falters = attach(held, attacker.id, bonus(held, owner, 'atk', -MAW * held.level, round, true));
      return [
        rolls(
          held,
          check(held, attacker, 'gift', boldness(attacker), { difficulty: owner.connection('loki') }),
          [],
          [falters],
        ),
      ];
    },
  },
  hint: () => 4,
};

/** With whichever god is closest to him; a foe with its Res. */
const boldness = (one: Bearer): number =>
  one.isHero ? Math.max(...GODS.map((god) => one.connection(god))) : one.res;
