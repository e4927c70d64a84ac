import { type Asked, optionId } from '@skald/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, play, type Scene, whereIs } from '../rules/testing.ts';
import { goal } from './goal.ts';

afterEach(allDiceCast);

const HALL: Scene = {
  map: ['#########', '#O......#', '#..oo...#', '#.......#', '#########'],
  turn: 'orlaf',
};
const HELD: Scene = {
  map: ['########', '#.s....#', '#.O....#', '#......#', '########'],
  models: { 'skeleton-warrior-1': { facing: 'S' } },
  turn: 'orlaf',
};

function typed(scene: Scene, text: string, language: 'en' | 'de' = 'en') {
  const driver = play(scene);
  const { seat, kind, options } = driver.decision();
  const asked: Asked = {
    seat,
    kind,
    options: options.map((choice) => ({ id: optionId(choice), choice })),
  };
  return goal(driver.state, asked, text, language);
}

describe('a square that is typed', () => {
  it.each(['F4', 'f4', 'go to F4', 'geh nach f4'])('is gone to, however far within reach: %s', (text) => {
    const found = typed(HALL, text);
    if (found === null || !('options' in found)) throw new Error(JSON.stringify(found));
    expect(found.warning).toBeNull();
    expect(whereIs(play(HALL).choose(...found.options), 'orlaf')).toEqual([5, 3]);
  });

  it('says who strikes first, and what may come of it, and then goes one step', () => {
    const found = typed(HELD, 'F4');
    expect(found).toMatchObject({
      options: [expect.stringMatching(/^step:/)],
      warning: expect.stringMatching(
        /^Leaving costs Free Strikes by Skeleton Warrior 1 before the first step\. unharmed \d+\s%, wounded \d+\s%.*one step first/,
      ),
    });
  });

  it.each([
    [HALL, 'E3', 'Furniture stands there. Go around it.'],
    [HALL, 'A1', 'There is a wall, or nothing that you know of.'],
    [HALL, 'Z99', 'No way of at most 7 steps leads to Z99.'],
    [HELD, 'C2', 'Skeleton Warrior 1 stands there. Nobody passes another model.'],
  ])('says why it cannot be reached', (scene, text, whyNot) => {
    expect(typed(scene, text)).toEqual({ whyNot });
  });

  it('says so in German', () => {
    const far = { ...HALL, map: ['############', `#O${'.'.repeat(9)}#`, '############'] };
    expect(typed(far, 'K2', 'de')).toEqual({
      whyNot: 'Kein Weg von höchstens 7 Schritten führt nach K2.',
    });
  });

  it('is nothing else that is typed', () => {
    for (const text of ['', '4', 'done', 'fight zombie', 'C4 D5']) expect(typed(HALL, text)).toBeNull();
  });
});
