import { type Decision, decisionOf, FastDice, type Game, LEVELS, viewOf } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import type { GivenElement } from '../documents/encounter/testing.ts';
import { gain, roll, trap } from '../documents/encounter/testing.ts';
import { rune } from '../index.ts';
import type { State } from '../rules/fight/state.ts';
import { goOn, holding, sit } from '../rules/sitting/testing.ts';

const game = rune as unknown as Game<State>;

/** What each level thinks of each answer in this position, by what the first seat sees. */
function weights(driver: ReturnType<typeof sit>): number[][] {
  const decision = decisionOf(game, driver.state, 0) as Decision;
  return LEVELS.map((level) => {
    const dice = new FastDice(5);
    const world = game.sense.imagine(viewOf(game, driver.state, 0), 0, (sides) => dice.roll(sides));
    return game.sense.weigh(world, decision, level);
  });
}

/** All that is told of both beforehand is the same. */
const how = 'Open the chest.';
const prize = (id: string): GivenElement => gain([{ kind: 'silver', ounces: 90 }], null, { id, how });
const snare = (id: string): GivenElement =>
  trap(
    roll('dodge', 14, { condition: { trigger: how, exposure: 'first' }, type: 'rush' }),
    [{ kind: 'damage', dam: 60, over: 'once' }],
    { id },
  );

describe('two truths that one seat cannot tell apart', () => {
  it('look the same before something is touched: a prize, or a trap [RUN-TRAP-72]', () => {
    expect(weights(sit(holding(snare('x'))))).toEqual(weights(sit(holding(prize('x')))));
  });

  it('look the same when a roll is called for: whatever failing brings [RUN-TRAP-72]', () => {
    const called = (dam: number) =>
      goOn(
        sit(holding(trap(roll('dodge', 9, { type: 'singular' }), [{ kind: 'damage', dam, over: 'once' }]))),
      );
    expect(weights(called(3))).toEqual(weights(called(90)));
  });

  it('look the same whatever comes after this room', () => {
    const before = (later: GivenElement) => sit(holding(prize('x'), later));
    const harmless = trap(roll('climb', 4), [], { id: 'y' });
    const deadly = trap(roll('jump', 14), [{ kind: 'damage', dam: 90, over: 'once' }], { id: 'y' });
    expect(weights(before(harmless))).toEqual(weights(before(deadly)));
  });
});
