// Blows that rob the senses and hurt no body. RUN-FOELIST-GOBLIN-VEGETARIAN, RUN-RULING-F34

import { isMarked, markOf } from './mark.ts';
import type { Effect, MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-GOBLIN-VEGETARIAN';
const RULING = 'RUN-RULING-F34';

export const stunning: PowerRule<'stunning'> = {
  /** Armor is no help; nothing is lost, and nothing counts against anybody. RUN-FOELIST-GOBLIN-VEGETARIAN.1, .2 */
  damageIncoming({ waking, tending }, owner, { victim, hit }) {
    if (hit?.attacker.id !== owner.id) return [];
    const before = markOf(victim.marks, 'stunned')?.points ?? 0;
    const points = before + Math.max(0, hit.margin + owner.dam - victim.soak.body);
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
  turnStarted({ waking, tending }, owner, { acting, others }) {
    const brings: readonly Effect[] = [
      { effect: 'detach', who: owner.id, mark: 'unconscious', rule: RULING },
      { effect: 'detach', who: owner.id, mark: 'stunned', rule: RULING },
      { effect: 'attach', who: owner.id, mark: { kind: 'fallen' }, rule: 'RUN-RULING-C30' },
    ];
    if (acting.id === owner.id)
      return [
        {
          effect: 'check',
          check: { who: owner.id, roll: 'waking', against: { difficulty: waking } },
          success: brings,
          rule: 'RUN-RULING-C30',
        },
      ];
    if (acting.side !== owner.side || !others.some(({ id }) => id === owner.id)) return [];
    return [
      {
        effect: 'offer',
        who: acting.id,
        offer: {
          does: 'tend',
          target: owner.id,
          costs: 'action',
          check: { who: acting.id, roll: 'healer', against: { difficulty: tending } },
          brings,
        },
        rule: RULING,
      },
    ];
  },

  combatEnded: (_, owner) => [{ effect: 'detach', who: owner.id, mark: 'unconscious', rule: RULING }],
};
