import { describe, expect, it } from 'vitest';
import { DESIGN_RULINGS } from '../../content/design/rulings.ts';
import { baseFor, increaseFor, majorityTotal, sumsOf } from './budget.ts';
import { priceOf } from './price/index.ts';
import { encounter, event, fightEvent, gain, roll, trap } from './testing.ts';

describe('what an encounter may cost', () => {
  it.each([
    ['basic', 300],
    ['cushion', 300],
    ['setup', 350],
    ['development', 350],
    ['climax', 450],
  ] as const)('[RUN-BUDGET-04] [RUN-BUDGET-07] [RUN-ADV-06] [RUN-RULING-R26] %s: %i', (kind, base) => {
    expect(baseFor(kind, DESIGN_RULINGS)).toBe(base);
  });

  it('[RUN-RULING-F01] a group may begin at 350, and the plot stays as it is', () => {
    const rulings = { ...DESIGN_RULINGS, baseLimit: 350 } as const;
    expect([baseFor('basic', rulings), baseFor('cushion', rulings)]).toEqual([350, 350]);
    expect([baseFor('setup', rulings), baseFor('climax', rulings)]).toEqual([350, 450]);
  });

  it.each([
    [0, 0],
    [499, 0],
    [500, 50],
    [749, 50],
    [750, 75],
    [1000, 100],
    [1249, 100],
    [1250, 125],
    [2000, 200],
  ])(
    '[RUN-BUDGET-05] [RUN-BUDGET-06] [RUN-ADV-07] [RUN-RULING-F02] with %i points: %i more',
    (total, more) => {
      expect(increaseFor(total)).toBe(more);
    },
  );

  it.each([
    [[900, 800, 760, 100, 50], 760],
    [[520, 510, 499, 480], 499],
    [[1300, 1260, 1250], 1260],
    [[100, 50, 900], 100],
    [[], 0],
  ])('[RUN-BUDGET-07] [RUN-TV-48] of %j more than half have %i', (totals, total) => {
    expect(majorityTotal(totals)).toBe(total);
  });

  it('[RUN-TV-05] five players, three of them above 750: 375', () => {
    const given = encounter([fightEvent()], { group: { heroes: 5, totals: [760, 800, 751, 10, 0] } });
    expect(priceOf(given).totals).toMatchObject({ base: 300, increase: 75, limit: 375 });
  });

  it('[RUN-BUDGET-01] [RUN-CEVENT-11] is worked out for whoever plays it', () => {
    const given = encounter([fightEvent()], { group: { heroes: 6, totals: [0] } });
    expect(priceOf(given, { totals: [600, 600, 0] }).totals.limit).toBe(350);
    expect(priceOf(given).totals.limit).toBe(300);
  });
});

describe('what it comes to', () => {
  const parts = encounter([
    event({
      elements: [
        trap(roll('dodge', 6, { type: 'rush', condition: { trigger: 'Open it.', exposure: 'remains' } }), [
          { kind: 'damage', dam: 15 },
        ]),
        gain([{ kind: 'treasure', category: 'A' }]),
      ],
    }),
    fightEvent(),
  ]);

  it('[RUN-BUDGET-08] [RUN-BUDGET-09] [RUN-TV-06] [RUN-DIF-150] nothing is set off against anything', () => {
    expect(priceOf(parts).totals).toMatchObject({ spent: 15, earned: 30 });
    const line = (points: number) => ({ path: [], code: '', points, rule: null, params: {} });
    expect(sumsOf([line(30), line(-30)])).toEqual({ spent: 30, earned: 30 });
  });

  it('[RUN-BUDGET-02] every line says what it is for, where, and by which rule', () => {
    for (const { path, code, rule } of priceOf(parts).lines) {
      expect(path.slice(0, 3)).toEqual(['events', 0, 'elements']);
      expect(code).not.toBe('');
      expect(rule).toMatch(/^RUN-/);
    }
  });

  it('[RUN-BUDGET-12] says what may still be spent: as much as is earned, within the limit', () => {
    expect(priceOf(parts).totals.remaining).toBe(15);
    const rich = encounter([
      event({ elements: [1, 2, 3, 4, 5].map(() => gain([{ kind: 'treasure', category: 'F' }])) }),
      fightEvent({ elements: [1, 2].map(() => gain([{ kind: 'shrine', god: 'thor' }])) }),
      event({ elements: [1, 2].map(() => gain([{ kind: 'treasure', category: 'F' }])) }),
    ]);
    expect(priceOf(rich).totals).toMatchObject({ earned: 425, remaining: 300 });
  });
});
