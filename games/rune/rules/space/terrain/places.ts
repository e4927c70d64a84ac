// Places that hurt whoever is in them, and how near a trap is. RUN-TER-40 to -50, RUN-TRAP-60 to -62

import { PLACE_DIFFICULTY, POSITION_STEP } from '../../../content/hazards.ts';
import { type Base, squaresUnder } from '../bodies.ts';
import { type Ground, zonesAt } from '../ground.ts';

/** The Dam rating of where somebody stands, of several the worst; 0 where nothing hurts. RUN-TER-40 */
export const damAt = (ground: Ground, base: Base): number =>
  Math.max(...squaresUnder(ground, base).map((square) => ground.dam[square]!));

/** Whether it is heat that hurts there. RUN-TER-52 */
export const isHot = (ground: Ground, base: Base): boolean =>
  squaresUnder(ground, base).some((square) =>
    zonesAt(ground, 'damaging', square).some(({ nature }) => nature === 'heat' || nature === 'fire'),
  );

/** Raw Damage of a round there, by a roll of Stamina or Res. RUN-TER-46, RUN-RULING-T22 */
export const hurtIn = (dam: number, total: number): number => trapDamage(dam, PLACE_DIFFICULTY, total);

/** Raw Damage of a trap; none for a roll that succeeds. RUN-TRAP-10 */
export const trapDamage = (dam: number, difficulty: number, total: number): number =>
  total >= difficulty ? 0 : dam + difficulty - total;

/** On the roll to avoid a trap, so many paces from where it is worst. RUN-TRAP-61 */
export const inDanger = (radius: number, paces: number): number => 0 - nearness(radius, paces);

/** So many paces from where one is safest. RUN-TRAP-62 */
export const inSafety = (radius: number, paces: number): number => nearness(radius, paces);

const nearness = (radius: number, paces: number): number =>
  Math.max(0, Math.floor((radius - paces) / POSITION_STEP));
