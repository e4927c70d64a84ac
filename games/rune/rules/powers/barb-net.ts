// A net with barbs. RUN-FOELIST-DWARF-MEDIC, RUN-RULING-F33

import { isMarked, markOf } from '../hooks/mark.ts';
import type { MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-DWARF-MEDIC';

export const barbNet: PowerRule<'barbNet'> = {
  /** Instead of a weapon, as long as nobody is in it. RUN-RULING-F33 */
  ownWindow(_, owner, { acting, present, field }) {
    const thrown = present.some(({ marks }) => markOf(marks, 'netted')?.by === owner.id);
    if (acting.id !== owner.id || thrown) return [];
    return present
      .filter(({ id, side }) => side !== owner.side && field.isInReach(owner.id, id))
      .map(({ id }) => ({
        does: 'net',
        target: id,
        costs: 'attack',
        check: null,
        brings: [{ effect: 'attack', who: owner.id, target: id, manner: 'net', rule: `${TYPE}.1` }],
        rule: `${TYPE}.1`,
      }));
  },

  /** It hurts nobody who keeps still. RUN-FOELIST-DWARF-MEDIC.1, .3 */
  attackHit: ({ damage, freeing }, owner, { attacker, defender, manner, margin }) =>
    attacker.id === owner.id && manner === 'net'
      ? [
          { effect: 'noDamage', rule: 'RUN-RULING-F33' },
          {
            effect: 'attach',
            who: defender.id,
            mark: { kind: 'netted', by: owner.id, difficulty: freeing + margin, damage },
            rule: `${TYPE}.1`,
          },
        ]
      : [],
};

export const netted: MarkRule<'netted'> = {
  /** Whatever he does tears at him, also getting free. RUN-FOELIST-DWARF-MEDIC.2, .3 */
  ownAction: ({ by, damage }, owner, { acting }) =>
    acting.id === owner.id
      ? [{ effect: 'damage', who: owner.id, raw: damage, by, armor: true, rule: `${TYPE}.2` }]
      : [],

  ownWindow: ({ difficulty }, owner, { acting }) =>
    acting.id === owner.id && !isMarked(owner.marks, 'unconscious')
      ? [
          {
            does: 'breakFree',
            target: null,
            costs: 'action',
            check: { who: owner.id, roll: 'Str', plus: 0, against: { difficulty } },
            brings: [{ effect: 'detach', who: owner.id, mark: 'netted', rule: `${TYPE}.3` }],
            rule: `${TYPE}.3`,
          },
        ]
      : [],
};
