import { describe, expect, it } from 'vitest';
import { field, foe, hero, plain } from '../testing.ts';
import { mustShift, windOn } from './weather.ts';
import { weirdBy } from './weird.ts';

describe('shooting in the open', () => {
  it('[RUN-TER-107] wind hampers every shot, the strongest of several', () => {
    const windy = field(['xy..', '....', '....', '....'], {
      x: [{ kind: 'wind', penalty: 2 }],
      y: [{ kind: 'wind', penalty: 4 }],
    });
    expect(windOn(windy)).toBe(-4);
    expect(windOn(plain(4, 4))).toBe(0);
  });

  it('[RUN-TER-105] among obstructions a shooter moves for every new target, and for one that has moved', () => {
    const wood = field(['..xx....', '........', '........', '........'], { x: [{ kind: 'obstructed' }] });
    const [one, target] = [hero(0, 0), foe(7, 0)];
    const shift = (last: Parameters<typeof mustShift>[3], to = target) => mustShift(wood, one, to, last);
    const same = { target: target.id, targetMoved: false, shooterMoved: false };
    expect(shift(null)).toBe(false);
    expect(shift(same)).toBe(false);
    expect(shift({ ...same, targetMoved: true })).toBe(true);
    expect(shift({ ...same, target: 'another' })).toBe(true);
    expect(shift({ ...same, targetMoved: true, shooterMoved: true })).toBe(false);
    expect(shift({ ...same, target: 'another' }, foe(0, 3))).toBe(false);
  });
});

describe('weird magic', () => {
  const legend = {
    x: [
      { kind: 'weird', statistic: 'atk', by: -2, side: 'heroes', source: 'brazier-1' },
      { kind: 'weird', statistic: 'init', by: 1, side: 'both' },
      { kind: 'weird', statistic: 'init', by: 1, side: 'heroes' },
    ],
    B: [{ kind: 'barrier', item: 'brazier' }],
  } as const;
  const rows = ['xx..', '..B.', '....', '....'];

  it('[RUN-TER-145] [RUN-TER-147] adds to a statistic of those it touches', () => {
    const ground = field(rows, legend);
    expect(weirdBy(ground, hero(0, 0), 'heroes', 'atk')).toBe(-2);
    expect(weirdBy(ground, foe(0, 0), 'foes', 'atk')).toBe(0);
    expect(weirdBy(ground, hero(0, 0), 'heroes', 'init')).toBe(2);
    expect(weirdBy(ground, foe(0, 0), 'foes', 'init')).toBe(1);
    expect(weirdBy(ground, hero(2, 0), 'heroes', 'init')).toBe(0);
  });

  it('[RUN-TER-149] ends with what makes it', () => {
    const ground = field(rows, legend, { turned: ['brazier-1'] });
    expect(weirdBy(ground, hero(0, 0), 'heroes', 'atk')).toBe(0);
    expect(weirdBy(ground, hero(0, 0), 'heroes', 'init')).toBe(2);
  });
});
