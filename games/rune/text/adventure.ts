// What is wrong with an adventure, and what a line of its cost sheets is for. Whatever is about one encounter says which.

import { type DocumentPath, isOneOf, type PriceLine, type Problem } from '@skald/kernel';
import type { Language } from '@skald/text';
import { PROBLEMS } from '../documents/adventure/problem.ts';
import { adventure as de } from './de/adventure.ts';
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
