import type { Request } from '@skald/hall/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';
import { RemoteTable } from './remote-table.ts';
import { TestSocket } from './testing-socket.ts';

let moves: number;
let table: RemoteTable;
let connection: Connection;

/** A hall with one table, of which only the number of choices matters here. */
const answer = (request: Request): unknown => {
  if (request.do === 'watch') {
    const state = { info: { id: request.table, seats: [] }, revision: 1, moves, events: [], chat: [] };
    return { id: request.id, ok: { ...state, eventsFrom: 0, chatFrom: 0, view: {}, decisions: [] } };
  }
  if (request.do === 'play') moves += 1;
  return { id: request.id, ok: {} };
};
const opens = async (): Promise<void> => {
  TestSocket.newest.answer = answer;
  TestSocket.newest.opens();
  await vi.advanceTimersByTimeAsync(0);
};
const choices = (): number =>
  TestSocket.made.flatMap((one) => one.verbs()).filter((v) => v === 'play').length;

beforeEach(async () => {
  vi.useFakeTimers();
  TestSocket.made = [];
  vi.stubGlobal('WebSocket', TestSocket);
  moves = 7;
  connection = new Connection('ws://hall/socket');
  table = new RemoteTable(connection, 'abcdefghij01');
  await opens();
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a choice while the connection is lost', () => {
  it('should wait for it, and be made once it is back', async () => {
    TestSocket.newest.breaks();
    expect(table.snapshot()?.connection).toBe('lost');
    const chosen = table.choose(0, 'north');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(choices()).toBe(0);
    await opens();
    expect(await chosen).toBeNull();
    expect(choices()).toBe(1);
    expect(moves).toBe(8);
  });

  it('should be refused when it waits too long, and never be sent later', async () => {
    TestSocket.newest.breaks();
    const chosen = table.choose(0, 'north');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await chosen).toEqual({ code: 'not-sent', params: {} });
    await opens();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(choices()).toBe(0);
  });

  it('should not be sent when the one before it was made after all', async () => {
    TestSocket.newest.answer = (request) => {
      answer(request);
      return null;
    };
    const first = table.choose(0, 'north');
    await vi.advanceTimersByTimeAsync(0);
    TestSocket.newest.breaks();
    expect(await first).toEqual({ code: 'connection-lost', params: {} });
    const again = table.choose(0, 'north');
    await vi.advanceTimersByTimeAsync(1_000);
    await opens();
    expect(await again).toEqual({ code: 'stale', params: { moves: 8 } });
    expect(choices()).toBe(1);
  });
});

describe('a table whose connection is lost', () => {
  it('should know since when, and that it is back', async () => {
    const since = Date.now();
    vi.advanceTimersByTime(1_000);
    TestSocket.newest.breaks();
    expect(table.snapshot()).toMatchObject({ connection: 'lost', lostSince: since });
    await vi.advanceTimersByTimeAsync(1_000);
    await opens();
    expect(table.snapshot()?.connection).toBe('online');
    expect(table.snapshot()?.lostSince).toBeUndefined();
  });
});
