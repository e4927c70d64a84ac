// How much of a sheet goes on its second page: what is longer is cut, and says so.

import type { Sheet } from '../../text/sheet.ts';

/** Lines of the second page, and those that a heading takes. */
const LINES = 48;
const HEADING = 2;
/** A gift takes two: its name and what it does. */
const GIFT = 2;
const MOST_GIFTS = 14;
const LEAST_LEDGER = 4;
/** For loot, silver and whatever else comes up. */
const NOTES = 6;

export interface Cut {
  readonly gifts: Sheet['gifts'];
  readonly giftsLeft: number;
  readonly ledger: Sheet['ledger'];
  readonly ledgerLeft: number;
}

export function cutFor({ gear, gifts, connections, legendary, horse, ledger }: Sheet): Cut {
  const shown = gifts.slice(0, MOST_GIFTS);
  const beside = [connections.length, legendary.length, horse.length > 0 ? 2 : 0]
    .filter((lines) => lines > 0)
    .reduce((sum, lines) => sum + Math.ceil(lines / 2) + HEADING, 0);
  const above = HEADING + Math.max(gear.rows.length + 1, beside) + HEADING + Math.max(1, shown.length * GIFT);
  const room = Math.max(LEAST_LEDGER, LINES - above - HEADING - NOTES);
  const lines = ledger.length <= room ? ledger.length : room - 1;
  return {
    gifts: shown,
    giftsLeft: gifts.length - shown.length,
    ledger: ledger.slice(0, lines),
    ledgerLeft: ledger.length - lines,
  };
}
