// What Danor has learnt by each adventure. Section 23.

import type { Spell } from '../spells.ts';

/** Adventure 2. */
export const FIRST_SPELLS: Spell[] = ['burn', 'flamebolt', 'break-ward'];
/** Adventure 3. */
export const SECOND_SPELLS: Spell[] = [...FIRST_SPELLS, 'brisk-work'];
/** Adventures 4 and 5. */
export const THIRD_SPELLS: Spell[] = [...SECOND_SPELLS, 'corrode', 'crystallise'];
/** Adventures 6 and 7. */
export const FOURTH_SPELLS: Spell[] = [...THIRD_SPELLS, 'mend-flesh', 'aegis'];
/** Adventures 8 to 10. */
export const FIFTH_SPELLS: Spell[] = [...FOURTH_SPELLS, 'firestorm', 'sunder-ward', 'guiding-light'];
