// Ways to use one's feet.

import type { Choice } from '@skald/kernel';
import type { Gait } from '../rules/fight/agenda.ts';

/** In another question than a turn a leap is a power, and a place to land. */
const GAITS = ['walk', 'seize', 'withdraw', 'flee', 'rush', 'swim', 'climb', 'leap'] as const;
export type Going = Gait | 'swim' | 'climb' | 'leap';

export const isGoing = ({ act }: Choice): boolean => (GAITS as readonly string[]).includes(act);
