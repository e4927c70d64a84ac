// Whom it hurts becomes stone. RUN-GIFT-RUNE-DWARVEN-BATTLE-HAMMER

import { petrifying } from './statues.ts';

export const runeDwarvenBattleHammer = petrifying('dwarven-battle-hammer', ['terrifying']);
