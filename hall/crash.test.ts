import { rmSync } from 'node:fs';
import { gameById } from '@skald/games';
import { Match } from '@skald/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOf } from './kept.ts';
import { loadMatch } from './matches.ts';
import { Store } from './store.ts';
import { Client } from './testing.ts';
import { testFolder } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { type HallProcess, spawnHall } from './testing-process.ts';

const module = gameById('age-of-heroes')!;
const KILLS = 6;
const LIFE_MS = 450;
const TABLES = 3;
const SETTINGS = { SKALD_RATE: '1000000', SKALD_BOT_MS: '5' };

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, 120_000);
afterAll(() => cluster.stop());

/** What somebody was told is done: at this number stands this move. */
type Acknowledged = Map<number, string>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const someOf = (ids: string[]): string => ids[Math.floor(Math.random() * ids.length)] as string;

/** Chooses as fast as the hall answers, until it is gone. */
async function playOn(client: Client, table: string, done: Acknowledged): Promise<void> {
  for (;;) {
    const open = client.options(table);
    if (client.tables.get(table)?.info.status === 'over') return;
    if (open === null) {
      await pause(1);
      if (!client.connected) return;
      continue;
    }
    const option = someOf(open.ids);
    try {
      const { seat, at } = open;
      const { moves } = await client.ask<{ moves: number }>({ do: 'play', table, seat, option, at });
      // Where several are asked at once, others may have answered in between.
      done.set(moves - 1, `${seat} ${option}`);
      await client.until(table, (state) => state.moves >= moves, 5000);
    } catch (error) {
      if (!client.connected) return;
      if ((error as Error).message === 'stale') await pause(1);
      else throw error;
    }
  }
}

describe.each(['SQLite', 'PostgreSQL'])('a hall on %s that is killed again and again', (database) => {
  it('should keep every choice it acknowledged, none twice, and replay to where it stands', async () => {
    const dataDir = testFolder();
    const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    const settings = {
      ...SETTINGS,
      SKALD_DATA_DIR: dataDir,
      ...(databaseUrl && { SKALD_DATABASE_URL: databaseUrl }),
    };
    let hall: HallProcess = await spawnHall(settings);
    const ann = await Client.guest(hall.address, 'Ann');
    const bob = await Client.guest(hall.address, 'Bob');
    const tables: { id: string; done: Acknowledged }[] = [];
    for (let i = 0; i < TABLES; i++) {
      const id = await ann.create({
        game: 'age-of-heroes',
        seats: [
          { kind: 'me', as: 'beowulf' },
          { kind: 'open', as: 'ragnar' },
          { kind: 'bot', as: 'egil', level: 'thrall' },
        ],
        options: { ruleset: i % 2 ? 'amended' : 'classic' },
        visibility: 'link',
        clock: null,
      });
      await bob.ask({ do: 'join', table: id, seat: 1 });
      tables.push({ id, done: new Map() });
    }
    const cookies = [ann.cookie, bob.cookie];
    for (const one of [ann, bob]) one.drop();

    for (let life = 0; life <= KILLS; life++) {
      if (life > 0) hall = await spawnHall(settings);
      const clients = cookies.map((cookie) => new Client(hall.address, cookie));
      for (const client of clients) {
        await client.connect();
        for (const { id, done } of tables) {
          const { moves } = await client.watch(id);
          // Nothing that was acknowledged before the crash is missing after it.
          expect(moves).toBeGreaterThan(Math.max(-1, ...done.keys()));
        }
      }
      const games = tables.flatMap(({ id, done }) => clients.map((client) => playOn(client, id, done)));
      await pause(LIFE_MS + Math.random() * 200);
      await hall.kill();
      await Promise.all(games);
    }

    const store = await Store.open({ databaseUrl, dataDir, sync: 'normal' });
    let acknowledged = 0;
    for (const { id, done } of tables) {
      const kept = (await store.table(id))!;
      const moves = await store.moves(id);
      for (const [at, move] of done) expect(moves[at]).toBe(move);
      acknowledged += done.size;
      const { match } = await loadMatch(store, kept, module, 0);
      expect(match?.moves).toBe(moves.length);
      expect(kept.asked).toEqual(match?.decisions().map(({ seat }) => seat));
      expect(kept.result).toEqual(match?.result);
      const snapshot = (await store.snapshot(id))!;
      const then = Match.replay(module.game, recordOf(kept, moves), snapshot.seq);
      expect('ok' in then && then.ok.position().state).toEqual(JSON.parse(snapshot.state));
    }
    await store.close();
    expect(acknowledged).toBeGreaterThan(KILLS);
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);
});
