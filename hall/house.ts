// What a table needs from the house.

import type { Bots } from './bots.ts';
import type { KeptTable } from './kept.ts';
import type { Ledger } from './ledger.ts';
import type { Replays } from './replays.ts';
import type { Store } from './store.ts';

export interface House {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly bots: Bots;
  readonly replays: Replays;
  /** Milliseconds that a full table waits for what people add to its dice. */
  readonly gathering: number;
  /** Milliseconds until orders answer among several people. */
  breath(): number;
  /** Those who left for good while this hall was open: what they said before may still be on its way. */
  readonly departed: Set<string>;
  /** The time of day, for what is written down. */
  now(): number;
  /** Milliseconds that only go forward, for what takes time. */
  tick(): number;
  /** Something changed that lobbies show: those of the players, or everybody's list of open tables. */
  changed(kept: KeptTable, openList: boolean): void;
  failed(error: unknown): void;
}
