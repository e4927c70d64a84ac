import { describe, expect, it } from 'vitest';
import { ARMORS, SHIELDS } from '../../content/armor.ts';
import { AGES, BEARDS, HAIR_COLORS, HAIRS } from '../../content/looks.ts';
import { COGNOMENS, FEMALE_NAMES, MALE_NAMES } from '../../content/names.ts';
import { WEAPONS } from '../../content/weapons.ts';
import { GALLERY, GALLERY_IDS, grown } from '../../documents/hero/builds/index.ts';
import { randomHero } from '../../documents/hero/builds/random.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { emblemMarks } from './emblem.ts';
import { likenessOf } from './likeness.ts';
import { circle, type Mark, mark, placed } from './pen.ts';
import { portraitMarks } from './portrait.ts';
import { tokenOf } from './token.ts';

const written = (marks: readonly Mark[]): string => marks.map(({ ink, d }) => ink + d).join();
const drawn = (hero: Hero): string => {
  const likeness = likenessOf(hero);
  const { color, cloth, cloak, paint } = likeness;
  return written(portraitMarks(likeness)) + [color, cloth, cloak, paint];
};
const counter = (hero: Hero): string => written(Object.values(tokenOf(likenessOf(hero))).flat());

describe('portraits', () => {
  const heroes = Array.from({ length: 2000 }, (_, seed) => randomHero(seed));

  it('are unlike for thousands of heroes, large and small', () => {
    expect(new Set(heroes.map(drawn)).size).toBe(heroes.length);
    expect(new Set(heroes.map(counter)).size).toBe(heroes.length);
    expect(new Set(GALLERY_IDS.map((id) => drawn(GALLERY[id]))).size).toBe(GALLERY_IDS.length);
  });

  it('are the same for the same hero, whatever he has written into his books since', () => {
    expect(drawn(structuredClone(GALLERY.ragnar))).toBe(drawn(GALLERY.ragnar));
    expect(drawn(grown('ragnar', 500))).toBe(drawn(GALLERY.ragnar));
  });

  it('are made of numbers that can be drawn', () => {
    for (const hero of heroes.slice(0, 300))
      expect(drawn(hero) + counter(hero)).not.toMatch(/NaN|undefined|Infinity|e-/);
  });

  it('show what a hero wears and holds', () => {
    const alike = (changes: Partial<Hero>) => drawn({ ...GALLERY.ragnar, ...changes });
    for (const pictures of [
      WEAPONS.map((weapon) => written(portraitMarks(likenessOf(GALLERY.ragnar, weapon)))),
      [null, ...ARMORS].map((armor) => alike({ armor })),
      [null, ...SHIELDS].map((shield) => alike({ shield })),
    ])
      expect(new Set(pictures).size).toBeGreaterThan(pictures.length - 8);
    expect(likenessOf({ ...GALLERY.ragnar, armor: 'chain-mail' }).helm).toBe('nasal');
    expect(likenessOf({ ...GALLERY.ragnar, weapons: [] }).weapon).toBe('fist');
  });

  it('show what somebody chose to look like, and the same face while he spends his points', () => {
    const { ragnar } = GALLERY;
    for (const [looks, likeness] of [
      ...AGES.map((age) => [{ age }, { age }] as const),
      ...HAIRS.map((hair) => [{ hair }, { hair }] as const),
      ...HAIR_COLORS.map((color) => [{ color }, { color }] as const),
      ...BEARDS.map((beard) => [{ beard }, { beard }] as const),
    ])
      expect(likenessOf({ ...ragnar, looks })).toMatchObject(likeness);
    const face = (changes: Partial<Hero>) => likenessOf({ ...ragnar, ...changes }).face;
    expect(face({ hitPoints: 9, characteristics: { ...ragnar.characteristics, Str: 0 } })).toEqual(face({}));
    expect(face({ looks: { face: 7 } })).not.toEqual(face({}));
    expect(likenessOf({ ...ragnar, hitPoints: 9 }).notches).not.toEqual(likenessOf(ragnar).notches);
  });

  it('give women no beards, and the old white hair, unless they want it otherwise', () => {
    for (const hero of heroes) {
      const { sex, age, beard, color } = likenessOf(hero);
      if (sex === 'female') expect(beard).toBe('none');
      expect(color === 'white').toBe(age === 'old');
    }
  });

  it('bear an emblem for every nickname, and a letter for everybody else', () => {
    const signs = COGNOMENS.map((cognomen) => written(emblemMarks(cognomen)));
    expect(new Set(signs).size).toBe(COGNOMENS.length);
    const letter = (name: string) => likenessOf({ ...GALLERY.ragnar, name }).emblem;
    expect([letter('Thorolf'), letter('Ásgeir'), letter('Þorkel')]).toEqual([
      { letter: 'þ' },
      { letter: 'a' },
      { letter: 'þ' },
    ]);
    for (const name of [...MALE_NAMES, ...FEMALE_NAMES, '7'])
      expect(emblemMarks(letter(name))[0]?.d).toContain('M');
  });
});

describe('a pen', () => {
  it('puts a shape elsewhere, larger, turned, or the other way round', () => {
    const moved = (place: Partial<Parameters<typeof placed>[1]>) =>
      placed([mark('line', 'M1 2L-3.5 4')], { x: 0, y: 0, scale: 1, ...place })[0]?.d;
    expect(moved({ x: 10, y: 20 })).toBe('M11 22L6.5 24');
    expect(moved({ scale: 2 })).toBe('M2 4L-7 8');
    expect(moved({ turn: 90 })).toBe('M-2 1L-4 -3.5');
    expect(moved({ mirrored: true })).toBe('M-1 2L3.5 4');
  });

  it('draws a circle from four curves', () => {
    expect(circle(0, 0, 10)).toMatch(/^M-10 0C-10 -5.5 -5.5 -10 0 -10C.*Z$/);
  });
});
