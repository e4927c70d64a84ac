import { describe, expect, it } from 'vitest';
import { withLines } from './account.ts';
import { check } from './check.ts';
import { fault } from './fault.ts';
import { lootable } from './gear.ts';
import { heroRules } from './index.ts';
import type { Line, LineOf, Purchase, Ware } from './lines.ts';
import { heroNow } from './now.ts';
import { PROBLEMS } from './problem.ts';
import { READY_MADE } from './ready-made.ts';
import { type Hero, HeroSchema } from './schema.ts';
import { at, DAY, gained, gift, having, made, paid, refused, rich } from './testing.ts';
import { afterUndo } from './undo.ts';

const breaches = (...lines: Line[]) =>
  check(withLines(made(), ...lines))
    .filter(({ advice }) => !advice)
    .map(({ code, rule, path }) => [code, rule, path.join('.')]);
const experience = (ability: 'dodge' | 'sprint' | 'bows' | 'great-weapon'): Purchase => ({
  kind: 'experience',
  ability,
});
const END = at('encounter-end');
const found = (how: 'looted' | 'treasure', ...things: LineOf<'found'>['things']): Line => ({
  line: 'found',
  on: DAY,
  how,
  things,
});

describe('a ledger', () => {
  it('may be missing: heroes of old read as they did', () => {
    const { ledger: _, ...old } = READY_MADE.ragnar;
    expect(HeroSchema.parse(old)).toEqual(READY_MADE.ragnar);
    expect(fault(old)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['ledger.0.line', { line: 'gift' }],
    ['ledger.0.on', { ...gained(5), on: 'yesterday' }],
    ['ledger.0.points', { ...gained(5), points: 0.5 }],
    ['ledger.0.luck', { ...gained(5), luck: 1 }],
    [
      'ledger.0.purchase.gift',
      { ...paid(gift('thors-thews'), 75), purchase: { kind: 'gift', gift: 'wings' } },
    ],
    ['ledger.0.points', paid(gift('thors-thews'), -75)],
    ['ledger.0.place.moment', { ...paid(gift('thors-thews'), 75), place: { moment: 'now' } }],
    ['ledger.0.purchase.points', paid({ kind: 'deficit', points: 0 }, 0)],
    [
      'ledger.0.place.helm.levels',
      paid(gift('ulls-hide'), 75, at('encounter', { helm: { gift: 'ulls-hide', levels: 7 } })),
    ],
    ['ledger.0.name', { line: 'death', on: DAY, name: ' ', weapons: [], armor: null, shield: null }],
  ])('is strict at %s', (path, line) => {
    const at = fault({ ...READY_MADE.ragnar, ledger: [line] })?.path;
    expect(at?.join('.')).toBe(path);
    expect(at?.[1]).toBe(0);
  });

  it('is read as it was written, whatever befell him', () => {
    const weapon = { kind: 'weapon', weapon: 'short-bow', dozens: 2 } as const;
    const armor = { kind: 'armor', armor: 'quilted' } as const;
    const shield = { kind: 'shield', shield: 'buckler' } as const;
    const legendary = { kind: 'legendary', item: 'golden-blade' } as const;
    const helm = { gift: 'ulls-hide', levels: 6 } as const;
    const ledger: Line[] = [
      { line: 'inherited', on: DAY, from: 'Alf', overall: 9, bonusFree: 1, spent: 3, deficit: 2 },
      ...(['pillaging', 'running', 'loot', 'dying-blow'] as const).map((cause) =>
        gained(-5, ['dodge', 'swim'], cause),
      ),
      { ...paid(gift('ulls-hide'), 75, at('encounter', { shrine: 'ull', running: true, helm })), used: true },
      paid(experience('dodge'), 45, END),
      paid({ kind: 'training', ability: 'runes' }, 30, at('between-adventures')),
      paid({ kind: 'insurance' }, 25, at('encounter-start')),
      paid({ kind: 'curds' }, 25),
      paid({ kind: 'legendary', item: 'golden-blade' }, 75),
      paid({ kind: 'horse' }, 150, at('adventure-start')),
      paid({ kind: 'horse-upgrade', upgrade: 'res' }, 25, at('adventure-start')),
      paid({ kind: 'deficit', points: 1 }, 1, at('between-encounters')),
      paid({ kind: 'gear', ware: armor, silver: 3 }, 0, at('early-return')),
      found('looted', weapon),
      found('treasure', weapon, armor, shield, legendary),
      { line: 'lost', on: DAY, things: [weapon, armor, shield, legendary, { kind: 'horse' }] },
      { line: 'damaged', on: DAY, item: 'golden-blade' },
      { line: 'traded', on: DAY, with: 'Hrolf', points: -15 },
      { line: 'death', on: DAY, name: 'Bersi', weapons: [{ weapon: 'mace' }], armor: null, shield: null },
    ];
    const hero = { ...made(), ledger };
    expect(HeroSchema.parse(JSON.parse(JSON.stringify(hero)))).toEqual(hero);
  });

  it('marks nothing where nothing is said', () => {
    const { marked: _, ...line } = gained(5);
    expect(HeroSchema.parse({ ...made(), ledger: [line] }).ledger).toEqual([gained(5)]);
  });

  it('is found true where it is', () => {
    expect(
      breaches(
        gained(500, ['dodge', 'bows']),
        paid(experience('dodge'), 45, END),
        paid(experience('bows'), 75, END),
        paid(gift('thors-thews'), 52, at('encounter', { shrine: 'thor' })),
        paid({ kind: 'insurance' }, 25, at('encounter-start')),
        gained(-20, [], 'running'),
        gained(35, [], 'loot'),
      ),
    ).toEqual([]);
  });

  it.each<[string, Line[], unknown[]]>([
    [
      '[RUN-VP-SPEND-02] overspent',
      [gained(74), paid(gift('thors-thews'), 75)],
      ['tooDear', 'RUN-VP-SPEND-02', 'ledger.1'],
    ],
    [
      '[RUN-VP-SPEND-05] a price that is too low',
      [gained(500), paid(gift('thors-thews'), 52)],
      ['wrongPrice', 'RUN-VP-SPEND-05', 'ledger.1.points'],
    ],
    [
      '[RUN-VP-SPEND-05] a price that is too high',
      [gained(500), paid(gift('thors-thews'), 76)],
      ['wrongPrice', 'RUN-VP-SPEND-05', 'ledger.1.points'],
    ],
    [
      '[RUN-GIFTRULE-LEVEL-02] over the cap',
      [gained(500), paid(gift('with-either-hand'), 30), paid(gift('with-either-hand'), 30)],
      ['overCap', 'RUN-GIFTRULE-LEVEL-02', 'ledger.2'],
    ],
    [
      '[RUN-XP-03] not marked',
      [gained(500, ['dodge']), paid(experience('sprint'), 45, END)],
      ['notMarked', 'RUN-XP-03', 'ledger.1'],
    ],
    [
      '[RUN-XP-06] no training window',
      [gained(500), paid({ kind: 'training', ability: 'lore' }, 30, at('between-encounters'))],
      ['wrongMoment', 'RUN-XP-06', 'ledger.1'],
    ],
    [
      '[RUN-VP-SPEND-03] a pillager’s loss',
      [gained(-1)],
      ['belowZero', 'RUN-VP-SPEND-03', 'ledger.0.points'],
    ],
    [
      '[RUN-VP-SPEND-03] a loss by loot',
      [gained(-1, [], 'loot')],
      ['belowZero', 'RUN-VP-SPEND-03', 'ledger.0.points'],
    ],
    [
      'a line before the last',
      [{ ...gained(5), on: '2024-05-02' }, gained(5)],
      ['outOfOrder', null, 'ledger.1.on'],
    ],
    [
      '[RUN-RULING-R16] damage to what he has not',
      [{ line: 'damaged', on: DAY, item: 'golden-blade' }],
      ['notOwned', 'RUN-RULING-R16', 'ledger.0.item'],
    ],
  ])('is found untrue: %s', (_, lines, breach) => {
    expect(breaches(...lines)).toEqual([breach]);
    expect(PROBLEMS).toContain(breach[0]);
    expect(heroRules.codes).toContain(breach[0]);
  });

  it('[RUN-VP-SPEND-02] finds each line that was paid with points not yet gained', () => {
    expect(breaches(paid(gift('thors-thews'), 75), gained(500), paid(gift('thors-thews'), 75))).toEqual([
      ['tooDear', 'RUN-VP-SPEND-02', 'ledger.0'],
    ]);
  });
});

describe('gear', () => {
  it('[RUN-GEAR-34] is looted by weapons: two from each who fights with them, one more from each who shot', () => {
    const foe = (usesWeapons: boolean, shot: boolean) => ({ usesWeapons, shot });
    expect(lootable([])).toEqual({ melee: 0, missile: 0 });
    expect(lootable([foe(true, false), foe(true, true), foe(false, true), foe(false, false)])).toEqual({
      melee: 4,
      missile: 2,
    });
  });

  it('[RUN-GEAR-34] [RUN-GEAR-23] of the slain is common, and never armor', () => {
    const things: LineOf<'found'>['things'] = [
      { kind: 'weapon', weapon: 'mace' },
      { kind: 'armor', armor: 'quilted' },
      { kind: 'weapon', weapon: 'long-bow' },
      { kind: 'shield', shield: 'buckler' },
    ];
    expect(breaches(found('looted', ...things))).toEqual(
      [1, 2, 3].map((i) => ['notLooted', 'RUN-GEAR-34', `ledger.0.things.${i}`]),
    );
    expect(breaches(found('treasure', ...things))).toEqual([]);
  });

  it('comes and goes by the ledger', () => {
    const hero = withLines(
      made(),
      found(
        'treasure',
        { kind: 'weapon', weapon: 'long-bow', dozens: 2 },
        { kind: 'weapon', weapon: 'viking-axe' },
        { kind: 'armor', armor: 'steel-scale' },
        { kind: 'shield', shield: 'tower-shield' },
        { kind: 'legendary', item: 'golden-blade' },
      ),
      paid({ kind: 'horse' }, 0, at('adventure-start')),
    );
    const had = heroNow(hero);
    expect(had.weapons).toEqual([
      ...made().weapons,
      { weapon: 'long-bow', dozens: 2 },
      { weapon: 'viking-axe' },
    ]);
    expect([had.armor, had.shield, had.horse]).toEqual(['steel-scale', 'tower-shield', {}]);
    const lost = (...things: LineOf<'lost'>['things']) =>
      heroNow(withLines(hero, { line: 'lost', on: DAY, things }));
    expect(lost({ kind: 'weapon', weapon: 'viking-axe' }).weapons.map(({ weapon }) => weapon)).toEqual([
      'war-maul',
      'short-bow',
      'long-bow',
      'viking-axe',
    ]);
    expect(lost({ kind: 'weapon', weapon: 'pike' }).weapons).toEqual(had.weapons);
    expect(lost({ kind: 'armor', armor: 'quilted' }).armor).toBe('steel-scale');
    expect(lost({ kind: 'armor', armor: 'steel-scale' }).armor).toBeNull();
    expect(lost({ kind: 'shield', shield: 'buckler' }).shield).toBe('tower-shield');
    expect(lost({ kind: 'shield', shield: 'tower-shield' }).shield).toBeNull();
    expect(lost({ kind: 'horse' }).horse).toBeNull();
    expect(lost({ kind: 'legendary', item: 'golden-blade' }).legendary).toEqual({});
  });

  it.each<[Ware, number, boolean]>([
    [{ kind: 'armor', armor: 'chain-mail' }, 1, true],
    [{ kind: 'armor', armor: 'chain-mail' }, 0, false],
    [{ kind: 'armor', armor: 'steel-scale' }, 5, true],
    [{ kind: 'armor', armor: 'steel-scale' }, 35, true],
    [{ kind: 'armor', armor: 'steel-scale' }, 0, false],
    [{ kind: 'armor', armor: 'steel-scale' }, 7, false],
    [{ kind: 'shield', shield: 'tower-shield' }, 4, false],
    [{ kind: 'shield', shield: 'buckler' }, 4, true],
    [{ kind: 'weapon', weapon: 'mace' }, 9, true],
    [{ kind: 'weapon', weapon: 'severed-arm' }, 9, false],
    [{ kind: 'weapon', weapon: 'chair' }, 9, false],
  ])(
    '[RUN-GEAR-35] [RUN-GEAR-23] %j can be had at home for %i ounces and no points: %s',
    (ware, silver, sold) => {
      const home = at('early-return');
      expect(refused(made(), { kind: 'gear', ware, silver }, home)).toEqual(
        sold ? [] : [['wrongSilver', 'RUN-GEAR-35']],
      );
    },
  );

  it('[RUN-GEAR-35] bought is worn', () => {
    const ware: Ware = { kind: 'armor', armor: 'chain-mail' };
    const hero = having(made(), [{ kind: 'gear', ware, silver: 5 }], at('between-adventures'));
    expect(heroNow(hero).armor).toBe('chain-mail');
    expect(hero.ledger[0]).toMatchObject({ points: 0 });
  });
});

describe('taking back', () => {
  const undone = (hero: Hero, i: number) => {
    const back = afterUndo(hero, i);
    return 'hero' in back ? back.hero.ledger.length : back.problems.map(({ code }) => code);
  };

  it('gives back what nothing came of', () => {
    const hero = having(rich(200), [gift('thors-thews'), gift('ulls-hide')]);
    const back = afterUndo(hero, 1);
    expect(back).toEqual({ hero: { ...hero, ledger: [hero.ledger[0], hero.ledger[2]] } });
    expect('hero' in back && heroNow(back.hero).gifts).toEqual({ 'ulls-hide': 1 });
  });

  it('is not for what was not bought, nor for what is not there', () => {
    expect(undone(rich(200), 0)).toEqual(['notAnExpense']);
    expect(undone(rich(200), 7)).toEqual(['notAnExpense']);
  });

  it('is too late for what was used, and once an encounter or a life has passed', () => {
    const hero = having(rich(600), [gift('curds-of-utgardaloki')]);
    expect(undone(having(hero, [{ kind: 'curds' }]), 2)).toEqual(['alreadyUsed']);
    expect(undone(withLines(hero, gained(5)), 1)).toEqual(['playedSince']);
    expect(undone(withLines(hero, gained(5, [], 'running')), 1)).toEqual(['playedSince']);
    expect(undone(withLines(hero, gained(5, [], 'loot')), 1)).toBe(2);
    const { name, weapons, armor, shield } = made();
    expect(undone(withLines(hero, { line: 'death', on: DAY, name, weapons, armor, shield }), 1)).toEqual([
      'playedSince',
    ]);
  });

  it('is not for what later lines rest on: a use, a price, a horse', () => {
    const fed = having(rich(600), [gift('curds-of-utgardaloki'), { kind: 'curds' }]);
    expect(undone(fed, 1)).toEqual(['reliedUpon']);
    const primary = having(
      having(rich(600), [gift('thors-thews'), gift('thors-thews')]),
      [{ kind: 'insurance' }],
      at('encounter', { shrine: 'thor' }),
    );
    expect(undone(primary, 1)).toEqual(['reliedUpon']);
    expect(undone(primary, 3)).toBe(3);
    const mounted = having(
      rich(600),
      [{ kind: 'horse' }, { kind: 'horse-upgrade', upgrade: 'dfn' }],
      at('adventure-start'),
    );
    expect(undone(mounted, 1)).toEqual(['reliedUpon']);
    expect(undone(mounted, 2)).toBe(2);
  });

  it('lets stand what was wrong before', () => {
    const hero = withLines(rich(600), paid(gift('thors-thews'), 1), paid(gift('ulls-hide'), 75));
    expect(undone(hero, 2)).toBe(2);
    expect(undone(hero, 1)).toBe(2);
  });
});
