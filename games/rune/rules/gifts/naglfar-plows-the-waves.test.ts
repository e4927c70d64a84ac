import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { odds } from '../fight/odds.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Naglfar Plows the Waves', () => {
  const WATER = { state: 'swimming', rounds: 1, rolled: false, rescuer: null, rope: null } as const;
  const area = Array.from({ length: 30 }, (_, y): [number, number, number] => [10, y, 20]);
  const lake = facing(
    { 'naglfar-plows-the-waves': 2 },
    {
      heroes: [READY_MADE.hrolf],
      map: { zones: [{ kind: 'water', area, surface: 'choppy', current: 'none' }] },
      fighters: {
        h0: { x: 15, y: 10, water: WATER },
        h1: { x: 15, y: 20, water: WATER },
        f0: { x: 38, y: 28 },
      },
    },
  );

  it('[RUN-GIFT-NAGLFAR-PLOWS-THE-WAVES] [RUN-HOOK-03] adds three a level where he swims somewhere, and the odds know it', () => {
    // Str 2, Swim 1.
    const swum = play({ ...lake, turn: 'h0' }, 3).choose('swim:14:10');
    expect(swum.told('swam')).toMatchObject([{ fighter: 'h0', total: 3 + 9, difficulty: 6, afloat: true }]);
    const told = odds(play({ ...lake, turn: 'h0' }).state, 0, { act: 'swim', x: 14, y: 10 });
    expect(told?.[0]?.chance).toBeCloseTo(0.93, 9);
  });

  it('[RUN-GIFT-NAGLFAR-PLOWS-THE-WAVES] also where he only stays afloat, and nobody else', () => {
    const treading = play({ ...lake, agenda: [{ step: 'endRound' }] }, 2, 5);
    // Sta 3 and Swim 1; Hrolf has Sta 1 and Swim 1.
    expect(treading.told('swam')).toMatchObject([
      { fighter: 'h0', total: 2 + 4 + 6 },
      { fighter: 'h1', total: 5 + 2 },
    ]);
    expect(one(treading, 'h0').water?.state).toBe('swimming');
  });
});
