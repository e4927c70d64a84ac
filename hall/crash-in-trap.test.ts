// A hall is killed between the question of a trap's roll and its answer: the same question stands there afterwards, what
// was said already is kept and stays unseen, and the trap goes on with the dice that were on their way.

import { rmSync } from 'node:fs';
import { gameById } from '@skald/games';
import { Match } from '@skald/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOf } from './kept.ts';
import type { TableState } from './protocol/index.ts';
import { Client } from './testing.ts';
import { openTestStore, testFolder } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { spawnHall } from './testing-process.ts';

const { game, documents } = gameById('rune')!;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

interface Notes {
  readonly events: readonly {
    readonly elements: readonly { roll: { type: string; condition: object | null } }[];
  }[];
}

/** Its first trap waits for whoever goes on, and everybody is asked at once whether he tries it. */
function trapped(): Notes {
  const samples = documents?.encounter?.samples as readonly { readonly name: { readonly en?: string } }[];
  const toll = samples.find(({ name }) => name.en === 'The Goblins’ Toll') as unknown as Notes;
  const notes = structuredClone(toll);
  Object.assign(notes.events[0]!.elements[0]!.roll, { type: 'noFault', condition: null });
  return notes;
}

/** Says this as soon as one is asked; gives back at which move. */
async function say(client: Client, table: string, option: string): Promise<void> {
  const { seat, at } = await client.when(() => {
    const open = client.options(table);
    return open?.ids.includes(option) ? open : null;
  });
  await client.ask({ do: 'play', table, seat, option, at });
}

/** What somebody has before him: the question, and all that was told. */
const before = ({ decisions, view, events, moves }: TableState) => ({
  decisions,
  view,
  events,
  moves,
});

it.each(['SQLite', 'PostgreSQL'])(
  'should put the same question of a trap again, with nothing lost and nothing told, where it was killed amid it, on %s',
  async (database) => {
    const dataDir = testFolder();
    const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    const settings = {
      SKALD_RATE: '1000000',
      SKALD_DATA_DIR: dataDir,
      ...(databaseUrl && { SKALD_DATABASE_URL: databaseUrl }),
    };
    let hall = await spawnHall(settings);
    const people = [await Client.guest(hall.address, 'Ann'), await Client.guest(hall.address, 'Bob')];
    const [ann, bob] = people as [Client, Client];
    const table = await ann.create({
      game: 'rune',
      seats: [
        { kind: 'me', as: ['ragnar'] },
        { kind: 'open', as: ['gunnhild'] },
      ],
      options: { sitting: trapped() },
      visibility: 'link',
      clock: null,
    });
    await bob.ask({ do: 'join', table, seat: 1 });
    await bob.watch(table);
    await say(ann, table, 'goOn');
    await say(bob, table, 'goOn');
    await say(ann, table, 'roll');
    const asked = await Promise.all(
      people.map((one) => one.until(table, ({ decisions }) => decisions[0]?.seat === 1)),
    );
    expect(asked[1]!.decisions).toMatchObject([
      { seat: 1, kind: 'volunteer', options: [{ id: 'roll' }, { id: 'leaveIt' }] },
    ]);

    await hall.kill();
    hall = await spawnHall(settings);
    const again = people.map(({ cookie }) => new Client(hall.address, cookie));
    for (const [i, one] of again.entries()) {
      await one.connect();
      expect(before(await one.watch(table))).toEqual(before(asked[i]!));
    }
    await say(again[1]!, table, 'leaveIt');
    const { moves, events } = await again[0]!.until(table, ({ moves: done }) => done > asked[0]!.moves);
    // She said so before the hall was killed, and nobody else rolled.
    expect(events.slice(asked[0]!.events.length)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'volunteered', heroes: ['h0'] }),
        expect.objectContaining({ type: 'attempted', hero: 'h0' }),
      ]),
    );
    await hall.kill();

    const store = await openTestStore({ databaseUrl, dataDir, sync: 'normal' });
    const kept = (await store.table(table))!;
    const played = await store.moves(table);
    expect(played).toHaveLength(moves);
    expect(played.slice(-2)).toEqual(['0 roll', '1 leaveIt']);
    const match = Match.replay(game, recordOf(kept, played));
    expect('ok' in match && match.ok.eventsFor(0, 0)).toEqual(events);
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
