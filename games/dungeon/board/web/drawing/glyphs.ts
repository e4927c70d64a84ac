// Who a figure is: a bust for each, in a box of 44 around 0, 0, cut like wood: `body` filled, `line` drawn over it.

import type { ModelType } from '../../../content/index.ts';

export interface Glyph {
  readonly body: string;
  readonly line: string;
}

const SHOULDERS = 'M-17 20Q-16 7 -7 5H7Q16 7 17 20Z';
const SKULL = 'M-9 -6Q-10 -17 0 -17Q10 -17 9 -6Q9 -2 6 0V5Q0 8 -6 5V0Q-9 -2 -9 -6Z';
const EYES =
  'M-6 -6a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0 -4.8 0M1.2 -6a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0 -4.8 0';
const TEETH = 'M-1.4 -1L0 -3L1.4 -1M-4 2.4H4M-2 .8V5M0 .8V5.4M2 .8V5';
const RIBS = 'M0 8V20M-9 11Q0 14 9 11M-11 16Q0 19 11 16';

export const GLYPHS: Readonly<Record<ModelType, Glyph>> = {
  // Long hair, a plait of beard, an axe over the shoulder.
  orlaf: {
    body: `${SHOULDERS}M-8 -7Q-11 6 -12 9L-7 8Q-5 15 0 16Q5 15 7 8L12 9Q11 6 8 -7Q8 -17 0 -17Q-8 -17 -8 -7ZM14 -19Q22 -18 22 -9Q18 -12 14 -10Z`,
    line: 'M14 -21V18M-5 -6H-2M2 -6H5M0 -5V-1M-5 1Q0 -1 5 1M-4 4Q0 2 4 4M-3 5L0 15L3 5M-8 -10Q0 -14 8 -10M-14 14L-6 20M14 14L6 20',
  },
  // A broad helm with a nose guard, a beard that hides the rest, a hammer.
  rordin: {
    body: 'M-19 20Q-19 9 -11 7H11Q19 9 19 20ZM-10 -4Q-11 10 -9 13Q-4 21 0 21Q4 21 9 13Q11 10 10 -4ZM-11 -4Q-11 -17 0 -17Q11 -17 11 -4ZM-22 -21H-10V-12H-22Z',
    line: 'M-11 -4H11M-1.6 -4V3H1.6V-4M0 -17V-4M-6 -1H-3M3 -1H6M-7 5Q0 1 7 5M-6 8L-4 18M0 6V20M6 8L4 18M-16 -12V18',
  },
  // A hood, and a bow as tall as herself.
  madriga: {
    body: `${SHOULDERS}M-11 5Q-12 -9 0 -19Q12 -9 11 5Q6 10 0 10Q-6 10 -11 5Z`,
    line: 'M-6.4 2Q-7 -7 0 -11Q7 -7 6.4 2Q3 6 0 6Q-3 6 -6.4 2ZM-4 -2H-1.6M1.6 -2H4M-1.6 3H1.6M16 -21Q27 0 16 20M16 -21V20M8 -16L12 -22M-12 12L-4 20M12 12L4 20',
  },
  // A tall hat, a long beard, a staff with a star.
  danor: {
    body: `${SHOULDERS}M-14 -4Q-6 -8 -3 -22L3 -19Q6 -8 14 -4Q0 1 -14 -4ZM-7 -3Q-8 4 -5 6Q-3 17 0 19Q3 17 5 6Q8 4 7 -3Z`,
    line: 'M-5 0H-2M2 0H5M0 0V3M-4 6Q0 4 4 6M-2 7L-1 15M2 7L1 15M-17 -18V20M-21 -18H-13M-17 -22V-14M-20 -21L-14 -15M-14 -21L-20 -15M-8 -8Q0 -5 8 -8',
  },
  'skeleton-warrior': {
    body: `${SKULL}M16 -21L18.6 -17V9H13.4V-17Z`,
    line: `${EYES}${TEETH}${RIBS}M10 9.4H22M16 10V17M-4 -17V-12`,
  },
  'skeleton-archer': {
    body: SKULL,
    line: `${EYES}${TEETH}${RIBS}M15 -20Q27 0 15 20M15 -20V20M-20 0H12M-20 0L-16 -3M-20 0L-16 3`,
  },
  zombie: {
    body: `M-19 20Q-17 9 -9 7L9 9Q15 11 16 20ZM-9 -2Q-12 -15 -2 -17Q9 -17 8 -5Q8 3 4 8L-4 11Q-10 7 -9 -2Z`,
    line: 'M-6 -6L-2 -4M-6 -3L-2 -7M3 -7a1.6 1.6 0 1 0 3 0a1.6 1.6 0 1 0 -3 0M-5 4Q0 1 4 3L3 8L-4 9ZM-1 2V9M-6 -14L-2 -11M0 -15L1 -12M-20 4Q-22 12 -15 14M14 16H6',
  },
  'armoured-zombie': {
    body: `M-20 20Q-20 8 -11 6H11Q20 8 20 20ZM-9 -3Q-9 6 -4 10H4Q9 6 9 -3ZM-12 -3Q-12 -16 0 -20Q12 -16 12 -3Z`,
    line: 'M-12 -3H12M-1.6 -3V4H1.6V-3M0 -20V-3M-7 0H-3M3 0H7M-4 6H4V9H-4ZM0 6V9M-20 14Q0 10 20 14M-9 7V20M9 7V20M-12 -9H12',
  },
  'dwarf-revenant': {
    body: `M-20 20Q-20 10 -11 8H11Q20 10 20 20ZM-9 -3Q-10 2 -6 3V7Q-10 14 -4 20L0 15L4 20Q10 14 6 7V3Q10 2 9 -3ZM-12 -4Q-11 -16 0 -16Q11 -16 12 -4ZM-4 -16L0 -22L4 -16Z`,
    line: `M-12 -4H12M-5.6 -.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M1.6 -.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M-3 6H3M-1 4V8M1 4V8M0 -16V-4M-18 -20V16M-23 -20Q-18 -14 -13 -20L-15 -11H-21Z`,
  },
  ghost: {
    body: 'M-14 20Q-17 -2 -9 -13Q0 -22 9 -13Q17 -2 14 20L9 14L5 21L0 14L-5 21L-9 14Z',
    line: 'M-6.5 -5a2.6 3.6 0 1 0 5.2 0a2.6 3.6 0 1 0 -5.2 0M1.3 -5a2.6 3.6 0 1 0 5.2 0a2.6 3.6 0 1 0 -5.2 0M-2.6 5a2.6 3.6 0 1 0 5.2 0a2.6 3.6 0 1 0 -5.2 0M-13 4L-19 8M13 4L19 8',
  },
  'zombie-troll': {
    body: 'M-21 20Q-22 2 -13 0H13Q22 2 21 20ZM-13 -3Q-14 -10 -9 -14L-6 -19L-1 -16Q12 -17 12 -4Q14 6 8 11H-8Q-14 6 -13 -3Z',
    line: 'M-12 -5Q-4 -9 -1 -5Q4 -9 11 -5M-7 -2h2M4 -2h2M-2 -3Q-4 3 0 4Q4 3 2 -3M-9 6H9M-6 6L-7.5 0L-3.5 6M6 6L7.5 0L3.5 6M-2 6V9M2 6V9M-17 6L-12 12M17 6L12 12M-16 14h5M-14 12v5',
  },
  // A skull under a hood, a crook of bone.
  mortibris: {
    body: 'M-19 20Q-18 4 -11 -2Q-12 -18 0 -22Q12 -18 11 -2Q18 4 19 20Z',
    line: 'M-7 -3Q-8 -14 0 -15Q8 -14 7 -3Q7 1 4 3V7H-4V3Q-7 1 -7 -3ZM-5 -5a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0M1 -5a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0M-1.5 3.5V7M1.5 3.5V7M-11 -2Q-6 10 0 12Q6 10 11 -2M17 20V-12Q17 -21 23 -18',
  },
  // A crown on a beard.
  grund: {
    body: 'M-21 20Q-21 9 -12 7H12Q21 9 21 20ZM-10 -7Q-12 8 -9 12Q-5 21 0 22Q5 21 9 12Q12 8 10 -7ZM-11 -7L-13 -20L-6 -14L0 -22L6 -14L13 -20L11 -7Z',
    line: 'M-11 -7H11M-11 -10.5H11M-6 -3.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M2 -3.5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M-6 4Q0 0 6 4M-6 7L-3 18M0 5V20M6 7L3 18',
  },
  // Hair that floats, a mouth that cries.
  elshara: {
    body: 'M-10 20Q-9 8 -4 7H4Q9 8 10 20ZM-7 -6Q-7 -15 0 -15Q7 -15 7 -6Q7 4 0 8Q-7 4 -7 -6Z',
    line: 'M-5 -7Q-3.5 -9 -2 -7M2 -7Q3.5 -9 5 -7M-2.6 1a2.6 4 0 1 0 5.2 0a2.6 4 0 1 0 -5.2 0M-6 -12Q-18 -18 -15 -4Q-13 6 -20 12M-7 -6Q-13 -4 -11 6Q-10 12 -14 18M6 -12Q18 -18 15 -4Q13 6 20 12M7 -6Q13 -4 11 6Q10 12 14 18M-4 -15Q0 -22 4 -15',
  },
  // A troll with a headdress of antlers.
  hoggar: {
    body: 'M-21 20Q-22 3 -13 1H13Q22 3 21 20ZM-12 -2Q-13 -13 0 -13Q13 -13 12 -2Q13 7 8 12H-8Q-13 7 -12 -2Z',
    line: 'M-9 -11Q-18 -12 -17 -22M-13 -13L-21 -14M-16 -16L-12 -21M9 -11Q18 -12 17 -22M13 -13L21 -14M16 -16L12 -21M-9 -4Q-4 -7 -1 -4Q4 -7 9 -4M-6 -1h2M4 -1h2M-2 -1Q-3 3 0 4Q3 3 2 -1M-8 7H8M-5 7L-6 2L-2.5 7M5 7L6 2L2.5 7M-12 16a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M-2 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M8 16a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  },
};
