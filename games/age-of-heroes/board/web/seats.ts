// How the six seats are told apart: by colour, by pattern and by emblem, so that two of the three may fail.

import type { Seat } from '@skald/kernel';

export interface Livery {
  readonly colour: string;
  /** The same, darker: the field behind an emblem. */
  readonly field: string;
  /** What is written and drawn on the field. */
  readonly ink: string;
  /** Lines of the pattern in a tile of 8 by 8, drawn with the pen of `ink`. */
  readonly pattern: string;
  /** The emblem, drawn around 0, 0 in a box of 20. */
  readonly emblem: string;
  /** How its line in a plot is broken. */
  readonly dash: string;
}

const PALE = '#f3e8cd';
const DARK = '#2a2013';

export const LIVERIES: readonly Livery[] = [
  {
    colour: '#b5492a',
    field: '#7c2c19',
    ink: PALE,
    pattern: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
    // An axe.
    emblem: 'M-5 9L3 -6M1 -8Q8 -9 9 -2Q6 -4 3 -3Q0 -2 -1 -1Q-2 -6 1 -8Z',
    dash: '',
  },
  {
    colour: '#2a6299',
    field: '#173d63',
    ink: PALE,
    pattern: 'M0 2Q2 0 4 2T8 2M0 6Q2 4 4 6T8 6',
    // A ship.
    emblem: 'M-9 3Q0 9 9 3L7 7Q0 11 -7 7ZM0 4V-9M0 -8Q8 -6 7 1H0',
    dash: '9 4',
  },
  {
    colour: '#cfa437',
    field: '#8d6a17',
    ink: '#fff6dc',
    pattern: 'M2 1.2V2.8M6 5.2V6.8M1.2 2H2.8M5.2 6H6.8',
    // A sun.
    emblem:
      'M0 -4.2A4.2 4.2 0 1 1 0 4.2A4.2 4.2 0 1 1 0 -4.2ZM0 -9V-6.4M0 9V6.4M-9 0H-6.4M9 0H6.4M-6.4 -6.4L-4.6 -4.6M6.4 6.4L4.6 4.6M-6.4 6.4L-4.6 4.6M6.4 -6.4L4.6 -4.6',
    dash: '2 4',
  },
  {
    colour: '#2c8a70',
    field: '#175243',
    ink: PALE,
    pattern: 'M0 3L4 0L8 3M0 8L4 5L8 8',
    // A fir.
    emblem: 'M0 9V-9M-7 5L0 0L7 5M-5.4 0L0 -4L5.4 0M-3.6 -4.6L0 -8L3.6 -4.6',
    dash: '12 3 2 3',
  },
  {
    colour: '#ad6f9b',
    field: '#6d3a60',
    ink: PALE,
    pattern: 'M0 0L8 8M8 0L0 8',
    // A raven.
    emblem: 'M-9 -3L-4 -6Q1 -8 2 -3Q8 -2 9 7Q3 7 0 5L-2 9M1 5L2 9M-4 -6Q-7 -1 0 5M-3 -4.4h.1',
    dash: '6 3 6 8',
  },
  {
    colour: '#e8e0cb',
    field: '#cfc4a6',
    ink: DARK,
    pattern: 'M2 0V8M6 0V8',
    // A hammer.
    emblem: 'M-7 -2L-5 -8H5L7 -2ZM-2 -2H2V8H-2Z',
    dash: '1 3',
  },
];

export const liveryOf = (seat: Seat): Livery => LIVERIES[seat % LIVERIES.length] as Livery;
