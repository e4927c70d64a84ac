// What a guide says in somebody's first adventure, when a question comes up.

import type { Language } from '@skald/text';
import { lessons as de } from './de/lessons.ts';
import { lessons as en } from './en/lessons.ts';

type Lessons = Readonly<Record<string, string>>;

const LESSONS: Readonly<Record<Language, Lessons>> = { en, de };

export const lessonText = (kind: string, language: Language): string | null =>
  LESSONS[language][kind] ?? null;
