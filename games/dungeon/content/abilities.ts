// Abilities of models. DUN-ABIL-01 to -04.

export const ABILITIES = ['tough', 'ethereal', 'large', 'spellcaster'] as const;
export type Ability = (typeof ABILITIES)[number];

/** From this die on a Tough model loses a wound at the end of the round. */
export const TOUGH_FROM = 6;

/** The Armour of an Ethereal model against Magical Attacks. */
export const ETHEREAL_ARMOUR = 1;
