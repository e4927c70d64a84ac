// Nine sorts of goblins: ears like sails, and what each is known by.

import { disc, type Silhouette } from './silhouette.ts';

const SLIGHT = 'M-14 21Q-13 11 -6 10H6Q13 11 14 21Z';
const HEAD = 'M-9 -6Q-9 -15 0 -15Q9 -15 9 -6L21 -12L13 1Q9 4 7 7Q3 11 0 11Q-3 11 -7 7Q-9 4 -13 1L-21 -12Z';
const EYES = `${disc(-4, -4, 2.4)}${disc(4, -4, 2.4)}M-4 -4h.1M4 -4h.1`;
const NOSE = 'M0 -3L-2 2Q0 4 2 2';
const FANGS = 'M-5 5Q0 8 5 5M-3 6L-2.4 3.4L-1.6 6.4M3 6L2.4 3.4L1.6 6.4';
const EARS = 'M-18 -9L-11 -2M18 -9L11 -2';

export const GOBLINS = {
  // A stone in his fist.
  'rock-goblin': {
    body: `${SLIGHT}${HEAD}M11 8Q13 3 18 5Q23 8 21 14Q16 18 12 14Z`,
    line: `${EYES}${NOSE}${FANGS}${EARS}M15 8L18 11M-4 -15L-6 -19M0 -15V-20M4 -15L6 -19`,
  },
  // Hair in a knot, rings in her ears, a stone too.
  'rock-gobliness': {
    body: `${SLIGHT}${HEAD}M-6 -14Q-7 -22 0 -22Q7 -22 6 -14ZM-22 14Q-20 7 -15 8Q-10 11 -12 17Q-18 20 -22 14Z`,
    line: `${EYES}${NOSE}M-4 6Q0 8 4 6${EARS}M-6 -14Q0 -11 6 -14M-3 -20L0 -15L3 -20${disc(-16, 1, 2.6)}${disc(16, 1, 2.6)}M-6 -7L-2 -6M6 -7L2 -6`,
  },
  // A pot for a helm, and a spear.
  'goblin-warrior': {
    body: `${SLIGHT}${HEAD}M-10 -7Q-10 -18 0 -18Q10 -18 10 -7ZM17 -22L20 -16L17 -12L14 -16Z`,
    line: `M-12 -7H12${disc(-4, -3.4, 2)}${disc(4, -3.4, 2)}${NOSE}${FANGS}${EARS}M0 -18V-22M17 -12V20M-6 -12H-3M3 -12H6`,
  },
  // A cloth about his brow, two knives.
  'slayer-roving': {
    body: `${SLIGHT}${HEAD}M-9 -12H9L13 -8L9 -7H-9ZM-22 -2L-18 -4L-13 14L-16 15ZM22 -2L18 -4L13 14L16 15Z`,
    line: `M-9 -12H9M-9 -7H9M9 -9L15 -12M9 -8L16 -5${disc(-4, -3, 1.8)}${disc(4, -3, 1.8)}${NOSE}${FANGS}M-16 11L-11 9M16 11L11 9`,
  },
  // A scar, a chain of teeth, a long knife.
  'slayer-senior': {
    body: `${SLIGHT}${HEAD}M17 -22L21 -18V6H15V-14Z`,
    line: `${EYES}${NOSE}${FANGS}${EARS}M-9 -11L-1 2M-7 -6L-4 -9M-5 -2L-2 -4M12 6H23M18 6V14M-9 13L-7 17L-5 13L-3 17L-1 13L1 17L3 13L5 17L7 13M-3 -15V-19M3 -15V-19`,
  },
  // Nothing about it is even.
  'goblin-freak': {
    body: `${SLIGHT}M-10 -6L-15 -13L-9 -13L-8 -21L-3 -15L2 -22L4 -15L11 -19L10 -11L16 -12L10 -5L22 -7L13 3Q10 9 3 12Q-4 13 -8 8L-13 4L-21 -7ZM-2 8H5V17Q1.5 21 -2 17Z`,
    line: `${disc(-4, -5, 3.8)}${disc(5, -3, 1.8)}M-4 -5h.1M0 -1L-1 3M-7 7Q1 12 8 4M-4 8L-5 4M2 9L2 5M6 7L5 3M1.5 11V17M-10 15L-14 18M10 15L15 19`,
  },
  // The skull of a beast over his own, a rattle.
  'goblin-shaman': {
    body: `${SLIGHT}${HEAD}M-10 -5Q-12 -16 -6 -18L-4 -14H4L6 -18Q12 -16 10 -5L4 -2L2 3H-2L-4 -2ZM11 -16a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z`,
    line: `${disc(-5, -8, 2.4)}${disc(5, -8, 2.4)}M-1 -1V2M1 -1V2M-6 -18Q-14 -22 -15 -14M6 -18Q9 -22 12 -21M16 -11V20M13 -3L20 -5M13 0L21 1M-5 7Q0 9 5 7M-8 15L0 20L8 15`,
  },
  // Too fat to walk, and crowned.
  'goblin-leader': {
    body: 'M-22 21Q-24 2 -10 2H10Q24 2 22 21ZM-11 -4Q-11 -12 0 -12Q11 -12 11 -4L21 -9L14 3Q11 11 0 12Q-11 11 -14 3L-21 -9ZM-10 -10L-12 -21L-5 -16L0 -22L5 -16L12 -21L10 -10Z',
    line: `M-10 -10H10M-10 -13H10M-6 -4H-2M2 -4H6${NOSE}M-7 5Q0 9 7 5M-4 6V9M4 6V9M-9 9Q0 15 9 9M-14 14Q0 22 14 14M0 19h.1`,
  },
  // He strikes with what he eats.
  'goblin-vegetarian': {
    body: `${SLIGHT}${HEAD}M12 -6Q11 -14 16 -15Q22 -14 21 -6Q19 1 16.5 5Q14 1 12 -6Z`,
    line: `${EYES}${NOSE}M-4 6H4${EARS}M16 -15Q13 -20 11 -20M16.5 -15V-22M17 -15Q20 -20 22 -20M13 -8H16M17 -3H20M-5 13L0 20L5 13M-6 -9Q-4 -10 -2 -8M6 -9Q4 -10 2 -8`,
  },
} as const satisfies Readonly<Record<string, Silhouette>>;
