// Copies of his axe, thrown past everything. RUN-GIFT-RUNE-GOBLIN-AXE, RUN-RULING-G54

import { rangeOf, WEAPON } from '../../content/weapons.ts';
import { attach, type GiftRule, offer, ruleOf } from './gift.ts';
import { preyOf, wakes } from './runes.ts';

const COPY = 'throwing-axe';

export const runeGoblinAxe: GiftRule = {
  shoots: { kind: 'thrown', weapon: COPY, unhindered: true },

  on: {
    ownWindow: wakes((level) => 2 * level),

    /** As if he threw an axe made for it. */
    scoreQuery({ gift }, owner, { asked, score, attack }) {
      if (asked.id !== owner.id || attack?.gift !== gift || (score !== 'atk' && score !== 'dam')) return [];
      return [{ change: 'base', at: owner.wielding(COPY)[score], rule: ruleOf(gift) }];
    },
  },

  marked: {
    /** One in every round: the mark remembers when the last was thrown. */
    ownWindow(mark, owner, { acting, present, field, round }) {
      if (acting.id !== owner.id || mark.n === round) return [];
      const { gift } = mark;
      return preyOf(owner, present)
        .filter(({ id }) => field.paces(owner.id, id) >= rangeOf(WEAPON[COPY]).least)
        .map(({ id }) =>
          offer(
            mark,
            'attack',
            [
              attach(mark, owner.id, { ...mark, n: round }),
              { effect: 'shoot', who: owner.id, target: id, gift, rule: ruleOf(gift) },
            ],
            { target: id, again: true },
          ),
        );
    },
  },

  /** For whoever is too far off to be struck. */
  hint: (_, target) => (target === null ? 1 : 4),
};
