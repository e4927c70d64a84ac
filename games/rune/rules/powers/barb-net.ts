// A net with barbs, a foe's or a hero's. RUN-FOELIST-DWARF-MEDIC, RUN-GEAR-20, RUN-RULING-F33, -H13

import { WEAPON } from '../../content/weapons.ts';
import type { Bearer } from '../hooks/bearer.ts';
import { isMarked, markOf } from '../hooks/mark.ts';
import type { Hit } from '../hooks/windows.ts';
import type { MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-DWARF-MEDIC';

export const barbNet: PowerRule<'barbNet'> = {
  /** Instead of a weapon, as long as nobody is in it; a hero strikes with it as with any other. RUN-RULING-F33 */
  ownWindow(_, owner, { acting, present, field }) {
    const thrown = present.some(({ marks }) => markOf(marks, 'netted')?.by === owner.id);
    if (acting.id !== owner.id || owner.isHero || thrown) return [];
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

  /** It hurts nobody who keeps still. RUN-FOELIST-DWARF-MEDIC.1, .3, RUN-GEAR-20 */
  attackHit({ damage, freeing }, owner, hit) {
    if (hit.attacker.id !== owner.id || !isNet(hit)) return [];
    const rule = owner.isHero ? 'RUN-GEAR-20' : `${TYPE}.1`;
    const fists = owner.isHero ? bareHandsOf(owner) : undefined;
    return [
      { effect: 'noDamage', rule: owner.isHero ? rule : 'RUN-RULING-F33' },
      {
        effect: 'attach',
        who: hit.defender.id,
        mark: { kind: 'netted', by: owner.id, difficulty: freeing + hit.margin, damage },
        rule,
      },
      ...(fists === undefined ? [] : [{ effect: 'wield', who: owner.id, form: fists, rule } as const]),
    ];
  },
};

const isNet = ({ manner, weapon }: Hit): boolean =>
  manner === 'net' || (weapon !== null && WEAPON[weapon].entangles);

/** What a hero is left with while somebody is in his net. RUN-RULING-H13 */
const bareHandsOf = ({ arms }: Bearer): number | undefined =>
  arms.find(({ weapon }) => weapon === 'fist')?.form;

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
