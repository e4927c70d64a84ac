import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABILITIES, FIGHTING } from '../../../content/abilities.ts';
import { ARMOR, ARMORS, SHIELD, SHIELDS } from '../../../content/armor.ts';
import { COGNOMENS, FEMALE_NAMES, MALE_NAMES } from '../../../content/names.ts';
import { isCommon, WEAPON, WEAPONS } from '../../../content/weapons.ts';
import { check } from '../check.ts';
import { derive } from '../derive.ts';
import { priceOf } from '../price.ts';
import { READY_MADE } from '../ready-made.ts';
import { HERO_SAMPLES, NEW_HERO } from '../samples.ts';
import { type Hero, HeroSchema } from '../schema.ts';
import { standingOf } from '../standing.ts';
import { GALLERY, GALLERY_IDS, grown } from './index.ts';
import { randomHero } from './random.ts';

const breaches = (hero: Hero) => check(hero).filter(({ advice }) => !advice);
const counsel = (hero: Hero) => check(hero).map(({ code }) => code);

describe('the gallery', () => {
  it('has those who are ready-made, and a dozen others', () => {
    expect(GALLERY_IDS).toHaveLength(16);
    expect(GALLERY).toMatchObject(READY_MADE);
  });

  it.each(GALLERY_IDS)('[RUN-HERO-06] %s is legal and has spent 60 points', (id) => {
    const hero = GALLERY[id];
    expect(HeroSchema.parse(hero)).toEqual(hero);
    expect(breaches(hero)).toEqual([]);
    expect(priceOf(hero).totals).toEqual({ spent: 60, left: 0 });
  });

  it.each(GALLERY_IDS.filter((id) => !Object.hasOwn(READY_MADE, id)))(
    '[RUN-HERO-12] %s has a name of the lists, bears a cognomen, carries no burden and knows his weapons',
    (id) => {
      const { name, sex, cognomen } = GALLERY[id];
      expect(name.toLowerCase()).toBe(id);
      expect(sex === 'male' ? MALE_NAMES : FEMALE_NAMES).toContain(name);
      expect(COGNOMENS).toContain(cognomen);
      expect(counsel(GALLERY[id]).filter((code) => code !== 'recommended')).toEqual([]);
    },
  );

  it('has somebody for every way to fight', () => {
    const ways = GALLERY_IDS.map((id) => {
      const { abilities } = GALLERY[id];
      return Object.keys(abilities).find((ability) => abilities[ability as 'bows'] === 3);
    });
    for (const way of [
      'bows',
      'brawling',
      'chain-weapon',
      'great-weapon',
      'longshaft-weapon',
      'single-weapon',
      'thrown-weapon',
      'two-weapons',
    ])
      expect(ways).toContain(way);
  });
});

describe('samples', () => {
  it('begin with nobody in particular, and all can be played', () => {
    const [first, ...others] = HERO_SAMPLES;
    expect(first).toBe(NEW_HERO);
    expect(priceOf(first).totals).toEqual({ spent: 0, left: 60 });
    expect(others).toEqual(GALLERY_IDS.map((id) => GALLERY[id]));
    for (const hero of HERO_SAMPLES) expect(breaches(hero)).toEqual([]);
  });
});

describe('what becomes of them', () => {
  it.each(GALLERY_IDS.flatMap((id) => [300, 1000].map((points) => [id, points] as const)))(
    '[RUN-VP-SPEND-05] %s with %i points has bought most of what they buy, by the rules, gifts among it',
    (id, points) => {
      const hero = grown(id, points);
      expect(HeroSchema.parse(hero)).toEqual(hero);
      expect(breaches(hero)).toEqual([]);
      const { overall, spent, free } = standingOf(hero);
      expect([overall, spent + free]).toEqual([points, points]);
      expect(spent).toBeGreaterThan(0.85 * points);
      expect(derive(hero).gifts).toBeGreaterThan(points > 300 ? 2 : 0);
    },
  );

  // Points spent, hit points, INIT, ATK, DFN and DAM as he reports them, Soak and how many gifts.
  // biome-ignore format: a table
  it.each([
    ['ragnar', [295, 89, 11, 9, 9, 12, 7, 3], [985, 89, 12, 10, 10, 13, 7, 6]],
    ['gunnhild', [285, 82, 6, 7, 11, 7, 7, 3], [1000, 104, 11, 8, 12, 7, 8, 8]],
    ['hrolf', [295, 68, 5, 2, 7, 4, 2, 4], [960, 78, 5, 2, 7, 4, 2, 7]],
    ['knut', [290, 82, 9, 14, 7, 9, 5, 2], [980, 104, 12, 15, 8, 9, 6, 7]],
    ['thorfinn', [295, 82, 10, 8, 7, 7, 5, 2], [940, 94, 13, 9, 8, 7, 6, 5]],
    ['bersi', [300, 131, 9, 8, 8, 13, 4, 3], [955, 143, 10, 9, 9, 13, 5, 7]],
    ['gorm', [295, 74, 6, 6, 6, 3, 5, 1], [940, 86, 7, 7, 7, 4, 5, 4]],
    ['groa', [300, 65, 5, 7, 11, 5, 6, 3], [985, 75, 6, 8, 12, 5, 6, 7]],
    ['ketil', [265, 88, 5, 6, 12, 8, 10, 3], [965, 100, 7, 7, 13, 8, 11, 6]],
    ['hild', [280, 63, 16, 11, 8, 8, 4, 2], [925, 83, 19, 12, 9, 8, 4, 5]],
    ['snorri', [300, 48, 13, 6, 10, 4, 2, 2], [990, 58, 14, 7, 11, 4, 2, 6]],
    ['vigfus', [300, 90, 8, 8, 7, 7, 6, 1], [935, 90, 9, 9, 8, 7, 7, 3]],
    ['hrefna', [290, 63, 9, 7, 12, 4, 4, 3], [930, 73, 10, 8, 13, 4, 4, 5]],
    ['ari', [280, 58, 15, 7, 8, 5, 2, 4], [955, 68, 16, 8, 9, 5, 2, 7]],
    ['astrid', [275, 66, 6, 7, 11, 7, 7, 3], [995, 66, 7, 8, 12, 7, 8, 8]],
    ['osk', [275, 73, 7, 5, 10, 8, 4, 2], [975, 83, 10, 6, 11, 8, 4, 6]],
  ] as const)('%s is somebody else each time', (id, at300, at1000) => {
    const sheet = (points: number) => {
      const hero = grown(id, points);
      const { hitPoints, valor, soak, gifts } = derive(hero);
      const { init, atk, dfn, dam } = valor;
      return [standingOf(hero).spent, ...[hitPoints, init, atk, dfn, dam, soak].map(({ total }) => total), gifts];
    };
    expect(sheet(300)).toEqual(at300);
    expect(sheet(1000)).toEqual(at1000);
  });

  it('goes on when all wishes are fulfilled: what can be had again is wished for again', () => {
    const { now } = derive(grown('thorfinn', 4000));
    expect(now.abilities['longshaft-weapon']).toBeGreaterThan(5);
    expect(now.gifts['implacably-braced']).toBeGreaterThan(3);
  });

  it('a rider has a horse', () => {
    expect(derive(grown('vigfus', 200)).now.horse).not.toBeNull();
  });

  it('holds for any number of points, and nobody unlearns anything', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GALLERY_IDS), fc.nat(3000), (id, points) => {
        const hero = grown(id, points);
        expect(breaches(hero)).toEqual([]);
        expect(standingOf(hero).overall).toBe(points);
        expect(standingOf(hero).free).toBeLessThan(400);
        expect(derive(hero).hitPoints.total).toBeGreaterThanOrEqual(derive(GALLERY[id]).hitPoints.total);
      }),
      { numRuns: 60 },
    );
  });

  it('buys nothing with nothing', () => {
    expect(grown('ragnar', 0)).toBe(GALLERY.ragnar);
  });

  it('happens week by week, from May to October', () => {
    const days = grown('ragnar', 1300).ledger.map(({ on }) => on);
    expect([...new Set(days)].slice(0, 5)).toEqual([
      '0985-05-01',
      '0985-05-08',
      '0985-05-15',
      '0985-05-22',
      '0985-06-01',
    ]);
    expect(days).toContain('0985-10-22');
    expect(days.at(-1)).toBe('0986-05-08');
  });
});

describe('any hero', () => {
  const SEEDS = Array.from({ length: 3000 }, (_, seed) => seed);
  const heroes = SEEDS.map(randomHero);

  it('[RUN-HERO-06] is legal, has spent all, and does nothing that a beginner would rue', () => {
    for (const hero of heroes) {
      expect(check(hero)).toEqual([]);
      expect(priceOf(hero).totals.left).toBe(0);
    }
    for (const hero of heroes.slice(0, 50)) expect(HeroSchema.parse(hero)).toEqual(hero);
  });

  it('[RUN-HERO-16] has a name that fits, and a father or a nickname or neither', () => {
    const fathered = heroes.filter(({ cognomen }) => /s(son|dottir)$/.test(cognomen));
    const unnamed = heroes.filter(({ cognomen }) => cognomen === '');
    for (const { name, sex } of heroes) expect(sex === 'male' ? MALE_NAMES : FEMALE_NAMES).toContain(name);
    for (const { cognomen, sex } of fathered) expect(cognomen.endsWith('sson') ? 'male' : 'female').toBe(sex);
    expect(fathered.length).toBeGreaterThan(1300);
    expect(unnamed.length).toBeGreaterThan(600);
    expect(heroes.length - fathered.length - unnamed.length).toBeGreaterThan(600);
  });

  it('often has a second way to fight, and seldom goes without armor', () => {
    const ways = ({ abilities }: Hero) => FIGHTING.filter((ability) => (abilities[ability] ?? 0) > 0).length;
    const armed = heroes.filter((hero) => ways(hero) > 1).length;
    const bare = heroes.filter(({ armor }) => armor === null).length;
    expect(armed).toBeGreaterThan(2200);
    expect(bare).toBeLessThan(600);
  });

  it('spends more on what he can do than on blood', () => {
    const mean = heroes.reduce((sum, { hitPoints }) => sum + hitPoints, 0) / heroes.length;
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(6);
  });

  it('is the same for the same number, and another for another', () => {
    expect(SEEDS.slice(0, 20).map(randomHero)).toEqual(heroes.slice(0, 20));
    expect(new Set(heroes.map((hero) => JSON.stringify(hero))).size).toBe(SEEDS.length);
  });

  it('may have any name, any Ability and anything that the village makes', () => {
    const seen = (of: (hero: Hero) => readonly (string | null)[]) => new Set(heroes.flatMap(of));
    expect(seen(({ name }) => [name]).size).toBe(MALE_NAMES.length + FEMALE_NAMES.length);
    expect(seen(({ cognomen }) => [cognomen])).toContain('Killer-');
    expect(seen(({ cognomen }) => [cognomen])).toContain('');
    expect(seen(({ abilities }) => Object.keys(abilities)).size).toBe(ABILITIES.length);
    expect(seen(({ weapons }) => weapons.map(({ weapon }) => weapon))).toEqual(
      new Set(WEAPONS.filter((weapon) => isCommon(WEAPON[weapon]))),
    );
    expect(seen(({ armor }) => [armor])).toEqual(
      new Set([null, ...ARMORS.filter((armor) => isCommon(ARMOR[armor]))]),
    );
    expect(seen(({ shield }) => [shield])).toEqual(
      new Set([null, ...SHIELDS.filter((shield) => isCommon(SHIELD[shield]))]),
    );
    for (const name of ['Str', 'Sta', 'Dex', 'Qik'] as const)
      expect(new Set(heroes.map(({ characteristics }) => characteristics[name]))).toEqual(
        new Set([0, 1, 2, 3]),
      );
    for (const name of ['Int', 'Per', 'Pre', 'Com'] as const)
      expect(new Set(heroes.map(({ characteristics }) => characteristics[name]))).toEqual(
        new Set([-1, 0, 1, 2]),
      );
  });
});
