// What the book prints where the rules come to something else, line by line and sum by sum. RUN-STOLEN, RUN-RULING-R71, -R89

import type { Sums } from '../encounter/budget.ts';
import type { EncounterKey } from './script.ts';

interface PrintedLine {
  readonly encounter: EncounterKey;
  /** The element, or the event whose terrain it is. */
  readonly at: string;
  readonly code: string;
  readonly printed: number;
  /** By the rules; 0 where there is no such line. */
  readonly rule: number;
}

type Row = readonly [at: string, code: string, printed: number, rule: number];
const rows = (encounter: EncounterKey, ...given: readonly Row[]): PrintedLine[] =>
  given.map(([at, code, printed, rule]) => ({ encounter, at, code, printed, rule }));

export const PRINTED_LINES: readonly PrintedLine[] = [
  ...rows('lava', ['s2-4', 'carrot', -25, -5], ['s2-6', 'foesStick', 18, 15]),
  ...rows(
    'downfall',
    // 30 for the fight, 65 for thirteen rolls and 4 for four Freestanding ones. RUN-RULING-R75
    ['s3-2', 'impairment', 99, 102],
    // As on the sheet; the text has it the other way round. RUN-RULING-R76
    ['s3-3', 'withoutKit', -15, -5],
    ['s3-4', 'escalating', 22, 20],
    ['s3-6', 'difficulty', -20, 0],
    ['s3-12', 'limited', -15, 0],
  ),
  ...rows(
    'temple-of-loki',
    ['e3', 'cover', -6, -12],
    ['s4-9', 'grab', 30, 40],
    ['s4-10', 'difficulty', 30, 20],
    ['s4-16', 'comboGain', 0, 40],
  ),
  ...rows(
    'longship',
    // 30 for the fight, 20 for four rolls and 20 for two Freestanding ones.
    ['s6-1', 'invigoration', -70, -66],
    ['s6-9', 'endurance', 15, 50],
    ['s6-10', 'repeatShots', 25, 75],
    ['e3', 'weird', -10, -20],
  ),
  ...rows(
    'rescue',
    ['s7-5', 'difficulty', 10, 30],
    ['s7-5', 'foesStick', 14, 30],
    ['s7-5', 'combo', 0, 15],
    ['s7-12', 'difficulty', 10, 20],
    ['s7-12', 'fall', 32, 42],
  ),
];

interface PrintedSums {
  /** As the book adds up, as its lines come to, and by the rules. */
  readonly printed: Sums;
  readonly readded: Sums;
  readonly rule: Sums;
}

const sums = (spent: number, earned: number): Sums => ({ spent, earned });
const agreeing = (spent: number, earned: number): PrintedSums => ({
  printed: sums(spent, earned),
  readded: sums(spent, earned),
  rule: sums(spent, earned),
});

/** RUN-STOLEN-00f */
export const PRINTED_SUMS: Readonly<Record<EncounterKey, PrintedSums>> = {
  'taken-in-the-night': agreeing(111, 111),
  lava: { ...agreeing(235, 236), rule: sums(232, 216) },
  downfall: { ...agreeing(388, 388), rule: sums(389, 343) },
  'temple-of-loki': { printed: sums(333, 333), readded: sums(333, 343), rule: sums(373, 349) },
  jellyfish: agreeing(216, 216),
  longship: { ...agreeing(185, 187), rule: sums(270, 193) },
  rescue: { ...agreeing(455, 462), rule: sums(526, 462) },
};

interface PrintedDifficulty {
  readonly encounter: EncounterKey;
  readonly at: string;
  /** Played. */
  readonly text: number;
  /** Of the line that prices it, or of its label. */
  readonly line: number;
}

/** RUN-RULING-R71 */
export const PRINTED_DIFFICULTIES: readonly PrintedDifficulty[] = [
  { encounter: 'taken-in-the-night', at: 's1-2', text: 6, line: 7 },
  { encounter: 'taken-in-the-night', at: 's1-5', text: 6, line: 8 },
  { encounter: 'temple-of-loki', at: 's4-10', text: 8, line: 9 },
  { encounter: 'longship', at: 's6-10', text: 11, line: 12 },
  { encounter: 'rescue', at: 's7-5', text: 9, line: 7 },
  { encounter: 'rescue', at: 's7-12', text: 8, line: 7 },
];

interface PrintedMix {
  readonly encounter: EncounterKey;
  readonly foe: string;
  /** In tenths. */
  readonly printed: number;
  readonly rule: number;
}

/** One of each kind whose Mix the book gives otherwise. RUN-RULING-R72 */
export const PRINTED_MIX: readonly PrintedMix[] = [
  { encounter: 'downfall', foe: 'spider-werk-1', printed: 9, rule: 8 },
  { encounter: 'temple-of-loki', foe: 'no-nose', printed: 13, rule: 12 },
  { encounter: 'jellyfish', foe: 'centi-werk-1', printed: 10, rule: 5 },
  { encounter: 'rescue', foe: 'deugrasch', printed: 6, rule: 5 },
  { encounter: 'rescue', foe: 'helmspur', printed: 10, rule: 8 },
  { encounter: 'rescue', foe: 'heino', printed: 5, rule: 3 },
  { encounter: 'rescue', foe: 'spider-werk-1', printed: 3, rule: 6 },
];
