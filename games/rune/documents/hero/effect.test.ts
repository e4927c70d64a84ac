import { describe, expect, it } from 'vitest';
import { effectOf } from './effect.ts';
import { made } from './testing.ts';

describe('what a step would change', () => {
  it('[RUN-CHAR-06] costs the difference of two ratings, and tells every number that differs', () => {
    const hero = made();
    const stronger = made({ characteristics: { ...hero.characteristics, Str: 3 } });
    expect(effectOf(hero, stronger)).toEqual({
      cost: 8,
      changes: [
        { number: 'hitPoints', weapon: null, from: 77, to: 81 },
        { number: 'response', weapon: null, from: 5, to: 6 },
        ...(['viking-axe', 'war-maul'] as const).map((weapon) => ({
          number: 'dam',
          weapon,
          from: 12,
          to: 13,
        })),
        { number: 'dam', weapon: 'fist', from: 2, to: 3 },
      ],
    });
    expect(effectOf(stronger, hero).cost).toBe(-8);
  });

  it('[RUN-HERO-25] tells a Wound Threshold that falls', () => {
    const hero = made();
    const weaker = made({ characteristics: { ...hero.characteristics, Sta: 2 } });
    expect(effectOf(hero, weaker).changes).toContainEqual({
      number: 'woundThreshold',
      weapon: null,
      from: 18,
      to: 15,
    });
  });

  it('says nothing of weapons that only one of the two has', () => {
    const hero = made();
    const armed = made({ weapons: [...hero.weapons, { weapon: 'dagger' }] });
    expect(effectOf(hero, armed)).toEqual({ cost: 0, changes: [] });
  });

  it('[RUN-LOAD-08] tells what a burden does', () => {
    const { changes } = effectOf(made(), made({ armor: 'chain-mail', shield: 'kite-shield' }));
    expect(changes).toContainEqual({ number: 'decrease', weapon: null, from: 0, to: 3 });
    expect(changes).toContainEqual({ number: 'soak', weapon: null, from: 6, to: 10 });
  });
});
