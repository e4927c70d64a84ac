// The same tests on both stores.

import { afterAll, beforeAll, describe } from 'vitest';
import { openTestHall } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';

/** What holds on either store: `open` opens a hall over a new one, unless it is told over which. */
export function onBothStores(what: string, tests: (open: typeof openTestHall) => void): void {
  describe(`${what}, on SQLite`, () => tests(openTestHall));
  describe(`${what}, on PostgreSQL`, () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startPostgres();
    });
    afterAll(() => cluster.stop());
    tests(async (settings, surroundings) =>
      openTestHall({ databaseUrl: await cluster.database(), ...settings }, surroundings),
    );
  });
}
