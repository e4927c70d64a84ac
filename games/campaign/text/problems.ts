// What is wrong with a map, as a sentence.

import type { Problem } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type HexMap, hexLabel } from '../content/index.ts';
import { hexesOf, type ProblemCode } from '../documents/index.ts';
import * as de from './de/problems.ts';
import * as en from './en/problems.ts';

const WORDS = { en, de };

/** So many hexes are named; the rest are counted. */
const NAMED = 4;

export function problemText(problem: Problem, map: HexMap | null, language: Language): string {
  const { problems, and } = WORDS[language];
  const hexes = map === null ? [] : hexesOf(problem, map);
  const named = hexes.slice(0, hexes.length > NAMED ? NAMED - 1 : NAMED).map(hexLabel);
  return problems[problem.code as ProblemCode](problem.params, and(named, hexes.length - named.length));
}
