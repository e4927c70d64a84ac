import { gameById } from '@skald/games';
import { digest } from '@skald/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportHall, importHall } from './files.ts';
import {
  DOCUMENT_LIMITS,
  type DocumentGlimpse,
  type DocumentList,
  type DocumentRead,
  type DocumentSummary,
  type Kept,
  type Visibility,
} from './protocol/index.ts';
import type { Statement } from './sql.ts';
import { Store } from './store.ts';
import { type Client, HallRefused } from './testing.ts';
import { openTestHall, type TestHall, testFolder } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';

const GARROCK = gameById('campaign')?.documents?.map?.samples[1] as object;
const QUEST = gameById('dungeon')?.documents?.quest?.samples[0];
const mapCalled = (name: string): object => ({ ...GARROCK, name });
const OF_MAPS = { game: 'campaign', kind: 'map' };
/** What nobody has. */
const NOTHING = 'aaaaaaaaaaaa';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

const keep = (client: Client, body: unknown, more: object = {}): Promise<Kept> =>
  client.ask<Kept>({ do: 'keep', ...OF_MAPS, body, ...more });
/** A version as requests name it. */
const named = ({ document, version }: Kept) => ({ document, version });
const read = (client: Client, document: string, version?: number): Promise<DocumentRead> =>
  client.ask<DocumentRead>({ do: 'document', document, ...(version && { version }) });
const list = async (client: Client, of: 'mine' | 'public', page = 0): Promise<DocumentSummary[]> =>
  (await client.ask<DocumentList>({ do: 'documents', of, ...OF_MAPS, page })).documents.slice();
const share = (client: Client, document: string, visibility: Visibility) =>
  client.ask({ do: 'share', document, visibility });
const refusal = (client: Client, request: object): Promise<unknown> =>
  client.ask(request as Parameters<Client['ask']>[0]).then(
    () => null,
    (error: unknown) => (error instanceof HallRefused ? error.refused : Promise.reject(error)),
  );

describe.each(['SQLite', 'PostgreSQL'])('documents in a hall on %s', (database) => {
  let hall: TestHall;
  let ann: Client;
  let eve: Client;
  beforeEach(async () => {
    hall = await openTestHall({ databaseUrl: database === 'PostgreSQL' ? await cluster.database() : null });
    ann = await hall.member('Ann');
    eve = await hall.member('Eve');
  });
  afterEach(() => hall.stop());

  it('should be found by who knows the digest of a version, though private, and by nobody who guesses', async () => {
    const kept = await keep(ann, mapCalled('One'));
    const { document } = kept;
    await keep(ann, mapCalled('Two'), { document });
    const found = (of: string) => eve.ask<DocumentGlimpse>({ do: 'glimpse', document, digest: of });
    const about = { ...OF_MAPS, maker: 'Ann' };
    expect(await found(digest(mapCalled('One')))).toMatchObject({ ...about, version: 1 });
    expect(await found(digest(mapCalled('Two')))).toMatchObject({ ...about, version: 2 });
    // Of two that are alike the newer is meant.
    await keep(ann, mapCalled('One'), { document });
    expect(await found(kept.digest)).toMatchObject({ ...about, version: 3 });
    const other = await keep(ann, mapCalled('Three'));
    for (const guessed of [other.digest, 'f'.repeat(64)])
      expect(await refusal(eve, { do: 'glimpse', document, digest: guessed })).toMatchObject({
        code: 'no-such-document',
      });
    expect(await refusal(eve, { do: 'document', document })).toMatchObject({ code: 'no-such-document' });
  });

  it('should be kept in versions that never change, each known by its digest', async () => {
    const first = await keep(ann, mapCalled('One'));
    expect(first).toEqual({ document: expect.any(String), version: 1, digest: digest(mapCalled('One')) });
    const second = await keep(ann, mapCalled('Two'), { document: first.document });
    expect(second).toEqual({ document: first.document, version: 2, digest: digest(mapCalled('Two')) });
    // The same once more is no new version.
    expect(await keep(ann, mapCalled('Two'), { document: first.document })).toEqual(second);
    const now = await read(ann, first.document);
    expect(now).toMatchObject({ version: 2, maker: 'Ann', mine: true, visibility: 'private' });
    expect(now.body).toEqual(mapCalled('Two'));
    expect(now.versions.map(({ version, digest: of }) => [version, of])).toEqual([
      [2, second.digest],
      [1, first.digest],
    ]);
    expect((await read(ann, first.document, 1)).body).toEqual(mapCalled('One'));
    expect(await list(ann, 'mine')).toMatchObject([{ id: first.document, title: { en: 'Two', de: 'Two' } }]);
  });

  it('should get each a number of its own when several come at once', async () => {
    const { document } = await keep(ann, mapCalled('One'));
    const kept = await Promise.all(
      Array.from({ length: 8 }, (_, i) => keep(ann, mapCalled(`Next ${i}`), { document })),
    );
    expect(kept.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('should be kept with all their problems, and survive the hall', async () => {
    const { document } = await keep(ann, { ...GARROCK, river: [] });
    hall = await hall.again();
    const again = await hall.as(ann);
    expect((await read(again, document)).body).toMatchObject({ river: [] });
  });

  it('should be taken also when their text is longer than other requests may be', async () => {
    const text = JSON.stringify(QUEST);
    const padded = `{"id":77,"do":"keep","game":"dungeon","kind":"quest",${' '.repeat(100_000)}"body":${text}}`;
    ann.heard = [];
    ann.raw(padded);
    const answer = await ann.when(() => ann.heard?.find((one) => one.startsWith('{"id":77')) ?? null);
    const { document } = (JSON.parse(answer) as { ok: Kept }).ok;
    expect((await read(ann, document)).body).toEqual(QUEST);
  });

  it('should be refused, each for its own reason, and nothing of it is kept', async () => {
    const wrong: readonly [code: string, change: object][] = [
      ['bad-document', { body: { ...GARROCK, rows: ['x'] } }],
      ['bad-document', { body: null }],
      ['no-such-kind', { kind: 'hero' }],
      ['no-such-kind', { game: 'constructor' }],
      ['no-such-kind', { kind: 'toString' }],
      ['bad-request', { body: GARROCK, extra: 1 }],
      ['bad-request', { document: '../../etc' }],
    ];
    for (const [code, change] of wrong) {
      const request = { do: 'keep', ...OF_MAPS, body: GARROCK, ...change };
      expect(await refusal(ann, request), JSON.stringify(change)).toMatchObject({ code });
      expect(await list(ann, 'mine')).toEqual([]);
    }
  });

  it('should be those of accounts: a guest is forgotten one day', async () => {
    const guest = await hall.guest('Gunn');
    expect(await guest.refusal({ do: 'keep', ...OF_MAPS, body: GARROCK })).toBe('account-first');
  });

  it('that are private should look to all others as if there were none', async () => {
    const { document, version } = await keep(ann, mapCalled('Secret'));
    const others = [eve, await hall.guest('Gunn')];
    const asked = (id: string): object[] => [
      { do: 'document', document: id },
      { do: 'document', document: id, version },
      { do: 'document', document: id, version: 7 },
      { do: 'share', document: id, visibility: 'public' },
      { do: 'discard', document: id },
    ];
    const kept = (id: string): object[] => [
      { do: 'keep', ...OF_MAPS, body: GARROCK, document: id },
      { do: 'keep', ...OF_MAPS, body: GARROCK, madeFrom: { document: id, version } },
    ];
    for (const other of others) {
      const both = other === eve ? (id: string) => [...asked(id), ...kept(id)] : asked;
      other.heard = [];
      const [secret, nothing] = [both(document), both(NOTHING)];
      for (const [i, request] of secret.entries())
        expect(await refusal(other, request)).toEqual(await refusal(other, nothing[i] as object));
      expect(await list(other, 'public')).toEqual([]);
      await other.ask({ do: 'lobby' });
      expect(other.heard.join('\n')).not.toMatch(/Secret|"digest"/);
    }
    expect(await list(eve, 'mine')).toEqual([]);
    // Nothing of it has changed anything.
    expect(await read(ann, document)).toMatchObject({ visibility: 'private', version: 1 });
  });

  it('should be found by everybody when they are public, and by who knows the address when they are shared', async () => {
    const { document } = await keep(ann, mapCalled('Open'));
    await share(ann, document, 'link');
    expect(await read(eve, document)).toMatchObject({ mine: false, maker: 'Ann' });
    expect(await list(eve, 'public')).toEqual([]);
    await share(ann, document, 'public');
    expect(await list(await hall.guest('Gunn'), 'public')).toMatchObject([{ id: document, maker: 'Ann' }]);
    // Reading is not writing.
    for (const request of [
      { do: 'keep', ...OF_MAPS, body: mapCalled('Mine now'), document },
      { do: 'share', document, visibility: 'private' },
      { do: 'discard', document },
    ])
      expect(await refusal(eve, request)).toMatchObject({ code: 'no-such-document' });
    await share(ann, document, 'private');
    expect(await refusal(eve, { do: 'document', document })).toMatchObject({ code: 'no-such-document' });
    await ann.ask({ do: 'discard', document });
    expect(await refusal(ann, { do: 'document', document })).toMatchObject({ code: 'no-such-document' });
  });

  it('should give credit to what they were made from, also when that is gone', async () => {
    const origin = await keep(ann, mapCalled('Origin'));
    await share(ann, origin.document, 'link');
    const fork = await keep(eve, mapCalled('Fork'), { madeFrom: named(origin) });
    await share(eve, fork.document, 'public');
    const credit = async (reader: Client) => (await read(reader, fork.document)).credit;
    const told = { title: { en: 'Origin', de: 'Origin' }, maker: 'Ann', version: 1 };
    // The address of what is not public is told to nobody but its owner.
    expect(await credit(ann)).toEqual({ ...told, document: origin.document });
    expect(await credit(eve)).toEqual({ ...told, document: null });
    await share(ann, origin.document, 'public');
    expect(await credit(eve)).toEqual({ ...told, document: origin.document });
    await ann.ask({ do: 'discard', document: origin.document });
    expect(await credit(eve)).toEqual({ ...told, document: null });
    expect(await list(ann, 'public')).toMatchObject([{ credit: told }]);
  });

  it('should leave with whoever leaves for good, but for what everybody may read: that stays without a name', async () => {
    const mine = await keep(ann, mapCalled('For me'));
    const linked = await keep(ann, mapCalled('For friends'));
    await share(ann, linked.document, 'link');
    const open = await keep(ann, mapCalled('For all'));
    await share(ann, open.document, 'public');
    const fork = await keep(eve, mapCalled('Fork'), { madeFrom: named(open) });
    await hall.farewell(ann);
    for (const { document } of [mine, linked])
      expect(await refusal(eve, { do: 'document', document })).toMatchObject({ code: 'no-such-document' });
    expect(await read(eve, open.document)).toMatchObject({
      maker: '',
      mine: false,
      body: mapCalled('For all'),
    });
    expect((await read(eve, fork.document)).credit).toMatchObject({ title: { en: 'For all' }, maker: '' });
    const lines = await exported(hall);
    expect(lines.join('\n')).not.toMatch(/Ann|For me|For friends/);
  });

  it('should move with the hall, as a file', async () => {
    const { document } = await keep(ann, mapCalled('One'));
    await keep(ann, mapCalled('Two'), { document });
    await keep(eve, mapCalled('Three'));
    const lines = await exported(hall);
    const other = await Store.open({ databaseUrl: null, dataDir: testFolder(), sync: 'normal' });
    async function* all(): AsyncGenerator<string> {
      yield* lines;
    }
    expect(await importHall(other.sql, all())).toEqual({ ok: lines.length - 2 });
    expect(await linesOf(other)).toEqual(lines);
    expect(lines.filter((line) => line.startsWith('{"in":"document_versions"'))).toHaveLength(3);
    await other.close();
  });

  describe('have bounds', () => {
    const harm = async (work: (store: Store) => Promise<void>): Promise<void> => {
      const store = await hall.store();
      await work(store);
      await store.close();
    };

    it('in number, in versions, and in bytes', async () => {
      const { document } = await keep(ann, mapCalled('One'));
      await harm((store) =>
        store.sql.run('UPDATE document_versions SET bytes = ?', DOCUMENT_LIMITS.documentBytes - 100),
      );
      expect(await ann.refusal({ do: 'keep', ...OF_MAPS, body: GARROCK })).toBe('documents-full');
      expect(await ann.refusal({ do: 'keep', ...OF_MAPS, body: GARROCK, document })).toBe('documents-full');
      await harm(async (store) => {
        await store.sql.run('UPDATE document_versions SET bytes = ?, number = ?', 10, 100);
        await store.sql.run('UPDATE documents SET latest = ?', 100);
      });
      expect(await ann.refusal({ do: 'keep', ...OF_MAPS, body: GARROCK, document })).toBe(
        'too-many-versions',
      );
      const [copied] = await list(ann, 'mine');
      await harm((store) =>
        store.sql.batch(copies(copied as DocumentSummary, DOCUMENT_LIMITS.documents - 1)),
      );
      expect(await ann.refusal({ do: 'keep', ...OF_MAPS, body: GARROCK })).toBe('too-many-documents');
      // A list is told in pages.
      const page = await ann.ask<DocumentList>({ do: 'documents', of: 'mine', ...OF_MAPS, page: 0 });
      expect([page.documents.length, page.more]).toEqual([DOCUMENT_LIMITS.page, true]);
      expect(await list(ann, 'mine', 4)).toEqual([]);
      // Somebody else has all his room.
      await keep(eve, mapCalled('Mine'));
    });
  });
});

it('a flood of long texts is slowed, and takes nothing from others', async () => {
  // Time stands still, so that nothing refills.
  const hall = await openTestHall({ rate: 40 }, { tick: () => 0 });
  const [ann, bob] = [await hall.member('Ann'), await hall.member('Bob')];
  const long = (id: number): string =>
    `{"id":${id},"do":"keep","game":"campaign","kind":"map",${' '.repeat(600_000)}"body":7}`;
  const codes: string[] = [];
  ann.heard = [];
  for (let i = 0; i < 10; i++) ann.raw(long(1000 + i));
  await ann.when(() => {
    codes.splice(0, codes.length, ...(ann.heard ?? []).map((one) => JSON.parse(one).error?.code));
    return codes.length === 10 || null;
  });
  expect(new Set(codes)).toEqual(new Set(['bad-document', 'too-fast']));
  expect(await keep(bob, GARROCK)).toMatchObject({ version: 1 });
  await hall.stop();
});

/** As many documents more of the same owner, each with one version. */
const copies = ({ id }: DocumentSummary, count: number): Statement[] =>
  Array.from({ length: count }, (_, i) => `copy${String(i).padStart(8, '0')}`).flatMap(
    (copy): Statement[] => [
      [
        `INSERT INTO documents (id, owner, game, kind, visibility, latest, created, updated)
       SELECT CAST(? AS TEXT), owner, game, kind, visibility, 1, created, updated FROM documents WHERE id = ?`,
        copy,
        id,
      ],
      [
        `INSERT INTO document_versions (document_id, number, digest, title, bytes, body, created)
       SELECT CAST(? AS TEXT), 1, digest, title, 10, body, created FROM document_versions WHERE document_id = ?`,
        copy,
        id,
      ],
    ],
  );

async function exported(hall: TestHall): Promise<string[]> {
  const store = await hall.store();
  const lines = await linesOf(store);
  await store.close();
  return lines;
}

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  await exportHall(store.sql, async (line) => void lines.push(line));
  return lines;
}
