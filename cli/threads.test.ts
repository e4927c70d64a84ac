import { gameById } from '@skald/games';
import { expect, it } from 'vitest';
import { type SimPlan, simulate } from './simulate.ts';

const module = gameById('age-of-heroes');
if (module === undefined) throw new Error('no such game');

const plan: SimPlan = {
  module,
  options: { turns: 1 },
  levels: ['thrall', 'thrall'],
  games: 500,
  ms: 0,
  playouts: null,
  seed: 1,
  swap: false,
  jobs: 1,
};

it('whoever has seen enough stops the matches, and keeps what has ended', async () => {
  const heard: number[] = [];
  const running = simulate(plan, (finished) => {
    heard.push(finished);
    if (finished === 2) running.stop();
  });
  const outings = await running.done;
  expect(heard.slice(0, 2)).toEqual([1, 2]);
  expect(outings.length).toBe(2);
});
