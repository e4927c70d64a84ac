// What heroes try each other with when they have something to settle. RUN-WORLD-06, RUN-OTHER-17

import type { Ability } from './abilities.ts';

/** Arms, cups, dice, verses, legs and wits: any Ability would do, and nobody needs all of them on a list. */
export const CONTESTS: readonly Ability[] = ['brawling', 'carouse', 'gamble', 'skald', 'sprint', 'lore'];
