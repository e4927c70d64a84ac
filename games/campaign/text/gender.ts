import type { ArmyId } from '../content/index.ts';

/** Mabel and Gunnhild are women; all the others who lead armies are men. */
export const isWoman = (id: ArmyId): boolean => id === 'n5' || id === 'v3';
