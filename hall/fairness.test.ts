import { gameById } from '@skald/games';
import { Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { Bots } from './bots.ts';
import { FairQueue } from './fair-queue.ts';
import type { SeatPlan } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { longGame, must } from './testing-games.ts';
import type { TestHall } from './testing-hall.ts';
import { onBothStores } from './testing-stores.ts';

const { game } = gameById('age-of-heroes')!;
const me: SeatPlan = { kind: 'me', as: 'beowulf' };
const open: SeatPlan = { kind: 'open', as: 'ragnar' };
const bot: SeatPlan = { kind: 'bot', as: 'egil', level: 'thrall' };
const plan = (...seats: SeatPlan[]) => ({
  game: 'age-of-heroes',
  seats,
  options: { ruleset: 'classic' },
  visibility: 'public' as const,
  clock: null,
});
const last = (ids: string[]): string => ids.at(-1) as string;

const number = async (hall: TestHall, name: string): Promise<number> => {
  const text = await (await fetch(`${hall.address}/metrics`)).text();
  return Number(new RegExp(`^skald_${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

describe('a fair queue', () => {
  it('should serve each in turn, and each one’s own in their order', () => {
    const queue = new FairQueue<string>();
    for (const item of ['e1', 'e2', 'e3']) queue.add('eve', item);
    queue.add('ann', 'a1');
    queue.add('bob', 'b1');
    queue.add('ann', 'a2');
    const served = Array.from({ length: 7 }, () => queue.next());
    expect(served).toEqual(['e1', 'a1', 'b1', 'e2', 'a2', 'e3', undefined]);
  });

  it('should have an end to what one may add', () => {
    const queue = new FairQueue<number>(2);
    expect([queue.add('eve', 1), queue.add('eve', 2), queue.add('eve', 3), queue.add('ann', 4)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('bots', () => {
  it('should think for everybody in turn, however many tables one has', async () => {
    const bots = new Bots(1, 1);
    const match = longGame(20);
    const asked = match.decisions().find(({ options }) => options.length > 1) ?? longGame(21).decisions()[0]!;
    const answered: string[] = [];
    const ask = (whose: string) =>
      bots.ask(whose, game.id, match.view(asked.seat), asked, 'thrall').then(() => answered.push(whose));
    const keep = setInterval(() => {}, 1000);
    await Promise.all([...Array.from({ length: 30 }, () => ask('eve')), ask('ann')]);
    clearInterval(keep);
    // One of Eve's is thought about already, and one waited before Ann came.
    expect(answered.indexOf('ann')).toBe(2);
    await bots.close();
  });
});

onBothStores('bots', (openOne) => {
  it('should not play among themselves in the hall', async () => {
    const hall = await openOne();
    const ann = await hall.guest('Ann');
    expect(await ann.refusal({ do: 'create', ...plan(bot) })).toBe('bots-alone');
    const { table } = await ann.ask<{ table: string }>({ do: 'create', ...plan(open, bot) });
    expect(await ann.refusal({ do: 'begin', table })).toBe('bots-alone');
    const record = must(Match.create(game, { seats: [null], options: {}, seed: 'b'.repeat(64) })).record();
    expect(await ann.refusal({ do: 'bring', record, seats: [bot], visibility: 'link' })).toBe('bots-alone');
    await hall.stop();
  });

  it('should rest while nobody looks on, and go on when somebody does', async () => {
    const hall = await openOne();
    const ann = await hall.guest('Ann');
    const { table } = await ann.ask<{ table: string }>({ do: 'create', ...plan(me, bot) });
    // She has left it to a bot: all who play are bots now, and nobody looks on.
    await ann.ask({ do: 'leave', table });
    const bob = await hall.guest('Bob');
    for (let i = 0; i < 50; i++) await bob.ask({ do: 'ping' });
    const store = await hall.store();
    expect((await store.moves(table)).length).toBe(0);
    await bob.watch(table);
    await bob.until(table, ({ moves }) => moves > 2);
    await store.close();
    await hall.stop();
  });

  it('should go on for people who play by and by, though nobody looks on', async () => {
    const hall = await openOne();
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const { table } = await ann.ask<{ table: string }>({ do: 'create', ...plan(me, open, bot) });
    await bob.ask({ do: 'join', table, seat: 1 });
    const store = await hall.store();
    // Whoever is asked answers without ever looking on for longer than that.
    const answer = async (client: Client): Promise<void> => {
      await client.watch(table);
      await client.choose(table, last);
      await client.ask({ do: 'unwatch', table });
    };
    const byBot = (): Promise<boolean> =>
      store.moves(table).then((moves) => moves.some((move) => move.startsWith('2 ')));
    while (!(await byBot())) for (const client of [ann, bob]) await answer(client).catch(() => {});
    await store.close();
    await hall.stop();
  });

  it('should wake only the tables that have something to do when the hall opens again', async () => {
    const first = await openOne();
    const [ann, bob] = [await first.guest('Ann'), await first.guest('Bob')];
    for (let i = 0; i < 5; i++) await ann.create(plan(me, bot));
    const shared = await ann.create(plan(me, open, bot));
    await bob.ask({ do: 'join', table: shared, seat: 1 });
    await ann.create({ ...plan(me, bot), clock: { bank: 60_000, increment: 0 } });
    const second = await first.again();
    while ((await number(second, 'rooms')) < 2) await new Promise((done) => setTimeout(done, 5));
    // Somebody who comes after them finds all that were to be opened.
    await second.guest('Late');
    expect(await number(second, 'rooms')).toBe(2);
    await second.stop();
  });
});
