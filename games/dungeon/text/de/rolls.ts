import type { Rolls } from '../en/rolls.ts';

export const rolls: Rolls = {
  attack: null,
  defence: null,
  card: null,
  tough: 'Zäh, bei 6 schließt sich eine Wunde',
  chamber: 'Die Drehkammer',
  search: 'Durchsuchen',
  crystal: 'Kristallzucht',
  knucklebone: 'Heiligenknöchel',
};
