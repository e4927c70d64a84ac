// Who comes from afar and strikes before all others has something of it. What it adds to his moves is part of his sheet.
// RUN-GIFT-SWIFTNESS-OF-SLEIPNIR, RUN-RULING-G29

import type { Bearer } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import type { MarkOf } from '../hooks/mark.ts';
import type { Hit } from '../hooks/windows.ts';
import { attach, award, type GiftRule, note, ruleOf } from './gift.ts';

/** More paces than this to the nearest foe. */
const AFAR = 50;
const POINTS = 10;

export const swiftnessOfSleipnir: GiftRule = {
  on: {
    /** Before the first Initiative. */
    roundStarted(held, owner, { round, present, field }) {
      const near = present.some(({ id, side }) => side !== owner.side && field.paces(owner.id, id) <= AFAR);
      return round === 1 && !near ? [attach(held, owner.id, note(held, owner))] : [];
    },
  },

  marked: { attackHit: firstBlow, attackMissed: firstBlow },
};

/** Whoever strikes it, there is but one. */
function firstBlow(mark: MarkOf<'gift'>, owner: Bearer, { attacker, defender, kind }: Hit): Effect[] {
  if (kind !== 'melee' || !attacker.isHero || defender.isHero) return [];
  const rule = ruleOf(mark.gift);
  return [
    { effect: 'detach', who: owner.id, mark: 'gift', gift: mark.gift, rule },
    ...(attacker.id === owner.id ? [award(mark, owner.id, POINTS * mark.level)] : []),
  ];
}
