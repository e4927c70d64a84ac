// Armor and shields. RUN-GEAR-08, -09

import { recordOf } from '@skald/kernel';
import { type Load, load } from './load.ts';
import type { Availability, Ratings } from './weapons.ts';

export const ARMORS = ['quilted', 'heavy-leather', 'studded-leather', 'chain-mail', 'steel-scale'] as const;
export type Armor = (typeof ARMORS)[number];

export interface ArmorFacts {
  readonly prot: number;
  readonly init: number;
  readonly load: Load;
  readonly availability: Availability;
}

type ArmorRow = readonly [prot: number, init: number, load: number, availability: Availability];

/** Leather scale is the same as chain mail. RUN-RULING-H11 */
const ARMOR_ROWS: Readonly<Record<Armor, ArmorRow>> = {
  quilted: [1, 0, 1, 'common'],
  'heavy-leather': [3, -1, 1.5, 'common'],
  'studded-leather': [5, -3, 2, 'common'],
  'chain-mail': [7, -5, 2.5, 'common'],
  'steel-scale': [9, -7, 3, 'rare'],
};

export const ARMOR: Readonly<Record<Armor, ArmorFacts>> = recordOf(ARMORS, (id) => {
  const [prot, init, weight, availability] = ARMOR_ROWS[id];
  return { prot, init, load: load(weight), availability };
});

/** RUN-GEAR-10 */
export const NO_ARMOR: ArmorFacts = { prot: 0, init: 0, load: load(0), availability: 'natural' };

export const SHIELDS = ['buckler', 'round-shield', 'kite-shield', 'tower-shield'] as const;
export type Shield = (typeof SHIELDS)[number];

export interface ShieldFacts extends Ratings {
  readonly load: Load;
  readonly availability: Availability;
}

type ShieldRow = readonly [
  init: number,
  atk: number,
  dfn: number,
  dam: number,
  load: number,
  availability: Availability,
];

const SHIELD_ROWS: Readonly<Record<Shield, ShieldRow>> = {
  buckler: [0, 0, 2, 0, 0.25, 'common'],
  'round-shield': [0, 0, 3, 0, 0.5, 'common'],
  'kite-shield': [-1, -1, 4, 0, 2, 'common'],
  'tower-shield': [-2, -2, 5, 0, 3, 'rare'],
};

export const SHIELD: Readonly<Record<Shield, ShieldFacts>> = recordOf(SHIELDS, (id) => {
  const [init, atk, dfn, dam, weight, availability] = SHIELD_ROWS[id];
  return { init, atk, dfn, dam, load: load(weight), availability };
});
