// What is wrong with a quest, as a sentence.

import type { Problem } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Quest } from '../content/index.ts';
import { type ProblemCode, squareIn } from '../documents/index.ts';
import { problems as de } from './de/problems.ts';
import { problems as en, type ProblemWords } from './en/problems.ts';
import { squareLabel } from './squares.ts';

type Sentence = (params: Problem['params'], at: string) => string;
const WORDS: Readonly<Record<Language, ProblemWords>> = { en, de };

export function problemText(problem: Problem, quest: Quest | null, language: Language): string {
  const at = quest === null ? null : squareIn(quest, problem);
  // Every problem of a quest is made with the params of its code; the kernel knows neither.
  const sentence = WORDS[language][problem.code as ProblemCode] as Sentence;
  return sentence(problem.params, at === null ? '' : squareLabel(at));
}
