import type { Choice } from '@skald/kernel';
import { type Language, optionFront } from '@skald/text';
import type { QuestionName } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import type { Matter } from './catalogue.ts';
import { options as de } from './de/options.ts';
import { options as en } from './en/options.ts';
import { askingOf } from './questions.ts';

const labelOf = optionFront<Matter>({ en, de }, askingOf);

/** The short label of an answer to whoever is asked. */
export function optionText(view: State, kind: QuestionName, choice: Choice, language: Language): string {
  const frame = view.agenda.at(-1);
  return labelOf(
    view,
    { kind, seat: frame !== undefined && 'seat' in frame ? frame.seat : 0 },
    choice,
    language,
  );
}
