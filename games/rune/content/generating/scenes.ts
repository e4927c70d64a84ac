// Where encounters take place: what a scene can be drawn from, and which setting of an adventure it belongs to.

import type { Hook } from '../design/budget.ts';

export const SCENES = [
  'cave',
  'hall',
  'forge',
  'forest',
  'ice',
  'ship',
  'temple',
  'village',
  'tunnel',
  'shore',
  'mountain',
  'swamp',
] as const;
export type Scene = (typeof SCENES)[number];

/** RUN-ADV-08 */
export const HOOK_OF: Readonly<Record<Scene, Hook>> = {
  cave: 'underground',
  hall: 'underground',
  forge: 'underground',
  forest: 'scandinavia',
  ice: 'jotunheim',
  ship: 'scandinavia',
  temple: 'underground',
  village: 'scandinavia',
  tunnel: 'underground',
  shore: 'scandinavia',
  mountain: 'jotunheim',
  swamp: 'scandinavia',
};
