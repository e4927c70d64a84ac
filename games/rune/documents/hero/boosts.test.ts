import { describe, expect, it } from 'vitest';
import { isReported } from '../../content/boosts.ts';
import { CHARACTERISTICS, type Characteristic } from '../../content/characteristics.ts';
import { GIFTS, type Gift } from '../../content/gifts.ts';
import { loadNumber } from '../../content/load.ts';
import type { Weapon } from '../../content/weapons.ts';
import { derive } from './derive.ts';
import { READY_MADE } from './ready-made.ts';
import type { Hero } from './schema.ts';
import type { Sum } from './sum.ts';
import { gifted, made } from './testing.ts';

const { hrolf } = READY_MADE;
const GIFT_OF: Readonly<Record<Characteristic, Gift>> = {
  Str: 'might-of-thor',
  Sta: 'valor-of-tyr',
  Dex: 'ulls-sure-hand',
  Qik: 'relentless-gales-of-njord',
  Int: 'wiles-of-loki',
  Per: 'vigilance-of-heimdal',
  Pre: 'mantle-of-odin',
  Com: 'gilded-tongue-of-freyr',
};

const form = (hero: Hero, weapon: Weapon) => derive(hero).forms.find((one) => one.weapon === weapon)!;
const part = ({ parts }: Sum, of: string) => parts.find((one) => one.of === of)?.by;

describe('permanent gifts', () => {
  it.each(CHARACTERISTICS)('[RUN-VP-SPEND-09] raise %s, beyond what a human can be', (name) => {
    const { characteristics } = derive(gifted({ [GIFT_OF[name]]: 4 })).traits;
    for (const one of CHARACTERISTICS)
      expect(characteristics[one]).toBe(made().characteristics[one] + (one === name ? 4 : 0));
    expect(derive(made()).traits.characteristics).toEqual({ ...made().characteristics });
  });

  it('[RUN-TV-H16] [RUN-RULING-H24] [RUN-RULING-G45] of Stamina and Strength change neither hit points nor Wound Threshold', () => {
    const tough = derive(gifted({ 'valor-of-tyr': 2 }));
    expect([tough.soak.total, tough.woundThreshold, tough.hitPoints.total]).toEqual([8, 18, 77]);
    expect(tough.soak.parts).toEqual([
      { of: 'Sta', by: 3 },
      { of: 'valor-of-tyr', by: 2 },
      { of: 'armor', by: 3 },
    ]);
    const strong = gifted({ 'might-of-thor': 1 });
    expect(form(strong, 'viking-axe').dam.total).toBe(13);
    expect(derive(strong).hitPoints.total).toBe(77);
    const laden = (hero: Hero) => derive({ ...hero, weapons: [{ weapon: 'short-bow', dozens: 40 }] });
    expect([laden(made()).decrease, laden(strong).decrease]).toEqual([1, 0]);
    expect([laden(made()).degree, laden(strong).degree]).toEqual(['loaded', 'light']);
  });

  it('show in every number that rests on them, by name', () => {
    const hero = gifted(
      { 'relentless-gales-of-njord': 1, 'ulls-sure-hand': 2, 'vigilance-of-heimdal': 3 },
      hrolf,
    );
    const before = form(hrolf, 'short-bow');
    const after = form(hero, 'short-bow');
    expect(after.init.total - before.init.total).toBe(1);
    expect(after.atk.total - before.atk.total).toBe(3);
    expect(after.dfn.total - before.dfn.total).toBe(1);
    expect(part(after.atk, 'vigilance-of-heimdal')).toBe(3);
    expect(part(after.atk, 'Per')).toBe(3);
    expect(form(hero, 'dagger').atk.total - form(hrolf, 'dagger').atk.total).toBe(2);
    expect(derive(hero).nonCombatInit.total - derive(hrolf).nonCombatInit.total).toBe(1);
    expect(derive(hero).response).toMatchObject({ by: 'awareness', sum: { total: 8 } });
  });

  it('give hit points: 10, 10, 10 and of Tyr 12 a level', () => {
    expect(derive(gifted({ 'thors-thews': 1 })).hitPoints.total).toBe(87);
    expect(
      derive(gifted({ 'njords-crust': 1, 'thors-thews': 2, 'tyrs-forbearance': 3, 'ulls-hide': 4 }))
        .hitPoints,
    ).toEqual({
      total: 77 + 10 + 20 + 36 + 40,
      parts: [
        { of: 'start', by: 56 },
        { of: 'bought', by: 21 },
        { of: 'njords-crust', by: 10 },
        { of: 'thors-thews', by: 20 },
        { of: 'tyrs-forbearance', by: 36 },
        { of: 'ulls-hide', by: 40 },
      ],
    });
  });

  it('carry one further: half 5, full 10 paces a level', () => {
    const { half, full } = derive(gifted({ 'swiftness-of-sleipnir': 2 })).move;
    expect([half.total, full.total]).toEqual([20, 40]);
    expect(half.parts).toEqual([
      { of: 'sprint', by: 10 },
      { of: 'swiftness-of-sleipnir', by: 10 },
    ]);
  });

  it.each([
    [3, 'chain-mail', 3],
    [5, 'chain-mail', 5],
    [6, 'chain-mail', 5],
    [1, 'heavy-leather', 1],
    [2, 'quilted', undefined],
    [2, null, undefined],
  ] as const)('%i of On Valkyries’ Wings takes from %s, at most its weight: %s', (level, armor, by) => {
    const light = gifted({ 'on-valkyries-wings': level }, made({ armor, shield: 'kite-shield' }));
    const heavy = made({ armor, shield: 'kite-shield' });
    expect(part(form(light, 'viking-axe').init, 'on-valkyries-wings')).toBe(by);
    expect(form(light, 'viking-axe').init.total - form(heavy, 'viking-axe').init.total).toBe(by ?? 0);
    expect(derive(light).nonCombatInit.total - derive(heavy).nonCombatInit.total).toBe(by ?? 0);
    // The shield weighs as before.
    expect(part(derive(light).nonCombatInit, 'shield')).toBe(-1);
  });

  it('quicken every Initiative by 2 a level', () => {
    const quick = gifted({ 'frost-speeded-heels': 3 });
    for (const { weapon, init } of derive(quick).forms)
      expect(init.total).toBe(form(made(), weapon).init.total + 6);
    expect(derive(quick).nonCombatInit.total).toBe(derive(made()).nonCombatInit.total + 6);
  });

  it('[RUN-RULING-G62] make bows hit harder and carry further, and nothing that is thrown', () => {
    const archer = made({ weapons: [{ weapon: 'short-bow' }, { weapon: 'throwing-axe' }] });
    const hero = gifted({ 'sprig-of-mistletoe': 2 }, archer);
    expect([form(hero, 'short-bow').dam.total, form(hero, 'short-bow').range?.standard]).toEqual([8, 80]);
    expect(form(archer, 'short-bow').range).toEqual({ least: 5, standard: 60 });
    expect(form(hero, 'throwing-axe').dam).toEqual(form(archer, 'throwing-axe').dam);
    expect(form(hero, 'throwing-axe').range).toEqual(form(archer, 'throwing-axe').range);
    expect(form(hero, 'fist')).toEqual(form(archer, 'fist'));
    expect(form(hero, 'fist').range).toBeNull();
  });

  it('of a helm count as long as it is at work, and the helm weighs', () => {
    const helm = { gift: 'thors-thews', levels: 2 } as const;
    expect(derive(made(), helm).hitPoints.total).toBe(97);
    expect(loadNumber(derive(made(), helm).load) - loadNumber(derive(made()).load)).toBe(2);
  });

  it('[RUN-GIFTRULE-ROLL-01] [RUN-RULING-G16] only they change what is reported for the Roll of Valor', () => {
    const reported = (hero: Hero) => {
      const { valor, soak, hitPoints, response } = derive(hero);
      const { init, atk, dfn, dam } = valor;
      return [init, atk, dfn, dam, soak, hitPoints, response.sum].map(({ total }) => total);
    };
    const before = reported(made());
    const changing = GIFTS.filter((id) => `${reported(gifted({ [id]: 1 }))}` !== `${before}`);
    // Nothing that the Roll has a column for rests on these.
    const unseen: Gift[] = [
      'gilded-tongue-of-freyr',
      'mantle-of-odin',
      'wiles-of-loki',
      'vigilance-of-heimdal',
    ];
    expect([...changing, ...unseen].toSorted()).toEqual(GIFTS.filter(isReported).toSorted());
    expect(reported(gifted({ 'thors-thews': 1 }))).toEqual(before.with(5, 87));
    expect(reported(gifted({ 'frost-speeded-heels': 1 }))).toEqual(before.with(0, before[0]! + 2));
  });
});
