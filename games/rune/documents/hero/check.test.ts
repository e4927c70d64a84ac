import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { fault } from './fault.ts';
import { heroRules } from './index.ts';
import { READY_MADE } from './ready-made.ts';
import type { Hero } from './schema.ts';

const { ragnar, gunnhild } = READY_MADE;

/** Codes and rules of what forbids it to be played, or of what is only advised. */
const breaches = (hero: Hero, advised = false): [string, string | null, string][] =>
  check(hero)
    .filter(({ advice = false }) => advice === advised)
    .map(({ code, rule, path }) => [code, rule, path.join('.')]);
const counsel = (hero: Hero) => breaches(hero, true);

describe('checking a hero', () => {
  it.each(Object.values(READY_MADE))('finds nothing wrong with $name', (hero) => {
    expect(breaches(hero)).toEqual([]);
    expect(fault(hero)).toBeNull();
  });

  it('[RUN-HERO-06] [RUN-TV-H04] finds who costs more than 60 points, and by how much', () => {
    const best = { Str: 3, Sta: 3, Dex: 3, Qik: 3, Int: 3, Per: 3, Pre: 3, Com: 3 };
    const [first] = check({ ...ragnar, characteristics: best });
    expect(first).toMatchObject({ code: 'overspent', rule: 'RUN-HERO-06', params: { points: 96 + 20 - 60 } });
    expect(breaches({ ...ragnar, hitPoints: 4 })).toEqual([['overspent', 'RUN-HERO-06', '']]);
  });

  it('[RUN-GEAR-04] [RUN-GEAR-32] finds a fourth weapon; a pair is two', () => {
    const weapons = [...ragnar.weapons, { weapon: 'dagger' as const }];
    expect(breaches({ ...ragnar, weapons })).toEqual([['tooManyWeapons', 'RUN-GEAR-04', 'weapons']]);
    const pair = { weapon: 'two-hand-axes' as const };
    expect(breaches({ ...ragnar, weapons: [pair, { weapon: 'dagger' }] })).toEqual([]);
    expect(breaches({ ...ragnar, weapons: [pair, pair] })).toEqual([
      ['tooManyWeapons', 'RUN-GEAR-04', 'weapons'],
    ]);
  });

  it('[RUN-GEAR-03] [RUN-GEAR-05] [RUN-GEAR-12] finds what no village has', () => {
    const rare = { ...gunnhild, armor: 'steel-scale', shield: 'tower-shield' } as const;
    expect(breaches({ ...rare, weapons: [{ weapon: 'long-bow' }, { weapon: 'chair' }] })).toEqual([
      ['notFromTheVillage', 'RUN-GEAR-03', 'weapons.0'],
      ['notFromTheVillage', 'RUN-GEAR-03', 'weapons.1'],
      ['notFromTheVillage', 'RUN-GEAR-05', 'armor'],
      ['notFromTheVillage', 'RUN-GEAR-05', 'shield'],
    ]);
  });

  it('[RUN-GEAR-30] finds nothing wrong with somebody who has nothing, nor a shield where there is none', () => {
    expect(breaches({ ...ragnar, weapons: [], armor: null })).toEqual([]);
    expect(counsel(ragnar).map(([code]) => code)).not.toContain('shieldInTheWay');
  });

  it('[RUN-ABIL-08] finds a kit left at home that one would not have', () => {
    expect(breaches({ ...ragnar, kitsLeft: ['climb', 'ski', 'dodge'] })).toEqual([
      ['noSuchKit', 'RUN-ABIL-08', 'kitsLeft.1'],
      ['noSuchKit', 'RUN-ABIL-08', 'kitsLeft.2'],
    ]);
  });

  it('[RUN-GEAR-17] finds arrows for what shoots none', () => {
    expect(breaches({ ...ragnar, weapons: [{ weapon: 'mace', dozens: 2 }] })).toEqual([
      ['noAmmunition', 'RUN-GEAR-17', 'weapons.0.dozens'],
    ]);
    expect(breaches({ ...ragnar, weapons: [{ weapon: 'short-bow', dozens: 2 }] })).toEqual([]);
  });

  it('[RUN-RULING-H01] advises to spend what is left', () => {
    expect(check({ ...ragnar, hitPoints: 1 }).find(({ code }) => code === 'unspent')?.params).toEqual({
      points: 2,
    });
    expect(counsel(ragnar)).not.toContainEqual(['unspent', 'RUN-RULING-H01', '']);
  });

  it('[RUN-HERO-09] advises against a body below 0 and a mind below −1', () => {
    const low = { Str: -1, Sta: 0, Dex: 0, Qik: -1, Int: -1, Per: -2, Pre: -1, Com: -2 };
    const found = counsel({ ...ragnar, characteristics: low }).filter(
      ([code]) => code === 'lowCharacteristic',
    );
    expect(found.map(([, , path]) => path)).toEqual([
      'characteristics.Str',
      'characteristics.Qik',
      'characteristics.Per',
      'characteristics.Com',
    ]);
  });

  it('[RUN-RULING-H03] advises an Ability for melee and eight others', () => {
    expect(
      counsel({ ...ragnar, abilities: { bows: 3 } }).filter(([, rule]) => rule === 'RUN-RULING-H03'),
    ).toHaveLength(9);
    expect(counsel(ragnar).filter(([, rule]) => rule === 'RUN-RULING-H03')).toHaveLength(1);
    expect(check(ragnar).find(({ code }) => code === 'recommended')?.params).toEqual({
      ability: 'awareness',
    });
  });

  it('[RUN-ABIL-05] [RUN-GEAR-11] [RUN-LOAD-08] advises against weapons one cannot use, shields one cannot hold, and loads', () => {
    const hero: Hero = {
      ...ragnar,
      weapons: [{ weapon: 'viking-axe' }, { weapon: 'flail' }],
      armor: 'chain-mail',
      shield: 'kite-shield',
      abilities: { ...ragnar.abilities, ski: 1 },
    };
    const codes = counsel(hero).map(([code]) => code);
    expect(codes).toEqual(expect.arrayContaining(['untrained', 'shieldInTheWay', 'encumbered']));
    expect(counsel(hero)).toContainEqual(['untrained', 'RUN-ABIL-05', 'weapons.1']);
    expect(counsel(gunnhild).map(([code]) => code)).not.toContain('shieldInTheWay');
  });

  it.each([
    [null, 'notAHero', ''],
    ['a hero', 'notAHero', ''],
    [{ skald: 'quest' }, 'notAHero', ''],
    [{ ...ragnar, version: 2 }, 'otherVersion', 'version'],
    [{ ...ragnar, name: '  ' }, 'malformed', 'name'],
    [
      { ...ragnar, characteristics: { ...ragnar.characteristics, Str: 4 } },
      'malformed',
      'characteristics.Str',
    ],
    [
      { ...ragnar, characteristics: { ...ragnar.characteristics, Str: 0.5 } },
      'malformed',
      'characteristics.Str',
    ],
    [{ ...ragnar, abilities: { dodge: 4 } }, 'malformed', 'abilities.dodge'],
    [{ ...ragnar, abilities: { fly: 1 } }, 'malformed', 'abilities.fly'],
    [{ ...ragnar, hitPoints: -1 }, 'malformed', 'hitPoints'],
    [{ ...ragnar, weapons: [{ weapon: 'gun' }] }, 'malformed', 'weapons.0.weapon'],
    [{ ...ragnar, weapons: [{ weapon: 'short-bow', dozens: 100 }] }, 'malformed', 'weapons.0.dozens'],
    [{ ...ragnar, weapons: Array(13).fill({ weapon: 'dagger' }) }, 'malformed', 'weapons'],
    [{ ...ragnar, gold: 1 }, 'malformed', 'gold'],
  ])('[RUN-CHAR-02] [RUN-ABIL-02] [RUN-HERO-12] says what is wrong with %j: %s', (given, code, path) => {
    expect(fault(given)).toMatchObject({ code, path: path === '' ? [] : expect.any(Array) });
    expect(fault(given)?.path.join('.')).toBe(path);
  });

  it('gives only codes that it declares', () => {
    const known = new Set(heroRules.codes);
    for (const hero of Object.values(READY_MADE))
      for (const { code } of check({ ...hero, hitPoints: 99, shield: 'tower-shield', kitsLeft: ['ski'] }))
        expect(known).toContain(code);
  });
});
