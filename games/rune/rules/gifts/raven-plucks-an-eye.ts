// Whoever has hurt a foe that dies may fight for a while as it fought. RUN-GIFT-RAVEN-PLUCKS-AN-EYE, RUN-RULING-G48

import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Effect, Way } from '../hooks/effect.ts';
import { isNoteBy } from '../hooks/mark.ts';
import { asks, attach, check, type GiftRule, lastOf, note, rolls, ruleOf } from './gift.ts';

/** What can be borrowed. */
export const LENT = ['init', 'atk', 'dfn', 'soak'] as const;
type Lent = (typeof LENT)[number];

/** No more than these there are, however high its level. */
const most = ({ level }: Held): number => Math.min(level, LENT.length);

/** Every choice of some of them, up to so many. */
export function choicesOf(up: number): readonly (readonly Lent[])[] {
  const all: Lent[][] = [[]];
  for (const score of LENT) all.push(...all.map((each) => [...each, score]));
  return all.filter(({ length }) => length > 0 && length <= up);
}

export const ravenPlucksAnEye: GiftRule = {
  on: {
    /** It is enough to have hurt it once. */
    damageTaken: (held, owner, { victim, by, taken }) =>
      by?.id === owner.id && taken > 0 && !victim.isHero && !isNoteBy(victim.marks, held.gift, owner.id)
        ? [attach(held, victim.id, note(held, owner))]
        : [],

    characterDied(held, owner, { dead, by, round }) {
      const hasHurt = by?.id === owner.id || isNoteBy(dead.marks, held.gift, owner.id);
      if (dead.isHero || !hasHurt || !owner.able) return [];
      const contest = check(held, owner, 'gift', owner.connection('odin'), { opponent: dead.id, plus: 0 });
      const ways = choicesOf(most(held))
        .toSorted((one, other) => gain(owner, dead, other) - gain(owner, dead, one))
        .map((scores) => borrow(held, owner, dead, scores, lastOf(held.level, round)));
      const { gift } = held;
      const choose: Effect = { effect: 'choose', who: owner.id, gift, ways, rule: ruleOf(gift) };
      return [asks(held, owner, [rolls(held, contest, [choose])], dead)];
    },
  },

  /** It costs nothing, and nobody has to take what is worse. */
  hint: () => 5,
};

const scoreOf = ({ scores, soak }: Bearer, score: Lent): number =>
  score === 'soak' ? soak.body + soak.armor : scores[score];

const gain = (owner: Bearer, dead: Bearer, scores: readonly Lent[]): number =>
  scores.reduce((sum, score) => sum + scoreOf(dead, score) - scoreOf(owner, score), 0);

/** In place of whatever he has borrowed before. */
function borrow(held: Held, owner: Bearer, dead: Bearer, scores: readonly Lent[], until: number): Way {
  const { gift } = held;
  const loans = scores.map((score) =>
    attach(held, owner.id, { kind: 'loan', gift, by: owner.id, until, score, at: scoreOf(dead, score) }),
  );
  const before: Effect = { effect: 'detach', who: owner.id, mark: 'loan', gift, rule: ruleOf(gift) };
  return { what: scores.join('-'), target: null, spot: null, brings: [before, ...loans] };
}
