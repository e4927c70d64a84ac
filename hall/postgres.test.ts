import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from './postgres.ts';
import type { Sql } from './sql.ts';
import { StoreAway } from './store-trouble.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { layWire, type Wire } from './testing-wire.ts';

/** Whatever was done twice, or not at all, shows here. */
const COUNT = ['UPDATE counted SET n = n + 1 WHERE id = ?', 1] as const;
const counted = async (sql: Sql): Promise<number | undefined> =>
  (await sql.all<{ n: number }>('SELECT n FROM counted WHERE id = ?', 1))[0]?.n;
const others = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe('a connection to PostgreSQL that breaks', () => {
  let [direct, sql]: [Sql, Sql] = [] as never;
  let wire: Wire;

  beforeEach(async () => {
    const url = await cluster.database();
    wire = await layWire(url);
    direct = openPostgres(url);
    sql = openPostgres(wire.url, { queryMs: 2000, connectMs: 2000 });
    await direct.run('CREATE TABLE counted (id BIGINT PRIMARY KEY, n BIGINT NOT NULL)');
    await direct.run('INSERT INTO counted (id, n) VALUES (?, 0)', 1);
  });
  afterEach(async () => {
    await sql.close();
    await wire.close();
    await direct.close();
  });

  it('should be replaced when it dies between two statements', async () => {
    await sql.batch([COUNT]);
    await direct.all(others);
    await sql.batch([COUNT]);
    expect(await counted(sql)).toBe(2);
  });

  it('should be replaced when it dies within a transaction, and what was begun be done once', async () => {
    for (const text of ['BEGIN', 'UPDATE counted', 'COMMIT']) {
      const before = (await counted(direct)) as number;
      void wire.cutBefore(text);
      await sql.batch([COUNT, COUNT]);
      expect(await counted(direct)).toBe(before + 2);
    }
  });

  it('should not do again what was kept when only the answer was lost', async () => {
    for (const write of [() => sql.batch([COUNT]), () => sql.run(...COUNT)]) {
      const before = (await counted(direct)) as number;
      const met = wire.cutAfter('COMMIT');
      await write();
      await met;
      expect(await counted(direct)).toBe(before + 1);
    }
    void wire.cutAfter('COMMIT');
    expect(await sql.transaction(async (inside) => inside.run(...COUNT).then(() => 'done'))).toBe('done');
    expect(await counted(direct)).toBe(3);
  });

  it('should end what still hangs in the database before it is done again', async () => {
    const met = wire.hangBefore('COMMIT');
    await sql.batch([COUNT]);
    await met;
    expect(await counted(direct)).toBe(1);
  });

  it('should give up a silence, and tell the truth about the commit afterwards', async () => {
    const met = wire.silenceAfter('COMMIT');
    await expect(sql.batch([COUNT])).rejects.toThrow(StoreAway);
    await met;
    // Not tried again in secret either.
    await expect(sql.batch([COUNT])).rejects.toThrow(StoreAway);
    wire.mend();
    expect(await counted(sql)).toBe(1);
    await sql.batch([COUNT]);
    expect(await counted(sql)).toBe(2);
  });

  it('should not do again in a transaction that reads in between what it cannot know about', async () => {
    void wire.cutBefore('COMMIT');
    await expect(sql.transaction((inside) => inside.run(...COUNT))).rejects.toThrow(StoreAway);
    expect(await counted(sql)).toBe(0);
  });

  it('should leave errors of ours what they are, and stay in use', async () => {
    const wrong = await sql.batch([COUNT, ['INSERT INTO counted (id, n) VALUES (?, 0)', 1]]).catch((e) => e);
    expect(wrong).not.toBeInstanceOf(StoreAway);
    expect(wrong.code).toBe('23505');
    expect(await counted(sql)).toBe(0);
  });

  it('should say that nobody listens', async () => {
    const nobody = openPostgres('postgres://skald@127.0.0.1:1/nobody');
    const error = await nobody.all('SELECT 1').catch((one: unknown) => one);
    expect(error).toBeInstanceOf(StoreAway);
    expect(error).toMatchObject({ cause: 'store-away', code: 'ECONNREFUSED' });
    await nobody.close();
  });

  it('should say why nothing can be written', async () => {
    await direct.run('CREATE ROLE reader LOGIN').catch(() => {});
    await direct.run('GRANT SELECT ON counted TO reader');
    const reader = openPostgres(wire.url.replace('skald@', 'reader@'));
    await expect(reader.batch([COUNT])).rejects.toMatchObject({ cause: 'no-permission', code: '42501' });
    await reader.close();
    const standby = openPostgres(`${wire.url}?options=-c%20default_transaction_read_only%3Don`);
    await expect(standby.batch([COUNT])).rejects.toMatchObject({ cause: 'read-only', code: '25006' });
    await standby.close();
  });
});
