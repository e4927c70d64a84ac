// How the four Heroes and the Overlord are told apart: by colour, by the pattern of the base, by the emblem.

import type { Hero } from '../../../content/index.ts';

export type Party = Hero | 'overlord';

export interface Livery {
  readonly colour: string;
  readonly pale: string;
  /** The front of the rim. */
  readonly rim: string;
  readonly bust: string;
  /** What is painted on the base, a circle of 24.5 around 0, 0. */
  readonly painted: string;
  /** In a box of 20, drawn with a pen. */
  readonly emblem: string;
  /** How its line in a plot is broken. */
  readonly dash: string;
}

export const LIVERIES: Readonly<Record<Party, Livery>> = {
  // Halved; an axe.
  orlaf: {
    colour: '#9b3a25',
    pale: '#f3dcae',
    rim: '#f0c66a',
    bust: '#f4e5c2',
    painted: 'M0 -24.5A24.5 24.5 0 0 1 0 24.5Z',
    emblem: 'M-2 -9V9M-2 -7Q6 -9 7 0Q3 -2 -2 0',
    dash: '',
  },
  // Quartered; a hammer.
  rordin: {
    colour: '#2f6098',
    pale: '#dfe8ef',
    rim: '#cfe0ee',
    bust: '#f4e5c2',
    painted: 'M0 -24.5A24.5 24.5 0 0 1 24.5 0H0ZM0 24.5A24.5 24.5 0 0 1 -24.5 0H0Z',
    emblem: 'M0 -2V9M-7 -8H7V-2H-7Z',
    dash: '9 4',
  },
  // A bend; a bow.
  madriga: {
    colour: '#2f6b53',
    pale: '#e4efd6',
    rim: '#b9dba0',
    bust: '#f4e5c2',
    painted: 'M-21.5 -12A24.5 24.5 0 0 1 -12 -21.5L21.5 12A24.5 24.5 0 0 1 12 21.5Z',
    emblem: 'M-2 -9Q8 0 -2 9ZM-8 0H6M3 -3L6 0L3 3',
    dash: '3 4',
  },
  // Barred; a star.
  danor: {
    colour: '#5b4791',
    pale: '#e9e0f4',
    rim: '#d6c3f2',
    bust: '#f4e5c2',
    painted: 'M-23 -9H23V-2H-23ZM-22.5 6H22.5V13H-22.5Z',
    emblem: 'M0 -9V9M-9 0H9M-5 -5L5 5M5 -5L-5 5',
    dash: '12 4 2 4',
  },
  // Plain and dark; a skull.
  overlord: {
    colour: '#3b3440',
    pale: '#8d8496',
    rim: '#d9cfb6',
    bust: '#d8cdb4',
    painted: 'M-12 -21.5L12 -21.5L0 0Z',
    emblem: 'M-7 -2Q-8 -9 0 -9Q8 -9 7 -2L4 2V7H-4V2ZM-4 -2H-1.5M1.5 -2H4M-1.3 4V7M1.3 4V7',
    dash: '5 3',
  },
};
