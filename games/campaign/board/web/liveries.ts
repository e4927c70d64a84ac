// How the two sides are told apart: by colour, by the shape and pattern of their shields, and by their emblems.

import type { Side } from '../../content/index.ts';

export interface Livery {
  readonly colour: string;
  /** The same, darker: behind numbers and emblems. */
  readonly field: string;
  /** What is painted over the colour. */
  readonly pale: string;
  /** The shield around 0, 0, about 34 wide. */
  readonly shield: string;
  /** What is painted on it, by its own shape. */
  readonly painted: string;
  /** What a banner flies, and the same let down when its army has moved. */
  readonly banner: string;
  readonly furled: string;
  /** The emblem in a box of 20, drawn with a pen. */
  readonly emblem: string;
  /** How its line in a plot is broken. */
  readonly dash: string;
}

export const LIVERIES: Readonly<Record<Side, Livery>> = {
  // A kite shield with a cross, a swallow-tailed gonfanon, a sword.
  normans: {
    colour: '#2f6098',
    field: '#16355a',
    pale: '#efe6cf',
    shield: 'M-16 -15Q0 -23 16 -15Q18.6 6 0 25Q-18.6 6 -16 -15Z',
    painted: 'M-3.2 -19.6Q0 -20 3.2 -19.6V20.8L0 25L-3.2 20.8ZM-17 -5.4H17Q17 -2 16 1H-16Q-17 -2 -17 -5.4Z',
    banner: 'M0 -11H19L14 -6.4L19 -1.6L14 3H0Z',
    furled: 'M0 -11Q5 -9 4.4 -2Q5 4 2.6 9Q0 10 0 8Z',
    emblem: 'M0 -9.6L1.9 -7V3H-1.9V-7ZM-5.4 3.4H5.4M0 3.4V7.6M-1.6 8.8H1.6',
    dash: '',
  },
  // A round shield in eight parts, a raven banner, a raven.
  vikings: {
    colour: '#a83f28',
    field: '#5d1a10',
    pale: '#f1dfae',
    shield: 'M0 -17.5A18.5 18.5 0 1 1 0 19.5A18.5 18.5 0 1 1 0 -17.5Z',
    painted:
      'M0 1L0 -17.5A18.5 18.5 0 0 1 13.1 -12.1ZM0 1L18.5 1A18.5 18.5 0 0 1 13.1 14.1ZM0 1L0 19.5A18.5 18.5 0 0 1 -13.1 14.1ZM0 1L-18.5 1A18.5 18.5 0 0 1 -13.1 -12.1Z',
    banner: 'M0 -11H18Q18 0 0 6.6ZM15.6 -4L18.4 -2.4M11.4 1L14 3M6.4 4.4L8 6.8',
    furled: 'M0 -11Q5 -9 4 -2Q4.6 3 2 7Q0 8 0 6Z',
    emblem: 'M-9 -3L-4 -6Q1 -8 2 -3Q8 -2 9 7Q3 7 0 5L-2 9M1 5L2 9M-4 -6Q-7 -1 0 5M-3 -4.4h.1',
    dash: '8 4',
  },
};

/** Armies are numbered as banners are. */
export const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;
