import { gameById } from '@skald/games';
import { commitment, type GameState, Match, type MatchRecord, verify } from '@skald/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LobbyState, SeatPlan, TableState } from './protocol/index.ts';
import { Client, HallRefused } from './testing.ts';
import { openTestHall, type TestHall, testFolder } from './testing-hall.ts';

const { game } = gameById('age-of-heroes')!;
const me = (as: string): SeatPlan => ({ kind: 'me', as });
const open = (as: string): SeatPlan => ({ kind: 'open', as });
const bot = (as: string): SeatPlan => ({ kind: 'bot', as, level: 'karl' });

const plan = (seats: SeatPlan[], turns = 1) => ({
  game: 'age-of-heroes',
  seats,
  options: { ruleset: 'classic', turns },
  visibility: 'public' as const,
  clock: null,
});

/** Always the last: it ends what is under way, so games stay short. */
const last = (ids: string[]): string => ids.at(-1) as string;
/** Some choice or other, the same in every run. */
const someOf =
  (seed: number) =>
  (ids: string[]): string => {
    seed = (seed * 48_271) % 2_147_483_647;
    return ids[seed % ids.length] as string;
  };

const unlessRefused = (error: Error): void => {
  if (!(error instanceof HallRefused)) throw error;
};

async function playToTheEnd(table: string, ...clients: [Client, ...Client[]]): Promise<TableState> {
  const picks = clients.map((_, i) => someOf(i + 7));
  while (clients[0].tables.get(table)?.info.status !== 'over') {
    if (clients.every((client) => client.options(table) === null))
      await Promise.race(clients.map((client) => client.news()));
    // What another has done meanwhile may have changed the question.
    for (const [i, client] of clients.entries()) await client.choose(table, picks[i]!).catch(unlessRefused);
  }
  return clients[0].until(table, ({ seed }) => seed !== null);
}

const recordOf = async (hall: TestHall, table: string, cookie = '') => {
  const response = await fetch(`${hall.address}/api/tables/${table}/record`, { headers: { cookie } });
  const body = (await response.json()) as { ok?: MatchRecord; error?: { code: string } };
  return { status: response.status, ...body };
};

let hall: TestHall;
beforeAll(async () => {
  hall = await openTestHall();
});
afterAll(() => hall.stop());

/** Ann's table with Bob at it. */
async function tableForTwo(turns = 1): Promise<{ ann: Client; bob: Client; table: string }> {
  const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
  const table = await ann.create(plan([me('beowulf'), open('ragnar')], turns));
  await bob.ask({ do: 'join', table, seat: 1 });
  await bob.watch(table);
  await ann.until(table, ({ info }) => info.status === 'playing');
  return { ann, bob, table };
}

/** Whoever is asked, and the other. */
async function whoseTurn(table: string, a: Client, b: Client): Promise<[Client, Client]> {
  const asked = await nextOrOver(table, a, b);
  if (asked === null) throw new Error('The game is over.');
  return asked;
}

/** Null when the game is over: with real dice nobody knows when that is. */
async function nextOrOver(table: string, a: Client, b: Client): Promise<[Client, Client] | null> {
  for (;;) {
    if (a.options(table)) return [a, b];
    if (b.options(table)) return [b, a];
    if ([a, b].some((one) => one.tables.get(table)?.info.status === 'over')) return null;
    await Promise.race([a.news(), b.news()]);
  }
}

describe('a game', () => {
  it('should be played from guest to end against a bot, and its dice be verifiable', async () => {
    const ann = await hall.guest('Ann');
    const table = await ann.create(plan([me('beowulf'), bot('ragnar')], 2));
    const before = ann.tables.get(table)!;
    expect([before.seed, before.info.status]).toEqual([null, 'playing']);
    const after = await playToTheEnd(table, ann);
    expect(commitment(after.seed!)).toBe(before.commitment);
    expect(after.result).toEqual(after.info.result);
    const { ok: record } = await recordOf(hall, table);
    const replayed = Match.replay(game, record);
    expect('ok' in replayed && replayed.ok.record()).toEqual(record);
    expect(after.events).toEqual('ok' in replayed && replayed.ok.eventsFor(0));
  });

  it('should be played by two, each seeing it with own eyes', async () => {
    const { ann, bob, table } = await tableForTwo();
    expect([ann.tables.get(table)?.seat, bob.tables.get(table)?.seat]).toEqual([0, 1]);
    await playToTheEnd(table, ann, bob);
    const [a, b] = [ann.tables.get(table)!, await bob.until(table, ({ seed }) => seed !== null)];
    expect([b.moves, b.result, b.seed]).toEqual([a.moves, a.result, a.seed]);
    const { ok: record } = await recordOf(hall, table, bob.cookie);
    const replayed = Match.replay(game, record);
    if ('refused' in replayed) throw new Error(replayed.refused.code);
    expect([a.events, b.events]).toEqual([replayed.ok.eventsFor(0), replayed.ok.eventsFor(1)]);
  });

  it('should go on where it was after the hall was closed and opened', async () => {
    const first = await openTestHall();
    const ann = await first.guest('Ann');
    const table = await ann.create(plan([me('beowulf'), me('ragnar')], 3));
    const pick = someOf(3);
    for (let i = 0; i < 15; i++) await ann.choose(table, pick);
    const before = ann.tables.get(table)!;
    const second = await first.again();
    const back = new Client(second.address, ann.cookie);
    await back.connect();
    const after = await back.watch(table);
    expect([after.moves, after.view, after.events]).toEqual([before.moves, before.view, before.events]);
    expect(after.decisions).toEqual(before.decisions);
    back.drop();
    await second.stop();
  });

  it('should go on from its snapshot when the rules have changed while the hall was closed', async () => {
    const older = await openTestHall();
    const eve = await older.guest('Eve');
    const game = await eve.create(plan([me('beowulf'), me('ragnar')], 3));
    for (let i = 0; i < 7; i++) await eve.choose(game, last);
    const state = eve.tables.get(game)!;
    const store = await older.store();
    await store.sql.run('UPDATE tables SET version = version - 1 WHERE id = ?', game);
    await store.close();
    const newer = await older.again();
    const back = new Client(newer.address, eve.cookie);
    await back.connect();
    const after = await back.watch(game);
    expect([after.moves, after.view]).toEqual([0, state.view]);
    expect(after.commitment).not.toBe(state.commitment);
    await back.choose(game, last);
    expect(back.tables.get(game)?.moves).toBe(1);
    back.drop();
    await newer.stop();
  });

  it('should go on with its whole story when it was brought along and waits for somebody', async () => {
    const first = await openTestHall({ dataDir: testFolder() });
    const ann = await first.guest('Ann');
    const begun = Match.create(game, { seats: [null, null], options: { turns: 2 }, seed: 'b'.repeat(64) });
    if ('refused' in begun) throw new Error();
    const [asked] = begun.ok.decisions();
    begun.ok.play(asked!.seat, asked!.options[0]!.id);
    const { table } = await ann.ask<{ table: string }>({
      do: 'bring',
      record: begun.ok.record(),
      seats: [
        { kind: 'me', as: null },
        { kind: 'open', as: null },
      ],
      visibility: 'public',
    });
    const before = await ann.watch(table);
    const second = await first.again();
    const bob = await second.guest('Bob');
    await bob.ask({ do: 'join', table, seat: 1 });
    const { view, events, info } = await bob.watch(table);
    expect([info.status, info.moves]).toEqual(['playing', 2]);
    expect(events.slice(0, 3)).toEqual(before.events.slice(0, 3));
    expect((view as GameState).agenda).toEqual(begun.ok.view(1).agenda);
    await second.stop();
  });

  it('should be brought along, with new dice, and be taken home again by one who plays alone', async () => {
    const ann = await hall.guest('Ann');
    const begun = Match.create(game, { seats: [null, null], options: { turns: 2 }, seed: 'b'.repeat(64) });
    if ('refused' in begun) throw new Error();
    for (let i = 0; i < 9; i++) {
      const [first] = begun.ok.decisions();
      begun.ok.play(first!.seat, first!.options[0]!.id);
    }
    const record = begun.ok.record();
    const seats: SeatPlan[] = [
      { kind: 'me', as: null },
      { kind: 'bot', as: null, level: 'thrall' },
    ];
    const request = { do: 'bring', record, seats, visibility: 'link' } as const;
    const { table } = await ann.ask<{ table: string }>(request);
    const state = await ann.watch(table);
    expect(state.info.seats.map(({ as }) => as)).toEqual(
      (begun.ok.view(null) as unknown as { players: { hero: string }[] }).players.map(({ hero }) => hero),
    );
    expect(state.commitment).not.toBe(record.commitment);
    const home = await recordOf(hall, table, ann.cookie);
    expect(home.ok).toMatchObject({ seats: [null, null], seed: record.seed, commitment: record.commitment });
    expect(home.ok?.moves.slice(0, 10)).toEqual([
      ...record.moves,
      expect.stringMatching(/^seed [0-9a-f]{64}$/),
    ]);
    expect('ok' in Match.replay(game, home.ok)).toBe(true);
    // What happened before is told here too, and what seats could not know stays unknown.
    const before = begun.ok.eventsFor(0);
    expect(state.events.slice(0, before.length)).toEqual(before);
    const after = await playToTheEnd(table, ann);
    expect(commitment(after.seed!)).toBe(state.commitment);
    const { ok: whole } = await recordOf(hall, table);
    expect(verify(game, whole!)).toMatchObject({ wrong: [], dice: { typed: [], reseeded: 1 } });
    const again = await ann.ask<{ table: string }>({ do: 'rematch', table });
    const second = await recordOf(hall, again.table, ann.cookie);
    expect('ok' in Match.replay(game, second.ok)).toBe(true);

    expect(await ann.refusal({ ...request, seats: [seats[0]!] })).toBe('wrong-number-of-seats');
    for (const other of ['chess', 'constructor', '__proto__'])
      expect(await ann.refusal({ ...request, record: { ...record, game: other } })).toBe('no-such-game');
    expect(await ann.refusal({ ...request, record: 'nonsense' })).toBe('bad-record');
    const endless = { ...record, moves: new Array(20_001).fill('skip 1') };
    expect(await ann.refusal({ ...request, record: endless })).toBe('bad-record');
  });
});

describe('at a table', () => {
  it('should seat people, tell everybody, and begin when the last seat is taken', async () => {
    const [ann, bob, eve] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Eve')];
    const table = await ann.create(plan([me('beowulf'), open('ragnar'), open('egil')]));
    expect(ann.tables.get(table)?.info).toMatchObject({ status: 'open', mine: [0], mayBegin: true });
    await bob.ask({ do: 'join', table, seat: 2 });
    expect(await eve.refusal({ do: 'join', table, seat: 2 })).toBe('seat-taken');
    expect(await eve.refusal({ do: 'join', table, seat: 9 })).toBe('seat-taken');
    expect(await bob.refusal({ do: 'join', table, seat: 1 })).toBe('already-seated');
    expect(await eve.refusal({ do: 'begin', table })).toBe('may-not-begin');
    expect(await bob.refusal({ do: 'play', table, seat: 2, option: 'x', at: 0 })).toBe('not-begun');
    await ann.until(table, ({ info }) => info.seats[2]?.name === 'Bob');

    await bob.ask({ do: 'leave', table });
    await ann.until(table, ({ info }) => info.seats[2]?.kind === 'open');
    expect(await bob.refusal({ do: 'leave', table })).toBe('not-seated');
    await bob.ask({ do: 'join', table, seat: 1 });
    await ann.ask({ do: 'begin', table });
    const { info } = await ann.until(table, ({ info }) => info.status === 'playing');
    expect(info.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot']);
    expect(await eve.refusal({ do: 'join', table, seat: 2 })).toBe('seat-taken');
    expect(await eve.refusal({ do: 'return', table })).toBe('not-seated');
  });

  it('should be gone when everybody has left before the game began', async () => {
    const ann = await hall.guest('Ann');
    const table = await ann.create(plan([me('beowulf'), open('ragnar')]));
    await ann.ask({ do: 'leave', table });
    expect(await ann.refusal({ do: 'join', table, seat: 0 })).toBe('no-such-table');
    const lobby = await ann.ask<LobbyState>({ do: 'lobby' });
    expect([...lobby.open, ...lobby.mine].some(({ id }) => id === table)).toBe(false);
  });

  it('should let a bot play for whoever leaves, until they return', async () => {
    const { ann, bob, table } = await tableForTwo(20);
    await bob.ask({ do: 'leave', table });
    await ann.until(table, ({ info }) => info.seats[1]?.away === true);
    for (let i = 0; i < 6; i++) {
      await ann.until(table, () => ann.options(table) !== null);
      await ann.choose(table, last);
    }
    await bob.ask({ do: 'return', table });
    await ann.until(table, ({ info }) => info.seats[1]?.away === false);
    const [next] = await whoseTurn(table, ann, bob);
    expect(await next.choose(table, last)).toBe(true);
    await bob.ask({ do: 'leave', table });
    await bob.until(table, ({ info }) => info.seats[1]?.away === true);
  });

  it('should show who is there, and how many look on', async () => {
    const { ann, bob, table } = await tableForTwo();
    await ann.until(table, ({ info }) => info.seats[1]?.online === true);
    const eve = await hall.guest('Eve');
    const state = await eve.watch(table);
    expect([state.seat, state.info.mine, state.mayUndo]).toEqual([null, [], false]);
    expect(state.decisions.every(({ options }) => options.length === 0)).toBe(true);
    await ann.until(table, ({ spectators }) => spectators === 1);
    bob.drop();
    await ann.until(table, ({ info }) => info.seats[1]?.online === false);
    await eve.ask({ do: 'unwatch', table });
    await ann.until(table, ({ spectators }) => spectators === 0);
  });

  it('should pass on chat, also from those who look on, and keep it for who comes later', async () => {
    const { ann, bob, table } = await tableForTwo();
    const eve = await hall.guest('Eve');
    await bob.ask({ do: 'chat', table, text: '  Hail!  ' });
    await eve.ask({ do: 'chat', table, text: 'Skål' });
    const { chat } = await ann.until(table, (state) => state.chat.length === 2);
    expect(chat.map(({ name, seat, text }) => [name, seat, text])).toEqual([
      ['Bob', 1, 'Hail!'],
      ['Eve', null, 'Skål'],
    ]);
    expect((await eve.watch(table)).chat).toEqual(chat);
    expect(await ann.refusal({ do: 'chat', table, text: ' ' })).toBe('bad-request');
    expect(await ann.refusal({ do: 'chat', table, text: 'x'.repeat(501) })).toBe('bad-request');
  });

  it('should play again with the same people, at one new table whoever asks first', async () => {
    const { ann, bob, table } = await tableForTwo();
    expect(await ann.refusal({ do: 'rematch', table })).toBe('may-not-begin');
    await playToTheEnd(table, ann, bob);
    const [a, b] = await Promise.all([
      ann.ask<{ table: string }>({ do: 'rematch', table }),
      bob.ask<{ table: string }>({ do: 'rematch', table }),
    ]);
    expect(b.table).toBe(a.table);
    const state = await ann.watch(a.table);
    expect([state.info.status, state.info.seats.map(({ name }) => name)]).toEqual([
      'playing',
      ['Ann', 'Bob'],
    ]);
    expect(state.commitment).not.toBe(ann.tables.get(table)?.commitment);
    await bob.until(table, ({ info }) => info.rematch === a.table);
    const eve = await hall.guest('Eve');
    expect(await eve.refusal({ do: 'rematch', table })).toBe('may-not-begin');
  });

  it('should give one person several seats, and everything these may know', async () => {
    const ann = await hall.guest('Ann');
    const table = await ann.create(plan([me('beowulf'), me('ragnar')], 2));
    await playToTheEnd(table, ann);
    const { events } = ann.tables.get(table)!;
    const { ok } = await recordOf(hall, table);
    const replayed = Match.replay(game, ok);
    if ('refused' in replayed) throw new Error(replayed.refused.code);
    const heard = new Set([...replayed.ok.eventsFor(0), ...replayed.ok.eventsFor(1)]);
    expect(events).toEqual(replayed.ok.events.filter((event) => heard.has(event)));
  });
});

describe('the lobby', () => {
  it('should list open tables for all, and own games with the urgent ones first', async () => {
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    await bob.ask({ do: 'lobby' });
    const waiting = await ann.create(plan([me('beowulf'), open('ragnar')]));
    const hidden = await ann.create({ ...plan([me('beowulf'), open('ragnar')]), visibility: 'link' });
    const urgent = await ann.create(plan([me('beowulf')]));
    const told = (wish: (lobby: LobbyState) => boolean): Promise<LobbyState> =>
      bob.when(() => {
        const push = bob.pushes.findLast((one) => one.push === 'lobby');
        return push?.push === 'lobby' && wish(push.lobby) ? push.lobby : null;
      });
    const { open: tables, mine } = await told((lobby) => lobby.open.some(({ id }) => id === waiting));
    expect([tables.some(({ id }) => id === hidden), mine]).toEqual([false, []]);
    const own = await ann.ask<LobbyState>({ do: 'lobby' });
    expect(own.mine[0]?.id).toBe(urgent);
    expect(own.mine.map(({ id }) => id).sort()).toEqual([waiting, hidden, urgent].sort());

    await bob.ask({ do: 'join', table: hidden, seat: 1 });
    await told((lobby) => lobby.mine.some(({ id }) => id === hidden));
    await playToTheEnd(urgent, ann);
    expect((await ann.ask<LobbyState>({ do: 'lobby' })).finished.map(({ id }) => id)).toContain(urgent);
  });

  it('should be there for those who have not said their name', async () => {
    const nobody = new Client(hall.address, '');
    await nobody.connect();
    expect((await nobody.ask<LobbyState>({ do: 'lobby' })).mine).toEqual([]);
    const { table } = await tableForTwo();
    expect((await nobody.watch(table)).seat).toBeNull();
    expect(await nobody.refusal({ do: 'chat', table, text: 'hi' })).toBe('sign-in-first');
    expect(await nobody.refusal({ do: 'create', ...plan([me('beowulf')]) })).toBe('sign-in-first');
    nobody.drop();
  });

  it('should have an end to the games one person can make', async () => {
    const ann = await hall.guest('Ann');
    for (let i = 0; i < 100; i++) await ann.ask({ do: 'create', ...plan([open('beowulf')]) });
    expect(await ann.refusal({ do: 'create', ...plan([open('beowulf')]) })).toBe('too-many-games');
  });
});

describe('taking back', () => {
  it('should take back own choices within the rules, and show everybody what holds', async () => {
    const { ann, bob, table } = await tableForTwo(3);
    for (let i = 0; ; i++) {
      if (i > 300) throw new Error('nothing could be taken back');
      const [next, other] = await whoseTurn(table, ann, bob);
      const before = next.tables.get(table)!;
      const { seat, at } = next.options(table)!;
      await next.choose(table, someOf(i + 1));
      const after = await next.until(table, ({ moves }) => moves > before.moves);
      if (!after.mayUndo) continue;
      expect(await other.refusal({ do: 'undo', table, seat: 1 - seat, at: after.moves })).toMatch(/^undo-/);
      await next.ask({ do: 'undo', table, seat, at: after.moves });
      const back = await next.until(table, ({ revision }) => revision !== after.revision);
      expect([back.moves, back.view, back.events, back.decisions]).toEqual([
        at,
        before.view,
        before.events,
        before.decisions,
      ]);
      const seen = await other.until(table, ({ revision }) => revision === back.revision);
      expect(seen.moves).toBe(at);
      break;
    }
  });

  it('should go further back only when everybody agrees', async () => {
    const { ann, bob, table } = await tableForTwo(10);
    for (let i = 0; i < 12; i++) {
      const [next] = await whoseTurn(table, ann, bob);
      const { moves } = next.tables.get(table)!;
      await next.choose(table, last);
      await ann.until(table, (state) => state.moves > moves);
      await bob.until(table, (state) => state.moves > moves);
    }
    const at = ann.tables.get(table)!.moves;
    expect(await ann.refusal({ do: 'askUndo', table, seat: 0, to: at, at })).toBe('no-such-moment');
    expect(await bob.refusal({ do: 'consent', table, request: 1, yes: true })).toBe('not-asked');
    const ask = { do: 'askUndo', table, seat: 0, to: 3, at } as const;

    await ann.ask(ask);
    const asked = await bob.until(table, ({ wish }) => wish !== null);
    const { request } = asked.wish!;
    expect(asked.wish).toEqual({ kind: 'undo', request, by: 0, name: 'Ann', to: 3, at, waiting: [1] });
    expect(await ann.refusal({ do: 'consent', table, request, yes: true })).toBe('not-asked');
    await bob.ask({ do: 'consent', table, request, yes: false });
    await ann.until(table, ({ wish }) => wish === null);
    expect(ann.tables.get(table)?.moves).toBe(at);

    const again = await ann.ask<{ request: number }>(ask);
    await bob.ask({ do: 'consent', table, request: again.request, yes: true });
    const back = await ann.until(table, ({ moves }) => moves < at);
    // The dice that were seen do not come again: that is a move of its own.
    expect(back.moves).toBeLessThanOrEqual(4);
    const state = await playToTheEnd(table, ann, bob);
    const { ok: record } = await recordOf(hall, table);
    const replayed = Match.replay(game, record);
    expect('ok' in replayed && replayed.ok.view(0)).toEqual(state.view);
  });

  it('should ask nobody when only bots sit there', async () => {
    const ann = await hall.guest('Ann');
    const table = await ann.create(plan([me('beowulf'), bot('ragnar')], 20));
    for (let i = 0; i < 5; i++) {
      await ann.until(table, () => ann.options(table) !== null);
      await ann.choose(table, last);
    }
    const { moves: at } = await ann.until(table, () => ann.options(table) !== null);
    await ann.ask({ do: 'askUndo', table, seat: 0, to: 0, at });
    await ann.until(table, ({ moves }) => moves <= 1);
  });
});

describe('a connection', () => {
  it('should miss nothing when it is lost again and again', async () => {
    // Where the dice end a game early, it goes on at another table.
    for (let moves = 0; moves <= 30; ) {
      const { ann, bob, table } = await tableForTwo(20);
      const steady = await hall.guest('Eve');
      await steady.watch(table);
      const lossy = new Client(hall.address, steady.cookie);
      await lossy.connect();
      await lossy.watch(table);
      const picks = [someOf(5), someOf(6)];
      for (; moves < 120 && ann.tables.get(table)?.info.status === 'playing'; moves++) {
        const [next] = await whoseTurn(table, ann, bob);
        await next.choose(table, picks[next === ann ? 0 : 1]!).catch(unlessRefused);
        if (moves % 10 === 4) {
          lossy.drop();
          if (moves % 20 === 4) bob.drop();
        }
        if (moves % 10 === 7) {
          await lossy.connect();
          await lossy.watch(table);
        }
        if (moves % 20 === 4) {
          await bob.connect();
          await bob.watch(table);
        }
      }
      await lossy.connect();
      await lossy.watch(table);
      const truth = await ann.until(table, () => true);
      const whole = await steady.until(table, ({ moves }) => moves >= truth.moves);
      const patched = await lossy.until(table, ({ moves }) => moves >= truth.moves);
      expect(patched.events).toEqual(whole.events);
      expect(patched.view).toEqual(whole.view);
      const fresh = await hall.guest('Late');
      expect((await fresh.watch(table)).events).toEqual(whole.events);
      lossy.drop();
    }
  });

  it('should number what it is told without a gap', async () => {
    const { ann, bob, table } = await tableForTwo();
    await playToTheEnd(table, ann, bob);
    for (const { pushes } of [ann, bob]) expect(pushes.map(({ n }) => n)).toEqual(pushes.map((_, i) => i));
  });

  it('should know the heading of the table after every choice, although it is told only when it changed', async () => {
    const { ann, bob, table } = await tableForTwo(20);
    const picks = [someOf(5), someOf(6)];
    await ann.until(table, ({ info }) => info.seats.every(({ online }) => online));
    const told = ann.pushes.length;
    for (let i = 0; i < 30; i++) {
      const [next, other] = await whoseTurn(table, ann, bob);
      await next.choose(table, picks[next === ann ? 0 : 1]!);
      await other.until(table, ({ moves }) => moves >= next.tables.get(table)!.moves);
      const tab = new Client(hall.address, ann.cookie);
      await tab.connect();
      const { info: known } = ann.tables.get(table)!;
      const { info } = await tab.watch(table);
      expect({ ...known, now: 0, updated: 0 }).toEqual({ ...info, now: 0, updated: 0 });
      await tab.close();
    }
    const headings = ann.pushes
      .slice(told)
      .flatMap((push) => (push.push === 'table' && push.state.info ? [push.state.info] : []))
      .map((info) => ({ ...info, now: 0, updated: 0 }));
    for (const [i, heading] of headings.entries()) if (i > 0) expect(heading).not.toEqual(headings[i - 1]);
    // Somebody leaves: that is worth a heading.
    await bob.ask({ do: 'leave', table });
    await ann.until(table, ({ info }) => info.seats[1]?.away === true || info.seats[1]?.kind === 'bot');
  });

  it('should see the whole table after every choice, also one taken back, although it is told only what changed', async () => {
    let { ann, bob, table } = await tableForTwo(20);
    const picks = [someOf(15), someOf(16)];
    const lists: unknown[] = [];
    const listen = (client: Client): void => {
      client.onPush = (push) => {
        if (push.push === 'table') lists.push(...(push.state.lists?.pieces ?? []));
      };
    };
    listen(ann);
    const compare = async (): Promise<void> => {
      for (const client of [ann, bob]) {
        const tab = new Client(hall.address, client.cookie);
        await tab.connect();
        const { view, decisions, events } = await tab.watch(table);
        const known = client.tables.get(table)!;
        expect([known.view, known.decisions, known.events]).toEqual([view, decisions, events]);
        await tab.close();
      }
    };
    let back = 0;
    for (let i = 0; i < 80; i++) {
      const asked = await nextOrOver(table, ann, bob);
      if (asked === null) {
        ({ ann, bob, table } = await tableForTwo(20));
        listen(ann);
        continue;
      }
      const [next, other] = asked;
      await next.choose(table, picks[next === ann ? 0 : 1]!);
      let { moves, mayUndo, seat, revision } = next.tables.get(table)!;
      if (mayUndo && i % 3 === 0) {
        await next.ask({ do: 'undo', table, seat: seat!, at: moves });
        ({ moves, revision } = await next.until(table, (state) => state.revision !== revision));
        back += 1;
      }
      await other.until(table, (state) => state.revision === revision && state.moves >= moves);
      await compare();
    }
    expect(back).toBeGreaterThan(3);
    const runs = lists.flatMap((one) => (Array.isArray(one) && typeof one[1] === 'number' ? [one[1]] : []));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5 * (lists.length - runs.length));
  });

  it('should agree with the other tabs of the same player', async () => {
    const { ann, bob, table } = await tableForTwo(20);
    const tab = new Client(hall.address, ann.cookie);
    await tab.connect();
    await tab.watch(table);
    expect([tab.tables.get(table)?.seat, tab.tables.get(table)?.info.mine]).toEqual([0, [0]]);
    let both = 0;
    for (let i = 0; i < 40; i++) {
      const [next] = await whoseTurn(table, ann, bob);
      if (next === bob) {
        await bob.choose(table, last);
        const { moves } = bob.tables.get(table)!;
        await Promise.all([ann, tab].map((one) => one.until(table, (state) => state.moves >= moves)));
        continue;
      }
      // Both tabs send the same choice at the same moment: it is made once.
      const { seat, ids, at } = ann.options(table)!;
      await tab.until(table, ({ moves }) => moves === at);
      const request = { do: 'play', table, seat, option: last(ids), at } as const;
      const outcomes = await Promise.all([ann.refusal(request), tab.refusal(request)]);
      expect(outcomes.toSorted()).toEqual(['stale', null].toSorted());
      both += 1;
      for (const one of [ann, tab, bob]) await one.until(table, ({ moves }) => moves === at + 1);
      const [a, b] = [ann.tables.get(table)!, tab.tables.get(table)!];
      expect([b.view, b.decisions, b.events]).toEqual([a.view, a.decisions, a.events]);
    }
    expect(both).toBeGreaterThan(3);
    tab.drop();
  });
});
