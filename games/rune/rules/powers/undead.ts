// Those who do not stay dead. RUN-FOELIST-DISHONORED, RUN-RULING-F31

import { ordinaryDie } from '../dice.ts';
import type { Bearer } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { markOf } from '../hooks/mark.ts';
import type { MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-DISHONORED';

export const undead: PowerRule<'undead'> = {
  /** A Wound that ends it, or a fifth one, destroys; anything less only fells it. RUN-FOELIST-DISHONORED.1, .2 */
  dying(_, owner, { dying, by, lost, fifthWound, round }) {
    if (dying.id !== owner.id || lost >= owner.woundThreshold || fifthWound) return [];
    return [
      { effect: 'survive', who: owner.id, rule: `${TYPE}.2` },
      { effect: 'detach', who: owner.id, mark: 'recovering', rule: `${TYPE}.8` },
      {
        effect: 'attach',
        who: owner.id,
        mark: { kind: 'downed', by: by?.isHero ? by.id : null, since: round },
        rule: `${TYPE}.2`,
      },
    ];
  },

  /** Before anybody rolls Initiative. RUN-FOELIST-DISHONORED.6 to .9 */
  roundStarted({ rising }, owner, { dice, round }) {
    const down = markOf(owner.marks, 'downed');
    if (down === undefined || round <= down.since) return [];
    const { faces, result } = ordinaryDie(() => dice(10));
    const total = owner.res + result;
    const rolled: Effect = { effect: 'rolled', who: owner.id, faces: [...faces], total, rule: `${TYPE}.6` };
    if (total < rising) return [rolled];
    const hp = Math.max(1, total - rising);
    return [
      rolled,
      { effect: 'detach', who: owner.id, mark: 'downed', rule: `${TYPE}.7` },
      { effect: 'heal', who: owner.id, hp: regained(owner, hp), rule: `${TYPE}.7` },
      { effect: 'attach', who: owner.id, mark: { kind: 'recovering', hp, since: round }, rule: `${TYPE}.8` },
    ];
  },

  /** Head off or crushed: an action of anybody near enough, and no die. RUN-FOELIST-DISHONORED.3 */
  ownWindow({ finishingPaces }, owner, { acting, field }) {
    const down = markOf(owner.marks, 'downed');
    if (down === undefined || acting.side === owner.side) return [];
    if (field.paces(acting.id, owner.id) > finishingPaces) return [];
    const credit = [...new Set([down.by ?? acting.id, acting.id])];
    return [
      {
        does: 'finish',
        target: owner.id,
        costs: 'action',
        check: null,
        brings: [{ effect: 'die', who: owner.id, credit, rule: `${TYPE}.5` }],
        rule: `${TYPE}.3`,
      },
    ];
  },
};

export const downed: MarkRule<'downed'> = {
  /** Nothing but an end of it can be done to it. RUN-RULING-F31 */
  damageIncoming: (_, owner, { victim }) =>
    victim.id === owner.id ? [{ effect: 'noDamage', rule: 'RUN-RULING-F31' }] : [],
};

export const recovering: MarkRule<'recovering'> = {
  roundStarted: ({ hp, since }, owner, { round }) =>
    round > since ? [{ effect: 'heal', who: owner.id, hp: regained(owner, hp), rule: `${TYPE}.8` }] : [],
};

/** RUN-RULING-F31 */
const regained = ({ hp, maxHp }: Bearer, by: number): number => Math.min(by, maxHp - hp);
