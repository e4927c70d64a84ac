import type { ArmyId } from '../content/index.ts';
import { LEADERS } from './lexicon.ts';

/** Mabel and Gunnhild are women; all the others who lead armies are men. */
export const isWoman = (id: ArmyId): boolean => LEADERS[id].woman;
