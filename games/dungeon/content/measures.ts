// Numbers of the rules that belong to no card.

/** DUN-FIGHT-10 */
export const FEWEST_DICE = 2;
/** DUN-FIGHT-12, -14 */
export const LEAST_ARMOUR = 1;
export const MOST_ARMOUR = 5;

/** The wound that Cripples a Hero or Boss. DUN-DMG-13 */
export const WOUND_TRACK = 5;

/** DUN-SETUP-12 */
export const STARTING_HAND = 3;

export const RANGES = ['long', 'short', 'adjacent', 'caster'] as const;
export type Range = (typeof RANGES)[number];

/** What the two rulers measure, in squares. DUN-RULING-17 */
export const RULER = { long: 8, short: 4 } as const;
export type Ruler = keyof typeof RULER;

/** DUN-SHOOT-05 */
export const SHOOTING_RANGE: Ruler = 'long';

/** Major or two different Minor spells an Action, and how far a card turns. DUN-SPELL-04, -05 */
export const MINOR_SPELLS_PER_ACTION = 2;
export const QUARTER_TURNS = { minor: 1, major: 2 } as const;

/** DUN-SETUP-01 */
export const MOST_PLAYERS = 5;
export const FEWEST_PLAYERS = 2;
