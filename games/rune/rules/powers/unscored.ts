// What is worth nothing to those who kill it. RUN-FOELIST-LAND-CRAB.4, RUN-FOELIST-TUBE-STRIKER.13

import type { PowerRule } from './power.ts';

export const unscored: PowerRule<'unscored'> = {
  worthQuery({ unless }, owner, { victim, heroesMustHunt }) {
    if (victim.id !== owner.id || (unless === 'heroesMustHunt' && heroesMustHunt)) return [];
    const rule = unless === null ? 'RUN-FOELIST-TUBE-STRIKER.13' : 'RUN-FOELIST-LAND-CRAB.4';
    return [{ worth: 'nothing', rule }];
  },
};

/** RUN-FOELIST-GOBLIN-LEADER.1 */
export const landmark: PowerRule<'landmark'> = {
  encounterScored: (_, owner) => [{ feature: owner.id, rule: 'RUN-FOELIST-GOBLIN-LEADER.1' }],
};
