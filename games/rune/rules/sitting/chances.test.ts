import { viewOf } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { chanceOf } from '../dice.ts';
import { rules } from '../fight/game.ts';
import { odds } from '../fight/odds.ts';
import type { State } from '../fight/state.ts';
import { allDiceCast } from '../fight/testing.ts';
import { amend } from './heroes.ts';
import { elementNamed } from './notes.ts';
import { scoreFor } from './scores.ts';
import type { Sway } from './state.ts';
import { goOn, holding, sit } from './testing.ts';

afterEach(allDiceCast);

/** Up to the question who rolls, and what Ragnar reads there. */
function asked(element: ReturnType<typeof trap>, sways: readonly Sway[] = []) {
  const driver = goOn(sit(holding(element)));
  amend(driver.state, { sways: [...sways] });
  const view = viewOf(rules as never, driver.state, 0) as State;
  const chance = odds(view, 0, { act: 'roll' })?.find(({ outcome }) => outcome === 'success')?.chance;
  const found = elementNamed(driver.state.sitting!, driver.state.sitting!.call!.element)!;
  const score = scoreFor(driver.state, driver.state.fighters[0]!, found, found.roll!).total;
  return { chance, score, driver, view };
}

const climb = (what: object = {}) =>
  trap(roll('climb', 9, { id: 'r', type: 'noFault', ...what }), [], { id: 'wall' });
const sway = (on: string, by: number): Sway => ({ hero: 'h0', by, on: { roll: on }, until: null });

describe('whoever may roll', () => {
  it('[RUN-DIF-02] reads his exact chance before he says so', () => {
    const { chance, score } = asked(climb());
    expect(chance).toBe(chanceOf(score, 9));
  });

  it('[RUN-DIF-90] reads it with all further tries', () => {
    const { chance, score } = asked(climb({ extra: 2 }));
    expect(chance).toBeCloseTo(1 - (1 - chanceOf(score, 9)) ** 3, 12);
  });

  it('[RUN-TRAP-40] reads it with what sways this roll, and not with what is meant for another', () => {
    const plain = asked(climb()).chance;
    expect(asked(climb(), [sway('r', 4)]).chance).toBe(chanceOf(asked(climb()).score + 4, 9));
    expect(asked(climb(), [sway('another', 4)]).chance).toBe(plain);
  });

  it('reads nothing where nothing is called for', () => {
    const driver = sit(
      holding(gain([{ kind: 'silver', ounces: 3 }], null, { id: 'purse', how: 'Take it.' })),
    );
    expect(odds(viewOf(rules as never, driver.state, 0) as State, 0, { act: 'roll' })).toBeNull();
  });
});
