import type { Rolls } from '../en/rolls.ts';

export const rolls: Rolls = {
  tough: 'Zäh, bei 6 schließt sich eine Wunde',
  chamber: 'Die drehende Kammer',
  search: 'Durchsuchen',
  crystal: 'Kristallzucht',
  knucklebone: 'Heiligenknöchel',
};
