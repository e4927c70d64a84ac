// Problems with the square and the page they are on.

import type { ToldProblem } from '@skald/games/documents';
import type { Place, Quest } from '../../../content/index.ts';
import { squareIn } from '../../../documents/index.ts';

export const PAGES = ['draw', 'heroes', 'overlord', 'victory', 'rules', 'story'] as const;
export type Page = (typeof PAGES)[number];

/** Where to look: a square, and the page beside the drawing. */
export interface PlacedProblem extends ToldProblem {
  readonly at: Place | null;
  readonly page: Page;
}

/** The page on which a part of the document is written; all others are drawn. */
const PAGE_OF: Readonly<Record<string, Page>> = {
  heroes: 'heroes',
  rewards: 'heroes',
  overlord: 'overlord',
  victory: 'victory',
  specials: 'rules',
};

export function placed(problem: ToldProblem, quest: Quest): PlacedProblem {
  const [part = '', index] = problem.path;
  const at = squareIn(quest, problem);
  // What a die finds in every piece of a kind is a rule.
  const everywhere = part === 'searches' && 'every' in (quest.searches[Number(index)] ?? {});
  return { ...problem, at, page: everywhere ? 'rules' : (PAGE_OF[part] ?? 'draw') };
}
