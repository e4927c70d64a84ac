// Conditions that change numbers and nothing else. RUN-HOOK-40

import type { MarkRule } from '../../powers/power.ts';
import { ruleOf } from '../gift.ts';

/** A score is better or worse for a while. */
export const bonus: MarkRule<'bonus'> = {
  scoreQuery: ({ score: of, amount, gift }, owner, { asked, score }) =>
    asked.id === owner.id && score === of ? [{ change: 'modify', by: amount, rule: ruleOf(gift) }] : [],
};

/** Sticks and carrots. RUN-TRAP-43, RUN-GAIN-20 */
export const omen: MarkRule<'omen'> = {
  scoreQuery: ({ score: of, amount, with: arms, against }, owner, { asked, score, attack }) => {
    if (asked.id !== owner.id || score !== of) return [];
    const isHis = attack?.attacker.id === owner.id;
    if (against !== undefined && (isHis ? attack?.defender.id : attack?.attacker.id) !== against) return [];
    // Only whoever fights thus. RUN-RULING-R90
    if (arms !== undefined && isHis && !(attack.weapon !== null && arms.includes(attack.weapon))) return [];
    return [{ change: 'modify', by: amount, rule: 'RUN-TRAP-43' }];
  },
  engagementQuery: ({ score, amount }, owner, { who }) =>
    score === 'engagement' && who.id === owner.id
      ? [{ change: 'modify', by: amount, rule: 'RUN-IMPAIR-07' }]
      : [],
};

/** Somebody else's score in place of his own. RUN-RULING-G48 */
export const loan: MarkRule<'loan'> = {
  scoreQuery: ({ score: of, at, gift }, owner, { asked, score }) =>
    asked.id === owner.id && score === of ? [{ change: 'base', at, rule: ruleOf(gift) }] : [],
};

/** Never below 0. RUN-GIFT-CHATTERING-SQUIRREL */
export const soakDown: MarkRule<'soakDown'> = {
  scoreQuery({ amount, gift }, owner, { asked, score }) {
    const { body, armor } = owner.soak;
    return asked.id === owner.id && score === 'soak'
      ? [{ change: 'modify', by: -Math.min(amount, Math.max(0, body + armor)), rule: ruleOf(gift) }]
      : [];
  },
};

/** Every roll with Res; it may go below 0. RUN-GIFT-ROARING-SHOUT-OF-RAGE */
export const resDown: MarkRule<'resDown'> = {
  rollQuery: ({ amount, gift }, owner, { who }) =>
    who.id === owner.id && !who.isHero ? [{ change: 'modify', by: -amount, rule: ruleOf(gift) }] : [],
};

/** A row of the missile table. RUN-GIFT-OBSCURING-MIST */
const OBSCURED = -3;

export const obscured: MarkRule<'obscured'> = {
  scoreQuery: ({ gift }, owner, { score, attack }) =>
    score === 'atk' && attack !== null && attack.kind !== 'melee' && attack.defender.id === owner.id
      ? [{ change: 'modify', by: OBSCURED, rule: ruleOf(gift) }]
      : [],
};

/** What Wounds take off every other roll is added to his blows and shots. RUN-GIFT-DYING-BLOW */
export const lastStand: MarkRule<'lastStand'> = {
  scoreQuery: ({ impairment, gift }, owner, { asked, score }) =>
    asked.id === owner.id && score === 'atk' && impairment > 0
      ? [{ change: 'modify', by: 2 * impairment, rule: ruleOf(gift) }]
      : [],
};

const SHIFTS: Readonly<Record<string, number>> = { dfn: 1, soak: 1, atk: -1, dam: -1 };

/** Visible, and hardly there. RUN-GIFT-RUNE-HAND-AXE */
export const insubstantial: MarkRule<'insubstantial'> = {
  scoreQuery({ amount, gift }, owner, { asked, score }) {
    const shift = SHIFTS[score];
    return asked.id === owner.id && shift !== undefined
      ? [{ change: 'modify', by: shift * amount, rule: ruleOf(gift) }]
      : [];
  },

  /** Arms out of a wall find nothing to hold. */
  attackDeclared: ({ gift }, owner, { attacker, defender }) =>
    defender.id === owner.id && attacker.powers.some(({ kind }) => kind === 'tentacles')
      ? [{ effect: 'stopAttack', rule: ruleOf(gift) }]
      : [],
};
