// What is wrong with a document, and what a line of its price is for, as sentences.

import { isOneOf, type PriceLine, type Problem } from '@skald/kernel';
import type { Language } from '@skald/text';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import type { HeroProblem } from '../documents/hero/problem.ts';
import { heroProblems as de } from './de/problems.ts';
import { heroProblems as en, type HeroProblems } from './en/problems.ts';
import { NAMES } from './names.ts';
import { thingName } from './things.ts';

const HERO: Readonly<Record<Language, HeroProblems>> = { en, de };

/** Every problem of a hero is made with a code of the list. */
export const heroProblemText = ({ code, params }: Problem, language: Language): string =>
  HERO[language][code as HeroProblem](params);

/** “Great Weapon 3” */
export function heroPriceText({ code, params }: PriceLine, language: Language): string {
  const { characteristics, hitPointsBought } = NAMES[language];
  if (code === 'hitPoints') return hitPointsBought;
  const name = String(params.name);
  const called = isOneOf(CHARACTERISTICS, name) ? characteristics[name] : thingName(name, language);
  return `${called} ${String(params.rating).replace('-', '−')}`;
}
