import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Check, Effect } from '../hooks/effect.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Resist the Serpent’s Tears', () => {
  const near = facing(
    { 'resist-the-serpents-tears': 3 },
    { heroes: [READY_MADE.gunnhild], fighters: { h1: { x: 11, y: 10 } } },
  );
  const rolls = (check: Check, failure: Effect[], ...faces: number[]) =>
    play({ ...near, agenda: [{ step: 'check', check, success: [], failure }] }, ...faces);
  /** Raw 14 that ignores armor: 11, for he has Sta 3. */
  const venom = (who: string, element: 'poison' | 'heat' = 'poison'): Effect[] => [
    { effect: 'damage', who, raw: 14, by: null, armor: false, nature: 'trap', element, rule: 'RUN-TRAP-10' },
  ];
  const against = (difficulty: number, who = 'h0'): Check => ({
    who,
    roll: 'Sta',
    plus: 0,
    against: { difficulty },
    peril: 'poison',
  });

  it('[RUN-GIFT-RESIST-THE-SERPENTS-TEARS] [RUN-HOOK-03] adds its level to his Stamina against poison, and to no other roll of it', () => {
    const resists = rolls(against(9), venom('h0'), 3);
    expect(resists.told('checked')).toMatchObject([{ total: 3 + 3 + 3, success: true }]);
    expect(one(resists, 'h0').hp).toBe(77);
    const { peril: _, ...other } = against(9);
    expect(rolls(other, [], 3).told('checked')).toMatchObject([{ total: 6, success: false }]);
    expect(rolls(against(9, 'h1'), [], 3).told('checked')).toMatchObject([{ total: 3 + 2 }]);
  });

  it('[RUN-GIFT-RESIST-THE-SERPENTS-TEARS] [RUN-HOOK-06] takes its level off what he loses where he failed by three at most', () => {
    const lost = (difficulty: number) => 77 - one(rolls(against(difficulty), venom('h0'), 3), 'h0').hp;
    // He comes to 9.
    expect([lost(10), lost(11), lost(12), lost(13)]).toEqual([8, 8, 8, 11]);
    expect(77 - one(rolls(against(11), venom('h0', 'heat'), 3), 'h0').hp).toBe(11);
    const other = rolls(against(7, 'h1'), venom('h1'), 3);
    expect(82 - one(other, 'h1').hp).toBe(14 - 2);
  });

  it('[RUN-GIFT-RESIST-THE-SERPENTS-TEARS] adds its level for whoever treats him for poison', () => {
    const treats = (about: string, peril: 'poison' | null) => {
      const check: Check = {
        who: 'h1',
        roll: 'healer',
        plus: 0,
        against: { difficulty: 9 },
        about,
        ...(peril && { peril }),
      };
      return rolls(check, [], 3).told('checked');
    };
    expect(treats('h0', 'poison')).toMatchObject([{ total: 3 + 4 + 3 }]);
    expect(treats('h0', null)).toMatchObject([{ total: 3 + 4 }]);
    expect(treats('h1', 'poison')).toMatchObject([{ total: 3 + 4 }]);
  });
});
