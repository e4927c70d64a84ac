// What is done to a hero on the pages of the editor: one step each, and nothing that would make him muddled.

import type { Ability } from '../../content/abilities.ts';
import type { Armor, Shield } from '../../content/armor.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import type { Sex } from '../../content/names.ts';
import type { Weapon } from '../../content/weapons.ts';
import type { Hero } from '../../documents/hero/schema.ts';

export const withCharacteristic = (hero: Hero, name: Characteristic, rating: number): Hero => ({
  ...hero,
  characteristics: { ...hero.characteristics, [name]: rating },
});

/** An Ability that is gone takes its kit along. */
export function withAbility(hero: Hero, ability: Ability, rating: number): Hero {
  const { [ability]: _, ...others } = hero.abilities;
  if (rating > 0) return { ...hero, abilities: { ...others, [ability]: rating } };
  return { ...hero, abilities: others, kitsLeft: hero.kitsLeft.filter((kit) => kit !== ability) };
}

export const withHitPoints = (hero: Hero, hitPoints: number): Hero => ({ ...hero, hitPoints });

export const withWeapon = (hero: Hero, weapon: Weapon): Hero => ({
  ...hero,
  weapons: [...hero.weapons, { weapon }],
});

export const withoutWeapon = (hero: Hero, at: number): Hero => ({
  ...hero,
  weapons: hero.weapons.filter((_, i) => i !== at),
});

/** What stands first is in his hand. */
export const weaponFirst = (hero: Hero, at: number): Hero => ({
  ...hero,
  weapons: [...hero.weapons.filter((_, i) => i === at), ...hero.weapons.filter((_, i) => i !== at)],
});

/** One dozen comes with the weapon, and need not be said. RUN-GEAR-17 */
export const withDozens = (hero: Hero, at: number, dozens: number): Hero => ({
  ...hero,
  weapons: hero.weapons.map(({ weapon, ...rest }, i) =>
    i !== at ? { weapon, ...rest } : dozens === 1 ? { weapon } : { weapon, dozens },
  ),
});

export const withArmor = (hero: Hero, armor: Armor | null): Hero => ({ ...hero, armor });
export const withShield = (hero: Hero, shield: Shield | null): Hero => ({ ...hero, shield });

export const withKit = (hero: Hero, ability: Ability, carried: boolean): Hero => ({
  ...hero,
  kitsLeft: carried
    ? hero.kitsLeft.filter((kit) => kit !== ability)
    : [...hero.kitsLeft.filter((kit) => kit !== ability), ability],
});

export const renamed = (hero: Hero, name: string): Hero => ({ ...hero, name });
export const called = (hero: Hero, cognomen: string): Hero => ({ ...hero, cognomen });

/** A son becomes a daughter. RUN-HERO-16 */
export const withSex = (hero: Hero, sex: Sex): Hero => ({
  ...hero,
  sex,
  cognomen:
    sex === 'female' ? hero.cognomen.replace(/sson$/, 'sdottir') : hero.cognomen.replace(/sdottir$/, 'sson'),
});

type Looks = NonNullable<Hero['looks']>;

/** Undefined: as his name has it. */
export function withLooks<K extends keyof Looks>(hero: Hero, key: K, value: Looks[K] | undefined): Hero {
  const { looks: before = {}, ...rest } = hero;
  const { [key]: _, ...others } = before;
  const looks = value === undefined ? others : { ...others, [key]: value };
  return Object.keys(looks).length === 0 ? rest : { ...rest, looks };
}
