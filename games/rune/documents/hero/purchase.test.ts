import { describe, expect, it } from 'vitest';
import { ABILITIES, type Ability } from '../../content/abilities.ts';
import { GIFT, GIFTS, RUNE_POWERS } from '../../content/gifts.ts';
import { accountOf, withLines } from './account.ts';
import { derive } from './derive.ts';
import { type Deed, marksOf } from './experience.ts';
import { MOMENTS, type Moment, type Purchase } from './lines.ts';
import { heroNow } from './now.ts';
import { costOf } from './purchase.ts';
import type { Hero } from './schema.ts';
import { standingOf } from './standing.ts';
import { at, gained, gift, gifted, having, made, paid, refused, rich } from './testing.ts';

const experience = (ability: Ability): Purchase => ({ kind: 'experience', ability });
const training = (ability: Ability): Purchase => ({ kind: 'training', ability });
const INSURANCE: Purchase = { kind: 'insurance' };
const HORSE: Purchase = { kind: 'horse' };
const CURDS: Purchase = { kind: 'curds' };
const MACE: Purchase = { kind: 'gear', ware: { kind: 'weapon', weapon: 'mace' }, silver: 3 };
const END = at('encounter-end');

/** Somebody rich after an encounter in which these Abilities proved themselves. */
const proved = (abilities: Hero['abilities'], marked: readonly Ability[]): Hero =>
  withLines(made({ abilities }), gained(10_000, [...marked]));

const cost = (hero: Hero, purchase: Purchase, place = at('encounter')): number =>
  costOf(purchase, heroNow(hero), place);

describe('victory points', () => {
  it('[RUN-VP-SPEND-01] [RUN-VP-SPEND-02] are spent without lowering the score', () => {
    const hero = withLines(rich(500), paid(gift('might-of-thor'), 320));
    expect(standingOf(hero)).toEqual({
      wins: 0,
      overall: 500,
      bonusFree: 0,
      spent: 320,
      free: 180,
      deficit: 0,
    });
    expect(standingOf(having(hero, [gift('thors-thews')]))).toEqual({
      wins: 0,
      overall: 500,
      bonusFree: 0,
      spent: 395,
      free: 105,
      deficit: 0,
    });
  });

  it('[RUN-VP-SPEND-02] [RUN-VP-SPEND-03] buy nothing beyond what is free, and a tally is not money', () => {
    expect(refused(rich(74), gift('thors-thews'), at('encounter'))).toEqual([['tooDear', 'RUN-VP-SPEND-02']]);
    expect(refused(rich(75), gift('thors-thews'), at('encounter'))).toEqual([]);
    expect(refused(made(), CURDS, at('encounter'))).toContainEqual(['tooDear', 'RUN-VP-SPEND-02']);
  });

  it('[RUN-RULING-G37] of a pool can be spent though they were never scored', () => {
    const hero = withLines(made(), gained(100), gained(40, [], 'dying-blow'), paid(CURDS, 25));
    expect(standingOf(hero)).toEqual({
      wins: 0,
      overall: 100,
      bonusFree: 40,
      spent: 25,
      free: 115,
      deficit: 0,
    });
  });

  it('[RUN-VP-SPEND-04] [RUN-VP-05] [RUN-VP-06] [RUN-VP-07] [RUN-TV-03] a runner’s deficit takes nothing that is saved, and the next gains first', () => {
    let hero = withLines(rich(23), gained(-75, [], 'running'));
    expect(standingOf(hero)).toMatchObject({ overall: 23, free: 23, deficit: 75 });
    hero = having(hero, [{ kind: 'deficit', points: 23 }], at('between-encounters'));
    expect(standingOf(hero)).toMatchObject({ overall: 23, spent: 23, free: 0, deficit: 52 });
    hero = withLines(hero, gained(30));
    expect(standingOf(hero)).toMatchObject({ overall: 23, free: 0, deficit: 22 });
    hero = withLines(hero, gained(50));
    expect(standingOf(hero)).toMatchObject({ overall: 51, free: 28, deficit: 0 });
  });

  it('[RUN-VP-SPEND-04] pay off no more than there is', () => {
    const hero = withLines(rich(100), gained(-10, [], 'running'));
    expect(refused(hero, { kind: 'deficit', points: 11 }, at('encounter'))).toEqual([
      ['noSuchDeficit', 'RUN-VP-SPEND-04'],
    ]);
    expect(refused(hero, { kind: 'deficit', points: 10 }, at('encounter'))).toEqual([]);
  });

  it('[RUN-VP-SPEND-07] [RUN-RULING-G17] [RUN-GAIN-86] are not spent by who runs the encounter on his own hero, but after it', () => {
    const hero = withLines(
      gifted({ 'curds-of-utgardaloki': 1 }),
      {
        line: 'found',
        on: '2024-05-01',
        how: 'treasure',
        things: [{ kind: 'legendary', item: 'golden-blade' }],
      },
      gained(-5, [], 'running'),
    );
    const running = (moment: Moment) => at(moment, { running: true, shrine: 'thor' });
    const bought: Purchase[] = [
      gift('thors-thews'),
      CURDS,
      INSURANCE,
      { kind: 'legendary', item: 'golden-blade' },
    ];
    for (const purchase of bought) {
      expect(refused(hero, purchase, running('encounter'))).toEqual([
        ['runnerMayNotSpend', 'RUN-VP-SPEND-07'],
      ]);
      expect(refused(hero, purchase, running('between-encounters'))).toEqual([]);
    }
    expect(refused(hero, INSURANCE, at('encounter-start', { running: true }))).toEqual([
      ['runnerMayNotSpend', 'RUN-VP-SPEND-07'],
    ]);
    // His debts are his own affair.
    expect(refused(hero, { kind: 'deficit', points: 5 }, running('encounter'))).toEqual([]);
  });
});

describe('what may be bought when', () => {
  const proven = proved({ dodge: 1 }, ['dodge']);
  const mounted = withLines(proven, paid(HORSE, 150, END));
  const upgrade: Purchase = { kind: 'horse-upgrade', upgrade: 'dfn' };

  it.each<[string, Purchase, Hero, string, Moment[]]>([
    ['[RUN-VP-SPEND-08] [RUN-XP-03]', experience('dodge'), proven, 'RUN-XP-03', ['encounter-end']],
    ['[RUN-VP-SPEND-08] [RUN-XP-06]', training('lore'), proven, 'RUN-XP-06', ['between-adventures']],
    ['[RUN-INSURE-01]', INSURANCE, proven, 'RUN-INSURE-01', ['encounter-start']],
    ['[RUN-HORSE-02]', HORSE, proven, 'RUN-VP-SPEND-05', ['adventure-start']],
    ['[RUN-HORSE-07]', upgrade, mounted, 'RUN-VP-SPEND-05', ['adventure-start']],
    ['[RUN-VP-SPEND-08] [RUN-GEAR-35]', MACE, proven, 'RUN-GEAR-35', ['between-adventures', 'early-return']],
  ])('[RUN-VP-SPEND-05] %s %j', (_, purchase, hero, rule, moments) => {
    for (const moment of MOMENTS)
      expect([moment, refused(hero, purchase, at(moment))]).toEqual([
        moment,
        moments.includes(moment) ? [] : [['wrongMoment', rule]],
      ]);
  });

  it('[RUN-VP-SPEND-05] [RUN-GIFTRULE-BUY-02] [RUN-VP-SPEND-08] gifts, powers and curds at any moment, and they work at once', () => {
    const hero = gifted({ 'curds-of-utgardaloki': 1 });
    for (const moment of MOMENTS)
      for (const purchase of [gift('njords-crust'), gift('rune-mace'), CURDS])
        expect(refused(hero, purchase, at(moment))).toEqual([]);
    const before = derive(hero).hitPoints.total;
    expect(derive(having(hero, [gift('njords-crust')])).hitPoints.total).toBe(before + 10);
  });

  it('[RUN-INSURE-01] [RUN-GAIN-81] insurance at a shrine even within an encounter', () => {
    expect(refused(rich(25), INSURANCE, at('encounter', { shrine: 'urd' }))).toEqual([]);
  });
});

describe('gifts', () => {
  it('[RUN-GIFTRULE-BUY-03] [RUN-GIFTRULE-LOKI-03] ask for nothing but points: each of the 90 is open to everybody, and rival gods do not mind', () => {
    const hero = rich(100_000);
    for (const id of GIFTS) expect(refused(hero, gift(id), at('encounter'))).toEqual([]);
    const torn = gifted({ 'thors-thews': 3, 'craven-departure': 2, 'berserks-blessing': 2 });
    for (const id of GIFTS) expect(refused(torn, gift(id), at('encounter'))).toEqual([]);
  });

  it('[RUN-GIFTRULE-LEVEL-01] cost the same for each level', () => {
    const braced = having(rich(225), Array(3).fill(gift('implacably-braced')));
    expect(standingOf(braced)).toMatchObject({ spent: 225, free: 0 });
    expect(heroNow(braced).gifts).toEqual({ 'implacably-braced': 3 });
  });

  it.each([
    ['comeuppance-postponed', 1],
    ['with-either-hand', 1],
    ['rune-viking-short-sword', 3],
    ['agony-postponed', 5],
    ['many-impaling-spear', 11],
  ] as const)('[RUN-GIFTRULE-LEVEL-02] %s ends at level %i', (id, cap) => {
    expect(refused(gifted({ [id]: cap - 1 }), gift(id), at('encounter'))).toEqual([]);
    expect(refused(gifted({ [id]: cap }), gift(id), at('encounter'))).toEqual([
      ['overCap', 'RUN-GIFTRULE-LEVEL-02'],
    ]);
  });

  it('[RUN-GIFTRULE-LEVEL-02] [RUN-RULING-G01] others never end', () => {
    expect(
      refused(gifted({ 'clatter-of-rushing-boots': 40 }), gift('clatter-of-rushing-boots'), END),
    ).toEqual([]);
  });

  it('[RUN-GIFTRULE-SHRINE-01] [RUN-GAIN-82] [RUN-VP-SPEND-06] are cheaper for anyone at a shrine of the god who gives them', () => {
    const hero = made();
    for (const [id, shrine, price] of [
      ['thors-thews', 'thor', 52],
      ['thors-thews', 'odin', 75],
      ['agony-postponed', 'heimdal', 21],
      ['imprecation-of-doom', 'odin', 175],
    ] as const)
      expect([id, shrine, cost(hero, gift(id), at('encounter', { shrine }))]).toEqual([id, shrine, price]);
  });

  it('[RUN-GIFTRULE-RUNE-02] [RUN-RULING-G22] of runes are bought alike, level by level, but nowhere cheaper', () => {
    for (const power of RUNE_POWERS)
      for (const shrine of ['thor', 'odin', 'loki'] as const)
        expect(cost(made(), gift(power), at('encounter', { shrine }))).toBe(GIFT[power].cost);
    const hero = having(rich(150), [gift('rune-mace'), gift('rune-mace')]);
    expect([heroNow(hero).gifts['rune-mace'], standingOf(hero).free]).toEqual([2, 0]);
  });

  it('[RUN-VP-SPEND-05] of Utgardaloki cost 25 for each use, of which there is none without the gift, and none back', () => {
    expect(refused(rich(100), CURDS, at('encounter'))).toEqual([['notOwned', 'RUN-GIFTRULE-LEVEL-04']]);
    const helm = { gift: 'curds-of-utgardaloki', levels: 1 } as const;
    expect(refused(rich(100), CURDS, at('encounter', { helm }))).toEqual([]);
    const fed = having(rich(160), [gift('curds-of-utgardaloki'), CURDS, CURDS]);
    expect(standingOf(fed).free).toBe(10);
    expect(fed.ledger.at(-1)).toMatchObject({ points: 25, used: true });
    expect(refused(fed, CURDS, at('encounter'))).toEqual([['tooDear', 'RUN-VP-SPEND-02']]);
  });
});

describe('insurance', () => {
  it.each([
    [{ 'thors-thews': 2 }, 'thor', 12],
    [{ 'thors-thews': 2 }, 'odin', 25],
    [{ 'thors-thews': 2 }, undefined, 25],
    [{ 'thors-thews': 1 }, 'thor', 25],
    [{ 'thors-thews': 2, 'berserks-blessing': 2 }, 'odin', 12],
    [{ 'thors-thews': 3, 'berserks-blessing': 2 }, 'odin', 25],
    [{}, 'thor', 25],
  ] as const)(
    '[RUN-INSURE-01] [RUN-GAIN-81] [RUN-RULING-G22] with %j at a shrine of %s costs %i',
    (levels, shrine, price) => {
      const place = at('encounter-start', shrine === undefined ? {} : { shrine });
      expect(cost(gifted(levels), INSURANCE, place)).toBe(price);
    },
  );

  it('[RUN-INSURE-01] [RUN-GIFTRULE-DC-02] counts the helm on his head', () => {
    const place = at('encounter', { shrine: 'heimdal', helm: { gift: 'agony-postponed', levels: 2 } });
    expect(cost(made(), INSURANCE, place)).toBe(12);
  });
});

describe('experience', () => {
  it('[RUN-XP-04] [RUN-XP-07] the best Fighting Ability 150, another 75, another primary one 45, a secondary one 30', () => {
    const abilities = { 'great-weapon': 4, 'single-weapon': 3, dodge: 2, jump: 1 };
    const asked = ['great-weapon', 'single-weapon', 'dodge', 'jump'] as const;
    // Great Weapon 4 is itself a raise.
    const hero = withLines(
      proved({ ...abilities, 'great-weapon': 3 }, ['great-weapon']),
      paid(experience('great-weapon'), 0, END),
      gained(300, [...asked]),
    );
    expect(asked.map((ability) => cost(hero, experience(ability)))).toEqual([150, 75, 45, 30]);
    const raised = having(hero, asked.map(experience), END);
    expect(standingOf(raised).spent).toBe(300);
    expect(heroNow(raised).abilities).toEqual({ 'great-weapon': 5, 'single-weapon': 4, dodge: 3, jump: 2 });
  });

  it('[RUN-XP-04] [RUN-RULING-G19] each of those tied for best costs 150, and it is judged anew with each payment', () => {
    const hero = proved({ bows: 3, brawling: 3, 'two-weapons': 2 }, ['bows', 'brawling', 'two-weapons']);
    const asked = (buyer: Hero) =>
      (['bows', 'brawling', 'two-weapons'] as const).map((ability) => cost(buyer, experience(ability)));
    expect(asked(hero)).toEqual([150, 150, 75]);
    expect(asked(having(hero, [experience('bows')], END))).toEqual([150, 75, 75]);
  });

  it.each<[Ability, number, number]>([
    ['sprint', 45, 125],
    ['awareness', 45, 125],
    ['divine-awareness', 45, 125],
    ['lore', 30, 30],
    ['runes', 30, 30],
    ['bows', 75, 125],
  ])(
    '[RUN-XP-04] [RUN-XP-06] [RUN-RULING-G20] %s costs %i, and %i by training',
    (ability, proven, taught) => {
      const hero = made({ abilities: { 'great-weapon': 3 } });
      expect([cost(hero, experience(ability)), cost(hero, training(ability))]).toEqual([proven, taught]);
    },
  );

  it('[RUN-XP-05] gives the first point of what one lacked at the same prices', () => {
    const hero = proved({ 'great-weapon': 3 }, ['jump', 'bows']);
    const raised = having(hero, [experience('jump'), experience('bows')], END);
    expect([standingOf(raised).spent, heroNow(raised).abilities]).toEqual([
      30 + 75,
      { 'great-weapon': 3, jump: 1, bows: 1 },
    ]);
  });

  it('[RUN-XP-04] what one lacks is nobody’s best', () => {
    expect(cost(made({ abilities: {} }), experience('brawling'))).toBe(75);
  });

  it('[RUN-XP-03] [RUN-RULING-G19] raises what was marked in the encounter just over, once, with points just won', () => {
    const hero = withLines(made(), gained(90, ['dodge']));
    expect(refused(hero, experience('dodge'), END)).toEqual([]);
    expect(refused(hero, experience('sprint'), END)).toEqual([['notMarked', 'RUN-XP-03']]);
    const raised = having(hero, [experience('dodge')], END);
    expect(derive(raised).traits.abilities.dodge).toBe(2);
    expect(refused(raised, experience('dodge'), END)).toEqual([['notMarked', 'RUN-XP-03']]);
  });

  it.each<[string, Deed, Ability[]]>([
    ['a listed roll', { deed: 'roll', ability: 'jump' }, ['jump']],
    ['a hit on a foe', { deed: 'hit', ability: 'great-weapon', foe: true }, ['great-weapon']],
    ['[RUN-RULING-G76] a shot that hit one', { deed: 'hit', ability: 'bows', foe: true }, ['bows']],
    ['a hit on a friend', { deed: 'hit', ability: 'bows', foe: false }, []],
    ['a hero’s healing', { deed: 'healing', hero: true }, ['healer']],
    ['somebody else’s healing', { deed: 'healing', hero: false }, []],
    ['an advantage in battle', { deed: 'advantage', ability: 'climb' }, ['climb']],
  ])('[RUN-XP-02] %s marks', (_, deed, marks) => {
    expect(marksOf([deed])).toEqual(marks);
    expect(marksOf([deed, deed, { deed: 'roll', ability: 'swim' }])).toEqual([...marks, 'swim']);
  });

  it('[RUN-XP-03] marks lapse with the next encounter and with whatever is bought after the window', () => {
    const hero = withLines(made(), gained(500, ['dodge', 'sprint']));
    expect(accountOf(hero).marks).toEqual(['dodge', 'sprint']);
    expect(accountOf(withLines(hero, gained(5))).marks).toEqual([]);
    expect(accountOf(withLines(hero, gained(5, [], 'loot'))).marks).toEqual(['dodge', 'sprint']);
    expect(accountOf(withLines(hero, gained(5, ['swim'], 'running'))).marks).toEqual(['swim']);
    expect(accountOf(having(hero, [gift('thors-thews')], END)).marks).toEqual(['dodge', 'sprint']);
    expect(accountOf(having(hero, [experience('dodge')], END)).marks).toEqual(['sprint']);
    expect(accountOf(having(hero, [gift('thors-thews')], at('between-encounters'))).marks).toEqual([]);
  });

  it('[RUN-XP-04] has no highest rating', () => {
    const hero = withLines(
      proved({ 'great-weapon': 3 }, []),
      ...Array(5)
        .fill(0)
        .flatMap(() => [gained(150, ['great-weapon']), paid(experience('great-weapon'), 150, END)]),
    );
    expect(heroNow(hero).abilities['great-weapon']).toBe(8);
  });
});

describe('training', () => {
  it('[RUN-XP-01] [RUN-XP-06] gives the first point of what one lacks, and no more', () => {
    const hero = rich(1000, made({ abilities: { lore: 1, map: 0 } }));
    const place = at('between-adventures');
    expect(heroNow(having(hero, [training('map')], place)).abilities.map).toBe(1);
    expect(refused(hero, training('lore'), place)).toEqual([['alreadyKnown', 'RUN-XP-01']]);
    expect(refused(having(hero, [training('map')], place), training('map'), place)).toEqual([
      ['alreadyKnown', 'RUN-XP-01'],
    ]);
  });

  it('[RUN-XP-06] [RUN-ABIL-06] is the only way to Runes', () => {
    const hero = withLines(made(), gained(100, [...ABILITIES]));
    expect(refused(hero, experience('runes'), END)).toEqual([['notMarked', 'RUN-XP-03']]);
    const reader = withLines(
      hero,
      paid(training('runes'), 30, at('between-adventures')),
      gained(60, ['runes']),
    );
    expect(refused(reader, experience('runes'), END)).toEqual([]);
  });
});

describe('a horse', () => {
  const START = at('adventure-start');
  const upgrade = (of: 'hitPoints' | 'dfn' | 'move' | 'res'): Purchase => ({
    kind: 'horse-upgrade',
    upgrade: of,
  });

  it('[RUN-HORSE-02] [RUN-HORSE-07] costs 150, and 575 with all its 17 upgrades', () => {
    const hero = having(rich(575), [HORSE], START);
    expect(standingOf(hero).spent).toBe(150);
    const all = (
      [
        ['hitPoints', 3],
        ['dfn', 3],
        ['move', 5],
        ['res', 6],
      ] as const
    ).flatMap(([of, times]) => Array<Purchase>(times).fill(upgrade(of)));
    const best = having(hero, all, START);
    expect([all.length, standingOf(best).spent]).toEqual([17, 575]);
    const richer = withLines(best, gained(100));
    for (const part of ['hitPoints', 'dfn', 'move', 'res'] as const)
      expect(refused(richer, upgrade(part), START)).toEqual([['overCap', 'RUN-HORSE-07']]);
  });

  it('[RUN-HORSE-07] must be there to be improved', () => {
    expect(refused(rich(25), upgrade('dfn'), START)).toEqual([['notOwned', 'RUN-HORSE-07']]);
  });
});

describe('legendary items', () => {
  const found = (hero: Hero, ...items: ('axe-of-glory' | 'loki-trouncing-wand' | 'shield-of-fury')[]) =>
    withLines(hero, {
      line: 'found',
      on: '2024-05-01',
      how: 'treasure',
      things: items.map((item) => ({ kind: 'legendary', item })),
    });
  const level = (item: 'axe-of-glory' | 'loki-trouncing-wand' | 'shield-of-fury'): Purchase => ({
    kind: 'legendary',
    item,
  });

  it('[RUN-ITEM-LEG-01] [RUN-RULING-R16] are bought level by level by who has them', () => {
    expect(refused(rich(30), level('axe-of-glory'), at('encounter'))).toEqual([
      ['notOwned', 'RUN-RULING-R16'],
    ]);
    const hero = having(found(rich(60), 'axe-of-glory'), [level('axe-of-glory'), level('axe-of-glory')]);
    expect(heroNow(hero).legendary['axe-of-glory']).toEqual({ level: 2, damaged: false });
    expect(standingOf(hero).free).toBe(0);
  });

  it('[RUN-ITEM-LEG-06] [RUN-VP-SPEND-05] cost double once they are damaged', () => {
    const hero = withLines(found(rich(200), 'axe-of-glory'), {
      line: 'damaged',
      on: '2024-05-01',
      item: 'axe-of-glory',
    });
    expect(cost(hero, level('axe-of-glory'))).toBe(60);
    expect(cost(hero, level('shield-of-fury'))).toBe(30);
  });

  it('[RUN-RULING-G22] are nowhere cheaper', () => {
    expect(
      cost(found(made(), 'shield-of-fury'), level('shield-of-fury'), at('encounter', { shrine: 'loki' })),
    ).toBe(30);
  });

  it('[RUN-GIFTRULE-BUY-03] the Loki-Trouncing Wand serves only those who owe Odin more than Loki, and leaves others for good', () => {
    const wand = 'loki-trouncing-wand';
    const refusedBy = (hero: Hero, helm = {}) =>
      refused(found(hero, wand), level(wand), at('encounter', helm));
    expect(refusedBy(rich(100))).toEqual([['wandForsakes', 'RUN-GIFTRULE-BUY-03']]);
    expect(refusedBy(gifted({ 'berserks-blessing': 1 }))).toEqual([]);
    expect(refusedBy(gifted({ 'berserks-blessing': 1, 'obscuring-mist': 1 }))).toHaveLength(1);
    expect(
      refusedBy(gifted({ 'berserks-blessing': 1 }), { helm: { gift: 'obscuring-mist', levels: 1 } }),
    ).toHaveLength(1);
    const owner = having(found(gifted({ 'berserks-blessing': 1 }), wand, 'axe-of-glory'), [
      level(wand),
      level('axe-of-glory'),
    ]);
    expect(heroNow(having(owner, [gift('obscuring-mist')])).legendary[wand]?.level).toBe(1);
    const fallen = having(owner, [gift('obscuring-mist'), gift('obscuring-mist')]);
    expect(heroNow(fallen).legendary[wand]?.level).toBe(0);
    expect(heroNow(fallen).legendary['axe-of-glory']?.level).toBe(1);
    expect(heroNow(having(fallen, [gift('berserks-blessing')])).legendary[wand]?.level).toBe(0);
  });
});
