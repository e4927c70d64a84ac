// The four Heroes, as they set out and as legends. DUN-HEROCARD-01 to -12.

import { recordOf } from '@skald/kernel';
import { HEROES, type Hero, type ModelFacts } from './models.ts';

type HeroRow = Pick<
  ModelFacts,
  'movement' | 'combat' | 'armour' | 'shooting' | 'injuredFrom' | 'abilities' | 'feats'
>;

const HERO_ROWS: Readonly<Record<Hero, HeroRow>> = {
  orlaf: {
    movement: 7,
    combat: 5,
    armour: 2,
    shooting: null,
    injuredFrom: 3,
    abilities: [],
    feats: ['whirlwind'],
  },
  rordin: {
    movement: 6,
    combat: 4,
    armour: 4,
    shooting: null,
    injuredFrom: 3,
    abilities: [],
    feats: ['stone-stance'],
  },
  madriga: {
    movement: 8,
    combat: 3,
    armour: 2,
    shooting: 4,
    injuredFrom: 2,
    abilities: [],
    feats: ['arrow-storm'],
  },
  danor: {
    movement: 7,
    combat: 2,
    armour: 2,
    shooting: null,
    injuredFrom: 2,
    abilities: ['spellcaster'],
    feats: ['focus'],
  },
};

/** How Legendary Heroes differ. DUN-HEROCARD-09 to -12 */
const LEGENDARY_ROWS: Readonly<Record<Hero, Partial<HeroRow>>> = {
  orlaf: { armour: 3, feats: ['whirlwind', 'frenzy'] },
  rordin: { combat: 5, abilities: ['tough'], feats: ['stone-stance', 'hammer-rush'] },
  madriga: { shooting: 5, feats: ['arrow-storm', 'light-step'] },
  danor: { combat: 3, feats: ['focus', 'rekindle'] },
};

export const HERO: Readonly<Record<Hero, ModelFacts>> = recordOf(HEROES, (id) => facts(id, {}));

export const LEGENDARY_HERO: Readonly<Record<Hero, ModelFacts>> = recordOf(HEROES, (id) =>
  facts(id, LEGENDARY_ROWS[id]),
);

function facts(id: Hero, legendary: Partial<HeroRow>): ModelFacts {
  return { ...HERO_ROWS[id], ...legendary, id, kind: 'hero', size: 1, spells: [], damage: null };
}
