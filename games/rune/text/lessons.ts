import { lessonFront } from '@skald/text';
import { lessons as de } from './de/lessons.ts';
import { lessons as en } from './en/lessons.ts';

export const lessonText = lessonFront({ en, de });
