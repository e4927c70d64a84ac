// What stands and lies on a field, cut like wood around 0, 0 in a square of 60: `body` filled, `deep` hollow, `line` drawn.

export const TONES = [
  'stone',
  'wood',
  'bark',
  'leaf',
  'ice',
  'iron',
  'cloth',
  'bone',
  'fire',
  'folk',
] as const;
type Tone = (typeof TONES)[number];

export interface Carving {
  readonly tone: Tone;
  readonly body: string;
  readonly deep?: string;
  readonly line?: string;
}

const disc = (r: number, x = 0, y = 0): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

export const STONES: Readonly<Record<'third' | 'half' | 'full', readonly Carving[]>> = {
  third: [
    {
      tone: 'stone',
      body: 'M-22 13Q-23 2 -13 0Q-4 1 -3 11Q-10 18 -22 13ZM-4 3Q-3 -10 9 -11Q21 -9 21 3Q14 10 4 9ZM3 21Q4 13 12 13Q19 16 16 22Q9 25 3 21Z',
      line: 'M-14 4Q-10 7 -11 12M7 -7Q11 -2 10 4',
    },
  ],
  half: [
    {
      tone: 'stone',
      body: 'M-24 12Q-27 -8 -12 -17Q5 -24 17 -14Q28 -3 23 13Q10 23 -8 21Q-20 20 -24 12Z',
      line: 'M-11 -16Q-4 -6 -13 3L-18 12M7 -18Q13 -7 8 3M8 3L16 9M-5 12L5 15',
    },
    {
      tone: 'stone',
      body: 'M-25 6Q-22 -14 -6 -20Q12 -22 21 -9Q27 8 17 19Q-2 25 -17 19Q-26 15 -25 6Z',
      line: 'M-6 -20Q0 -8 -8 0M-8 0L-20 4M12 -16Q10 -4 17 4M-3 10L8 13L10 19',
    },
  ],
  full: [
    {
      tone: 'stone',
      body: 'M-19 24L-22 -4Q-19 -26 -2 -29Q17 -27 21 -5L19 24Q0 30 -19 24Z',
      line: 'M-10 -19L-13 2L-9 12M7 -23Q5 -9 11 2M-8 20L2 23M5 10L13 15M-2 -8L1 -2',
    },
  ],
};

/** Crowns from above; a bush where it hides little. */
export const TREES: Readonly<Record<'third' | 'half' | 'full', readonly Carving[]>> = {
  third: [
    {
      tone: 'leaf',
      body: 'M-20 6Q-24 -6 -13 -10Q-9 -19 2 -15Q13 -18 16 -7Q24 -1 18 9Q15 18 4 15Q-5 21 -12 14Q-21 14 -20 6Z',
      line: 'M-9 -3Q-4 -8 1 -4M2 5Q7 1 11 5M-10 8Q-6 5 -2 8',
    },
  ],
  half: [
    {
      tone: 'leaf',
      body: 'M-25 3Q-31 -12 -16 -19Q-11 -31 4 -26Q20 -29 22 -13Q32 -4 23 9Q22 24 6 22Q-4 31 -14 21Q-29 18 -25 3Z',
      deep: disc(5, 0, 1),
      line: 'M-14 -9Q-8 -16 -1 -12M6 -15Q12 -15 14 -9M10 4Q16 0 18 6M-18 6Q-13 2 -8 7M-4 15Q2 11 8 15',
    },
    {
      tone: 'leaf',
      body: 'M-27 -3Q-25 -18 -12 -20Q-4 -30 9 -25Q24 -22 23 -8Q31 5 20 14Q15 27 0 24Q-14 29 -19 17Q-32 12 -27 -3Z',
      deep: disc(5, -1, 0),
      line: 'M-16 -5Q-12 -12 -5 -10M3 -16Q10 -18 13 -11M9 5Q16 3 17 10M-16 10Q-10 7 -7 12M-2 16Q4 14 6 18',
    },
  ],
  full: [
    {
      tone: 'leaf',
      body: 'M-29 0Q-34 -16 -19 -23Q-10 -35 5 -30Q23 -32 27 -15Q35 -2 27 12Q24 28 7 27Q-7 35 -18 25Q-34 18 -29 0Z',
      deep: disc(8, 0, 1),
      line: 'M-18 -10Q-11 -18 -3 -14M7 -18Q15 -18 17 -10M13 5Q20 1 22 8M-22 7Q-15 3 -10 9M-5 18Q3 14 10 19',
    },
  ],
};

export const ICE_BLOCKS: readonly Carving[] = [
  {
    tone: 'ice',
    body: 'M-21 16L-25 -5L-9 -22L13 -20L25 -3L18 18L-5 23Z',
    line: 'M-25 -5L-5 0L13 -20M-5 0L-5 23M-5 0L25 -3M-14 10L-10 13M10 8L14 4',
  },
  {
    tone: 'ice',
    body: 'M-23 9L-18 -15L2 -24L22 -12L23 10L6 23L-14 20Z',
    line: 'M-18 -15L2 -4L22 -12M2 -4L6 23M-23 9L2 -4M-10 14L-5 16M13 2L17 5',
  },
];

/** A wall of one square. */
export const POSTS: Readonly<Record<'trunk' | 'pillar' | 'mast' | 'boulder', Carving>> = {
  trunk: {
    tone: 'bark',
    body: 'M-29 2Q-33 -6 -26 -14Q-24 -25 -12 -25Q-2 -32 8 -27Q21 -27 24 -16Q32 -8 28 3Q30 16 20 21Q12 30 0 27Q-14 31 -20 22Q-31 16 -29 2Z',
    line: `M-18 1A18 17 0 1 0 18 1A18 17 0 1 0 -18 1ZM-11 2A11 10 0 1 0 11 2A11 10 0 1 0 -11 2ZM-4 2A4 4 0 1 0 4 2A4 4 0 1 0 -4 2ZM-29 2L-18 1M24 -16L14 -9M8 -27L5 -16M-20 22L-12 13M20 21L13 12`,
  },
  pillar: {
    tone: 'wood',
    body: 'M-22 -22H22V22H-22Z',
    deep: '',
    line: `${disc(15)}${disc(7)}M-22 -22L-11 -11M22 -22L11 -11M-22 22L-11 11M22 22L11 11`,
  },
  mast: {
    tone: 'wood',
    body: `${disc(17)}`,
    line: `${disc(11)}${disc(4)}M-27 -27L-12 -12M27 27L12 12M27 -27L12 -12M-27 27L-12 12`,
  },
  boulder: {
    tone: 'stone',
    body: 'M-29 9Q-31 -13 -14 -25Q4 -33 20 -23Q33 -9 28 12Q17 29 -4 28Q-23 27 -29 9Z',
    line: 'M-13 -24Q-6 -11 -15 -1L-21 12M9 -27Q15 -12 9 -1L17 9M-7 14L5 18L4 27M9 -1L-2 6',
  },
};

/** What bars the way and is no longer than a square. */
export const ITEMS = {
  chair: {
    tone: 'wood',
    body: 'M-13 -8H13V17H-13ZM-15 -18H15V-9H-15Z',
    line: 'M-13 0H13M-4 -8V17M5 -8V17M-8 -18V-9M8 -18V-9',
  },
  carpet: {
    tone: 'cloth',
    body: 'M-25 -18H25V18H-25Z',
    line: 'M-20 -18V18M20 -18V18M0 -13L13 0L0 13L-13 0ZM0 -6L6 0L0 6L-6 0ZM-25 -14H-29M-25 -7H-29M-25 0H-29M-25 7H-29M-25 14H-29M25 -14H29M25 -7H29M25 0H29M25 7H29M25 14H29',
  },
  brazier: {
    tone: 'iron',
    body: disc(19),
    deep: disc(13),
    line: 'M-13 -13L-22 -22M13 -13L22 -22M-13 13L-22 22M13 13L22 22M-7 6Q-11 -2 -4 -9Q-3 -3 0 -4Q-1 -11 5 -14Q4 -5 9 -1Q11 6 5 9Q0 12 -7 6Z',
  },
  cage: {
    tone: 'iron',
    body: 'M-27 -27H27V-21H-27ZM-27 21H27V27H-27ZM-27 -21H-21V21H-27ZM21 -21H27V21H21Z',
    line: 'M-13 -21V21M-4 -21V21M5 -21V21M14 -21V21M-21 0H21',
  },
  'rock-pile': {
    tone: 'stone',
    body: 'M-26 10Q-27 -3 -15 -6Q-5 -4 -5 8Q-14 17 -26 10ZM-13 -9Q-10 -24 4 -22Q15 -18 13 -7Q3 2 -13 -9ZM4 -2Q14 -9 24 -2Q29 9 20 15Q7 15 4 -2ZM-9 20Q-9 9 2 9Q12 12 11 22Q1 28 -9 20Z',
    line: 'M-16 -2Q-13 4 -17 9M1 -18Q4 -12 1 -8M15 1Q18 6 15 10M1 13Q3 17 1 21',
  },
  barrel: {
    tone: 'wood',
    body: disc(17),
    line: `${disc(12)}M-12 -1H12M-5 -11V11M5 -11V11`,
  },
  crate: {
    tone: 'wood',
    body: 'M-20 -20H20V20H-20Z',
    line: 'M-13 -13H13V13H-13ZM-20 -20L-13 -13M20 -20L13 -13M-20 20L-13 13M20 20L13 13M-13 13L13 -13M-13 -5H-3M3 5H13',
  },
  carcass: {
    tone: 'bone',
    body: 'M-26 -3Q-18 -10 -12 -4L22 -2Q28 0 22 3L-12 5Q-18 10 -26 3Z',
    line: 'M-6 -3Q-8 -17 2 -20M1 -3Q0 -16 9 -18M8 -2Q9 -13 16 -14M-6 5Q-8 17 2 20M1 4Q0 16 9 18M8 4Q9 13 16 14M-21 -1H-19M-22 3L-17 3',
  },
} as const satisfies Readonly<Record<string, Carving>>;

/** What is longer than it is wide: so many squares, lying from left to right. */
export const LONG = {
  timber: (half: number): Carving => ({
    tone: 'wood',
    body: `M${-half} -16H${half - 4}V-6H${-half}ZM${4 - half} -5H${half}V5H${4 - half}ZM${-half} 6H${half - 6}V16H${-half}Z`,
    line: `M${-half + 6} -11H${half - 14}M${10 - half} 0H${half - 8}M${-half + 6} 11H${half - 16}`,
  }),
  table: (half: number): Carving => ({
    tone: 'wood',
    body: `M${-half} -17H${half}V17H${-half}Z`,
    line: `M${-half} -6H${half}M${-half} 6H${half}M${10 - half} -17V17M${half - 10} -17V17${disc(4, 20 - half, -11)}${disc(4, half - 26, 11)}`,
  }),
  log: (half: number): Carving => ({
    tone: 'wood',
    body: `M${5 - half} -12H${half - 7}Q${half} -11 ${half} 0Q${half} 11 ${half - 7} 12H${5 - half}Q${-half} 10 ${-half} 0Q${-half} -10 ${5 - half} -12Z`,
    line: `M${half - 7} -12Q${half - 14} 0 ${half - 7} 12${disc(3, half - 6, 0)}M${12 - half} -5H${half - 24}M${9 - half} 4H${half - 18}M${-half / 3} -12L${-half / 3 + 6} -19`,
  }),
  driftwood: (half: number): Carving => ({
    tone: 'wood',
    body: `M${-half} 4Q${-half / 2} -10 0 -5Q${half / 2} 0 ${half} -9L${half - 2} -2Q${half / 2} 9 0 4Q${-half / 2} 1 ${4 - half} 10Z`,
    line: `M${-half / 2} -4Q${-half / 2 + 8} -14 ${-half / 2 + 4} -20M${half / 3} 1Q${half / 3 + 4} 12 ${half / 3 + 12} 16M${8 - half} 3Q${-half / 2} -5 0 0`,
  }),
  hull: (half: number): Carving => ({
    tone: 'wood',
    body: `M${-half} -15H${half}V15H${-half}Z`,
    line: `M${-half} -5H${half}M${-half} 5H${half}${across(half, 28, 15)}`,
  }),
  hedge: (half: number): Carving => ({
    tone: 'leaf',
    body: `M${-half} -9${bumps(half, -9, 14, -9)}V9${bumps(half, 9, -14, 9)}Z`,
    line: across(half, 22, 4),
  }),
} as const;

/** Short strokes across something long, evenly. */
function across(half: number, every: number, high: number): string {
  const count = Math.floor((2 * half) / every);
  return Array.from({ length: count }, (_, i) => {
    const x = Math.round(-half + ((i + 0.5) * 2 * half) / count);
    return `M${x} ${-high}V${high}`;
  }).join('');
}

/** Leaves along an edge, from one end to the other. */
function bumps(half: number, y: number, step: number, rise: number): string {
  const count = Math.max(1, Math.round((2 * half) / Math.abs(step)));
  const by = (Math.sign(step) * 2 * half) / count;
  return Array.from({ length: count }, (_, i) => {
    const from = -Math.sign(step) * half + i * by;
    return `Q${Math.round(from + by / 2)} ${y + rise} ${Math.round(from + by)} ${y}`;
  }).join('');
}

export const CART: Carving = {
  tone: 'wood',
  body: 'M-24 -14H24V14H-24ZM-20 -22H-4V-16H-20ZM6 -22H20V-16H6ZM-20 16H-4V22H-20ZM6 16H20V22H6Z',
  line: 'M-24 -5H24M-24 5H24M-12 -14V14M12 -14V14',
};

export const HOUSE: Carving = {
  tone: 'wood',
  body: 'M-29 -29H29V29H-29Z',
  line: 'M-29 0H29M-29 -29L-20 0L-29 29M29 -29L20 0L29 29M-12 -29L-8 0M8 -29L6 0M-12 29L-8 0M8 29L6 0',
};

export const BLOCK: Carving = {
  tone: 'stone',
  body: 'M-26 -26H26V26H-26Z',
  line: 'M-26 -9H26M-26 9H26M-6 -26V-9M12 -9V9M-12 -9V9M4 9V26M-26 -26L-20 -20M26 -26L20 -20',
};

/** Round shields side by side. */
export const SHIELDS: Carving = {
  tone: 'cloth',
  body: `${disc(11, -18, 0)}${disc(11, 18, 0)}${disc(12, 0, 2)}`,
  line: `${disc(3, -18, 0)}${disc(3, 18, 0)}${disc(3.5, 0, 2)}M-29 0H-21M-15 0H-11M11 0H15M21 0H29M0 -10V-1.5M0 5.5V14`,
};
