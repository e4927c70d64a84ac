import { describe, expect, it } from 'vitest';
import { type Choice, optionId } from './choice.ts';
import { FastDice } from './dice.ts';
import type { GameState } from './game.ts';
import { Match } from './match.ts';
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

/** Wager with these answers to the first question. */
const withOptions = (options: readonly Choice[]): typeof wager => ({
  ...wager,
  procedure: { ...wager.procedure, walk: { options: () => [...options], answer: () => {} } },
});

describe('options that no record could name', () => {
  it.each<[what: string, options: Choice[], fault: string]>([
    [
      'a space in a value',
      [{ act: 'go', to: 'far away' }],
      'no record can name {"act":"go","to":"far away"}',
    ],
    ['a line break in a value', [{ act: 'go\n' }], 'no record can name'],
    ['a colon in a value', [{ act: 'go', to: '3:4' }], 'no record can name'],
    ['no act', [{ act: '' }], 'no record can name'],
    ['too long a value', [{ act: 'go', to: 'x'.repeat(190) }], 'no record can name'],
    [
      'two that read alike',
      [
        { act: 'go', to: '1' },
        { act: 'go', by: 1 },
      ],
      'several options are go:1',
    ],
  ])('should be found by the fuzzer and refused by the authority: %s', (_, options, fault) => {
    const game = withOptions(options);
    const plan = { games: 1, seed: 1, setUp: () => ({ seats: ['a', 'b'], options: {} }) };
    expect(() => fuzz(game, plan)).toThrow(`walk: ${fault}`);
    const made = Match.create(game, { seats: ['a', 'b'], options: {}, seed: 'ab'.repeat(32) });
    if ('refused' in made) throw new Error('no match');
    const before = made.ok.stateJson();
    for (const given of [options.at(-1) as Choice, optionId(options.at(-1) as Choice)])
      expect(made.ok.play(0, given)).toMatchObject({
        refused: { code: 'bad-option', params: { kind: 'walk' } },
      });
    expect([made.ok.stateJson(), made.ok.moves]).toEqual([before, 0]);
  });

  it('should not keep others from being chosen', () => {
    const game = withOptions([
      { act: 'go', to: 'far away' },
      { act: 'stay', at: '' },
      { act: 'stay', at: -1 },
    ]);
    const made = Match.create(game, { seats: ['a', 'b'], options: {}, seed: 'ab'.repeat(32) });
    if ('refused' in made) throw new Error('no match');
    expect(made.ok.play(0, 'stay:')).toHaveProperty('ok');
    expect(Match.replay(game, made.ok.record())).toHaveProperty('ok');
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
