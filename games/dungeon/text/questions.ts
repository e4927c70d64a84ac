import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { QuestionName } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { type Asking, aboutOf, type Questions } from './catalogue.ts';
import { questions as de } from './de/questions.ts';
import { questions as en } from './en/questions.ts';

const QUESTIONS: Readonly<Record<Language, Questions>> = { en, de };

interface Asked {
  readonly seat: Seat;
  readonly kind: string;
}

/** The question as a sentence or two: who asks, why now, what follows. */
export function questionText(view: State, asked: Asked, language: Language): string {
  const kind = asked.kind as QuestionName;
  const text = QUESTIONS[language][kind] as (asking: Asking<QuestionName>) => string;
  return capital(text(askingOf(view, kind, asked.seat)));
}

/** What a question's texts need, read from the view; a hidden frame is missing. */
export function askingOf<Q extends QuestionName>(view: State, kind: Q, seat: Seat): Asking<Q> {
  const frame = view.agenda.at(-1);
  return {
    ...aboutOf(view),
    seat,
    frame: frame?.step === kind ? (frame as Asking<Q>['frame']) : null,
  };
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
