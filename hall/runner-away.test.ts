// Whoever runs a sitting stays away, and there is no clock: the others agree on a bot for him, which then answers as he
// would have to, and knows what he knew.

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from './testing.ts';
import type { Cluster } from './testing-postgres.ts';
import { MINUTE, openTimedHall, type TimedHall } from './testing-table.ts';

const RUNS = 2;

let hall: TimedHall;
beforeEach(async () => {
  hall = await openTimedHall('SQLite', null as unknown as Cluster);
});
afterEach(() => hall.stop());

/** Says the first answer that begins so, as soon as one is asked. */
async function say(client: Client, table: string, answer: string): Promise<void> {
  const { seat, at, option } = await client.when(() => {
    const open = client.options(table);
    const found = open?.ids.find((id) => id.startsWith(answer));
    return open === null || found === undefined ? null : { ...open, option: found };
  });
  await client.ask({ do: 'play', table, seat, option, at });
}

it('should be replaced by a bot when the pillagers agree, so that what he was asked is answered', async () => {
  const [ann, bob, cid] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Cid')];
  const table = await ann.create({
    game: 'rune',
    seats: [
      { kind: 'me', as: ['ragnar'] },
      { kind: 'open', as: ['gunnhild'] },
      { kind: 'open', as: 'foes' },
    ],
    options: { adventure: 'stolen-rune' },
    visibility: 'link',
    clock: null,
  });
  for (const [i, one] of [bob, cid].entries()) {
    await one.ask({ do: 'join', table, seat: i + 1 });
    await one.watch(table);
  }
  await say(ann, table, 'improvise:h0');
  await say(ann, table, 'attempt:');
  await ann.until(table, ({ decisions }) => decisions[0]?.kind === 'judge' && decisions[0].seat === RUNS);
  await ann.until(table, ({ info }) => info.seats[RUNS]?.online === true);
  cid.drop();
  await ann.until(table, ({ info }) => info.seats[RUNS]?.online === false);
  hall.wait(10 * MINUTE);

  await ann.ask({ do: 'askReplace', table, seat: RUNS });
  const { wish } = await bob.until(table, (state) => state.wish !== null);
  await bob.ask({ do: 'consent', table, request: wish!.request, yes: true });
  const { info, events } = await ann.until(
    table,
    ({ decisions, info: now }) => now.seats[RUNS]?.away === true && decisions[0]?.seat !== RUNS,
  );
  expect(info.status).toBe('playing');
  expect(events.some(({ type }) => type === 'judged')).toBe(true);
  // He alone has the notes, also while a bot answers for him.
  for (const one of [ann, bob]) expect((one.tables.get(table)!.view as { notes: unknown }).notes).toBeNull();
  await cid.connect();
  expect(((await cid.watch(table)).view as { notes: unknown }).notes).not.toBeNull();
});
