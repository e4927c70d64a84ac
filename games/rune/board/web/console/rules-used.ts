// By which rules an encounter is priced, each with what it is for.

import type { Notes } from '../../../text/notes/index.ts';

export interface RuleUsed {
  readonly rule: string;
  readonly items: readonly string[];
}

/** From the lines of its cost sheet, in their order. */
export function rulesUsed({ cost }: Pick<Notes, 'cost'>): RuleUsed[] {
  const items = new Map<string, string[]>();
  for (const [, item, rule] of cost.table.rows) {
    if (!rule || item === undefined) continue;
    const known = items.get(rule) ?? [];
    items.set(rule, known.includes(item) ? known : [...known, item]);
  }
  return [...items].map(([rule, its]) => ({ rule, items: its }));
}
