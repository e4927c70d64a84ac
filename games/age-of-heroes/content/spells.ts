// Spells of drow, witches and ghosts. Table T3; AOH-SPELL-01 to -04.

import type { MonsterKind } from './counters.ts';
import type { ByDie } from './dice.ts';

export const SPELLS = ['hagall', 'is', 'jara', 'nied', 'wynn', 'yr'] as const;
export type Spell = (typeof SPELLS)[number];

export const SPELL_BY_DIE: ByDie<Spell> = [...SPELLS];

/** Spells that work only if the target's player rolls `SPELL_WORKS_UP_TO` or less. */
export const RESISTED: readonly Spell[] = ['nied', 'wynn', 'yr'];
export const SPELL_WORKS_UP_TO = 3;

export interface Casting {
  /** How many dice the caster rolls. */
  readonly dice: number;
  /** Up to which roll a die casts the spell of its number. */
  readonly upTo: number;
}

/** Kinds that are missing cast nothing. */
export const CASTS: Readonly<Partial<Record<MonsterKind, Casting>>> = {
  ghost: { dice: 1, upTo: 3 },
  drow: { dice: 1, upTo: 6 },
  witch: { dice: 2, upTo: 6 },
};
