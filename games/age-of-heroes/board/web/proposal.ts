// What a tap would do, in words, before it is done.

import type { Proposal } from '@skald/games/board-kit';
import type { Choice, Decision } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Area } from '../../content/index.ts';
import type { QuestionName } from '../../rules/choices.ts';
import { optionText } from '../../text/index.ts';
import { hint } from '../hints.ts';
import type { Answer, Situation } from './answers.ts';
import { WEB_WORDS } from './words.ts';

/** Null where nothing would be decided yet. */
export function proposalOf(situation: Situation, answer: Answer | null, language: Language): Proposal | null {
  const meant = answer?.do === 'choose' ? goalOf(situation, answer.options) : null;
  if (meant === null) return null;
  const { view, reach } = situation;
  const { decision, choice } = meant;
  const words = WEB_WORDS[language];
  const way = choice.act === 'step' ? reach?.ways.get(choice.to as Area) : undefined;
  const known = hint(view, decision, choice, language);
  return {
    what: optionText(view, decision.kind as QuestionName, choice, language),
    facts: [
      ...(way !== undefined && reach?.deadly.has(way[0] as Area) ? [words.deadly] : []),
      ...(way === undefined ? [] : [words.stepsAway(way.length)]),
      ...(known === null ? [] : [known]),
    ],
  };
}

/** The last of several choices in a row, as it will be asked for when its turn comes. */
function goalOf(
  { decision }: Situation,
  options: readonly string[],
): { readonly decision: Decision; readonly choice: Choice } | null {
  if (decision === null) return null;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  const listed = options.length === 1 && decision.options.find(({ id }) => id === options[0]);
  if (listed) return { decision: asked, choice: listed.choice };
  const [act, what = ''] = options.at(-1)?.split(':') ?? [];
  return act === 'step'
    ? { decision: { ...asked, kind: 'move' }, choice: { act, to: what } }
    : { decision: { ...asked, kind: 'chooseCounter' }, choice: { act: 'counter', counter: what } };
}
