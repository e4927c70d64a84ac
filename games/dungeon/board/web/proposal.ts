// What a tap would do, in words, before it is done: where one goes, who strikes, and what may come of it.

import type { Proposal } from '@skald/games/board-kit';
import { placeOf } from '@skald/games/grid-kit';
import type { Language } from '@skald/text';
import type { Square } from '../../content/index.ts';
import { layout } from '../../rules/models.ts';
import { optionText } from '../../text/options.ts';
import { squareLabel } from '../../text/squares.ts';
import { hint } from '../hints.ts';
import type { Answer, Hand } from './hand.ts';
import { walkInWords } from './speech.ts';
import { WEB_WORDS } from './words.ts';

/** Null where nothing would be done yet: a menu asks by itself. */
export function proposalOf(hand: Hand, answer: Answer | null, language: Language): Proposal | null {
  const { view, decision } = hand;
  if (answer?.do !== 'choose' || decision === null) return null;
  const [only, ...further] = answer.options;
  if (further.length > 0) return walkProposal(hand, answer.options, language);
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  const choice = decision.options.find(({ id }) => id === only)?.choice;
  if (choice === undefined) return null;
  const known = hint(view, asked, choice, language);
  return { what: optionText(view, asked, choice, language), facts: known === null ? [] : [known] };
}

/** A way of several steps: nobody strikes at who walks it. */
function walkProposal({ view, walks }: Hand, options: readonly string[], language: Language): Proposal {
  const [goal, walk] = [...walks].find(([, each]) => each.options === options) ?? [];
  if (goal === undefined || walk === undefined) return { what: '', facts: [] };
  const where = squareLabel(placeOf(layout(view), goal as Square));
  return { what: WEB_WORDS[language].walkTo(where), facts: [walkInWords(walk, language).join(', ')] };
}
