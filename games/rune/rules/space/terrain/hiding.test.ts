import { describe, expect, it } from 'vitest';
import { field, foe, hero, plain } from '../testing.ts';
import { coversBeside, hiddenBy, mayLieProne, popsUp, spotDifficulty } from './hiding.ts';

const legend = {
  c: [{ kind: 'cover', degree: 'half', persons: 3 }],
  d: [{ kind: 'cover', degree: 'full', persons: 2 }],
  e: [{ kind: 'cover', degree: 'third', persons: 1 }],
} as const;
const ground = field(['.......', '..c.d..', '.......', '..ed...'], legend);

describe('hiding', () => {
  it('[RUN-TER-24] [RUN-TERA-13] behind cover one is concealed from those beyond it', () => {
    expect(hiddenBy(ground, hero(1, 1), foe(3, 1))?.id).toBe('cover-1');
    expect(hiddenBy(ground, hero(1, 1), foe(0, 1))).toBeNull();
    expect(hiddenBy(ground, hero(1, 0), foe(3, 0))).toBeNull();
    expect(hiddenBy(plain(5, 5), hero(1, 0), foe(3, 0))).toBeNull();
    expect(hiddenBy(ground, hero(0, 1), foe(3, 1))).toBeNull();
  });

  it('[RUN-TER-24] of several the best counts', () => {
    const stacked = field(['....', '.x..', '....', '....'], { x: [...legend.e, ...legend.d, ...legend.c] });
    expect(hiddenBy(stacked, hero(0, 1), foe(3, 1))?.degree).toBe('full');
  });

  it('[RUN-TER-25] [RUN-TER-26] [RUN-TERA-14] [RUN-TERA-15] is seen through with Res against 3, 6 or 9, flat on the ground 3 more', () => {
    expect((['third', 'half', 'full'] as const).map((degree) => spotDifficulty(degree, false))).toEqual([
      3, 6, 9,
    ]);
    expect(spotDifficulty('full', true)).toBe(12);
  });

  it('[RUN-TER-27] [RUN-TERA-15] one may lie flat behind cover for three, if nobody else hides there', () => {
    const one = hero(1, 1);
    const cover = hiddenBy(ground, one, foe(3, 1))!;
    expect(mayLieProne(ground, [one], one, cover)).toBe(true);
    expect(mayLieProne(ground, [one, hero(1, 0)], one, cover)).toBe(false);
    expect(mayLieProne(ground, [one, hero(0, 0)], one, cover)).toBe(true);
    expect(mayLieProne(ground, [one, foe(1, 0)], one, cover)).toBe(true);
    expect(mayLieProne(ground, [one, hero(1, 0, { alive: false })], one, cover)).toBe(true);
    const narrow = hiddenBy(ground, hero(5, 1), foe(3, 1))!;
    expect(mayLieProne(ground, [], hero(5, 1), narrow)).toBe(false);
  });

  it('[RUN-TER-24] whatever stands beside one can be hidden behind', () => {
    expect(coversBeside(ground, hero(1, 1)).map(({ id }) => id)).toEqual([
      hiddenBy(ground, hero(1, 1), foe(3, 1))!.id,
    ]);
    expect(coversBeside(ground, hero(0, 0))).toEqual([]);
  });

  it('[RUN-TER-28] who shoots from behind full cover must rise', () => {
    expect(popsUp(ground, hero(5, 1), foe(3, 1))).toBe(true);
    expect(popsUp(ground, hero(1, 1), foe(3, 1))).toBe(false);
    expect(popsUp(ground, hero(5, 1), foe(6, 1))).toBe(false);
  });
});
