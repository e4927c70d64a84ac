// His arrows long to come back to him, and to where they were. RUN-GIFT-EAGER-ARROW, RUN-RULING-G06, -G38

import { WEAPON } from '../../content/weapons.ts';
import type { Bearer, Held } from '../hooks/bearer.ts';
import { giftMarkOf, type Mark, type MarkOf } from '../hooks/mark.ts';
import type { Attack } from '../hooks/windows.ts';
import { add, attach, check, forget, type GiftRule, note, offer, ruleOf } from './gift.ts';

/** Paces for each point of Difficulty. */
const FAR = 10;
/** What is remembered of a foe: an arrow sticks in it, some were drawn out of it, or both. */
const STUCK = 1;
const DRAWN = 2;

const isArrow = ({ attacker, weapon }: Attack, owner: Bearer): boolean =>
  attacker.id === owner.id && weapon !== null && WEAPON[weapon].ability === 'bows';

const memoryOf = (marks: readonly Mark[], { gift }: Held, owner: Bearer): number =>
  marks.find(
    (mark): mark is MarkOf<'gift'> => mark.kind === 'gift' && mark.gift === gift && mark.by === owner.id,
  )?.n ?? 0;

const isStuck = (memory: number): boolean => memory % DRAWN === STUCK;

const sticks = (held: Held, owner: Bearer, { id, marks }: Bearer) => {
  const memory = memoryOf(marks, held, owner);
  return attach(held, id, note(held, owner, { n: isStuck(memory) ? memory : memory + STUCK }));
};

export const eagerArrow: GiftRule = {
  limit: { per: 'round', times: 1 },

  on: {
    /** How far the farthest has flown. */
    rollResolved(held, owner, { roll, attack, field }) {
      if (roll !== 'attack' || attack === null || !isArrow(attack, owner)) return [];
      const paces = Math.ceil(field.paces(owner.id, attack.defender.id));
      const n = Math.max(paces, giftMarkOf(owner.marks, held.gift)?.n ?? 0);
      return [attach(held, owner.id, note(held, owner, { n }))];
    },

    damageTaken: (held, owner, { victim, hit, taken }) =>
      hit !== null && taken > 0 && victim.side !== owner.side && isArrow(hit, owner)
        ? [sticks(held, owner, victim)]
        : [],

    strayHit: (held, owner, { struck, ...attack }) =>
      struck.side !== owner.side && isArrow(attack, owner) ? [sticks(held, owner, struck)] : [],

    ownWindow(held, owner, { acting, present }) {
      const flown = giftMarkOf(owner.marks, held.gift);
      if (acting.id !== owner.id || flown === undefined) return [];
      const rule = ruleOf(held.gift);
      const pierced = present.filter(
        ({ id, marks }) => id !== owner.id && isStuck(memoryOf(marks, held, owner)),
      );
      const difficulty = Math.floor(flown.n / FAR);
      return [
        offer(
          held,
          'nothing',
          [
            { effect: 'recall', who: owner.id, rule },
            forget(held, owner),
            ...pierced.map(({ id }) => attach(held, id, note(held, owner, { n: DRAWN }))),
            ...pierced.map(
              ({ id }) =>
                ({ effect: 'damage', who: id, raw: held.level, by: owner.id, armor: false, rule }) as const,
            ),
          ],
          { check: check(held, owner, 'Pre', held.level, { difficulty }) },
        ),
      ];
    },

    scoreQuery: (held, owner, { asked, score, attack }) =>
      asked.id === owner.id &&
      score === 'atk' &&
      attack !== null &&
      isArrow(attack, owner) &&
      memoryOf(attack.defender.marks, held, owner) >= DRAWN
        ? [add(held, held.level)]
        : [],
  },

  hint: () => 2,
};
