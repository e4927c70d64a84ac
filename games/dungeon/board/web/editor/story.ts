// Title and story in two languages.

import type { Language } from '@skald/text';
import type { Quest } from '../../../content/index.ts';

export const TELLINGS = [
  { part: 'title', most: 80, lines: undefined },
  { part: 'story', most: 2000, lines: 5 },
  { part: 'aftermath', most: 2000, lines: 3 },
] as const;

type Part = (typeof TELLINGS)[number]['part'];

/** A new text in one language; in the other too as long as it said the same. A quest is filed under its English title. */
export function told(quest: Quest, part: Part, language: Language, text: string): Quest {
  const before = quest[part];
  const after = before.en === before.de ? { en: text, de: text } : { ...before, [language]: text };
  const next = { ...quest, [part]: after };
  return part === 'title' ? { ...next, id: idOf(next.title.en) } : next;
}

const idOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'quest';
