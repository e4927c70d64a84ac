export const ledger = {
  experience: (ability: string): string => `${ability}, by experience`,
  training: (ability: string): string => `${ability}, by training`,
  gear: (thing: string, silver: number): string => `${thing}, for ${silver} oz. of silver`,
  proved: (abilities: string): string => `proved: ${abilities}`,
};
export type LedgerWords = typeof ledger;
