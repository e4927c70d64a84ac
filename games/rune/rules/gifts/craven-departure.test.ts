import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Craven Departure', () => {
  const GO = 'gift:craven-departure';
  const near = (res: number, more: Scene = {}) =>
    facing({ 'craven-departure': 4 }, { foes: [{ statistics: { ...FOE, res } }], ...more });

  it('[RUN-GIFT-CRAVEN-DEPARTURE] [RUN-HOOK-07] pits its level against the Res of whoever is at him', () => {
    // 6 + 4 against 5 + 5: a tie is his.
    const gone = play({ ...near(5), turn: 'h0' }, 6, 5).choose(GO);
    expect(gone.told('checked')).toMatchObject([{ total: 10, against: 10, success: true }]);
    expect(one(gone, 'h0')).toMatchObject({ condition: 'out', hp: 77 });
    expect(one(gone, 'h0').marks).toEqual([{ kind: 'gone' }]);
    const stays = play({ ...near(5), turn: 'h0' }, 6, 6).choose(GO);
    expect(one(stays, 'h0').condition).toBe('able');
  });

  it('[RUN-GIFT-CRAVEN-DEPARTURE] [RUN-GIFTRULE-ACT-01] takes an action, also if it fails, and may be tried again with the next', () => {
    const stays = play({ ...near(5), turn: 'h0' }, 6, 6).choose(GO);
    expect(stays.kind).toBeNull();
    const again = { ...near(5), fighters: { ...near(5).fighters, h0: one(stays, 'h0') } };
    expect(optionsOf(play({ ...again, turn: 'h0' }), 'gift')).toEqual([GO]);
  });

  it('[RUN-GIFT-CRAVEN-DEPARTURE] is resisted by the best of several', () => {
    const two = near(1, {
      foes: [{ statistics: { ...FOE, res: 1 } }, { statistics: { ...FOE, res: 6 } }],
      fighters: { f1: { x: 10, y: 12 } },
    });
    const tries = play({ ...two, turn: 'h0' }, 6, 5).choose(GO);
    expect(tries.told('checked')).toMatchObject([{ against: 11, success: false }]);
  });

  it('[RUN-RULING-G34] succeeds where nobody is at him', () => {
    const alone = near(9, { fighters: { f0: { x: 30, y: 25 } } });
    expect(one(play({ ...alone, turn: 'h0' }).choose(GO), 'h0').condition).toBe('out');
  });
});
