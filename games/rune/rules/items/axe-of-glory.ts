// Every blow that lands makes a death worth more, whoever brings it about. RUN-ITEM-GLORY

import { GLORY } from '../../content/treasure/legend-powers.ts';
import { AXES } from '../../content/treasure/legends.ts';
import { attach, award, type GiftRule, note } from '../gifts/gift.ts';
import { giftMarkOf } from '../hooks/mark.ts';

export const axeOfGlory: GiftRule = {
  on: {
    attackHit(held, owner, { attacker, defender, weapon }) {
      if (attacker.id !== owner.id || defender.isHero || weapon === null || !AXES.includes(weapon)) return [];
      const n = (giftMarkOf(defender.marks, held.gift)?.n ?? 0) + GLORY * held.level;
      return [attach(held, defender.id, note(held, owner, { n }))];
    },
  },
  marked: {
    characterDied: (mark, owner, { dead, by }) =>
      dead.id === owner.id && by?.isHero ? [award(mark, by.id, mark.n)] : [],
  },
};
