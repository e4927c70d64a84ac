// A barrage of spikes, at everybody before him. RUN-GIFT-RUNE-GOBLIN-SPIKE-CLUB, RUN-RULING-G53, -G55

import { consults, type GiftRule, isFellow, offer, ruleOf } from './gift.ts';
import { preyOf } from './runes.ts';

/** Paces for each level, and DAM. */
const LENGTH = 10;
const WIDTH = 5;
const DAM = 1;

export const runeGoblinSpikeClub: GiftRule = {
  on: {
    /** He points it at an enemy; whoever else stands there is struck too. */
    ownWindow(held, owner, { acting, present, field, round }) {
      if (acting.id !== owner.id) return [];
      const { gift, level } = held;
      const cone = { length: LENGTH * level, width: WIDTH * level };
      return preyOf(owner, present).flatMap(({ id }) => {
        const { spots, whom } = field.cone(owner.id, id, cone);
        if (!whom.includes(id)) return [];
        const asked = present.filter((other) => whom.includes(other.id) && isFellow(owner, other));
        return offer(
          held,
          'nothing',
          [
            ...asked.map((fellow) => consults(held, owner, fellow, round)),
            {
              effect: 'volley',
              who: owner.id,
              targets: [...whom],
              defence: 'each',
              gift,
              rule: ruleOf(gift),
            },
          ],
          { target: id, area: () => spots },
        );
      });
    },

    /** Spikes know no Strength. */
    scoreQuery: ({ gift, level }, owner, { asked, score, attack }) =>
      asked.id === owner.id && score === 'dam' && attack?.gift === gift
        ? [{ change: 'base', at: DAM * level, rule: ruleOf(gift) }]
        : [],
  },

  hint: () => 2,
};
