// The four Bosses. DUN-BOSS-01 to -04.

import { recordOf } from '@skald/kernel';
import { BOSSES, type Boss, type ModelFacts } from './models.ts';

type BossRow = Omit<ModelFacts, 'id' | 'kind' | 'shooting' | 'damage'>;

const BOSS_ROWS: Readonly<Record<Boss, BossRow>> = {
  mortibris: {
    movement: 6,
    combat: 3,
    armour: 2,
    injuredFrom: 3,
    size: 1,
    abilities: ['spellcaster'],
    feats: ['rise-all-of-you'],
    spells: ['black-bolt', 'bleed', 'faithful-in-death', 'knit-bone', 'you-are-in-my-power'],
  },
  grund: {
    movement: 5,
    combat: 5,
    armour: 4,
    injuredFrom: 4,
    size: 1,
    abilities: ['tough'],
    feats: ['the-king-commands'],
    spells: [],
  },
  elshara: {
    movement: 7,
    combat: 3,
    armour: 3,
    injuredFrom: 3,
    size: 1,
    abilities: ['ethereal', 'spellcaster'],
    feats: ['last-breath'],
    spells: ['deathly-wail', 'faithful-in-death', 'grave-chill'],
  },
  hoggar: {
    movement: 5,
    combat: 5,
    armour: 3,
    injuredFrom: 3,
    size: 2,
    abilities: ['large', 'tough', 'spellcaster'],
    feats: ['ground-slam'],
    spells: ['bleed', 'knit-bone', 'black-bolt'],
  },
};

export const BOSS: Readonly<Record<Boss, ModelFacts>> = recordOf(BOSSES, (id) => ({
  ...BOSS_ROWS[id],
  id,
  kind: 'boss',
  shooting: null,
  damage: null,
}));
