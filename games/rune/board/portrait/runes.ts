// Letters as they are cut in wood: a stave from -12 to 12, and twigs. Every stroke goes across the grain.

import { type Mark, mark } from './pen.ts';

const STAVE = 'M0 -12L0 12';

/** The sixteen of the younger row, with dots where Norse has one letter for two. */
const CUT: Readonly<Record<string, string>> = {
  f: `${STAVE}M0 -2L6 -10M0 6L9 -6`,
  u: 'M-5 12L-5 -12L6 -4L6 12',
  þ: `${STAVE}M0 -7L7 -1L0 5`,
  a: `${STAVE}M-5 -5L5 1`,
  r: 'M-5 12L-5 -12L5 -7L-5 -1L6 12',
  k: `${STAVE}M0 0L7 -8`,
  h: `${STAVE}M-6 -6L6 6M6 -6L-6 6`,
  n: `${STAVE}M-5 1L5 -5`,
  i: STAVE,
  s: 'M-4 -12L-4 2L4 -4L4 12',
  t: `${STAVE}M-6 -5L0 -12L6 -5`,
  b: 'M-5 12L-5 -12L4 -6L-5 0L4 6L-5 12',
  m: `${STAVE}M-6 -10L0 -3L6 -10`,
  l: `${STAVE}M0 -12L6 -5`,
  o: `${STAVE}M-5 -2L5 2M-5 4L5 8`,
  y: `${STAVE}M-6 10L0 3L6 10`,
};

/** What is spelled with the letter of another sound. */
const LIKE: Readonly<Record<string, string>> = {
  c: 'k',
  d: 't',
  e: 'i',
  g: 'k',
  j: 'i',
  p: 'b',
  q: 'k',
  v: 'u',
  w: 'u',
  x: 'h',
  z: 's',
};
const DOTTED = 'deghpv';

export function runeMarks(letter: string): Mark[] {
  const d = CUT[letter] ?? CUT[LIKE[letter] ?? ''] ?? STAVE;
  const dot = DOTTED.includes(letter) ? 'M8 -1L10 1L8 3L6 1Z' : '';
  return [mark('line', d), ...(dot === '' ? [] : [mark('cut', dot)])];
}
