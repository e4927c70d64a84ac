// Any hero there may be, from a number: legal, sensible, and never the same twice.

import { type Dice, FastDice, recordOf } from '@skald/kernel';
import {
  ABILITIES,
  ABILITY,
  ABILITY_COST,
  type Ability,
  FIGHTING,
  type FightingAbility,
  HIGHEST_RATING,
  RECOMMENDED,
} from '../../../content/abilities.ts';
import { ARMOR, ARMORS, type Armor, SHIELD, SHIELDS, type Shield } from '../../../content/armor.ts';
import {
  CHARACTERISTICS,
  type Characteristic,
  type Characteristics,
  characteristicCost,
  HIGHEST,
  isBodily,
} from '../../../content/characteristics.ts';
import { FACES } from '../../../content/looks.ts';
import { COGNOMENS, FEMALE_NAMES, MALE_NAMES, patronymic, SEXES, type Sex } from '../../../content/names.ts';
import { isCommon, WEAPON, WEAPONS, type Weapon } from '../../../content/weapons.ts';
import { derive, kitsHad } from '../derive.ts';
import { MOST_PICKS, picksOf } from '../gear.ts';
import { takesShield } from '../numbers.ts';
import { CREATION_POINTS, priceOf } from '../price.ts';
import type { Hero } from '../schema.ts';

/** The same number gives the same hero. */
export function randomHero(seed: number): Hero {
  const dice = new FastDice(seed);
  const sex = oneOf(dice, SEXES);
  const main = oneOf(dice, MAIN);
  const second = dice.roll(3) === 1 ? null : oneOf(dice, SECOND);
  const bare: Hero = {
    skald: 'hero',
    version: 1,
    name: oneOf(dice, namesFor(sex)),
    cognomen: cognomenFor(dice, sex),
    sex,
    looks: { face: dice.roll(FACES) - 1 },
    characteristics: characteristicsBy(dice),
    abilities: {
      ...(second !== null && { [second]: 1 }),
      [main]: HIGHEST_RATING,
      ...recordOf(RECOMMENDED, () => 1),
    },
    hitPoints: 0,
    weapons: [],
    armor: null,
    shield: null,
    kitsLeft: [],
    ledger: [],
  };
  return lightened(equipped(dice, spent(dice, bare), main));
}

/** Each as often as it stands here: whoever begins has a sword or an axe more often than a flail. */
const MAIN: readonly FightingAbility[] = [
  'single-weapon',
  'single-weapon',
  'great-weapon',
  'great-weapon',
  'longshaft-weapon',
  'two-weapons',
  'chain-weapon',
  'brawling',
];
const SECOND: readonly FightingAbility[] = ['bows', 'thrown-weapon', 'brawling', 'single-weapon'];

const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.roll(list.length) - 1] as T;

const namesFor = (sex: Sex): readonly string[] => (sex === 'male' ? MALE_NAMES : FEMALE_NAMES);

/** Some are too young to have one. RUN-HERO-15 */
function cognomenFor(dice: Dice, sex: Sex): string {
  const kind = dice.roll(4);
  if (kind === 1) return '';
  return kind === 2 ? oneOf(dice, COGNOMENS) : patronymic(oneOf(dice, MALE_NAMES), sex);
}

/** What minds are like, and how much of the points goes into the body; nothing that a beginner would rue. RUN-HERO-09 */
const MINDS = [-1, -1, -1, 0, 0, 1, 2];
const BODY_POINTS = { least: 20, spread: 17 } as const;
/** For the Abilities that everybody has. */
const ABILITY_POINTS = 19;

function characteristicsBy(dice: Dice): Characteristics {
  const minds = recordOf(CHARACTERISTICS, (name) => (isBodily(name) ? 0 : oneOf(dice, MINDS)));
  const cost = CHARACTERISTICS.reduce((sum, name) => sum + characteristicCost(name, minds[name]), 0);
  const wanted = BODY_POINTS.least + dice.roll(BODY_POINTS.spread);
  return trained(dice, minds, Math.min(wanted, CREATION_POINTS - ABILITY_POINTS - cost));
}

/** One step after another, as long as one can be paid. */
function trained(dice: Dice, ratings: Characteristics, points: number): Characteristics {
  const within = CHARACTERISTICS.filter(
    (name) => isBodily(name) && ratings[name] < HIGHEST && stepCost(name, ratings[name]) <= points,
  );
  if (within.length === 0) return ratings;
  const name = oneOf(dice, within);
  const left = points - stepCost(name, ratings[name]);
  return trained(dice, { ...ratings, [name]: ratings[name] + 1 }, left);
}

const stepCost = (name: Characteristic, from: number): number =>
  characteristicCost(name, from + 1) - characteristicCost(name, from);

/** To the last point: what nothing else is bought for makes him tougher. */
function spent(dice: Dice, hero: Hero): Hero {
  const { left } = priceOf(hero).totals;
  if (left <= 0) return hero;
  const rating = (ability: Ability): number => hero.abilities[ability] ?? 0;
  const ability = oneOf(dice, dice.roll(2) === 1 ? (Object.keys(hero.abilities) as Ability[]) : ABILITIES);
  const can = rating(ability) < HIGHEST_RATING && ABILITY_COST[ABILITY[ability].category] <= left;
  return spent(
    dice,
    can && dice.roll(3) > 1
      ? { ...hero, abilities: { ...hero.abilities, [ability]: rating(ability) + 1 } }
      : { ...hero, hitPoints: hero.hitPoints + 1 },
  );
}

const villageArmor: readonly Armor[] = ARMORS.filter((armor) => isCommon(ARMOR[armor]));
const villageShields: readonly Shield[] = SHIELDS.filter((shield) => isCommon(SHIELD[shield]));
const villageWeapons = (ability: FightingAbility): Weapon[] =>
  WEAPONS.filter((weapon) => WEAPON[weapon].ability === ability && isCommon(WEAPON[weapon]));

/** Only what he can fight with; his best first. */
function equipped(dice: Dice, hero: Hero, main: FightingAbility): Hero {
  const known = FIGHTING.filter((ability) => ability !== main && (hero.abilities[ability] ?? 0) > 0);
  const weapons: Hero['weapons'] = [];
  for (const ability of [main, ...known]) {
    const left = MOST_PICKS - picksOf(weapons);
    const offered = villageWeapons(ability).filter((weapon) => picksOf([{ weapon }]) <= left);
    if (offered.length > 0) weapons.push({ weapon: oneOf(dice, offered) });
  }
  const shielded = weapons.some(({ weapon }) => takesShield(WEAPON[weapon])) && dice.roll(3) > 1;
  return {
    ...hero,
    weapons,
    armor: dice.roll(8) === 1 ? null : oneOf(dice, villageArmor),
    shield: shielded ? oneOf(dice, villageShields) : null,
  };
}

/** Kits stay at home first, the heaviest before the others; then he takes a lighter armor, and at last fewer things. */
function lightened(hero: Hero): Hero {
  if (derive(hero).degree === 'light') return hero;
  const kit = kitsHad(hero.abilities)
    .filter((ability) => !hero.kitsLeft.includes(ability) && kitLoad(ability) > 0)
    .toSorted((a, b) => kitLoad(b) - kitLoad(a))[0];
  if (kit !== undefined) return lightened({ ...hero, kitsLeft: [...hero.kitsLeft, kit] });
  if (hero.armor !== null)
    return lightened({ ...hero, armor: ARMORS[ARMORS.indexOf(hero.armor) - 1] ?? null });
  if (hero.shield !== null) return lightened({ ...hero, shield: null });
  return lightened({ ...hero, weapons: hero.weapons.slice(0, -1) });
}

const kitLoad = (ability: Ability): number => ABILITY[ability].kit ?? 0;
