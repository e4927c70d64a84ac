import { describe, expect, it } from 'vitest';
import { hoursUntilNext, REVIVAL_DIFFICULTY, revived, treated, treatmentDifficulty } from './healing.ts';
import { type Body, conditionOf, hurt, impairmentOf, lostHitPoints, woundsOf } from './injury.ts';

const body = (changes: Partial<Body> = {}): Body => ({
  hp: 50,
  maxHp: 76,
  wounds: 0,
  woundThreshold: 15,
  ...changes,
});

describe('a blow', () => {
  it.each([
    ['[RUN-TV-C04] [RUN-MELEE-05]', 20 - 11, 12, 5, 16],
    ['[RUN-TV-C10]', 11 - 5, 12, 3, 15],
    ['[RUN-TV-C03] [RUN-DMG-03]', 6 - 4, 30, 6, 26],
    ['[RUN-DMG-01] [RUN-DMG-02] [RUN-TV-H17]', 1, -2, 0, 0],
    ['[RUN-TV-H17]', 0, 5, -2, 7],
    ['[RUN-DMG-02]', 0, 3, 9, 0],
  ])('%s by %i with DAM %i against Soak %i costs %i', (_, margin, dam, soak, lost) => {
    expect(lostHitPoints(margin, dam, soak)).toBe(lost);
  });

  it.each([
    [17, 0],
    [18, 1],
    [35, 1],
    [36, 2],
    [54, 3],
  ])(
    '[RUN-TV-C11] [RUN-DMG-06] [RUN-DMG-07] [RUN-HERO-27] that costs %i makes %i Wounds in somebody with WT 18',
    (lost, wounds) => {
      expect(woundsOf(lost, 18)).toBe(wounds);
    },
  );

  it('[RUN-TV-C03] [RUN-DMG-04] [RUN-DMG-08] [RUN-HERO-24] takes hit points, and a Wound impairs', () => {
    const { body: hit, condition, wounds } = hurt(body(), 26);
    expect([hit.hp, hit.wounds, wounds, condition]).toEqual([24, 1, 1, 'able']);
    expect(impairmentOf(hit.wounds)).toBe(1);
  });

  it('[RUN-DMG-11] four Wounds incapacitate', () => {
    expect(hurt(body({ wounds: 3 }), 15)).toMatchObject({ condition: 'incapacitated', body: { wounds: 4 } });
    expect(hurt(body({ wounds: 2 }), 15).condition).toBe('able');
  });

  it('[RUN-DMG-12] [RUN-DMG-15] no hit points, or a fifth Wound, is dying; nobody has less than none', () => {
    expect(hurt(body({ hp: 10 }), 10)).toMatchObject({ condition: 'dying', body: { hp: 0 } });
    expect(hurt(body({ hp: 10 }), 9).condition).toBe('able');
    expect(hurt(body({ hp: 10 }), 14)).toMatchObject({ condition: 'dying', body: { hp: 0 } });
    expect(hurt(body({ wounds: 4 }), 15)).toMatchObject({ condition: 'dying', body: { hp: 35, wounds: 5 } });
    expect(hurt(body({ wounds: 4, hp: 99 }), 30).body.wounds).toBe(5);
  });

  it('[RUN-DMG-14] [RUN-TV-C18] below −20 nothing helps, at −20 somebody may', () => {
    expect(hurt(body({ hp: 10 }), 30).condition).toBe('dying');
    expect(hurt(body({ hp: 10 }), 31).condition).toBe('dead');
  });

  it('[RUN-DMG-10] [RUN-DMG-17] [RUN-TV-C30] whatever else impairs does so by two at most, and vigour is against all', () => {
    expect(impairmentOf(2)).toBe(2);
    expect(impairmentOf(2, 5)).toBe(4);
    expect(impairmentOf(1, 1, 3)).toBe(-1);
  });
});

describe('healing', () => {
  it('[RUN-HEAL-05] [RUN-HEAL-13] grows harder and slower with each Wound', () => {
    const wounds = [0, 1, 2, 3, 4, 5];
    expect(wounds.map((each) => treatmentDifficulty(each, 'wilderness'))).toEqual([4, 5, 6, 8, 10, 12]);
    expect(wounds.map((each) => hoursUntilNext(each))).toEqual([1, 3, 12, 24, 72, 168]);
  });

  it('[RUN-HEAL-06] is harder in a fight and with strangers, easier by a fire', () => {
    expect(treatmentDifficulty(1, 'combat')).toBe(8);
    expect(treatmentDifficulty(1, 'sheltered')).toBe(2);
    expect(treatmentDifficulty(1, 'wilderness', 'otherFolk')).toBe(8);
    expect(treatmentDifficulty(1, 'combat', 'undead')).toBe(14);
  });

  it('[RUN-TV-C16] [RUN-HEAL-09] [RUN-HERO-24] gives the unwounded four for each point and four more, up to the maximum', () => {
    expect(treated(body({ hp: 47 }), 10 - 4).hp).toBe(75);
    expect(treated(body({ hp: 47 }), 7).hp).toBe(76);
    expect(treated(body({ hp: 47 }), 0).hp).toBe(51);
  });

  it.each([
    [24, 45, 1],
    [18, 42, 1],
    [0, 42, 1],
    [42, 63, 0],
    [80, 76, 0],
  ])(
    '[RUN-TV-C17] [RUN-HEAL-10] [RUN-HEAL-11] [RUN-RULING-C22] a margin of %i leaves the wounded with %i hit points and %i Wounds',
    (margin, hp, wounds) => {
      expect(treated(body({ hp: 21, wounds: 2, woundThreshold: 21 }), margin)).toMatchObject({ hp, wounds });
    },
  );

  it('[RUN-HEAL-20] [RUN-HEAL-23] [RUN-HEAL-24] [RUN-TV-C18] [RUN-RULING-C40] brings back the dying with four hit points, incapacitated after a fifth Wound', () => {
    expect(REVIVAL_DIFFICULTY).toBe(12);
    expect(revived(body({ hp: 0 })).hp).toBe(4);
    const back = revived(body({ hp: 12, wounds: 5 }));
    expect([back.hp, back.wounds, conditionOf(back)]).toEqual([16, 4, 'incapacitated']);
    expect(revived(body({ hp: 0, wounds: 2 })).wounds).toBe(2);
    expect(revived(body({ hp: 75, wounds: 5 })).hp).toBe(76);
  });
});
