// What a tap would do, in words, before it is done: where one goes, who strikes on the way, what may come of it.

import type { Proposal } from '@skald/games/board-kit';
import { capital, type Language } from '@skald/text';
import { optionText } from '../../text/options.ts';
import { hintsOf } from '../hints.ts';
import type { Answer, Hand } from './hand.ts';

/** Null where nothing would be done yet: a menu asks by itself. */
export function proposalOf(
  { view, decision }: Hand,
  answer: Answer | null,
  language: Language,
): Proposal | null {
  const option = decision?.options.find(({ id }) => answer?.do === 'choose' && id === answer.option);
  if (decision === null || option === undefined) return null;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  const { sum, prospects } = hintsOf(view, asked, option.choice, language);
  const facts = [prospects.join(', '), ...sum].filter((fact) => fact !== '');
  return { what: optionText(view, asked, option.choice, language), facts: facts.map(capital) };
}
