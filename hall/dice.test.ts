import { gameById } from '@skald/games';
import { commitment, Match, type MatchRecord, type Part, SeedDice, stirred, verify } from '@skald/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeatPlan } from './protocol/index.ts';
import { Client } from './testing.ts';
import { openTestHall, type TestHall, testFolder } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';

const { game } = gameById('age-of-heroes')!;
const PARTS = ['1a', '2b', '3c'].map((byte) => byte.repeat(32)) as [string, string, string];
const [ANNS, BOBS, OTHER] = PARTS;
/** Longer than any test: nobody is to be left behind. */
const FOR_EVER = 24 * 3600_000;

const me = (as: unknown): SeatPlan => ({ kind: 'me', as });
const open = (as: unknown): SeatPlan => ({ kind: 'open', as });
const plan = (...seats: SeatPlan[]) => ({
  game: 'age-of-heroes',
  seats,
  options: { ruleset: 'classic', turns: 1 },
  visibility: 'link' as const,
  clock: null,
});
const last = (ids: string[]): string => ids.at(-1) as string;

async function record(hall: TestHall, table: string, cookie: string): Promise<MatchRecord> {
  const response = await fetch(`${hall.address}/api/tables/${table}/record`, { headers: { cookie } });
  return ((await response.json()) as { ok: MatchRecord }).ok;
}

async function playToTheEnd(table: string, ...clients: [Client, ...Client[]]): Promise<void> {
  while (clients[0].tables.get(table)?.info.status !== 'over') {
    for (const client of clients) await client.choose(table, last).catch(() => false);
    await clients[0].ask({ do: 'ping' });
  }
}

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('dice that a table makes together, on %s', (database) => {
  let hall: TestHall;
  let ann: Client;
  let bob: Client;
  beforeAll(async () => {
    const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    hall = await openTestHall({ databaseUrl }, { gathering: FOR_EVER });
    ann = await hall.guest('Ann');
    bob = await hall.guest('Bob');
  });
  afterAll(() => hall.stop());

  it('should come to be when all have opened what they sealed, and follow from every part', async () => {
    const table = await ann.create({ ...plan(me('beowulf'), open('ragnar')), seal: commitment(ANNS) });
    const announced = ann.tables.get(table)!.commitment;
    expect(await ann.refusal({ do: 'reveal', table, part: ANNS })).toBe('seal-too-early');
    await bob.ask({ do: 'join', table, seat: 1, seal: commitment(BOBS) });
    await bob.watch(table);
    const waiting = await ann.until(table, ({ info }) => info.seats.every(({ kind }) => kind === 'human'));
    expect([waiting.info.status, waiting.view]).toEqual(['open', null]);
    expect(waiting.info.seats.map(({ seal }) => seal)).toEqual([commitment(ANNS), commitment(BOBS)]);
    expect(await ann.refusal({ do: 'reveal', table, part: BOBS })).toBe('no-such-seal');
    await ann.ask({ do: 'reveal', table, part: ANNS });
    await ann.ask({ do: 'reveal', table, part: ANNS });
    await bob.until(table, ({ info }) => info.seats[0]!.revealed && !info.seats[1]!.revealed);
    expect(bob.tables.get(table)!.info.status).toBe('open');
    await bob.ask({ do: 'reveal', table, part: BOBS });
    for (const one of [ann, bob]) await one.until(table, ({ info }) => info.status === 'playing');
    await playToTheEnd(table, ann, bob);
    const whole = await record(hall, table, ann.cookie);
    const parts: Part[] = [
      { seat: 0, part: ANNS },
      { seat: 1, part: BOBS },
    ];
    expect(whole).toMatchObject({ parts, commitment: announced });
    expect(verify(game, whole)).toMatchObject({ wrong: [], dice: { parts: [0, 1], typed: [], reseeded: 0 } });
    const without = { ...whole, parts: [{ seat: 0, part: ANNS }] };
    expect(verify(game, without).wrong).not.toEqual([]);
    const dice = new SeedDice(parts.reduce(stirred, whole.seed as string));
    expect(whole.rolls[0]).toBe(dice.roll(6));
  });

  it('should be found again by a hall that was closed while they were gathered', async () => {
    const dataDir = testFolder();
    const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    const before = await openTestHall({ dataDir, databaseUrl }, { gathering: FOR_EVER });
    const eve = await before.guest('Eve');
    const table = await eve.create({
      ...plan(me('beowulf'), { kind: 'bot', as: 'egil', level: 'thrall' }),
      seal: commitment(ANNS),
    });
    const after = await before.again();
    const back = new Client(after.address, eve.cookie);
    await back.connect();
    const { info } = await back.watch(table);
    expect([info.status, info.seats[0]!.revealed]).toEqual(['open', false]);
    await back.ask({ do: 'reveal', table, part: ANNS });
    await back.until(table, (state) => state.info.status === 'playing');
    const { parts } = await record(after, table, eve.cookie);
    expect(parts).toEqual([{ seat: 0, part: ANNS }]);
    const once = await after.again();
    expect((await record(once, table, eve.cookie)).parts).toEqual(parts);
    back.drop();
    await once.stop();
  });
});

describe('somebody who does not open what he sealed', () => {
  it('should not stop the game, and add his part before his first choice when he comes', async () => {
    const hall = await openTestHall({}, { gathering: 0 });
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await ann.create({ ...plan(me('beowulf'), open('ragnar')), seal: commitment(ANNS) });
    await bob.ask({ do: 'join', table, seat: 1, seal: commitment(BOBS) });
    await bob.watch(table);
    for (const one of [ann, bob]) await one.until(table, ({ info }) => info.status === 'playing');
    await bob.ask({ do: 'reveal', table, part: BOBS });
    expect(await ann.refusal({ do: 'reveal', table, part: OTHER })).toBe('no-such-seal');
    await playToTheEnd(table, ann, bob);
    const whole = await record(hall, table, ann.cookie);
    expect(whole.parts).toBeUndefined();
    const part = whole.moves.indexOf(`part 1 ${BOBS}`);
    expect(whole.moves.findIndex((move) => move.startsWith('1 '))).toBe(part + 1);
    expect(whole.moves.filter((move) => move.startsWith('part '))).toHaveLength(1);
    expect(verify(game, whole)).toMatchObject({ wrong: [], dice: { parts: [1] } });
    await hall.stop();
  });

  it('should take his seal along when he gets up before the game begins', async () => {
    const hall = await openTestHall({}, { gathering: FOR_EVER });
    const [ann, bob, eve] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Eve')];
    const table = await ann.create(plan(me('beowulf'), open('ragnar')));
    await bob.ask({ do: 'join', table, seat: 1, seal: commitment(BOBS) });
    await bob.ask({ do: 'leave', table });
    await ann.until(table, ({ info }) => info.seats[1]!.kind === 'open' && info.seats[1]!.seal === null);
    await eve.ask({ do: 'join', table, seat: 1 });
    expect((await eve.watch(table)).info.status).toBe('playing');
    await hall.stop();
  });
});

describe('a record that is brought', () => {
  const loaded = (): MatchRecord => {
    const begun = Match.create(game, { seats: [null, null], options: { turns: 1 }, seed: 'b'.repeat(64) });
    if ('refused' in begun) throw new Error();
    for (let i = 0; i < 2; i++) begun.ok.loadDice(new Array(90).fill(6));
    return begun.ok.record();
  };

  it('should not decide the dice to come, and say what was typed in before', async () => {
    const hall = await openTestHall();
    const [eve, ann] = [await hall.guest('Eve'), await hall.guest('Ann')];
    const brought = loaded();
    const { table } = await eve.ask<{ table: string }>({
      do: 'bring',
      record: brought,
      seats: [me(null), open(null)],
      visibility: 'link',
    });
    await eve.watch(table);
    await ann.ask({ do: 'join', table, seat: 1, seal: commitment(ANNS) });
    const { info } = await ann.watch(table);
    expect(info.brought).toMatchObject({ by: 'Eve', moves: 2, typed: 0 });
    await ann.ask({ do: 'reveal', table, part: ANNS });
    await playToTheEnd(table, eve, ann);
    const whole = await record(hall, table, ann.cookie);
    expect(whole.moves.slice(0, 5)).toEqual([
      ...brought.moves,
      'drop',
      expect.stringMatching(/^seed /),
      `part 1 ${ANNS}`,
    ]);
    const rolls = whole.rolls.slice(brought.rolls.length);
    expect(rolls.length).toBeGreaterThan(10);
    expect(new Set(rolls).size).toBeGreaterThan(1);
    const { wrong, dice } = verify(game, whole);
    expect([wrong, dice.typed, dice.reseeded, dice.parts]).toEqual([[], [], 1, [1]]);
    await hall.stop();
  });

  it('should be played with dice of a real table only by those who agree to that', async () => {
    const campaign = gameById('campaign')!.game;
    const begun = Match.create(campaign, {
      seats: ['normans', 'vikings'],
      options: { realDice: 'normans' },
      seed: 'b'.repeat(64),
    });
    if ('refused' in begun) throw new Error(begun.refused.code);
    const hall = await openTestHall();
    const [eve, ann] = [await hall.guest('Eve'), await hall.guest('Ann')];
    const { table } = await eve.ask<{ table: string }>({
      do: 'bring',
      record: begun.ok.record(),
      seats: [me(null), open(null)],
      visibility: 'link',
    });
    expect((await ann.watch(table)).info.realDice).toBe(true);
    expect(await ann.refusal({ do: 'join', table, seat: 1 })).toBe('real-dice');
    await ann.ask({ do: 'join', table, seat: 1, agrees: true });
    await ann.until(table, ({ info }) => info.status === 'playing');
    await hall.stop();
  });
});
