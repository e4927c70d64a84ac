// Three tons at a run. RUN-FOELIST-WENDOL, RUN-RULING-F37

import { isMarked } from '../hooks/mark.ts';
import type { MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-WENDOL';

export const charging: PowerRule<'charging'> = {
  /** From afar, straight, and only the first time. RUN-FOELIST-WENDOL.1 */
  ownWindow: ({ paces }, owner, { acting, present, field }) =>
    acting.id !== owner.id
      ? []
      : present
          .filter(
            ({ id }) =>
              id !== owner.id &&
              !owner.attacked.includes(id) &&
              field.paces(owner.id, id) >= paces &&
              field.isStraight(owner.id, id),
          )
          .map(({ id }) => ({
            does: 'charge',
            target: id,
            costs: 'action',
            check: null,
            brings: [{ effect: 'charge', who: owner.id, target: id, rule: `${TYPE}.1` }],
            rule: `${TYPE}.1`,
          })),

  damageIncoming: ({ pinningMargin }, owner, { hit }) =>
    hit?.attacker.id === owner.id && hit.manner === 'charge' && hit.margin >= pinningMargin
      ? [{ effect: 'ignoreArmor', rule: `${TYPE}.3` }]
      : [],

  /** Down he goes, and under it if it hit him well. RUN-FOELIST-WENDOL.2 */
  damageTaken({ pinningMargin, climbingRounds }, owner, { victim, hit }) {
    if (hit?.attacker.id !== owner.id || hit.manner !== 'charge') return [];
    const pinned = hit.margin >= pinningMargin;
    return [
      { effect: 'attach', who: victim.id, mark: { kind: 'fallen' }, rule: `${TYPE}.2` },
      ...(pinned
        ? [
            {
              effect: 'attach',
              who: victim.id,
              mark: { kind: 'pinned', by: owner.id, climbingRounds },
              rule: `${TYPE}.2`,
            } as const,
          ]
        : []),
    ];
  },
};

export const pinned: MarkRule<'pinned'> = {
  /** It goes away, and lets him go. RUN-FOELIST-WENDOL.3, RUN-RULING-F37 */
  moved: ({ by }, owner, { who }) =>
    who.id === by ? [{ effect: 'detach', who: owner.id, mark: 'pinned', rule: `${TYPE}.3` }] : [],

  /** What lies on him is dead, and heavy all the same. RUN-FOELIST-WENDOL.4 */
  characterDied: ({ by, climbingRounds }, owner, { dead, round }) =>
    dead.id === by
      ? [
          { effect: 'detach', who: owner.id, mark: 'pinned', rule: `${TYPE}.4` },
          {
            effect: 'attach',
            who: owner.id,
            mark: { kind: 'buried', until: round + climbingRounds },
            rule: `${TYPE}.4`,
          },
        ]
      : [],
};

export const buried: MarkRule<'buried'> = {
  roundStarted: ({ until }, owner, { round }) =>
    round >= until ? [{ effect: 'detach', who: owner.id, mark: 'buried', rule: `${TYPE}.4` }] : [],
};

/** Nobody under it stands up before it goes. RUN-FOELIST-WENDOL.3 */
export const mayStand = (marks: Parameters<typeof isMarked>[0]): boolean =>
  !isMarked(marks, 'pinned') && !isMarked(marks, 'buried');

export const hunting: PowerRule<'hunting'> = {
  /** RUN-FOELIST-WENDOL.5 */
  preyQuery: ({ spares }, owner, { chooser, present }) =>
    chooser.id === owner.id
      ? [
          {
            all: present.filter(({ tags }) => !tags.includes(spares)).map(({ id }) => id),
            rule: `${TYPE}.5`,
          },
        ]
      : [],

  /** RUN-FOELIST-WENDOL.7 */
  worthQuery: (_, owner, { dealer, victim }) =>
    dealer.id === owner.id && victim.side === owner.side ? [{ worth: 'nothing', rule: `${TYPE}.7` }] : [],
};
