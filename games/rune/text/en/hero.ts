import type { Sex } from '../../content/names.ts';

export const hero = {
  fights: (weapon: string, scores: string): string => `Fights with: ${weapon} (${scores}).`,
  lasts: (hitPoints: number, soak: number): string => `${hitPoints} hit points, Soak ${soak}.`,
  best: (abilities: string): string => `Best at: ${abilities}.`,
  seen: (sex: Sex, worn: string): string => `A ${sex === 'male' ? 'man' : 'woman'} with: ${worn}.`,
  bare: (sex: Sex): string =>
    sex === 'male' ? 'A man with his bare fists.' : 'A woman with her bare fists.',
};
export type HeroWords = typeof hero;
