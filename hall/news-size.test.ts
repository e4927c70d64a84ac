// What a move costs on the line, counted over a whole fight of Rune with many fighters: bytes, which no machine changes.

import { readFileSync } from 'node:fs';
import { gameById } from '@skald/games';
import { type Event, Match, type MatchRecord, type Seat } from '@skald/kernel';
import { expect, it } from 'vitest';
import { Circle } from './circle.ts';
import type { KeptTable } from './kept.ts';
import type { Tidings } from './news.ts';
import { eventsTold, type TableInfo, type TableNews, viewAfter } from './protocol/index.ts';
import { must } from './testing-games.ts';

const GOLDEN = new URL('../games/rune/rules/golden/broken-palisade.json', import.meta.url);

it('should tell half of the moves of a large fight of Rune in 1 kB, nine in ten in 2.4 kB, and nearly all in 3.5 kB', () => {
  const record = JSON.parse(readFileSync(GOLDEN, 'utf8')) as MatchRecord;
  const match = must(Match.replay(gameById('rune')!.game, record, 0));
  const kept = { status: 'playing', moves: 0, asked: [], result: null, seats: [] } as unknown as KeptTable;
  const tidings: Tidings = {
    ...{ revision: 1, heading: 1, chat: { next: 0, from: () => [] }, wish: null, spectators: 0 },
    ...{ kept, match, info: () => ({}) as TableInfo, answersItself: () => false },
  };
  const sizes: number[] = [];
  const listeners = [null, ...record.seats.keys()].map((seat: Seat | null) => {
    const circle = new Circle(String(seat), seat === null ? [] : [seat], null);
    let known: { view: unknown; events: readonly Event[] };
    const hear = (text: string): void => {
      sizes.push(Buffer.byteLength(text));
      const news = JSON.parse(text) as TableNews;
      known = {
        view: viewAfter(news, known.view as object | null),
        events: [...known.events.slice(0, news.eventsFrom), ...eventsTold(news)],
      };
    };
    known = JSON.parse(JSON.stringify(circle.welcome({ person: null, tell: hear }, tidings, null)));
    return { seat, circle, known: () => known };
  });
  for (const move of record.moves) {
    must(match.follow([move]));
    Object.assign(kept, { moves: match.moves, asked: match.asked });
    for (const { circle } of listeners) circle.tell(tidings, new Map());
    // The first time all of it is told, and not what a move has changed.
    if (match.moves === 1) sizes.length = 0;
  }
  for (const { seat, known } of listeners)
    expect(known()).toEqual(
      JSON.parse(JSON.stringify({ view: match.view(seat), events: match.eventsFor(seat) })),
    );
  sizes.sort((a, b) => a - b);
  const atMost = (share: number): number => sizes[Math.floor(share * sizes.length)] as number;
  expect(sizes.length).toBeGreaterThan(500);
  expect(atMost(0.5)).toBeLessThanOrEqual(1_000);
  expect(atMost(0.9)).toBeLessThanOrEqual(2_400);
  expect(atMost(0.99)).toBeLessThanOrEqual(3_500);
});
