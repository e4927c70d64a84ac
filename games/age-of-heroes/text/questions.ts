import type { Language } from '@skald/text';
import type { QuestionName } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { type Asking, castOf, type Questions } from './catalogue.ts';
import { questions as de } from './de/questions.ts';
import { questions as en } from './en/questions.ts';
import { NAMES } from './names.ts';

const QUESTIONS: Readonly<Record<Language, Questions>> = { en, de };

/** The question a seat is asked, in its own words: why now, and what follows. */
export function questionText(
  view: State,
  decision: { readonly seat: number; readonly kind: string },
  language: Language,
): string {
  const kind = decision.kind as QuestionName;
  const text = QUESTIONS[language][kind] as (asking: Asking<QuestionName>) => string;
  return capital(text(askingOf(view, kind, decision.seat, language)));
}

/** What a question's texts need, read from the view; hidden frames are missing. */
export function askingOf<Q extends QuestionName>(
  view: State,
  kind: Q,
  seat: number,
  language: Language,
): Asking<Q> {
  const frame = view.agenda.at(-1);
  return {
    view,
    seat,
    player: view.players[seat],
    frame: frame?.step === kind ? (frame as Asking<Q>['frame']) : null,
    cast: castOf(view, NAMES[language]),
  };
}

/** A sentence begins with a capital, also where a name begins with “the”. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
