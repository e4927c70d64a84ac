import type { Language } from './language.ts';
import { type Pointed, type Pointer, pointedText } from './pointing.ts';

/** What a guide says in somebody's first game, when a question comes up; `begin` and `over` frame it. */
export type Lessons<Q extends string = string> = Readonly<
  Partial<Record<Q, Pointed>> & Record<'begin' | 'over', Pointed>
>;

export const lessonFront =
  (lessons: Readonly<Record<Language, Readonly<Record<string, Pointed>>>>) =>
  (kind: string, language: Language, pointer: Pointer): string | null => {
    const text = lessons[language][kind];
    return text === undefined ? null : pointedText(text, language, pointer);
  };
