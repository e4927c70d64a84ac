// Tables that were just made, handed from one page to the next.

import type { LocalTable } from './local-table.ts';

const open = new Map<string, LocalTable>();

export const keepOpen = (table: LocalTable): void => {
  open.set(table.id, table);
};

/** Takes a table over: the page that has it closes it. */
export function takeOver(id: string): LocalTable | undefined {
  const table = open.get(id);
  open.delete(id);
  return table;
}
