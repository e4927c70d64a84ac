import { describe, expect, it } from 'vitest';
import { ARMOR, ARMORS, SHIELD, SHIELDS } from '../../content/armor.ts';
import { isCommon, WEAPON, WEAPONS } from '../../content/weapons.ts';
import { GALLERY } from './builds/index.ts';
import { check } from './check.ts';
import { derive } from './derive.ts';
import { fault } from './fault.ts';
import { heroNow } from './now.ts';
import { priceOf } from './price.ts';
import { READY_MADE } from './ready-made.ts';
import type { Hero } from './schema.ts';
import { NOTHING, standingOf } from './standing.ts';

const { ragnar } = READY_MADE;
const breaches = (hero: Hero) => check(hero).filter(({ advice }) => !advice);

describe('a new hero', () => {
  it.each(['class', 'race', 'spells'])('[RUN-HERO-03] is a warrior and has no %s', (key) => {
    expect(fault(ragnar)).toBeNull();
    expect(fault({ ...ragnar, [key]: 'elf' })).toMatchObject({ code: 'malformed' });
  });

  it('[RUN-HERO-08] [RUN-RULING-H01] loses the points he does not spend, and is warned', () => {
    const thrifty = { ...ragnar, hitPoints: 1 };
    expect(priceOf(thrifty).totals.left).toBe(2);
    expect(breaches(thrifty)).toEqual([]);
    expect(check(thrifty)).toContainEqual(
      expect.objectContaining({ code: 'unspent', advice: true, params: { points: 2 } }),
    );
    expect(standingOf(thrifty)).toEqual(NOTHING);
  });

  it.each([...Object.values(READY_MADE), ...Object.values(GALLERY)])(
    '[RUN-HERO-10] has neither gifts nor magic nor points: $name',
    (hero) => {
      expect(heroNow(hero)).toMatchObject({ gifts: {}, legendary: {}, horse: null, saved: null });
      expect(Object.keys({ ...heroNow(hero).gifts, ...heroNow(hero).legendary })).toEqual([]);
      expect(derive(hero).traits.characteristics).toEqual(hero.characteristics);
      expect(standingOf(hero)).toEqual({ wins: 0, overall: 0, bonusFree: 0, spent: 0, free: 0, deficit: 0 });
    },
  );

  it.each(['gifts', 'legendary', 'points'])('[RUN-HERO-10] is not given %s when he is made', (key) => {
    expect(fault({ ...ragnar, [key]: {} })).toMatchObject({ code: 'malformed' });
  });

  it.each(['silver', 'money'])('[RUN-GEAR-31] [RUN-RULING-H17] has no %s', (key) => {
    expect(fault({ ...ragnar, [key]: 1 })).toMatchObject({ code: 'malformed' });
  });

  it('[RUN-HERO-18] may be called anything, and is the same', () => {
    const named = { ...ragnar, cognomen: 'The Immortal' };
    expect(derive(named)).toEqual(derive(ragnar));
    expect(priceOf(named)).toEqual(priceOf(ragnar));
    expect(check(named)).toEqual(check(ragnar));
  });

  it('[RUN-GEAR-36] may bear anything, however weak he is', () => {
    const weakling: Hero = {
      ...ragnar,
      characteristics: { Str: -3, Sta: -3, Dex: -3, Qik: -3, Int: -3, Per: -3, Pre: -3, Com: -3 },
      abilities: {},
      hitPoints: 0,
      weapons: [],
      armor: null,
    };
    for (const weapon of WEAPONS.filter((id) => isCommon(WEAPON[id])))
      expect(breaches({ ...weakling, weapons: [{ weapon }] })).toEqual([]);
    for (const armor of ARMORS.filter((id) => ARMOR[id].availability === 'common'))
      expect(breaches({ ...weakling, armor })).toEqual([]);
    for (const shield of SHIELDS.filter((id) => SHIELD[id].availability === 'common'))
      expect(breaches({ ...weakling, shield })).toEqual([]);
    // Only that he never learned it and what it weighs counts.
    const strikes = derive({ ...weakling, weapons: [{ weapon: 'viking-axe' }] }).forms[0];
    expect(strikes?.atk.parts.map(({ of }) => of)).toEqual(['Dex', 'lacking', 'weapon', 'encumbrance']);
  });

  it('[RUN-GEAR-19] takes as many arrows as he likes', () => {
    for (const dozens of [0, 1, 20, 99])
      expect(breaches({ ...ragnar, weapons: [{ weapon: 'short-bow', dozens }] })).toEqual([]);
  });

  it('[RUN-NUM-01] has four scores for each weapon and for bare hands, and an INIT for all else', () => {
    const numbers = derive(ragnar);
    expect(numbers.forms.map(({ weapon }) => weapon)).toEqual([
      'viking-axe',
      'war-maul',
      'short-bow',
      'fist',
    ]);
    const scores = numbers.forms.map(({ init, atk, dfn, dam }) => [init, atk, dfn, dam].map((s) => s.total));
    expect(scores).toEqual([
      [9, 9, 9, 12],
      [9, 8, 10, 12],
      [2, 0, -1, 6],
      [-1, 0, -1, 2],
    ]);
    expect(numbers.nonCombatInit.total).toBe(2);
  });
});
