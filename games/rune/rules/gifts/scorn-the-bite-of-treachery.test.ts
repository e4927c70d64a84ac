import { afterEach, describe, expect, it } from 'vitest';
import type { Nature } from '../hooks/effect.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Scorn the Bite of Treachery', () => {
  const struck = (level: number, nature: Nature, armor: boolean, ...faces: number[]) => {
    const scene = facing({ 'scorn-the-bite-of-treachery': level });
    const needle = { effect: 'damage', who: 'h0', raw: 14, by: null, rule: 'RUN-TRAP-10' } as const;
    const effects = [{ ...needle, armor, nature }];
    return 77 - one(play({ ...scene, agenda: [{ step: 'effects', effects }] }, ...faces), 'h0').hp;
  };

  it('[RUN-GIFT-SCORN-THE-BITE-OF-TREACHERY] [RUN-HOOK-06] adds three a level to his Soak against a trap', () => {
    // Sta 3, Prot 3.
    expect([struck(0, 'trap', true), struck(1, 'trap', true), struck(2, 'trap', true)]).toEqual([8, 5, 2]);
  });

  it('[RUN-GIFT-SCORN-THE-BITE-OF-TREACHERY] lets armor help against one that ignores it, if Presence and level come to six', () => {
    expect(struck(0, 'trap', false)).toBe(14 - 3);
    // Pre −1: 5 − 1 + 1, and 6 − 1 + 1.
    expect(struck(1, 'trap', false, 5)).toBe(14 - (3 + 3));
    expect(struck(1, 'trap', false, 6)).toBe(14 - (3 + 3 + 3));
    expect(struck(2, 'trap', false, 5)).toBe(14 - (3 + 3 + 6));
  });

  it('[RUN-GIFT-SCORN-THE-BITE-OF-TREACHERY] does nothing against what nobody has set', () => {
    for (const nature of ['place', 'fall', 'drowning', 'fire'] as const)
      expect(struck(1, nature, false)).toBe(11);
  });

  it('[RUN-GIFT-SCORN-THE-BITE-OF-TREACHERY] saves him from a trap of the field', () => {
    const steps = (level: number) => {
      const scene = facing(
        { 'scorn-the-bite-of-treachery': level },
        {
          map: { objects: [{ id: 'snare', kind: 'grabber', area: [[12, 10, 1]], difficulty: 8, dam: 15 }] },
          fighters: { f0: { x: 35, y: 25 } },
        },
      );
      // Without Awareness, Per −1: 5 − 4, which is 5 short of 6.
      return 77 - one(play({ ...scene, turn: 'h0' }, 5).choose('walk:14:10'), 'h0').hp;
    };
    expect([steps(0), steps(1)]).toEqual([20 - 6, 20 - 6 - 3]);
  });
});
