// Runes. Table T5; AOH-RUNE-02.

/** In the order of the die that finds the rune. */
export const RUNES = ['amsir', 'eon', 'geofu', 'ing', 'ogal', 'sygil'] as const;
export type Rune = (typeof RUNES)[number];

/** AOH-RUNE-11 */
export const SYGIL_SAVES_UP_TO = 3;

/** What Eon adds to movement, Ogal to combat and Geofu to each tax. AOH-RUNE-07, -08, -10 */
export const EON_MOVEMENT = 1;
export const OGAL_COMBAT = 1;
export const GEOFU_MARKS = 1;
