// The Roll of Valor that a group will probably report, for whoever designs foes before heroes are there: heroes of the
// gallery in place of those of whom nothing is known, their gear for those of whom only ratings are. RUN-FOE-01

import { recordOf } from '@skald/kernel';
import { FIGHTING, type FightingAbility } from '../content/abilities.ts';
import { CHARACTERISTICS, HIGHEST, LOWEST } from '../content/characteristics.ts';
import { STATISTICS, type Statistics } from '../content/threats.ts';
import { isMissile, WEAPON } from '../content/weapons.ts';
import type { Group } from '../documents/encounter/schema.ts';
import { GALLERY, GALLERY_IDS, type GalleryId, grown } from '../documents/hero/builds/index.ts';
import { derive, kitsHad } from '../documents/hero/derive.ts';
import type { Hero } from '../documents/hero/schema.ts';
import { reportOf, tallyOf } from './valor.ts';

/** A hero as an opponent sees him. */
export interface Opposed {
  readonly statistics: Statistics;
  readonly woundThreshold: number;
}

export interface LikelyValor {
  /** What it was made of: ratings of a roster, or nothing but the gallery. */
  readonly from: 'roster' | 'gallery';
  readonly heroes: number;
  readonly tally: Statistics;
  /** In every number between the better and the worse half of them. */
  readonly middle: Opposed;
}

const KNOWN = new WeakMap<Group, LikelyValor>();

/** A group that does not change is asked once. */
export function likelyValor(group: Group): LikelyValor {
  const known = KNOWN.get(group) ?? valorOf(group);
  KNOWN.set(group, known);
  return known;
}

function valorOf(group: Group): LikelyValor {
  const heroes = likelyHeroes(group);
  const numbers = heroes.map((hero) => derive(hero));
  const reports = numbers.map(reportOf);
  return {
    from: group.roster.length > 0 ? 'roster' : 'gallery',
    heroes: heroes.length,
    tally: tallyOf(reports),
    middle: {
      statistics: recordOf(STATISTICS, (name) => middleOf(reports.map((report) => report[name]))),
      woundThreshold: middleOf(numbers.map(({ woundThreshold }) => woundThreshold)),
    },
  };
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/** More than that changes no hero of the gallery by much. */
const MOST_GROWN = 1500;

export function likelyHeroes({ heroes, totals, roster }: Group): Hero[] {
  if (roster.length > 0) return roster.map(dressed);
  return Array.from({ length: heroes }, (_, i) =>
    grown(GALLERY_IDS[i % GALLERY_IDS.length] as GalleryId, Math.min(MOST_GROWN, totals[i] ?? 0)),
  );
}

/** With the gear of one who fights as he does. */
function dressed({ characteristics, abilities }: Group['roster'][number]): Hero {
  const alike = GALLERY[likeOf(abilities)];
  return {
    ...alike,
    // What gods have added is more than anybody is born with.
    characteristics: recordOf(CHARACTERISTICS, (name) =>
      Math.min(HIGHEST, Math.max(LOWEST, characteristics[name] ?? 0)),
    ),
    abilities,
    // What else he carries is not known.
    kitsLeft: kitsHad(abilities),
  };
}

type Abilities = Group['roster'][number]['abilities'];

function likeOf(abilities: Abilities): GalleryId {
  const best = (ability: FightingAbility): number => abilities[ability] ?? 0;
  const ways = FIGHTING.filter((ability) => GALLERY_IDS.some((id) => fightsBy(id) === ability));
  const [way] = ways.toSorted((one, other) => best(other) - best(one));
  return GALLERY_IDS.find((id) => fightsBy(id) === way) ?? GALLERY_IDS[0];
}

/** By the first weapon that is not shot or thrown. */
const fightsBy = (id: GalleryId): FightingAbility | undefined => {
  const weapon = GALLERY[id].weapons.find((one) => !isMissile(WEAPON[one.weapon]));
  return weapon && WEAPON[weapon.weapon].ability;
};
