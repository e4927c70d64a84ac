import { describe, expect, it } from 'vitest';
import { advantage, initiativeFor, isParted, isUphill } from './advantage.ts';
import { field, foe, hero, plain } from './testing.ts';

const legend = {
  l: [{ feet: 2.5 }],
  k: [{ feet: 2 }],
  t: [{ feet: 7.5 }],
  a: [{ kind: 'advantageous' }],
  b: [{ kind: 'bad' }],
  c: [{ kind: 'advantageous' }, { kind: 'bad' }],
  s: [{ kind: 'slope', up: 0 }],
  u: [{ kind: 'slope', up: 2 }],
} as const;

describe('high ground', () => {
  const ground = field(['lk......', '........', '........', '........'], legend);

  it('[RUN-RULING-C31] [RUN-MELEE-06] [RUN-ENGAGE-15] [RUN-TER-86] begins 2.5 feet above the other', () => {
    const [high, low, middling] = [hero(0, 0), foe(2, 0), hero(1, 0)];
    const bodies = [high, low, middling];
    expect(advantage(ground, bodies, high, low)).toEqual({ melee: 2, engagement: 3 });
    expect(advantage(ground, bodies, low, high)).toEqual({ melee: 0, engagement: 0 });
    expect(advantage(ground, bodies, middling, low)).toEqual({ melee: 0, engagement: 0 });
    expect(advantage(ground, bodies, high, foe(1, 0))).toEqual({ melee: 0, engagement: 0 });
  });

  it('[RUN-RULING-C31] [RUN-TER-129] two at most have it over the same opponent, the nearest', () => {
    const wall = field(['llll....', '........', '........', '........'], legend);
    const low = foe(2, 1);
    const [far, near, nearer] = [hero(0, 0), hero(1, 0), hero(2, 0)];
    const bodies = [far, low, near, nearer];
    const has = (body: typeof low, among = bodies) => advantage(wall, among, body, low).melee;
    expect([has(far), has(near), has(nearer)]).toEqual([0, 2, 2]);
    expect(has(far, [far, low, near])).toBe(2);
    expect(has(far, [far, low, { ...near, able: false }, nearer])).toBe(2);
    expect(has(far, [far, low, near, { ...nearer, side: 'foes' }])).toBe(2);
  });

  it('[RUN-RULING-C31] a marked place gives the same, and does not add', () => {
    const marked = field(['a.......', '........', 'b.......', '........'], legend);
    expect(advantage(marked, [], hero(0, 0), foe(1, 0))).toEqual({ melee: 2, engagement: 0 });
    expect(advantage(marked, [], hero(0, 2), foe(1, 2))).toEqual({ melee: 0, engagement: 0 });
    const both = field(['A.......', '........', '........', '........'], {
      A: [{ feet: 5 }, { kind: 'advantageous' }],
    });
    const one = hero(0, 0);
    expect(advantage(both, [one], one, foe(1, 0))).toEqual({ melee: 2, engagement: 3 });
  });

  it('[RUN-RULING-C31] [RUN-TER-120] [RUN-TER-121] on a slope the upper side counts once it was won', () => {
    const slope = field(['ssss', 'ssss', 'ssss', '....'], legend);
    const [upper, lower, level] = [hero(1, 0), foe(1, 1), foe(2, 0)];
    const bodies = [upper, lower, level];
    expect(isUphill(slope, upper, lower)).toBe(true);
    expect(isUphill(slope, lower, upper)).toBe(false);
    expect(isUphill(slope, upper, level)).toBe(false);
    expect(isUphill(slope, upper, foe(1, 3))).toBe(false);
    expect(advantage(slope, bodies, upper, lower)).toEqual({ melee: 0, engagement: 0 });
    expect(advantage(slope, bodies, upper, lower, () => true)).toEqual({ melee: 2, engagement: 3 });
    expect(advantage(slope, bodies, lower, upper, () => true)).toEqual({ melee: 0, engagement: 0 });
    expect(advantage(slope, bodies, upper, level, () => true)).toEqual({ melee: 0, engagement: 0 });
    const east = field(['uuuu', '....', '....', '....'], legend);
    expect(isUphill(east, hero(3, 0), foe(1, 0))).toBe(true);
    expect(isUphill(east, hero(1, 0), foe(3, 0))).toBe(false);
  });
});

describe('Initiative', () => {
  const ground = field(
    ['ltttt...........', '................', '................', '................'],
    legend,
  );

  it('[RUN-RULING-C52] [RUN-INIT-11] compares with those he is Engaged with', () => {
    const one = hero(0, 0);
    expect(initiativeFor(ground, [one, foe(0, 1)], one)).toBe(3);
    expect(initiativeFor(ground, [one, foe(1, 0)], one)).toBe(-3);
    expect(initiativeFor(ground, [one, foe(0, 1), foe(1, 0)], one)).toBe(0);
    expect(initiativeFor(ground, [one, foe(0, 1), foe(4, 0)], one)).toBe(3);
    expect(initiativeFor(ground, [one, foe(0, 1), foe(3, 0)], one)).toBe(0);
    const other = foe(0, 1);
    expect(initiativeFor(ground, [one, other], other)).toBe(-3);
  });

  it('[RUN-RULING-C52] or else with the nearest able enemy', () => {
    const one = hero(15, 3);
    expect(initiativeFor(ground, [one, foe(4, 0), foe(0, 3)], one)).toBe(-3);
    expect(initiativeFor(ground, [one, foe(4, 0, { able: false }), foe(0, 3)], one)).toBe(0);
    expect(initiativeFor(ground, [one, foe(4, 0), foe(10, 3)], one)).toBe(0);
    expect(initiativeFor(ground, [one, hero(0, 0)], one)).toBe(0);
  });

  it('[RUN-RULING-C52] a marked place counts instead of height', () => {
    const marked = field(['A...', 'B...', 'c...', '....'], {
      ...legend,
      A: [{ feet: 5 }, { kind: 'bad' }],
      B: [{ feet: -5 }, { kind: 'advantageous' }],
    });
    const at = (y: number) => {
      const one = hero(0, y);
      return initiativeFor(marked, [one, foe(2, y)], one);
    };
    expect([at(0), at(1), at(2), at(3)]).toEqual([-3, 3, 0, 0]);
  });
});

describe('a barrier between two', () => {
  it('[RUN-SPECIAL-21] [RUN-TER-11] parts those whose line crosses it', () => {
    const barred = field(['.....', '..b..', '.....', '..c..'], {
      b: [{ kind: 'barrier', item: 'barrel' }],
      c: [{ kind: 'cover', degree: 'half', persons: 1 }],
    });
    expect(isParted(barred, hero(1, 1), foe(3, 1))).toBe(true);
    expect(isParted(barred, hero(2, 0), foe(2, 2))).toBe(true);
    expect(isParted(barred, hero(1, 0), foe(3, 0))).toBe(false);
    expect(isParted(barred, hero(1, 3), foe(3, 3))).toBe(false);
    expect(isParted(plain(5, 4), hero(1, 1), foe(3, 1))).toBe(false);
  });

  it('[RUN-RULING-C44] what was toppled parts nobody, what was put there does', () => {
    const rows = ['.....', '..b..', '.....', '.....'];
    const logs = { b: [{ kind: 'barrier', item: 'log' }] } as const;
    const is = (happened: Parameters<typeof field>[2], y = 1) =>
      isParted(field(rows, logs, happened), hero(1, y), foe(3, y));
    expect(is({})).toBe(true);
    expect(is({ turned: ['log-1'] })).toBe(false);
    expect(is({ cleared: [{ x: 2, y: 1 }] })).toBe(false);
    expect(is({ blocked: [{ x: 2, y: 2 }] }, 2)).toBe(true);
  });
});
