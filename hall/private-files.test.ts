import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupSqlite } from './sqlite.ts';
import { Store } from './store.ts';
import { openTestHall, testFolder } from './testing-hall.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const open = (dataDir: string): Promise<Store> => Store.open({ databaseUrl: null, dataDir, sync: 'normal' });

describe('the files of the embedded database', () => {
  let folder: string;
  let before: number;
  beforeEach(() => {
    folder = testFolder();
    // As most machines have it.
    before = process.umask(0o022);
  });
  afterEach(() => {
    process.umask(before);
    rmSync(folder, { recursive: true, force: true });
  });

  it('should be closed to others from the beginning, with the journals', async () => {
    const data = join(folder, 'a', 'data');
    const store = await open(data);
    expect(readdirSync(data).sort()).toEqual(['skald.db', 'skald.db-shm', 'skald.db-wal']);
    for (const file of readdirSync(data)) expect([file, modeOf(join(data, file))]).toEqual([file, '600']);
    expect([modeOf(data), store.exposed]).toEqual(['700', null]);
    await store.close();
  });

  it('should be closed when they were open', async () => {
    const data = join(folder, 'data');
    const store = await open(data);
    await store.addPerson({ id: 'ann', name: 'Ann', account: null, password: null }, 'token', 1);
    // A second connection keeps the journals alive.
    const other = new DatabaseSync(join(data, 'skald.db'));
    other.exec('SELECT * FROM people');
    await store.close();
    chmodSync(data, 0o755);
    for (const file of readdirSync(data)) chmodSync(join(data, file), 0o644);
    expect(existsSync(join(data, 'skald.db-wal'))).toBe(true);
    const again = await open(data);
    for (const file of readdirSync(data)) expect([file, modeOf(join(data, file))]).toEqual([file, '600']);
    expect(modeOf(data)).toBe('700');
    expect(await again.personByToken('token', 0)).not.toBeNull();
    other.close();
    await again.close();
  });

  it('should not close a folder in which other things lie, but say that it is open', async () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared, { mode: 0o755 });
    writeFileSync(join(shared, 'letters.txt'), 'to whom it may concern');
    const hall = await openTestHall({ dataDir: shared });
    expect(hall.exposed).toEqual({ folder: shared, mode: '755' });
    expect([modeOf(shared), modeOf(join(shared, 'skald.db'))]).toEqual(['755', '600']);
    expect(hall.log.find((line) => line.includes('folder-exposed'))).toContain(shared);
    await hall.stop();
  });

  it('should not close what belongs to everybody', async () => {
    const everybody = join(folder, 'tmp');
    mkdirSync(everybody);
    chmodSync(everybody, 0o1777);
    const store = await open(everybody);
    expect([modeOf(everybody), store.exposed?.mode]).toEqual(['777', '777']);
    await store.close();
  });

  it('should be copied into a file that is closed from the first byte on', async () => {
    const store = await open(join(folder, 'data'));
    const copy = join(folder, 'copy.db');
    await backupSqlite(join(folder, 'data', 'skald.db'), copy);
    expect(modeOf(copy)).toBe('600');
    await store.close();
    const copied = new DatabaseSync(copy);
    expect(copied.prepare('SELECT COUNT(*) AS count FROM migrations').get()?.count).toBeGreaterThan(0);
    copied.close();
  });
});
