// Lightning from the blade, at up to three at once. RUN-GIFT-RUNE-DWARVEN-WORK-SWORD, RUN-RULING-G52

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { giftMarkOf } from '../hooks/mark.ts';
import { attach, type GiftRule, note, offer, ruleOf } from './gift.ts';
import { preyOf } from './runes.ts';

const MOST = 3;
/** Paces for each level: ten feet are four. */
const REACH = 4;
/** Its ratings; of who does not know great weapons, that is worth −3. RUN-GIFTRULE-ACT-04 */
const ATK = 8;
const DAM = 12;
const UNSKILLED = -3;

export const runeDwarvenWorkSword: GiftRule = {
  /** After as many attacks as it has levels. */
  sleeps: 'byItself',
  shoots: { kind: 'missile', weapon: 'dwarven-work-sword' },

  on: {
    ownWindow(held, owner, { acting, present, field }) {
      if (acting.id !== owner.id) return [];
      const near = preyOf(owner, present)
        .map(({ id }) => id)
        .filter((id) => field.paces(owner.id, id) <= REACH * held.level && field.isClear(owner.id, id));
      return near.map((id) =>
        offer(
          held,
          'attack',
          [
            ...counted(held, owner),
            aimed(
              held,
              owner,
              [id],
              near.filter((other) => other !== id),
            ),
          ],
          { target: id },
        ),
      );
    },

    scoreQuery({ gift }, owner, { asked, score, attack }) {
      if (asked.id !== owner.id || attack?.gift !== gift) return [];
      const skill = owner.rating('great-weapon') || UNSKILLED;
      const atk = owner.characteristic('Per') + skill + ATK - owner.decrease;
      if (score === 'atk') return [{ change: 'base', at: atk, rule: ruleOf(gift) }];
      return score === 'dam' ? [{ change: 'base', at: DAM, rule: ruleOf(gift) }] : [];
    },

    /** What was left of it lapses. */
    combatEnded: ({ gift }, owner) =>
      giftMarkOf(owner.marks, gift) === undefined
        ? []
        : [{ effect: 'sleep', who: owner.id, gift, rule: ruleOf(gift) }],
  },

  hint: ({ gifts }) => (gifts.some(({ level }) => level > 1) ? 8 : 5),
};

/** Attacks made so far are remembered; the last of them ends it. */
function counted(held: Held, owner: Bearer): Effect[] {
  const { gift, level } = held;
  const made = 1 + (giftMarkOf(owner.marks, gift)?.n ?? 0);
  if (made < level) return [attach(held, owner.id, note(held, owner, { n: made }))];
  const rule = ruleOf(gift);
  return [
    { effect: 'detach', who: owner.id, mark: 'gift', gift, rule },
    { effect: 'sleep', who: owner.id, gift, rule },
  ];
}

/** At these, and at more of them if he likes. */
function aimed(held: Held, owner: Bearer, chosen: readonly string[], others: readonly string[]): Effect {
  const { gift } = held;
  const rule = ruleOf(gift);
  const strikes: Effect = {
    effect: 'volley',
    who: owner.id,
    targets: [...chosen],
    defence: 'best',
    gift,
    rule,
  };
  if (chosen.length === MOST || others.length === 0) return strikes;
  const more = others.map((target) => ({
    what: null,
    target,
    spot: null,
    brings: [
      aimed(
        held,
        owner,
        [...chosen, target],
        others.filter((other) => other !== target),
      ),
    ],
  }));
  const enough = { what: 'enough', target: null, spot: null, brings: [strikes] };
  return { effect: 'choose', who: owner.id, gift, ways: [...more, enough], rule };
}
