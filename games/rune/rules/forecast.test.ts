import { describe, expect, it } from 'vitest';
import { rune } from '../index.ts';
import type { Fighter, State } from './fight/state.ts';
import {
  atLeast,
  type Forecast,
  forecastFrom,
  inOrder,
  mean,
  merged,
  NOTHING_FOUGHT,
  share,
  trialsOf,
} from './forecast.ts';

/** A fight of two heroes as if it were over. */
function over(what: Partial<State>, heroes: Readonly<Record<string, Partial<Fighter>>> = {}): State {
  const begun = rune.begin([['ragnar'], ['gunnhild'], 'foes'], { foes: [{ foe: 'troll', threat: 'equal' }] });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const fighters = begun.ok.fighters.map((one) => ({ ...one, ...heroes[one.id] }));
  return { ...begun.ok, fighters, over: true, round: 5, ended: 'heroes', ...what };
}
const cause = { cause: 'damage', of: null } as const;

describe('a fight that is over', () => {
  it('[RUN-VP-32] [RUN-VPR-04] counts its rounds, its dead, and who was almost down', () => {
    const felled = { by: 'f0', meant: true };
    const state = over(
      { round: 7, ended: 'foes', almostDown: ['h0', 'h1'] },
      { h1: { condition: 'dead', felled } },
    );
    expect(forecastFrom(state)).toMatchObject({
      fights: 1,
      heroes: 2,
      ends: { heroes: 0, foes: 1, nobody: 0, night: 0 },
      rounds: { 7: 1 },
      deaths: { 1: 1 },
      almostDown: { 2: 1 },
    } satisfies Partial<Forecast>);
  });

  it('[RUN-VP-02] [RUN-VPR-03] counts the points of all heroes together, and those of whoever plays the foes', () => {
    const tally = [
      { hero: 'h0', ...cause, points: 12 },
      { hero: 'h1', ...cause, points: 30 },
    ];
    const { heroPoints, foePoints } = forecastFrom(over({ tally, almostDown: ['h0'] }));
    expect(heroPoints).toEqual({ 42: 1 });
    const standings = rune.result(over({ tally, almostDown: ['h0'] }))?.standings;
    expect(foePoints).toEqual({ [standings!.find(({ seat }) => seat === 2)!.score]: 1 });
    expect(inOrder(foePoints)[0]?.[0]).toBeGreaterThan(0);
  });

  it('counts no points of foes that nobody plays, and no winner where nobody has won', () => {
    const state = over({ ended: null });
    const { foePoints, ends } = forecastFrom({ ...state, seats: state.seats.slice(0, 2) });
    expect([foePoints, ends.nobody]).toEqual([{ 0: 1 }, 1]);
  });
});

describe('many fights', () => {
  const short = forecastFrom(over({ round: 2, almostDown: ['h0'] }));
  const long = forecastFrom(over({ round: 9, ended: 'night' }));

  it('add up whatever their order, and nothing adds nothing', () => {
    const all = merged(merged(short, long), short);
    expect(all).toMatchObject({
      fights: 3,
      heroes: 6,
      ends: { heroes: 2, night: 1, foes: 0 },
      rounds: { 2: 2, 9: 1 },
      almostDown: { 0: 1, 1: 2 },
      deaths: { 0: 3 },
    });
    expect(merged(short, merged(long, short))).toEqual(all);
    expect(merged(NOTHING_FOUGHT, all)).toEqual(all);
    expect(merged(all, NOTHING_FOUGHT)).toEqual(all);
    expect(NOTHING_FOUGHT.fights).toBe(0);
  });

  it('are told the least first, and as how many there were at least', () => {
    expect(inOrder({ 10: 1, 2: 3, '-4': 2 })).toEqual([
      [-4, 2],
      [2, 3],
      [10, 1],
    ]);
    expect([atLeast({ 0: 5, 1: 2, 3: 1 }, 1), atLeast({ 0: 5, 1: 2, 3: 1 }, 2)]).toEqual([3, 1]);
  });

  it('are fought by one hero a seat against somebody who plays the foes, each with dice of its own', () => {
    const trials = trialsOf(['ragnar', 'osk'], { rounds: 9 }, 100, 1);
    expect(trials[0]).toMatchObject({ seats: [['ragnar'], ['osk'], 'foes'], options: { rounds: 9 } });
    expect(new Set(trials.map(({ seed }) => seed)).size).toBe(100);
    expect(trialsOf(['ragnar', 'osk'], { rounds: 9 }, 100, 1)).toEqual(trials);
    expect(trialsOf(['ragnar', 'osk'], { rounds: 9 }, 10, 1)).toEqual(trials.slice(0, 10));
    expect(trialsOf(['ragnar'], {}, 1, 2)[0]?.seed).not.toBe(trials[0]?.seed);
  });
});

describe('how sure that makes us', () => {
  it('a share has Wilson’s interval, which stays within nothing and all', () => {
    // As tables have it for 20 of 100: 13.3 % to 28.9 %.
    const twenty = share(20, 100)!;
    expect([twenty.value, twenty.from, twenty.to].map((one) => one.toFixed(3))).toEqual([
      '0.200',
      '0.133',
      '0.289',
    ]);
    expect(share(0, 100)).toMatchObject({ value: 0, from: 0 });
    expect(share(0, 100)!.to.toFixed(3)).toBe('0.037');
    expect(share(100, 100)).toMatchObject({ value: 1, to: 1 });
    expect(share(0, 0)).toBeNull();
  });

  it('a mean has one that narrows with the number of fights', () => {
    // 2 and 4, as often: the spread is 1 for so many that one more or less is nothing.
    const many = mean({ 2: 5000, 4: 5000 })!;
    expect(many.value).toBe(3);
    expect(many.to - many.value).toBeCloseTo(1.96 / 100, 4);
    expect(mean({ 2: 1, 4: 1 })!.to).toBeCloseTo(3 + 1.959964, 4);
    // What is never below nothing is not on the average either.
    expect(mean({ 0: 9, 1: 1 })!.from).toBe(0);
    expect(mean({ '-1': 1, 1: 9 })!.from).toBeGreaterThan(0);
    expect(mean({ '-1': 5, 1: 5 })!.from).toBeLessThan(0);
    expect(mean({ '-3': 2 })).toEqual({ value: -3, from: -3, to: -3 });
    expect([mean({}), mean({ 7: 1 })]).toEqual([null, null]);
  });
});
