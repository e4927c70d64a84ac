import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type SeatPlan, SOCKET } from './protocol/index.ts';
import { signUp } from './testing.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';

let hall: TestHall;
let beat: () => void;
beforeAll(async () => {
  const heartbeat = (look: () => void): (() => void) => {
    beat = look;
    return () => {};
  };
  hall = await openTestHall({}, { heartbeat });
});
afterAll(() => hall.stop());

const seats: SeatPlan[] = [
  { kind: 'me', as: 'beowulf' },
  { kind: 'open', as: 'ragnar' },
];
const plan = {
  game: 'age-of-heroes',
  seats,
  options: { ruleset: 'classic', turns: 1 },
  visibility: 'public' as const,
  clock: null,
};

/** Somebody at the table who says nothing by himself, and may not even answer a ping. */
async function sitDown(table: string, autoPong: boolean): Promise<WebSocket> {
  const cookie = await signUp(hall.address, 'Bob');
  const address = `${hall.address.replace('http', 'ws')}${SOCKET}`;
  const ws = new WebSocket(address, { headers: { cookie }, autoPong });
  await once(ws, 'open');
  ws.send(JSON.stringify({ id: 1, do: 'join', table, seat: 1 }));
  ws.send(JSON.stringify({ id: 2, do: 'watch', table, have: null }));
  return ws;
}

describe('who is connected', () => {
  it('should be right after three heartbeats when somebody vanishes without a goodbye', async () => {
    const ann = await hall.guest('Ann');
    const table = await ann.create(plan);
    const bob = await sitDown(table, false);
    await ann.until(table, ({ info }) => info.seats[1]?.online === true);
    for (let i = 0; i < 3; i++) {
      await ann.ask({ do: 'ping' });
      expect(bob.readyState).toBe(WebSocket.OPEN);
      beat();
    }
    await ann.until(table, ({ info }) => info.seats[1]?.online === false);
    expect(ann.tables.get(table)?.info.seats[0]?.online).toBe(true);
    bob.terminate();
  });

  it('should hold for whoever says nothing but is there', async () => {
    const ann = await hall.guest('Ann');
    const table = await ann.create(plan);
    const bob = await sitDown(table, true);
    let asked = 0;
    bob.on('ping', () => {
      asked += 1;
    });
    await ann.until(table, ({ info }) => info.seats[1]?.online === true);
    for (let i = 0; i < 12; i++) {
      beat();
      // What he answered was sent before this is: it is heard first.
      if (i % 2 === 1) await expect.poll(() => asked).toBe((i + 1) / 2);
      await ann.ask({ do: 'ping' });
    }
    expect(bob.readyState).toBe(WebSocket.OPEN);
    expect(ann.tables.get(table)?.info.seats[1]?.online).toBe(true);
    bob.terminate();
  });
});
