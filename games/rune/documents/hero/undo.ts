// Taking back what was bought: as long as nothing has come of it.

import type { Problem } from '@skald/kernel';
import { books } from './books.ts';
import type { Line } from './lines.ts';
import { problem } from './problem.ts';
import type { Bought } from './purchase.ts';
import type { Hero } from './schema.ts';

export function afterUndo(hero: Hero, at: number): Bought {
  const without = { ...hero, ledger: hero.ledger.filter((_, i) => i !== at) };
  const problems = against(hero, at, without);
  return problems.length > 0 ? { problems } : { hero: without };
}

function against(hero: Hero, at: number, without: Hero): Problem[] {
  const line = hero.ledger[at];
  if (line?.line !== 'expense') return [problem('notAnExpense', null, ['ledger', at])];
  if (line.used) return [problem('alreadyUsed', null, ['ledger', at])];
  const since = hero.ledger.slice(at + 1);
  if (since.some(isPlay)) return [problem('playedSince', null, ['ledger', at])];
  // What was bought later may rest on it: its price, its window, its thing.
  return books(without).length > books(hero).length ? [problem('reliedUpon', null, ['ledger', at])] : [];
}

/** An encounter has been played with it, and maybe because of it. */
const isPlay = (line: Line): boolean =>
  line.line === 'death' || (line.line === 'gain' && (line.cause === 'pillaging' || line.cause === 'running'));
