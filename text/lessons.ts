import type { Language } from './language.ts';

/** What a guide says in somebody's first game, when a question comes up; `begin` and `over` frame it. */
export type Lessons<Q extends string = string> = Readonly<
  Partial<Record<Q, string>> & Record<'begin' | 'over', string>
>;

export const lessonFront =
  (lessons: Readonly<Record<Language, Readonly<Record<string, string>>>>) =>
  (kind: string, language: Language): string | null =>
    lessons[language][kind] ?? null;
