import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';
import { TestSocket } from './testing-socket.ts';

/** What the page hears from the browser around it. */
class Surroundings extends EventTarget {
  hidden = false;
}

let page: Surroundings;
let connection: Connection;
let changes: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  page = new Surroundings();
  TestSocket.made = [];
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  changes = [];
  connection = new Connection('ws://hall/socket');
  connection.onChange((open) => changes.push(open));
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Somebody sits at a table. */
const listen = (): (() => void) => connection.onPush(() => {});
const becomes = (hidden: boolean): void => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

describe('the heartbeat', () => {
  it('should ask the hall now and then, and be content with its answers', () => {
    TestSocket.newest.opens();
    listen();
    vi.advanceTimersByTime(60_000);
    expect(TestSocket.newest.verbs()).toEqual(Array(30).fill('ping'));
    expect(changes).toEqual([true]);
    expect(connection.lostSince).toBeNull();
  });

  it('should notice a network that swallows everything within 5 seconds, and when it was heard last', () => {
    const heard = Date.now();
    const socket = TestSocket.newest;
    socket.opens();
    listen();
    socket.answer = null;
    vi.advanceTimersByTime(4_400);
    expect(changes).toEqual([true]);
    vi.advanceTimersByTime(500);
    expect(changes).toEqual([true, false]);
    expect(connection.open).toBe(false);
    expect(connection.lostSince).toBe(heard);
  });

  it('should take any word for a sign of life, and ask nothing meanwhile', () => {
    const socket = TestSocket.newest;
    socket.opens();
    listen();
    socket.answer = null;
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(1_500);
      socket.says({ push: 'bye', n: i, code: 'none' });
    }
    expect(socket.sent).toEqual([]);
    expect(changes).toEqual([true]);
  });

  it('should refuse what was asked and not answered', async () => {
    const socket = TestSocket.newest;
    socket.opens();
    socket.answer = null;
    const asked = connection.ask({ do: 'lobby' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toEqual({ refused: { code: 'connection-lost', params: {} } });
  });

  it('should not ask while nobody listens, nor in the background', () => {
    const socket = TestSocket.newest;
    socket.opens();
    vi.advanceTimersByTime(60_000);
    const leave = listen();
    becomes(true);
    vi.advanceTimersByTime(60_000);
    expect(socket.sent).toEqual([]);
    leave();
    expect(changes).toEqual([true]);
  });

  it('should look at once when the page is seen again, and when the network is said to have changed', () => {
    const socket = TestSocket.newest;
    socket.opens();
    listen();
    becomes(true);
    becomes(false);
    expect(socket.verbs()).toEqual(['ping']);
    page.dispatchEvent(new Event('offline'));
    expect(socket.verbs()).toEqual(['ping', 'ping']);
    socket.answer = null;
    page.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(2_500);
    expect(changes).toEqual([true, false]);
  });

  it('should not take its own sleep for silence', () => {
    const socket = TestSocket.newest;
    socket.opens();
    listen();
    socket.answer = null;
    vi.advanceTimersByTime(2_100);
    // The device sleeps for an hour: the timer comes late.
    const sleeping = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    vi.advanceTimersByTime(2_500);
    expect(changes).toEqual([true]);
    expect(socket.verbs()).toEqual(['ping', 'ping']);
    sleeping.mockRestore();
  });
});

describe('a lost connection', () => {
  it('should be made again, each time after a longer pause, and be told once', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    TestSocket.newest.opens();
    const since = Date.now();
    TestSocket.newest.breaks();
    const pauses = [300, 600, 1200, 2400, 4800, 5000, 5000];
    for (const [i, pause] of pauses.entries()) {
      vi.advanceTimersByTime(pause - 1);
      expect(TestSocket.made.length).toBe(i + 1);
      vi.advanceTimersByTime(1);
      expect(TestSocket.made.length).toBe(i + 2);
      TestSocket.newest.breaks();
    }
    expect(connection.lostSince).toBe(since);
    page.dispatchEvent(new Event('online'));
    TestSocket.newest.opens();
    expect(connection.lostSince).toBeNull();
    expect(changes.at(-1)).toBe(true);
    vi.mocked(Math.random).mockRestore();
  });

  it('should not wait for ever for a socket that neither opens nor fails', () => {
    vi.advanceTimersByTime(20_000);
    expect(TestSocket.made.length).toBeGreaterThan(1);
    TestSocket.newest.opens();
    // Those that were given up have nothing to say any more.
    for (const socket of TestSocket.made.slice(0, -1)) socket.onclose?.();
    expect(connection.open).toBe(true);
    expect(changes.at(-1)).toBe(true);
  });

  it('should let a question wait a moment, then refuse it', async () => {
    const waits = connection.ask({ do: 'lobby' });
    const late = connection.ask({ do: 'ping' });
    await vi.advanceTimersByTimeAsync(3_000);
    TestSocket.newest.opens();
    expect(await waits).toEqual({ ok: {} });
    expect(await late).toEqual({ ok: {} });
    TestSocket.newest.breaks();
    const inVain = connection.ask({ do: 'lobby' });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await inVain).toEqual({ refused: { code: 'not-sent', params: {} } });
  });

  it('should not be what somebody sees who only takes another name', () => {
    TestSocket.newest.opens();
    connection.renew();
    expect(TestSocket.made.length).toBe(2);
    TestSocket.newest.opens();
    expect(changes).toEqual([true, true]);
    expect(connection.lostSince).toBeNull();
  });
});

describe('a hall that speaks another tongue', () => {
  it('should be given up: what waits is lost, nobody knocks there again, and nothing is sent', async () => {
    TestSocket.newest.opens();
    TestSocket.newest.answer = null;
    const asked = connection.ask({ do: 'lobby' });
    connection.giveUp();
    expect(await asked).toEqual({ refused: { code: 'connection-lost', params: {} } });
    expect(changes).toEqual([true, false]);
    expect(connection.lostSince).toBe(Date.now());
    const later = connection.ask({ do: 'lobby' });
    page.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(600_000);
    expect(await later).toEqual({ refused: { code: 'not-sent', params: {} } });
    expect(TestSocket.made).toHaveLength(1);
  });
});
