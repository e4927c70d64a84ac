// Combat results. Small letters strike the attacking side, capitals the defending side. AOH-CRT-06

export const RESULTS = ['k', 'w', 'f', 'n', 'F', 'W', 'K'] as const;
export type Result = (typeof RESULTS)[number];

const LOWEST_DIE = -3;
const HIGHEST_DIE = 9;
const LOWEST_DIFFERENCE = -2;
const HIGHEST_DIFFERENCE = 5;

/** Rows: modified die −3 to 9. Columns: difference −2 or less, −1, 0, 1, 2, 3, 4, 5 or more. */
export const T1 = [
  'kkkkkkkk',
  'kkkkkkkw',
  'kkkkkkwf',
  'kkkkkwfn',
  'kkkkwfnF',
  'kkkwfnFW',
  'kkwfnFWK',
  'kwfnFWKK',
  'wfnFWKKK',
  'fnFWKKKK',
  'nFWKKKKK',
  'FWKKKKKK',
  'WKKKKKKK',
] as const;

// The highest sum that still gives the result.
const T2: readonly (readonly [result: Result, upTo: number])[] = [
  ['k', 2],
  ['w', 3],
  ['f', 4],
  ['n', 5],
  ['F', 6],
  ['W', 7],
];

/** Table T1 by modified die and by attacker's minus defender's strength. AOH-CRT-01 to -03 */
export function classicResult(die: number, difference: number): Result {
  const row = clamp(die, LOWEST_DIE, HIGHEST_DIE) - LOWEST_DIE;
  const column = clamp(difference, LOWEST_DIFFERENCE, HIGHEST_DIFFERENCE) - LOWEST_DIFFERENCE;
  return T1[row]?.[column] as Result;
}

/** Table T2 by the sum of die and difference, which nothing bounds. AMI-DIFF-06 */
export function amendedResult(sum: number): Result {
  for (const [result, upTo] of T2) {
    if (sum <= upTo) return result;
  }
  return 'K';
}

export function strikesAttacker(result: Result): boolean {
  return result === 'k' || result === 'w' || result === 'f';
}

export function strikesDefender(result: Result): boolean {
  return result === 'F' || result === 'W' || result === 'K';
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
