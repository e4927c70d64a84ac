// Three tons at a run. RUN-FOELIST-WENDOL, RUN-RULING-F37

import { isMarked, markOf } from './mark.ts';
import type { MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-WENDOL';

export const charging: PowerRule<'charging'> = {
  /** From afar, straight, and only the first time. RUN-FOELIST-WENDOL.1 */
  turnStarted: ({ paces: least }, owner, { acting, others }) =>
    acting.id !== owner.id
      ? []
      : others
          .filter(
            ({ id, paces, straight, attackedBefore }) =>
              id !== owner.id && paces >= least && straight && !attackedBefore,
          )
          .map(({ id, paces }) => ({
            effect: 'offer',
            who: owner.id,
            offer: { does: 'charge', target: id, costs: 'action', check: null, brings: [], paces },
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

/** It goes away, and lets him go. RUN-FOELIST-WENDOL.3, RUN-RULING-F37 */
export const isFreedBy = (marks: Parameters<typeof markOf>[0], withdrawing: string): boolean =>
  markOf(marks, 'pinned')?.by === withdrawing;

export const hunting: PowerRule<'hunting'> = {
  /** RUN-FOELIST-WENDOL.5 */
  targetChosen: ({ spares }, owner, { chooser, present }) =>
    chooser.id === owner.id
      ? [
          {
            effect: 'mayTarget',
            who: owner.id,
            all: present.filter(({ tags }) => !tags.includes(spares)).map(({ id }) => id),
            rule: `${TYPE}.5`,
          },
        ]
      : [],

  /** RUN-FOELIST-WENDOL.7 */
  damageDealt: (_, owner, { dealer, victim }) =>
    dealer.id === owner.id && victim.side === owner.side ? [{ effect: 'unscored', rule: `${TYPE}.7` }] : [],
};
