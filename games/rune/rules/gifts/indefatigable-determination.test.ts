import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import { addedTo, allDiceCast, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Indefatigable Determination', () => {
  const near = (h0: Partial<Fighter>) =>
    facing({ 'indefatigable-determination': 4 }, { fighters: { h0: { x: 10, y: 10, ...h0 } } });
  const strikes = (answer: string, ...faces: number[]) =>
    play({ ...near({ wounds: 3 }), turn: 'h0' }, ...faces).choose('strike:f0:0:plain', 'stand', answer);

  it('[RUN-GIFT-INDEFATIGABLE-DETERMINATION] [RUN-HOOK-04] [RUN-HOOK-35] is asked before the roll, and then nothing hampers it', () => {
    const asked = play({ ...near({ wounds: 3 }), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(asked.kind).toBe('preRoll');
    expect(asked.told('roll')).toEqual([]);
    asked.choose('use');
    expect(addedTo(asked, 'attack')).toEqual({ atk: 9 });
    expect(addedTo(strikes('pass', 4, 6), 'attack')).toEqual({ atk: 9, impairment: -3 });
    expect(one(strikes('pass', 4, 6), 'h0').uses).toEqual([]);
  });

  it('[RUN-GIFT-INDEFATIGABLE-DETERMINATION] pays five for each level if it decided the roll, and only then', () => {
    // 13 against 13, and 12 against 13: it was by three at most.
    expect(giftPoints(strikes('use', 4, 6))).toBe(20);
    expect(giftPoints(strikes('use', 6, 6))).toBe(20);
    expect(giftPoints(strikes('use', 7, 6))).toBe(0);
    expect(giftPoints(strikes('use', 3, 6))).toBe(0);
  });

  it('[RUN-GIFT-INDEFATIGABLE-DETERMINATION] is good for one roll, whichever that is', () => {
    expect(one(strikes('use', 4, 6), 'h0').marks).toEqual([]);
    // 7 + 8 against 7 + 9: he would have been hit.
    const struck = play({ ...near({ wounds: 3 }), turn: 'f0' }, 7, 7).choose(
      'strike:h0:0:plain',
      'stand',
      'use',
    );
    expect(struck.told('struck')).toMatchObject([{ attack: 15, defence: 16 }]);
    expect(giftPoints(struck)).toBe(20);
    const rolls = play({ ...near({ wounds: 3, planned: 0 }), agenda: [{ step: 'initiative' }] }, 5, 5).choose(
      'use',
    );
    expect(one(rolls, 'h0')).toMatchObject({ total: 5 + 9, marks: [] });
    expect(giftPoints(rolls)).toBe(0);
  });

  it('[RUN-GIFT-INDEFATIGABLE-DETERMINATION] is not asked of whom nothing hampers, nor oftener in a session than its level', () => {
    expect(play({ ...near({}), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand').kind).toBeNull();
    const uses = Array.from(
      { length: 4 },
      () => ({ gift: 'indefatigable-determination', round: 1 }) as const,
    );
    const spent = play({ ...near({ wounds: 3, uses }), turn: 'h0' }, 4, 6);
    expect(spent.choose('strike:f0:0:plain', 'stand').kind).toBeNull();
  });
});
