// A shell that closes, and looks like its surroundings. RUN-FOELIST-LAND-CRAB, RUN-RULING-F35

import { isMarked } from '../hooks/mark.ts';
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
  ownWindow(_, owner, { acting, field }) {
    if (acting.side === owner.side || !field.isInReach(acting.id, owner.id)) return [];
    return [
      {
        does: 'overturn',
        target: owner.id,
        costs: 'action',
        check: { who: acting.id, roll: 'engagement', plus: 0, against: { opponent: owner.id, plus: 0 } },
        brings: [
          { effect: 'detach', who: owner.id, mark: 'frozen', rule: RULING },
          { effect: 'attach', who: owner.id, mark: { kind: 'overturned' }, rule: RULING },
        ],
        rule: RULING,
      },
    ];
  },
};

export const overturned: MarkRule<'overturned'> = {
  scoreQuery: (_, owner, { asked, score }) =>
    asked.id === owner.id && score === 'dfn' ? [{ change: 'fix', at: 0, rule: RULING }] : [],
};

export const camouflage: PowerRule<'camouflage'> = {
  /** Whatever the notes say, it is no easier to see. RUN-FOELIST-LAND-CRAB.2 */
  rollQuery: ({ spotting }, owner, { about, roll, difficulty }) =>
    about?.id === owner.id && roll === 'awareness' && difficulty !== null && difficulty < spotting
      ? [{ change: 'raiseDifficulty', to: spotting, rule: `${TYPE}.2` }]
      : [],
};
