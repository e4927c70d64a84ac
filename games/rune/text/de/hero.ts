import type { HeroWords } from '../en/hero.ts';

export const hero: HeroWords = {
  fights: (weapon, scores) => `Kämpft mit: ${weapon} (${scores}).`,
  lasts: (hitPoints, soak) => `${hitPoints} Lebenspunkte, Zähigkeit ${soak}.`,
  best: (abilities) => `Am besten: ${abilities}.`,
  seen: (sex, worn) => `${sex === 'male' ? 'Ein Mann' : 'Eine Frau'} mit: ${worn}.`,
  bare: (sex) => (sex === 'male' ? 'Ein Mann mit bloßen Fäusten.' : 'Eine Frau mit bloßen Fäusten.'),
};
