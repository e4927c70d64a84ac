import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import type { Mark } from '../hooks/mark.ts';
import { addedTo, allDiceCast, facing, happening, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Agony Postponed', () => {
  const GIFT = 'gift:agony-postponed';
  const given = { gift: 'agony-postponed', by: 'h0', until: null } as const;
  const marks = (n: number, whom: string[] = []): Mark[] => [
    { kind: 'eased', ...given, amount: n, next: false, of: 'wounds' },
    { kind: 'gift', ...given, level: 2, n, whom },
  ];
  /** Soak 6, of which 3 are armor. */
  const near = (h0: Partial<Fighter>, level = 2, f0: Partial<Fighter> = {}) =>
    facing(
      { 'agony-postponed': level },
      { fighters: { h0: { x: 10, y: 10, hp: 60, wounds: 3, ...h0 }, f0: { x: 12, y: 10, ...f0 } } },
    );

  it('[RUN-GIFT-AGONY-POSTPONED] puts off as much as its level and his Wounds allow, for nothing', () => {
    const offers = (level: number, h0: Partial<Fighter> = {}) =>
      optionsOf(play({ ...near(h0, level), turn: 'h0' }), 'gift');
    expect(offers(2)).toEqual([`${GIFT}:1`, `${GIFT}:2`]);
    expect(offers(5)).toEqual([`${GIFT}:1`, `${GIFT}:2`, `${GIFT}:3`]);
    expect(offers(5, { wounds: 0, impairment: 2 })).toEqual([]);
    const turn = play({ ...near({}), turn: 'h0' }).choose(`${GIFT}:2`);
    expect(turn.kind).toBe('act');
    expect(one(turn, 'h0').marks).toEqual(marks(2));
  });

  it('[RUN-GIFT-AGONY-POSTPONED] [RUN-HOOK-04] is felt at every roll, and leaves alone what is not from Wounds', () => {
    const strikes = (h0: Partial<Fighter>) =>
      addedTo(play({ ...near(h0), turn: 'h0' }, 4, 3).choose('strike:f0:0:plain', 'stand'), 'attack');
    expect(strikes({ marks: marks(2) })).toEqual({ atk: 9, impairment: -1 });
    expect(strikes({ marks: marks(3) })).toEqual({ atk: 9 });
    expect(strikes({ marks: marks(2), wounds: 1, impairment: 2 })).toEqual({ atk: 9, impairment: -2 });
  });

  it('[RUN-GIFT-AGONY-POSTPONED] may be raised as Wounds come, but not lowered', () => {
    const turn = play({ ...near({ marks: marks(1) }), turn: 'h0' });
    expect(optionsOf(turn, 'gift')).toEqual([`${GIFT}:2`, `${GIFT}:off`]);
    expect(one(turn.choose(`${GIFT}:2`), 'h0').marks).toEqual(marks(2));
  });

  it('[RUN-GIFT-AGONY-POSTPONED] [RUN-RULING-G31] is paid for by six for each, less what the body soaks, when he ends it', () => {
    const ends = play({ ...near({ marks: marks(2) }), turn: 'h0' }).choose(`${GIFT}:off`);
    expect(one(ends, 'h0')).toMatchObject({ hp: 60 - (12 - 3), marks: [] });
    expect(ends.state.tally).toMatchObject([{ hero: 'h0', cause: 'suffered', points: 9 }]);
    const dear = play({ ...near({ marks: marks(3) }), turn: 'h0' }).choose(`${GIFT}:off`);
    expect(one(dear, 'h0').hp).toBe(60 - 15);
  });

  it('[RUN-RULING-G31] is due when the fight ends, and when he leaves it', () => {
    const over = play({
      ...near({ marks: marks(2) }, 2, { condition: 'dead', hp: 0 }),
      agenda: [{ step: 'aftermath' }],
    });
    expect(one(over, 'h0').hp).toBe(60 - 9);
    const leaves = happening({ effect: 'leave', who: 'h0', rule: 'test' });
    const left = play({ ...near({ marks: marks(2) }), agenda: [leaves] });
    expect(one(left, 'h0')).toMatchObject({ hp: 60 - 9, condition: 'out' });
  });

  it('[RUN-RULING-G31] is due at the end of a round in which he neither was in reach of anybody nor attacked', () => {
    const ends = (h0: Partial<Fighter>, f0: Partial<Fighter> = {}) =>
      one(play({ ...near(h0, 2, f0), agenda: [{ step: 'roundOver' }] }), 'h0');
    const far = { x: 30, y: 25 };
    expect(ends({ marks: marks(2) })).toMatchObject({ hp: 60, marks: marks(2) });
    expect(ends({ marks: marks(2, ['f0']) }, far)).toMatchObject({ hp: 60, marks: marks(2) });
    expect(ends({ marks: marks(2) }, far)).toMatchObject({ hp: 51, marks: [] });
    const shoots = play({ ...near({ marks: marks(2), hand: 2 }, 2, far), turn: 'h0' }, 5, 2);
    expect(one(shoots.choose('shoot:f0:2:plain', 'dodge'), 'h0').marks).toEqual(marks(2, ['f0']));
  });

  it('[RUN-GIFT-AGONY-POSTPONED] can kill', () => {
    const dies = play({ ...near({ hp: 9, marks: marks(2) }), turn: 'h0' }).choose(`${GIFT}:off`);
    expect(one(dies, 'h0').condition).toBe('dead');
  });

  it('[RUN-GIFT-AGONY-POSTPONED] raises nobody whom four Wounds have felled', () => {
    const lies = play({ ...near({ wounds: 4, condition: 'incapacitated', marks: marks(2) }), turn: 'h0' });
    expect(lies.kind).toBeNull();
  });
});
