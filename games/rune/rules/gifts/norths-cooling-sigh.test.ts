import { afterEach, describe, expect, it } from 'vitest';
import type { ZoneOf } from '../../content/battle-map.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('The North’s Cooling Sigh', () => {
  const burns = (level: number) => {
    // It is worse by 2 than in the round before: 12.
    const fire = { start: 10, round: 1, failed: 0, raging: true, by: null };
    const scene = facing({ 'norths-cooling-sigh': level }, { fighters: { f0: { x: 38, y: 28 } } });
    const h0 = { x: 10, y: 10, fire };
    const turn = play({ ...scene, fighters: { ...scene.fighters, h0 }, agenda: [{ step: 'exposure' }] });
    return 77 - one(turn, 'h0').hp;
  };

  it('[RUN-GIFT-NORTHS-COOLING-SIGH] [RUN-HOOK-06] [RUN-HOOK-33] takes three a level off what flames do, and lets armor help against them', () => {
    expect([burns(0), burns(1), burns(2), burns(3)]).toEqual([12 - 3, 12 - 6 - 3, 0, 0]);
  });

  const stands = (nature: ZoneOf<'damaging'>['nature']) => {
    const scene = facing(
      { 'norths-cooling-sigh': 1 },
      {
        map: { zones: [{ kind: 'damaging', area: [[10, 10, 1]], dam: 10, grows: false, nature }] },
        fighters: { f0: { x: 38, y: 28 } },
      },
    );
    // −2 + 3 against 4: 13 raw.
    return 77 - one(play({ ...scene, agenda: [{ step: 'exposure' }] }, 1, 2), 'h0').hp;
  };

  it('[RUN-GIFT-NORTHS-COOLING-SIGH] helps where it is hot, and not where it is cold, caustic or sharp', () => {
    expect(stands('heat')).toBe(13 - 6 - 3);
    expect([stands('cold'), stands('caustic'), stands('spikes')]).toEqual([7, 7, 7]);
  });

  it('[RUN-GIFT-NORTHS-COOLING-SIGH] helps against a flame that somebody rigged, and does not help others', () => {
    const jet = (who: string) => {
      const scene = facing({ 'norths-cooling-sigh': 1 });
      const flame = { effect: 'damage', who, raw: 20, by: null, armor: false, rule: 'RUN-TRAP-10' } as const;
      const effects = [{ ...flame, nature: 'trap', element: 'heat' } as const];
      return play({ ...scene, agenda: [{ step: 'effects', effects }] });
    };
    expect(one(jet('h0'), 'h0').hp).toBe(77 - (20 - 6 - 3));
    expect(one(jet('f0'), 'f0').hp).toBe(50 - 20);
  });
});
