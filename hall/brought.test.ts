import { gameById } from '@skald/games';
import { Match } from '@skald/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TableState } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { last, nextOf, open, openTimedHall, type TimedHall } from './testing-table.ts';

const { game } = gameById('campaign')!;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

/** A game of hidden armies, far enough on for both sides and a spectator to know different things. */
function played(): Match {
  const begun = Match.create(game, {
    seats: ['normans', 'vikings'],
    options: {},
    seed: '1'.repeat(64),
  });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  for (let i = 0; i < 11; i++) {
    const { seat, options } = match.decisions()[0]!;
    match.play(seat, options[(i * 7) % options.length]!.id);
  }
  return match;
}

describe.each(['SQLite', 'PostgreSQL'])('a brought game, on %s', (database) => {
  const match = played();
  let hall: TimedHall;
  let ann: Client;
  let bob: Client;
  let table: string;

  beforeEach(async () => {
    hall = await openTimedHall(database, cluster);
    [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const seats = [open('normans'), open('vikings')];
    const request = { do: 'bring', record: match.record(), seats, visibility: 'public' } as const;
    ({ table } = await ann.ask<{ table: string }>(request));
  });
  afterEach(() => hall.stop());

  const spectators = (state: Pick<TableState, 'view' | 'events'>): void => {
    expect(state.view).toEqual(match.view(null));
    expect(state.events).toEqual(match.eventsFor(null));
  };
  const nobodysEyes = async (client: Client): Promise<void> => {
    const state = await client.watch(table);
    expect([state.seat, state.decisions, state.mayUndo]).toEqual([null, [], false]);
    spectators(state);
    const look = await client.ask<TableState>({ do: 'look', table, at: state.moves - 1 });
    expect(look.seat).toBeNull();
    spectators(look);
    for (const seat of [0, 1])
      expect(await client.refusal({ do: 'odds', table, seat, option: 'x' })).toMatch(
        /^not-(begun|your-seat)$/,
      );
    const response = await fetch(`${hall.address}/api/tables/${table}/record`, {
      headers: { cookie: client.cookie },
    });
    expect(((await response.json()) as { error: { code: string } }).error.code).toBe('still-running');
  };

  it('should show nobody a seat’s view before it begins, on whichever seats he sits down', async () => {
    for (const client of [ann, bob]) client.heard = [];
    await nobodysEyes(ann);
    for (const seat of [0, 1]) {
      await bob.ask({ do: 'join', table, seat });
      await nobodysEyes(bob);
      await bob.ask({ do: 'leave', table });
      await nobodysEyes(bob);
    }
    await ann.ask({ do: 'join', table, seat: 0 });
    await nobodysEyes(ann);
    // What was pushed is no different from what was asked for.
    const secret = [0, 1].flatMap((seat) => match.eventsFor(seat).filter((event) => 'only' in event));
    expect(secret.length).toBeGreaterThan(0);
    for (const { heard } of [ann, bob])
      for (const text of heard!)
        for (const event of secret) expect(text).not.toContain(JSON.stringify(event));
  });

  it('should show everybody his own from the beginning once it has begun', async () => {
    await bob.ask({ do: 'join', table, seat: 1 });
    const eve = await hall.guest('Eve');
    for (const client of [ann, bob, eve]) await client.watch(table);
    await ann.ask({ do: 'join', table, seat: 0 });
    for (const [seat, client] of [
      [0, ann],
      [1, bob],
      [null, eve],
    ] as const) {
      const state = await client.until(table, ({ info }) => info.status === 'playing');
      expect(state.seat).toBe(seat);
      expect(state.view).toEqual(match.view(seat));
      expect(state.events).toEqual(match.eventsFor(seat));
    }
    await (await nextOf(table, [ann, bob])).choose(table, last);
  });
});
