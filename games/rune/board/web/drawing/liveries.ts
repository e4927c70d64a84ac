// How seats are told apart: by colour, by the pattern of the rim, by a stave.

import type { Seat } from '@skald/kernel';

export interface Livery {
  /** A colour by its name. */
  readonly colour: string;
  /** How the rim is broken, and how its line in a plot is. */
  readonly dash: string;
  /** In a box of 20 around 0, 0, drawn with a pen. */
  readonly emblem: string;
}

const STAVES = [
  ['', 'M-3 -9V9M-3 -3L6 -9M-3 3L6 -3'],
  ['9 5', 'M-5 9V-9L5 -3V9'],
  ['2 5', 'M-3 -9V9M-3 -5L6 0L-3 5'],
  ['14 4 3 4', 'M-3 -9V9M-3 -9L5 -4M-3 -2L5 3'],
  ['5 3', 'M-4 9V-9L5 -4L-4 1L6 9'],
  ['20 6', 'M5 -9L-4 0L5 9'],
  ['4 4 1 4', 'M-6 -8L6 8M6 -8L-6 8'],
  ['11 3 2 3 2 3', 'M-3 -9V9M-3 -9L5 -5L-3 -1'],
] as const;

/** Whoever plays the foes, and foes that nobody plays. */
export const FOES_LIVERY: Livery = {
  colour: 'var(--run-seat-foes)',
  dash: '3 3',
  emblem: 'M-7 -2Q-8 -9 0 -9Q8 -9 7 -2L4 2V7H-4V2ZM-4 -2H-1.5M1.5 -2H4M-1.3 4V7M1.3 4V7',
};

const LIVERIES: readonly Livery[] = STAVES.map(([dash, emblem], seat) => ({
  colour: `var(--run-seat-${seat})`,
  dash,
  emblem,
}));

export const liveryOf = (seat: Seat | null): Livery => LIVERIES[(seat ?? 0) % LIVERIES.length]!;
