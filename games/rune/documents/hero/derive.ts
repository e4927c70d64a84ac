// The numbers of a hero as he is now. RUN-HERO-20 to -27, RUN-NUM, RUN-LOAD

import { isOneOf, recordOf } from '@skald/kernel';
import { ABILITIES, ABILITY, type Ability } from '../../content/abilities.ts';
import { ARMOR, SHIELD } from '../../content/armor.ts';
import {
  CHARACTERISTICS,
  hitPointsPerPoint,
  startingHitPoints,
  woundThreshold,
} from '../../content/characteristics.ts';
import { type Degree, degreeOf, HELM_LOAD, type Load, load, sumOfLoads } from '../../content/load.ts';
import type { BoundTo, WeaponMagic } from '../../content/treasure/item.ts';
import { loadWith, WEAPON, WEAPONS, type Weapon } from '../../content/weapons.ts';
import { KIT_BROKEN } from '../../content/wear.ts';
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
import { itemsLoad, kitsFound } from './possessions.ts';
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

/** What a potion or a charm adds for a while. RUN-TRE-41 */
export interface Draught {
  readonly to: BoundTo;
  readonly by: number;
}

/**
 * With the levels that a helm lends, where one is at work, without so much Load that he has put down, and with what he
 * has drunk. RUN-LOAD-12, RUN-RULING-H24
 */
export function derive(
  hero: Hero,
  helm: Helm | null = null,
  shed: Load = load(0),
  draughts: readonly Draught[] = [],
): HeroNumbers {
  const now = heroNow(hero);
  const traits = traitsOf(hero, now, helm, shed, draughts);
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

function traitsOf(
  hero: Hero,
  now: HeroNow,
  helm: Helm | null,
  shed: Load,
  draughts: readonly Draught[],
): Traits {
  const boosts = boostsOf(now, helm);
  const drunk = (name: BoundTo): number =>
    draughts.reduce((sum, { to, by }) => (to === name ? sum + by : sum), 0);
  const characteristics = recordOf(CHARACTERISTICS, (name) =>
    boosts.reduce(
      (sum, { to, by }) => (to === name ? sum + by : sum),
      hero.characteristics[name] + drunk(name),
    ),
  );
  const better = draughts.flatMap(({ to }) => (isOneOf(ABILITIES, to) ? [to] : []));
  const abilities = {
    ...now.abilities,
    ...Object.fromEntries(better.map((ability) => [ability, (now.abilities[ability] ?? 0) + drunk(ability)])),
  };
  const carried = (loadOf(now, helm) - shed) as Load;
  return { characteristics, abilities, armor: now.armor, load: carried, boosts, magic: magicOf(now) };
}

/** Of two weapons of a kind the one with more magic is used. RUN-CHART-POTENCY-STAT */
function magicOf({ weapons, magic, battered }: HeroNow): NonNullable<Traits['magic']> {
  const best: Partial<Record<Weapon, WeaponMagic>> = {};
  const worth = (of: WeaponMagic = {}): number => Object.values(of).reduce((sum, by) => sum + by, 0);
  for (const { weapon, magic: its } of weapons)
    if (its !== undefined && worth(its) > worth(best[weapon])) best[weapon] = its;
  return spoilt({ ...magic, weapons: best }, battered);
}

/** Less what has befallen it. RUN-EQDMG-10 to -12 */
function spoilt(magic: NonNullable<Traits['magic']>, battered: HeroNow['battered']): typeof magic {
  const { armor: rent = 0, shield: bent = 0, ...others } = battered;
  if (Object.keys(battered).length === 0) return magic;
  const weapons = { ...magic.weapons };
  for (const [weapon, by = 0] of Object.entries(others))
    if (isOneOf(WEAPONS, weapon) && by > 0) {
      const { atk = 0, dfn = 0, dam = 0, ...its } = weapons[weapon] ?? {};
      weapons[weapon] = { ...its, atk: atk - by, dfn: dfn - by, dam: dam - 2 * by };
    }
  return {
    weapons,
    armor: { ...magic.armor, prot: (magic.armor.prot ?? 0) - rent },
    shield: { ...magic.shield, dfn: (magic.shield.dfn ?? 0) - bent },
  };
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
    itemsLoad(now.items),
    // One that is on his head and not in his books.
    ...(helm === null || now.helm !== null ? [] : [HELM_LOAD]),
    ...kitsCarried(now).map((ability) => ABILITY[ability].kit as Load),
  ]);
}

/** Carried unless one declines it, and those that were found. RUN-ABIL-08, -09, RUN-CHART-KIT-POTENCY */
export const kitsCarried = ({
  abilities,
  kitsLeft,
  items,
  battered = {},
}: Pick<HeroNow, 'abilities' | 'kitsLeft'> & Partial<Pick<HeroNow, 'items' | 'battered'>>): Ability[] => [
  ...new Set([
    ...kitsHad(abilities).filter(
      (ability) => !kitsLeft.includes(ability) && (battered[`kit ${ability}`] ?? 0) < KIT_BROKEN.wholly,
    ),
    ...kitsFound({ items: items ?? [] }),
  ]),
];

/** A kit comes with each Ability one has. RUN-GEAR-30 */
export const kitsHad = (abilities: HeroNow['abilities']): Ability[] =>
  (Object.keys(abilities) as Ability[]).filter(
    (ability) => (abilities[ability] ?? 0) > 0 && ABILITY[ability].kit !== null,
  );
