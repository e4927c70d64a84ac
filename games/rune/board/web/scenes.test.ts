import { afterEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../rules/fight/events.ts';
import { allDiceCast, play, type Scene } from '../../rules/fight/testing.ts';
import { rolls, scenesOf } from './scenes.ts';

afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 4, res: 2 } };
const DUEL: Scene = {
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};

/** All that is shown of a choice. */
function shown(driver: ReturnType<typeof play>, ...choices: string[]) {
  const before = structuredClone(driver.state.fighters);
  const from = driver.events.length;
  driver.choose(...choices);
  return scenesOf(driver.events.slice(from) as unknown as GameEvent[], before, driver.state, 'en');
}

describe('scenes', () => {
  it('show a blow, its dice with their sums, and only then what came of it', () => {
    const scenes = shown(play(DUEL, 10, 4, 6), 'strike:f0:0:plain', 'stand');
    expect(scenes.map(({ kind }) => kind)).toEqual(['travel', 'dice', 'word', 'fall', 'word']);
    expect(scenes[1]).toMatchObject({
      title: 'Ragnar against the goblin warrior',
      rows: [
        { fighter: 'h0', throws: [{ faces: [10, 4], result: 14 }], total: 23 },
        { fighter: 'f0', throws: [{ faces: [6] }], total: 13 },
      ],
      result: 'Hit by 10',
    });
    expect(scenes.findIndex(rolls)).toBe(1);
  });

  it('say that somebody botched', () => {
    const scenes = shown(play(DUEL, 1, 3, 6), 'strike:f0:0:plain', 'stand');
    expect(scenes[1]).toMatchObject({
      rows: [{ throws: [{ faces: [1, 3], botched: true, result: -3 }] }, {}],
      result: 'Missed by 7',
    });
  });

  it('go long ways in few strides, from where one stood', () => {
    const [walk, ...others] = shown(
      play({ ...DUEL, fighters: { h0: { x: 2, y: 2 }, f0: { x: 38, y: 25 } } }),
      'seize:2:20',
    );
    expect(others).toEqual([]);
    expect(walk).toMatchObject({ kind: 'travel', pieces: ['h0'] });
    const { path } = walk as Extract<typeof walk, { kind: 'travel' }>;
    expect(path.length).toBeLessThanOrEqual(7);
    expect([path[0], path.at(-1)]).toEqual([
      { x: 2, y: 2 },
      { x: 2, y: 20 },
    ]);
  });

  it('[RUN-INIT-03] show the Initiative of all at once, the highest first', () => {
    const driver = play({ foes: [GOBLIN], agenda: [{ step: 'round' }] }, 3, 8);
    const [order] = shown(driver, 'plan:0');
    expect(order).toMatchObject({
      kind: 'initiative',
      rows: [
        { fighter: 'f0', total: 13 },
        { fighter: 'h0', total: 12 },
      ],
    });
  });
});
