// Commits whose answer never came: whether they hold is asked of the database itself before anybody reads or writes on.

import type pg from 'pg';
import { StoreAway } from './store-trouble.ts';

/** What became of one transaction; null while nobody knows. */
export interface Fate {
  readonly id: string;
  kept: boolean | null;
}

/** Milliseconds between two questions about a transaction that is still being ended. */
const PAUSE = 20;

export class Fates {
  readonly #open = new Set<Fate>();
  readonly #patience: number;

  /** `patience` in milliseconds. */
  constructor(patience: number) {
    this.#patience = patience;
  }

  add(id: string): Fate {
    const fate: Fate = { id, kept: null };
    this.#open.add(fate);
    return fate;
  }

  /** Resolves when all are known. */
  async settle(client: pg.ClientBase): Promise<void> {
    for (const fate of this.#open) {
      fate.kept = await this.#ask(client, fate);
      this.#open.delete(fate);
    }
  }

  async #ask(client: pg.ClientBase, { id }: Fate): Promise<boolean> {
    const end = performance.now() + this.#patience;
    for (;;) {
      const status = await statusOf(client, id);
      if (status !== 'in progress') return status === 'committed';
      if (performance.now() > end) throw new StoreAway('store-away');
      // A connection that we gave up may still hold it open, and would decide later.
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_xid = $1::xid8::xid',
        [id],
      );
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

async function statusOf(client: pg.ClientBase, id: string): Promise<string | null> {
  try {
    const { rows } = await client.query<{ status: string | null }>(
      'SELECT pg_xact_status($1::xid8) AS status',
      [id],
    );
    return rows[0]?.status ?? null;
  } catch (error) {
    // A server that took over from another has never heard of it, so nothing of it is kept there.
    if ((error as { code?: unknown }).code === INVALID_VALUE) return null;
    throw error;
  }
}

/** PostgreSQL's invalid_parameter_value: the transaction is in the future. */
const INVALID_VALUE = '22023';
