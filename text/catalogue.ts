// What every language must say of a game: one entry for each question, option, event and die, so that none can be
// forgotten, and how a sentence is found among them.

import type { Choice, Decision, GameState, RollEvent, Seat } from '@skald/kernel';
import { capital } from './grammar.ts';
import type { Language } from './language.ts';

/** What there is to be put into words. */
export interface Matter {
  /** A seat as everybody may see it. */
  readonly view: GameState;
  /** What any text may speak about: the view, and ways to look things up in it. */
  readonly about: object;
  /** What the texts of a question know besides. */
  readonly asked: object;
  readonly frame: { readonly step: string };
  /** The answers, by question. */
  readonly choices: Readonly<Record<string, { readonly act: string }>>;
  readonly event: { readonly type: string };
}

type QuestionOf<M extends Matter> = keyof M['choices'] & string;

/** A question as a text sees it. The frame may be missing where a view hides it. */
export type Asking<M extends Matter, Q extends QuestionOf<M> = QuestionOf<M>> = M['about'] &
  M['asked'] & {
    readonly seat: Seat;
    readonly frame: Extract<M['frame'], { readonly step: Q }> | null;
  };

export type QuestionTexts<M extends Matter> = {
  readonly [Q in QuestionOf<M>]: (asking: Asking<M, Q>) => string;
};

export type OptionTexts<M extends Matter> = {
  readonly [Q in QuestionOf<M>]: {
    readonly [A in M['choices'][Q]['act']]: (
      choice: Extract<M['choices'][Q], { readonly act: A }>,
      asking: Asking<M, Q>,
    ) => string;
  };
};

/** Null: better left untold. */
export type EventTexts<M extends Matter> = {
  readonly [T in M['event']['type']]: (
    event: Extract<M['event'], { readonly type: T }>,
    about: M['about'],
  ) => string | null;
};

/** What each die was for; null for one that is told with something else. */
export type RollTexts<R extends string = string> = Readonly<Record<R, string | null>>;

type InEach<T> = Readonly<Record<Language, T>>;

/** What somebody is asked, and who. */
export interface Question {
  readonly seat: Seat;
  readonly kind: string;
}

type Look<M extends Matter> = (view: M['view'], asked: Question, language: Language) => Asking<M>;

/** What the texts of a question need, read from the view; a hidden frame is missing. */
export const askingFront =
  <M extends Matter>(
    about: (view: M['view'], language: Language) => M['about'],
    asked: (about: M['about'], seat: Seat) => M['asked'],
  ): Look<M> =>
  (view, { seat, kind }, language) => {
    const frame = view.agenda.at(-1);
    const known = about(view, language);
    return { ...known, ...asked(known, seat), seat, frame: frame?.step === kind ? frame : null } as Asking<M>;
  };

/** The question as a sentence or two: who asks, why now, what follows. */
export const questionFront =
  <M extends Matter>(texts: InEach<QuestionTexts<M>>, look: Look<M>) =>
  (view: M['view'], asked: Question, language: Language): string => {
    const text = texts[language][asked.kind as QuestionOf<M>] as (asking: Asking<M>) => string;
    return capital(text(look(view, asked, language)));
  };

/** The short label of an answer; of one that no text knows, its bare name. */
export const optionFront =
  <M extends Matter>(texts: InEach<OptionTexts<M>>, look: Look<M>) =>
  (view: M['view'], asked: Question | Decision, choice: Choice, language: Language): string => {
    type Label = (choice: Choice, asking: Asking<M>) => string;
    const labels = texts[language][asked.kind as QuestionOf<M>] as unknown as Readonly<Record<string, Label>>;
    return capital(labels[choice.act]?.(choice, look(view, asked, language)) ?? choice.act);
  };

/** One line of the log, or null for what is better left untold. */
export const eventFront =
  <M extends Matter>(
    texts: InEach<EventTexts<M>>,
    about: (view: M['view'], language: Language) => M['about'],
  ) =>
  (event: M['event'], view: M['view'], language: Language): string | null => {
    const tell = texts[language][event.type as M['event']['type']] as (
      event: M['event'],
      about: M['about'],
    ) => string | null;
    const line = tell(event, about(view, language));
    return line === null ? null : capital(line);
  };

/** What a die was for and what it shows; null for one that is told with something else. */
export const rollFront =
  <R extends string>(texts: InEach<RollTexts<R>>) =>
  ({ sides, face, for: what }: RollEvent & { readonly for: R }, language: Language): string | null => {
    const die = texts[language][what];
    if (die === null) return null;
    return sides === 6 ? `${die}: ${face}` : `${die}: ${face} (1–${sides})`;
  };
