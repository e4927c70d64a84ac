import { rmSync } from 'node:fs';
import { gameById } from '@skald/games';
import { Match } from '@skald/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOf } from './kept.ts';
import { loadMatch } from './matches.ts';
import { Client } from './testing.ts';
import { openTestStore, testFolder } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { type HallProcess, spawnHall } from './testing-process.ts';

const module = gameById('age-of-heroes')!;
const KILLS = 4;
/** After so many acknowledged choices a hall is killed, and some more or less. */
const A_LIFE = 25;
const TABLES = 3;
const SETTINGS = { SKALD_RATE: '1000000', SKALD_BOT_MS: '5' };

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

/** What somebody was told is done: at this number stands this move. */
type Acknowledged = Map<number, string>;

const someOf = (ids: string[]): string => ids[Math.floor(Math.random() * ids.length)] as string;

/** Chooses as fast as the hall answers, until it is gone. */
async function playOn(
  client: Client,
  table: string,
  tell: (at: number, move: string) => void,
): Promise<void> {
  const isOver = (): boolean => client.tables.get(table)?.info.status === 'over';
  try {
    for (;;) {
      const open = await client.when(() => (isOver() ? 'over' : client.options(table)));
      if (open === 'over') return;
      const { seat, at } = open;
      const option = someOf(open.ids);
      const moves = await client.ask<{ moves: number }>({ do: 'play', table, seat, option, at }).then(
        (ok) => ok.moves,
        // Where several are asked at once, others may have answered in between: their choice is on its way to us.
        (error: Error) => (error.message === 'stale' ? null : Promise.reject(error)),
      );
      if (moves !== null) tell(moves - 1, `${seat} ${option}`);
      await client.until(table, (state) => state.moves >= (moves ?? at + 1));
    }
  } catch (error) {
    if (client.connected) throw error;
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
      let left = A_LIFE + Math.floor(Math.random() * A_LIFE);
      await new Promise<void>((enough, failed) => {
        const games = tables.flatMap(({ id, done }) =>
          clients.map((client) =>
            playOn(client, id, (at, move) => {
              done.set(at, move);
              if (--left === 0) hall.kill().catch(failed);
            }),
          ),
        );
        Promise.all(games).then(() => enough(), failed);
      });
      await hall.kill();
    }

    const store = await openTestStore({ databaseUrl, dataDir, sync: 'normal' });
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
    expect(acknowledged).toBeGreaterThanOrEqual(A_LIFE * (KILLS + 1));
    rmSync(dataDir, { recursive: true, force: true });
  });
});
