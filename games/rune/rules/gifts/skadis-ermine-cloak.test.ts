import { afterEach, describe, expect, it } from 'vitest';
import type { Gift } from '../../content/gifts.ts';
import type { Nature } from '../hooks/effect.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Skadi’s Ermine Cloak', () => {
  const struck = (
    levels: Partial<Record<Gift, number>>,
    nature: Nature,
    raw: number,
    armor: boolean,
    ...faces: number[]
  ) => {
    const scene = facing(levels);
    const harm = { effect: 'damage', who: 'h0', raw, by: null, armor, nature, rule: 'RUN-TRAP-10' } as const;
    return play({ ...scene, agenda: [{ step: 'effects', effects: [harm] }] }, ...faces);
  };
  const lost = (...of: Parameters<typeof struck>) => 77 - one(struck(...of), 'h0').hp;

  it('[RUN-GIFT-SKADIS-ERMINE-CLOAK] [RUN-HOOK-06] adds three a level to his Soak against every hazard of nature', () => {
    expect(lost({ 'skadis-ermine-cloak': 2 }, 'place', 26, true)).toBe(26 - 12);
    for (const nature of ['place', 'fall', 'drowning', 'fire'] as const)
      expect(lost({ 'skadis-ermine-cloak': 1 }, nature, 14, true)).toBe(14 - 6 - 3);
  });

  it('[RUN-GIFT-SKADIS-ERMINE-CLOAK] lets armor help where it would not, if Presence and level come to six', () => {
    expect(lost({ 'skadis-ermine-cloak': 1 }, 'fall', 14, false, 5)).toBe(14 - 3 - 3);
    expect(lost({ 'skadis-ermine-cloak': 1 }, 'fall', 14, false, 6)).toBe(14 - 6 - 3);
  });

  it('[RUN-GIFT-SKADIS-ERMINE-CLOAK] does nothing against a trap, and never comes to the same harm as the gift that does', () => {
    expect(lost({ 'skadis-ermine-cloak': 2 }, 'trap', 14, false)).toBe(11);
    const both = { 'skadis-ermine-cloak': 1, 'scorn-the-bite-of-treachery': 2 };
    expect(lost(both, 'place', 14, true)).toBe(14 - 6 - 3);
    expect(lost(both, 'trap', 14, true)).toBe(14 - 6 - 6);
    expect(struck(both, 'trap', 14, false, 6).told('checked')).toHaveLength(1);
  });

  it('[RUN-GIFT-SKADIS-ERMINE-CLOAK] is nothing against a blow', () => {
    const near = facing({ 'skadis-ermine-cloak': 2 });
    // 9 + 8 against 4 + 9: 4 + 10 − 6.
    expect(one(play({ ...near, turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand'), 'h0').hp).toBe(
      77 - 8,
    );
  });
});
