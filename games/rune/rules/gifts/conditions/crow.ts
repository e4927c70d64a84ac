// A bird, and what it is when it comes down. RUN-HOOK-40, -51, RUN-RULING-G24, -G25

import type { Effect } from '../../hooks/effect.ts';
import type { MarkRule } from '../../powers/power.ts';
import { ruleOf } from '../gift.ts';

const FLIGHT = 60;
const LANDING = 6;

/** It can only fly, wherever whoever plays it likes, if it still has its wits about it. */
export const crow: MarkRule<'crow'> = {
  roundEnded: ({ gift }, { id: who, crafty, seat }) =>
    crafty && seat !== null ? [{ effect: 'leap', who, paces: FLIGHT, rule: ruleOf(gift) }] : [],

  /** It drops out of the air; what it wore and held lies where it was struck. */
  effectEnded({ gift, x, y }, owner, ended) {
    if (ended.who.id !== owner.id || ended.mark.kind !== 'crow') return [];
    const [who, rule] = [owner.id, ruleOf(gift)];
    const drops: Effect = {
      effect: 'check',
      check: { who, roll: 'jump', plus: 0, against: { difficulty: LANDING }, gift },
      success: [],
      failure: [{ effect: 'attach', who, mark: { kind: 'fallen' }, rule }],
      rule,
    };
    return owner.clothed ? [drops, { effect: 'attach', who, mark: { kind: 'naked', x, y }, rule }] : [drops];
  },
};

/** An action where all of it lies. */
export const naked: MarkRule<'naked'> = {
  ownWindow({ x, y }, { id: who }, { acting, field }) {
    const here = field.where(who);
    if (acting.id !== who || here.x !== x || here.y !== y) return [];
    const rule = 'RUN-RULING-G24';
    const brings: Effect[] = [{ effect: 'detach', who, mark: 'naked', rule }];
    return [{ does: 'dress', target: null, costs: 'action', check: null, brings, rule }];
  },
};
