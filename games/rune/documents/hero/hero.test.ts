import { describe, expect, it } from 'vitest';
import { load, loadNumber } from '../../content/load.ts';
import type { Weapon } from '../../content/weapons.ts';
import { derive } from './derive.ts';
import { attackForm, decreaseOf, responseOf, soakOf, type Traits } from './numbers.ts';
import { priceOf } from './price.ts';
import { READY_MADE } from './ready-made.ts';
import { type Hero, HeroSchema } from './schema.ts';

const { ragnar, gunnhild, hrolf, knut } = READY_MADE;

/** INIT, ATK, DFN and DAM of a weapon that a hero carries, or of his fists. */
function scores(hero: Hero, weapon: Weapon): number[] {
  const form = derive(hero).forms.find((one) => one.weapon === weapon);
  if (form === undefined) throw new Error(`${hero.name} has no ${weapon}`);
  return [form.init, form.atk, form.dfn, form.dam].map(({ total }) => total);
}

const AVERAGE = { Str: 0, Sta: 0, Dex: 0, Qik: 0, Int: 0, Per: 0, Pre: 0, Com: 0 } as const;
const nobody: Hero = {
  ...ragnar,
  characteristics: AVERAGE,
  abilities: {},
  hitPoints: 0,
  weapons: [],
  armor: null,
};
const made = (changes: Partial<Hero>): Hero => HeroSchema.parse({ ...nobody, ...changes });

const cost = (hero: Hero, code: string): number =>
  priceOf(hero)
    .lines.filter((line) => line.code === code)
    .reduce((sum, { points }) => sum + points, 0);
const costs = (hero: Hero): number[] =>
  ['characteristic', 'ability', 'hitPoints'].map((code) => cost(hero, code));

describe('a hero’s price', () => {
  it.each([
    ['[RUN-TV-H01] [RUN-RULING-H06]', ragnar, [40, 17, 3]],
    ['[RUN-TV-H14]', gunnhild, [30, 25, 5]],
    ['[RUN-TV-H14]', hrolf, [24, 32, 4]],
    ['[RUN-TV-H14]', knut, [32, 23, 5]],
  ] as const)('%s [RUN-HERO-04] [RUN-HERO-06] of a ready-made one is 60 in all', (_, hero, expected) => {
    expect(costs(hero)).toEqual(expected);
    expect(priceOf(hero).totals).toEqual({ spent: 60, left: 0 });
  });

  it('[RUN-TV-H03] [RUN-HERO-07] with all Characteristics at their lowest leaves 128 points', () => {
    const weakest = made({
      characteristics: { Str: -3, Sta: -3, Dex: -3, Qik: -3, Int: -3, Per: -3, Pre: -3, Com: -3 },
    });
    expect(priceOf(weakest).totals).toEqual({ spent: -68, left: 128 });
    const numbers = derive({ ...weakest, hitPoints: 10 });
    expect([derive(weakest).hitPoints.total, numbers.hitPoints.total, numbers.woundThreshold]).toEqual([
      37, 47, 2,
    ]);
  });

  it('[RUN-HERO-05] is none for names, gear and kits', () => {
    expect(priceOf(made({ cognomen: 'The Bald', armor: 'chain-mail', shield: 'buckler' })).lines).toEqual([]);
    expect(priceOf(made({ weapons: [{ weapon: 'mace' }] })).totals.spent).toBe(0);
  });

  it('[RUN-HERO-11] is the same for women and men', () => {
    expect(priceOf({ ...ragnar, sex: 'female' })).toEqual(priceOf(ragnar));
    expect(derive({ ...ragnar, sex: 'female' })).toEqual(derive(ragnar));
  });
});

describe('the important numbers', () => {
  it('[RUN-TV-H01] [RUN-RULING-H19] [RUN-RULING-H20] of Ragnar', () => {
    const numbers = derive(ragnar);
    expect(numbers.hitPoints).toEqual({
      total: 77,
      parts: [
        { of: 'start', by: 56 },
        { of: 'bought', by: 21 },
      ],
    });
    expect(numbers.woundThreshold).toBe(18);
    expect([loadNumber(numbers.load), numbers.degree, numbers.decrease]).toEqual([7, 'light', 0]);
    expect(loadNumber(derive({ ...ragnar, kitsLeft: ['climb'] }).load)).toBe(5);
    expect(scores(ragnar, 'viking-axe')).toEqual([9, 9, 9, 12]);
    expect(scores(ragnar, 'war-maul')).toEqual([9, 8, 10, 12]);
    expect(scores(ragnar, 'short-bow')).toEqual([2, 0, -1, 6]);
    expect(scores(ragnar, 'fist')).toEqual([-1, 0, -1, 2]);
    expect(numbers.nonCombatInit.total).toBe(2);
    expect(numbers.soak.total).toBe(6);
    expect([numbers.move.half.total, numbers.move.full.total]).toEqual([10, 20]);
    expect([numbers.response.by, numbers.response.sum.total]).toEqual(['engagement', 5]);
  });

  it.each([
    [
      'Gunnhild',
      gunnhild,
      [82, 15, 7, 6.75, 0],
      ['mace', 5, 7, 11, 7],
      ['hand-axe', 5, 6, 10, 8],
      [1, 3, 6, 2],
      0,
      [20, 10],
      ['engagement', 5],
    ],
    [
      'Hrolf',
      hrolf,
      [68, 12, 2, 4.75, 0],
      ['short-bow', 5, 6, 5, 6],
      ['quarterstaff', 5, 2, 7, 4],
      [6, 4, 5, 1],
      4,
      [25, 12],
      ['awareness', 5],
    ],
    [
      'Knut',
      knut,
      [82, 15, 5, 4.25, 0],
      ['flail', 6, 13, 6, 9],
      ['dagger', 0, 1, 1, 5],
      [4, 5, 4, 2],
      3,
      [25, 12],
      ['engagement', 5],
    ],
  ] as const)('[RUN-TV-H14] of %s', (_, hero, body, first, second, fists, init, move, response) => {
    const numbers = derive(hero);
    expect([
      numbers.hitPoints.total,
      numbers.woundThreshold,
      numbers.soak.total,
      loadNumber(numbers.load),
      numbers.decrease,
    ]).toEqual(body);
    for (const [weapon, ...expected] of [first, second]) expect(scores(hero, weapon)).toEqual(expected);
    expect(scores(hero, 'fist')).toEqual(fists);
    expect(numbers.nonCombatInit.total).toBe(init);
    expect([numbers.move.full.total, numbers.move.half.total]).toEqual(move);
    expect([numbers.response.by, numbers.response.sum.total]).toEqual(response);
  });

  it('[RUN-TV-H05] [RUN-NUM-02] [RUN-NUM-06] [RUN-NUM-09] with a shield', () => {
    const hero = made({
      characteristics: { ...AVERAGE, Str: 1, Qik: 1, Dex: 2 },
      abilities: { 'single-weapon': 2 },
      weapons: [{ weapon: 'mace' }],
      shield: 'kite-shield',
      armor: 'studded-leather',
    });
    expect(loadNumber(derive(hero).load)).toBe(4.5);
    expect(scores(hero, 'mace').slice(0, 3)).toEqual([2, 5, 10]);
    expect(derive(hero).forms[0]?.init.parts).toEqual([
      { of: 'Qik', by: 1 },
      { of: 'single-weapon', by: 2 },
      { of: 'weapon', by: 3 },
      { of: 'armor', by: -3 },
      { of: 'shield', by: -1 },
    ]);
  });

  it('[RUN-TV-H06] [RUN-NUM-07] [RUN-NUM-13] [RUN-RULING-H15] of what is thrown: aimed with Per, thrown with Str', () => {
    const hero = made({
      characteristics: { ...AVERAGE, Str: 2, Per: 1 },
      abilities: { 'thrown-weapon': 1 },
      weapons: [{ weapon: 'rock' }],
    });
    expect(scores(hero, 'rock').filter((_, i) => i % 2 === 1)).toEqual([2, 4]);
  });

  it('[RUN-NUM-14] [RUN-RULING-H02] a bow does what it does, whoever draws it, and Per aims', () => {
    const archer = (characteristics: Partial<Hero['characteristics']>) =>
      scores(
        made({
          characteristics: { ...AVERAGE, ...characteristics },
          abilities: { bows: 1 },
          weapons: [{ weapon: 'short-bow' }],
        }),
        'short-bow',
      );
    expect(archer({ Str: 3 })[3]).toBe(6);
    expect(archer({ Per: 2 })[1]).toBe(3);
    expect(archer({ Qik: 2, Dex: 2 })[1]).toBe(1);
  });

  it('[RUN-ABIL-05] [RUN-NUM-03] [RUN-NUM-08] [RUN-NUM-10] [RUN-NUM-15] lacking Brawling costs three everywhere but in DAM', () => {
    expect(scores(made({}), 'fist')).toEqual([-2, -3, -3, 0]);
    expect(scores(made({ abilities: { brawling: 1 } }), 'fist')).toEqual([2, 1, 1, 0]);
  });

  it('[RUN-NUM-04] [RUN-ABIL-SPR-05] for anything else than a fight Sprint counts, and what one wears', () => {
    const sprinter = made({
      characteristics: { ...AVERAGE, Str: 1 },
      abilities: { sprint: 2 },
      armor: 'studded-leather',
      shield: 'kite-shield',
    });
    expect(derive(sprinter).nonCombatInit.total).toBe(2 - 3 - 1);
    expect(derive(made({})).nonCombatInit.total).toBe(-3);
  });

  it('[RUN-NUM-11] [RUN-NUM-12] [RUN-ABIL-BOW-02] whoever holds a bow defends with bare hands and without his shield', () => {
    const archer = made({
      abilities: { bows: 3, brawling: 1, 'thrown-weapon': 1 },
      weapons: [{ weapon: 'short-bow' }, { weapon: 'throwing-axe' }],
      shield: 'round-shield',
    });
    expect(scores(archer, 'short-bow')[2]).toBe(1);
    expect(scores(archer, 'throwing-axe')[2]).toBe(1 + 3);
    expect(scores(archer, 'fist')[2]).toBe(1 + 3);
  });

  it('[RUN-GEAR-11] [RUN-NUM-05] [RUN-RULING-H29] a shield counts only where a hand is free for it, its Load always', () => {
    const shielded = (weapon: Weapon) => {
      const hero = made({ weapons: [{ weapon }], shield: 'kite-shield' });
      return derive(hero).forms[0]?.shield;
    };
    expect(['dagger', 'rock', 'throwing-axe'].map((id) => shielded(id as Weapon))).toEqual([
      'kite-shield',
      'kite-shield',
      'kite-shield',
    ]);
    for (const id of ['viking-axe', 'spear', 'flail', 'whip', 'net', 'short-bow', 'two-hand-axes'] as const)
      expect(shielded(id)).toBeNull();
    expect(loadNumber(derive(made({ weapons: [{ weapon: 'spear' }], shield: 'kite-shield' })).load)).toBe(3);
  });

  it('[RUN-TV-H15] [RUN-LOAD-01] [RUN-LOAD-09] overloaded', () => {
    const hero = made({
      characteristics: { ...AVERAGE, Qik: 1, Dex: 1 },
      abilities: { 'great-weapon': 1 },
      weapons: [{ weapon: 'viking-axe' }, { weapon: 'war-maul' }, { weapon: 'quarterstaff' }],
      armor: 'chain-mail',
      shield: 'kite-shield',
    });
    expect([loadNumber(derive(hero).load), derive(hero).decrease]).toEqual([8.5, 5]);
    expect(scores(hero, 'viking-axe').slice(0, 3)).toEqual([-3, 0, 1]);
  });

  it('[RUN-LOAD-11] [RUN-NUM-13] [RUN-NUM-16] [RUN-NUM-18] what one carries lowers neither DAM nor Soak nor Move nor Response', () => {
    const bare = made({ abilities: { sprint: 1 }, weapons: [{ weapon: 'mace' }] });
    const laden = {
      ...bare,
      weapons: [{ weapon: 'mace' as const }, { weapon: 'short-bow' as const, dozens: 99 }],
    };
    expect(derive(laden).decrease).toBe(8);
    expect(scores(laden, 'mace')[3]).toBe(scores(bare, 'mace')[3]);
    for (const key of ['soak', 'move', 'response', 'woundThreshold', 'hitPoints'] as const)
      expect(derive(laden)[key]).toEqual(derive(bare)[key]);
  });

  it('[RUN-ABIL-08] [RUN-ABIL-09] [RUN-LOAD-03] [RUN-GEAR-30] kits come with the Abilities one has, unless left at home', () => {
    const hero = made({ abilities: { climb: 1, music: 1, ski: 0, dodge: 1 } });
    expect(loadNumber(derive(hero).load)).toBe(5);
    expect(loadNumber(derive({ ...hero, kitsLeft: ['music'] }).load)).toBe(2);
  });

  it('[RUN-RULING-H18] a pair is also the two weapons it is made of, and weighs once', () => {
    const hero = made({ weapons: [{ weapon: 'shortsword-and-dagger' }] });
    expect(derive(hero).forms.map(({ weapon }) => weapon)).toEqual([
      'shortsword-and-dagger',
      'shortsword',
      'dagger',
      'fist',
    ]);
    expect(loadNumber(derive(hero).load)).toBe(0.75);
    expect(derive(made({ weapons: [{ weapon: 'two-hand-axes' }] })).forms).toHaveLength(3);
  });

  it('[RUN-NUM-19] [RUN-RULING-H21] Response is the best of six, the first of equals, and lacking counts', () => {
    const best = (traits: Partial<Hero>) => derive(made(traits)).response;
    expect(best({})).toMatchObject({ by: 'engagement', sum: { total: -3 } });
    expect(best({ abilities: { bows: 3, 'thrown-weapon': 3 } }).sum.total).toBe(-3);
    for (const [ability, name] of [
      ['awareness', 'Per'],
      ['balance', 'Dex'],
      ['bravery', 'Sta'],
      ['dodge', 'Qik'],
      ['sprint', 'Str'],
    ] as const)
      expect(best({ abilities: { [ability]: 2 }, characteristics: { ...AVERAGE, [name]: 1 } })).toMatchObject(
        { by: ability, sum: { total: 3 } },
      );
    expect(best({ abilities: { 'two-weapons': 3, brawling: 1 } })).toMatchObject({
      by: 'engagement',
      sum: { total: 3 },
    });
  });

  it('[RUN-TV-H18] [RUN-RULING-H16] [RUN-NUM-21] the Roll of Valor takes the best melee row, of equals the one that hits better', () => {
    expect(derive(ragnar).valor.weapon).toBe('viking-axe');
    const { weapons } = ragnar;
    expect(derive({ ...ragnar, weapons: weapons.toReversed() }).valor.weapon).toBe('viking-axe');
    expect(derive({ ...ragnar, weapons: weapons.slice(1) }).valor.weapon).toBe('war-maul');
    expect(derive({ ...ragnar, weapons: weapons.slice(2) }).valor.weapon).toBe('fist');
    // They hit alike; the sword parries better.
    const alike = made({ weapons: [{ weapon: 'goblin-axe' }, { weapon: 'viking-broadsword' }] });
    for (const pair of [alike.weapons, alike.weapons.toReversed()])
      expect(derive({ ...alike, weapons: pair }).valor.weapon).toBe('viking-broadsword');
    const blunt = made({ weapons: [{ weapon: 'dagger' }, { weapon: 'hand-axe' }] });
    expect(derive(blunt).valor.weapon).toBe('hand-axe');
    // The flail hits better; the staff is worth more in all.
    const both = [{ weapon: 'flail' }, { weapon: 'quarterstaff' }] as const;
    const able = made({ abilities: { 'chain-weapon': 1, 'great-weapon': 1 }, weapons: [...both] });
    expect([scores(able, 'flail'), scores(able, 'quarterstaff')]).toEqual([
      [3, 8, 2, 7],
      [7, 5, 9, 3],
    ]);
    expect(derive(able).valor.weapon).toBe('quarterstaff');
  });

  it('[RUN-TV-H16] [RUN-RULING-H24] what gifts add to Sta and Str shows in Soak, DAM and Load, from traits alone', () => {
    const traits: Traits = { ...ragnar, load: load(9.9) };
    const blessed: Traits = { ...traits, characteristics: { ...ragnar.characteristics, Sta: 5, Str: 3 } };
    expect([soakOf(traits).total, soakOf(blessed).total]).toEqual([6, 8]);
    expect(attackForm(blessed, 'viking-axe', null).dam.total).toBe(13);
    expect([decreaseOf(traits), decreaseOf(blessed)]).toEqual([1, 0]);
  });

  it('[RUN-NUM-22] [RUN-NUM-23] [RUN-TV-H17] nothing has a floor', () => {
    const feeble = made({ characteristics: { ...AVERAGE, Str: -2, Sta: -2 } });
    expect(scores(feeble, 'fist')[3]).toBe(-2);
    expect(derive(feeble).soak.total).toBe(-2);
    expect(responseOf({ ...feeble, load: load(0) }).sum.total).toBe(-3);
  });

  it('[RUN-HERO-22] extra hit points come by the Stamina one has', () => {
    const hero = made({ characteristics: { ...AVERAGE, Sta: 2 }, hitPoints: 4 });
    expect(derive(hero).hitPoints.total).toBe(48 + 4 * 6);
  });
});
