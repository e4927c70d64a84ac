// Conditions that tie an enemy to whoever has a score to settle with him. RUN-HOOK-40

import { isMarked } from '../../hooks/mark.ts';
import type { MarkRule } from '../../powers/power.ts';
import { ruleOf } from '../gift.ts';

/** He wounded somebody, who pays him back with his first hit, and gains by his death. RUN-RULING-G30 */
export const vengeance: MarkRule<'vengeance'> = {
  damageIncoming(mark, owner, { victim, hit }) {
    const { by, damage, gift } = mark;
    if (victim.id !== owner.id || hit?.attacker.id !== by || damage === 0) return [];
    const rule = ruleOf(gift);
    return [
      { effect: 'addRaw', by: damage, rule },
      { effect: 'attach', who: owner.id, mark: { ...mark, damage: 0 }, rule },
    ];
  },

  characterDied: ({ by, points, gift }, owner, { dead, by: killer }) =>
    dead.id === owner.id && killer?.id === by
      ? [{ effect: 'award', who: by, points, gift, rule: ruleOf(gift) }]
      : [],
};

/** What strikes others strikes him. Its own damage is nobody's strike. RUN-GIFT-IMPRECATION-OF-DOOM */
export const doomed: MarkRule<'doomed'> = {
  damageTaken({ by, raw, gift }, owner, { victim, hit, taken }) {
    const struck = hit?.attacker.id === by && victim.id !== owner.id && victim.side === owner.side;
    if (!struck || taken === 0 || isMarked(owner.marks, 'downed')) return [];
    return [{ effect: 'damage', who: owner.id, raw, by, armor: false, rule: ruleOf(gift) }];
  },
};
