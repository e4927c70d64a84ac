// The numbers of what legends do, for each level. RUN-ITEM

/** Against Impairment, and for Invigoration. RUN-ITEM-SURETY */
export const SURETY = 3;
/** Of a weapon's Dfn, one point of Prot for so many. RUN-ITEM-ABSORPTION */
export const ABSORBED = 5;
/** Victory points of a death blow, for every blow that landed. RUN-ITEM-GLORY */
export const GLORY = 10;
/** Victory points of somebody else's death blow. RUN-ITEM-FAIRTITLE */
export const FAIR_TITLE = 5;
/** Hit points for a bonus to one roll, and for a point of Prot. RUN-ITEM-BLOODTRIBUTE */
export const TRIBUTE = { roll: 10, prot: 4 } as const;
/** Off what the dead cost. RUN-ITEM-BLUECLOAK */
export const CLOAKED = 25;
/** Off whoever strikes at the maw. RUN-ITEM-DEMONMAW */
export const MAW = 3;
/** Off another's points. RUN-ITEM-EVENTORC */
export const EVEN_HANDED = 10;
/** Damage that armor does not soak. RUN-ITEM-SPITTING */
export const SPITTLE = 3;
/** Off what a failure brings the runner. RUN-ITEM-TORC */
export const TORC = 3;

/** Those in whom Loki is at work. RUN-ITEM-THWARTING, -WAND */
export const LOKIS_FOLK: readonly string[] = ['sark-amen', 'dishonored', 'dark-viking'];
