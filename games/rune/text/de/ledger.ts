import type { LedgerWords } from '../en/ledger.ts';

export const ledger: LedgerWords = {
  experience: (ability) => `${ability}, durch Erfahrung`,
  training: (ability) => `${ability}, durch Ausbildung`,
  gear: (thing, silver) => `${thing}, für ${silver} Unzen Silber`,
  proved: (abilities) => `bewährt: ${abilities}`,
};
