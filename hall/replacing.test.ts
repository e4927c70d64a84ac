import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './testing.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import {
  begun,
  DAY,
  last,
  MINUTE,
  me,
  nextOf,
  oneChoice,
  open,
  openTimedHall,
  plan,
  type TimedHall,
} from './testing-table.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('a player who is gone, on %s', (database) => {
  let hall: TimedHall;
  let people: Client[];
  let table: string;

  beforeEach(async () => {
    hall = await openTimedHall(database, cluster);
    people = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Cid')];
  });
  afterEach(() => hall.stop());

  /** Begins with so many, plays until one of them is asked who is not Ann; the one asked goes, the others stay. */
  async function oneGoes(count: number): Promise<{ gone: Client; seat: number; here: Client[] }> {
    people = people.slice(0, count);
    table = await begun(people);
    while ((await nextOf(table, people)) === people[0]) await oneChoice(table, people);
    const gone = await nextOf(table, people);
    gone.drop();
    const seat = people.indexOf(gone);
    const here = people.filter((client) => client !== gone);
    for (const client of here) await client.until(table, ({ info }) => info.seats[seat]?.online === false);
    return { gone, seat, here };
  }
  const askReplace = (client: Client, seat: number): Promise<string | null> =>
    client.refusal({ do: 'askReplace', table, seat });
  const answer = (client: Client, yes: boolean): Promise<string | null> =>
    client.refusal({ do: 'consent', table, request: client.tables.get(table)!.wish!.request, yes });
  const wished = (client: Client) => client.until(table, ({ wish }) => wish !== null);
  const away = (client: Client, seat: number, is = true) =>
    client.until(table, ({ info }) => info.seats[seat]?.away === is);

  it('should be played for by a bot when the others agree, until he returns', async () => {
    const { gone, seat, here } = await oneGoes(3);
    const [ann, other] = here as [Client, Client];
    hall.wait(10 * MINUTE);
    expect(await askReplace(ann, seat)).toBeNull();
    const { wish } = await wished(other);
    expect(wish).toMatchObject({ kind: 'replace', by: 0, seat, waiting: [people.indexOf(other)] });
    const { moves } = ann.tables.get(table)!;
    expect(await answer(ann, true)).toBe('not-asked');
    expect(await answer(other, true)).toBeNull();
    await away(ann, seat);
    // The game goes on.
    await ann.until(table, (state) => state.moves > moves && state.wish === null);
    await gone.connect();
    await gone.watch(table);
    expect(await gone.refusal({ do: 'return', table })).toBeNull();
    await away(ann, seat, false);
  });

  it('should not be played for against the word of one who is here', async () => {
    const { seat, here } = await oneGoes(3);
    const [ann, other] = here as [Client, Client];
    hall.wait(10 * MINUTE);
    expect(await askReplace(ann, seat)).toBeNull();
    await wished(other);
    expect(await answer(other, false)).toBeNull();
    const { info } = await ann.until(table, ({ wish }) => wish === null);
    expect(info.seats[seat]?.away).toBe(false);
  });

  it('should have ten minutes when several agree, and a day when one decides alone', async () => {
    const { seat, here } = await oneGoes(3);
    const [ann, other] = here as [Client, Client];
    hall.wait(10 * MINUTE - 1);
    expect(await askReplace(ann, seat)).toBe('gone-too-short');
    hall.wait(1);
    // Those who are not here are not asked, and do not agree either.
    other.drop();
    await ann.until(table, ({ info }) => info.seats[people.indexOf(other)]?.online === false);
    expect(await askReplace(ann, seat)).toBe('gone-too-short');
    hall.wait(DAY - 10 * MINUTE - 1);
    expect(await askReplace(ann, seat)).toBe('gone-too-short');
    hall.wait(1);
    expect(await askReplace(ann, seat)).toBeNull();
    await away(ann, seat);
  });

  it('should be remembered to have been here although the hall was closed since', async () => {
    const { seat, here } = await oneGoes(2);
    hall.wait(DAY - MINUTE);
    const again = await hall.again();
    hall = again;
    const ann = await again.as(here[0]!);
    const { info } = await ann.watch(table);
    expect(info.now - info.seats[seat]!.seen!).toBe(DAY - MINUTE);
    expect(await askReplace(ann, seat)).toBe('gone-too-short');
    hall.wait(MINUTE);
    expect(await askReplace(ann, seat)).toBeNull();
    await away(ann, seat);
  });

  it('should stop it by coming back before all have agreed', async () => {
    const { gone, seat, here } = await oneGoes(3);
    const [ann, other] = here as [Client, Client];
    hall.wait(10 * MINUTE);
    expect(await askReplace(ann, seat)).toBeNull();
    const { request } = (await wished(other)).wish!;
    await gone.connect();
    expect((await gone.watch(table)).wish).toBeNull();
    expect(await other.refusal({ do: 'consent', table, request, yes: true })).toBe('not-asked');
    expect((await ann.until(table, ({ wish }) => wish === null)).info.seats[seat]?.away).toBe(false);
  });

  it('should be neither replaced while he is here or nobody waits for him, nor by strangers, nor against the clock', async () => {
    const { gone, seat, here } = await oneGoes(3);
    const [ann, other] = here as [Client, Client];
    hall.wait(2 * DAY);
    const eve = await hall.guest('Eve');
    expect(await askReplace(eve, seat)).toBe('not-seated');
    expect(await askReplace(ann, people.indexOf(other))).toBe('not-absent');
    expect(await askReplace(ann, 0)).toBe('not-absent');
    expect(await askReplace(ann, 9)).toBe('not-absent');
    other.drop();
    await ann.until(table, ({ info }) => info.seats[people.indexOf(other)]?.online === false);
    hall.wait(2 * DAY);
    expect(await askReplace(ann, people.indexOf(other))).toBe('not-absent');
    await gone.connect();
    await gone.watch(table);
    expect(await askReplace(ann, seat)).toBe('not-absent');

    const timed = await ann.create({
      ...plan([me('beowulf'), open('ragnar')]),
      clock: { bank: 30 * DAY, increment: 0 },
    });
    expect(await ann.refusal({ do: 'askReplace', table: timed, seat: 1 })).toBe('not-begun');
    await gone.ask({ do: 'join', table: timed, seat: 1 });
    hall.wait(2 * DAY);
    expect(await ann.refusal({ do: 'askReplace', table: timed, seat: 1 })).toBe('clock-decides');
  });

  it('should lose the seat for good to somebody everybody agrees on, who sees its view from then on', async () => {
    const { gone, seat, here } = await oneGoes(3);
    const [ann, other] = here as [Client, Client];
    hall.wait(DAY);
    expect(await askReplace(ann, seat)).toBeNull();
    await wished(other);
    expect(await answer(other, true)).toBeNull();
    await away(ann, seat);

    const eve = await hall.guest('Eve');
    expect((await eve.watch(table)).seat).toBeNull();
    expect(await eve.refusal({ do: 'join', table, seat: 0 })).toBe('seat-taken');
    expect(await eve.refusal({ do: 'join', table, seat })).toBeNull();
    const { wish } = await wished(ann);
    expect(wish).toMatchObject({ kind: 'seat', by: null, name: 'Eve', seat });
    expect(wish!.waiting).toEqual([0, people.indexOf(other)]);
    // The game may go on meanwhile.
    await ann.choose(table, last);
    expect(await answer(ann, true)).toBeNull();
    expect(eve.tables.get(table)?.info.mine).toEqual([]);
    expect(await answer(other, true)).toBeNull();
    const mine = await eve.until(table, ({ info }) => info.mine.length === 1);
    expect([mine.info.mine, mine.seat, mine.info.seats[seat]?.name]).toEqual([[seat], seat, 'Eve']);
    const fresh = await hall.as(eve);
    const { view, events } = await fresh.watch(table);
    expect([mine.view, mine.events]).toEqual([view, events]);
    while ((await nextOf(table, [ann, other, eve])) !== eve) await oneChoice(table, [ann, other, eve]);
    await oneChoice(table, [ann, other, eve]);

    // Who had it looks on like anybody else, after the hall was opened anew too.
    const again = await hall.again();
    hall = again;
    const [former, newcomer] = [await again.as(gone), await again.as(eve)];
    expect((await former.watch(table)).info.mine).toEqual([]);
    expect(former.tables.get(table)?.seat).toBeNull();
    expect(await former.refusal({ do: 'return', table })).toBe('not-seated');
    expect((await newcomer.watch(table)).info.mine).toEqual([seat]);
    // He knows what that seat knew, so no other is given to him.
    await newcomer.ask({ do: 'leave', table });
    const boss = await again.as(ann);
    await boss.watch(table);
    await boss.ask({ do: 'leave', table });
    expect(await former.refusal({ do: 'join', table, seat: 0 })).toBe('knows-another-seat');
  });

  it('should keep the seat when one says no, when nobody is here to ask, or when he comes back', async () => {
    const { gone, seat, here } = await oneGoes(2);
    const [ann] = here as [Client];
    hall.wait(DAY);
    expect(await askReplace(ann, seat)).toBeNull();
    await away(ann, seat);
    const eve = await hall.guest('Eve');
    await eve.watch(table);

    expect(await eve.refusal({ do: 'join', table, seat })).toBeNull();
    await wished(ann);
    expect(await answer(ann, false)).toBeNull();
    await eve.until(table, ({ wish }) => wish === null);

    expect(await eve.refusal({ do: 'join', table, seat })).toBeNull();
    const { wish } = await wished(ann);
    await gone.connect();
    await gone.watch(table);
    await gone.ask({ do: 'return', table });
    await ann.until(table, (state) => state.wish === null);
    expect(await ann.refusal({ do: 'consent', table, request: wish!.request, yes: true })).toBe('not-asked');

    // Who leaves in person is asked as long as he is here, and has a day afterwards.
    await gone.ask({ do: 'leave', table });
    expect(await eve.refusal({ do: 'join', table, seat })).toBeNull();
    expect((await wished(ann)).wish?.waiting.toSorted()).toEqual([0, seat].toSorted());
    await wished(gone);
    expect(await answer(gone, false)).toBeNull();
    gone.drop();
    await ann.until(table, ({ info }) => info.seats[seat]?.online === false);
    expect(await eve.refusal({ do: 'join', table, seat })).toBe('gone-too-short');
    hall.wait(DAY);
    // Three times is enough for somebody who only looks on, whatever happens in the game.
    expect(await eve.refusal({ do: 'join', table, seat })).toBe('asked-enough');
    ann.drop();
    const late = await hall.guest('Late');
    await late.watch(table);
    await late.until(table, ({ info }) => info.seats[0]?.online === false);
    expect(await late.refusal({ do: 'join', table, seat })).toBe('nobody-to-ask');
  });

  it('should be shown since when, to those at the table alone', async () => {
    const { seat, here } = await oneGoes(2);
    const [ann] = here as [Client];
    const { info } = await ann.until(table, ({ info }) => info.seats[seat]?.seen !== null);
    expect(info.seats[seat]!.seen! % MINUTE).toBe(0);
    expect(info.now - info.seats[seat]!.seen!).toBeLessThan(MINUTE);
    expect(info.seats[0]?.seen).toBeNull();
    const eve = await hall.guest('Eve');
    expect((await eve.watch(table)).info.seats.map(({ seen }) => seen)).toEqual([null, null]);
  });
});
