// The gallery: heroes for everybody who has none of his own yet, bots among them, as they set out and as they may become.

import { recordOf } from '@skald/kernel';
import type { Hero } from '../schema.ts';
import { ari } from './ari.ts';
import { astrid } from './astrid.ts';
import { bersi } from './bersi.ts';
import type { Build } from './build.ts';
import { gorm } from './gorm.ts';
import { groa } from './groa.ts';
import { grownBy } from './growth.ts';
import { hild } from './hild.ts';
import { hrefna } from './hrefna.ts';
import { ketil } from './ketil.ts';
import { osk } from './osk.ts';
import { gunnhild, hrolf, knut, ragnar } from './ready-made.ts';
import { snorri } from './snorri.ts';
import { thorfinn } from './thorfinn.ts';
import { vigfus } from './vigfus.ts';

// biome-ignore format: a list of names, not a column
export const GALLERY_IDS = [
  'ragnar', 'gunnhild', 'hrolf', 'knut', 'thorfinn', 'bersi', 'gorm', 'groa', 'ketil', 'hild', 'snorri', 'vigfus',
  'hrefna', 'ari', 'astrid', 'osk',
] as const;
export type GalleryId = (typeof GALLERY_IDS)[number];

// biome-ignore format: a list of names, not a column
const BUILDS: Readonly<Record<GalleryId, Build>> = {
  ragnar, gunnhild, hrolf, knut, thorfinn, bersi, gorm, groa, ketil, hild, snorri, vigfus, hrefna, ari, astrid, osk,
};

/** As they set out, with 60 creation points spent and nothing gained yet. */
export const GALLERY: Readonly<Record<GalleryId, Hero>> = recordOf(GALLERY_IDS, (id) => BUILDS[id].hero);

/** With so many victory points gained, and most of them spent as suits the hero; any number will do. */
export const grown = (id: GalleryId, points: number): Hero => grownBy(BUILDS[id], points);
