// What stands on the map, cut like wood: a body that hides what is behind it, and lines. Each around 0, 0.

export interface Glyph {
  /** Filled with the tone of its ground. */
  readonly body?: string;
  readonly line: string;
}

export const FIR: Glyph = {
  body: 'M0 -12L4 -5.2L2.2 -5.4L5.8 1L3.2 .8L7 7H-7L-3.2 .8L-5.8 1L-2.2 -5.4L-4 -5.2Z',
  line: 'M0 7V10.5M1.2 -7L2.4 -5M1.4 -2.4L3.8 .6M1.6 3L4.8 6.6M.2 -9.6V-8M.2 3.4V6',
};
const SLENDER_FIR: Glyph = {
  body: 'M0 -14L3 -6L1.8 -6.2L4.4 1L2.4 .8L5.2 8H-5.2L-2.4 .8L-4.4 1L-1.8 -6.2L-3 -6Z',
  line: 'M0 8V11.5M.8 -8L1.8 -6M1 -3L2.8 .4M1.2 3.4L3.6 7.4',
};
export const OAK: Glyph = {
  body: 'M-6 2.4Q-9.6 -.6 -6.2 -4Q-6 -9 -1 -8.6Q2.6 -11.4 5.4 -7.4Q9.4 -5.4 7.4 -1Q7.6 3.4 3 3.4Q0 5.6 -2.6 3.6Q-4.6 4.4 -6 2.4Z',
  line: 'M-1 4L-1.4 9.4M1.4 4.2L1.6 9.4M2.4 1.4Q5.4 .8 5.4 -2M3.4 -2.6Q5.4 -3.6 4.6 -5.8M-.4 .4Q1.2 1.4 2 -.6M-3.6 -4.6Q-2.4 -6 -.8 -5.4',
};
export const WOODS = [FIR, OAK, SLENDER_FIR, FIR, OAK] as const;

export const PEAK: Glyph = {
  body: 'M-21 13Q-16 6 -13.4 0L-9.6 -6L-7 -3.4L-.6 -19L3 -12.4L4.6 -14L8.6 -6L10.6 -7.6Q16 4 22 13Q0 16.4 -21 13Z',
  line: 'M-.6 -19L1.4 -11.6L-1.4 -6L2 1.4L-.6 7.4M3 -12.4L5.6 -5L4.4 -1M6.4 -9.6L9 -3M8.4 1L10.6 6.6M5 3.6L6.6 9M12.4 -2L15 4.4M14 6L15.6 10.6M-9.6 -6L-8 .4L-10 5',
};
export const CRAG: Glyph = {
  body: 'M-17 11Q-13.4 6 -11 -1L-7.6 -4L-3 -14L.4 -9.4L3 -11.4L6.4 -3L9 -4.6Q13 5 17.4 11Q0 14 -17 11Z',
  line: 'M-3 -14L-1 -7L-3.6 -1.4L-1.6 4.4M.6 -8.6L3.4 -2L2.4 2M6 -1.6L8.4 4M4.4 4.6L5.6 8.4M10.4 1.6L12.4 7M-7.6 -4L-6.4 1.4',
};
export const HILLOCK: Glyph = {
  body: 'M-14 5Q-8 -6 -1 -6.4Q7 -6 14 5Q0 8 -14 5Z',
  line: 'M2 -4.6Q6 -2 7 2.6M5 -4Q9 -1.4 10 2.8M-3 -3.4Q-6 -1.4 -7 1.6',
};

export const REEDS: Glyph = {
  line: 'M-5 6Q-4.6 -1 -7.4 -6M-1.6 6.6Q-1.4 -3 -2.4 -9M1.6 6.6Q2 -2 1.4 -7M5 6Q4.6 0 8 -4.6M-10 7.4H-3.6M2.6 8.4H10',
  body: 'M-3.2 -9.2Q-3.2 -11.6 -2.4 -12.4Q-1.4 -11.6 -1.6 -9.2Q-1.8 -6.8 -2.4 -6.2Q-3.2 -6.8 -3.2 -9.2Z',
};
export const POOL: Glyph = {
  body: 'M-13 0Q-12 -4.4 -3 -4.4Q6 -6 12.4 -2Q15 2 8 4Q-2 6.4 -9 4Q-13 2.6 -13 0Z',
  line: 'M-7 -.6H-1M2 1.4H8M-4 3H.6M3 -2.4H6.6',
};
export const TUFT: Glyph = {
  line: 'M-3.4 2Q-2.6 -1 -4.8 -3.6M-1 2Q-.8 -2 -1.6 -5M1.2 2Q1.2 -2 2.4 -4.6M3.6 2Q3.2 0 5.2 -2.4',
};
export const SPRIG: Glyph = { line: 'M-2 1.6Q-1.4 -1 -2.8 -3M0 1.6V-4M2 1.6Q1.6 -.6 3 -2.6' };
export const DUNE: Glyph = { line: 'M-9 1.4Q-4.6 -3.4 .4 -2.6Q5 -2 8.6 1.6M-1.6 -.4Q2.4 -.8 5 1.4' };
export const PEBBLES: Glyph = {
  line: 'M-6 0h.1M-2 2.4h.1M1.6 -1.4h.1M5 1.4h.1M8 -1h.1M-9 2.6h.1M-4 -3h.1M3.6 4h.1',
};
/** Ploughed strips. */
export const FURROWS: Glyph = {
  body: 'M-12 5L-8 -5L11 -6.6L13 4Z',
  line: 'M-9.6 4.8L-5 -5.2M-6 4.8L-1.2 -5.4M-2 4.6L2.4 -5.8M2 4.4L5.4 -6M6 4.2L8.4 -6.4M10 4.2L11 -6.4',
};

export const HOUSE: Glyph = {
  body: 'M-9 7V.4L-4.2 -6.6H7L11 .4V7Z',
  line: 'M-10 1.2L-4.2 -6.6L1.4 1.2M1 .4V7M-4.2 -6.6H7L11.6 1H1.2M-5.8 7V3H-2.8V7M-1.6 -5L1.8 -.4M1.6 -5L4.8 -.4M4.8 -5L7.8 -.4M6 4.4H8.4',
};
/** The same looking the other way. */
export const COTTAGE: Glyph = {
  body: 'M8 6.4V.4L4 -5.4H-6L-9.6 .4V6.4Z',
  line: 'M9 1L4 -5.4L-1 1M-.8 .4V6.4M4 -5.4H-6L-10.2 .8H-.8M2.6 6.4V2.8H5.4V6.4M-4.8 -4L-7.2 -.4M-1.8 -4L-4.2 -.4M1 -4L-1.4 -.4',
};
export const CHURCH: Glyph = {
  body: 'M-11 7V-12L-7.4 -17L-3.8 -12V-4.6H8L11.6 2V7Z',
  line: 'M-11 -12H-3.8V7M-7.4 -17V-21M-9 -19.4H-5.8M-3.8 -4.6H8L12 2.2H-3.8M-8.6 -8V-5.4M-6.2 -8V-5.4M-8.6 7V3Q-7.4 1.4 -6.2 3V7M-1 -3L1 1M2.4 -3L4.4 1M5.8 -3L7.8 1M1 4.4H3M6 4.4H8',
};

/** The keep on its mound, behind a palisade. */
export const MOUND: Glyph = {
  body: 'M-40 27Q-30 6 -15 3Q0 0 15 3Q30 6 40 27Q0 36 -40 27Z',
  line: 'M-29 16Q-25 10 -20 8M-24 21Q-20 14 -15 12M28 15Q25 10 20 8M24 21Q21 15 16 12M-12 24Q-10 18 -6 15M12 24Q10 18 6 15',
};
export const KEEP: Glyph = {
  body: 'M-13 5V-23H-14.6V-31H-10V-27.6H-6V-31H-2V-27.6H2V-31H6V-27.6H10V-31H14.6V-23H13V5Q0 8 -13 5Z',
  line: 'M-14.6 -23H14.6M-13 5V-23M13 5V-23M-4 6V-2Q0 -6.4 4 -2V6M-7 -14V-9.6M7 -14V-9.6M0 -17V-12.6M6 -6H10M7.6 -2H11M5.6 2H9.6M7 -20H10.6M-11 -17H-8.6M0 -31V-44M0 -44Q5 -46 9 -43.4Q13 -41 17 -43.4L15.6 -37.6Q11 -35.6 8 -37.4Q4 -39.4 0 -37.6',
};
export const PALISADE: Glyph = {
  body: 'M-40 29V20L-37.6 17L-35.2 20L-32.8 17.6L-30.4 20.8L-28 18.6L-25.6 21.8L-23.2 19.6L-20.8 22.6L-18.4 20.4L-16 23.2L-13.6 21L-11.2 23.6L-8.8 21.4L-6.4 23.8V32.4Q-24 32 -40 29ZM6.4 32.4V23.8L8.8 21.4L11.2 23.6L13.6 21L16 23.2L18.4 20.4L20.8 22.6L23.2 19.6L25.6 21.8L28 18.6L30.4 20.8L32.8 17.6L35.2 20L37.6 17L40 20V29Q24 32 6.4 32.4Z',
  line: 'M-35.2 20V29.8M-30.4 20.8V30.6M-25.6 21.8V31.2M-20.8 22.6V31.6M-16 23.2V32M-11.2 23.6V32.2M11.2 23.6V32.2M16 23.2V32M20.8 22.6V31.6M25.6 21.8V31.2M30.4 20.8V30.6M35.2 20V29.8',
};

export const WAVE: Glyph = {
  line: 'M-9 0Q-6.4 -3.6 -3.4 -.8Q-4.8 -1.6 -5.2 .4M-3.4 -.8Q0 2.2 2.8 -.6Q5.4 -3.2 9 0',
};
export const RIPPLE: Glyph = { line: 'M-8 0q4 -3 8 0t8 0' };

/** Planks across the water, along the x axis. */
export const BRIDGE: Glyph = {
  body: 'M-15 -5Q0 -9 15 -5V5Q0 1 -15 5Z',
  line: 'M-17 -6.4V-3.6M17 -6.4V-3.6M-17 3.6V6.6M17 3.6V6.6M-15 -5Q0 -9 15 -5M-15 5Q0 1 15 5M-11 -5.8V3.8M-7 -6.6V2.9M-3 -7V2.2M1 -7V2M5 -6.9V2.5M9 -6.3V3.3M12.6 -5.6V4.2',
};
