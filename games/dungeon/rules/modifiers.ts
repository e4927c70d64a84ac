/** What costs a side of an attack a die. DUN-FIGHT-05 to -08, DUN-SHOOT-09 to -11, DUN-ITEMCARD-21 */
export const MODIFIERS = ['injured', 'outnumbered', 'behind', 'cover', 'cloak'] as const;
export type Modifier = (typeof MODIFIERS)[number];
