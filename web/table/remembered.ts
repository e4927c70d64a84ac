// What this device remembers of a table between two visits: how much of its talk was read, how much each seat had been
// told when it last chose, and where in the workshop lies what is played there. Whatever the numbers count comes from the
// table.

import { z } from 'zod';

const KEY = 'skald-tables';
const MOST_TABLES = 200;

const Count = z.int().min(0);
const RememberedSchema = z.object({
  /** The first line of the chat that was not read. */
  chat: Count.optional(),
  /** Events that had been told, by seat. */
  chosen: z.record(z.string(), Count).optional(),
  bench: z.string().startsWith('/workshop/').optional(),
});
export type Remembered = z.infer<typeof RememberedSchema>;

/** The table that was remembered last comes last. */
const TablesSchema = z.array(z.tuple([z.string(), RememberedSchema]));
type Tables = z.infer<typeof TablesSchema>;

/** What is damaged, or kept nowhere, is not remembered. */
function read(): Tables {
  try {
    return TablesSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export const recall = (table: string): Remembered => read().find(([id]) => id === table)?.[1] ?? {};

export function remember(table: string, part: Remembered): void {
  const tables = read();
  const others = tables.filter(([id]) => id !== table);
  const known = tables.find(([id]) => id === table)?.[1] ?? {};
  const now: Remembered = { ...known, ...part, chosen: { ...known.chosen, ...part.chosen } };
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, now]].slice(-MOST_TABLES)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
