import { describe, expect, it } from 'vitest';
import { check } from '../../documents/hero/check.ts';
import { derive } from '../../documents/hero/derive.ts';
import { NEW_HERO } from '../../documents/hero/samples.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { PAGES, pageOf } from './problems.ts';

describe('making a hero', () => {
  it('[RUN-HERO-01] goes from his name to his Characteristics, Abilities and gear, and then he grows in play', () => {
    const parts = ['name', 'characteristics', 'abilities', 'weapons', 'ledger'] as const;
    const pages = parts.map((part) => PAGES.indexOf(pageOf({ path: [part] })));
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
    expect(new Set(pages).size).toBe(parts.length);
    expect(PAGES.slice(0, 4)).toEqual(['who', 'traits', 'abilities', 'gear']);
    // Armor and shield are chosen with the weapons.
    expect(['armor', 'shield'].map((part) => pageOf({ path: [part] }))).toEqual(['gear', 'gear']);
  });

  it('[RUN-HERO-01] computes all numbers at every step, without being asked, and he is fit to play at once', () => {
    const steps: Partial<Hero>[] = [
      { name: 'Bolli' },
      { characteristics: { ...NEW_HERO.characteristics, Sta: 2 } },
      { abilities: { 'single-weapon': 2 }, hitPoints: 3 },
      { weapons: [{ weapon: 'hand-axe' }], armor: 'quilted', shield: 'buckler' },
    ];
    let hero = NEW_HERO;
    const seen = steps.map((step) => {
      hero = { ...hero, ...step };
      const { hitPoints, soak, forms } = derive(hero);
      return [hitPoints.total, soak.total, forms[0]?.atk.total];
    });
    expect(seen).toEqual([
      [44, 0, -3],
      [48, 2, -3],
      [66, 2, -3],
      [66, 3, 3],
    ]);
    expect(check(hero).filter(({ advice }) => !advice)).toEqual([]);
  });
});
