// A breach in a map, as data that the editor puts into words.

import type { Hex } from './hexes.ts';

/** A breach, the rule it breaks (null: the document itself is muddled), and where. */
export interface Problem {
  readonly code: ProblemCode;
  readonly rule: string | null;
  readonly hexes: readonly Hex[];
  readonly params: Readonly<Record<string, string | number>>;
}

export const PROBLEM_CODES = [
  'hex-count',
  'no-castle',
  'several-castles',
  'ship-not-at-sea',
  'too-few-villages',
  'no-room-for-normans',
  'shore-not-coast',
  'coast-without-sea',
  'no-river',
  'river-not-on-land',
  'river-forks',
  'river-in-pieces',
  'river-parts-nothing',
  'too-few-bridges',
  'out-of-reach',
  'bank-short-of-villages',
  'village-by-castle',
  'too-few-near-coast',
  'too-few-inland',
  'ship-off-course',
  'ship-landlocked',
  'edge-between-strangers',
  'edge-misspelt',
  'edge-twice',
  'bridge-without-river',
  'bridge-twice',
  'unnamed',
  'name-of-nothing',
  'named-twice',
  'same-name',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export function problem(
  code: ProblemCode,
  ruling: number | null,
  hexes: readonly Hex[] = [],
  params: Problem['params'] = {},
): Problem {
  return {
    code,
    rule: ruling === null ? null : `CAM-RULING-${String(ruling).padStart(2, '0')}`,
    hexes,
    params,
  };
}
