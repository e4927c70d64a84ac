import { describe, expect, it } from 'vitest';
import { field } from '../../../rules/space/testing.ts';
import { labelsOf, levelsOf, reliefOf, slopesOf } from './heights.ts';

const LEGEND = {
  '2': [{ feet: 2.5 }],
  '5': [{ feet: 5 }],
  s: [{ feet: 2.5 }, { kind: 'slope', up: 2 }],
} as const;
const lines = (path: string): number => path.split('M').length - 1;

describe('heights', () => {
  it('are a ledge from more than a vertical pace on, and a step below that', () => {
    const ledge = reliefOf(field(['.....', '.555.', '.....', '.....'], LEGEND));
    expect([lines(ledge.ledges), ledge.steps]).toEqual([8, '']);
    const step = reliefOf(field(['.....', '.222.', '.....', '.....'], LEGEND));
    expect([step.ledges, lines(step.steps)]).toEqual(['', 8]);
  });

  it('have strokes on the lower side', () => {
    const { hachures } = reliefOf(field(['5...', '....', '....', '....'], LEGEND));
    // To the right and down: away from the square in the upper left corner.
    const strokes = [...hachures.matchAll(/l(-?\d+) (-?\d+)/g)].map(([, dx, dy]) => [Number(dx), Number(dy)]);
    expect(strokes.length).toBeGreaterThan(0);
    for (const [dx, dy] of strokes) expect(Math.min(dx!, dy!)).toBe(0);
  });

  it('have no line where a slope leads up', () => {
    const { ledges, steps } = reliefOf(field(['..s55', '..s55', '..s55', '..s55'], LEGEND));
    expect([ledges, steps]).toEqual(['', '']);
    expect(lines(slopesOf(field(['..s55', '..s55', '..s55', '..s55'], LEGEND)).wedges)).toBe(12);
  });

  it('are told once for each place that is large enough', () => {
    const ground = field(['55..2', '55...', '.....', '...55'], LEGEND);
    expect(levelsOf(ground).map(({ feet, squares }) => [feet, squares.length])).toEqual([
      [2.5, 1],
      [5, 6],
    ]);
    expect(labelsOf(ground).map(({ text }) => text)).toEqual(['+5′']);
  });
});
