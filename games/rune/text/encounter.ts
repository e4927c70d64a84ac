// What is wrong with an encounter, and what a line of its cost sheet is for.

import { isOneOf, type PriceLine, type Problem } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { RollType } from '../content/design/rolls.ts';
import { PROBLEMS } from '../documents/encounter/check/problem.ts';
import type { PriceCode } from '../documents/encounter/price/codes.ts';
import type { Words } from '../documents/encounter/words.ts';
import { creatureProblemText } from './creature.ts';
import { encounter as de } from './de/encounter.ts';
import { type EncounterWords, encounter as en } from './en/encounter.ts';

/** What a designer wrote, in this language if he wrote it in both. */
export const said = (words: Words, language: Language): string =>
  typeof words === 'string' ? words : words[language];

const WORDS: Readonly<Record<Language, EncounterWords>> = { en, de };

/** Its own problems, or those of a creature in it. */
export const encounterProblemText = (problem: Problem, language: Language): string =>
  isOneOf(PROBLEMS, problem.code)
    ? WORDS[language].problems[problem.code](problem.params)
    : creatureProblemText(problem, language);

/** “Difficulty 8”, “Treasure, category B (not claimed)” */
export function encounterPriceText({ code, params }: PriceLine, language: Language): string {
  const { items, waived } = WORDS[language];
  const item = items[code as PriceCode](params);
  return 'waived' in params ? `${item} (${waived})` : item;
}

/** “Line of Doom”, as the cost sheet has it. */
export const rollTypeName = (type: RollType, language: Language): string => WORDS[language].items[type]({});
