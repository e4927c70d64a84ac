// A roll of the notes in few words: what is rolled, and against what.

import type { Language } from '@skald/text';
import { ABILITY } from '../../content/abilities.ts';
import type { End, Method, PlainRoll } from '../../documents/encounter/roll-schema.ts';
import { running as de } from '../de/running.ts';
import { running as en, type RunningWords } from '../en/running.ts';
import { said } from '../encounter.ts';
import { ABILITY_NAMES, CHARACTERISTIC_NAMES, CHARACTERISTIC_SHORT, STATISTIC_NAMES } from '../lexicon.ts';

const WORDS: Readonly<Record<Language, RunningWords>> = { en, de };
export const runningWords = (language: Language): RunningWords => WORDS[language];

/** “Climb (Str)”, “Strength + Stamina” */
function methodText({ ability, characteristic, second }: Method, language: Language): string {
  if (ability === null)
    return [characteristic, second]
      .flatMap((name) => (name === null ? [] : [CHARACTERISTIC_NAMES[name][language]]))
      .join(' + ');
  const [usual = null] = ABILITY[ability].governing;
  const by = characteristic ?? usual;
  const short = by === null ? WORDS[language].luck : CHARACTERISTIC_SHORT[by][language];
  return `${ABILITY_NAMES[ability][language]} (${short})`;
}

/** “Dodge (Qik) or Jump (Str) against 7” */
export function rollText({ methods, against }: PlainRoll, language: Language): string {
  const words = WORDS[language];
  const ways = words.either(
    methods.map((method) => methodText(method, language)).filter((text) => text !== ''),
  );
  switch (against.kind) {
    case 'difficulty':
      return words.difficulty(ways, against.difficulty);
    case 'opposed':
      return words.opposed(ways, said(against.opponent, language), against.bonus);
    case 'baseline':
      return words.baseline(STATISTIC_NAMES[against.score][language], against.by);
  }
}

/** Several that must be passed at once. */
export const rollsText = (first: PlainRoll, also: readonly PlainRoll[], language: Language): string =>
  WORDS[language].atOnce([first, ...also].map((roll) => rollText(roll, language)));

/** By a roll, or by what the notes say; empty where they say nothing. */
export function endText({ roll, how }: Pick<End, 'roll' | 'how'>, language: Language): string {
  if (roll !== null) return rollsText(roll, roll.also, language);
  const text = said(how, language).trim();
  return text === '' ? '' : WORDS[language].quoted(text);
}
