// What can be said of a fighter in one word.

/** Up and about, or not. Whoever is `out` has left the field. */
export const CONDITIONS = ['able', 'unconscious', 'incapacitated', 'dying', 'dead', 'out'] as const;

/** What feet did last in this round: archers care. RUN-MISSILE-17 */
export const MOVEMENTS = ['none', 'moved', 'withdrawing', 'fleeing', 'reckless'] as const;

/** RUN-ACT-05, -06 */
export const STANCES = ['none', 'holding', 'weaving'] as const;

/** RUN-SPECIAL-02, -03 */
export const HOLDS = ['hold', 'pin'] as const;
export type Hold = (typeof HOLDS)[number];

/** What brings victory points. RUN-VP-11, -17 */
export const CAUSES = ['damage', 'deathBlow'] as const;
