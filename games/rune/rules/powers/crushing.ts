// Whoever falls to it is past all help. RUN-FOELIST-BEETLE-WERK.1

import type { PowerRule } from './power.ts';

export const crushing: PowerRule<'crushing'> = {
  dying: (_, owner, { dying, by }) =>
    by?.id === owner.id && dying.side !== owner.side
      ? [{ effect: 'die', who: dying.id, credit: [], rule: 'RUN-FOELIST-BEETLE-WERK.1' }]
      : [],
};
