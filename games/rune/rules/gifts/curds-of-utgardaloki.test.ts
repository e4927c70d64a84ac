import { afterEach, describe, expect, it } from 'vitest';
import { withLines } from '../../documents/hero/account.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { gift, paid, rich } from '../../documents/hero/testing.ts';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Curds of Utgardaloki', () => {
  const EAT = 'gift:curds-of-utgardaloki';
  const curds = Array.from({ length: 3 }, () => paid(gift('curds-of-utgardaloki'), 0));
  const near = (h0: Partial<Fighter>, points = 60): Scene => ({
    ...facing({}, { fighters: { h0: { x: 10, y: 10, ...h0 } } }),
    heroes: [withLines(rich(points, READY_MADE.ragnar), ...curds)],
  });
  /** 9 + 8 against 4 + 9 less his Wounds: 4 + 10 − 6. */
  const struck = (h0: Partial<Fighter>, points?: number) =>
    play({ ...near(h0, points), turn: 'f0' }, 9, 4 + (h0.wounds ?? 0)).choose('strike:h0:0:plain', 'stand');

  it('[RUN-GIFT-CURDS-OF-UTGARDALOKI] [RUN-HOOK-22] gives four hit points a level for 25 points, as often as there are any', () => {
    const eats = play({ ...near({ hp: 5 }), turn: 'h0' }).choose(EAT);
    expect(one(eats, 'h0').hp).toBe(17);
    eats.choose(EAT);
    expect(one(eats, 'h0').hp).toBe(29);
    // 10 are left.
    expect(optionsOf(eats, 'gift')).toEqual([]);
    expect(optionsOf(play({ ...near({ hp: 5 }, 24), turn: 'h0' }), 'gift')).toEqual([]);
    expect(optionsOf(play({ ...near({ hp: 5 }, 25), turn: 'h0' }), 'gift')).toEqual([EAT]);
  });

  it('[RUN-GIFT-CURDS-OF-UTGARDALOKI] fills nobody beyond what he can have', () => {
    expect(one(play({ ...near({ hp: 70 }), turn: 'h0' }).choose(EAT), 'h0').hp).toBe(77);
    expect(optionsOf(play({ ...near({ hp: 77 }), turn: 'h0' }), 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-CURDS-OF-UTGARDALOKI] [RUN-RULING-G35] [RUN-HOOK-19] keeps him from dying, and leaves him with what it gives', () => {
    const saved = struck({ hp: 8 });
    expect(saved.kind).toBe('reaction');
    saved.choose('use');
    expect(one(saved, 'h0')).toMatchObject({ hp: 12, condition: 'able' });
    expect(saved.told('became')).toEqual([]);
    expect(one(struck({ hp: 8 }).choose('pass'), 'h0').condition).toBe('dead');
    expect(struck({ hp: 8 }, 24).kind).toBeNull();
  });

  it('[RUN-GIFT-CURDS-OF-UTGARDALOKI] [RUN-RULING-G35] cures no Wounds', () => {
    // 10 + 9 + 8 against 6 + 9 − 3: 15 + 10 − 6 = 19 of 18, the fourth.
    const lies = play({ ...near({ hp: 12, wounds: 3 }), turn: 'f0' }, 10, 9, 6).choose(
      'strike:h0:0:plain',
      'stand',
      'use',
    );
    expect(one(lies, 'h0')).toMatchObject({ hp: 12, wounds: 4, condition: 'incapacitated' });
    const fifth = play({ ...near({ hp: 12, wounds: 4, condition: 'incapacitated' }), turn: 'f0' }, 10, 9);
    expect(fifth.choose('strike:h0:0:plain').kind).toBeNull();
    expect(one(fifth, 'h0').condition).toBe('dead');
  });

  it('[RUN-RULING-G35] comes too late after a blow that leaves nothing of him', () => {
    // 19 + 10 + 9 + 8 against 2 + 9: 26 + 10 − 6 of 9.
    const crushed = play({ ...near({ hp: 9 }), turn: 'f0' }, 10, 10, 9, 2).choose(
      'strike:h0:0:plain',
      'stand',
    );
    expect(crushed.kind).toBeNull();
    expect(one(crushed, 'h0').condition).toBe('dead');
  });

  it('[RUN-RULING-G10] is offered between blows when the next like it would fell him', () => {
    expect(struck({ hp: 17 }).kind).toBeNull();
    const near8 = struck({ hp: 16 });
    expect(near8.kind).toBe('reaction');
    expect(one(near8.choose('use'), 'h0').hp).toBe(20);
  });

  it('[RUN-RULING-G35] raises him as long as he clings to life', () => {
    const marks = [{ kind: 'lingering', gift: 'ever-flowing-cup', by: 'h0', until: 9 } as const];
    const lies = (wounds: number, ...faces: number[]) =>
      play(
        {
          ...near({ hp: 0, wounds, condition: 'dying', marks: [...marks] }),
          agenda: [{ step: 'round' }],
        },
        ...faces,
      );
    const eats = lies(0).choose('use');
    expect(one(eats, 'h0')).toMatchObject({ condition: 'able', hp: 12, marks: [] });
    expect(lies(5, 4).kind).toBe('act');
  });
});
