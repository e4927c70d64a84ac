// Heroes written down by hand: only what makes them who they are.

import type { Ability } from '../../content/abilities.ts';
import type { Armor, Shield } from '../../content/armor.ts';
import type { Sex } from '../../content/names.ts';
import type { Weapon } from '../../content/weapons.ts';
import type { Hero } from './schema.ts';

type Ratings = readonly [
  Str: number,
  Sta: number,
  Dex: number,
  Qik: number,
  Int: number,
  Per: number,
  Pre: number,
  Com: number,
];

interface Sketch {
  readonly name: string;
  readonly cognomen?: string;
  readonly sex: Sex;
  readonly looks?: Hero['looks'];
  readonly characteristics: Ratings;
  readonly abilities: Readonly<Partial<Record<Ability, number>>>;
  readonly hitPoints: number;
  readonly weapons: readonly Weapon[];
  readonly armor: Armor | null;
  readonly shield?: Shield;
  readonly kitsLeft?: readonly Ability[];
}

export function heroOf(sketch: Sketch): Hero {
  const { name, cognomen = '', sex, looks, characteristics, abilities, hitPoints } = sketch;
  const [Str, Sta, Dex, Qik, Int, Per, Pre, Com] = characteristics;
  const { weapons, armor, shield = null, kitsLeft = [] } = sketch;
  return {
    skald: 'hero',
    version: 1,
    name,
    cognomen,
    sex,
    ...(looks !== undefined && { looks }),
    characteristics: { Str, Sta, Dex, Qik, Int, Per, Pre, Com },
    abilities: { ...abilities },
    hitPoints,
    weapons: weapons.map((weapon) => ({ weapon })),
    armor,
    shield,
    kitsLeft: [...kitsLeft],
    ledger: [],
  };
}
