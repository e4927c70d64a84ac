// The names accounts are kept under: one for all that look alike, so that nobody can pass for somebody else.

import type { Person } from './kept.ts';
import { skeleton } from './protocol/index.ts';
import { isConflict } from './sql.ts';
import type { Store } from './store.ts';

export const accountName = skeleton;

/** How they were kept before: names differed in more than capitals, but might look the same. */
export const formerName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Whose account that is; one from before comes first, where several look alike. */
export const accountOf = async (
  store: Store,
  name: string,
): Promise<(Person & { recovery: string | null }) | null> =>
  (await store.personByAccount(formerName(name))) ?? (await store.personByAccount(accountName(name)));

/** Accounts from before are kept as new ones are; where several look alike, the first alone. */
export async function keepAccountsByLook({ sql }: Store): Promise<void> {
  const rows = await sql.all<{ id: string; account: string }>(
    'SELECT id, account FROM people WHERE account IS NOT NULL AND account <> ? ORDER BY created, id',
    '',
  );
  for (const { id, account } of rows) {
    const name = accountName(account);
    if (name === account) continue;
    await sql.run('UPDATE people SET account = ? WHERE id = ?', name, id).catch((error: unknown) => {
      if (!isConflict(error)) throw error;
    });
  }
}
