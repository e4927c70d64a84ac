// Foes that fight for somebody else, and what they do when they come to. RUN-HOOK-40, -50

import type { Bearer } from '../../hooks/bearer.ts';
import type { Effect } from '../../hooks/effect.ts';
import type { MarkOf } from '../../hooks/mark.ts';
import type { MarkRule } from '../../powers/power.ts';
import { ruleOf } from '../gift.ts';

/** It turns on whoever did that to it. RUN-GIFT-RUNE-VIKING-AXE */
const turnsOn = ({ gift, by }: MarkOf<'possessed'>, { id: who }: Bearer): Effect => ({
  effect: 'attach',
  who,
  mark: { kind: 'setOn', gift, by },
  rule: ruleOf(gift),
});

/** Nobody of its own is left whom it could fight. */
const isAlone = ({ id }: Bearer, present: readonly Bearer[]): boolean =>
  !present.some((other) => other.id !== id && !other.isHero && other.side === 'foes');

const comesTo = (mark: MarkOf<'possessed'>, owner: Bearer, present: readonly Bearer[]): Effect[] =>
  isAlone(owner, present)
    ? [{ effect: 'detach', who: owner.id, mark: 'possessed', rule: ruleOf(mark.gift) }, turnsOn(mark, owner)]
    : [];

export const possessed: MarkRule<'possessed'> = {
  characterDied: (mark, owner, { present }) => comesTo(mark, owner, present),
  combatLeft: (mark, owner, { present }) => comesTo(mark, owner, present),
  effectEnded: (mark, owner, ended) =>
    ended.who.id === owner.id && ended.mark.kind === 'possessed' ? [turnsOn(mark, owner)] : [],
};

/** One attack, and it has had its revenge. */
export const setOn: MarkRule<'setOn'> = {
  attackDeclared: ({ gift }, owner, { attacker }) =>
    attacker.id === owner.id ? [{ effect: 'detach', who: owner.id, mark: 'setOn', rule: ruleOf(gift) }] : [],
};
