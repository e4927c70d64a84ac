// What somebody may begin from: nobody in particular, then the gallery.

import { GALLERY, GALLERY_IDS } from './builds/index.ts';
import { heroOf } from './making.ts';
import type { Hero } from './schema.ts';

/** A guest, as his name says: nothing about him is decided yet. */
export const NEW_HERO: Hero = heroOf({
  name: 'Gest',
  sex: 'male',
  characteristics: [0, 0, 0, 0, 0, 0, 0, 0],
  abilities: {},
  hitPoints: 0,
  weapons: [],
  armor: null,
});

export const HERO_SAMPLES: readonly [Hero, ...Hero[]] = [NEW_HERO, ...GALLERY_IDS.map((id) => GALLERY[id])];
