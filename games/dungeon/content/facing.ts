/** The side of its square a model looks to. DUN-ARC-02 */
export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Facing = (typeof FACINGS)[number];
