import { describe, expect, it } from 'vitest';
import { statistics } from '../content/threats.ts';
import { FOE_DEEDS, foeBonus, foeHalfMove, foeMay, paysForOpportunisticShot } from './foe-rights.ts';

describe('a foe', () => {
  it('[RUN-FOE-16] rolls with three scores, and with Res for all else', () => {
    const line = statistics([8, 10, 7, 9, 6, 52, 3]);
    expect(['init', 'atk', 'dfn'].map((roll) => foeBonus(line, roll))).toEqual([8, 10, 7]);
    const others = ['engagement', 'bravery', 'dodge', 'awareness', 'climb', 'sprint', 'jump', 'brawling'];
    expect(others.map((roll) => foeBonus(line, roll))).toEqual(others.map(() => 3));
    expect(foeBonus(statistics([0, 10, 7, 9, 6, 52, 3]), 'init')).toBe(0);
  });

  const may = (temper: 'headlong' | 'crafty', selfWilled: boolean) =>
    FOE_DEEDS.filter((deed) => foeMay(deed, { temper, selfWilled }));
  const always = ['useTerrain', 'disengage', 'rollEngagement', 'waitForOpportunity', 'charge', 'brawl'];

  it('[RUN-FOE-15] [RUN-FOE-17] [RUN-RULING-C48] [RUN-RUN-43] has what all have, but nothing that is for heroes', () => {
    expect(may('headlong', false)).toEqual(always);
  });

  it('[RUN-FOE-36] [RUN-RUN-41] [RUN-FOELIST-GOBLIN-WARRIOR] may hold back and hide behind captives only if it is crafty', () => {
    expect(may('crafty', false)).toEqual(['holdBack', 'holdHostages', ...always]);
  });

  it('[RUN-RUN-39] [RUN-CEVENT-17] leaves an Engagement for another hero only of its own will', () => {
    expect(may('headlong', true)).toEqual(['leaveEngagementForAnother', 'ignoreChart', ...always]);
  });

  it('[RUN-RUN-42] [RUN-CEVENT-23] [RUN-RULING-F39] fights to the death and never leaves the map', () => {
    for (const temper of ['headlong', 'crafty'] as const)
      for (const selfWilled of [false, true])
        expect([foeMay('leaveMap', { temper, selfWilled }), foeMay('flee', { temper, selfWilled })]).toEqual([
          false,
          false,
        ]);
  });

  it('[RUN-FOE-34] [RUN-RULING-F47] moves half its way beside an action, without the fraction', () => {
    expect([0, 5, 15, 30, 45, 60, 100].map(foeHalfMove)).toEqual([0, 2, 7, 15, 22, 30, 50]);
  });

  it('[RUN-RULING-F48] loses its next action by an opportunistic shot if it is headlong', () => {
    expect([
      paysForOpportunisticShot({ temper: 'headlong' }),
      paysForOpportunisticShot({ temper: 'crafty' }),
    ]).toEqual([true, false]);
  });
});
