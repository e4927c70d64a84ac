import { describe, expect, it } from 'vitest';
import { DEEDS, type DeedName, SKALD_GIFT } from '../../../content/design/gains.ts';
import {
  dmgCost,
  escalating,
  impairmentOfWaking,
  recurring,
  wakingFor,
} from '../../../content/design/traps.ts';
import {
  encounter,
  event,
  field,
  fightEvent,
  freestanding,
  type GivenElement,
  gain,
  holding,
  laborers,
  linesOf,
  pointsOf,
  roll,
  sumOf,
  trap,
} from '../testing.ts';
import { countdownCost, scoreboardCost } from './rolls.ts';

describe('how hard a roll is', () => {
  it.each([
    [4, -20],
    [5, -10],
    [6, 0],
    [7, 10],
    [8, 20],
    [9, 30],
    [10, 40],
    [11, 50],
    [12, 60],
    [13, 70],
    [14, 80],
  ])('[RUN-DIF-02] [RUN-TV-T06] Difficulty %i: %i', (difficulty, points) => {
    expect(linesOf(holding(trap(roll('dodge', difficulty), [{ kind: 'equipment' }])))).toEqual([
      ['difficulty', points],
      ['equipment', 40],
    ]);
  });

  it.each([
    [0, -20],
    [2, 0],
    [3, 10],
    [11, 90],
  ])('[RUN-DIF-11] [RUN-DIF-13] against somebody with a bonus of %i: %i', (bonus, points) => {
    const opposed = roll('music', 6, { against: { kind: 'opposed', bonus, opponent: 'Somebody' } });
    expect(pointsOf(trap(opposed, [{ kind: 'equipment' }]))).toEqual([points, 40]);
  });

  it.each([
    [-2, -20],
    [0, 0],
    [3, 30],
    [8, 80],
  ])('[RUN-DIF-124] [RUN-RULING-T03] [RUN-TV-TS03] %i above a baseline: %i', (by, points) => {
    const init = roll(null, 6, { methods: [], against: { kind: 'baseline', score: 'init', by } });
    expect(pointsOf(trap(init, [{ kind: 'equipment' }]))).toEqual([points, 40]);
  });

  it('[RUN-RULING-R34] of a baseline no row is missing: every step costs ten', () => {
    const costs = Array.from({ length: 11 }, (_, i) => {
      const init = roll(null, 6, { methods: [], against: { kind: 'baseline', score: 'init', by: i - 2 } });
      return pointsOf(trap(init, [{ kind: 'equipment' }]))[0];
    });
    expect(costs).toEqual([-20, -10, 0, 10, 20, 30, 40, 50, 60, 70, 80]);
  });

  it('[RUN-DIF-04] [RUN-TRE-09] a low one earns nothing where treasure is won', () => {
    expect(pointsOf(gain([{ kind: 'treasure', category: 'A' }], roll('climb', 4)))).toEqual([0, -10]);
    expect(pointsOf(gain([{ kind: 'treasure', category: 'A' }], roll('climb', 8)))).toEqual([20, -10]);
    expect(pointsOf(gain([{ kind: 'shrine', god: 'ull' }], roll('climb', 4)))).toEqual([-20, -10]);
  });

  it('[RUN-DIF-120] [RUN-RULING-T65] a Characteristic alone is out of the way, two of them are not', () => {
    const bare = { ability: null, characteristic: 'Sta' } as const;
    const of = (methods: Parameters<typeof roll>[2]) =>
      linesOf(holding(trap(roll(null, 6, methods), [{ kind: 'equipment' }])));
    expect(of({ methods: [bare] })).toContainEqual(['exotic', 20]);
    expect(of({ methods: [{ ...bare, second: 'Str' }] })).not.toContainEqual(['exotic', 20]);
    const other = { ability: 'dodge', characteristic: null } as const;
    expect(of({ methods: [bare, other] }).map(([code]) => code)).not.toContain('exotic');
    expect(of({ methods: [bare, { ...bare, characteristic: 'Str' }] })).toContainEqual(['exotic', 20]);
  });

  it('[RUN-DIF-121] [RUN-DIF-122] depends on the heroes: what nobody has, and what the own hero does best', () => {
    const given = holding(trap(roll('music', 6), [{ kind: 'equipment' }]));
    const hero = (own: boolean, music: number, Com = 0) => ({
      own,
      characteristics: { Com },
      abilities: { music },
    });
    const codes = (roster: ReturnType<typeof hero>[]) => linesOf(given, { roster }).map(([code]) => code);
    expect(codes([])).toEqual(['difficulty', 'equipment']);
    expect(linesOf(given, { roster: [hero(true, 0), hero(false, 0)] })).toContainEqual(['nobodyHas', 40]);
    expect(codes([hero(true, 1), hero(false, 0)])).not.toContain('nobodyHas');
    expect(linesOf(given, { roster: [{ own: false, characteristics: {}, abilities: {} }] })).toContainEqual([
      'nobodyHas',
      40,
    ]);
    expect(linesOf(given, { roster: [hero(true, 2), hero(false, 1, 0)] })).toContainEqual(['stacked', 75]);
    expect(codes([hero(true, 2), hero(false, 1, 1)])).not.toContain('stacked');
    // Whoever lacks it takes three off, so that he is behind by four.
    expect(codes([hero(true, 1), hero(false, 0, 3)])).toContain('stacked');
    expect(codes([hero(true, 1), hero(false, 0, 4)])).not.toContain('stacked');
  });

  it.each([
    ['thor', 25],
    ['odin', 20],
    ['tyr', 15],
    ['ull', 10],
    ['urd', 5],
  ] as const)(
    '[RUN-DIF-135] [RUN-DIF-136] in defiance of %s: %i, as much as his shrine earns',
    (god, points) => {
      expect(pointsOf(trap(roll('climb', 6, { defies: god }), [{ kind: 'equipment' }]))).toEqual([
        0,
        points,
        40,
      ]);
      expect(pointsOf(gain([{ kind: 'shrine', god }]))).toEqual([-points]);
    },
  );

  it('[RUN-COND-30] [RUN-DIF-130] an action, and a trap behind it, are paid for', () => {
    const given = trap(roll('balance', 7, { action: true, leadsTo: 'river' }), [{ kind: 'equipment' }]);
    expect(linesOf(holding(given))).toEqual([
      ['difficulty', 10],
      ['action', 10],
      ['leadsToTrap', 10],
      ['equipment', 40],
    ]);
  });
});

describe('who rolls', () => {
  it.each([
    ['standard', 0, '[RUN-DIF-20]'],
    ['singular', 0, '[RUN-DIF-21]'],
    ['noFault', -15, '[RUN-DIF-22]'],
    ['rush', 0, '[RUN-DIF-23]'],
    ['scramble', 0, '[RUN-DIF-24] [RUN-RULING-T10]'],
    ['dogpile', 0, '[RUN-DIF-25] [RUN-RULING-T10]'],
    ['weakLink', 40, '[RUN-DIF-26]'],
    ['lineOfDoom', 10, '[RUN-DIF-27]'],
    ['domino', 20, '[RUN-DIF-28]'],
  ] as const)('%s: %i %s', (type, points, _) => {
    const lines = linesOf(holding(trap(roll('dodge', 6, { type }), [{ kind: 'equipment' }])));
    expect(lines.filter(([code]) => code === type)).toEqual(points === 0 ? [] : [[type, points]]);
  });

  it.each([
    ['standard', -10, '[RUN-COND-04]'],
    ['weakLink', -10, '[RUN-COND-11] [RUN-RULING-T58]'],
    ['domino', -10, '[RUN-COND-11]'],
    ['singular', -20, '[RUN-COND-05]'],
    ['rush', -20, '[RUN-COND-11]'],
    ['noFault', -20, '[RUN-COND-11]'],
  ] as const)('%s that can be left alone: %i, and five more at first exposure %s', (type, points, _) => {
    const lines = (exposure: 'first' | 'remains') =>
      linesOf(
        holding(
          trap(roll('dodge', 6, { type, condition: { trigger: 'Touch it.', exposure } }), [
            { kind: 'equipment' },
          ]),
        ),
      );
    expect(lines('remains')).toContainEqual(['conditional', points]);
    expect(lines('remains').map(([code]) => code)).not.toContain('firstExposure');
    expect(lines('first')).toContainEqual(['conditional', points]);
    expect(lines('first')).toContainEqual(['firstExposure', -5]);
  });

  it.each([
    [1, -5],
    [3, -15],
    [4, -20],
    [7, -20],
    ['unlimited', -20],
  ] as const)('[RUN-DIF-90] [RUN-DIF-91] [RUN-RULING-T07] further tries, %s: %i', (extra, points) => {
    expect(pointsOf(trap(roll('dodge', 6, { extra }), [{ kind: 'equipment' }]))).toEqual([0, points, 40]);
  });

  it('[RUN-DIF-95] [RUN-TV-T16] every further way to do it earns ten', () => {
    const way = { ability: 'dodge', characteristic: null } as const;
    const ways = (count: number) =>
      pointsOf(trap(roll('dodge', 6, { methods: Array(count).fill(way) }), [{ kind: 'equipment' }]));
    expect(ways(1)).toEqual([0, 40]);
    expect(ways(2)).toEqual([0, -10, 40]);
    expect(ways(3)).toEqual([0, -10, -10, 40]);
  });

  it('[RUN-COND-40] that no kit is needed earns five', () => {
    expect(pointsOf(trap(roll('music', 6, { withoutKit: true }), [{ kind: 'equipment' }]))).toEqual([
      0, -5, 40,
    ]);
  });

  it('[RUN-DIF-100] rolls at once are paid each, and fifteen for every further one', () => {
    const also = [roll('balance', 7), roll('climb', 6)];
    expect(linesOf(holding(trap(roll('traps', 8, { also }), [{ kind: 'equipment' }])))).toEqual([
      ['difficulty', 20],
      ['difficulty', 10],
      ['simultaneous', 15],
      ['difficulty', 0],
      ['simultaneous', 15],
      ['equipment', 40],
    ]);
  });
});

describe('many rolls', () => {
  it('[RUN-DIF-50] [RUN-DIF-51] [RUN-DIF-52] [RUN-COND-31] [RUN-TV-TS38] an Action Sink pays ten a success, and neither its actions nor its tries twice', () => {
    const sink = (trapAtEnd: boolean) =>
      roll('brawling', 6, {
        action: true,
        extra: 'unlimited',
        multiple: { kind: 'actionSink', successes: 4, trapAtEnd },
      });
    expect(linesOf(holding(trap(sink(true), [{ kind: 'status', points: 20 }])))).toEqual([
      ['difficulty', 0],
      ['status', 20],
      ['actionSink', 40],
      ['trapAtEnd', 20],
    ]);
    expect(sumOf(trap(sink(false), [{ kind: 'status', points: 20 }]))).toEqual([60, 0]);
  });

  it('[RUN-DIF-55] [RUN-DIF-56] a Panic Button costs twenty-five, and the roll that ends it what it costs', () => {
    const button = roll('traps', 7, {
      multiple: { kind: 'panicButton', end: roll('pick-lock', 8) as never, ending: '' },
    });
    expect(linesOf(holding(trap(button, [{ kind: 'damage', dam: 10 }])))).toEqual([
      ['difficulty', 10],
      ['damage', 10],
      ['panicButton', 25],
      ['difficulty', 20],
    ]);
  });

  it.each([
    [2, 25],
    [3, 40],
    [4, 60],
    [5, 85],
  ])('[RUN-DIF-64] a gain for which one endures %i rolls: %i', (rolls, points) => {
    const endured = roll('bravery', 8, { multiple: { kind: 'endurance', rolls } });
    expect(linesOf(holding(gain([{ kind: 'shrine', god: 'tyr' }], endured)))).toEqual([
      ['difficulty', 20],
      ['shrine', -15],
      ['endurance', points],
    ]);
  });

  it('[RUN-DIF-63] [RUN-RULING-T06] [RUN-TV-TS30] a trap costs all its positive lines for every roll', () => {
    const jaws = trap(roll('jump', 6, { multiple: { kind: 'endurance', rolls: 3 } }), [
      { kind: 'dice', dice: 3, armorIgnoring: true },
    ]);
    expect(sumOf(jaws)).toEqual([75, 0]);
    const easy = trap(roll('jump', 4, { type: 'noFault', multiple: { kind: 'endurance', rolls: 2 } }), [
      { kind: 'damage', dam: 10 },
    ]);
    expect(sumOf(easy)).toEqual([20, 35]);
    const further = encounter([event({ elements: [jaws] }), fightEvent()], {
      rulings: { endurance: 'further' },
    });
    expect(linesOf(further)).toContainEqual(['endurance', 25]);
  });

  it.each([
    ['half', 10, 3, 20, '[RUN-TV-T12] [RUN-RULING-T04]'],
    ['half', 20, 3, 40, '[RUN-TV-T13]'],
    ['half', 10, 4, 10, '[RUN-TV-T14]'],
    ['half', 10, 1, 60, ''],
    ['half', 10, 2, 40, ''],
    ['half', 10, 5, 5, ''],
    ['all', 0, 3, 40, ''],
    ['oneAndHalf', 0, 3, 60, ''],
    ['double', 0, 3, 80, ''],
    ['double', 30, 3, 240, ''],
    ['all', 30, null, 120, '[RUN-DIF-76]'],
    ['all', 0, null, 40, '[RUN-DIF-76]'],
  ] as const)(
    '[RUN-DIF-73] [RUN-DIF-74] a Countdown, %s, Difficulty cost %i, %s attempts: %i %s',
    (share, cost, attempts, points, _) => {
      expect(countdownCost(share, cost, attempts)).toBe(points);
    },
  );

  it('[RUN-DIF-72] [RUN-DIF-75] a Countdown takes the place of all that its Difficulty costs', () => {
    const counted = roll(null, 7, {
      defies: 'ull',
      action: true,
      multiple: { kind: 'countdown', share: 'half', attempts: 3 },
    });
    expect(linesOf(holding(trap(counted, [{ kind: 'damage', dam: 5 }])))).toEqual([
      ['action', 10],
      ['damage', 5],
      ['countdown', 80],
    ]);
  });

  it.each([
    [2, 3, 10],
    [3, 3, 20],
    [5, 4, 30],
    [6, 3, 40],
    [8, 5, 80],
    [9, 3, 80],
  ])(
    '[RUN-DIF-81] [RUN-RULING-T05] a Scoreboard against a bonus of %i, %i successes: %i',
    (bonus, successes, points) => {
      expect(scoreboardCost(bonus, successes)).toBe(points);
      const contest = roll('carouse', 6, {
        against: { kind: 'opposed', bonus, opponent: 'A jarl' },
        multiple: { kind: 'scoreboard', successes },
      });
      expect(linesOf(holding(gain([{ kind: 'shrine', god: 'ull' }], contest)))).toContainEqual([
        'scoreboard',
        points,
      ]);
    },
  );
});

describe('what befalls whoever fails', () => {
  it.each([
    [1, 1],
    [12, 12],
    [15, 15],
    [16, 21],
    [18, 23],
    [20, 25],
    [21, 31],
    [25, 35],
    [26, 41],
    [31, 51],
    [36, 61],
    [41, 71],
    [46, 81],
    [50, 85],
  ])('[RUN-TRAP-12] [RUN-TV-T23] [RUN-CHART-QDAM] Dam %i: %i', (dam, points) => {
    expect(dmgCost(dam)).toBe(points);
    expect(sumOf(trap(roll('dodge', 6), [{ kind: 'damage', dam }]))).toEqual([points, 0]);
  });

  it.each([2, 7, 15, 22, 26, 30, 43, 50].map((points, i) => [i + 1, points] as const))(
    '[RUN-TRAP-21] [RUN-RULING-T31] %i dice: %i',
    (dice, points) => {
      expect(sumOf(trap(roll('dodge', 6), [{ kind: 'dice', dice }]))).toEqual([points, 0]);
    },
  );

  it('[RUN-TRAP-15] [RUN-TRAP-16] [RUN-RULING-T71] past armor costs ten, however long it lasts', () => {
    const harm = { kind: 'damage', dam: 9, armorIgnoring: true } as const;
    expect(sumOf(trap(roll('dodge', 6), [harm]))).toEqual([19, 0]);
    expect(sumOf(trap(roll('dodge', 6), [{ ...harm, over: 'recurring' }]))).toEqual([32, 0]);
  });

  it('[RUN-TRAP-26] [RUN-TRAP-29] [RUN-TV-T27] [RUN-TV-T29] what recurs and what escalates', () => {
    expect([2, 21].map((dam) => recurring(dmgCost(dam)))).toEqual([5, 77]);
    expect([2, 21].map(escalating)).toEqual([20, 67]);
    const of = (over: 'recurring' | 'escalating') =>
      linesOf(holding(trap(roll('dodge', 6), [{ kind: 'damage', dam: 21, over }])));
    expect(of('recurring')).toContainEqual(['recurring', 77]);
    expect(of('escalating')).toContainEqual(['escalating', 67]);
  });

  it('[RUN-RULING-T29] a group may say that what escalates costs no less than what recurs', () => {
    const given = (dam: number) =>
      linesOf(
        encounter(
          [
            event({ elements: [trap(roll('dodge', 6), [{ kind: 'damage', dam, over: 'escalating' }])] }),
            fightEvent(),
          ],
          { rulings: { escalation: 'atLeastRecurring' } },
        ),
      );
    expect(given(21)).toContainEqual(['escalating', 77]);
    expect(given(2)).toContainEqual(['escalating', 20]);
  });

  it('[RUN-RULING-T32] dice that recur cost two and a half times as much', () => {
    expect(sumOf(trap(roll('dodge', 6), [{ kind: 'dice', dice: 3, over: 'recurring' }]))).toEqual([37, 0]);
  });

  it('[RUN-TRAP-30] [RUN-TRAP-27] the roll that ends it is paid, and its tries earn nothing', () => {
    const end = {
      roll: { ...roll('healer', 8, { type: 'noFault', extra: 'unlimited' }) },
      countdown: null,
      how: '',
    };
    const parasite = trap(roll('dodge', 6), [
      { kind: 'damage', dam: 9, over: 'recurring', end: end as never },
    ]);
    expect(linesOf(holding(parasite))).toEqual([
      ['difficulty', 0],
      ['recurring', 22],
      ['difficulty', 20],
      ['noFault', -15],
    ]);
  });

  it('[RUN-TRAP-33] [RUN-DIF-76] [RUN-TV-TS12] [RUN-TV-TS13] drums: Stamina alone, escalating, ended by a Countdown', () => {
    const end = { roll: { ...roll('bows', 6) }, countdown: 'all', how: '' };
    const drums = trap(roll(null, 6), [{ kind: 'damage', dam: 2, over: 'escalating', end: end as never }]);
    expect(linesOf(holding(drums))).toEqual([
      ['difficulty', 0],
      ['exotic', 20],
      ['escalating', 20],
      ['countdown', 40],
    ]);
  });

  it.each([
    [6, 1, 30],
    [3, 2, 30],
    [1, 1, 5],
  ])('[RUN-TRAP-41] a stick of %i for %i rounds: %i', (by, rounds, points) => {
    expect(sumOf(trap(roll('dodge', 6), [{ kind: 'stick', roll: 'later', by, rounds }]))).toEqual([
      points,
      0,
    ]);
  });

  it.each([
    ['atk', 2, 3, 30],
    ['dfn', 1, 1, 5],
    ['init', 9, 1, 15],
    ['init', 6, 1, 10],
    ['init', 7, 1, 15],
    ['init', 9, 3, 45],
  ] as const)(
    '[RUN-TRAP-43] [RUN-RULING-T37] foes’ %s +%i for %i rounds: %i',
    (score, by, rounds, points) => {
      const stick = { kind: 'foesStick', score, by, rounds, foes: 'all' } as const;
      expect(sumOf(trap(roll('dodge', 6), [stick]))).toEqual([points, 0]);
      expect(sumOf(trap(roll('dodge', 6), [{ ...stick, fights: 2 }]))).toEqual([2 * points, 0]);
    },
  );

  it('[RUN-TRAP-50] [RUN-EQDMG-01] status costs what it takes away, equipment forty', () => {
    expect(sumOf(trap(null, [{ kind: 'status', points: 15 }]))).toEqual([15, 0]);
    expect(sumOf(trap(roll('dodge', 6), [{ kind: 'equipment' }]))).toEqual([40, 0]);
  });

  it('[RUN-HAZ-ACID-03] [RUN-HAZ-ACID-02] [RUN-HAZ-ACID-04] [RUN-RULING-T27] acid is a package: recurring, past armor, equipment, and no combo', () => {
    const pool = trap(roll('jump', 8), [{ kind: 'acid', dam: 6, end: null }]);
    expect(linesOf(holding(pool))).toEqual([
      ['difficulty', 20],
      ['recurring', 15],
      ['armorIgnoring', 10],
      ['equipment', 40],
    ]);
    const deep = { surface: 'choppy', current: 'none' } as const;
    expect(
      linesOf(holding(trap(roll('jump', 8), [{ kind: 'acid', dam: 6, deep, end: null }]))),
    ).toContainEqual(['drowning', 30]);
  });

  it('[RUN-HAZ-AMBUSH-08] [RUN-RULING-T43] [RUN-TV-TS25] an ambush includes its Weak Link; any other type is paid', () => {
    expect(sumOf(trap(roll('awareness', 8, { type: 'weakLink' }), [{ kind: 'ambush' }]))).toEqual([70, 0]);
    expect(
      sumOf(trap(roll('balance', 8, { type: 'domino', direction: 'rear' }), [{ kind: 'ambush' }])),
    ).toEqual([90, 0]);
    expect(sumOf(gain([{ kind: 'ambush' }], roll('stealth', 8, { type: 'weakLink' })))).toEqual([20, 50]);
  });

  it.each([
    ['tranquil', 'none', 10],
    ['choppy', 'none', 30],
    ['raging', 'slight', 90],
    ['undercurrent', 'strong', 140],
    ['undercurrent', 'none', 80],
  ] as const)(
    '[RUN-HAZ-DROWN-07] [RUN-HAZ-DROWN-08] [RUN-TV-TS24] water, %s, current %s: %i',
    (surface, current, points) => {
      expect(sumOf(trap(roll('awareness', 6), [{ kind: 'drowning', surface, current }]))).toEqual([
        points,
        0,
      ]);
    },
  );

  it.each([
    [9, 0],
    [10, 17],
    [15, 17],
    [16, 25],
    [21, 42],
    [25, 42],
    [30, 52],
    [40, 62],
    [60, 72],
    [80, 82],
    [100, 92],
    [101, 102],
  ])('[RUN-HAZ-FALL-03] [RUN-RULING-T50] a fall of %i feet: %i', (feet, points) => {
    expect(sumOf(trap(roll('jump', 6), [{ kind: 'fall', feet }]))).toEqual([points, 0]);
  });

  it('[RUN-HAZ-FIRE-04] [RUN-HAZ-FIRE-08] flames and raging fire, and water near them', () => {
    const fire = (raging: boolean, water: number | null) =>
      sumOf(trap(roll('sprint', 6), [{ kind: 'fire', raging, water }]));
    expect(fire(false, null)).toEqual([16, 0]);
    expect(fire(true, null)).toEqual([36, 0]);
    expect(fire(true, 20)).toEqual([36, 15]);
    expect(fire(true, 21)).toEqual([36, 5]);
    expect(fire(true, 40)).toEqual([36, 5]);
    expect(fire(true, 41)).toEqual([36, 0]);
  });

  it('[RUN-TV-TS40] an explosion: Sprint 7, raging fire', () => {
    expect(sumOf(trap(roll('sprint', 7), [{ kind: 'fire', raging: true }]))).toEqual([46, 0]);
  });

  it.each([
    [4, [30, 20]],
    [6, [30, 0]],
    [7, [60, 0]],
    [9, [120, 0]],
  ])(
    '[RUN-HAZ-LOST-08] [RUN-TV-T46] [RUN-RULING-T52] to get lost at Difficulty %i: %j',
    (difficulty, sums) => {
      expect(sumOf(trap(null, [{ kind: 'lost', difficulty }]))).toEqual(sums);
    },
  );

  it('[RUN-HAZ-GRAB-04] [RUN-RULING-T53] a grabber costs forty, its harm and a harder way out', () => {
    const grab = (dam: number, out: number) =>
      sumOf(trap(roll('jump', 6), [{ kind: 'grab', dam, traps: 4, escape: roll('traps', out) as never }]));
    expect(grab(0, 6)).toEqual([40, 0]);
    expect(grab(10, 6)).toEqual([50, 0]);
    expect(grab(16, 8)).toEqual([81, 0]);
  });

  it.each([1, 2, 4, 6, 10, 15, 20, 25, 30, 35].map((points, i) => [i + 1, points] as const))(
    '[RUN-HAZ-NUIS-04] animals that do %i: %i',
    (dam, points) => {
      expect(sumOf(trap(null, [{ kind: 'nuisance', dam }]))).toEqual([points, 0]);
    },
  );
});

describe('what an Impairment will hamper', () => {
  const fright = (points: number) => trap(roll('bravery', 6), [{ kind: 'impairment', points }]);

  it('[RUN-IMPAIR-03] [RUN-TV-TS01] thirty a fight, five a roll, three a Freestanding one, all that comes after it', () => {
    const later = [trap(roll('lore', 6), [{ kind: 'stick', roll: 'a', by: 0 }]), gain([], roll('dodge', 6))];
    const before = gain([], roll('lore', 6));
    const given = holding(before, fright(2), ...later, freestanding(roll('awareness', 6)));
    expect(linesOf(given)).toContainEqual(['impairment', 2 * (30 + 5 + 5 + 3)]);
  });

  it('[RUN-RULING-T34] counts every roll of a test that asks for several, and those of hazards', () => {
    const countdown = roll('bows', 6, { multiple: { kind: 'countdown', share: 'all', attempts: 3 } });
    const given = holding(
      fright(1),
      trap(countdown, [{ kind: 'drowning', surface: 'choppy', current: 'none' }]),
      trap(roll('jump', 6, { also: [roll('balance', 6)], multiple: { kind: 'endurance', rolls: 3 } }), [
        { kind: 'fall', feet: 20 },
      ]),
    );
    // Six successes and Swim; three Jumps, Balance and the landing.
    expect(linesOf(given)).toContainEqual(['impairment', 30 + 5 * (6 + 1 + 3 + 1 + 1)]);
  });

  it('[RUN-RULING-T34] counts the roll that ends a Panic Button, and those that stop and free', () => {
    const end = {
      roll: { ...roll('traps', 6), also: [roll('balance', 6)] } as never,
      countdown: null,
      how: '',
    };
    const given = holding(
      fright(1),
      trap(
        roll('traps', 6, {
          multiple: { kind: 'panicButton', end: roll('pick-lock', 6) as never, ending: '' },
        }),
        [{ kind: 'grab', dam: 0, traps: 6, escape: roll('traps', 6) as never }],
        { targets: { most: 1, by: 'chance', repeats: end } },
      ),
    );
    // The button, what ends it, the way out of the trap, and two to stop it.
    expect(linesOf(given)).toContainEqual(['impairment', 30 + 5 * 5]);
  });

  it('[RUN-IMPAIR-04] [RUN-RULING-T75] what it ends with does not count any more', () => {
    const until = trap(roll('dodge', 6), [{ kind: 'damage', dam: 1 }], { id: 'lifted' });
    const given = holding(
      trap(roll('bravery', 6), [{ kind: 'impairment', points: 1, until: 'lifted' }]),
      gain([], roll('lore', 6)),
      until,
    );
    expect(linesOf(given)).toContainEqual(['impairment', 5]);
  });

  it('[RUN-IMPAIR-06] [RUN-IMPAIR-07] [RUN-IMPAIR-08] of one Ability or score counts only what it touches', () => {
    const of = (only: { on: 'ability'; ability: 'jump' | 'single-weapon' } | { on: 'score'; score: 'dfn' }) =>
      linesOf(
        holding(
          trap(roll('bravery', 6), [{ kind: 'impairment', points: 2, only }]),
          trap(roll('jump', 6), [{ kind: 'damage', dam: 1 }]),
          freestanding(roll('jump', 6)),
        ),
      ).find(([code]) => code === 'impairment');
    expect(of({ on: 'ability', ability: 'jump' })).toEqual(['impairment', 2 * (5 + 3)]);
    expect(of({ on: 'ability', ability: 'single-weapon' })).toEqual(['impairment', 20]);
    expect(of({ on: 'score', score: 'dfn' })).toEqual(['impairment', 20]);
  });

  it('[RUN-IMPAIR-10] [RUN-DIF-06] [RUN-TV-T30] [RUN-TV-TS14] [RUN-RULING-T61] low Difficulties earn nothing while it applies', () => {
    const easy = trap(roll('dodge', 4), [{ kind: 'damage', dam: 1 }]);
    const earns = (...elements: GivenElement[]) =>
      linesOf(holding(...elements)).find(([code, points]) => code === 'difficulty' && points !== 0);
    expect(earns(fright(1), easy)).toBeUndefined();
    expect(earns(easy, fright(1))).toEqual(['difficulty', -20]);
    const dfn = trap(roll('bravery', 6), [
      { kind: 'impairment', points: 1, only: { on: 'score', score: 'dfn' } },
    ]);
    expect(earns(dfn, easy)).toEqual(['difficulty', -20]);
  });

  it.each([
    [16, 0],
    [33, 0],
    [34, 1],
    [51, 1],
    [52, 2],
    [200, 2],
  ])('[RUN-IMPAIR-15] who has been awake for %i hours has %i, at the price of any other', (hours, points) => {
    expect(impairmentOfWaking(hours)).toBe(points);
    expect(impairmentOfWaking(wakingFor(points))).toBe(points);
    const line = linesOf(
      holding(
        trap(roll('survival', 6), [{ kind: 'impairment', points }]),
        trap(roll('jump', 6), [{ kind: 'damage', dam: 1 }]),
      ),
    ).find(([code]) => code === 'impairment');
    expect(line?.[1] ?? 0).toBe(points * (30 + 5));
  });

  it('[RUN-RULING-R36] Invigoration of one score touches that one, and what is printed of Impairment there means it', () => {
    const given = (only: { on: 'score'; score: 'dfn' | 'atk' }) =>
      linesOf(
        holding(
          gain([{ kind: 'invigoration', points: 1, only }]),
          trap(roll('dodge', 6), [{ kind: 'damage', dam: 1 }]),
        ),
      ).filter(([code]) => code === 'invigoration' || code === 'impairment');
    // Of the fight a part, of the roll nothing; and it earns.
    expect(given({ on: 'score', score: 'dfn' })).toEqual([['invigoration', -10]]);
    expect(given({ on: 'score', score: 'atk' })).toEqual([['invigoration', -10]]);
  });

  it('[RUN-GAIN-51] [RUN-GAIN-52] [RUN-GAIN-53] [RUN-IMPAIR-11] Invigoration is its mirror', () => {
    const later = [1, 2, 3, 4].map(() => trap(roll('dodge', 6), [{ kind: 'damage', dam: 1 }]));
    const given = (points: number, only: { on: 'score'; score: 'dfn' } | null) =>
      linesOf(
        holding(
          gain([{ kind: 'invigoration', points, only }]),
          ...later,
          freestanding(roll('lore', 6)),
          freestanding(roll('music', 6)),
        ),
      ).find(([code]) => code === 'invigoration');
    expect(given(1, null)).toEqual(['invigoration', -56]);
    expect(given(2, { on: 'score', score: 'dfn' })).toEqual(['invigoration', -20]);
  });
});

describe('several effects of one roll', () => {
  const two = [
    { id: 'shards', kind: 'damage', dam: 1 },
    { id: 'alarm', kind: 'equipment' },
  ] as const;
  const surcharge = (avoid: Parameters<typeof trap>[0]) =>
    linesOf(holding(trap(avoid, [...two]))).find(([code]) => code === 'combo');

  it('[RUN-DIF-105] [RUN-TV-T17] half of what Difficulty and type cost', () => {
    expect(surcharge(roll('dodge', 9, { type: 'weakLink' }))).toEqual(['combo', 35]);
  });

  it('[RUN-DIF-106] [RUN-TV-T18] [RUN-TV-TS04] without a type that serves only one of them', () => {
    expect(surcharge(roll('dodge', 9, { type: 'weakLink', serves: ['alarm'] }))).toEqual(['combo', 15]);
    expect(surcharge(roll('dodge', 6, { type: 'weakLink', serves: ['alarm'] }))).toBeUndefined();
  });

  it('[RUN-DIF-107] [RUN-TV-T19] what is lenient does not count', () => {
    expect(surcharge(roll('dodge', 7, { type: 'noFault' }))).toEqual(['combo', 5]);
    expect(surcharge(roll('dodge', 4, { type: 'weakLink' }))).toEqual(['combo', 20]);
  });

  it('[RUN-DIF-105] nothing where nobody rolls', () => {
    const shame = trap(null, [
      { kind: 'status', points: 5 },
      { kind: 'nuisance', dam: 1 },
    ]);
    expect(sumOf(shame)).toEqual([6, 0]);
  });

  it('[RUN-RULING-T27] once, whatever their number', () => {
    const three = trap(roll('dodge', 9), [...two, { kind: 'ambush' }]);
    expect(linesOf(holding(three)).filter(([code]) => code === 'combo')).toEqual([['combo', 15]]);
  });

  it('[RUN-DIF-110] [RUN-GAIN-02] [RUN-RULING-T28] several gains cost the Difficulty each, and a low one earns nothing', () => {
    const treasures = [
      { kind: 'treasure', category: 'F' },
      { kind: 'treasure', category: 'C' },
      { kind: 'treasure', category: 'C' },
    ] as const;
    expect(sumOf(gain([...treasures], roll('awareness', 8)))).toEqual([60, 135]);
    const shrines = [
      { kind: 'shrine', god: 'odin' },
      { kind: 'shrine', god: 'ull' },
    ] as const;
    expect(sumOf(gain([...shrines], roll('awareness', 4)))).toEqual([0, 30]);
    // Liar's silver is no gain.
    expect(sumOf(gain([shrines[0], { kind: 'liarsSilver', pieces: 3 }], roll('awareness', 7)))).toEqual([
      13, 20,
    ]);
  });

  it('[RUN-DIF-115] success and failure of one roll are each priced as ever', () => {
    const lady = trap(roll('music', 6), [{ kind: 'damage', dam: 10 }], {
      gains: [{ kind: 'treasure', category: 'F' }],
    });
    expect(sumOf(lady)).toEqual([10, 75]);
  });
});

describe('whom a trap strikes', () => {
  const dart = (targets: NonNullable<Parameters<typeof trap>[2]>['targets']) =>
    linesOf(holding(trap(roll('dodge', 6), [{ kind: 'damage', dam: 7 }], { targets: targets ?? null })));

  it.each([
    [1, -15],
    [2, -10],
    [3, 0],
  ])('[RUN-TRAP-54] at most %i: %i', (most, points) => {
    const limited = dart({ most, by: 'chance' }).filter(([code]) => code === 'limited');
    expect(limited).toEqual(points === 0 ? [] : [['limited', points]]);
  });

  it.each([25, 50, 75, 100, 150, 200].map((points, i) => [i + 1, points] as const))(
    '[RUN-TRAP-57] [RUN-TV-TS15] [RUN-TV-TS39] every round %i: %i, and nothing for there being few',
    (most, points) => {
      const lines = dart({ most, by: 'chance', repeats: { roll: null, countdown: null, how: 'Break it.' } });
      expect(lines).toContainEqual(['repeatShots', points]);
      expect(lines.map(([code]) => code)).not.toContain('limited');
    },
  );

  it('[RUN-TRAP-58] [RUN-TV-TS16] the roll that stops it is paid as ever, its tries too', () => {
    const stop = {
      ...roll('traps', 7, { type: 'rush', action: true, extra: 'unlimited' }),
      also: [roll('balance', 7, { leadsTo: 'river' })],
    };
    const lines = dart({ most: 1, by: 'chart', repeats: { roll: stop as never, countdown: null, how: '' } });
    const of = (sign: number) =>
      lines.slice(3).reduce((sum, [, points]) => sum + (Math.sign(points) === sign ? points : 0), 0);
    expect([of(1), of(-1)]).toEqual([55, -20]);
  });

  it.each([
    ['danger', 80, 20, [65, 0], '[RUN-TV-T33]'],
    ['safety', 70, 20, [25, 25], '[RUN-TV-T34]'],
    ['safety', 20, 20, [25, 10], ''],
  ] as const)(
    '[RUN-TRAP-63] [RUN-RULING-T41] a zone of %s, %i paces, Dam %i: %j %s',
    (of, paces, dam, sums, _) => {
      const zone = { of, around: { x: 0, y: 0 }, paces };
      expect(sumOf(trap(roll('dodge', 6), [{ kind: 'damage', dam }], { zone }))).toEqual(sums);
    },
  );
});

describe('rolls against the same Ability', () => {
  it('[RUN-DIF-125] [RUN-TV-T20] [RUN-RULING-T56] the fourth of a secondary one and those after it cost more', () => {
    const five = Array.from({ length: 5 }, () => gain([], roll('skald', 6)));
    const lines = linesOf(holding(...five)).filter(([code]) => code === 'clumping');
    expect(lines).toEqual([
      ['clumping', 45],
      ['clumping', 60],
    ]);
  });

  it('[RUN-DIF-126] [RUN-DIF-127] Freestanding rolls and primary Abilities never do', () => {
    const free = Array.from({ length: 5 }, () => freestanding(roll('skald', 6)));
    const primary = Array.from({ length: 5 }, () => gain([], roll('sprint', 6)));
    expect(linesOf(holding(...free, gain([], roll('skald', 6)))).map(([code]) => code)).not.toContain(
      'clumping',
    );
    expect(linesOf(holding(...primary)).map(([code]) => code)).not.toContain('clumping');
  });

  it('[RUN-RULING-T56] of several ways the first counts, and a hazard counts for its own', () => {
    const either = roll('skald', 6, {
      methods: [
        { ability: 'music', characteristic: null },
        { ability: 'swim', characteristic: null },
      ],
    });
    const given = holding(
      gain([], roll('swim', 6)),
      gain([], either),
      trap(null, [{ kind: 'drowning', surface: 'choppy', current: 'none' }]),
      gain([], roll('swim', 6)),
      gain([], roll('swim', 6)),
    );
    expect(linesOf(given).filter(([code]) => code === 'clumping')).toEqual([['clumping', 45]]);
  });
});

describe('gains', () => {
  it.each([
    ['A', -10],
    ['B', -20],
    ['C', -30],
    ['D', -40],
    ['E', -50],
    ['F', -75],
  ] as const)('[RUN-TRE-05] [RUN-TRE-10] category %s: %i', (category, points) => {
    expect(pointsOf(gain([{ kind: 'treasure', category }]))).toEqual([points]);
  });

  it('[RUN-TRE-08] behind a roll the ordinary price of that is added', () => {
    const chest = { kind: 'treasure', category: 'D' } as const;
    expect(pointsOf(gain([chest], roll('climb', 9)))).toEqual([30, -40]);
  });

  it('[RUN-TRE-07] may be the prize of a contest without blood', () => {
    const feast = roll('carouse', 6, { against: { kind: 'opposed', bonus: 5, opponent: 'A jarl' } });
    expect(pointsOf(gain([{ kind: 'treasure', category: 'C' }], feast))).toEqual([30, -30]);
  });

  it('[RUN-TRE-66] what the slain leave behind earns nothing', () => {
    expect(linesOf(encounter([fightEvent()])).filter(([, points]) => points < 0)).toEqual([]);
  });

  it('[RUN-TRE-21] three of a category earn in an event, and five in an encounter', () => {
    const chest = gain([1, 2, 3, 4].map(() => ({ kind: 'treasure', category: 'A' }) as const));
    const other = gain([{ kind: 'treasure', category: 'B' }]);
    const given = encounter([
      event({ elements: [chest, other] }),
      event({ elements: [chest] }),
      fightEvent(),
    ]);
    expect(linesOf(given).map(([, points]) => points)).toEqual([-10, -10, -10, 0, -20, -10, -10, 0, 0]);
  });

  it('[RUN-TRE-13] [RUN-TRE-14] silver earns by the ounce, and what looks like it costs', () => {
    expect(pointsOf(gain([{ kind: 'silver', ounces: 7 }]))).toEqual([-7]);
    expect(pointsOf(gain([{ kind: 'liarsSilver', pieces: 4 }]))).toEqual([4]);
  });

  it.each([
    [0, -20, 15],
    [2, 0, 15],
    [3, 10, 15],
  ])('[RUN-GAIN-10] a bargain with a merchant of %i: %i less %i', (bonus, opposed, less) => {
    expect(pointsOf(gain([{ kind: 'bargain', bonus }]))).toEqual([-less, opposed]);
  });

  it.each([
    [{ roll: 'x' }, 4, 1, -20],
    [{ roll: 'x' }, 8, 1, -30],
    [{ roll: 'x' }, 3, 5, -45],
    [{ score: 'init' }, 9, 3, -45],
    [{ score: 'init' }, 5, 1, -5],
    [{ score: 'init' }, 20, 4, -90],
    [{ score: 'atk' }, 5, 1, -25],
  ] as const)(
    '[RUN-GAIN-20] [RUN-GAIN-21] [RUN-RULING-R35] a carrot for %j, %i, %i rounds: %i',
    (helped, by, rounds, points) => {
      expect(pointsOf(gain([{ kind: 'carrot', for: helped, by, rounds }]))).toEqual([points]);
    },
  );

  it('[RUN-STOLEN-2.4] [RUN-GAIN-21] a carrot for a roll of INIT counts as one for INIT', () => {
    const rolled = (score: 'init' | 'atk') =>
      gain(
        [{ kind: 'treasure', category: 'A' }],
        roll(null, 6, { id: `${score}-roll`, methods: [], against: { kind: 'baseline', score, by: 0 } }),
      );
    const carrot = (score: 'init' | 'atk') =>
      gain([{ kind: 'carrot', for: { roll: `${score}-roll` }, by: 5 }]);
    expect(pointsOf(carrot('init'), rolled('init'))[0]).toBe(-5);
    expect(pointsOf(carrot('atk'), rolled('atk'))[0]).toBe(-25);
  });

  it('[RUN-RULING-R90] a carrot that lasts as long as the fight earns what is claimed of it', () => {
    const helped = { score: 'atk', ability: 'single-weapon', against: 'foe-0' } as const;
    expect(pointsOf(gain([{ kind: 'carrot', for: helped, by: 5, onward: true }]))).toEqual([-25]);
  });

  it('[RUN-GAIN-23] [RUN-TRAP-46] [RUN-TRAP-48] [RUN-TV-TS36] a stick and a carrot of one roll stand side by side', () => {
    const both = trap(
      roll('pick-lock', 6, { type: 'rush' }),
      [{ kind: 'foesStick', score: 'init', by: 9, rounds: 3, foes: 'all' }],
      { gains: [{ kind: 'carrot', for: { score: 'init' }, by: 9, rounds: 3 }] },
    );
    expect(sumOf(both)).toEqual([45, 45]);
  });

  it.each([
    [6, -10],
    [7, -8],
    [8, -8],
    [9, -5],
    [10, -5],
    [11, -3],
    [12, -3],
    [13, -1],
    [14, -1],
  ])('[RUN-GAIN-31] [RUN-RULING-R22] Freestanding at Difficulty %i: %i', (difficulty, points) => {
    expect(pointsOf(freestanding(roll('lore', difficulty)))).toEqual([points]);
  });

  it('[RUN-GAIN-32] [RUN-RULING-R98] nothing else about a Freestanding roll earns but that no kit is needed', () => {
    const way = { ability: 'music', characteristic: null } as const;
    const given = roll('music', 6, { type: 'noFault', withoutKit: true, extra: 3, methods: [way, way] });
    expect(pointsOf(freestanding(given))).toEqual([-10, -5]);
  });

  it.each([
    ['1h', -5],
    ['3h', -10],
    ['12h', -15],
    ['24h', -20],
    ['3d', -22],
    ['6d', -24],
    ['12d', -26],
    ['24d', -28],
    ['unlimited', -30],
  ] as const)('[RUN-GAIN-40] %s to heal: %i', (time, points) => {
    expect(pointsOf(gain([{ kind: 'healing', time }]))).toEqual([points]);
  });

  it('[RUN-GAIN-61] [RUN-GAIN-70] a reason to go home by its bonus, a cache by how hard it is to find again', () => {
    expect(pointsOf(gain([{ kind: 'goHome', bonus: 3 }]))).toEqual([-15]);
    const caches = [4, 5, 6, 7].map((difficulty) => pointsOf(gain([{ kind: 'lootCache', difficulty }])));
    expect(caches).toEqual([[-40], [-30], [-20], [-10]]);
  });

  it('[RUN-GAIN-90] an award earns what one hero can win, or ten where that varies', () => {
    const award = (points: number | 'variable') =>
      pointsOf(gain([{ kind: 'points', award: points, shared: 'singular', deed: 'Spare him.' }]));
    expect(award(20)).toEqual([-20]);
    expect(award('variable')).toEqual([-10]);
  });

  it.each([
    ['mercy', 'singular'],
    ['satire', 'singular'],
    ['refusal', 'mutual'],
  ] as const)('[RUN-GAIN-91] %s is worth ten', (known, shared) => {
    expect(DEEDS[known]).toEqual({ award: 10, shared });
    expect(pointsOf(gain([{ kind: 'points', ...DEEDS[known], deed: 'So.', known }]))).toEqual([-10]);
  });

  it('[RUN-GAIN-91] the best gift for a skald is worth twice its silver, which varies', () => {
    expect(SKALD_GIFT).toBe(2);
    const known: DeedName = 'skaldGift';
    expect(DEEDS[known]).toEqual({ award: 'variable', shared: 'doer' });
    expect(pointsOf(gain([{ kind: 'points', ...DEEDS[known], deed: 'So.', known }]))).toEqual([-10]);
  });
});

describe('what is not claimed', () => {
  it('[RUN-COND-05] [RUN-COND-06] what asks for its own rolls can be left alone, too', () => {
    const river = (exposure: 'first' | 'remains') =>
      trap(null, [{ kind: 'drowning', surface: 'choppy', current: 'none' }], {
        nature: 'hazard',
        condition: { trigger: 'Step in.', exposure },
      });
    expect(pointsOf(river('remains'))).toEqual([-20, 30]);
    expect(pointsOf(river('first'))).toEqual([-20, -5, 30]);
  });

  it('[RUN-STOLEN-7.13] a roll of ATK is nothing out of the way', () => {
    const methods = [{ ability: null, characteristic: null, score: 'atk' as const }];
    expect(sumOf(trap(roll(null, 7, { methods }), [{ kind: 'damage', dam: 5 }]))).toEqual([15, 0]);
  });

  it('[RUN-DIF-152] [RUN-TV-TS10] [RUN-RULING-T60] stays in the list with nothing; a cost cannot be waived', () => {
    const avoid = roll('dodge', 6, { type: 'rush', condition: { trigger: 'Open it.', exposure: 'remains' } });
    const maiden = trap(avoid, [{ kind: 'damage', dam: 15 }], { waives: ['conditional', 'damage'] });
    expect(linesOf(holding(maiden))).toEqual([
      ['difficulty', 0],
      ['conditional', 0],
      ['damage', 15],
    ]);
  });

  it('[RUN-RULING-T40] where a group clips them, the earnings of a trap end at its costs', () => {
    const avoid = roll('dodge', 4, { type: 'rush', condition: { trigger: 'Open it.', exposure: 'first' } });
    const given = (trapEarnings: 'free' | 'clipped') =>
      linesOf(
        encounter([event({ elements: [trap(avoid, [{ kind: 'damage', dam: 3 }])] }), fightEvent()], {
          rulings: { trapEarnings },
        }),
      );
    const earned = (lines: [string, number][]) =>
      lines.reduce((sum, [, points]) => sum - Math.min(0, points), 0);
    expect(earned(given('free'))).toBe(45);
    expect(earned(given('clipped'))).toBe(3);
    const bargain = encounter(
      [event({ elements: [gain([{ kind: 'shrine', god: 'thor' }])] }), fightEvent()],
      {
        rulings: { trapEarnings: 'clipped' },
      },
    );
    expect(earned(linesOf(bargain))).toBe(25);
  });

  it('[RUN-TER-44] [RUN-TER-45] bait earns nothing, and costs when one must stay for it', () => {
    const bait = (rounds: number) =>
      sumOf(gain([{ kind: 'treasure', category: 'D' }], null, { bait: rounds }));
    expect([1, 2, 3].map(bait)).toEqual([
      [0, 0],
      [10, 0],
      [20, 0],
    ]);
  });
});

describe('foes and terrain', () => {
  it('[RUN-CEVENT-20] [RUN-BUDGET-11] the price of a fight is that of its foes’ wills', () => {
    const combat = laborers(5);
    const willed = { ...combat, foes: combat.foes.map((foe, i) => ({ ...foe, selfWilled: i === 0 })) };
    expect(linesOf(encounter([fightEvent()]))).toEqual([]);
    expect(linesOf(encounter([fightEvent({ combat: willed })]))).toEqual([['selfWilled', 15]]);
  });

  it('[RUN-TER-135] tube-strikers are scenery beside a fight and cost by themselves', () => {
    const map = field({
      objects: [0, 1, 2].map((i) => ({ id: `t${i}`, kind: 'tube-striker', area: [[i, 5, 1]] })),
    });
    expect(linesOf(encounter([fightEvent({ map, claims: ['tubeStrikers'] })]))).toEqual([
      ['tubeStrikers', -21],
    ]);
    expect(linesOf(encounter([event({ map }), fightEvent()]))).toEqual([['tubeStrikers', 21]]);
  });

  it('[RUN-TER-04] [RUN-TERA-03] terrain earns only where somebody is to be fought', () => {
    const map = field({ heights: [{ feet: 5, area: [[0, 0, 2]] }] });
    expect(linesOf(encounter([fightEvent({ map, claims: ['levels'] })]))).toEqual([['levels', -5]]);
    expect(linesOf(encounter([event({ map, claims: ['levels'] }), fightEvent()]))).toEqual([]);
  });

  it('[RUN-TER-02] [RUN-TER-05] what is placed and not claimed earns nothing', () => {
    const map = field({ heights: [{ feet: 5, area: [[0, 0, 2]] }] });
    expect(linesOf(encounter([fightEvent({ map })]))).toEqual([]);
  });
});
