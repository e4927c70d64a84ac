import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Flesh Cries Out for Piercing', () => {
  const waiting = (more: Scene = {}): Scene =>
    facing(
      { 'flesh-cries-out-for-piercing': 3 },
      {
        foes: [{ statistics: FOE }, { statistics: FOE }],
        ...more,
        fighters: {
          h0: { x: 10, y: 10, waiting: true, steps: [12] },
          f1: { x: 30, y: 25 },
          ...more.fighters,
        },
      },
    );

  it('[RUN-GIFT-FLESH-CRIES-OUT-FOR-PIERCING] adds its level to a blow struck out of order, and nothing to one in order', () => {
    // The other goblin does nothing. 4 + 9 + 3 against 6 + 7: 3 + 12 − 3.
    const strikes = play({ ...waiting(), turn: 'f1' }, 4, 6).choose(
      'done',
      'now',
      'strike:f0:0:plain',
      'stand',
    );
    expect(addedTo(strikes, 'attack')).toMatchObject({ 'flesh-cries-out-for-piercing': 3 });
    expect(one(strikes, 'f0').hp).toBe(50 - 12);
    const plain = play({ ...facing({ 'flesh-cries-out-for-piercing': 3 }), turn: 'h0' }, 4, 6);
    expect(addedTo(plain.choose('strike:f0:0:plain', 'stand'), 'attack')).toEqual({ atk: 9 });
  });

  it('[RUN-GIFT-FLESH-CRIES-OUT-FOR-PIERCING] [RUN-RULING-G40] adds twice its level to the damage of whoever has just struck in vain, and no more to the roll', () => {
    // 3 + 8 misses 6 + 9; then 4 + 9 + 3 against 6 + 7: 3 + 12 + 6 − 3.
    const answers = play({ ...waiting(), turn: 'f0' }, 3, 6, 4, 6).choose(
      'strike:h0:0:plain',
      'stand',
      'now',
      'strike:f0:0:plain',
      'stand',
    );
    expect(addedTo(answers, 'attack')).toMatchObject({ 'flesh-cries-out-for-piercing': 3 });
    expect(one(answers, 'f0').hp).toBe(50 - 18);
    // 9 + 8 hits 4 + 9.
    const hit = play({ ...waiting(), turn: 'f0' }, 9, 4, 4, 6).choose(
      'strike:h0:0:plain',
      'stand',
      'now',
      'strike:f0:0:plain',
      'stand',
    );
    expect(one(hit, 'f0').hp).toBe(50 - 12);
  });

  it('[RUN-GIFT-FLESH-CRIES-OUT-FOR-PIERCING] does not count against whoever missed a while ago', () => {
    const turn = (fighter: string) => ({ step: 'turn', fighter }) as const;
    const scene = waiting({
      fighters: { f0: { x: 12, y: 10, steps: [11] }, f1: { x: 30, y: 25, steps: [9] } },
    });
    const later = play({ ...scene, agenda: [turn('f1'), turn('f0')] }, 3, 6, 4, 6).choose(
      'strike:h0:0:plain',
      'stand',
      'later',
      'done',
      'now',
      'strike:f0:0:plain',
      'stand',
    );
    expect(one(later, 'f0').hp).toBe(50 - 12);
  });
});
