import type { Choice, Decision } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { QuestionName } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import type { Asking, OptionLabels } from './catalogue.ts';
import { options as de } from './de/options.ts';
import { options as en } from './en/options.ts';
import { askingOf, capital } from './questions.ts';

const OPTIONS: Readonly<Record<Language, OptionLabels>> = { en, de };

type Label = (choice: Choice, asking: Asking<QuestionName>) => string;

/** The short label of an answer. */
export function optionText(view: State, decision: Decision, choice: Choice, language: Language): string {
  const kind = decision.kind as QuestionName;
  const labels = OPTIONS[language][kind] as unknown as Readonly<Record<string, Label>>;
  return capital(labels[choice.act]?.(choice, askingOf(view, kind, decision.seat)) ?? choice.act);
}
