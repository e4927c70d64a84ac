import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from './clock.ts';
import type { KeptSeat, KeptTable } from './kept.ts';
import { openTestHall } from './testing-hall.ts';

const seat = (change: Partial<KeptSeat> = {}): KeptSeat => ({
  as: null,
  kind: 'human',
  name: '',
  person: 'ann',
  level: null,
  away: false,
  left: 60_000,
  ...change,
});

describe('a clock', () => {
  let seats: KeptSeat[];
  let clock: GameClock;
  let out: number[];

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    seats = [seat(), seat(), seat({ kind: 'bot', left: null })];
    out = [];
    const kept = { seats, clock: { bank: 60_000, increment: 5000 } } as unknown as KeptTable;
    clock = new GameClock(kept, Date.now, (one) => out.push(one));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('should run for those who are asked, and for nobody else', () => {
    clock.begin([0]);
    vi.advanceTimersByTime(20_000);
    expect([clock.left(0), clock.left(1), clock.left(2)]).toEqual([40_000, 60_000, null]);
    clock.begin([1, 2]);
    vi.advanceTimersByTime(10_000);
    expect([clock.left(0), clock.left(1)]).toEqual([40_000, 50_000]);
  });

  it('should give the increment for each choice', () => {
    clock.begin([0]);
    vi.advanceTimersByTime(8000);
    clock.moved(0);
    clock.begin([1]);
    expect(clock.left(0)).toBe(57_000);
  });

  it('should give nothing for what a bot chose in somebody’s place', () => {
    seats[0]!.away = true;
    clock.begin([0]);
    vi.advanceTimersByTime(8000);
    clock.moved(0);
    expect(clock.left(0)).toBe(60_000);
  });

  it('should ring once the time is up, one after the other', () => {
    seats[1]!.left = 70_000;
    clock.begin([0, 1]);
    vi.advanceTimersByTime(59_999);
    expect(out).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(out).toEqual([0]);
    seats[0]!.away = true;
    clock.begin([0, 1]);
    vi.advanceTimersByTime(10_000);
    expect(out).toEqual([0, 1]);
  });

  it('should wait for days', () => {
    seats[0]!.left = 30 * 24 * 3600_000;
    clock.begin([0]);
    vi.advanceTimersByTime(30 * 24 * 3600_000 - 1);
    expect(out).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(out).toEqual([0]);
  });

  it('should have mercy on those who come back with nothing left', () => {
    seats[0]!.left = 0;
    seats[1]!.left = 3;
    clock.refill(0);
    clock.refill(1);
    expect([seats[0]!.left, seats[1]!.left]).toEqual([10_000, 3]);
  });

  it('should stop, and keep what is left', () => {
    clock.begin([0]);
    vi.advanceTimersByTime(1000);
    clock.stop();
    vi.advanceTimersByTime(100_000);
    expect([seats[0]!.left, out]).toEqual([59_000, []]);
  });

  it('should not give time back when the machine’s clock is set back', () => {
    clock.begin([0]);
    vi.setSystemTime(500_000);
    expect(clock.left(0)).toBe(60_000);
  });
});

describe('a game on the clock', () => {
  it('[AOH-RULING-95] should go on with a bot when time is up, until the person returns', async () => {
    let now = 0;
    const hall = await openTestHall({}, { tick: () => now });
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await ann.create({
      game: 'age-of-heroes',
      seats: [
        { kind: 'me', as: 'beowulf' },
        { kind: 'open', as: 'ragnar' },
      ],
      options: { ruleset: 'classic' },
      visibility: 'public',
      clock: { bank: 10_000, increment: 0 },
    });
    await bob.ask({ do: 'join', table, seat: 1 });
    await bob.watch(table);
    const state = await ann.until(table, ({ decisions }) => decisions.length > 0);
    const late = state.info.asked[0]!;
    const [sleeper, other] = late === 0 ? [ann, bob] : [bob, ann];

    // Time passes in the house; the next thing that happens at the table finds the time used up.
    now += 11_000;
    await other.ask({ do: 'leave', table });
    await other.ask({ do: 'return', table });
    const out = await other.until(table, ({ info }) => info.seats[late]?.away === true);
    expect(out.info.seats[late]?.left).toBe(0);
    await other.until(table, ({ moves }) => moves > state.moves);

    await sleeper.ask({ do: 'return', table });
    const back = await sleeper.until(table, ({ info }) => info.seats[late]?.away === false);
    expect(back.info.seats[late]?.left).toBe(10_000);
    await hall.stop();
  });
});
