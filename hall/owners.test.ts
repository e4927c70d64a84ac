import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LobbyState } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { me, open, openTimedHall, plan, type TimedHall } from './testing-table.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('whose table it is, on %s', (database) => {
  let hall: TimedHall;
  let ann: Client;
  let bob: Client;
  let cid: Client;

  beforeEach(async () => {
    hall = await openTimedHall(database, cluster);
    [ann, bob, cid] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Cid')];
  });
  afterEach(() => hall.stop());

  const three = (): Promise<string> => ann.create(plan([me('beowulf'), open('ragnar'), open('egil')]));
  const forOthers = (): Promise<string> => ann.create(plan([open('beowulf'), open('ragnar'), open('egil')]));
  const begin = (client: Client, table: string) => client.refusal({ do: 'begin', table });
  const leave = (client: Client, table: string) => client.refusal({ do: 'leave', table });
  const mayBegin = async (client: Client, table: string) => (await client.watch(table)).info.mayBegin;

  it('should not be begun by somebody who sat down there', async () => {
    const table = await three();
    await bob.ask({ do: 'join', table, seat: 1 });
    expect([await mayBegin(ann, table), await mayBegin(bob, table)]).toEqual([true, false]);
    expect(await begin(bob, table)).toBe('may-not-begin');
    expect((await bob.watch(table)).info.status).toBe('open');
    expect(await begin(ann, table)).toBeNull();
  });

  it('should not be gone when a guest sits down and leaves, though nobody else sits there', async () => {
    const table = await forOthers();
    await bob.ask({ do: 'join', table, seat: 1 });
    expect(await begin(bob, table)).toBe('may-not-begin');
    expect(await leave(bob, table)).toBeNull();
    expect(await leave(bob, table)).toBe('not-seated');
    const { info } = await ann.watch(table);
    expect([info.status, info.mayBegin]).toEqual(['open', true]);
    const { open: listed } = await cid.ask<LobbyState>({ do: 'lobby' });
    expect(listed.some(({ id }) => id === table)).toBe(true);
  });

  it('should be given up by its maker, who need not sit there', async () => {
    const table = await forOthers();
    expect(await leave(ann, table)).toBeNull();
    expect(await leave(ann, table)).toBe('no-such-table');
    const { mine } = await ann.ask<LobbyState>({ do: 'lobby' });
    expect(mine.some(({ id }) => id === table)).toBe(false);
  });

  it('should pass to whoever has sat there longest when its maker leaves, and go with the last of them', async () => {
    // With the last seat taken it would begin: so there is one more.
    const four = await ann.create(plan([me('beowulf'), open('ragnar'), open('egil'), open('siegfried')]));
    await cid.ask({ do: 'join', table: four, seat: 2 });
    hall.wait(1000);
    await bob.ask({ do: 'join', table: four, seat: 1 });
    expect(await leave(ann, four)).toBeNull();
    expect([await mayBegin(ann, four), await mayBegin(bob, four), await mayBegin(cid, four)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await begin(ann, four)).toBe('may-not-begin');

    const again = await hall.again();
    hall = again;
    const [b, c] = [await again.as(bob), await again.as(cid)];
    expect(await begin(b, four)).toBe('may-not-begin');
    expect(await leave(c, four)).toBeNull();
    expect(await mayBegin(b, four)).toBe(true);
    expect(await leave(b, four)).toBeNull();
    expect(await leave(b, four)).toBe('no-such-table');
  });

  it('should be told to whom it passes', async () => {
    const table = await three();
    await bob.ask({ do: 'join', table, seat: 1 });
    await bob.watch(table);
    expect(await leave(ann, table)).toBeNull();
    await bob.until(table, ({ info }) => info.mayBegin);
    expect(await begin(bob, table)).toBeNull();
    await bob.until(table, ({ info }) => info.status === 'playing');
  });
});
