// Weapons. Rows of which only the name is known are reconstructed: RUN-RULING-H10 says how, and each can be replaced.

import { recordOf } from '@skald/kernel';
import type { FightingAbility } from './abilities.ts';
import { type Load, load } from './load.ts';

export type Availability = 'common' | 'rare' | 'scenery' | 'natural';

/** What is added to a hero's own numbers. RUN-GEAR-01 */
export interface Ratings {
  readonly init: number;
  readonly atk: number;
  readonly dfn: number;
  readonly dam: number;
}

export interface WeaponFacts extends Omit<Ratings, 'dfn'> {
  readonly id: Weapon;
  /** Null: it parries nothing. RUN-NUM-11 */
  readonly dfn: number | null;
  readonly load: Load;
  readonly ability: FightingAbility;
  readonly availability: Availability;
  readonly reconstructed: boolean;
  /** RUN-RULING-H25 */
  readonly hands: 0 | 1 | 2;
  /** The single weapons that make up a pair. RUN-RULING-H18 */
  readonly pair: readonly [Weapon, Weapon] | null;
  /** A blow of it may take off an arm. RUN-GEAR-24, RUN-RULING-C26 */
  readonly severs: boolean;
  /** It wraps whom it hits, and does nothing else to him. RUN-GEAR-20 */
  readonly entangles: boolean;
  /** How many pieces its Load includes; null where there is nothing to shoot with it. RUN-GEAR-17, -21 */
  readonly pieces: number | null;
}

type Row = readonly [
  init: number,
  atk: number,
  dfn: number | null,
  dam: number,
  load: number,
  ability: FightingAbility,
  availability: Availability,
];

/** RUN-GEAR-06 */
const PRINTED = {
  'barb-net': [-4, 0, 4, 0, 2, 'brawling', 'rare'],
  billhook: [5, 6, 1, 8, 1.5, 'longshaft-weapon', 'rare'],
  chair: [2, 2, 3, 1, 0, 'brawling', 'scenery'],
  'composite-bow': [-1, 1, null, 8, 0.5, 'bows', 'rare'],
  dagger: [2, 1, 2, 3, 0.25, 'single-weapon', 'common'],
  'double-bladed-axe': [6, 5, 7, 12, 3, 'great-weapon', 'rare'],
  'dwarven-battle-axe': [8, 7, 8, 14, 4, 'great-weapon', 'rare'],
  'dwarven-battle-hammer': [8, 8, 10, 14, 3, 'great-weapon', 'rare'],
  'dwarven-battle-sword': [8, 6, 10, 12, 1, 'great-weapon', 'rare'],
  'dwarven-work-hammer': [6, 6, 8, 10, 2, 'great-weapon', 'rare'],
  'dwarven-work-sword': [6, 4, 6, 8, 1, 'great-weapon', 'rare'],
  fist: [1, 0, 0, 0, 0, 'brawling', 'natural'],
  flagon: [-1, 0, 0, 2, 0.25, 'brawling', 'scenery'],
  flail: [2, 7, 1, 7, 0.5, 'chain-weapon', 'common'],
  'four-bladed-mace': [4, 4, 3, 7, 0.5, 'single-weapon', 'rare'],
  gauntlet: [1, 0, 1, 1, 0.25, 'brawling', 'rare'],
  'goblin-axe': [4, 2, 2, 7, 1, 'single-weapon', 'rare'],
  'goblin-spike-club': [3, 2, 3, 6, 0.5, 'single-weapon', 'rare'],
  'hand-axe': [3, 1, 2, 6, 0.5, 'single-weapon', 'common'],
  'heavy-crossbow': [-10, 2, null, 14, 1, 'bows', 'rare'],
  'light-crossbow': [-6, 2, null, 12, 0.5, 'bows', 'rare'],
  'long-bow': [-1, 1, null, 10, 1, 'bows', 'rare'],
  mace: [3, 2, 3, 5, 0.5, 'single-weapon', 'common'],
  morningstar: [1, 5, 0, 8, 0.5, 'chain-weapon', 'rare'],
  net: [0, 4, 2, 0, 0.5, 'chain-weapon', 'common'],
  pike: [6, 4, 1, 6, 1.5, 'longshaft-weapon', 'rare'],
  polearm: [6, 3, 5, 9, 1.5, 'great-weapon', 'rare'],
  'puny-knife': [1, 0, 1, 2, 0.15, 'single-weapon', 'common'],
  quarterstaff: [6, 4, 8, 3, 1, 'great-weapon', 'common'],
  rock: [4, 0, null, 2, 0, 'thrown-weapon', 'common'],
  'roman-sword': [3, 1, 4, 4, 0.5, 'single-weapon', 'rare'],
  sap: [1, 0, 1, 2, 0.15, 'single-weapon', 'common'],
  'severed-arm': [1, 1, 1, 1, 0, 'great-weapon', 'natural'],
  'short-bow': [0, 0, null, 6, 0.5, 'bows', 'common'],
  shortspear: [5, 1, 2, 3, 0.5, 'single-weapon', 'common'],
  'viking-axe': [5, 3, 4, 10, 1.5, 'great-weapon', 'common'],
  'war-maul': [5, 2, 5, 10, 1.5, 'great-weapon', 'common'],
} as const satisfies Readonly<Record<string, Row>>;

/** RUN-GEAR-07 */
const RECONSTRUCTED = {
  shortsword: [3, 2, 3, 4, 0.5, 'single-weapon', 'common'],
  'viking-broadsword': [4, 2, 3, 6, 1, 'single-weapon', 'common'],
  spear: [6, 3, 2, 5, 1, 'longshaft-weapon', 'common'],
  whip: [3, 4, 0, 2, 0.25, 'chain-weapon', 'common'],
  'shortsword-and-dagger': [9, 3, 4, 4, 0.75, 'two-weapons', 'common'],
  'two-shortswords': [9, 4, 3, 4, 1, 'two-weapons', 'common'],
  'two-hand-axes': [9, 4, 2, 6, 1, 'two-weapons', 'common'],
  sling: [1, 1, null, 5, 0.25, 'thrown-weapon', 'common'],
  'throwing-spear': [2, 1, null, 5, 0.5, 'thrown-weapon', 'common'],
  'throwing-axe': [2, 1, null, 6, 0.5, 'thrown-weapon', 'common'],
  'throwing-knives': [3, 1, null, 3, 0.25, 'thrown-weapon', 'common'],
} as const satisfies Readonly<Record<string, Row>>;

export type Weapon = keyof typeof PRINTED | keyof typeof RECONSTRUCTED;

const ROWS: Readonly<Record<Weapon, Row>> = { ...PRINTED, ...RECONSTRUCTED };
export const WEAPONS = Object.keys(ROWS) as Weapon[];

/** Only these go together; there is no rule for others. RUN-ABIL-TWO-03 */
const PAIRS: Partial<Record<Weapon, readonly [Weapon, Weapon]>> = {
  'shortsword-and-dagger': ['shortsword', 'dagger'],
  'two-shortswords': ['shortsword', 'shortsword'],
  'two-hand-axes': ['hand-axe', 'hand-axe'],
};

// biome-ignore format: a list of names, not a column
const SWORDS_AND_AXES: readonly Weapon[] = [
  'hand-axe', 'goblin-axe', 'double-bladed-axe', 'dwarven-battle-axe', 'viking-axe', 'two-hand-axes', 'throwing-axe',
  'roman-sword', 'shortsword', 'viking-broadsword', 'dwarven-work-sword', 'dwarven-battle-sword',
  'shortsword-and-dagger', 'two-shortswords',
];

const DOZEN = 12;
/** What comes by the dozen needs no counting beyond it; what is thrown is one thing, or a set. RUN-GEAR-21 */
const PIECES: Partial<Record<Weapon, number>> = {
  sling: DOZEN,
  rock: DOZEN,
  'throwing-spear': 1,
  'throwing-axe': 1,
  'throwing-knives': 5,
};

/** RUN-RULING-H25 */
function handsOf(id: Weapon, ability: FightingAbility): 0 | 1 | 2 {
  if (ability === 'single-weapon' || ability === 'thrown-weapon' || id === 'net' || id === 'whip') return 1;
  if (ability !== 'brawling') return 2;
  if (id === 'fist') return 0;
  return id === 'barb-net' ? 2 : 1;
}

export const WEAPON: Readonly<Record<Weapon, WeaponFacts>> = recordOf(WEAPONS, (id) => {
  const [init, atk, dfn, dam, weight, ability, availability] = ROWS[id];
  return {
    id,
    init,
    atk,
    dfn,
    dam,
    load: load(weight),
    ability,
    availability,
    reconstructed: Object.hasOwn(RECONSTRUCTED, id),
    hands: handsOf(id, ability),
    pair: PAIRS[id] ?? null,
    severs: SWORDS_AND_AXES.includes(id),
    entangles: id === 'barb-net',
    pieces: ability === 'bows' ? DOZEN : (PIECES[id] ?? null),
  };
});

/** Shot or thrown: aimed with Perception, and no defence in melee. */
export const isMissile = ({ ability }: Pick<WeaponFacts, 'ability'>): boolean =>
  ability === 'bows' || ability === 'thrown-weapon';

/** Thrown it is in nobody's hand any more; a sling stays there. RUN-MISSILE-16 */
export const leavesHand = ({ id, ability }: Pick<WeaponFacts, 'id' | 'ability'>): boolean =>
  ability === 'thrown-weapon' && id !== 'sling';

/** What a hero can take along from his village. RUN-GEAR-03, -12 */
export const isCommon = ({ availability }: { readonly availability: Availability }): boolean =>
  availability === 'common';

/** Paces up to which a shot loses nothing, and the fewest. RUN-GEAR-13, -14, -16 */
export function rangeOf({ ability, dam }: WeaponFacts): {
  readonly least: number;
  readonly standard: number;
} {
  return ability === 'bows' ? { least: 5, standard: 10 * dam } : { least: 3, standard: 4 * dam };
}

/** Damage that distance takes off: one for each full ten paces beyond. RUN-GEAR-15, RUN-RULING-H12 */
export const lostByDistance = (weapon: WeaponFacts, paces: number): number =>
  Math.max(0, Math.floor((paces - rangeOf(weapon).standard) / 10));

/** Each further dozen weighs a quarter of the weapon; without any it weighs a quarter less. RUN-GEAR-17, -18 */
export function loadWith({ load: weight, pieces }: WeaponFacts, dozens: number): Load {
  return (pieces === DOZEN ? weight + ((dozens - 1) * weight) / 4 : weight) as Load;
}

/** With so many pieces left: arrows weigh by the dozen that is begun, what is thrown piece by piece. RUN-GEAR-18, -21 */
export function loadLeft(weapon: WeaponFacts, left: number): Load {
  const { load: weight, pieces } = weapon;
  if (pieces === null || pieces === DOZEN) return loadWith(weapon, Math.ceil(left / DOZEN));
  return ((weight * left) / pieces) as Load;
}
