import { describe, expect, it } from 'vitest';
import { check } from '../../documents/hero/check.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { HeroSchema } from '../../documents/hero/schema.ts';
import * as edits from './edits.ts';
import { pageOf, problemsAt } from './problems.ts';

const { ragnar, gunnhild } = READY_MADE;

describe('edits', () => {
  it('[RUN-ABIL-08] an Ability that is gone takes its kit along', () => {
    const left = edits.withKit(ragnar, 'climb', false);
    expect(left.kitsLeft).toEqual(['climb']);
    expect(edits.withKit(left, 'climb', false).kitsLeft).toEqual(['climb']);
    const gone = edits.withAbility(left, 'climb', 0);
    expect(gone.kitsLeft).toEqual([]);
    expect(gone.abilities).not.toHaveProperty('climb');
    expect(check(gone).filter(({ advice }) => !advice)).toEqual([]);
    expect(edits.withKit(left, 'climb', true).kitsLeft).toEqual([]);
    expect(edits.withAbility(left, 'climb', 2)).toMatchObject({
      abilities: { climb: 2 },
      kitsLeft: ['climb'],
    });
  });

  it('weapons come, go, and change places', () => {
    const armed = edits.withWeapon(ragnar, 'dagger');
    expect(armed.weapons.map(({ weapon }) => weapon)).toEqual([
      'viking-axe',
      'war-maul',
      'short-bow',
      'dagger',
    ]);
    expect(edits.weaponFirst(armed, 2).weapons.map(({ weapon }) => weapon)).toEqual([
      'short-bow',
      'viking-axe',
      'war-maul',
      'dagger',
    ]);
    expect(edits.withoutWeapon(armed, 0).weapons).toHaveLength(3);
  });

  it('[RUN-GEAR-17] the dozen that comes with a weapon is not written down', () => {
    const more = edits.withDozens(ragnar, 2, 3);
    expect(more.weapons[2]).toEqual({ weapon: 'short-bow', dozens: 3 });
    expect(more.weapons[0]).toEqual({ weapon: 'viking-axe' });
    expect(edits.withDozens(more, 2, 1)).toEqual(ragnar);
  });

  it('[RUN-HERO-16] a son becomes a daughter, and back', () => {
    const son = edits.called(ragnar, 'Ketilsson');
    const daughter = edits.withSex(son, 'female');
    expect(daughter).toMatchObject({ sex: 'female', cognomen: 'Ketilsdottir' });
    expect(edits.withSex(daughter, 'male')).toEqual(son);
  });

  it('looks that follow from the name leave no trace', () => {
    const { looks: _, ...plain } = gunnhild;
    const old = edits.withLooks(plain, 'age', 'old');
    expect(HeroSchema.parse(old)).toMatchObject({ looks: { age: 'old' } });
    expect(edits.withLooks(edits.withLooks(old, 'face', 3), 'face', undefined)).toEqual(old);
    expect(edits.withLooks(old, 'age', undefined)).toEqual(plain);
  });

  it('the rest is as it says', () => {
    expect(edits.withCharacteristic(ragnar, 'Com', 1).characteristics).toMatchObject({ Com: 1, Str: 2 });
    expect(edits.withHitPoints(ragnar, 4).hitPoints).toBe(4);
    expect(edits.withArmor(ragnar, null).armor).toBeNull();
    expect(edits.withShield(ragnar, 'buckler').shield).toBe('buckler');
    expect(edits.renamed(ragnar, 'Bolli').name).toBe('Bolli');
  });
});

describe('problems', () => {
  const told = (hero: typeof ragnar) => check(hero).map((problem) => ({ ...problem, text: problem.code }));

  it('are on the page where they can be mended', () => {
    const muddled = {
      ...ragnar,
      weapons: [{ weapon: 'pike' as const }],
      hitPoints: 9,
      characteristics: { ...ragnar.characteristics, Str: -1 },
    };
    expect(Object.fromEntries(told(muddled).map((one) => [one.code, pageOf(one)]))).toMatchObject({
      notFromTheVillage: 'gear',
      lowCharacteristic: 'traits',
      recommended: 'abilities',
      untrained: 'gear',
    });
    expect(pageOf({ path: ['ledger', 3] })).toBe('ledger');
    expect(pageOf({ path: [] })).toBe('traits');
  });

  it('are found at their place and within it', () => {
    const problems = told({ ...ragnar, weapons: [{ weapon: 'rock' }, { weapon: 'pike' }] });
    expect(problemsAt(problems, ['weapons', 1]).map(({ code }) => code)).toEqual([
      'notFromTheVillage',
      'untrained',
    ]);
    expect(problemsAt(problems, ['weapons'])).toHaveLength(3);
    expect(problemsAt(problems, ['armor'])).toEqual([]);
  });
});
