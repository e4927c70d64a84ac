import { describe, expect, it } from 'vitest';
import { accountOf, withLines } from './account.ts';
import { check } from './check.ts';
import { connectionsOf } from './connections.ts';
import { afterDeath, heirOf, type Return, withPool } from './death.ts';
import { derive } from './derive.ts';
import type { Purchase } from './lines.ts';
import { heroNow } from './now.ts';
import { READY_MADE } from './ready-made.ts';
import type { Hero } from './schema.ts';
import { standingOf } from './standing.ts';
import { at, DAY, gained, gift, having, made, paid, rich } from './testing.ts';

const INSURANCE: Purchase = { kind: 'insurance' };
const START = at('encounter-start');
const KNUT: Return = { name: 'Knut', weapons: [{ weapon: 'mace' }], armor: 'quilted', shield: 'buckler' };

/** After a death that must be survived. */
function reborn(hero: Hero, as: Return = KNUT): Hero {
  const back = afterDeath(hero, as, false, DAY);
  if ('problems' in back) throw new Error(JSON.stringify(back.problems));
  return back.hero;
}
const insured = (hero: Hero): Hero => having(hero, [INSURANCE], START);
const problems = (hero: Hero) =>
  check(hero)
    .filter(({ advice }) => !advice)
    .map(({ code, rule, path }) => [code, rule, path.join('.')]);

/** With everything that can be carried, and more bought in it. */
const loaded = (hero: Hero): Hero =>
  withLines(
    hero,
    { line: 'found', on: DAY, how: 'treasure', things: [{ kind: 'legendary', item: 'golden-blade' }] },
    paid({ kind: 'legendary', item: 'golden-blade' }, 75),
    paid({ kind: 'horse' }, 150, at('adventure-start')),
    paid(
      { kind: 'gear', ware: { kind: 'armor', armor: 'steel-scale' }, silver: 25 },
      0,
      at('between-adventures'),
    ),
  );

describe('whoever is insured and dies', () => {
  it('[RUN-INSURE-02] [RUN-INSURE-03] [RUN-INSURE-06] [RUN-ITEM-LEG-02] [RUN-GEAR-33] comes back as he was saved, with another name and a beginner’s gear', () => {
    const hero = insured(loaded(having(rich(2000), [gift('thors-thews'), gift('rune-mace')])));
    const back = heroNow(reborn(withLines(hero, gained(0))));
    expect(back).toMatchObject({
      ...KNUT,
      gifts: { 'thors-thews': 1, 'rune-mace': 1 },
      abilities: made().abilities,
      legendary: {},
      horse: null,
      kitsLeft: [],
    });
    expect(connectionsOf(back).thor).toBe(1);
    const [before, after] = [derive(hero), derive(reborn(hero))];
    expect(after.hitPoints).toEqual(before.hitPoints);
    expect(after.woundThreshold).toBe(before.woundThreshold);
    expect(after.forms.map(({ weapon }) => weapon)).toEqual(['mace', 'fist']);
    expect(problems(reborn(hero))).toEqual([]);
  });

  it('[RUN-INSURE-02] keeps raised Abilities with his kits', () => {
    const scholar = withLines(made({ kitsLeft: ['climb'] }), gained(500, ['dodge']));
    const raised = having(scholar, [{ kind: 'experience', ability: 'dodge' }], at('encounter-end'));
    const taught = having(raised, [{ kind: 'training', ability: 'healer' }], at('between-adventures'));
    const { abilities, kitsLeft } = heroNow(reborn(insured(taught)));
    expect([abilities.dodge, abilities.healer, kitsLeft]).toEqual([2, 1, []]);
  });

  it('[RUN-INSURE-04] [RUN-INSURE-05] the last save counts, for any number of deaths', () => {
    let hero = insured(having(rich(2000), [gift('curds-of-utgardaloki')]));
    hero = insured(having(hero, [gift('imprecation-of-doom')]));
    hero = having(hero, [gift('might-of-thor')]);
    const saved = { 'curds-of-utgardaloki': 1, 'imprecation-of-doom': 1 };
    const once = reborn(hero);
    expect(heroNow(once).gifts).toEqual(saved);
    const twice = reborn(having(once, [gift('thors-thews')]), { ...KNUT, name: 'Hrapp' });
    expect(heroNow(twice)).toMatchObject({ name: 'Hrapp', gifts: saved });
  });

  it('[RUN-INSURE-07] [RUN-RULING-G21] keeps his books; what he paid for and lost is lost', () => {
    const hero = having(insured(rich(500)), [gift('might-of-thor')]);
    expect(standingOf(reborn(hero))).toEqual(standingOf(hero));
    expect(standingOf(reborn(hero))).toMatchObject({ overall: 500, spent: 325, free: 175 });
    expect(heroNow(reborn(hero)).gifts).toEqual({});
  });

  it('[RUN-INSURE-08] has pillaged for nothing, and raises nothing, unless somebody else played him', () => {
    const hero = insured(rich(100));
    expect(reborn(hero).ledger.slice(-2)).toMatchObject([
      { line: 'gain', cause: 'pillaging', points: 0 },
      { line: 'death' },
    ]);
    const won = withLines(hero, gained(1, ['dodge']));
    const death = { line: 'death', on: DAY, ...KNUT } as const;
    expect(problems(withLines(won, death))).toEqual([['deadScoreNothing', 'RUN-INSURE-08', 'ledger.3']]);
    expect(accountOf(withLines(won, death)).marks).toEqual([]);
    const ran = withLines(hero, gained(40, [], 'running'));
    const back = afterDeath(ran, KNUT, true, DAY);
    expect('hero' in back && standingOf(back.hero).overall).toBe(140);
    expect('hero' in back && back.hero.ledger.length).toBe(ran.ledger.length + 1);
  });

  it('[RUN-INSURE-03] nobody else comes back', () => {
    expect(afterDeath(rich(100), KNUT, false, DAY)).toMatchObject({
      problems: [{ code: 'notInsured', rule: 'RUN-INSURE-03', path: ['ledger', 2] }],
    });
    expect(afterDeath(rich(100), KNUT, true, DAY)).toMatchObject({
      problems: [
        { code: 'notInsured', path: ['ledger', 1] },
        { code: 'deadScoreNothing', path: ['ledger', 1] },
      ],
    });
  });

  it('[RUN-INSURE-06] [RUN-GEAR-33] with no more than a beginner has', () => {
    const greedy: Return = {
      ...KNUT,
      weapons: [{ weapon: 'long-bow' }, ...Array(3).fill({ weapon: 'dagger' })],
      shield: 'tower-shield',
    };
    const back = afterDeath(insured(rich(100)), greedy, false, DAY);
    expect('problems' in back && back.problems.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['tooManyWeapons', 'ledger.3.weapons'],
      ['notFromTheVillage', 'ledger.3.weapons.0'],
      ['notFromTheVillage', 'ledger.3.shield'],
    ]);
  });

  it('is judged by his end, not by what was wrong before', () => {
    const cheat = withLines(insured(rich(100)), paid(gift('thors-thews'), 1));
    expect('hero' in afterDeath(cheat, KNUT, false, DAY)).toBe(true);
  });
});

describe('a new hero', () => {
  const fallen = withLines(having(rich(500), [gift('might-of-thor')]), gained(-30, [], 'running'));

  it('[RUN-RULING-G21] spends what his player had left, and owes what he owed', () => {
    const heir = heirOf(reborn(insured(fallen)), READY_MADE.gunnhild, DAY);
    expect(heir.ledger[0]).toMatchObject({ from: 'Knut' });
    expect(standingOf(heir)).toEqual({
      wins: 0,
      overall: 500,
      bonusFree: 0,
      spent: 325,
      free: 175,
      deficit: 30,
    });
    expect(heroNow(heir)).toMatchObject({ name: 'Gunnhild', gifts: {}, saved: null });
    expect(problems(heir)).toEqual([]);
  });

  it('[RUN-RULING-G21] inherits once, before anything else', () => {
    const heir = heirOf(fallen, made(), DAY);
    expect(problems(withLines(made(), gained(5), heir.ledger[0]!))).toEqual([
      ['inheritedLate', 'RUN-RULING-G21', 'ledger.1'],
    ]);
  });

  it('[RUN-INSURE-09] [RUN-RULING-G37] has the pool of Dying Blow, which nobody who was saved gets', () => {
    const heir = withPool(heirOf(fallen, made(), DAY), 60, DAY);
    expect(standingOf(heir)).toMatchObject({ overall: 500, bonusFree: 60, free: 260 });
    expect(problems(heir)).toEqual([]);
    const saved = reborn(insured(rich(100)));
    expect(problems(withPool(saved, 60, DAY))).toEqual([
      ['poolNotHis', 'RUN-INSURE-09', `ledger.${saved.ledger.length}.cause`],
    ]);
    expect(problems(withPool(made(), 60, DAY))).toHaveLength(1);
    expect(problems(withPool(rich(5), 60, DAY))).toHaveLength(1);
    expect(problems(withPool(heir, 60, DAY))).toHaveLength(1);
  });

  it('[RUN-RULING-G37] hands an unspent pool on', () => {
    const heir = withPool(heirOf(fallen, made(), DAY), 60, DAY);
    expect(standingOf(heirOf(heir, made(), DAY))).toEqual(standingOf(heir));
  });
});
