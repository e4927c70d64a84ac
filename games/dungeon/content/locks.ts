// Mundane locks and Wards. DUN-FURN-11 to -23, DUN-RULING-22 and -23.

export const LOCKS = ['L1', 'L2', 'L3'] as const;
export type Lock = (typeof LOCKS)[number];

export interface LockFacts {
  readonly combat: number;
  readonly armour: number;
}

export const LOCK: Readonly<Record<Lock, LockFacts>> = {
  L1: { combat: 2, armour: 2 },
  L2: { combat: 3, armour: 3 },
  L3: { combat: 3, armour: 4 },
};

/** A Weak Spot is fought like this lock. Section 26. */
export const WEAK_SPOT_LOCK: Lock = 'L3';

/** What is in the way where the roof has come down. DUN-ADV-09 */
export const CAVE_IN: LockFacts = { combat: 2, armour: 3 };

export const STRONGEST_WARD = 6;
