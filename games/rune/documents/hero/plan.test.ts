import { describe, expect, it } from 'vitest';
import { load } from '../../content/load.ts';
import { horseNumbers } from './horse.ts';
import type { Purchase } from './lines.ts';
import { planOf } from './plan.ts';
import { DAY, gift, having, made, rich } from './testing.ts';

const experience = (ability: 'dodge' | 'sprint' | 'great-weapon'): Purchase => ({
  kind: 'experience',
  ability,
});

describe('with 120 points more', () => {
  it('a hero would have other numbers, and keeps his own', () => {
    const hero = having(rich(105), [gift('implacably-braced')]);
    const {
      changes,
      cost,
      standing,
      problems,
      hero: copy,
    } = planOf(hero, 120, [gift('thors-thews'), experience('sprint'), gift('with-either-hand')], DAY);
    expect([cost, standing.free, problems]).toEqual([150, 0, []]);
    expect(changes).toEqual([
      { number: 'hitPoints', weapon: null, from: 77, to: 87 },
      { number: 'half', weapon: null, from: 10, to: 12 },
      { number: 'full', weapon: null, from: 20, to: 25 },
      { number: 'nonCombatInit', weapon: null, from: 2, to: 3 },
    ]);
    expect(hero.ledger).toHaveLength(2);
    expect(copy.ledger).toHaveLength(6);
  });

  it('tells what changes with each weapon', () => {
    const { changes } = planOf(made(), 150, [experience('great-weapon')], DAY);
    expect(changes).toEqual([
      { number: 'response', weapon: null, from: 5, to: 6 },
      ...(['viking-axe', 'war-maul'] as const).flatMap((weapon) => [
        { number: 'init', weapon, from: 9, to: 10 },
        {
          number: 'atk',
          weapon,
          from: weapon === 'viking-axe' ? 9 : 8,
          to: weapon === 'viking-axe' ? 10 : 9,
        },
        {
          number: 'dfn',
          weapon,
          from: weapon === 'viking-axe' ? 9 : 10,
          to: weapon === 'viking-axe' ? 10 : 11,
        },
      ]),
    ]);
  });

  it('tells what would be too dear, by its place in the plan, and goes on', () => {
    const { problems, cost, standing } = planOf(
      made(),
      120,
      [gift('might-of-thor'), gift('thors-thews'), experience('dodge')],
      DAY,
    );
    expect(problems.map(({ code, path }) => [code, path])).toEqual([['tooDear', [0]]]);
    expect([cost, standing.free]).toEqual([120, 0]);
  });

  it('takes things in the order in which their windows open', () => {
    const everything: Purchase[] = [
      { kind: 'insurance' },
      { kind: 'horse-upgrade', upgrade: 'res' },
      { kind: 'horse' },
      { kind: 'training', ability: 'lore' },
      experience('dodge'),
    ];
    const { problems, cost, hero } = planOf(made(), 1000, everything, DAY);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([['notOwned', [1]]]);
    expect(cost).toBe(25 + 150 + 30 + 45);
    expect(hero.ledger.slice(1).map((line) => line.line === 'expense' && line.purchase.kind)).toEqual([
      'experience',
      'training',
      'horse',
      'insurance',
    ]);
  });

  it('[RUN-RULING-G19] raises nothing twice', () => {
    const { problems } = planOf(made(), 1000, [experience('dodge'), experience('dodge')], DAY);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([['notMarked', [1]]]);
  });

  it('tells that a load weighs less', () => {
    const laden = made({ weapons: [{ weapon: 'short-bow', dozens: 40 }] });
    expect(planOf(laden, 300, [gift('might-of-thor')], DAY).changes).toContainEqual({
      number: 'decrease',
      weapon: null,
      from: 1,
      to: 0,
    });
  });

  it('says nothing of numbers that stay, nor of weapons he had not', () => {
    const ware = { kind: 'weapon', weapon: 'dagger' } as const;
    expect(planOf(made(), 0, [{ kind: 'gear', ware, silver: 1 }], DAY)).toMatchObject({
      problems: [],
      changes: [],
    });
    expect(planOf(made(), 500, [{ kind: 'insurance' }], DAY).changes).toEqual([]);
  });
});

describe('a horse', () => {
  const totals = (upgrades: Parameters<typeof horseNumbers>[0], carried = 0) =>
    Object.fromEntries(
      Object.entries(horseNumbers(upgrades, load(carried))).map(([of, number]) => [
        of,
        typeof number === 'number' ? number : number.total,
      ]),
    );
  const PLAIN = {
    init: 6,
    atk: 7,
    dfn: 1,
    dam: 8,
    soak: 0,
    prot: 0,
    hitPoints: 48,
    woundThreshold: 9,
    res: 1,
    move: 200,
    might: 10,
    impairment: 0,
  };

  it('[RUN-HORSE-03] [RUN-RULING-R27] is rated so', () => {
    expect(totals({})).toEqual(PLAIN);
  });

  it('[RUN-HORSE-07] gains by what was bought', () => {
    expect(totals({ hitPoints: 3, dfn: 2, move: 5, res: 6 })).toEqual({
      ...PLAIN,
      hitPoints: 78,
      dfn: 3,
      move: 250,
      res: 7,
    });
    expect(horseNumbers({ dfn: 2 }, load(0)).dfn.parts).toEqual([
      { of: 'horse', by: 1 },
      { of: 'upgrades', by: 2 },
    ]);
  });

  it.each([
    [20, 0, 200],
    [20.5, 0, 200],
    [21, 1, 190],
    [23.75, 3, 170],
  ])(
    '[RUN-HORSE-04] [RUN-RULING-R28] that carries %d has Impairment %i and Move %i',
    (carried, impairment, move) => {
      expect(totals({}, carried)).toEqual({ ...PLAIN, impairment, move });
    },
  );
});
