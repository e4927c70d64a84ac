import { describe, expect, it } from 'vitest';
import { loaded, lots } from './powers/testing.ts';
import {
  type Candidate,
  choosesAnew,
  findingDifficulty,
  maySwitchTo,
  type Occasion,
  TARGET_CHART,
  targetOf,
  targetsOf,
  type Wanted,
} from './targets.ts';

const one = (id: string, what: Partial<Candidate> = {}): Candidate => ({
  id,
  distance: 10,
  engaged: false,
  attacked: false,
  hurt: 0,
  able: true,
  acted: null,
  initiative: 10,
  assigned: 0,
  current: false,
  hidden: false,
  legal: true,
  reachable: true,
  ...what,
});
const FEW = { foes: 1, heroes: 3 };
const ENOUGH = { foes: 3, heroes: 3 };
const chosen = (candidates: Candidate[], odds = FEW, dice = loaded()): string | null =>
  targetOf(candidates, odds, dice).target;

describe('the vectors of the chart', () => {
  const heroes = [one('A', { initiative: 15 }), one('B', { initiative: 9 }), one('C', { initiative: 12 })];

  it('[RUN-RUN-31] [RUN-RUN-32] [RUN-RUN-34] [RUN-RUN-47] (a) four foes cover three heroes by their Initiative', () => {
    const foes = [3, 9, 20, 7].map((initiative) => ({
      id: `f${initiative}`,
      initiative,
      candidates: heroes,
    }));
    const targets = targetsOf(foes, 3, loaded());
    expect(['f20', 'f9', 'f7', 'f3'].map((id) => targets[id]?.target)).toEqual(['A', 'C', 'B', 'A']);
  });

  const engaged = [
    one('A', { engaged: true, attacked: true, hurt: 4, acted: 2 }),
    one('B', { engaged: true, attacked: true, hurt: 11, acted: 1 }),
    one('C', { attacked: true, hurt: 20, acted: 0 }),
  ];

  it('[RUN-RUN-30] [RUN-RUN-37] [RUN-RULING-R42] (b) whoever of those beside it hurt it more', () => {
    expect(chosen(engaged)).toBe('B');
  });

  it('[RUN-RUN-34] [RUN-RULING-R42] (c) unhurt, whoever of those beside it acted earlier', () => {
    expect(chosen(engaged.map((c) => ({ ...c, hurt: 0 })))).toBe('B');
    expect(chosen(engaged.map((c) => ({ ...c, hurt: 0, attacked: false })))).toBe('B');
  });
});

describe('the chart', () => {
  it('[RUN-RUN-31] covers heroes without a foe only where foes are enough', () => {
    const heroes = [one('A', { assigned: 1, initiative: 20 }), one('B', { initiative: 5 })];
    expect(chosen(heroes, ENOUGH)).toBe('B');
    expect(chosen(heroes, { foes: 2, heroes: 3 })).toBe('A');
    expect(
      chosen(
        heroes.map((c) => ({ ...c, assigned: 1 })),
        ENOUGH,
      ),
    ).toBe('A');
  });

  it('[RUN-RULING-R42] prefers those beside it, and forgets who is uncovered for them', () => {
    expect(chosen([one('A', { initiative: 20 }), one('B', { engaged: true })])).toBe('B');
    const beside = one('A', { engaged: true, assigned: 1 });
    expect(chosen([beside, one('B', { initiative: 20 })], ENOUGH)).toBe('A');
    expect(chosen([beside, one('B', { engaged: true }), one('C', { initiative: 20 })], ENOUGH)).toBe('B');
  });

  it('[RUN-RUN-37] [RUN-RULING-R42] takes those who attacked it, from near or far', () => {
    expect(chosen([one('A', { attacked: true }), one('B', { initiative: 20 })])).toBe('A');
    const equal = [
      one('A', { attacked: true, hurt: 5, acted: 2 }),
      one('B', { attacked: true, hurt: 5, acted: 1 }),
      one('C', { hurt: 9, acted: 0 }),
    ];
    expect(chosen(equal)).toBe('B');
  });

  it('[RUN-RUN-34] takes whoever acted first, before all who have not', () => {
    expect(chosen([one('A', { acted: 3 }), one('B', { acted: 1 }), one('C', { initiative: 30 })])).toBe('B');
    expect(chosen([one('A', { initiative: 4 }), one('B', { initiative: 11 })])).toBe('B');
  });

  it('[RUN-RULING-F51] is that of the ledger, where the stop-gap would have taken the nearest', () => {
    expect(TARGET_CHART.version).toBe('R42');
    const [near, quick] = [one('near', { distance: 2, initiative: 5 }), one('quick', { initiative: 15 })];
    expect(chosen([near, quick])).toBe('quick');
    expect(chosen([near, quick], ENOUGH)).toBe('quick');
  });

  it('[RUN-RULING-R42] takes the helpless last of equals, whatever they did before', () => {
    const helpless = one('A', { able: false, initiative: null, acted: 0, attacked: true, hurt: 30 });
    expect(chosen([helpless, one('B', { initiative: -4 })])).toBe('B');
    expect(chosen([helpless])).toBe('A');
    expect(chosen([one('B', { initiative: null, able: false }), helpless], FEW, lots([2, 2]))).toBe('A');
  });

  it('[RUN-RULING-R42] [RUN-RULING-R43] settles ties by the target it had, then by nearness, then by a die', () => {
    expect(chosen([one('A', { distance: 2 }), one('B', { current: true })])).toBe('B');
    expect(chosen([one('A'), one('B', { distance: 9 })])).toBe('B');
    expect(chosen([one('A'), one('B'), one('C')], FEW, lots([3, 3]))).toBe('C');
  });

  it('[RUN-RUN-44] ignores the hidden, and whoever may not be attacked', () => {
    expect(chosen([one('A', { hidden: true, engaged: true }), one('B')])).toBe('B');
    expect(chosen([one('A', { legal: false, engaged: true }), one('B')])).toBe('B');
    expect(targetOf([one('A', { hidden: true })], FEW, loaded())).toEqual({
      target: null,
      approaches: false,
    });
  });

  it('[RUN-RULING-R42] takes the next in order who can be reached, or goes toward the first', () => {
    const far = one('A', { initiative: 20, reachable: false });
    expect(targetOf([far, one('B', { initiative: 5 }), one('C', { initiative: 9 })], FEW, loaded())).toEqual({
      target: 'C',
      approaches: false,
    });
    expect(targetOf([far, one('B', { reachable: false })], FEW, loaded())).toEqual({
      target: 'A',
      approaches: true,
    });
  });

  it('[RUN-HOOK-13] [RUN-HOOK-56] asks gifts of whoever is chosen, and tells them how many are left', () => {
    const asked: [string, number][] = [];
    const deceived = (names: string[]) => (candidate: Candidate, others: number) => {
      asked.push([candidate.id, others]);
      return others === 0 || !names.includes(candidate.id);
    };
    const heroes = [one('A', { initiative: 20 }), one('B')];
    const choose = (names: string[]) => targetOf(heroes, FEW, loaded(), TARGET_CHART, deceived(names)).target;
    expect(choose(['A'])).toBe('B');
    expect(asked).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    expect(choose(['A', 'B'])).toBe('B');
    expect(targetOf(heroes, FEW, loaded(), TARGET_CHART, () => false).target).toBeNull();
  });

  it('[RUN-RUN-46] is a list of steps that another can replace', () => {
    const heroes = [one('A', { initiative: 20 }), one('B', { distance: 2 })];
    const nearest = { version: 'ours', steps: ['nearest'] } as const;
    expect(targetOf(heroes, FEW, loaded(), nearest).target).toBe('B');
    expect(targetOf(heroes, FEW, loaded()).target).toBe('A');
    const foes = [{ id: 'f', initiative: 1, candidates: heroes }];
    expect(targetsOf(foes, 3, loaded(), nearest).f?.target).toBe('B');
  });

  it('[RUN-RUN-47] lets a die say which of equally quick foes chooses first', () => {
    const heroes = [one('A', { initiative: 15 }), one('B', { initiative: 9 })];
    const foes = ['f', 'g'].map((id) => ({ id, initiative: 7, candidates: heroes }));
    const targets = targetsOf(foes, 2, lots([2, 2]));
    expect([targets.g?.target, targets.f?.target]).toEqual(['A', 'B']);
  });

  it('[RUN-RUN-31] counts those who were chosen before the round’s choices, too', () => {
    const heroes = [one('A', { initiative: 15, assigned: 1 }), one('B', { initiative: 9 })];
    const foes = ['f', 'g'].map((id, i) => ({ id, initiative: -i, candidates: heroes }));
    const targets = targetsOf(foes, 2, loaded());
    expect([targets.f?.target, targets.g?.target]).toEqual(['B', 'A']);
  });

  it('[RUN-RUN-47] counts nobody chosen by a foe that sees nobody', () => {
    const blind = { id: 'f', initiative: 9, candidates: [one('A', { hidden: true })] };
    expect(targetsOf([blind], 1, loaded())).toEqual({ f: { target: null, approaches: false } });
  });
});

describe('a foe', () => {
  it.each<[Occasion, boolean]>([
    [{ at: 'roundStart' }, true],
    [{ at: 'shot' }, true],
    [{ at: 'midRound', target: 'there' }, false],
    [{ at: 'midRound', target: 'dead' }, true],
    [{ at: 'midRound', target: 'brokenAway' }, true],
    [{ at: 'midRound', target: 'untargetable' }, true],
  ])('[RUN-RUN-33] [RUN-RUN-35] [RUN-RUN-36] [RUN-RULING-R43] at %j asks the chart: %s', (occasion, anew) => {
    expect(choosesAnew(occasion)).toBe(anew);
  });

  const fit: Wanted = {
    id: 'A',
    hp: 30,
    wounds: 3,
    engagedBySelfWilled: false,
    isRunnersHero: false,
    hidden: false,
  };

  it.each<[string, Partial<Wanted>, boolean]>([
    ['[RUN-RUN-38] [RUN-CEVENT-16]', {}, true],
    ['[RUN-RUN-38]', { hp: 29 }, false],
    ['[RUN-RUN-38]', { wounds: 4 }, false],
    ['[RUN-RUN-39] [RUN-CEVENT-16]', { engagedBySelfWilled: true }, false],
    ['[RUN-RUN-40]', { isRunnersHero: true }, false],
    ['[RUN-RUN-44]', { hidden: true }, false],
  ])('%s [RUN-RULING-F42] of its own will turns on %j: %s', (_, what, may) => {
    expect(maySwitchTo({ ...fit, ...what }, 'B')).toBe(may);
  });

  it('[RUN-RUN-40] [RUN-RULING-R52] [RUN-RULING-F42] may always have whom the chart names', () => {
    const weak = { ...fit, hp: 3, wounds: 4, isRunnersHero: true, engagedBySelfWilled: true };
    expect(maySwitchTo(weak, 'A')).toBe(true);
    expect(maySwitchTo(weak, null)).toBe(false);
  });

  it('[RUN-RUN-44] of its own will finds the hidden against 3, 6 or 9, and the prone against more', () => {
    expect((['third', 'half', 'full'] as const).map((cover) => findingDifficulty(cover, false))).toEqual([
      3, 6, 9,
    ]);
    expect(findingDifficulty('half', true)).toBe(9);
  });
});
