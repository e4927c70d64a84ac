// What is wrong with an own creature, and what a line of its price is for.

import type { PriceLine, Problem } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { CreatureProblem } from '../documents/creature/problem.ts';
import { creature as de } from './de/creature.ts';
import { type CreatureWords, creature as en } from './en/creature.ts';

const WORDS: Readonly<Record<Language, CreatureWords>> = { en, de };

/** Every problem of a creature is made with a code of the list. */
export const creatureProblemText = ({ code, params }: Problem, language: Language): string =>
  WORDS[language].problems[code as CreatureProblem](params);

/** “Damage +6”, “Power: leaps” */
export function creaturePriceText({ code, params }: PriceLine, language: Language): string {
  const { adjust, power } = WORDS[language];
  return code === 'adjust' ? adjust(String(params.name), Number(params.by)) : power(String(params.kind));
}
