// What a field can hold, and the numbers that each kind of terrain brings into a fight. RUN-TER

/** How much of a body an object hides from missiles. RUN-TER-20 */
export const DEGREES = ['third', 'half', 'full'] as const;
export type Degree = (typeof DEGREES)[number];

export interface CoverFacts {
  /** On the roll of whoever shoots at somebody behind it. */
  readonly shot: number;
  /** For a Res roll to spot who hides there. RUN-TER-25 */
  readonly spot: number;
  /** RUN-TER-34 */
  readonly jump: number;
}

export const COVER: Readonly<Record<Degree, CoverFacts>> = {
  third: { shot: -3, spot: 3, jump: 3 },
  half: { shot: -6, spot: 6, jump: 6 },
  full: { shot: -12, spot: 9, jump: 9 },
};

/** RUN-TER-18 */
// biome-ignore format: a list of names, not a column
export const BARRIERS = [
  'timber', 'chair', 'carpet', 'brazier', 'cage', 'rock-pile', 'trench', 'barrel', 'crate', 'driftwood', 'log',
  'stream', 'gully', 'pit', 'carcass',
] as const;

/** To jump over one that nobody made harder. RUN-TER-14 */
export const BARRIER_JUMP = 6;

/** The only ratings there are for a place that hurts. RUN-TER-47 */
export const PLACE_DAMS = [10, 20, 25, 30, 35] as const;

/** What a place does beside its damage. */
export const PLACE_NATURES = ['heat', 'fire', 'caustic', 'spikes', 'cold'] as const;

/** RUN-HAZ-DROWN-02 */
export const SURFACES = ['tranquil', 'choppy', 'raging', 'undercurrent'] as const;
export type Surface = (typeof SURFACES)[number];
export const CURRENTS = ['none', 'slight', 'strong'] as const;
export type Current = (typeof CURRENTS)[number];

/** What dims the sight of those in it; how much a mist does is its designer's choice. RUN-TER-91, -92, -98 */
export const DIMNESS = { darkness: 4, gloom: 2 } as const;
/** RUN-RULING-T25 */
export const THICKEST_MIST = 4;

/** What animals do in a round, all together, at most. RUN-HAZ-NUIS-04 */
export const WORST_SWARM = 10;

/** Paces that a torch lights. RUN-TER-94 */
export const TORCH_LIGHT = 25;

/** What wind takes off every shot, at most. RUN-TER-107 */
export const STRONGEST_WIND = 4;

/** RUN-TER-145 */
export const WEIRD_STATISTICS = ['init', 'atk', 'dfn', 'dam', 'soak', 'gift'] as const;
export type WeirdStatistic = (typeof WEIRD_STATISTICS)[number];
/** RUN-TER-146 */
export const MOST_WEIRD_POINTS = 3;

/** Feet in a vertical pace: a higher step is a climb, and so much higher is high ground. RUN-RULING-C04, -C31 */
export const VERTICAL_PACE = 2.5;

/** Feet from which somebody jumps onto another with force. RUN-RULING-C43 */
export const LEAP_ATTACK_DROP = 5;

/** To climb or jump from one level to another. RUN-TER-87 */
export const LEVEL_JUMP = 6;
