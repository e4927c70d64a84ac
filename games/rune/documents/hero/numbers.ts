// The important numbers of somebody who carries this and can do that. RUN-NUM
//
// They are computed from traits, not from a document: what gifts and potions do to a hero, they do to his traits.

import { ABILITY, type Ability, FIGHTING, type FightingAbility, LACKING } from '../../content/abilities.ts';
import { ARMOR, type Armor, NO_ARMOR, SHIELD, type Shield, type ShieldFacts } from '../../content/armor.ts';
import type { Characteristic, Characteristics } from '../../content/characteristics.ts';
import { DECREASE, degreeOf, type Load } from '../../content/load.ts';
import { reachOf } from '../../content/movement.ts';
import { isMissile, WEAPON, type Weapon, type WeaponFacts } from '../../content/weapons.ts';
import { type Sum, sumOf } from './sum.ts';

/** All that the numbers depend on, as it stands now. */
export interface Traits {
  readonly characteristics: Characteristics;
  readonly abilities: Readonly<Partial<Record<Ability, number>>>;
  readonly armor: Armor | null;
  readonly load: Load;
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
const characteristic = ({ characteristics }: Traits, name: Characteristic) =>
  [name, characteristics[name]] as const;

const NO_SHIELD = { init: 0, atk: 0, dfn: 0, dam: 0 } as const;
type Held = Pick<ShieldFacts, 'init' | 'atk' | 'dfn' | 'dam'>;

/** Only what leaves a hand free goes with a shield. RUN-GEAR-11 */
export const takesShield = ({ id, ability, hands }: WeaponFacts): boolean =>
  id === 'fist' || (hands === 1 && (ability === 'single-weapon' || ability === 'thrown-weapon'));

/** With the shield in hand where the weapon allows one. RUN-NUM-05 */
export function attackForm(traits: Traits, weapon: Weapon, carried: Shield | null): AttackForm {
  const facts = WEAPON[weapon];
  const shield = carried !== null && takesShield(facts) ? carried : null;
  const held = shield === null ? NO_SHIELD : SHIELD[shield];
  return {
    weapon,
    shield,
    init: initOf(traits, facts.ability, ['weapon', facts.init], held),
    atk: atkOf(traits, facts, held),
    dfn: facts.dfn === null ? dfnOf(traits, WEAPON.fist, held) : dfnOf(traits, facts, held),
    dam: damOf(traits, facts, held),
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
    characteristic(traits, 'Qik'),
    ...trained(traits, ability),
    weapon,
    ['armor', armorOf(traits).init],
    ['shield', shield.init],
    encumbered(traits),
  );
}

/** To do anything else than fight. RUN-NUM-04, RUN-ABIL-SPR-05 */
export const nonCombatInit = (traits: Traits, shield: Shield | null): Sum =>
  initOf(traits, 'sprint', ['weapon', 0], shield === null ? NO_SHIELD : SHIELD[shield]);

/** RUN-NUM-06 to -08 */
const atkOf = (traits: Traits, weapon: WeaponFacts, shield: Held): Sum =>
  sumOf(
    characteristic(traits, isMissile(weapon) ? 'Per' : 'Dex'),
    ...trained(traits, weapon.ability),
    ['weapon', weapon.atk],
    ['shield', shield.atk],
    encumbered(traits),
  );

/** RUN-NUM-09, -10 */
const dfnOf = (traits: Traits, weapon: WeaponFacts, shield: Held): Sum =>
  sumOf(
    characteristic(traits, 'Qik'),
    ...trained(traits, weapon.ability),
    ['weapon', weapon.dfn ?? 0],
    ['shield', shield.dfn],
    encumbered(traits),
  );

/** A bow does not ask who draws it. RUN-NUM-13 to -15, RUN-RULING-H15 */
const damOf = (traits: Traits, weapon: WeaponFacts, shield: Held): Sum =>
  weapon.ability === 'bows'
    ? sumOf(['weapon', weapon.dam])
    : sumOf(characteristic(traits, 'Str'), ['weapon', weapon.dam], ['shield', shield.dam]);

const armorOf = ({ armor }: Traits) => (armor === null ? NO_ARMOR : ARMOR[armor]);

/** RUN-NUM-16 */
export const soakOf = (traits: Traits): Sum =>
  sumOf(characteristic(traits, 'Sta'), ['armor', armorOf(traits).prot]);

/** In paces: half a move leaves time to act. RUN-NUM-18 */
export const moveOf = (traits: Traits) => reachOf('sprint', ratingOf(traits, 'sprint'));

const MELEE: readonly FightingAbility[] = FIGHTING.filter(
  (ability) => ability !== 'bows' && ability !== 'thrown-weapon',
);

/** By the best of the Abilities one fights hand to hand with. RUN-NUM-19 */
const engagementOf = (traits: Traits): Sum => {
  const best = MELEE.reduce((one, other) => (ratingOf(traits, other) > ratingOf(traits, one) ? other : one));
  return sumOf(characteristic(traits, 'Str'), ...trained(traits, best));
};

const RESPONSES = ['awareness', 'balance', 'bravery', 'dodge', 'sprint'] as const;

/** What the runner builds foes from; what one carries does not enter. RUN-NUM-19, -20, RUN-RULING-H21 */
export function responseOf(traits: Traits): { readonly by: Ability | 'engagement'; readonly sum: Sum } {
  const rolls = RESPONSES.map((ability) => {
    const [governing] = ABILITY[ability].governing;
    return {
      by: ability,
      sum: sumOf(characteristic(traits, governing as Characteristic), ...trained(traits, ability)),
    };
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
