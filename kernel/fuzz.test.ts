import { describe, expect, it } from 'vitest';
import { FastDice } from './dice.ts';
import type { GameState } from './game.ts';
import { Play, run } from './play.ts';
import { Refused } from './refusal.ts';
import { Driver, fuzz } from './testing/index.ts';
import { type Wager, wager } from './testing/wager.ts';

const start = (): Wager => {
  const begun = wager.begin(['a', 'b'], { gold: 3 });
  if ('refused' in begun) throw new Error('no game');
  return begun.ok;
};

describe('the fuzzer', () => {
  it('plays random games to their end', () => {
    expect(
      fuzz(wager, { games: 50, seed: 1, setUp: () => ({ seats: ['a', 'b'], options: {} }) }),
    ).toBeGreaterThan(50 * 9);
  });

  it('stops at a broken invariant, a dead end and a game that does not end', () => {
    const plan = { games: 1, seed: 1, setUp: () => ({ seats: ['a', 'b'], options: {} }) };
    expect(() => fuzz({ ...wager, faults: () => ['broken'] }, plan)).toThrow('broken');
    expect(() => fuzz({ ...wager, result: () => null }, plan)).toThrow('without a result');
    const walk = { options: () => [], answer: () => {} };
    expect(() => fuzz({ ...wager, procedure: { ...wager.procedure, walk } }, plan)).toThrow('dead end');
    const endless = {
      options: () => [{ act: 'on' }],
      answer: (play: Play<Wager>) => play.push({ step: 'walk', seat: 0 } as never),
    };
    expect(() =>
      fuzz({ ...wager, procedure: { ...wager.procedure, walk: endless } }, { ...plan, mostChoices: 100 }),
    ).toThrow('does not end');
  });
});

describe('the driver', () => {
  it('answers by option id and keeps unused dice for the test to see', () => {
    const driver = new Driver(wager, start(), [4, 11, 2]);
    expect(driver.options()).toEqual(['walk', 'rest']);
    driver.choose('walk', 'rest').chooseAs(1, 'bid:0').chooseAs(0, 'bid:3');
    expect(driver.state.gold).toEqual([4, 3]);
    expect(driver.left).toEqual([2]);
    expect(driver.told('roll')).toMatchObject([{ face: 4 }, { face: 11, only: [0] }]);
    expect(() => driver.choose('fly')).toThrow('has no option fly');
  });

  it('fails when it runs out of dice', () => {
    const driver = new Driver(wager, start(), [4]);
    expect(() => driver.choose('rest').chooseAs(0, 'bid:0').chooseAs(1, 'bid:0')).toThrow(Refused);
  });
});

it('gives up on a procedure that never asks', () => {
  const loop: GameState = { agenda: [{ step: 'loop' }] };
  const game = { ...wager, procedure: { loop: (play: Play<GameState>) => play.push({ step: 'loop' }) } };
  expect(() => run(game as never, new Play(loop, new FastDice(1)) as never)).toThrow('endless-procedure');
});
