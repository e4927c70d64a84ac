import { UNIT } from '@skald/games/board-kit';
import { describe, expect, it } from 'vitest';
import { play, type Scene } from '../../rules/fight/testing.ts';
import { gatheringOf } from './gathering.ts';

const NOBODY_ASKED = { decision: null };
const view = (fighters: NonNullable<Scene['fighters']>) => play({ fighters }).state;

describe('the first look at a field', () => {
  it('holds both sides, however far from each other, with room around them', () => {
    const far = view({ h0: { x: 5, y: 10 }, f0: { x: 35, y: 20 } });
    expect(gatheringOf(far, NOBODY_ASKED)).toEqual({
      left: 3 * UNIT,
      top: 8 * UNIT,
      width: (38 - 3) * UNIT,
      height: (23 - 8) * UNIT,
      least: 0,
    });
  });

  it('ends with the field, and holds nobody who has left it', () => {
    const corner = view({ h0: { x: 0, y: 0 }, f0: { x: 39, y: 29, condition: 'out' } });
    expect(gatheringOf(corner, NOBODY_ASKED)).toMatchObject({ left: 0, top: 0, width: 3 * UNIT });
    expect(gatheringOf({ ...corner, fighters: [] }, NOBODY_ASKED)).toBeNull();
  });

  it('makes squares large enough to point at once somebody has to act', () => {
    const near = view({ h0: { x: 5, y: 10 }, f0: { x: 9, y: 10 } });
    const asked = { decision: { seat: 0, kind: 'act', options: [] } as never };
    expect(gatheringOf(near, asked)?.least).toBeGreaterThan(0);
  });
});
