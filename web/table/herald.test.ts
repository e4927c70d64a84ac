import type { Asked, Event } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { TableModel } from '../model.ts';
import {
  comingTo,
  type Herald,
  heard,
  heraldOf,
  hurried,
  isHeld,
  likedAs,
  type Manner,
  newestOf,
  paused,
  read,
  shown,
  stepped,
  withBoards,
} from './herald.ts';

const MINE = { seat: 0, kind: 'any', options: [{ id: 'yes' }] } as unknown as Asked;

/** A moment after so many choices, at which these words were said; with `asks` it is the reader who is asked. */
const moment = (moves: number, words: readonly string[] = [], more: Partial<TableModel> = {}): TableModel =>
  ({
    info: { id: 'table' },
    revision: 1,
    moves,
    seat: 0,
    decisions: [],
    fresh: words.map((type) => ({ type }) as Event),
    chat: [],
    ...more,
  }) as unknown as TableModel;
const asks = { decisions: [MINE] };

const lines = ({ fresh }: TableModel): string[] => fresh.map(({ type }) => type);
/** Dice are shown, messages are not waited for. */
const QUICK: Manner = { motion: true, delayed: false, lines };
const STILL: Manner = { ...QUICK, motion: false };
const SLOW: Manner = { ...QUICK, delayed: true };

const first = moment(0);
const fought = moment(1, ['fought', 'wounded']);
const walked = moment(2, ['walked']);
const asked = moment(3, ['rested'], asks);

/** A table with a board that says what it has shown. */
const watched = withBoards(heraldOf(first), 1, QUICK);
const hear = (herald: Herald, news: readonly TableModel[], manner = QUICK): Herald =>
  news.reduce((now, model) => heard(now, model, manner), herald);
const showAll = (herald: Herald, manner = QUICK): Herald =>
  isHeld(herald) ? showAll(shown(herald, herald.board?.fresh ?? [], manner), manner) : herald;

describe('dice', () => {
  it('fall on the board before anybody is told what came of them', () => {
    const falling = hear(watched, [fought]);
    expect([falling.board, falling.told, falling.message]).toEqual([fought, first, null]);
    const lying = shown(falling, fought.fresh, QUICK);
    expect([lying.board, lying.told, lying.message]).toEqual([fought, fought, 'wounded']);
  });

  it('keep later news waiting, in their order', () => {
    const falling = hear(watched, [fought, walked, asked]);
    expect(falling.board).toBe(fought);
    const next = shown(falling, fought.fresh, QUICK);
    expect([next.board, next.told]).toEqual([walked, fought]);
    expect(showAll(next)).toMatchObject({ board: asked, told: asked, waiting: [], message: 'rested' });
  });

  it('are not over because others were shown', () => {
    const falling = hear(watched, [fought, walked]);
    expect(shown(falling, walked.fresh, QUICK)).toBe(falling);
    expect(shown(falling, first.fresh, QUICK)).toBe(falling);
  });

  it('hold nothing back from whoever wants no motion, or sees no such board', () => {
    expect(hear(watched, [fought], STILL).told).toBe(fought);
    expect(hear(heraldOf(first), [fought, walked, asked]).told).toBe(asked);
  });

  it('hold nothing back once the board is gone, or motion is not wanted any more', () => {
    const falling = hear(watched, [fought, walked]);
    expect(withBoards(falling, -1, QUICK)).toMatchObject({ told: { moves: 2 }, waiting: [] });
    expect(likedAs(falling, STILL)).toMatchObject({ told: { moves: 2 }, waiting: [] });
  });

  it('hold up nothing in which nothing happened', () => {
    const falling = hear(watched, [fought]);
    const chat = [{ text: 'Skål' }] as never;
    const spoken = hear(falling, [moment(1, [], { chat })]);
    expect(spoken.waiting).toEqual([]);
    expect(newestOf(spoken)?.chat).toBe(chat);
    expect(showAll(spoken).told).toMatchObject({ moves: 1, chat });
    expect(hear(watched, [moment(0, [], { chat })]).told?.chat).toBe(chat);
  });

  it('are shown at their end to whoever is in a hurry, and all that waits with them', () => {
    const falling = hear(watched, [fought, walked, asked]);
    const soon = hurried(falling, QUICK);
    expect(soon).toMatchObject({ still: true, board: { moves: 3 }, waiting: [] });
    expect(soon.board?.fresh).toEqual([...walked.fresh, ...asked.fresh]);
    // The board speaks of what it had begun as well.
    const late = shown(soon, fought.fresh, QUICK);
    expect(showAll(late)).toMatchObject({ told: { moves: 3 }, message: 'rested' });
    expect(hurried(watched, QUICK)).toBe(watched);
  });

  it('do not make the reader sit through everything that bots do meanwhile', () => {
    const many = Array.from({ length: 30 }, (_, i) => moment(i + 2, [`move ${i + 2}`]));
    const later = shown(hear(watched, [fought, ...many]), fought.fresh, QUICK);
    expect(later).toMatchObject({ still: true, board: { moves: 19 } });
    expect(later.waiting).toHaveLength(12);
    const next = shown(later, later.board?.fresh ?? [], QUICK);
    expect(next).toMatchObject({ still: false, board: { moves: 20 } });
  });

  it('are forgotten when they were taken back, and when somebody else looks', () => {
    const falling = hear(watched, [fought, walked]);
    for (const more of [{ revision: 2 }, { seat: 1 }]) {
      const other = moment(1, [], more);
      const now = hear(falling, [other]);
      expect([now.board, now.told, now.waiting, now.still]).toEqual([other, other, [], true]);
    }
    const told = showAll(falling);
    expect(hear(told, [moment(1, [], { revision: 2 })]).message).toBe('walked');
    expect(hear(told, [moment(1, [], { seat: 1 })]).message).toBeNull();
  });
});

describe('messages', () => {
  it('[AMI-UI-20] come one by one, each until it was read, after the dice', () => {
    const falling = hear(watched, [fought, asked], SLOW);
    expect([falling.message, falling.stands]).toEqual([null, false]);
    let now = shown(falling, fought.fresh, SLOW);
    expect(now).toMatchObject({ told: fought, message: 'fought', stands: true });
    now = read(now, SLOW);
    expect(now).toMatchObject({ told: fought, message: 'wounded', stands: true });
    now = read(now, SLOW);
    expect(now).toMatchObject({ board: asked, told: fought, stands: false });
    expect(showAll(now, SLOW)).toMatchObject({ told: asked, message: 'rested', stands: true });
  });

  it('are not lost by a hurry', () => {
    const soon = hurried(hear(watched, [fought, asked], SLOW), SLOW);
    expect(soon).toMatchObject({ still: true, board: fought, waiting: [asked] });
  });

  it('go on at once for whoever has no patience any more', () => {
    const slow = showAll(hear(watched, [fought, walked], SLOW), SLOW);
    expect(showAll(likedAs(slow, QUICK))).toMatchObject({ told: walked, message: 'walked', stands: false });
  });
});

describe('a pause', () => {
  const still = paused(heraldOf(first), true, STILL);

  it('keeps everything until the next step, and says how much there is', () => {
    const now = hear(still, [fought, walked, asked], STILL);
    expect(now).toMatchObject({ told: first, message: null });
    expect(comingTo(now)).toBe(3);
    const seen: unknown[] = [];
    for (let one = now; comingTo(one) > 0; ) {
      one = stepped(one, STILL);
      seen.push([one.told?.moves, one.message, comingTo(one)]);
    }
    expect(seen).toEqual([
      [1, 'fought', 3],
      [1, 'wounded', 2],
      [2, 'walked', 1],
      [3, 'rested', 0],
    ]);
  });

  it('lets dice fall before the step is told, and a second step ends them', () => {
    const now = hear(paused(watched, true, QUICK), [fought, walked]);
    const falling = stepped(now, QUICK);
    expect(falling).toMatchObject({ board: fought, told: first, still: false });
    const ended = stepped(falling, QUICK);
    expect(ended).toMatchObject({ board: fought, still: true, waiting: [walked] });
    expect(showAll(ended)).toMatchObject({ told: fought, message: 'fought', waiting: [walked] });
  });

  it('does not keep whoever is asked from what the answer brings', () => {
    const mine = stepped(hear(still, [asked], STILL), STILL);
    expect(mine).toMatchObject({ told: asked, message: 'rested' });
    const again = moment(4, ['struck', 'hit'], asks);
    const others = moment(5, ['others walked']);
    const later = moment(6, ['others struck']);
    const now = hear(mine, [again, others, later], STILL);
    expect(now).toMatchObject({ told: others, waiting: [later] });
    expect(comingTo(now)).toBe(1);
  });

  it('ends with everything told', () => {
    const now = hear(still, [fought, walked, asked], STILL);
    expect(paused(now, false, STILL)).toMatchObject({ told: { moves: 3 }, message: 'rested', waiting: [] });
    const reading = stepped(now, STILL);
    expect(paused(reading, false, STILL)).toMatchObject({ told: { moves: 3 }, message: 'rested', lines: [] });
  });

  it('ends with each message in its time for whoever likes that', () => {
    const manner = { ...STILL, delayed: true };
    const reading = stepped(hear(paused(still, true, manner), [fought, walked], manner), manner);
    expect(paused(reading, false, manner)).toMatchObject({ told: fought, message: 'fought', stands: true });
  });

  it('stays when something was taken back, of which everybody is told at once', () => {
    const now = hear(still, [fought, moment(0, [], { revision: 2 })], STILL);
    expect(now).toMatchObject({ paused: true, told: { moves: 0, revision: 2 }, waiting: [] });
  });

  it('does not step to what says nothing, unless nothing else is to come', () => {
    const silent = moment(1, []);
    expect(stepped(hear(still, [silent, walked], STILL), STILL)).toMatchObject({ told: walked });
    expect(stepped(hear(still, [silent], STILL), STILL)).toMatchObject({ told: silent });
  });

  it('steps nowhere where nothing waits', () => {
    expect(stepped(still, STILL)).toEqual(still);
  });
});
