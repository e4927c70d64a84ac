// One item of a cost sheet.

import type { DocumentPath, PriceLine } from '@skald/kernel';
import type { PriceCode } from './codes.ts';

export const line = (
  path: DocumentPath,
  code: PriceCode,
  points: number,
  rule: string,
  params: PriceLine['params'] = {},
): PriceLine => ({ path, code, points, rule, params });

/** The same, where it is worth something at all. */
export const unlessNothing = (...given: Parameters<typeof line>): PriceLine[] =>
  given[2] === 0 ? [] : [line(...given)];
