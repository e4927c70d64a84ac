// The letters of a drawn dungeon. Section 26.

import type { FurnitureKind } from '../furniture.ts';
import type { Boss, Hero, Minion } from '../models.ts';

export const BLANK = '#';
export const BONES = 'b';
export const EXIT = 'X';
export const WEAK_SPOT = '+';

/** Every square of a model or a piece has its letter; neighbours are joined by size. */
export const MODEL_LETTERS: Readonly<Record<string, Hero | Boss | Minion>> = {
  O: 'orlaf',
  R: 'rordin',
  M: 'madriga',
  W: 'danor',
  s: 'skeleton-warrior',
  a: 'skeleton-archer',
  z: 'zombie',
  y: 'armoured-zombie',
  v: 'dwarf-revenant',
  g: 'ghost',
  T: 'zombie-troll',
  N: 'mortibris',
  K: 'grund',
  E: 'elshara',
  J: 'hoggar',
};

export const FURNITURE_LETTERS: Readonly<Record<string, FurnitureKind>> = {
  c: 'chest',
  o: 'barrel',
  l: 'lectern',
  h: 'throne',
  t: 'table',
  w: 'weapon-rack',
  B: 'bookcase',
  q: 'cabinet',
  k: 'crypt',
  e: 'well',
};

const LETTERS = [...Object.keys(MODEL_LETTERS), ...Object.keys(FURNITURE_LETTERS)].join('');

export const DRAWABLE = new RegExp(`^[#.bX+0-9${LETTERS}]*$`);
