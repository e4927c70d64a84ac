import { chapterFront } from '@skald/text';
import { CITED } from './cited.ts';
import { rules as de } from './de/rules.ts';
import { rules as en } from './en/rules.ts';
import { TOPICS } from './topics.ts';

export const CHAPTERS = chapterFront(TOPICS, { en, de }, CITED);
