import { UNIT } from '@skald/games/board-kit';
import { describe, expect, it } from 'vitest';
import { holmFor } from '../../../content/holm.ts';
import { isInRing, ringIn } from '../../../rules/fight/holmgang.ts';
import { ringEdge } from './ring.tsx';

const holm = holmFor('ring');

describe('the ring of a holmgang', () => {
  it('[RUN-RULING-R62] is all squares that one may stand on', () => {
    const squares = ringIn(holm);
    for (let square = 0; square < holm.width * holm.height; square++)
      expect(squares.has(square)).toBe(
        isInRing({ x: square % holm.width, y: Math.floor(square / holm.width) }),
      );
    expect(squares.has(12 * holm.width + 6)).toBe(true);
  });

  it('[RUN-RULING-R62] is drawn along their edge, in one line, with pegs on it', () => {
    const { line, pegs } = ringEdge(holm);
    const corners = [...line.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const columns = corners.map(([x]) => x);
    const rows = corners.map(([, y]) => y);
    expect(line.match(/M/g)).toHaveLength(1);
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([6 * UNIT, 19 * UNIT]);
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([6 * UNIT, 19 * UNIT]);
    expect(pegs.length).toBeGreaterThan(5);
    for (const [x, y] of pegs) expect(Math.hypot(x - 12.5 * UNIT, y - 12.5 * UNIT)).toBeGreaterThan(5 * UNIT);
  });
});
