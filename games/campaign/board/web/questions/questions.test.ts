import { describe, expect, it } from 'vitest';
import { divisions } from '../../../content/index.ts';
import { evenly, withPoints } from './divide.ts';
import { doubtsOf, type Report } from './report.ts';

describe('dividing the points', () => {
  it('begins with a legal division and never leaves them', () => {
    for (const armies of [3, 4, 5]) {
      const legal = new Set(divisions(armies).map(String));
      const reached = new Set([String(evenly(armies))]);
      for (const written of reached) {
        expect(legal.has(written)).toBe(true);
        const points = written.split(',').map(Number);
        for (let army = 0; army < armies; army++)
          for (let wanted = 0; wanted <= 9; wanted++) reached.add(String(withPoints(points, army, wanted)));
      }
    }
  });

  it('gives an army what was asked wherever the rules allow it', () => {
    for (const armies of [3, 4, 5])
      for (const points of divisions(armies))
        for (let army = 0; army < armies; army++) {
          const possible = new Set(divisions(armies).map((one) => one[army]));
          for (const wanted of possible) expect(withPoints(points, army, wanted ?? 0)[army]).toBe(wanted);
        }
  });

  it('takes from the strongest and gives to the weakest', () => {
    expect(withPoints([5, 6, 4], 0, 6)).toEqual([6, 5, 4]);
    expect(withPoints([6, 5, 4], 0, 5)).toEqual([5, 5, 5]);
  });
});

describe('doubts about a table result', () => {
  const forces = { attacker: { points: 5 }, defender: { points: 4 } };
  const doubts = (winner: Report['winner'], attacker: number, defender: number) =>
    doubtsOf(forces, { winner, attacker, defender });

  it('says nothing about a plain victory', () => {
    expect(doubts('attacker', 2, 4)).toEqual([]);
    expect(doubts('defender', 3, 1)).toEqual([]);
    expect(doubts('draw', 2, 2)).toEqual([]);
  });

  it('wonders about what is legal and hard to believe', () => {
    expect(doubts('attacker', 3, 1)).toEqual(['winnerLostMore']);
    expect(doubts('attacker', 5, 4)).toEqual(['winnerGone']);
    expect(doubts('draw', 5, 1)).toEqual(['drawGone']);
    expect(doubts('defender', 0, 0)).toEqual(['bloodless']);
  });
});
