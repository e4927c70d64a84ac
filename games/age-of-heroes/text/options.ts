import type { Language } from '@skald/text';
import type { QuestionName } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import type { Asking, OptionLabels } from './catalogue.ts';
import { options as de } from './de/options.ts';
import { options as en } from './en/options.ts';
import { askingOf } from './questions.ts';

const OPTIONS: Readonly<Record<Language, OptionLabels>> = { en, de };

type Label = (choice: { readonly act: string }, asking: Asking<QuestionName>) => string;

/** The short label of an answer. */
export function optionText(
  view: State,
  kind: QuestionName,
  choice: { readonly act: string },
  language: Language,
): string {
  const labels = OPTIONS[language][kind] as unknown as Readonly<Record<string, Label>>;
  const frame = view.agenda.at(-1);
  const seat = frame !== undefined && 'seat' in frame ? frame.seat : 0;
  return labels[choice.act]!(choice, askingOf(view, kind, seat, language));
}
