// Lightning strikes what his target hides behind. RUN-GIFT-PENETRATING-LIGHTNING

import { asks, check, type GiftRule, rolls, ruleOf } from './gift.ts';

export const penetratingLightning: GiftRule = {
  limit: { per: 'encounter', times: 'level' },

  on: {
    /** Just before a shot or a throw; who only equals the target has not won. */
    attackDeclared(held, owner, { attacker, defender, kind, field }) {
      if (attacker.id !== owner.id || kind === 'melee') return [];
      const cover = field.cover(defender.id, owner.id);
      if (cover === null) return [];
      const aims = check(held, owner, 'Dex', owner.connection('thor'), { opponent: defender.id, plus: 0 });
      const wears = { effect: 'wear', thing: cover, rule: ruleOf(held.gift) } as const;
      return [asks(held, owner, [rolls(held, { ...aims, strict: true }, [wears])], defender)];
    },
  },

  /** Three on this shot and on every other. */
  hint: () => 3,
};
