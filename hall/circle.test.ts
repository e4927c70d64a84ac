import { type Event, Match, unfold } from '@skald/kernel';
import { type Raid, raid } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { Circle } from './circle.ts';
import type { KeptTable } from './kept.ts';
import type { Tidings, Watcher } from './news.ts';
import {
  eventsTold,
  STEADY,
  steadyAfter,
  type TableInfo,
  type TableNews,
  type TableState,
  viewAfter,
} from './protocol/index.ts';
import { must } from './testing-games.ts';

const BROUGHT = [5, 6, 7].map((trap) => ({ title: `Encounter ${trap}`, trap }));

/** A raid, and somebody who looks on with these eyes. */
function look(seats: number[]) {
  const match = must(Match.create(raid, { seats: BROUGHT, options: {}, seed: 'ab'.repeat(32) }));
  const kept = {
    status: 'playing',
    asked: match.asked,
    moves: 0,
    result: null,
    seats: [],
  } as unknown as KeptTable;
  const chat = { next: 0, from: () => [] };
  const heading = { revision: 1, heading: 1, chat, wish: null, spectators: 0 };
  const tidings: Tidings = {
    ...heading,
    kept,
    match: match as unknown as Match,
    info: () => ({}) as TableInfo,
    answersItself: () => false,
  };
  const told: TableNews[] = [];
  const watcher: Watcher = { person: null, tell: (text) => told.push(JSON.parse(text) as TableNews) };
  const circle = new Circle('', seats, null);
  const events: Event[] = [];
  let view = JSON.parse(JSON.stringify(circle.welcome(watcher, tidings, null).view)) as unknown;
  const next = (): TableNews => {
    kept.moves = match.moves;
    kept.asked = match.asked;
    circle.tell(tidings, new Map());
    const news = told.at(-1) as TableNews;
    view = viewAfter(news, view as object);
    expect(view).toEqual(match.view(seats[0] ?? null));
    events.splice(news.eventsFrom, Number.POSITIVE_INFINITY, ...eventsTold(news));
    expect(events).toEqual(JSON.parse(JSON.stringify(match.eventsFor(seats[0] ?? null))));
    return news;
  };
  return { match, next, circle, tidings };
}

describe('news', () => {
  it('should tell what seldom changes only when it has changed', () => {
    const { match, next } = look([2]);
    expect((next().view as Partial<Raid>).sealed).toHaveLength(3);
    const withSealed: number[] = [];
    while (match.result === null) {
      const { seat, options } = match.decisions()[0]!;
      must(match.play(seat, options.at(-1)!.id));
      const isTold = (next().view as Partial<Raid>).sealed !== undefined;
      if (isTold) withSealed.push(match.view(null).sealed.filter(({ opened }) => opened).length);
    }
    // His own he knew from the beginning: it only says now that the others do, too.
    expect(withSealed).toEqual([1, 2, 3]);
  });

  it('should tell what stands beside the view only when it has changed', () => {
    const { match, next, circle, tidings } = look([2]);
    const play = (): void => {
      const { seat, options } = match.decisions()[0]!;
      must(match.play(seat, options.at(-1)!.id));
    };
    const whole = next();
    expect(STEADY.filter((part) => !(part in whole))).toEqual([]);
    play();
    const after = next();
    expect(STEADY.filter((part) => part in after)).toEqual([]);
    expect(steadyAfter(after, whole as TableState)).toMatchObject({
      commitment: match.commitment,
      spectators: 0,
    });
    Object.assign(tidings, { spectators: 3 });
    expect(next()).toMatchObject({ spectators: 3 });
    expect('spectators' in next()).toBe(false);
    // Whoever came meanwhile knows how it is now; all of it is told once more, in case that differs.
    circle.welcome({ person: null, tell: () => {} }, tidings, null);
    expect(next()).toMatchObject({ spectators: 3, wish: null, commitment: match.commitment });
    Object.assign(tidings, { revision: 2 });
    expect(next()).toMatchObject({ spectators: 3, wish: null, commitment: match.commitment });
  });

  it('should tell a long list by what describes it', () => {
    const { match, next } = look([1]);
    const [told] = next().decisions;
    expect(told).toEqual({ seat: 1, kind: 'go', options: [], described: { x: 0, y: 0, but: null } });
    expect(unfold(raid, told!)).toEqual(match.decisions()[0]);
  });
});
