// What happens to everybody at the beginning of a round, where he stands. RUN-INIT-19, RUN-TER-46

import { PLACE_DIFFICULTY } from '../../content/hazards.ts';
import { damAt, hurtIn, isHot } from '../space/index.ts';
import { burnOn, expose, isAblaze } from './burning.ts';
import { rollChange } from './changes.ts';
import { bodyOf, fighterOf, groundFor, hampered, isHero, isOnField, sheetOf } from './fighters.ts';
import { befall } from './harm.ts';
import { endanger } from './riding.ts';
import { rollOnce } from './rolling.ts';
import type { Fighter, State, Steps } from './state.ts';
import { sink } from './swimming.ts';

const staminaScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).stamina + rollChange(state, one, 'Sta') - hampered(state, one);

export const exposingSteps: Steps<'exposing'> = {
  /** Whoever stands where it hurts rolls against it with Stamina; a foe with Res, if heroes drove it there. RUN-TER-46, -49 */
  exposing(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    if (frame.dice === undefined) {
      burnOn(table, one);
      endanger(table, one);
      sink(table, one);
    }
    const dam = damAt(groundFor(state), bodyOf(state, one));
    if (!isOnField(one) || dam <= 0 || (!isHero(one) && one.drivenBy === null)) return;
    const die = { who: one, for: 'exposure', roll: 'Sta' } as const;
    const total = rollOnce(table, frame, die, () => staminaScore(state, one), PLACE_DIFFICULTY);
    if (total === null) return;
    const raw = hurtIn(dam, total);
    const by = one.drivenBy === null ? null : fighterOf(state, one.drivenBy);
    befall(table, one, raw, 'place', by, isHot(groundFor(state), bodyOf(state, one)) ? 'heat' : null);
    if (raw > 0 && isAblaze(state, one)) expose(table, one);
  },
};
