import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { begun, MINUTE, openTimedHall, type TimedHall } from './testing-table.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('the chat of a table, on %s', (database) => {
  let hall: TimedHall;
  let ann: Client;
  let bob: Client;
  let eve: Client;
  let table: string;

  beforeEach(async () => {
    hall = await openTimedHall(database, cluster);
    [ann, bob, eve] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Eve')];
    table = await begun([ann, bob]);
    await eve.watch(table);
  });
  afterEach(() => hall.stop());

  const say = (client: Client, text: string): Promise<string | null> =>
    client.refusal({ do: 'chat', table, text });
  const texts = (client: Client): string[] => client.tables.get(table)!.chat.map(({ text }) => text);
  /** What somebody finds who comes now. */
  const found = async (): Promise<string[]> => {
    const late = await hall.guest('Late');
    return (await late.watch(table)).chat.map(({ text }) => text);
  };
  const tell = async (client: Client, from: number, count: number): Promise<void> => {
    for (let i = from; i < from + count; i++) {
      hall.wait(MINUTE);
      expect(await say(client, `${i}`)).toBeNull();
    }
  };

  it('should keep few lines of each who looks on, the newest, and never silence the table', async () => {
    expect(await say(ann, 'Hail')).toBeNull();
    await tell(eve, 0, 25);
    const kept = Array.from({ length: 20 }, (_, i) => `${i + 5}`);
    expect(await found()).toEqual(['Hail', ...kept]);
    expect(await say(bob, 'Well met')).toBeNull();
    const again = await hall.again();
    hall = again;
    const late = await again.guest('Late');
    const { chat } = await late.watch(table);
    expect(chat.map(({ text }) => text)).toEqual(['Hail', ...kept, 'Well met']);
    expect(chat.at(-1)?.n).toBe(26);
  });

  it('should not be filled by many strangers either', async () => {
    expect(await say(ann, 'Hail')).toBeNull();
    const crowd = await Promise.all(Array.from({ length: 11 }, (_, i) => hall.guest(`Eve ${i}`)));
    for (const one of crowd) await tell(one, 0, 20);
    const lines = await found();
    expect(lines.length).toBe(1 + LIMITS.chatLookingOn);
    expect(lines[0]).toBe('Hail');
    expect(await say(bob, 'Well met')).toBeNull();
  });

  it('should be slower for those who look on, and slow for nobody else', async () => {
    const codes = [];
    for (let i = 0; i < 5; i++) codes.push(await say(eve, `${i}`));
    expect(codes).toEqual([null, null, null, 'chat-slow', 'chat-slow']);
    for (let i = 0; i < 20; i++) expect(await say(ann, `${i}`)).toBeNull();
    expect(await say(ann, 'and so on')).toBe('chat-slow');
    expect(await say(bob, 'I may')).toBeNull();
    hall.wait(10_000);
    expect(await say(eve, 'later')).toBeNull();
    expect(await say(eve, 'at once')).toBe('chat-slow');
  });

  it('should keep the newest lines of a long talk at the table, and tell who comes back what he missed', async () => {
    await tell(ann, 0, 3);
    await eve.until(table, ({ chat }) => chat.length === 3);
    eve.drop();
    const store = await hall.store();
    await tell(bob, 3, 4);
    expect((await store.chat(table)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    await store.close();
    await eve.connect();
    eve.heard = [];
    await eve.watch(table);
    expect(texts(eve)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    const [answer] = eve.heard.map((text) => JSON.parse(text));
    expect([answer.ok.chatFrom, answer.ok.chat.length]).toEqual([3, 4]);
  });

  it('should be closed to spectators and opened again by those who sit there, and by nobody else', async () => {
    expect(await eve.refusal({ do: 'hush', table, closed: true })).toBe('not-seated');
    expect(eve.tables.get(table)?.info.closedChat).toBe(false);
    expect(await bob.refusal({ do: 'hush', table, closed: true })).toBeNull();
    await eve.until(table, ({ info }) => info.closedChat);
    expect(await say(eve, 'Let me in')).toBe('chat-closed');
    expect(await say(ann, 'Quiet at last')).toBeNull();

    const again = await hall.again();
    hall = again;
    const [late, back] = [await again.guest('Late'), await again.as(bob)];
    expect((await late.watch(table)).info.closedChat).toBe(true);
    expect(await say(late, 'Hello?')).toBe('chat-closed');
    await back.watch(table);
    expect(await back.refusal({ do: 'hush', table, closed: false })).toBeNull();
    await late.until(table, ({ info }) => !info.closedChat);
    expect(await say(late, 'Hello!')).toBeNull();
  });

  it('should tell speakers apart without telling who they are', async () => {
    const store = await hall.store();
    for (const [i, client] of [ann, eve, ann, eve].entries()) expect(await say(client, `${i}`)).toBeNull();
    const { chat } = await bob.until(table, (state) => state.chat.length === 4);
    const [a, e] = chat.map(({ who }) => who);
    expect(chat.map(({ who }) => who)).toEqual([a, e, a, e]);
    expect(a).not.toBe(e);
    expect(chat.map(({ seat }) => seat)).toEqual([0, null, 0, null]);
    const people = (await store.chat(table)).map(({ person }) => person);
    for (const person of people) expect(JSON.stringify(chat)).not.toContain(person);
    // At another table the same person has another mark.
    const second = await begun([ann, bob]);
    await ann.ask({ do: 'chat', table: second, text: 'here' });
    const there = await bob.until(second, (state) => state.chat.length === 1);
    expect(there.chat[0]?.who).not.toBe(a);
    await store.close();
  });
});
