// What a person finds in the lobby: open tables, own games with the urgent ones first, finished games.

import { summary } from './info.ts';
import type { KeptTable, Person } from './kept.ts';
import type { LobbyState, TableSummary } from './protocol/index.ts';
import type { Store } from './store.ts';

const LISTED = 50;
/** Bytes of each list, whatever stands in it. */
const LIST_BYTES = 60_000;

export const openTables = (store: Store): Promise<KeptTable[]> => store.openTables(LISTED);

/** `live` gives a table as it stands now. */
export async function lobbyOf(
  store: Store,
  person: Person | null,
  open: readonly KeptTable[],
  live: (kept: KeptTable) => KeptTable,
): Promise<LobbyState> {
  const list = (tables: readonly KeptTable[]): TableSummary[] =>
    fitting(tables.map((kept) => summary(live(kept), person)));
  if (person === null) return { open: list(open), mine: [], finished: [] };
  const mine = (await store.tablesOf(person.id, false, LISTED)).map(live);
  const finished = await store.tablesOf(person.id, true, LISTED);
  const urgent = ({ asked, seats }: KeptTable): number =>
    asked.some((seat) => seats[seat]?.person === person.id) ? 0 : 1;
  mine.sort((a, b) => urgent(a) - urgent(b) || b.updated - a.updated);
  return { open: list(open), mine: list(mine), finished: list(finished) };
}

/** As many of a list as its bytes allow. */
function fitting(tables: readonly TableSummary[]): TableSummary[] {
  let bytes = 0;
  return tables.filter((table) => {
    bytes += Buffer.byteLength(JSON.stringify(table));
    return bytes <= LIST_BYTES;
  });
}
