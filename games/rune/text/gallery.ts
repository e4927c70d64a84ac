// What the heroes of the gallery are called where one is chosen.

import { recordOf } from '@skald/kernel';
import type { Language, Named } from '@skald/text';
import { GALLERY, GALLERY_IDS, type GalleryId } from '../documents/hero/builds/index.ts';
import { BUILD_WORDS } from './builds.ts';
import { heroName } from './cognomens.ts';

/** “Ari the Learned, scout” */
export const GALLERY_NAMES: Readonly<Record<GalleryId, Named>> = recordOf(GALLERY_IDS, (id) => {
  const called = (language: Language): string => heroName(GALLERY[id], language);
  const { kind } = BUILD_WORDS[id];
  return { en: `${called('en')}, ${kind.en.toLowerCase()}`, de: `${called('de')}, ${kind.de}` };
});
