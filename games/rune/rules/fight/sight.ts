// What somebody sees, and what that takes off his rolls. RUN-TER-91 to -98

import { dimnessAt } from '../space/index.ts';
import { bodyOf, groundFor, impairment, sheetOf } from './fighters.ts';
import type { Fighter, State } from './state.ts';

/** Off rolls that need eyes, where he stands. RUN-TER-91, -92, -97, -98 */
export const dimness = (state: State, one: Fighter): number =>
  dimnessAt(groundFor(state), bodyOf(state, one), [], sheetOf(state, one).nightVision);

/** Off a roll that needs eyes: what impairs him, and what he cannot see. Stamina and Intelligence need none. RUN-TER-93 */
export const hindrance = (state: State, one: Fighter): number => impairment(one) + dimness(state, one);
