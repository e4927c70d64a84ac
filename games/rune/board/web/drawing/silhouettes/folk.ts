// Dark Vikings, the undead, dwarves and elves.

import { disc, type Silhouette } from './silhouette.ts';

const SHOULDERS = 'M-18 21Q-17 8 -8 6H8Q17 8 18 21Z';
const BROAD = 'M-21 21Q-21 10 -12 8H12Q21 10 21 21Z';
/** A dwarf's beard, from ear to ear. */
const BEARD = 'M-11 -3Q-12 9 -8 14Q-4 21 0 21Q4 21 8 14Q12 9 11 -3Z';
const STRANDS = 'M-7 5Q0 1 7 5M-6 8L-4 17M0 6V20M6 8L4 17';
const DOTS = 'M-6 -1.5H-3M3 -1.5H6';

export const VIKINGS = {
  // A helm that hides the eyes, a cloak of feathers, a sword.
  'dark-viking': {
    body: `M-21 21L-18 15L-19 10L-14 9L-13 4L-8 6H8L13 4L14 9L19 10L18 15L21 21ZM-10 -4Q-10 -16 0 -21Q10 -16 10 -4L8 6Q0 11 -8 6ZM16 -22L19 -18V6H13V-18Z`,
    line: `M-10 -4H10M0 -21V-4M-8 -3Q-8 3 -4 3Q-1 3 -1 -2M8 -3Q8 3 4 3Q1 3 1 -2M-1 -4V4H1V-4M10 7H22M16 7V14M-14 15L-10 12M-8 18L-5 13M14 15L10 12M8 18L5 13M-3 8Q0 9 3 8`,
  },
  // Bones under the same helm, and a blade that broke.
  dishonored: {
    body: `${SHOULDERS}M-9 -6Q-9 -4 -7 -1L-6 6Q0 10 6 6L7 -1Q9 -4 9 -6ZM-11 -6Q-10 -17 0 -20Q10 -17 11 -6ZM15 -10L18 -6L16 -3L20 -1V12H14V-8Z`,
    line: `M-11 -6H11M0 -20V-6${disc(-3.6, -2.4, 2.2)}${disc(3.6, -2.4, 2.2)}M-1 1.5L0 -.5L1 1.5M-4 4H4M-2 3V7M0 3V7.6M2 3V7M11 12H23M17 12V19M-9 -9L-4 -15L-6 -17M-8 11Q0 14 8 11M-10 16Q0 19 10 16`,
  },
  // Wrapped from head to foot, one eye, hands like rakes.
  'sark-amen': {
    body: `M-20 21Q-20 8 -11 4H11Q20 8 20 21ZM-10 -6Q-11 -20 0 -21Q11 -20 10 -6Q10 6 0 9Q-10 6 -10 -6ZM-22 3L-19 -8L-17 -2L-15 -9L-13 -2L-11 -7L-11 4L-16 9ZM22 3L19 -8L17 -2L15 -9L13 -2L11 -7L11 4L16 9Z`,
    line: `M-9 -13Q0 -18 9 -13M-10 -8Q-4 -11 2 -8L10 -10M-10 1Q0 -2 10 2M-8 6Q0 3 8 5${disc(3.6, -4.6, 2.8)}M3.6 -5.4V-3.8M-9 -3L-3 -5M-16 13Q0 9 17 14M-18 17Q0 14 19 18M-8 -18L4 -20`,
  },
} as const satisfies Readonly<Record<string, Silhouette>>;

export const DWARVES = {
  // A cap and a pick.
  'dwarf-laborer': {
    body: `${BROAD}${BEARD}M-11 -3Q-11 -15 0 -15Q11 -15 11 -3ZM-22 -13Q-14 -22 -5 -18Q-14 -17 -18 -9Z`,
    line: `M-11 -3H11M-8 -8Q0 -11 8 -8${DOTS}${STRANDS}M-14 -15L-19 18`,
  },
  // Bald, with a whip.
  'dwarf-pit-boss': {
    body: `${BROAD}${BEARD}M-11 -3Q-12 -17 0 -17Q12 -17 11 -3Z`,
    line: `M-9 -5Q-5 -9 -1 -5M1 -5Q5 -9 9 -5${DOTS}${STRANDS}M16 18V-4Q16 -20 22 -12Q25 -4 19 0M-4 -13H4M-3 -10H3M14 -4H18M14 0H18`,
  },
  // A hood, and a chain that waits for somebody.
  'dwarf-slaver': {
    body: `${BROAD}M-12 6Q-14 -13 0 -20Q14 -13 12 6Q6 12 0 12Q-6 12 -12 6Z`,
    line: `M-8 2Q-9 -9 0 -13Q9 -9 8 2Q4 8 0 8Q-4 8 -8 2Z${DOTS}M-4 4Q0 2 4 4M-20 0a3 4 0 1 0 6 0a3 4 0 1 0 -6 0M-19 7a2.4 3.6 0 1 0 4.8 0a2.4 3.6 0 1 0 -4.8 0M-18 14a3 4 0 1 0 6 0a3 4 0 1 0 -6 0M14 13a4 4 0 1 0 8 0`,
  },
  // A mask with a beak, a net of barbs.
  'dwarf-medic': {
    body: `${BROAD}M-11 -4Q-11 -17 0 -17Q11 -17 11 -4Q10 3 5 5Q2 15 -3 17Q-2 10 -5 5Q-10 3 -11 -4Z`,
    line: `M-11 -5H11${disc(-5, -4, 3)}${disc(5, -4, 3)}M-3 6Q0 4 3 6M0 6Q1 10 -1 14M11 -14L22 -3M15 -18L22 -11M11 -6L18 -13M14 -3L22 -11M11 -10L15 -6M17 -16L22 -8M-20 14h8M-16 10v8`,
  },
  // A crest across his helm, cheeks of iron.
  'dwarf-centurion': {
    body: `${BROAD}${BEARD}M-11 -3Q-11 -13 0 -13Q11 -13 11 -3L9 6L6 -1H-6L-9 6ZM-15 -11Q-12 -22 0 -22Q12 -22 15 -11Q8 -16 0 -16Q-8 -16 -15 -11Z`,
    line: `M-11 -3H11M-10 -20L-8 -14M-5 -22L-4 -16M0 -22V-16M5 -22L4 -16M10 -20L8 -14M-5 0H-3M3 0H5M-6 8L-4 17M0 6V20M6 8L4 17M-21 15H-12M21 15H12`,
  },
  // A helm like a tower, plaits, an axe with two blades.
  'dwarf-clan-champion': {
    body: `${BROAD}${BEARD}M-12 -4L-10 -15L-6 -12L-3 -20L0 -14L3 -20L6 -12L10 -15L12 -4ZM18 -20Q26 -14 18 -8Q10 -14 18 -20ZM-20 -14Q-16 -6 -20 4L-13 2Q-11 -6 -13 -12Z`,
    line: `M-12 -4H12M-11 -8H11${DOTS}M-6 5Q0 1 6 5M-5 7Q-8 13 -5 20M5 7Q8 13 5 20M0 6V21M18 -20V20M-16 -12V16M-5 12H-7M5 12H7`,
  },
} as const satisfies Readonly<Record<string, Silhouette>>;

/** Long ears, a narrow chin. */
const ELF = 'M-7 -7Q-7 -16 0 -16Q7 -16 7 -7L19 -14L9 -1Q6 8 0 11Q-6 8 -9 -1L-19 -14Z';
const ALMONDS = 'M-6 -4Q-3.5 -7 -1.5 -4Q-4 -2.5 -6 -4ZM6 -4Q3.5 -7 1.5 -4Q4 -2.5 6 -4Z';

export const ELVES = {
  // A cap with a tail, and a grin.
  'elf-mischief-maker': {
    body: `M-15 21Q-13 10 -6 9H6Q13 10 15 21Z${ELF}M-8 -8Q-9 -18 2 -21Q14 -22 17 -14L21 -17L19 -10L14 -13Q10 -15 8 -8Z`,
    line: `M-8 -8Q0 -12 8 -8${ALMONDS}M0 -2L-1 2H1M-5 3Q0 9 5 3M-5 3L-6 2M5 3L6 2M-6 13L0 20L6 13`,
  },
  // A circlet, hair to the shoulders, a collar that stands up.
  'elf-courtier': {
    body: `M-19 21L-16 3L-8 10H8L16 3L19 21Z${ELF}M-8 -5Q-12 -18 0 -19Q12 -18 8 -5L7 -10Q0 -13 -7 -10Z`,
    line: `M-8 -10Q0 -14 8 -10M0 -15L-2 -12L0 -9L2 -12Z${ALMONDS}M0 -2L-1 2H1M-3 5H3M-16 3L-10 20M16 3L10 20M0 12V20M-3 15H3`,
  },
} as const satisfies Readonly<Record<string, Silhouette>>;
