import { describe, expect, it } from 'vitest';
import {
  type Aim,
  crowdedBy,
  fixedProspect,
  mayGoBerserk,
  meleeProspect,
  ripostesOf,
  STANDING_TARGET,
  shotOf,
} from './blow.ts';
import { ordinaryDie } from './dice.ts';
import { hurt, lostHitPoints } from './injury.ts';

describe('an attack', () => {
  it.each([
    [-19, 0],
    [-20, 1],
    [-39, 1],
    [-40, 2],
    [-60, 3],
    [25, 0],
  ])('[RUN-TV-C12] [RUN-MELEE-26] missing by %i gives %i ripostes', (margin, ripostes) => {
    expect(ripostesOf(margin)).toBe(ripostes);
  });

  it('[RUN-TV-C14] [RUN-MELEE-06] [RUN-MELEE-07] several enemies press a defender, four at most', () => {
    expect([0, 1, 2, 3, 4, 5].map(crowdedBy).map((by) => by + 0)).toEqual([0, 0, -2, -4, -6, -6]);
  });

  it('[RUN-TV-C13] [RUN-MELEE-09] whoever has 21 hit points may go berserk', () => {
    expect([20, 21].map(mayGoBerserk)).toEqual([false, true]);
  });

  it.each([
    ['[RUN-MISSILE-04] [RUN-MISSILE-07]', 6, STANDING_TARGET, 0, { hits: 'target', margin: 0 }],
    ['[RUN-MISSILE-07]', 5, STANDING_TARGET, 0, { hits: 'nothing' }],
    ['[RUN-TV-C09] [RUN-MISSILE-12] [RUN-MISSILE-13]', 9, 9, 2, { hits: 'bystander', margin: 0 }],
    ['[RUN-MISSILE-10]', 15, 9, 2, { hits: 'target', margin: 0 }],
    ['[RUN-MISSILE-12]', 14, 9, 2, { hits: 'bystander', margin: 5 }],
    ['[RUN-MISSILE-12]', 8, 9, 2, { hits: 'nothing' }],
    ['[RUN-TV-C27]', 6 + 5 - 3, 4 + 2 + 1, 0, { hits: 'target', margin: 1 }],
    ['[RUN-TV-C27]', 6 + 5, STANDING_TARGET, 0, { hits: 'target', margin: 5 }],
  ] as const)('%s a shot of %i against %i with %i others about', (_, total, defence, others, shot) => {
    expect(shotOf(total, defence, others)).toEqual(shot);
  });
});

/** A small generator of faces that are always the same. */
function faces(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 10);
  };
}

describe('what an attack may come to', () => {
  const aims: [string, Aim][] = [
    ['an even fight', { ahead: 0, dam: 12, soak: 6, hp: 50, wounds: 0, woundThreshold: 15 }],
    [
      'a strong one against the wounded',
      { ahead: 4, dam: 12, soak: 3, hp: 20, wounds: 4, woundThreshold: 15 },
    ],
    ['a weak one', { ahead: -9, dam: 3, soak: 9, hp: 30, wounds: 1, woundThreshold: 12 }],
  ];

  it.each(aims)('[RUN-MELEE-03] [RUN-MELEE-04] %s: as thrown a hundred thousand times', (_, aim) => {
    const next = faces(7);
    const count = { hit: 0, wound: 0, kill: 0, lost: 0 };
    const times = 100_000;
    for (let n = 0; n < times; n++) {
      const margin = aim.ahead + ordinaryDie(next).result - ordinaryDie(next).result;
      if (margin < 0) continue;
      const lost = lostHitPoints(margin, aim.dam, aim.soak);
      const { wounds, condition } = hurt({ ...aim, maxHp: 99 }, lost);
      count.hit += 1 / times;
      if (wounds > 0) count.wound += 1 / times;
      if (condition === 'dying' || condition === 'dead') count.kill += 1 / times;
      count.lost += Math.min(lost, aim.hp) / times;
    }
    const told = meleeProspect(aim);
    for (const key of ['hit', 'wound', 'kill'] as const)
      expect(Math.abs(told[key] - count[key])).toBeLessThan(0.006);
    expect(Math.abs(told.lost - count.lost)).toBeLessThan(0.15);
  });

  it('[RUN-RULING-C24] [RUN-MISSILE-04] one die against a fixed number', () => {
    const aim: Aim = { ahead: 5 - 6, dam: 6, soak: 3, hp: 4, wounds: 0, woundThreshold: 15 };
    const { hit, kill } = fixedProspect(aim);
    expect(hit).toBeCloseTo(0.9, 9);
    // A one is a botch, so whatever hits has a margin of 1.
    expect(kill).toBeCloseTo(0.9, 9);
    expect(fixedProspect({ ...aim, hp: 5 }).kill).toBeCloseTo(0.8, 9);
  });

  it('counts every throw: nobody’s chances are more or less than all', () => {
    const sure = meleeProspect({ ahead: 1000, dam: 0, soak: 0, hp: 1, wounds: 0, woundThreshold: 9 });
    expect(sure.hit).toBeCloseTo(1, 12);
    expect(sure.kill).toBeCloseTo(1, 12);
  });
});
