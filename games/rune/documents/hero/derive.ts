// The numbers of a hero as he was made. RUN-HERO-20 to -27, RUN-NUM, RUN-LOAD

import { ABILITY, type Ability } from '../../content/abilities.ts';
import { ARMOR, SHIELD } from '../../content/armor.ts';
import { hitPointsPerPoint, startingHitPoints, woundThreshold } from '../../content/characteristics.ts';
import { type Degree, degreeOf, type Load, sumOfLoads } from '../../content/load.ts';
import { loadWith, WEAPON, type Weapon } from '../../content/weapons.ts';
import {
  type AttackForm,
  attackForm,
  decreaseOf,
  moveOf,
  nonCombatInit,
  responseOf,
  soakOf,
  type Traits,
  valorForm,
} from './numbers.ts';
import type { Hero } from './schema.ts';
import { type Sum, sumOf } from './sum.ts';

export interface HeroNumbers {
  readonly hitPoints: Sum;
  readonly woundThreshold: number;
  readonly load: Load;
  readonly degree: Degree;
  readonly decrease: number;
  /** Weapons in the order of the document, bare hands last. */
  readonly forms: readonly AttackForm[];
  readonly nonCombatInit: Sum;
  readonly soak: Sum;
  readonly move: { readonly half: number; readonly full: number };
  readonly response: ReturnType<typeof responseOf>;
  /** What he reports for the Roll of Valor. RUN-NUM-21 */
  readonly valor: AttackForm;
}

export function derive(hero: Hero): HeroNumbers {
  const traits = traitsOf(hero);
  const { characteristics } = hero;
  const forms = [...new Set(weaponsOf(hero)), 'fist' as const].map((weapon) =>
    attackForm(traits, weapon, hero.shield),
  );
  return {
    hitPoints: sumOf(
      ['start', startingHitPoints(characteristics)],
      ['bought', hero.hitPoints * hitPointsPerPoint(characteristics.Sta)],
    ),
    woundThreshold: woundThreshold(characteristics.Sta),
    load: traits.load,
    degree: degreeOf(characteristics.Str, traits.load),
    decrease: decreaseOf(traits),
    forms,
    nonCombatInit: nonCombatInit(traits, hero.shield),
    soak: soakOf(traits),
    move: moveOf(traits),
    response: responseOf(traits),
    valor: valorForm(forms) as AttackForm,
  };
}

const traitsOf = (hero: Hero): Traits => ({ ...hero, load: loadOf(hero) });

/** A pair is also the two weapons it is made of. RUN-RULING-H18 */
const weaponsOf = ({ weapons }: Hero): Weapon[] =>
  weapons.flatMap(({ weapon }) => [weapon, ...(WEAPON[weapon].pair ?? [])]);

/** RUN-LOAD-01, -03 */
function loadOf(hero: Hero): Load {
  const { weapons, armor, shield } = hero;
  return sumOfLoads([
    ...weapons.map(({ weapon, dozens = 1 }) => loadWith(WEAPON[weapon], dozens)),
    ...(armor === null ? [] : [ARMOR[armor].load]),
    ...(shield === null ? [] : [SHIELD[shield].load]),
    ...kitsOf(hero).map((ability) => ABILITY[ability].kit as Load),
  ]);
}

/** Carried unless one declines it. RUN-ABIL-08, -09 */
const kitsOf = ({ abilities, kitsLeft }: Hero): Ability[] =>
  kitsHad(abilities).filter((ability) => !kitsLeft.includes(ability));

/** A kit comes with each Ability one has. RUN-GEAR-30 */
export const kitsHad = (abilities: Hero['abilities']): Ability[] =>
  (Object.keys(abilities) as Ability[]).filter(
    (ability) => (abilities[ability] ?? 0) > 0 && ABILITY[ability].kit !== null,
  );
