// Problems with the page they are on.

import type { ToldProblem } from '@skald/games/documents';
import type { DocumentPath } from '@skald/kernel';

export const PAGES = ['who', 'traits', 'abilities', 'gear', 'growth', 'ledger', 'plan'] as const;
export type Page = (typeof PAGES)[number];

/** By the part of the document it is in; what is about the whole is about the points. */
const PAGE_OF: Readonly<Record<string, Page>> = {
  name: 'who',
  cognomen: 'who',
  characteristics: 'traits',
  hitPoints: 'traits',
  abilities: 'abilities',
  weapons: 'gear',
  armor: 'gear',
  shield: 'gear',
  kitsLeft: 'gear',
  ledger: 'ledger',
};

export const pageOf = ({ path: [part] }: Pick<ToldProblem, 'path'>): Page => PAGE_OF[part ?? ''] ?? 'traits';

/** Those at a place of the document or within it. */
export const problemsAt = (problems: readonly ToldProblem[], place: DocumentPath): ToldProblem[] =>
  problems.filter(({ path }) => path.length >= place.length && place.every((key, i) => path[i] === key));
