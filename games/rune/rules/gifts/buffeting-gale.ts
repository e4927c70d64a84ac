// A blow that knocks down, and pays for as long as the other lies. RUN-GIFT-BUFFETING-GALE, RUN-RULING-G67

import { asks, attach, award, type GiftRule, note, rolls, ruleOf } from './gift.ts';

const STANDING = 9;
const POINTS = 20;
const GIFT = 'buffeting-gale';

export const buffetingGale: GiftRule = {
  on: {
    /** Any hit with a weapon in melee; who lies already cannot be knocked down again. */
    attackHit(held, owner, { attacker, defender, kind, weapon }) {
      if (attacker.id !== owner.id || kind !== 'melee' || weapon === null || weapon === 'fist') return [];
      if (defender.fallen) return [];
      const stands = { who: defender.id, roll: 'balance', plus: 0, gift: held.gift } as const;
      const falls = [
        attach(held, defender.id, { kind: 'fallen' }),
        attach(held, defender.id, note(held, owner)),
        award(held, owner.id, POINTS * held.level),
      ];
      const difficulty = STANDING + held.level;
      return [asks(held, owner, [rolls(held, { ...stands, against: { difficulty } }, [], falls)], defender)];
    },
  },

  marked: {
    /** Whoever got up is forgotten. */
    roundStarted: ({ by, level, gift }, owner) =>
      owner.fallen
        ? [{ effect: 'award', who: by, points: POINTS * level, gift, rule: ruleOf(GIFT) }]
        : [{ effect: 'detach', who: owner.id, mark: 'gift', gift, rule: ruleOf(GIFT) }],
  },

  /** It costs nothing, and a foe on the ground is easier to hit. */
  hint: () => 20,
};
