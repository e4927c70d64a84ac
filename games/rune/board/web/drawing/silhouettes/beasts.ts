// Craftwerks, crabs, giants and whatever else is neither man nor goblin; and creatures that somebody thought up.

import { disc, type Silhouette } from './silhouette.ts';

export const CRAFTWERKS = {
  // A shell in two halves, riveted.
  'beetle-werk': {
    body: 'M0 -9Q16 -9 17 5Q16 20 0 21Q-16 20 -17 5Q-16 -9 0 -9ZM-11 -8Q-9 -18 0 -18Q9 -18 11 -8Q0 -12 -11 -8Z',
    line: `M0 -9V21M-6 -17Q-10 -22 -14 -20M6 -17Q10 -22 14 -20M-17 3L-22 -2M-17 9L-22 10M-14 15L-19 20M17 3L22 -2M17 9L22 10M14 15L19 20${disc(-8, 0, 1.4)}${disc(8, 0, 1.4)}${disc(-9, 8, 1.4)}${disc(9, 8, 1.4)}${disc(-6, 15, 1.4)}${disc(6, 15, 1.4)}M-5 -14H-2M2 -14H5`,
  },
  // Link upon link.
  'centi-werk': {
    body: 'M-20 -16Q-14 -22 -7 -18L-6 -11Q-12 -8 -18 -10ZM-6 -18Q2 -20 7 -15L5 -8Q-1 -8 -6 -11ZM8 -14Q15 -10 14 -2L7 -1Q5 -4 5 -8ZM14 -1Q14 7 8 10L4 4Q6 2 7 -1ZM7 11Q0 13 -5 10L-3 4Q1 5 4 4ZM-6 10Q-14 10 -15 17L-9 21Q-6 17 -3 16Z',
    line: `${disc(-14, -14, 1.6)}M-20 -16L-22 -20M-16 -20L-17 -23M-9 -19L-9 -23M0 -19L2 -23M9 -13L14 -17M14 -5L20 -7M14 3L20 5M9 9L13 14M1 12L1 18M-5 10L-8 5M-14 13L-19 12M-14 18L-18 21M-3 16L1 20M-10 -10L-10 -6M-1 -8L-2 -4M6 -4L2 -2`,
  },
  // Eight legs about a wheel.
  'spider-werk': {
    body: `M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM-6 -12Q-6 -19 0 -19Q6 -19 6 -12Q0 -9 -6 -12Z`,
    line: `${disc(0, 0, 5)}M0 -5V-9M0 5V9M-5 0H-9M5 0H9M-3.5 -3.5L-6.5 -6.5M3.5 -3.5L6.5 -6.5M-3.5 3.5L-6.5 6.5M3.5 3.5L6.5 6.5M-10 -6L-17 -13L-20 -20M-11 -1L-19 -4L-22 -9M-11 4L-18 7L-21 14M-8 8L-13 15L-13 21M10 -6L17 -13L20 -20M11 -1L19 -4L22 -9M11 4L18 7L21 14M8 8L13 15L13 21M-3 -15h1M2 -15h1`,
  },
  // Iron cut to a dwarf's likeness, a grate for a beard.
  'mecha-dwarf': {
    body: 'M-21 21V9L-12 6H12L21 9V21ZM-12 5V-13L-7 -18H7L12 -13V5L8 16H-8ZM-17 -8H-12V0H-17ZM12 -8H17V0H12Z',
    line: 'M-12 -8H12M-9 -5H-3V-2H-9ZM3 -5H9V-2H3ZM-10 2H10M-8 6H8M-7 10H7M-5 2V16M0 2V16M5 2V16M-7 -13h.1M7 -13h.1M0 -18V-22M-3 -22H3M-17 14h.1M17 14h.1',
  },
  // As high as a house: a furnace with a door for a mouth.
  'mega-dwarf': {
    body: 'M-22 21V4L-14 0H14L22 4V21ZM-16 0V-12L-10 -20H10L16 -12V0L11 12H-11ZM-20 -14H-16V-2H-20ZM16 -14H20V-2H16ZM-9 -20V-22H-5V-20ZM5 -20V-22H9V-20Z',
    line: `M-16 -10H16${disc(-7, -6, 2.6)}${disc(7, -6, 2.6)}M-9 1H9V9H-9ZM-6 9V3M-2 9V3M2 9V3M6 9V3M-12 -15h.1M12 -15h.1M0 -15h.1M-18 8h.1M-18 16h.1M18 8h.1M18 16h.1M-4 15H4M-4 18H4`,
  },
} as const satisfies Readonly<Record<string, Silhouette>>;

const CARAPACE = 'M-14 3Q-13 -9 0 -9Q13 -9 14 3Q10 13 0 13Q-10 13 -14 3Z';

export const MONSTERS = {
  'land-crab-small': {
    body: `${CARAPACE}M-15 -3Q-22 -6 -21 -14L-17 -10L-13 -15Q-10 -8 -12 -5ZM15 -3Q22 -6 21 -14L17 -10L13 -15Q10 -8 12 -5Z`,
    line: 'M-4 -9V-13M4 -9V-13M-4 -14h.1M4 -14h.1M-13 6L-20 8L-21 13M-10 10L-16 14L-16 19M13 6L20 8L21 13M10 10L16 14L16 19M-6 0Q0 -4 6 0M-4 7H4',
  },
  // Claws as large as the rest of it, and what has grown on its back.
  'land-crab-large': {
    body: `M-15 6Q-14 -5 0 -5Q14 -5 15 6Q11 18 0 18Q-11 18 -15 6ZM-14 1Q-25 -4 -21 -19L-16 -13L-9 -21Q-4 -12 -9 -5ZM14 1Q25 -4 21 -19L16 -13L9 -21Q4 -12 9 -5Z`,
    line: `M-3 -5V-10M3 -5V-10M-3 -11h.1M3 -11h.1M-14 10L-21 12L-22 17M-11 14L-16 19L-15 22M14 10L21 12L22 17M11 14L16 19L15 22${disc(-6, 4, 2.4)}${disc(1, 1, 1.8)}${disc(6, 6, 2.8)}${disc(-2, 10, 2)}M-16 -10L-13 -6M16 -10L13 -6`,
  },
  // A face like a cliff under a mop of hair.
  giant: {
    body: 'M-22 21Q-21 6 -13 4H13Q21 6 22 21ZM-13 -5Q-15 -21 0 -21Q15 -21 13 -5L15 -2L12 3Q11 14 4 19L0 16L-4 19Q-11 14 -12 3L-15 -2Z',
    line: 'M-13 -8Q-7 -15 -2 -10Q2 -16 7 -11Q11 -14 13 -8M-10 -4Q-5 -7 -2 -4M2 -4Q5 -7 10 -4M-7 -2h2M5 -2h2M-1 -4Q-5 4 0 5Q5 4 1 -4M-7 8Q0 5 7 8M-8 10L-5 15M-3 9L-2 16M3 9L2 16M8 10L5 15M-19 13L-14 17M19 13L14 17M-8 -19L-5 -14M2 -21L2 -15M9 -18L7 -13',
  },
  // A nose that comes before him, tusks, a club.
  troll: {
    body: 'M-21 21Q-22 5 -13 3H11Q19 5 19 21ZM-12 -2Q-14 -9 -9 -13L-8 -20L-2 -16Q12 -18 12 -4Q13 6 7 12H-7Q-13 7 -12 -2ZM14 -22Q22 -22 21 -10L18 4H14L12 -10Z',
    line: 'M-11 -4Q-5 -8 -2 -4Q3 -8 10 -4M-7 -1h2M4 -1h2M-2 -2Q-6 5 0 7Q6 5 2 -2M-8 9H8M-5 9L-6.5 4L-3 9M5 9L6.5 4L3 9M-8 -20L-5 -12M16 4V20M15 -16h.1M18 -12h.1M15 -7h.1M-16 10L-11 15',
  },
  // Arms out of a hole in the wall.
  'tube-striker': {
    body: 'M-20 21V4Q-20 -4 0 -4Q20 -4 20 4V21ZM-4 0Q-9 -8 -16 -8Q-23 -10 -20 -17Q-16 -22 -12 -17Q-16 -16 -15 -13Q-5 -13 1 -1ZM-2 -1Q-3 -14 3 -18Q10 -23 13 -17Q14 -12 9 -12Q10 -16 7 -15Q3 -10 5 -1ZM4 0Q9 -9 16 -7Q23 -5 21 1Q18 5 15 1Q18 0 17 -3Q12 -4 9 2Z',
    line: `M-14 7a14 6 0 1 0 28 0a14 6 0 1 0 -28 0M-20 12H20M-20 17H20M-9 -9h.1M-14 -11h.1M0 -8h.1M2 -13h.1M12 -5h.1`,
  },
  // Half a bear, half a man under its skin.
  wendol: {
    body: 'M-22 21Q-22 4 -14 1L-15 -7Q-20 -13 -15 -17Q-11 -19 -8 -14Q0 -18 8 -14Q11 -19 15 -17Q20 -13 15 -7L14 1Q22 4 22 21ZM-8 -2Q0 -8 8 -2Q9 8 0 10Q-9 8 -8 -2Z',
    line: `M-9 -8L-4 -6M9 -8L4 -6M-7 -5h2M5 -5h2M-3 0Q0 -3 3 0Q0 4 -3 0ZM0 2V5M-4 6Q0 3 4 6M-3 6L-2.4 8M3 6L2.4 8M-17 10L-12 14M-14 5L-10 8M17 10L12 14M14 5L10 8M-6 13L-4 19M6 13L4 19M0 13V20M-15 -13h.1M15 -13h.1`,
  },
} as const satisfies Readonly<Record<string, Silhouette>>;

/** Somebody's own: what it is armed with is all that is known of it. */
export const STRANGERS = {
  handheld: {
    body: 'M-18 21Q-17 7 -9 4H9Q17 7 18 21ZM-11 3Q-13 -11 0 -21Q13 -11 11 3Q6 9 0 9Q-6 9 -11 3ZM17 -20L20 -16V8H14V-16Z',
    line: 'M-7 1Q-8 -8 0 -13Q8 -8 7 1Q4 5 0 5Q-4 5 -7 1ZM-4 -3H-1M1 -3H4M11 8H23M17 9V17M-10 12L-4 20M8 12L4 20',
  },
  natural: {
    body: 'M-21 20Q-20 4 -8 3L-12 -5L-19 -14L-9 -12Q-2 -18 5 -14L13 -19L12 -9Q17 -3 21 0L19 7Q12 9 8 7Q12 13 17 20Z',
    line: 'M2 -7h3M16 1h2M19 5Q12 4 8 1M11 3L12 6M15 4L15 7M-6 8L-3 12M-12 9L-10 14M1 9L3 14M-5 -6L-8 0M-1 -10L-4 -4',
  },
} as const satisfies Readonly<Record<string, Silhouette>>;
