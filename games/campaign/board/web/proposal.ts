// What a tap would do, in words, before it is done.

import type { Proposal } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { optionText } from '../../text/options.ts';
import { hint } from '../hints.ts';
import type { Answer } from './answers.ts';
import type { Hand } from './hand.ts';

/** Null where nothing would be done yet: a menu asks by itself, and a piece in hand decides nothing. */
export function proposalOf(
  { view, decision }: Hand,
  answer: Answer | null,
  language: Language,
): Proposal | null {
  const option =
    answer?.do === 'choose' ? decision?.options.find(({ id }) => id === answer.option) : undefined;
  if (decision === null || option === undefined) return null;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  const known = hint(view, asked, option.choice, language);
  return { what: optionText(view, asked, option.choice, language), facts: known === null ? [] : [known] };
}
