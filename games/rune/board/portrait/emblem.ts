// Emblems around 0, 0, within fourteen of it: one for every nickname of the list, a letter for everybody else.

import type { Cognomen } from '../../content/names.ts';
import type { Likeness } from './likeness.ts';
import { circle, ellipse, type Mark, mark } from './pen.ts';
import { runeMarks } from './runes.ts';

const lines = (...of: readonly string[]): Mark[] => of.map((d) => mark('line', d));

const SIGNS: Readonly<Record<Cognomen, readonly Mark[]>> = {
  'Bent-Leg': lines('M-4 -12L4 -2L-4 8L6 12'),
  // A comb.
  'Fine-Hair': lines(
    'M-11 -8L11 -8L11 -3L-11 -3Z',
    'M-9 -3L-9 10M-4.5 -3L-4.5 10M0 -3L0 10M4.5 -3L4.5 10M9 -3L9 10',
  ),
  'Flat-Nose': lines('M-2 -12L-2 2C-10 2 -10 10 0 10C10 10 10 2 4 4'),
  Fringe: lines('M-11 -2C-11 -14 11 -14 11 -2', 'M-11 -2L-7 8L-4 -3L0 9L4 -3L7 8L11 -2'),
  'Gray-Cloak': lines('M0 -12C8 -8 12 4 11 12L-11 12C-12 4 -8 -8 0 -12Z', 'M0 -6L0 12'),
  'Killer-': lines('M-2 12L-2 -12', 'M-2 -11L8 -13C14 -6 12 2 8 5L-2 0'),
  // A heron.
  'Long-Legs': lines(
    'M-12 -10L-4 -11C2 -12 0 -2 4 -2C10 -3 11 3 6 4L-2 4C-6 2 -4 -4 -4 -7',
    'M0 4L0 13M5 4L5 13',
  ),
  'Of the Dales': lines('M-13 10L-6 -8L0 2L6 -10L13 10', 'M-4 12C0 4 0 4 4 12'),
  'Sleekstone-Eye': [...lines('M-13 0C-6 -10 6 -10 13 0C6 10 -6 10 -13 0Z'), mark('cut', circle(0, 0, 4))],
  'The Bald': [...lines('M-9 12L-9 -2C-9 -14 9 -14 9 -2L9 12'), mark('line', 'M-4 -8C-2 -10 1 -10 3 -9')],
  // A raven.
  'The Black': [mark('cut', 'M-13 -4L-6 -8C-2 -12 4 -9 5 -4L13 8L3 6L-2 12L-3 5C-9 3 -8 -2 -6 -4Z')],
  'The Deep-Minded': lines('M-10 -8L10 -8L8 12L-8 12Z', 'M-8 0C-3 -3 3 3 9 0M-8 6C-3 3 3 9 8 6'),
  'The Dueller': lines('M-10 -12L8 10M4 12L11 6', 'M10 -12L-8 10M-4 12L-11 6'),
  'The Easterner': lines('M-13 8L13 8', 'M-8 8C-8 -4 8 -4 8 8', 'M0 -5L0 -12M-8 -2L-12 -7M8 -2L12 -7'),
  'The Feeble': lines('M0 13C-4 2 8 -4 2 -12', 'M1 2L-7 -4M3 -4L10 -8'),
  // An open hand.
  'The Good': lines('M-7 12L-7 0L-12 -4M-7 2L-6 -11M-6 0L-1 -12M-1 0L4 -11M4 2L9 -7M9 -5C8 4 6 8 5 12'),
  // Lips that do not rest.
  'The Gossip': [
    ...lines('M-12 0C-6 -8 -2 -6 0 -4C2 -6 6 -8 12 0C6 9 -6 9 -12 0Z'),
    mark('line', 'M-12 0C-4 3 4 3 12 0'),
  ],
  'The Hot-Head': lines('M0 13C-12 8 -8 -2 -3 -6C-2 -2 1 -2 1 -13C10 -6 12 8 0 13Z', 'M0 12C-4 8 2 6 1 1'),
  // A wolf with nothing on his ribs.
  'The Lean': lines('M-12 -8L-8 -3L8 -5L12 -9L11 0L8 2L7 12M-8 -3L-9 12M-4 -1L-4 5M0 -2L0 5M4 -2L4 5'),
  'The Learned': lines(
    'M-12 -8L0 -5L12 -8L12 9L0 12L-12 9Z',
    'M0 -5L0 12M-8 -2L-4 -1M-8 3L-4 4M8 -2L4 -1M8 3L4 4',
  ),
  'The Noisy': lines('M-12 8C-2 8 4 2 7 -9L13 -5C9 7 0 13 -12 8Z', 'M9 -11L12 -13M13 -8L14 -8'),
  'The Peacock': [
    ...lines('M0 13L0 4', 'M0 5C-11 -2 -6 -13 0 -13C6 -13 11 -2 0 5Z'),
    mark('cut', ellipse(0, -5, 3, 4)),
  ],
  // A paw.
  'The Whelp': [
    mark('cut', ellipse(0, 5, 6, 5)),
    ...[-9, -3, 3, 9].map((x) => mark('cut', ellipse(x, Math.abs(x) === 9 ? -2 : -6, 2.4, 3.2))),
  ],
};

export const emblemMarks = (emblem: Likeness['emblem']): readonly Mark[] =>
  typeof emblem === 'string' ? SIGNS[emblem] : runeMarks(emblem.letter);
