import { expect, it } from 'vitest';
import { dungeon } from '../index.ts';
import { quest } from '../rules/models.ts';
import { everywhere } from './testing.ts';

const SCATTER = 23;

it('what is remembered is what would be reckoned anew', () => {
  let met = 0;
  everywhere((state, decision) => {
    if (decision.options.length < 2 || met++ % SCATTER > 0) return;
    // Nothing is remembered of a quest that nobody has seen.
    const options = { ...state.options, quest: structuredClone(quest(state)) };
    expect(dungeon.sense.weigh(state, decision)).toEqual(
      dungeon.sense.weigh({ ...state, options }, decision),
    );
  });
  expect(met).toBeGreaterThan(SCATTER * 10);
});
