// A breach in a map, by its code, its rule and its places.

import type { DocumentPath, Problem } from '@skald/kernel';

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
  [path = [], ...also]: readonly DocumentPath[] = [],
  params: Problem['params'] = {},
): Problem {
  const rule = ruling === null ? null : `CAM-RULING-${String(ruling).padStart(2, '0')}`;
  return { code, rule, path, ...(also.length > 0 && { also }), params };
}
