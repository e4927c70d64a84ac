import { gameById } from '@skald/games';
import { expect, it, vi } from 'vitest';
import { type Beginning, begun, LIGHT } from './beginning.ts';
import { trial } from './bringing.ts';
import type { KeptTable } from './kept.ts';
import { openTestHall } from './testing-hall.ts';

const module = gameById('rune')!;

it('should try what somebody brings to his seat, and not go through what others have sealed at theirs', () => {
  const samples = module.documents?.encounter?.samples as readonly {
    readonly name: { readonly en?: string };
  }[];
  const body = JSON.stringify(samples.find(({ name }) => name.en === 'The Goblins’ Toll'));
  const seat = { kind: 'open', person: null, name: '' };
  const brought = [{ kind: 'encounter', digest: 'hers', title: null }];
  const kept = {
    game: 'rune',
    options: {},
    seed: '1'.padStart(64, '0'),
    seats: [
      { ...seat, as: ['ragnar'], brought },
      { ...seat, as: ['gunnhild'] },
    ],
    bodies: new Map([['hers', { json: body, stored: true }]]),
  } as unknown as KeptTable;
  const his = { kind: 'encounter', digest: 'his', title: {}, body };
  const done = begun(module, trial(kept, module, 1, [his] as never) as Beginning);
  expect('ok' in done).toBe(true);
  const { seats } = ('ok' in done && done.ok.record()) || { seats: [] };
  expect(seats).toMatchObject([['ragnar'], { heroes: ['gunnhild'], encounters: [{ skald: 'encounter' }] }]);
  // And nobody reads what lies there for no seat any more.
  expect([...(trial(kept, module, 1, []) as Beginning).bodies]).toEqual([]);
});

it('should be read, tried and begun on beside the hall where it is long, so that nobody else waits for it', async () => {
  const hall = await openTestHall({});
  const begins = vi.spyOn(module.game, 'begin');
  const checks = vi.spyOn(module.documents!.encounter!, 'check');
  try {
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const samples = module.documents?.encounter?.samples as readonly object[];
    const longest = samples.reduce((a, b) => (JSON.stringify(b).length > JSON.stringify(a).length ? b : a));
    expect(JSON.stringify(longest).length).toBeGreaterThan(LIGHT);
    const brings = [{ kind: 'encounter', body: longest }] as never;
    const seats = [
      { kind: 'me', as: ['ragnar'] },
      { kind: 'open', as: ['gunnhild'] },
    ] as const;
    const wish = {
      do: 'create',
      game: 'rune',
      seats,
      options: {},
      visibility: 'public',
      clock: null,
      brings,
    };
    const { table } = await ann.ask<{ table: string }>(wish as never);
    await bob.ask({ do: 'join', table, seat: 1, brings });
    await ann.watch(table);
    const { info, view } = await ann.until(table, (state) => state.info.status === 'playing');
    expect(info.seats.map(({ brought }) => brought?.length)).toEqual([1, 1]);
    expect(view).toMatchObject({ sitting: { runners: [{ seat: 0 }, { seat: 1 }] } });
    expect([begins.mock.calls.length, checks.mock.calls.length]).toEqual([0, 0]);
  } finally {
    begins.mockRestore();
    checks.mockRestore();
    await hall.stop();
  }
});
