// A shell that closes, and looks like its surroundings. RUN-FOELIST-LAND-CRAB, RUN-RULING-F35

import { isMarked } from './mark.ts';
import type { MarkRule, PowerRule } from './power.ts';

const TYPE = 'RUN-FOELIST-LAND-CRAB';
const RULING = 'RUN-RULING-F35';

export const freezing: PowerRule<'freezing'> = {
  /** After such a blow, whatever it took. RUN-FOELIST-LAND-CRAB.1 */
  damageTaken({ margin }, owner, { victim, hit }) {
    const closed = isMarked(owner.marks, 'frozen') || isMarked(owner.marks, 'overturned');
    if (victim.id !== owner.id || hit === null || hit.margin < margin || closed) return [];
    return [{ effect: 'attach', who: owner.id, mark: { kind: 'frozen' }, rule: `${TYPE}.1` }];
  },
};

export const frozen: MarkRule<'frozen'> = {
  damageIncoming: (_, owner, { victim }) =>
    victim.id === owner.id ? [{ effect: 'noDamage', rule: RULING }] : [],

  /** An action and a won Engagement turn it over. */
  turnStarted(_, owner, { acting, others }) {
    const within = others.some(({ id, paces }) => id === owner.id && paces <= ENGAGED);
    if (acting.side === owner.side || !within) return [];
    return [
      {
        effect: 'offer',
        who: acting.id,
        offer: {
          does: 'overturn',
          target: owner.id,
          costs: 'action',
          check: {
            who: acting.id,
            roll: 'engagement',
            against: { opponent: owner.id, bonus: owner.res },
          },
          brings: [
            { effect: 'detach', who: owner.id, mark: 'frozen', rule: RULING },
            { effect: 'attach', who: owner.id, mark: { kind: 'overturned' }, rule: RULING },
          ],
        },
        rule: RULING,
      },
    ];
  },
};

/** Paces within which one is Engaged. RUN-ENGAGE-01 */
const ENGAGED = 3;

export const overturned: MarkRule<'overturned'> = {
  scoreQuery: (_, owner, { asked, score }) =>
    asked.id === owner.id && score === 'dfn'
      ? [{ effect: 'fix', who: owner.id, score, at: 0, rule: RULING }]
      : [],
};

export const camouflage: PowerRule<'camouflage'> = {
  /** Whatever the notes say, it is no easier to see. RUN-FOELIST-LAND-CRAB.2 */
  beforeRoll: ({ spotting }, owner, { about, roll, difficulty }) =>
    about.id === owner.id && roll === 'awareness' && difficulty < spotting
      ? [{ effect: 'raiseDifficulty', to: spotting, rule: `${TYPE}.2` }]
      : [],
};
