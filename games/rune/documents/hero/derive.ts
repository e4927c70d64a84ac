// The numbers of a hero as he is now. RUN-HERO-20 to -27, RUN-NUM, RUN-LOAD

import { recordOf } from '@skald/kernel';
import { ABILITY, type Ability } from '../../content/abilities.ts';
import { ARMOR, SHIELD } from '../../content/armor.ts';
import {
  CHARACTERISTICS,
  hitPointsPerPoint,
  startingHitPoints,
  woundThreshold,
} from '../../content/characteristics.ts';
import { type Degree, degreeOf, HELM_LOAD, type Load, load, sumOfLoads } from '../../content/load.ts';
import { loadWith, WEAPON, type Weapon } from '../../content/weapons.ts';
import { boostsOf } from './boosts.ts';
import { giftsHad, type Helm } from './levels.ts';
import { type HeroNow, heroNow } from './now.ts';
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
  readonly now: HeroNow;
  /** Characteristics and Abilities as they are now. */
  readonly traits: Traits;
  readonly hitPoints: Sum;
  readonly woundThreshold: number;
  readonly load: Load;
  readonly degree: Degree;
  readonly decrease: number;
  /** Weapons in the order of the document, bare hands last. */
  readonly forms: readonly AttackForm[];
  readonly nonCombatInit: Sum;
  readonly soak: Sum;
  /** In paces. */
  readonly move: { readonly half: Sum; readonly full: Sum };
  readonly response: ReturnType<typeof responseOf>;
  /** What he reports for the Roll of Valor. RUN-NUM-21 */
  readonly valor: AttackForm;
  /** Of heroes whose Initiative is the same, the more gifted goes first. RUN-RULING-G71 */
  readonly gifts: number;
}

/** With the levels that a helm lends, where one is at work, and without so much Load that he has put down. RUN-LOAD-12 */
export function derive(hero: Hero, helm: Helm | null = null, shed: Load = load(0)): HeroNumbers {
  const now = heroNow(hero);
  const traits = traitsOf(hero, now, helm, shed);
  const forms = [...new Set(weaponsOf(now)), 'fist' as const].map((weapon) =>
    attackForm(traits, weapon, now.shield),
  );
  return {
    now,
    traits,
    hitPoints: hitPointsOf(hero, traits),
    woundThreshold: woundThreshold(hero.characteristics.Sta),
    load: traits.load,
    degree: degreeOf(traits.characteristics.Str, traits.load),
    decrease: decreaseOf(traits),
    forms,
    nonCombatInit: nonCombatInit(traits, now.shield),
    soak: soakOf(traits),
    move: moveOf(traits),
    response: responseOf(traits),
    valor: valorForm(forms) as AttackForm,
    gifts: giftsHad(now, helm).length,
  };
}

function traitsOf(hero: Hero, now: HeroNow, helm: Helm | null, shed: Load): Traits {
  const boosts = boostsOf(now, helm);
  const characteristics = recordOf(CHARACTERISTICS, (name) =>
    boosts.reduce((sum, { to, by }) => (to === name ? sum + by : sum), hero.characteristics[name]),
  );
  const carried = (loadOf(now, helm) - shed) as Load;
  return { characteristics, abilities: now.abilities, armor: now.armor, load: carried, boosts };
}

/** By what he was born with: a gift of Strength or Stamina changes none. RUN-RULING-H24 */
const hitPointsOf = ({ characteristics, hitPoints }: Hero, { boosts = [] }: Traits): Sum =>
  sumOf(
    ['start', startingHitPoints(characteristics)],
    ['bought', hitPoints * hitPointsPerPoint(characteristics.Sta)],
    ...boosts.filter(({ to }) => to === 'hitPoints').map(({ of, by }) => [of, by] as const),
  );

/** A pair is also the two weapons it is made of. RUN-RULING-H18 */
const weaponsOf = ({ weapons }: HeroNow): Weapon[] =>
  weapons.flatMap(({ weapon }) => [weapon, ...(WEAPON[weapon].pair ?? [])]);

/** RUN-LOAD-01, -03 */
function loadOf(now: HeroNow, helm: Helm | null): Load {
  const { weapons, armor, shield } = now;
  return sumOfLoads([
    ...weapons.map(({ weapon, dozens = 1 }) => loadWith(WEAPON[weapon], dozens)),
    ...(armor === null ? [] : [ARMOR[armor].load]),
    ...(shield === null ? [] : [SHIELD[shield].load]),
    ...(helm === null ? [] : [HELM_LOAD]),
    ...kitsCarried(now).map((ability) => ABILITY[ability].kit as Load),
  ]);
}

/** Carried unless one declines it. RUN-ABIL-08, -09 */
export const kitsCarried = ({ abilities, kitsLeft }: Pick<HeroNow, 'abilities' | 'kitsLeft'>): Ability[] =>
  kitsHad(abilities).filter((ability) => !kitsLeft.includes(ability));

/** A kit comes with each Ability one has. RUN-GEAR-30 */
export const kitsHad = (abilities: HeroNow['abilities']): Ability[] =>
  (Object.keys(abilities) as Ability[]).filter(
    (ability) => (abilities[ability] ?? 0) > 0 && ABILITY[ability].kit !== null,
  );
