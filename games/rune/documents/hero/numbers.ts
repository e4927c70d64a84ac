// The important numbers of somebody who carries this and can do that. RUN-NUM
//
// They are computed from traits, not from a document: what gifts and potions do to a hero, they do to his traits.

import { ABILITY, type Ability, FIGHTING, type FightingAbility, LACKING } from '../../content/abilities.ts';
import {
  ARMOR,
  type Armor,
  type ArmorFacts,
  NO_ARMOR,
  SHIELD,
  type Shield,
  type ShieldFacts,
} from '../../content/armor.ts';
import type { Boosted } from '../../content/boosts.ts';
import type { Characteristic, Characteristics } from '../../content/characteristics.ts';
import { DECREASE, degreeOf, type Load } from '../../content/load.ts';
import { reachOf } from '../../content/movement.ts';
import type { ArmorMagic, WeaponMagic } from '../../content/treasure/item.ts';
import { isMissile, rangeOf, WEAPON, type Weapon, type WeaponFacts } from '../../content/weapons.ts';
import type { Boost } from './boosts.ts';
import { type Sum, sumOf } from './sum.ts';

/** All that the numbers depend on, as it stands now. */
export interface Traits {
  readonly characteristics: Characteristics;
  readonly abilities: Readonly<Partial<Record<Ability, number>>>;
  readonly armor: Armor | null;
  readonly load: Load;
  /** Which part of them, and of what is not among them, comes from permanent gifts. */
  readonly boosts?: readonly Boost[];
  /** What magic adds to his gear. RUN-TRE-61 */
  readonly magic?: {
    readonly weapons: Readonly<Partial<Record<Weapon, WeaponMagic>>>;
    readonly armor: ArmorMagic;
    readonly shield: WeaponMagic;
  };
}

/** One way to attack: a row of the sheet. RUN-HERO-30 */
export interface AttackForm {
  readonly weapon: Weapon;
  readonly shield: Shield | null;
  readonly init: Sum;
  readonly atk: Sum;
  /** Of whoever holds it: with a bow in hand one defends with bare hands. RUN-NUM-12 */
  readonly dfn: Sum;
  readonly dam: Sum;
  /** In paces; null for what is not shot or thrown. */
  readonly range: ReturnType<typeof rangeOf> | null;
}

const ratingOf = ({ abilities }: Pick<Traits, 'abilities'>, ability: Ability): number =>
  abilities[ability] ?? 0;

/** What a lacked Ability takes off; whatever raises it to 1 ends that. RUN-ABIL-05, RUN-RULING-H28 */
const lack = (traits: Traits, ability: Ability): number => (ratingOf(traits, ability) < 1 ? LACKING : 0);

const trained = (traits: Traits, ability: Ability) =>
  [
    [ability, ratingOf(traits, ability)],
    ['lacking', lack(traits, ability)],
  ] as const;

/** RUN-LOAD-08, -09 */
export const decreaseOf = ({ characteristics, load }: Traits): number =>
  DECREASE[degreeOf(characteristics.Str, load)];

const encumbered = (traits: Traits) => ['encumbrance', -decreaseOf(traits)] as const;
type Parts = readonly (readonly [of: string, by: number])[];

const boostsTo = ({ boosts = [] }: Traits, to: Boosted): Parts =>
  boosts.filter((boost) => boost.to === to).map(({ of, by }) => [of, by]);
const added = (parts: Parts): number => parts.reduce((sum, [, by]) => sum + by, 0);

/** What one was born with, and what the gods made of it. */
const characteristic = (traits: Traits, name: Characteristic): Parts => {
  const boosts = boostsTo(traits, name);
  return [[name, traits.characteristics[name] - added(boosts)], ...boosts];
};

/** With an Ability, by a Characteristic; what one carries is not in it. RUN-NUM-19 */
export const abilityRoll = (traits: Traits, ability: Ability, by: Characteristic | null): Sum =>
  sumOf(...(by === null ? [] : characteristic(traits, by)), ...trained(traits, ability));

/** Of a Characteristic alone. */
export const characteristicRoll = (traits: Traits, by: Characteristic): Sum =>
  sumOf(...characteristic(traits, by));

const NO_SHIELD = { init: 0, atk: 0, dfn: 0, dam: 0 } as const;
type Held = Pick<ShieldFacts, 'init' | 'atk' | 'dfn' | 'dam'>;

/** Only what leaves a hand free goes with a shield. RUN-GEAR-11 */
export const takesShield = ({ id, ability, hands }: WeaponFacts): boolean =>
  id === 'fist' || (hands === 1 && (ability === 'single-weapon' || ability === 'thrown-weapon'));

/** With what magic adds; what parries nothing does not learn it. RUN-RULING-R12 */
function enchanted<F extends Omit<Held, 'dfn'> & { readonly dfn: number | null }>(
  facts: F,
  magic: WeaponMagic = {},
): F {
  const { init, atk, dfn, dam } = facts;
  return {
    ...facts,
    init: init + (magic.init ?? 0),
    atk: atk + (magic.atk ?? 0),
    dfn: dfn === null ? null : dfn + (magic.dfn ?? 0),
    dam: dam + (magic.dam ?? 0),
  };
}

/** With the shield in hand where the weapon allows one. RUN-NUM-05 */
export function attackForm(traits: Traits, weapon: Weapon, carried: Shield | null): AttackForm {
  const facts = enchanted(WEAPON[weapon], traits.magic?.weapons[weapon]);
  const shield = carried !== null && takesShield(facts) ? carried : null;
  const held = shield === null ? NO_SHIELD : enchanted(SHIELD[shield], traits.magic?.shield);
  return {
    weapon,
    shield,
    init: initOf(traits, facts.ability, ['weapon', facts.init], held),
    atk: atkOf(traits, facts, held),
    dfn: facts.dfn === null ? dfnOf(traits, WEAPON.fist, held) : dfnOf(traits, facts, held),
    dam: damOf(traits, facts, held),
    range: isMissile(facts) ? rangeOf(boosted(traits, facts)) : null,
  };
}

/** RUN-NUM-02, -03 */
function initOf(
  traits: Traits,
  ability: Ability,
  weapon: readonly [of: string, by: number],
  shield: Held,
): Sum {
  return sumOf(
    ...characteristic(traits, 'Qik'),
    ...trained(traits, ability),
    weapon,
    ['armor', armorOf(traits).init],
    ...lightened(traits),
    ['shield', shield.init],
    ...boostsTo(traits, 'init'),
    encumbered(traits),
  );
}

/** What gifts take off the weight of armor, never more than it weighs. */
const lightened = (traits: Traits): Parts => {
  const weighs = Math.max(0, -armorOf(traits).init);
  return boostsTo(traits, 'armorInit').map(([of, by]) => [of, Math.min(by, weighs)]);
};

/** To do anything else than fight. RUN-NUM-04, RUN-ABIL-SPR-05 */
export const nonCombatInit = (traits: Traits, shield: Shield | null): Sum =>
  initOf(
    traits,
    'sprint',
    ['weapon', 0],
    shield === null ? NO_SHIELD : enchanted(SHIELD[shield], traits.magic?.shield),
  );

/** RUN-NUM-06 to -08 */
const atkOf = (traits: Traits, weapon: WeaponFacts, shield: Held): Sum =>
  sumOf(
    ...characteristic(traits, isMissile(weapon) ? 'Per' : 'Dex'),
    ...trained(traits, weapon.ability),
    ['weapon', weapon.atk],
    ['shield', shield.atk],
    encumbered(traits),
  );

/** RUN-NUM-09, -10 */
const dfnOf = (traits: Traits, weapon: WeaponFacts, shield: Held): Sum =>
  sumOf(
    ...characteristic(traits, 'Qik'),
    ...trained(traits, weapon.ability),
    ['weapon', weapon.dfn ?? 0],
    ['shield', shield.dfn],
    encumbered(traits),
  );

/** A bow does not ask who draws it. RUN-NUM-13 to -15, RUN-RULING-H15 */
const damOf = (traits: Traits, weapon: WeaponFacts, shield: Held): Sum =>
  weapon.ability === 'bows'
    ? sumOf(['weapon', weapon.dam], ...boostsTo(traits, 'bowDam'))
    : sumOf(...characteristic(traits, 'Str'), ['weapon', weapon.dam], ['shield', shield.dam]);

/** What makes a bow hit harder makes it carry further. RUN-RULING-G62 */
const boosted = (traits: Traits, weapon: WeaponFacts): WeaponFacts =>
  weapon.ability === 'bows' ? { ...weapon, dam: weapon.dam + added(boostsTo(traits, 'bowDam')) } : weapon;

/** RUN-CHART-ARMOR-POTENCY */
function armorOf({ armor, magic }: Traits): Pick<ArmorFacts, 'init' | 'prot'> {
  const { init, prot } = armor === null ? NO_ARMOR : ARMOR[armor];
  return { init: init + (magic?.armor.init ?? 0), prot: prot + (magic?.armor.prot ?? 0) };
}

/** What armor alone takes off a blow. RUN-DMG-05 */
export const protectionOf = (traits: Traits): number => armorOf(traits).prot;

/** RUN-NUM-16 */
export const soakOf = (traits: Traits): Sum =>
  sumOf(...characteristic(traits, 'Sta'), ['armor', armorOf(traits).prot]);

/** In paces: half a move leaves time to act. RUN-NUM-18 */
export function moveOf(traits: Traits): { readonly half: Sum; readonly full: Sum } {
  const { half, full } = reachOf('sprint', ratingOf(traits, 'sprint'));
  return {
    half: sumOf(['sprint', half], ...boostsTo(traits, 'halfMove')),
    full: sumOf(['sprint', full], ...boostsTo(traits, 'fullMove')),
  };
}

const MELEE: readonly FightingAbility[] = FIGHTING.filter(
  (ability) => ability !== 'bows' && ability !== 'thrown-weapon',
);

/** By the best of the Abilities one fights hand to hand with. RUN-NUM-19 */
export const engagementOf = (traits: Traits): Sum => {
  const best = MELEE.reduce((one, other) => (ratingOf(traits, other) > ratingOf(traits, one) ? other : one));
  return abilityRoll(traits, best, 'Str');
};

const RESPONSES = ['awareness', 'balance', 'bravery', 'dodge', 'sprint'] as const;

/** What the runner builds foes from; what one carries does not enter. RUN-NUM-19, -20, RUN-RULING-H21 */
export function responseOf(traits: Traits): { readonly by: Ability | 'engagement'; readonly sum: Sum } {
  const rolls = RESPONSES.map((ability) => {
    const [governing] = ABILITY[ability].governing;
    return { by: ability, sum: abilityRoll(traits, ability, governing as Characteristic) };
  });
  return rolls.reduce<{ by: Ability | 'engagement'; sum: Sum }>(
    (best, roll) => (roll.sum.total > best.sum.total ? roll : best),
    { by: 'engagement', sum: engagementOf(traits) },
  );
}

const worth = ({ init, atk, dfn, dam }: AttackForm): number => init.total + atk.total + dfn.total + dam.total;

/** The one row that the Roll of Valor takes: never a bow, and bare hands where there is nothing else. RUN-RULING-H16 */
export function valorForm(forms: readonly AttackForm[]): AttackForm | undefined {
  const inMelee = forms.filter(({ weapon }) => !isMissile(WEAPON[weapon]));
  const armed = inMelee.filter(({ weapon }) => weapon !== 'fist');
  return (armed.length > 0 ? armed : inMelee).toSorted(
    (a, b) => worth(b) - worth(a) || b.atk.total - a.atk.total || b.dfn.total - a.dfn.total,
  )[0];
}
