import { describe, expect, it } from 'vitest';
import { ABILITIES, ABILITY, type Ability, type FightingAbility } from '../../content/abilities.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import { loadNumber } from '../../content/load.ts';
import { WEAPON, WEAPONS, type Weapon } from '../../content/weapons.ts';
import { derive } from './derive.ts';
import { attackForm, type Traits } from './numbers.ts';
import { priceOf } from './price.ts';
import { READY_MADE } from './ready-made.ts';
import { type Hero, HeroSchema } from './schema.ts';

const AVERAGE = { Str: 0, Sta: 0, Dex: 0, Qik: 0, Int: 0, Per: 0, Pre: 0, Com: 0 } as const;
const made = (changes: Partial<Hero>): Hero =>
  HeroSchema.parse({
    ...READY_MADE.ragnar,
    characteristics: AVERAGE,
    abilities: {},
    hitPoints: 0,
    weapons: [],
    armor: null,
    ...changes,
  });

describe('an Ability', () => {
  it.each<[string, Ability, number, string, number | null]>([
    ['[RUN-ABIL-ANI-01]', 'animal-handling', 1, 'Pre', null],
    ['[RUN-ABIL-AWA-01]', 'awareness', 2, 'Per', null],
    ['[RUN-ABIL-BAL-01]', 'balance', 1, 'Dex', null],
    ['[RUN-ABIL-BRV-01]', 'bravery', 1, 'Sta', null],
    ['[RUN-ABIL-DOD-01]', 'dodge', 2, 'Qik', null],
    ['[RUN-ABIL-HEA-01]', 'healer', 2, 'Dex Per', 1],
    ['[RUN-ABIL-JUM-01]', 'jump', 1, 'Str', null],
    ['[RUN-ABIL-LOR-01]', 'lore', 1, 'Int', null],
    ['[RUN-ABIL-MAP-01]', 'map', 1, 'Int', 0.5],
    ['[RUN-ABIL-PIC-01]', 'pick-lock', 1, 'Dex', 0.5],
    ['[RUN-ABIL-PUR-01]', 'pursuit', 1, 'Per', null],
    ['[RUN-ABIL-REP-01]', 'repair', 1, 'Dex', 1],
    ['[RUN-ABIL-RID-01]', 'ride', 1, 'Dex', 0],
    ['[RUN-ABIL-SEA-01]', 'seamanship', 1, 'Sta Int Dex', null],
    ['[RUN-ABIL-SKI-01]', 'ski', 1, 'Dex', 4],
    ['[RUN-ABIL-SLE-01]', 'sleep', 1, 'Sta', null],
    ['[RUN-ABIL-SPR-01]', 'sprint', 2, 'Str', null],
    ['[RUN-ABIL-STE-01]', 'stealth', 2, 'Dex', null],
    ['[RUN-ABIL-SWI-01]', 'swim', 1, 'Str Sta', null],
    ['[RUN-ABIL-BAR-01]', 'bargain', 1, 'Com', null],
    ['[RUN-ABIL-CAR-01]', 'carouse', 1, 'Sta', null],
    ['[RUN-ABIL-DEC-01]', 'deception', 1, 'Pre', null],
    ['[RUN-ABIL-DEM-01]', 'demeanor', 1, 'Com', null],
    ['[RUN-ABIL-DIS-01]', 'disguise', 1, 'Int', null],
    ['[RUN-ABIL-GAM-01]', 'gamble', 1, 'Int Per Qik luck', 0.5],
    ['[RUN-ABIL-INS-01]', 'insight', 1, 'Com', null],
    ['[RUN-ABIL-LEA-01]', 'leadership', 1, 'Pre', null],
    ['[RUN-ABIL-MUS-01]', 'music', 1, 'Com', 3],
    ['[RUN-ABIL-RUN-01]', 'runes', 1, 'Int', null],
    ['[RUN-ABIL-SNG-01]', 'sing', 1, 'Sta', null],
    ['[RUN-ABIL-SKA-01]', 'skald', 1, 'Pre Int', null],
    ['[RUN-ABIL-DIV-01]', 'divine-awareness', 2, 'Pre', null],
  ])('%s %s costs %i, rests on %s, and its kit weighs %s', (_, ability, points, governing, kit) => {
    const able = made({ abilities: { [ability]: 1 } });
    expect(priceOf(able).totals.spent).toBe(points);
    expect(ABILITY[ability].governing.map((name) => name ?? 'luck').join(' ')).toBe(governing);
    expect(loadNumber(derive(able).load)).toBe(kit ?? 0);
    expect(ABILITY[ability].kit === null).toBe(kit === null);
  });
});

describe('a Fighting Ability', () => {
  it.each<[string, FightingAbility, Characteristic, string]>([
    ['[RUN-ABIL-BOW-01]', 'bows', 'Per', 'composite-bow heavy-crossbow light-crossbow long-bow short-bow'],
    ['[RUN-ABIL-BRA-01]', 'brawling', 'Dex', 'barb-net chair fist flagon gauntlet'],
    ['[RUN-ABIL-CHA-01]', 'chain-weapon', 'Dex', 'flail morningstar net whip'],
    [
      '[RUN-ABIL-GRE-01]',
      'great-weapon',
      'Dex',
      'double-bladed-axe dwarven-battle-axe dwarven-battle-hammer dwarven-battle-sword dwarven-work-hammer dwarven-work-sword polearm quarterstaff severed-arm viking-axe war-maul',
    ],
    ['[RUN-ABIL-LON-01]', 'longshaft-weapon', 'Dex', 'billhook pike spear'],
    [
      '[RUN-ABIL-SIN-01]',
      'single-weapon',
      'Dex',
      'dagger four-bladed-mace goblin-axe goblin-spike-club hand-axe mace puny-knife roman-sword sap shortspear shortsword viking-broadsword',
    ],
    ['[RUN-ABIL-THR-01]', 'thrown-weapon', 'Per', 'rock sling throwing-axe throwing-knives throwing-spear'],
    ['[RUN-ABIL-TWO-01]', 'two-weapons', 'Dex', 'shortsword-and-dagger two-hand-axes two-shortswords'],
  ])('%s %s aims by %s: %s', (_, ability, name, weapons) => {
    const covered = WEAPONS.filter((id) => WEAPON[id].ability === ability);
    expect(covered.toSorted().join(' ')).toBe(weapons);
    const atk = (weapon: Weapon, characteristics: Partial<Hero['characteristics']>): number | undefined =>
      derive(
        made({
          characteristics: { ...AVERAGE, Str: 3, ...characteristics },
          abilities: { [ability]: 2 },
          weapons: weapon === 'fist' ? [] : [{ weapon }],
        }),
      ).forms.find((form) => form.weapon === weapon)?.atk.total;
    const other = name === 'Per' ? 'Dex' : 'Per';
    for (const weapon of covered) {
      expect(atk(weapon, { [name]: 1 })).toBe(1 + 2 + WEAPON[weapon].atk);
      expect(atk(weapon, { [other]: 3, Qik: 3 })).toBe(2 + WEAPON[weapon].atk);
    }
  });

  it('[RUN-ABIL-GRE-01] [RUN-ABIL-LON-01] [RUN-ABIL-SIN-01] takes both hands for great weapons and longshafts, one for single weapons', () => {
    const hands = (ability: Ability) =>
      new Set(WEAPONS.filter((id) => WEAPON[id].ability === ability).map((id) => WEAPON[id].hands));
    expect(hands('great-weapon')).toEqual(new Set([2]));
    expect(hands('longshaft-weapon')).toEqual(new Set([2]));
    expect(hands('single-weapon')).toEqual(new Set([1]));
  });

  it('[RUN-ABIL-TWO-01] leaves no hand for a shield with a weapon in each', () => {
    const hero = made({ weapons: [{ weapon: 'two-hand-axes' }], shield: 'buckler' });
    expect(derive(hero).forms[0]).toMatchObject({ weapon: 'two-hand-axes', shield: null });
  });

  it('[RUN-ABIL-SIN-02] of single weapons is also that of the shield', () => {
    const dfn = (abilities: Hero['abilities']) =>
      derive(made({ abilities, weapons: [{ weapon: 'mace' }], shield: 'round-shield' })).forms[0]?.dfn;
    expect(dfn({ 'single-weapon': 2 })?.parts).toEqual([
      { of: 'single-weapon', by: 2 },
      { of: 'weapon', by: 3 },
      { of: 'shield', by: 3 },
    ]);
    expect(ABILITIES.filter((ability) => ability.includes('shield'))).toEqual([]);
  });

  it('[RUN-ABIL-BRA-02] of bare hands is Brawling, for INIT, ATK and DFN', () => {
    const fists = (brawling: number) => {
      const form = derive(made({ abilities: { brawling } })).forms.find(({ weapon }) => weapon === 'fist');
      return [form?.init.total, form?.atk.total, form?.dfn.total];
    };
    expect(fists(3)).toEqual([4, 3, 3]);
    expect(fists(1)).toEqual([2, 1, 1]);
  });

  it('[RUN-RULING-H28] is not lacked as soon as anything raises it to 1', () => {
    const untrained = derive(made({ weapons: [{ weapon: 'mace' }] })).traits;
    const atk = (rating: number): number => {
      const raised: Traits = { ...untrained, abilities: { 'single-weapon': rating } };
      return attackForm(raised, 'mace', null).atk.total;
    };
    expect([atk(0), atk(1), atk(2)]).toEqual([2 - 3, 2 + 1, 2 + 2]);
  });
});
