import { gameById } from '@skald/games';
import { Match } from '@skald/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, type LobbyState } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { must } from './testing-games.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { begun as begunTable, oneChoice } from './testing-table.ts';

const MOST = 200_000;
const { game } = gameById('campaign')!;
const begun = must(Match.create(game, { seats: ['vikings', 'normans'], options: {}, seed: 'a'.repeat(64) }));
const { map } = begun.position().state as { map: { name: string } };
/** A map of one's own, whose name a reader would find short. */
const ownMap = { ...map, name: `${map.name}${' '.repeat(50_000)}` };

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('a lobby on %s that a guest fills', (database) => {
  let hall: TestHall;
  beforeAll(async () => {
    hall = await openTestHall({ databaseUrl: database === 'PostgreSQL' ? await cluster.database() : null });
  });
  afterAll(() => hall.stop());

  it('should stay small, for him and for everybody else', async () => {
    // Every letter of his name takes three bytes to write.
    const eve = await hall.guest('漢'.repeat(LIMITS.name));
    const own = {
      do: 'create',
      game: 'campaign',
      options: { ownMap },
      visibility: 'public',
      clock: null,
    } as const;
    for (let i = 0; i < 50; i++)
      await eve.ask({
        ...own,
        seats: [
          { kind: i % 2 ? 'open' : 'me', as: 'vikings' },
          { kind: 'open', as: 'normans' },
        ],
      });
    const heroes = gameById('age-of-heroes')!.places.map(({ seat }) => seat);
    for (let i = 0; i < 50; i++)
      await eve.ask({
        do: 'create',
        game: 'age-of-heroes',
        seats: heroes.map((as) => ({ kind: i % 2 ? 'open' : 'me', as })),
        options: {},
        visibility: 'public',
        clock: null,
      });
    const ann = await hall.guest('Ann');
    for (const one of [eve, ann]) {
      one.heard = [];
      const lobby = await one.ask<LobbyState>({ do: 'lobby' });
      expect(lobby.open.length).toBe(50);
      expect(Math.max(...one.heard.map((text) => Buffer.byteLength(text)))).toBeLessThan(MOST);
    }
    const store = await hall.store();
    const [listed] = await store.openTables(1);
    const kept = (await store.tablesOf(listed!.creator, false, 200)).find(
      (table) => table.game === 'campaign',
    )!;
    // Kept is what the game understood; lists do not even read what is long.
    const whole = (await store.table(kept.id))!.options as { ownMap: { name: string } };
    expect(whole.ownMap.name).toBe(map.name);
    expect(JSON.stringify(kept.options).length).toBeLessThanOrEqual(4000);
    await store.close();
  });

  it('should still say which story is told at a table', async () => {
    const ann = await hall.guest('Ann');
    const seats = [
      { kind: 'me', as: [] },
      { kind: 'open', as: 'overlord' },
    ] as const;
    const plan = { do: 'create', game: 'dungeon', visibility: 'link', clock: null } as const;
    await ann.ask({ ...plan, seats: [...seats], options: { quest: 3, party: null } });
    const { mine } = await ann.ask<LobbyState>({ do: 'lobby' });
    const { words } = gameById('dungeon')!;
    const story = words.story?.(mine[0]!.options as Record<string, unknown>, 'en');
    expect(story).toMatch(/^3\. /);
  });
});

const toldTo = ({ pushes }: Client): LobbyState[] =>
  pushes.flatMap((push) => (push.push === 'lobby' ? [push.lobby] : []));
const roundsOf = ({ mine }: LobbyState) => mine.map(({ round }) => round);

describe.each(['SQLite', 'PostgreSQL'])('a list of tables on %s', (database) => {
  let hall: TestHall;
  beforeAll(async () => {
    hall = await openTestHall({ databaseUrl: database === 'PostgreSQL' ? await cluster.database() : null });
  });
  afterAll(() => hall.stop());

  it('should say which round it is and whose turn, as soon as either changes, and after a restart', async () => {
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await begunTable([ann, bob], 5);
    expect(roundsOf(await ann.ask<LobbyState>({ do: 'lobby' }))).toEqual([{ number: 1, of: 5 }]);
    const { opensRound } = gameById('age-of-heroes')!;
    const isSecond = (): boolean =>
      ann.tables.get(table)!.events.some((event) => opensRound(event)?.number === 2);
    while (!isSecond()) await oneChoice(table, [ann, bob]);
    const second = await ann.when(
      () => toldTo(ann).find(({ mine }) => mine[0]?.round?.number === 2)?.mine[0] ?? null,
    );
    expect(second).toMatchObject({ id: table, round: { number: 2, of: 5 }, mine: [0] });
    const before = ann.tables.get(table)!.info.asked;
    hall = await hall.again();
    const again = await hall.as(ann);
    const [kept] = (await again.ask<LobbyState>({ do: 'lobby' })).mine;
    expect(kept).toMatchObject({ id: table, round: { number: 2, of: 5 }, asked: before });
  });

  it('should say nothing of the games of others, nor anything to who has left', async () => {
    const [ann, bob, eve] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Eve')];
    for (const one of [ann, eve]) await one.ask({ do: 'lobby' });
    await ann.ask({ do: 'leaveLobby' });
    ann.heard = [];
    eve.heard = [];
    const seats = [
      { kind: 'me', as: 'beowulf' },
      { kind: 'open', as: 'ragnar' },
    ] as const;
    const options = { ruleset: 'classic', turns: 5 };
    const table = await ann.create({
      game: 'age-of-heroes',
      seats: [...seats],
      options,
      visibility: 'link',
      clock: null,
    });
    await bob.ask({ do: 'join', table, seat: 1 });
    // Whose lobby did change hears of it; who was to be told before has been told by then.
    await eve.create({
      game: 'age-of-heroes',
      seats: [...seats],
      options,
      visibility: 'public',
      clock: null,
    });
    await eve.when(() => toldTo(eve).find(({ mine }) => mine.length === 1) ?? null);
    expect(eve.heard.join()).not.toContain(table);
    expect(ann.heard.join()).not.toContain('"push":"lobby"');
  });
});
