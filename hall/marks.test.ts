import { describe, expect, it } from 'vitest';
import { Marks } from './marks.ts';

const marksOf = (marks: Marks): number[] => [0, 1, 2].map((seat) => marks.of(seat));

describe('the moment somebody was asked', () => {
  it('should be new for all when the only one who was asked has answered', () => {
    const marks = new Marks(4);
    marks.answered(1, [1], [0], 5);
    expect(marksOf(marks)).toEqual([5, 5, 5]);
  });

  it('should stay for the others when one of several has answered, and be past for him', () => {
    const marks = new Marks(4);
    marks.answered(1, [0, 1, 2], [0, 2], 5);
    expect(marksOf(marks)).toEqual([4, 5, 4]);
    marks.answered(0, [0, 2], [2], 6);
    expect(marksOf(marks)).toEqual([6, 5, 4]);
    marks.answered(2, [2], [], 7);
    expect(marksOf(marks)).toEqual([7, 7, 7]);
  });

  it('should be past for whoever is asked again among several, so that nothing answers twice', () => {
    const marks = new Marks(4);
    marks.answered(1, [0, 1, 2], [0, 1, 2], 5);
    expect(marksOf(marks)).toEqual([5, 5, 5]);
  });

  it('should be new for all when others are asked than before', () => {
    const marks = new Marks(4);
    marks.answered(1, [0, 1], [2], 5);
    expect(marksOf(marks)).toEqual([5, 5, 5]);
  });

  it('should be new for all when something was taken back', () => {
    const marks = new Marks(4);
    marks.answered(1, [0, 1], [0], 5);
    marks.renew(4);
    expect(marksOf(marks)).toEqual([4, 4, 4]);
  });
});
