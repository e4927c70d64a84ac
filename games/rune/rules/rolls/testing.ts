// Loaded dice, and heroes who roll.

import type { Ability } from '../../content/abilities.ts';
import type { Characteristics } from '../../content/characteristics.ts';
import { load } from '../../content/load.ts';
import type { NextFace } from '../dice.ts';
import type { Roller } from './score.ts';

/** One after the other; whoever asks for more than there are has thrown too often. */
export function faces(...loaded: number[]): NextFace {
  const left = [...loaded];
  return () => {
    const face = left.shift();
    if (face === undefined) throw new RangeError('no die left');
    return face;
  };
}

const AVERAGE: Characteristics = { Str: 0, Sta: 0, Dex: 0, Qik: 0, Int: 0, Per: 0, Pre: 0, Com: 0 };

interface Someone {
  readonly is?: Partial<Characteristics>;
  readonly can?: Readonly<Partial<Record<Ability, number>>>;
  readonly kits?: readonly Ability[];
  readonly load?: number;
  readonly impairment?: number;
}

/** Average in all that is not named, and without anything in his hands. */
export const roller = ({
  is,
  can = {},
  kits = [],
  load: weight = 0,
  impairment = 0,
}: Someone = {}): Roller => ({
  traits: { characteristics: { ...AVERAGE, ...is }, abilities: can, armor: null, load: load(weight) },
  kits,
  impairment,
});
