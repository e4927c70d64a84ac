import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { worthOf } from '../scoring.ts';
import { allDiceCast, armedWith, FOE, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('the Blade of Fair Title', () => {
  const owner = {
    ...legendary({ 'blade-of-fair-title': 3 }),
    weapons: [{ weapon: 'viking-broadsword' as const }],
  };
  const scene = (f0: object = {}) => {
    const near = armedWith(owner, { heroes: [READY_MADE.gunnhild], foes: [{ statistics: FOE }] });
    return { ...near, fighters: { h0: { x: 10, y: 10 }, h1: { x: 12, y: 12 }, f0: { x: 12, y: 10, ...f0 } } };
  };
  const dealt = (n: number) =>
    ({ kind: 'gift', gift: 'blade-of-fair-title', by: 'h0', level: 3, n, whom: [], until: null }) as const;

  it('[RUN-ITEM-FAIRTITLE] remembers what it has done to a foe', () => {
    const struck = play({ ...scene(), turn: 'h0' }, 10, 5, 2).choose('strike:f0:0:plain', 'stand');
    const { hp, marks } = one(struck, 'f0');
    expect(50 - hp).toBeGreaterThan(0);
    expect(marks).toEqual([dealt(50 - hp)]);
  });

  it('[RUN-ITEM-FAIRTITLE] takes up to five a level of a death blow that did less than it', () => {
    const moved = (n: number) => {
      const slain = play({ ...scene({ hp: 1, marks: [dealt(n)] }), turn: 'h1' }, 9, 2).choose(
        'strike:f0:0:plain',
        'stand',
      );
      expect(one(slain, 'f0').condition).toBe('dead');
      const of = (hero: string) =>
        slain.state.tally
          .filter((entry) => entry.hero === hero && entry.of === 'blade-of-fair-title')
          .reduce((sum, entry) => sum + worthOf(entry), 0);
      return [of('h0'), of('h1')];
    };
    // Might: (5 + 8 + 7 + 10 + 3 + 5 + …) / 2; half of it is the death blow.
    const [gained = 0, lost = 0] = moved(60);
    expect(gained).toBe(-lost);
    expect(gained).toBeGreaterThan(0);
    expect(gained).toBeLessThanOrEqual(15);
    expect(moved(2)).toEqual([0, 0]);
  });
});
