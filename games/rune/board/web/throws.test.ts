import { describe, expect, it } from 'vitest';
import { ordinaryDie } from '../../rules/dice.ts';
import { throwsOf } from './throws.ts';

const rolls = (...faces: readonly (readonly [what: 'attack' | 'defence', face: number])[]) =>
  faces.map(([what, face]) => ({ type: 'roll' as const, sides: 10, face, for: what }));

describe('throws', () => {
  it.each([[[7]], [[10, 4]], [[10, 10, 3]], [[10, 1]], [[1, 6]], [[1, 10, 2]]])(
    '[RUN-BASIC-07] [RUN-BASIC-08] %j is one throw and comes to what the rules make of it',
    (faces) => {
      const left = [...faces];
      const { result } = ordinaryDie(() => left.shift()!);
      const [thrown, ...others] = throwsOf(rolls(...faces.map((face) => ['attack', face] as const)));
      expect(others).toEqual([]);
      expect(thrown).toMatchObject({ faces, result, botched: faces[0] === 1 });
    },
  );

  it('are apart where one is over, and where the next is for something else', () => {
    const list = throwsOf(rolls(['attack', 10], ['attack', 5], ['attack', 3], ['defence', 8]));
    expect(list.map(({ faces }) => faces)).toEqual([[10, 5], [3], [8]]);
    expect(throwsOf(rolls(['attack', 1], ['defence', 8])).map(({ faces }) => faces)).toEqual([[1], [8]]);
  });

  it('of other dice never go on', () => {
    const die = { type: 'roll' as const, sides: 3, face: 1, for: 'stray' as const };
    expect(throwsOf([die, die])).toHaveLength(2);
  });
});
