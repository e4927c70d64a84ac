// Whom it hurts becomes ice. RUN-GIFT-RUNE-DWARVEN-WORK-HAMMER, RUN-RULING-G03

import { petrifying } from './statues.ts';

export const runeDwarvenWorkHammer = petrifying('dwarven-work-hammer', [
  'terrifying',
  'exceptional',
  'superior',
]);
