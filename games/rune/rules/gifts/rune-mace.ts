// A blast that hurls away whoever is nearest, friend or foe. RUN-GIFT-RUNE-MACE, RUN-RULING-G53, -G56

import type { Bearer, Field, Held } from '../hooks/bearer.ts';
import type { Effect } from '../hooks/effect.ts';
import { attach, consults, DIRECTIONS, type GiftRule, isFellow, offer, rolls, ruleOf } from './gift.ts';

const PACES = 10;
const LANDING = 6;

export const runeMace: GiftRule = {
  on: {
    ownWindow(held, owner, { acting, present, field, round }) {
      if (acting.id !== owner.id) return [];
      const { sure, open } = victimsOf(field.nearest(owner.id), held.level);
      const all = [...sure, ...open];
      if (all.length === 0) return [];
      const asked = present.filter((other) => all.includes(other.id) && isFellow(owner, other));
      const brings = [
        ...asked.map((fellow) => consults(held, owner, fellow, round)),
        ...sure.map((id) => hurled(held, owner, id, field)),
        ...drawn(held, owner, open, held.level - sure.length, field),
      ];
      return [offer(held, 'nothing', brings, { area: () => all.map((id) => field.where(id)) })];
    },
  },

  hint: () => -9,
};

/** As many as there are levels; of those who are equally near, a die decides. */
function victimsOf(
  nearest: readonly (readonly string[])[],
  level: number,
): { readonly sure: readonly string[]; readonly open: readonly string[] } {
  const sure: string[] = [];
  for (const equals of nearest) {
    if (sure.length + equals.length > level) return { sure, open: sure.length < level ? equals : [] };
    sure.push(...equals);
  }
  return { sure, open: [] };
}

function drawn(held: Held, owner: Bearer, open: readonly string[], count: number, field: Field): Effect[] {
  if (open.length === 0) return [];
  const ways = open.map((target) => ({
    what: null,
    target,
    spot: null,
    brings: [hurled(held, owner, target, field)],
  }));
  return [{ effect: 'lot', count, ways, rule: 'RUN-RULING-G56' }];
}

/** In any of eight directions, straight away from him if he does not care. */
function hurled(held: Held, owner: Bearer, target: string, field: Field): Effect {
  const { gift, level } = held;
  const rule = ruleOf(gift);
  const away = field.direction(owner.id, target);
  const lands = rolls(
    held,
    { who: target, roll: 'balance', plus: 0, against: { difficulty: LANDING }, gift },
    [],
    [attach(held, target, { kind: 'fallen' })],
  );
  const ways = DIRECTIONS.map((_, turn) => {
    const direction = (away + turn) % DIRECTIONS.length;
    const thrown: Effect = {
      effect: 'throw',
      who: target,
      by: owner.id,
      what: 'hero',
      direction: direction + 1,
      paces: PACES * level,
      over: true,
      rule,
    };
    return { what: DIRECTIONS[direction] as string, target, spot: null, brings: [thrown, lands] };
  });
  return { effect: 'choose', who: owner.id, gift, ways, rule };
}
