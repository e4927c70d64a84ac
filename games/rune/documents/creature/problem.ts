// What can be wrong with a creature, or be better.

import { saying } from '../problems.ts';

// biome-ignore format: by subject
export const PROBLEMS = [
  // A file that is no creature.
  'notACreature', 'otherVersion', 'malformed',
  'undescribed', 'mustStayAwake', 'powerTwice',
  // Advice.
  'noTrait', 'likeAnother', 'paysNothing', 'clawsThatShoot',
] as const;

export type CreatureProblem = (typeof PROBLEMS)[number];

export const { problem, advice } = saying<CreatureProblem>();
