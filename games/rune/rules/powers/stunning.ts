// Blows that rob the senses and hurt no body. RUN-FOELIST-GOBLIN-VEGETARIAN, RUN-RULING-F34

import type { Effect } from '../hooks/effect.ts';
import { isMarked, markOf } from '../hooks/mark.ts';
import type { MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-GOBLIN-VEGETARIAN';
const RULING = 'RUN-RULING-F34';

export const stunning: PowerRule<'stunning'> = {
  /** Armor is no help; nothing is lost, and nothing counts against anybody. RUN-FOELIST-GOBLIN-VEGETARIAN.1, .2 */
  damageIncoming({ waking, tending }, owner, { victim, hit, raw }) {
    if (hit?.attacker.id !== owner.id) return [];
    const before = markOf(victim.marks, 'stunned')?.points ?? 0;
    const points = before + Math.max(0, raw - victim.soak.body);
    return [
      { effect: 'noDamage', rule: `${TYPE}.1` },
      ...(points === before
        ? []
        : [
            {
              effect: 'attach',
              who: victim.id,
              mark: { kind: 'stunned', points },
              rule: `${TYPE}.2`,
            } satisfies Effect,
          ]),
      ...(points >= victim.hp && !isMarked(victim.marks, 'unconscious')
        ? [
            {
              effect: 'attach',
              who: victim.id,
              mark: { kind: 'unconscious', waking, tending },
              rule: RULING,
            } satisfies Effect,
          ]
        : []),
    ];
  },

  /** Nobody is left to fight: they are carried off alive, with nothing on them. RUN-FOELIST-GOBLIN-VEGETARIAN.3 */
  combatEnded(_, owner, { present }) {
    const heroes = present.filter(({ side }) => side !== owner.side);
    // Several of them strip nobody twice.
    const first = present.find(({ powers }) => powers.some(({ kind }) => kind === 'stunning'));
    if (first?.id !== owner.id || !heroes.every(({ marks }) => isMarked(marks, 'unconscious'))) return [];
    return heroes.map(({ id }) => ({ effect: 'stripped', who: id, rule: `${TYPE}.3` }));
  },
};

export const unconscious: MarkRule<'unconscious'> = {
  /** His own senses come back by luck, or somebody brings them back. RUN-RULING-F34, -C30 */
  turnStarted: ({ waking }, owner, { acting, first }) =>
    acting.id === owner.id && first
      ? [
          {
            effect: 'check',
            check: { who: owner.id, roll: 'sleep', plus: 0, against: { difficulty: waking } },
            success: wakes(owner.id),
            failure: [],
            rule: 'RUN-RULING-C30',
          },
        ]
      : [],

  ownWindow: ({ tending }, owner, { acting, field }) =>
    acting.id !== owner.id && acting.side === owner.side && field.paces(acting.id, owner.id) <= BESIDE
      ? [
          {
            does: 'tend',
            target: owner.id,
            costs: 'action',
            check: { who: acting.id, roll: 'healer', plus: 0, against: { difficulty: tending } },
            brings: wakes(owner.id),
            rule: RULING,
          },
        ]
      : [],

  combatEnded: (_, owner) => [{ effect: 'detach', who: owner.id, mark: 'unconscious', rule: RULING }],
};

/** RUN-HEAL-12 */
const BESIDE = 1;

const wakes = (who: string): Effect[] => [
  { effect: 'detach', who, mark: 'unconscious', rule: RULING },
  { effect: 'detach', who, mark: 'stunned', rule: RULING },
  { effect: 'attach', who, mark: { kind: 'fallen' }, rule: 'RUN-RULING-C30' },
];
