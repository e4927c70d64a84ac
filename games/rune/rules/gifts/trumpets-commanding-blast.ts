// A blast of Odin's trumpet, and a foe turns on its own. RUN-GIFT-TRUMPETS-COMMANDING-BLAST, RUN-RULING-G65

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect, Way } from '../hooks/effect.ts';
import type { Moment } from '../hooks/windows.ts';
import { check, type GiftRule, offer, ruleOf } from './gift.ts';

/** Its own people whom it can strike from where it stands, or shoot at if that is what it does. */
const victimsOf = (foe: Bearer, { present, field }: Moment): Bearer[] =>
  present.filter(
    ({ id, side }) =>
      side === foe.side &&
      id !== foe.id &&
      (foe.shoots ? field.canShoot(foe.id, id) : field.isInReach(foe.id, id)),
  );

/** The owner says whom. */
function commands({ gift }: Held, owner: Bearer, foe: Bearer, victims: readonly Bearer[]): Effect {
  const rule = ruleOf(gift);
  const ways = victims.map(
    ({ id }): Way => ({
      what: null,
      target: id,
      spot: null,
      brings: [{ effect: 'command', who: foe.id, target: id, by: owner.id, gift, rule }],
    }),
  );
  return { effect: 'choose', who: owner.id, gift, ways, rule };
}

export const trumpetsCommandingBlast: GiftRule = {
  limit: { per: 'combat', times: 'level' },

  on: {
    ownWindow(held, owner, moment) {
      if (moment.acting.id !== owner.id) return [];
      return moment.present
        .filter(({ side, able }) => side !== owner.side && able)
        .flatMap((foe) => {
          const victims = victimsOf(foe, moment);
          if (victims.length === 0) return [];
          const blast = check(held, owner, 'gift', held.level, { opponent: foe.id, plus: 0 });
          return [
            offer(held, 'nothing', [commands(held, owner, foe, victims)], { target: foe.id, check: blast }),
          ];
        });
    },
  },

  /** A blow of theirs, for nothing. */
  hint: () => 8,
};
