// What is wrong with an adventure, and what a line of its cost sheets is for. Whatever is about one encounter says which.

import { type DocumentPath, isOneOf, type PriceLine, type Problem } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { AdventureFix, OwnMendings } from '../documents/adventure/fixes.ts';
import { PROBLEMS } from '../documents/adventure/problem.ts';
import { adventure as de } from './de/adventure.ts';
import { fixText } from './designer/fixes.ts';
import { type AdventureWords, adventure as en } from './en/adventure.ts';
import { encounterPriceText, encounterProblemText } from './encounter.ts';

const WORDS: Readonly<Record<Language, AdventureWords>> = { en, de };

/** Its own problems, or those of one of its encounters: “Encounter 3: Every fight needs a map.” */
export const adventureProblemText = (problem: Problem, language: Language): string =>
  isOneOf(PROBLEMS, problem.code)
    ? WORDS[language].problems[problem.code](problem.params)
    : ofEncounter(problem.path, encounterProblemText(problem, language), language);

/** “Encounter 3: Difficulty 8” */
export const adventurePriceText = (line: PriceLine, language: Language): string =>
  ofEncounter(line.path, encounterPriceText(line, language), language);

const ofEncounter = ([, i]: DocumentPath, text: string, language: Language): string =>
  typeof i === 'number' ? WORDS[language].ofEncounter(i + 1, text) : text;

/** “Let player 2 run it” */
export const adventureFixText = (fix: Omit<AdventureFix, 'document'>, language: Language): string =>
  isOwn(fix) ? ownText(fix, language) : fixText(fix as Parameters<typeof fixText>[0], language);

type Own<Code extends keyof OwnMendings> = { readonly code: Code; readonly params: OwnMendings[Code] };

const isOwn = (fix: Omit<AdventureFix, 'document'>): fix is Own<keyof OwnMendings> =>
  Object.hasOwn(WORDS.en.fixes, fix.code);

const ownText = <Code extends keyof OwnMendings>({ code, params }: Own<Code>, language: Language): string =>
  WORDS[language].fixes[code](params);
