// Fights that somebody has thought of before: what is fought where, against whom, and by whom.

import type { BattleMapName } from './maps/index.ts';

export const MODES = ['skirmish', 'holmgang'] as const;
export type Mode = (typeof MODES)[number];

/** How two heroes settle a dispute. RUN-RULING-R62 */
export const FORMS = ['free', 'ring', 'stakes', 'traded'] as const;
export type Form = (typeof FORMS)[number];

/** A fight for half of the heroes, one for all of them, and one whose foes know what they do. RUN-CEVENT-05, -06, -15 */
export const DIFFICULTIES = ['light', 'even', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What heroes of the gallery have gained before, and spent. */
export const WORTHS = [0, 300, 1000] as const;
export type Worth = (typeof WORTHS)[number];

/** Foes by who keeps whose company. */
export const THEME_NAMES = ['goblins', 'vikings', 'dwarves', 'elves', 'monsters', 'any'] as const;
export type Theme = (typeof THEME_NAMES)[number];

/** More in one hand are hard to keep in mind. */
export const MOST_IN_HAND = 4;

interface Fight {
  readonly mode: Mode;
  readonly map: BattleMapName;
  readonly foes: Theme;
  readonly difficulty: Difficulty;
  readonly points: Worth;
  /** Heroes in each hand. */
  readonly band: number;
  readonly rounds: number;
  readonly form: Form;
}

const USUAL: Fight = {
  mode: 'skirmish',
  map: 'raven-wood',
  foes: 'goblins',
  difficulty: 'even',
  points: 0,
  band: 1,
  rounds: 30,
  form: 'free',
};

export const FIGHT_IDS = ['goblins', 'duel', 'strand', 'forge', 'mere', 'pass', 'battle'] as const;
export type FightId = (typeof FIGHT_IDS)[number];

export const FIGHTS: Readonly<Record<FightId, Fight>> = {
  goblins: USUAL,
  duel: { ...USUAL, mode: 'holmgang' },
  strand: { ...USUAL, map: 'tide-strand', foes: 'vikings' },
  forge: { ...USUAL, map: 'dwarf-forge', foes: 'dwarves', points: 300 },
  mere: { ...USUAL, map: 'frozen-mere', foes: 'elves', points: 300, difficulty: 'hard' },
  pass: { ...USUAL, map: 'glacier-pass', foes: 'monsters', points: 1000 },
  battle: { ...USUAL, map: 'broken-palisade', foes: 'any', points: 300, band: 2, rounds: 60 },
};
