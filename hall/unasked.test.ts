import { Match } from '@skald/kernel';
import { raid } from '@skald/kernel/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptSeat, KeptTable } from './kept.ts';
import { Marks } from './marks.ts';
import { must } from './testing-games.ts';
import { Turns } from './turns.ts';
import { Unasked, type Unsaid } from './unasked.ts';

const BREATH = 1_000;
const PATIENCE = 30_000;

const seat = (person: string | null): KeptSeat => ({
  as: null,
  kind: person === null ? 'bot' : 'human',
  name: '',
  person,
  level: null,
  away: false,
  left: null,
});

let seats: KeptSeat[];
let table: { kept: KeptTable; match: Match; marks: Marks };
let unasked: Unasked;
let answered: [seat: number, how: Unsaid][];

beforeEach(() => {
  vi.useFakeTimers();
  seats = [seat('ann'), seat('bob'), seat('cid')];
  const brought = [5, 6, 7].map((trap) => ({ title: '', trap }));
  const match = must(
    Match.create(raid, { seats: brought, options: {}, seed: 'ab'.repeat(32) }),
  ) as unknown as Match;
  const kept = {
    seats,
    status: 'playing',
    clock: null,
    asked: match.asked,
    moves: 0,
  } as unknown as KeptTable;
  table = { kept, match, marks: new Marks(0) };
  answered = [];
  const turns = new Turns(
    async () => {},
    () => {},
  );
  unasked = new Unasked(
    table,
    turns,
    () => BREATH,
    async (_match, one, how) => {
      answered.push([one, how]);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

function play(one: number, option: string): void {
  const asked = table.match.asked;
  must(table.match.play(one, option));
  table.kept.asked = table.match.asked;
  table.marks.answered(one, asked, table.match.asked, table.match.moves);
  unasked.wake();
}

/** The runner is asked whether he forbids what his proxy does. */
const askVeto = (): void => play(1, 'go:3:0');
/** Both others are asked whether they strike. */
const askStrikes = (): void => {
  askVeto();
  play(0, 'yes');
};
const setPatience = (): void => {
  table.kept = { ...table.kept, clock: { bank: 600_000, increment: 0, patience: PATIENCE } };
};

describe('orders', () => {
  it('should answer after a breath where others sit at the table', async () => {
    seats[0]!.orders = { veto: 'always' };
    askVeto();
    expect(unasked.answersFor(0)).toBe(true);
    await vi.advanceTimersByTimeAsync(BREATH - 1);
    expect(answered).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toEqual([[0, 'order']]);
  });

  it('should answer at once where nobody else could learn of them', async () => {
    Object.assign(seats[1]!, seat(null));
    Object.assign(seats[2]!, seat(null));
    seats[0]!.orders = { veto: 'always' };
    askVeto();
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toEqual([[0, 'order']]);
  });

  it.each<[why: string, change: () => void]>([
    ['they were taken back', () => Object.assign(seats[0]!, { orders: {} })],
    ['a bot plays for who gave them', () => Object.assign(seats[0]!, { away: true })],
    ['the question was answered', () => play(0, 'yes')],
    ['the game went on as another', () => table.marks.renew(7)],
  ])('should not answer when %s meanwhile', async (_, change) => {
    seats[0]!.orders = { veto: 'always' };
    askVeto();
    change();
    await vi.advanceTimersByTimeAsync(BREATH);
    expect(answered.filter(([, how]) => how === 'order')).toEqual([]);
  });

  it('should not answer what was just taken back, but what is asked next', async () => {
    seats[0]!.orders = { veto: 'always' };
    askVeto();
    unasked.tookBack(0);
    unasked.wake();
    expect(unasked.answersFor(0)).toBe(false);
    await vi.advanceTimersByTimeAsync(BREATH);
    expect(answered).toEqual([]);
    table.marks.renew(9);
    unasked.wake();
    expect(unasked.answersFor(0)).toBe(true);
  });
});

describe('patience', () => {
  it('should end for a question that is answered by default, and for no other', async () => {
    setPatience();
    unasked.wake();
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    expect(answered).toEqual([]);
    askVeto();
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(answered).toEqual([[0, 'default']]);
  });

  it('should have no end without a clock, and for bots', async () => {
    askStrikes();
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    setPatience();
    Object.assign(seats[1]!, seat(null));
    seats[2]!.away = true;
    unasked.wake();
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    expect(answered).toEqual([]);
  });

  it('should go on for the others when one of several has answered', async () => {
    setPatience();
    askStrikes();
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    play(1, 'no');
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toEqual([[2, 'default']]);
  });

  it('should not outlast the table', async () => {
    setPatience();
    askStrikes();
    unasked.stop();
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    expect(answered).toEqual([]);
  });
});
