import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../../content/treasure/item.ts';
import { field, gain, laborers, roll, trap } from '../../documents/encounter/testing.ts';
import { withLines } from '../../documents/hero/account.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { DAY, rich } from '../../documents/hero/testing.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { waresOf } from './market.ts';
import { adventure, begun, EASY, goOn, hurryOn, notes } from './testing.ts';

afterEach(allDiceCast);

/** Good at what is asked for here. */
const skilled = (hero: Hero): Hero => ({
  ...hero,
  abilities: { ...hero.abilities, bargain: 6, lore: 6, traps: 6, 'divine-awareness': 6 },
});
const [ragnar, gunnhild] = [READY_MADE.ragnar, READY_MADE.gunnhild].map(skilled) as [Hero, Hero];
const carrying = (hero: Hero, ...things: Item[]): Hero =>
  withLines(hero, { line: 'found', on: DAY, how: 'treasure', things });
const silver = (ounces: number): Item => ({ kind: 'loot', form: 'silver', ounces });
const stop = notes({}).events[0]!;
const here = (gains: Parameters<typeof gain>[0], what: object = {}) =>
  notes({ elements: [gain(gains, null, what)] }, stop);
const sitting = (document: ReturnType<typeof here>, heroes: readonly Hero[], ...faces: number[]) =>
  hurryOn(playFrom(begun(document, heroes), ...faces)).choose('touch:h0:0');
type Driving = ReturnType<typeof sitting>;
const nowOf = (driver: Driving, hero = 0) => heroNow(driver.state.heroes[hero]!);
const ouncesOf = (driver: Driving, hero = 0) =>
  nowOf(driver, hero).items.reduce((sum, item) => sum + (item.kind === 'loot' ? item.ounces : 0), 0);

const MERCHANT = {
  id: 'trader',
  name: 'Trader',
  move: 15,
  statistics: { init: 0, atk: 0, dfn: 0, dam: 0, soak: 0, hp: 20 },
  weapon: null,
};

describe('a merchant', () => {
  const merchant = (stock: string[] = []) => here([{ kind: 'bargain', bonus: 3, stock }]);
  const score = heroSheet(ragnar).roll('bargain');
  const at = (driver: Driving, id: string) =>
    waresOf(driver.state.sitting!).findIndex((ware) => Object.values(ware).includes(id));

  it('[RUN-GAIN-10] [RUN-RULING-R100] sells what is common, what is rare only where the notes say so, and buys gear', () => {
    const driver = sitting(merchant(['steel-scale']), [carrying(ragnar, silver(40))]);
    expect(driver.kind).toBe('haggle');
    const ids = waresOf(driver.state.sitting!).flatMap((ware) => Object.values(ware));
    expect(ids).toContain('steel-scale');
    expect(ids).toContain('viking-axe');
    expect(ids).not.toContain('fist');
    expect(
      waresOf(sitting(merchant(), [carrying(ragnar, silver(40))]).state.sitting!).flatMap((ware) =>
        Object.values(ware),
      ),
    ).not.toContain('steel-scale');
    expect(driver.options().filter((id) => id.startsWith('sellOne'))).toHaveLength(
      ragnar.weapons.length + Number(ragnar.armor !== null) + Number(ragnar.shield !== null),
    );
    // Without silver there is nothing to buy with.
    expect(
      sitting(merchant(), [ragnar])
        .options()
        .some((id) => id.startsWith('buyOne')),
    ).toBe(false);
  });

  it('[RUN-GAIN-11] [RUN-GAIN-14] haggles about each thing by one roll, and the price is by how much somebody won', () => {
    const driver = sitting(merchant(), [carrying(ragnar, silver(40))]);
    const axe = at(driver, 'hand-axe');
    // The merchant 5 and 3, the hero as many and two more: 2 ounces.
    driver.load(5, 8 + 2 - score).choose(`buyOne:${axe}`);
    expect(driver.told('priceNamed')).toMatchObject([{ total: 10, against: 8, silver: 2 }]);
    expect(driver.told('dealt')).toMatchObject([{ silver: 2, bought: true }]);
    expect([ouncesOf(driver), nowOf(driver).weapons.at(-1)]).toEqual([38, { weapon: 'hand-axe' }]);
    expect(driver.state.fighters[0]!.pieces).toHaveLength(heroSheet(driver.state.heroes[0]!).forms.length);
    expect(driver.options()).not.toContain(`buyOne:${axe}`);
  });

  it('[RUN-GAIN-11] lets who did worse leave it, and a tie goes to the hero', () => {
    const driver = sitting(merchant(), [carrying(ragnar, silver(40))]);
    driver.load(10, 9, 2).choose(`buyOne:${at(driver, 'hand-axe')}`);
    expect([driver.kind, driver.told('priceNamed')[0]?.silver]).toEqual(['settlePrice', 22 - (score + 2)]);
    driver.choose('refuse');
    expect([driver.kind, ouncesOf(driver)]).toEqual(['haggle', 40]);
    driver.load(5, 8 - score).choose(`buyOne:${at(driver, 'viking-axe')}`);
    expect(driver.told('dealt')).toMatchObject([{ silver: 3 }]);
  });

  it('[RUN-GAIN-11] pays for what is sold', () => {
    const driver = sitting(merchant(), [ragnar]);
    const weapons = nowOf(driver).weapons.length;
    driver.load(2, 9).choose('sellOne:0');
    const silver = score + 9 - 5;
    expect(driver.told('dealt')).toMatchObject([{ silver, bought: false }]);
    expect([ouncesOf(driver), nowOf(driver).weapons.length]).toEqual([silver, weapons - 1]);
  });

  it('[RUN-GAIN-14] [RUN-DIF-165] is haggled with by several at once, all against one die of his, and the worst of them sets the price', () => {
    const hers = heroSheet(gunnhild).roll('bargain');
    const driver = sitting(merchant(), [carrying(ragnar, silver(40)), gunnhild]);
    driver.choose(`buyOne:${at(driver, 'hand-axe')}`);
    expect([driver.kind, driver.asked]).toEqual(['volunteer', [1]]);
    // The merchant 8; he would have it for 1 ounce, she only ties: 3 ounces.
    driver.load(5, 8 + 6 - score, 8 - hers).chooseAs(1, 'roll');
    expect(driver.told('spokeUp')).toMatchObject([
      { hero: 'h0', total: 14, against: 8 },
      { hero: 'h1', total: 8, against: 8 },
    ]);
    expect(driver.told('priceNamed')).toMatchObject([{ hero: 'h0', total: 8, against: 8, silver: 3 }]);
    expect(driver.told('scored')).toMatchObject([{ hero: 'h0', points: 18 }]);
    const alone = sitting(merchant(), [carrying(ragnar, silver(40)), gunnhild]);
    alone
      .choose(`buyOne:${at(alone, 'hand-axe')}`)
      .load(5, 8 + 6 - score)
      .chooseAs(1, 'leaveIt');
    expect(alone.told('priceNamed')).toMatchObject([{ silver: 1 }]);
    expect(alone.told('spokeUp')).toEqual([]);
  });

  it('[RUN-GAIN-15] [RUN-DIF-14] pays whoever wins his first contest, against what the other rolled', () => {
    const driver = sitting(merchant(), [carrying(ragnar, silver(40))]);
    for (const id of ['hand-axe', 'viking-axe'])
      driver.load(5, 8 + 1 - score).choose(`buyOne:${at(driver, id)}`);
    expect(driver.told('scored')).toMatchObject([
      { hero: 'h0', cause: 'success', points: 3, rule: 'RUN-GAIN-15' },
    ]);
  });

  it('[RUN-GAIN-12] can neither be killed nor robbed: what he has comes to nobody, scores for nobody and buys nothing', () => {
    const stock = { people: [{ ...MERCHANT }], combat: laborers(3), map: field(), location: 'A field' };
    const document = notes({ ...stock, elements: [gain([{ kind: 'bargain', bonus: 3 }])] }, stop);
    const driver = hurryOn(playFrom(begun(document, [ragnar]))).choose('touch:h0:0');
    driver.choose('leave');
    while (driver.kind === 'room') driver.choose('goOn');
    // Whoever trades is no part of the fight that is fought beside him.
    expect(driver.told('mustered')).toHaveLength(1);
    expect(driver.state.fighters.every(({ id }) => id === 'h0' || /^f\d$/.test(id))).toBe(true);
    expect(driver.state.foes.every(({ name }) => name !== MERCHANT.name)).toBe(true);
    expect(driver.options().some((id) => id.includes(MERCHANT.id))).toBe(false);
    expect([ouncesOf(driver), driver.told('scored')]).toEqual([0, []]);
  });

  it('[RUN-GAIN-13] is nobody to fight with: there is nothing to do but trade, and then go on', () => {
    const driver = sitting(merchant(), [ragnar]);
    expect(new Set(driver.options().map((id) => id.split(':')[0]))).toEqual(new Set(['sellOne', 'leave']));
    driver.choose('leave');
    expect([driver.kind, 'market' in driver.state.sitting!]).toEqual(['room', false]);
  });
});

describe('a shrine', () => {
  const shrine = (god: 'thor' | 'loki') => here([{ kind: 'shrine', god }]);

  it('[RUN-GAIN-81] [RUN-GAIN-82] insures against death, and gives what its god gives for less', () => {
    const driver = sitting(shrine('thor'), [rich(400, ragnar)]);
    expect(driver.options()).toEqual(expect.arrayContaining(['insure', 'buy:might-of-thor', 'leave']));
    driver.choose('insure');
    expect(driver.told('worshipped')).toMatchObject([{ gift: null, points: 25 }]);
    expect(driver.options()).not.toContain('insure');
    driver.choose('buy:might-of-thor');
    expect(driver.told('worshipped')[1]).toMatchObject({ gift: 'might-of-thor', points: 210 });
    expect(nowOf(driver).gifts).toEqual({ 'might-of-thor': 1 });
    expect(nowOf(driver).saved).not.toBe(null);
    expect(standingOf(driver.state.heroes[0]!).free).toBe(400 - 25 - 210);
  });

  it('[RUN-GAIN-80] asks nobody who has nothing to give', () => {
    const driver = sitting(shrine('thor'), [ragnar]);
    expect([driver.kind, driver.told('atShrine')]).toEqual(['room', [{ type: 'atShrine', god: 'thor' }]]);
  });

  it('[RUN-GAIN-83] is a shame for whom Loki’s foes love', () => {
    const level = {
      line: 'expense',
      on: DAY,
      points: 0,
      purchase: { kind: 'gift', gift: 'might-of-thor' },
      place: { moment: 'encounter' },
    } as const;
    const thors = withLines(rich(100, ragnar), level, level);
    const driver = sitting(shrine('loki'), [thors]).load(2).choose('insure');
    expect(driver.told('attempted')).toMatchObject([
      { with: 'divine-awareness', difficulty: 8, success: false },
    ]);
    expect(driver.told('spurned')).toHaveLength(1);
    expect(driver.state.fighters[0]!.impairment).toBe(1);
    const free = sitting(shrine('loki'), [rich(100, ragnar)]).choose('insure');
    expect(free.told('attempted')).toEqual([]);
  });

  it('[RUN-EQDMG-18] makes helms of its god whole', () => {
    const helm = { kind: 'helm', gift: 'might-of-thor', levels: 1, whole: 2 } as const;
    expect(nowOf(sitting(shrine('thor'), [carrying(ragnar, helm)])).items).toMatchObject([{ levels: 2 }]);
    expect(nowOf(sitting(shrine('loki'), [carrying(ragnar, helm)])).items).toMatchObject([{ levels: 1 }]);
  });
});

describe('a hiding place', () => {
  const cave = (difficulty = 6) => [gain([{ kind: 'lootCache', difficulty }], null, { how: 'Hide it.' })];
  const far = (difficulty?: number) =>
    adventure(notes({ title: 'A cave', elements: cave(difficulty) }), notes({}));
  const hider = carrying(ragnar, silver(9), silver(5));
  const traps = heroSheet(hider).roll('traps');

  it('[RUN-GAIN-71] [RUN-GAIN-74] [RUN-TRE-32] takes what somebody leaves there, off his back and out of his books, and is written down', () => {
    const driver = playFrom(begun(far(), [hider])).choose('touch:h0:0');
    expect(driver.options()).toEqual(['hide:0', 'hide:1', 'leave']);
    driver.choose('hide:1').load(9).choose('leave');
    expect(ouncesOf(driver)).toBe(9);
    expect(driver.state.sitting?.caches).toEqual([
      {
        where: 'A cave',
        number: 1,
        difficulty: 6,
        bonus: Math.max(0, traps + 9 - 6),
        things: [{ item: silver(5), owner: 'h0' }],
      },
    ]);
  });

  it('[RUN-GAIN-72] [RUN-GAIN-73] [RUN-RULING-R24] is found again on the way home by one roll, or never', () => {
    const seeking = heroSheet(hider).roll('divine-awareness', 'Pre');
    const home = (die: number) => {
      const driver = playFrom(begun(far(15), [hider]))
        .choose('touch:h0:0', 'hide:0')
        .load(2)
        .choose('leave');
      goOn(goOn(driver).load(die));
      return driver;
    };
    const bonus = Math.max(0, traps + 2 - 6);
    const lost = home(2);
    expect(lost.told('cacheOpened')).toMatchObject([
      { total: seeking + 2 + bonus, difficulty: 15, found: false },
    ]);
    expect(lost.told('settled').filter(({ cause }) => cause === 'loot')).toMatchObject([{ points: 5 }]);
    expect(
      home(9)
        .told('settled')
        .filter(({ cause }) => cause === 'loot'),
    ).toMatchObject([{ points: 14 }]);
  });

  it('is forgotten where nobody leaves anything', () => {
    const driver = playFrom(begun(far(), [hider])).choose('touch:h0:0', 'leave');
    expect(driver.state.sitting?.caches).toEqual([]);
    expect(playFrom(begun(far(), [ragnar])).choose('touch:h0:0').kind).toBe('room');
  });
});

describe('a gift', () => {
  const skald = (shared: 'singular' | 'mutual') =>
    here([{ kind: 'points', award: 'variable', shared, deed: 'Give something' }], { roll: null });
  const givers = [carrying(ragnar, silver(9)), carrying(gunnhild, silver(20))];
  const given = (shared: 'singular' | 'mutual') => {
    const document = skald(shared);
    document.events[0]!.elements[0]!.roll = roll('lore', EASY, { type: 'noFault' }) as never;
    const driver = goOn(playFrom(begun(document, givers), 5));
    driver.chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    driver.choose('present:0', 'present:0');
    return driver;
  };
  const awards = (driver: Driving) =>
    driver
      .told('scored')
      .filter(({ cause }) => cause === 'award')
      .map(({ hero, points }) => [hero, points]);

  it('[RUN-GAIN-91] [RUN-GAIN-93] brings whoever gives most twice its worth, and the others half of that', () => {
    const driver = given('singular');
    expect(awards(driver)).toEqual([
      ['h1', 40],
      ['h0', 20],
    ]);
    expect([ouncesOf(driver, 0), ouncesOf(driver, 1)]).toEqual([0, 0]);
  });

  it('[RUN-GAIN-94] [RUN-GAIN-91] brings each his own where all may have it', () => {
    expect(awards(given('mutual'))).toEqual([
      ['h0', 18],
      ['h1', 40],
    ]);
  });
});

describe('a reason to go home', () => {
  const way = (bonus: number) =>
    adventure(
      notes({ elements: [gain([{ kind: 'goHome', bonus }], null, { how: 'Look at the stars.' })] }),
      notes({}),
    );
  const lore = [ragnar, gunnhild].map((hero) => heroSheet(hero).roll('lore'));

  it('[RUN-ENC-16] [RUN-GAIN-60] [RUN-GAIN-61] [RUN-TRE-31] [RUN-RULING-R38] is tried when the encounter is over, by everybody; at home loot becomes points, and they set out again', () => {
    const heroes = [carrying(ragnar, silver(9)), gunnhild];
    const driver = playFrom(begun(way(2), heroes)).choose('touch:h0:0');
    // Together one more than it takes.
    driver.load(8 - lore[0]! + 1, 8 - lore[1]!);
    expect(driver.told('attempted')).toEqual([]);
    goOn(driver);
    expect(driver.told('wentHome')).toEqual([{ type: 'wentHome', home: true, sum: 1 }]);
    expect(driver.told('settled').filter(({ cause }) => cause === 'loot')).toMatchObject([
      { hero: 'h0', points: 9 },
    ]);
    expect(driver.told('scored')).toEqual([]);
    expect(driver.told('encounterBegan')).toHaveLength(2);
    expect('homeward' in driver.state.sitting!).toBe(false);
  });

  it('[RUN-GAIN-60] fails where more was lost than won', () => {
    const driver = playFrom(begun(way(0), [carrying(ragnar, silver(9)), gunnhild])).choose('touch:h0:0');
    goOn(driver.load(10 - lore[0]!, 10 - lore[1]!));
    expect(driver.told('wentHome')).toMatchObject([{ home: false, sum: 0 }]);
    expect(ouncesOf(driver)).toBe(9);
  });
});

describe('experience', () => {
  it('[RUN-XP-02] [RUN-XP-03] is what somebody made a roll of the notes with, until the encounter is over', () => {
    const two = [
      gain([{ kind: 'silver', ounces: 1 }], roll('climb', EASY)),
      gain([{ kind: 'silver', ounces: 1 }], roll('jump', 99)),
    ];
    const driver = playFrom(begun(adventure(notes({ elements: two }), notes({})), [ragnar]), 5, 5);
    goOn(driver);
    expect(driver.state.heroes[0]!.ledger.find((line) => line.line === 'gain')).toMatchObject({
      marked: ['climb'],
    });
    expect(driver.state.sitting?.proven).toEqual([]);
  });
});

describe('a charm that has been used', () => {
  const charm = (recharge: string, charged = false) =>
    ({ kind: 'charm', to: 'climb', bonus: 2, rounds: 3, recharge, charged }) as Item;
  const isAwake = (driver: Driving) =>
    nowOf(driver).items.some((item) => item.kind === 'charm' && item.charged);

  it('[RUN-TRE-49] [RUN-CHART-CHARM-RECHARGE] wakes with the next event, at a shrine, or by a triumph at a roll of the notes', () => {
    const event = playFrom(begun(notes({}, {}), [carrying(ragnar, charm('next-event'))]));
    // It was used in the first one.
    event.state.heroes[0] = carrying(ragnar, charm('next-event'));
    expect(isAwake(event)).toBe(false);
    expect(isAwake(goOn(event))).toBe(true);
    const shrine = here([{ kind: 'shrine', god: 'thor' }]);
    expect(isAwake(sitting(shrine, [carrying(ragnar, charm('any-shrine'))]))).toBe(true);
    expect(isAwake(sitting(shrine, [carrying(ragnar, charm('primary-shrine'))]))).toBe(false);
    const climb = notes({ elements: [gain([{ kind: 'silver', ounces: 1 }], roll('jump', EASY))] }, {});
    const rolled = (...faces: number[]) =>
      goOn(playFrom(begun(climb, [carrying(ragnar, charm('triumph-Str'))]), ...faces));
    expect([isAwake(rolled(10, 4)), isAwake(rolled(9))]).toEqual([true, false]);
    // So does one at what ends a thing that goes on and on.
    const end = { roll: roll('climb', EASY), countdown: null, how: 'Climb out.' };
    const mire = trap(null, [{ kind: 'damage', dam: 1, over: 'recurring', end }]);
    const stuck = (...faces: number[]) =>
      goOn(
        playFrom(begun(notes({ elements: [mire] }, {}), [carrying(ragnar, charm('triumph-Str'))]), ...faces),
      );
    expect([isAwake(stuck(10, 4)), isAwake(stuck(9))]).toEqual([true, false]);
    const encounters = adventure(notes({}), notes({}));
    const later = playFrom(begun(encounters, [carrying(ragnar, charm('next-encounter'))]));
    expect(later.told('awoke')).toHaveLength(1);
  });
});
