import { afterEach, describe, expect, it } from 'vitest';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { findersOf } from '../calls/wandering.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { begun, EASY, goOn, holding, notes, sit, sitAlone } from './testing.ts';

afterEach(allDiceCast);

const { ragnar } = READY_MADE;
const sheet = heroSheet(ragnar);
const hp = (driver: ReturnType<typeof sit>, id = 'h0') =>
  driver.state.fighters.find((one) => one.id === id)!.hp;
const lost = (driver: ReturnType<typeof sit>) => driver.told('hurt').map((event) => event.lost);
/** Something is there to stop at afterwards. */
const stop = notes({}).events[0]!;

describe('what befalls whoever fails', () => {
  it('[RUN-TRAP-10] is its damage and what he missed by, less what he soaks', () => {
    const bonus = sheet.roll('dodge');
    const spear = trap(roll('dodge', bonus + 9), [{ kind: 'damage', dam: 30 }]);
    const driver = goOn(sitAlone(notes({ elements: [spear] }, stop), 4));
    expect(lost(driver)).toEqual([30 + 5 - sheet.soak.total]);
    expect(driver.told('scored')).toMatchObject([
      { hero: 'h0', cause: 'suffered', points: -(35 - sheet.soak.total) },
    ]);
  });

  it('[RUN-TRAP-15] meets no armor where that is ignored, and dice come where dice were bought', () => {
    const gas = trap(null, [{ kind: 'dice', dice: 2, armorIgnoring: true }]);
    const driver = goOn(sitAlone(notes({ elements: [gas] }, stop), 9, 9));
    expect(lost(driver)).toEqual([18 - sheet.bareSoak]);
  });

  it('[RUN-TRAP-70] [RUN-TRAP-31] [RUN-DIF-175] hurts again every round, until he or another has ended it', () => {
    const end = { roll: roll('climb', sheet.roll('climb') + 5), countdown: null, how: 'Climb out.' };
    const worms = trap(null, [{ kind: 'damage', dam: 30, armorIgnoring: true, over: 'escalating', end }], {
      targets: { most: 1, by: 'marchingOrder' },
    });
    // Ragnar fails, Gunnhild fails for him; a round later he makes it.
    const driver = goOn(sit(notes({ elements: [worms] }, stop), 2, 1, 2, 9));
    const each = 30 - sheet.bareSoak;
    expect(lost(driver)).toEqual([each, each + 2]);
    expect(driver.told('attempted').map(({ hero, success }) => [hero, success])).toEqual([
      ['h0', false],
      ['h1', false],
      ['h0', true],
    ]);
  });

  it('[RUN-TRAP-50] takes his good name', () => {
    const driver = goOn(sitAlone(notes({ elements: [trap(null, [{ kind: 'status', points: 7 }])] }, stop)));
    expect(driver.told('scored')).toMatchObject([{ cause: 'statusLoss', points: -7, rule: 'RUN-TRAP-50' }]);
  });

  it('[RUN-IMPAIR-01] [RUN-IMPAIR-04] impairs all his rolls, until the point that was named', () => {
    const numb = trap(null, [{ kind: 'impairment', points: 2, until: 'third' }]);
    const tried = (id: string) => trap(roll('climb', EASY), [], { id });
    const all = notes({ elements: [numb, tried('second'), tried('third')] }, stop);
    const driver = goOn(sitAlone(all, 5, 5));
    expect(driver.told('attempted').map(({ total }) => total)).toEqual([
      sheet.roll('climb') + 5 - 2,
      sheet.roll('climb') + 5,
    ]);
    expect(driver.told('swayOver')).toEqual([{ type: 'swayOver', hero: 'h0', by: -2 }]);
  });

  it('[RUN-IMPAIR-06] [RUN-TRAP-40] hampers rolls of one kind, or one roll alone', () => {
    const limp = trap(null, [
      { kind: 'impairment', points: 2, only: { on: 'ability', ability: 'jump' } },
      { kind: 'stick', roll: 'later', by: 3 },
    ]);
    const jump = trap(roll('jump', EASY), []);
    const climb = trap(roll('climb', EASY, { id: 'later' }), []);
    const again = trap(roll('climb', EASY), []);
    const driver = goOn(sitAlone(notes({ elements: [limp, jump, climb, again] }, stop), 5, 5, 5));
    expect(driver.told('attempted').map(({ total }) => total)).toEqual([
      sheet.roll('jump') + 3,
      sheet.roll('climb') + 2,
      sheet.roll('climb') + 5,
    ]);
  });

  it('[RUN-HAZ-FALL-01] [RUN-HAZ-NUIS-02] lets him fall, or sets small animals on him', () => {
    const pit = trap(null, [{ kind: 'fall', feet: 30 }]);
    const driver = goOn(sitAlone(notes({ elements: [pit] }, stop), 9));
    expect(driver.told('scored').some(({ rule }) => rule === 'RUN-HAZ-FALL-01')).toBe(
      sheet.roll('jump') + 9 > 6,
    );
    const wasps = trap(null, [{ kind: 'nuisance', dam: 20 }]);
    const stung = goOn(sitAlone(notes({ elements: [wasps] }, stop), 5));
    expect(stung.told('bore')[0]).toMatchObject({ difficulty: 6 + (lost(stung)[0] as number) });
  });

  it('[RUN-HAZ-FIRE-11] [RUN-HAZ-FIRE-07] sets him on fire, until it is smothered or water puts it out', () => {
    const fire = (water: number | null) => trap(null, [{ kind: 'fire', raging: true, water }]);
    const dex = sheet.bare('Dex');
    // Once in vain, then not.
    const driver = goOn(sitAlone(notes({ elements: [fire(null)] }, stop), 6 - dex - 1, 6 - dex));
    expect(driver.told('smothered').map(({ out }) => out)).toEqual([false, true]);
    expect(lost(driver)).toEqual([12, 14].map((raw) => Math.max(0, raw - sheet.bareSoak)));
    const wet = goOn(sitAlone(notes({ elements: [fire(10)] }, stop)));
    expect(wet.told('smothered')).toHaveLength(1);
  });

  it('[RUN-RULING-R97] burns a round longer on whoever is in the midst of it, and not on who was at a way out', () => {
    const blast = trap(null, [{ kind: 'fire', raging: true, within: true }]);
    const dex = sheet.bare('Dex');
    const driver = goOn(sitAlone(notes({ elements: [blast] }, stop), 6 - dex));
    expect(lost(driver)).toEqual([12, 14].map((raw) => Math.max(0, raw - sheet.bareSoak)));
    const near = sitAlone(notes({ elements: [blast] }, stop), 6 - dex);
    near.state.sitting = { ...near.state.sitting!, near: ['h0'] };
    goOn(near);
    expect(lost(near)).toEqual([12 - sheet.bareSoak]);
  });

  const rapids = (surface: 'tranquil' | 'undercurrent', current: 'none' | 'strong') =>
    notes(
      {
        elements: [
          trap(null, [{ kind: 'drowning', surface, current }], { targets: { most: 1, by: 'marchingOrder' } }),
        ],
      },
      stop,
    );

  it('[RUN-HAZ-DROWN-02] [RUN-STOLEN-4.4] asks for no direction where no map shows a shore', () => {
    const swum = (driver: ReturnType<typeof sit>) =>
      goOn(driver)
        .told('swam')
        .map(({ difficulty, afloat }) => [difficulty, afloat]);
    const own = sheet.roll('swim', 'Str');
    expect(swum(sitAlone(rapids('undercurrent', 'none'), 9 - own))).toEqual([[9, true]]);
    expect(swum(sitAlone(rapids('tranquil', 'strong'), 7 - own))).toEqual([[7, true]]);
  });

  it('[RUN-HAZ-DROWN-05] asks the others who goes in, and lets him sink while nobody does', () => {
    const driver = goOn(sit(rapids('undercurrent', 'none'), 2));
    expect([driver.kind, driver.asked]).toEqual(['volunteer', [1]]);
    driver.chooseAs(1, 'leaveIt');
    expect([driver.kind, driver.asked]).toEqual(['volunteer', [1]]);
    expect(lost(driver)).toEqual([6, 8].map((raw) => Math.max(0, raw - sheet.bareSoak)));
    driver.load(10, 10, 2, 2, 10, 10, 5).chooseAs(1, 'roll');
    expect(driver.kind).not.toBe('volunteer');
    expect(driver.told('rescued')).toMatchObject([{ by: 'h1', at: 'h0', held: true }]);
  });

  it('[RUN-GIFT-DYING-BLOW] [RUN-HAZ-DROWN-05] drowns whoever could fight on: there is no fight, and it lasts no rounds', () => {
    const swimmer = spentOn({ 'dying-blow': 2 }, ragnar);
    const driver = playFrom(begun(rapids('undercurrent', 'none'), [swimmer]), 2);
    for (const one of driver.state.fighters) one.hp = 3;
    while (driver.kind === 'room' && !driver.told('hurt').length) driver.choose('goOn');
    expect(driver.kind).not.toBe('reaction');
    expect(driver.state.fighters[0]).toMatchObject({ condition: 'dead' });
  });

  it('[RUN-HAZ-DROWN-06] takes a grip and a Swim roll for two, without which nobody is ashore', () => {
    const driver = goOn(sit(rapids('undercurrent', 'none'), 2));
    // No grip: she only has to keep above water herself.
    driver.load(2, 10, 9, 10, 9).chooseAs(1, 'roll');
    expect(driver.told('rescued').map(({ held }) => held)).toEqual([false]);
    const [, hers] = driver.told('swam');
    expect(hers).toMatchObject({ fighter: 'h1', difficulty: 9, afloat: true });
    driver.load(10, 10, 2, 2, 10, 10, 5).chooseAs(1, 'roll');
    expect(driver.told('swam').at(-1)).toMatchObject({
      fighter: 'h1',
      difficulty: 9 + 4 + sheet.bare('Sta'),
      afloat: true,
    });
  });

  it('[RUN-HAZ-DROWN-06] drags whoever cannot bring him ashore under water as well', () => {
    const driver = goOn(sit(rapids('undercurrent', 'none'), 2));
    driver.load(10, 10, 2, 2, 2).chooseAs(1, 'roll');
    expect(driver.told('swam').at(-1)).toMatchObject({ fighter: 'h1', afloat: false });
    // Nobody is left to go in after either.
    expect(driver.kind).not.toBe('volunteer');
    expect(driver.state.fighters.slice(0, 2).map((one) => one.condition)).toEqual(['dead', 'dead']);
  });

  it('[RUN-HAZ-LOST-01] [RUN-HAZ-LOST-09] [RUN-HAZ-LOST-05] [RUN-HAZ-LOST-07] leads them astray, until as many rolls in a row find the way again', () => {
    const fog = trap(null, [{ kind: 'lost', difficulty: 3 }]);
    const found = goOn(sitAlone(notes({ elements: [fog] }, stop), 10, 9));
    expect(found.told('attempted').map((event) => event.with)).toEqual(['map']);
    // Lost at first, then twice right; the third roll was the last, and the road costs and something hears him.
    const driver = sitAlone(notes({ elements: [fog] }, stop));
    driver.load(1, 9, 9, 9, 1, 9, 7, 1, 5, 2);
    goOn(driver);
    expect(driver.told('attempted').map((event) => [event.with, event.success, event.difficulty])).toEqual([
      ['map', false, 3],
      ['map', true, 3],
      ['map', true, 3],
      ['bravery', false, 3],
      ['stealth', false, 3],
    ]);
    const [brave, stealthy] = driver
      .told('attempted')
      .slice(3)
      .map(({ total }) => 3 - (total as number));
    const wanderers = findersOf(stealthy!);
    expect(lost(driver)).toEqual([7 + brave! - sheet.bareSoak, wanderers.dam + wanderers.difficulty - 2]);
  });

  it('[RUN-HAZ-LOST-03] [RUN-HAZ-LOST-06] counts a triumph twice, and impairs whoever botches what the road costs', () => {
    const fog = trap(null, [{ kind: 'lost', difficulty: 6 }]);
    const driver = sitAlone(notes({ elements: [fog] }, stop));
    // Lost, and found again by one throw; the road: a botch, and how much it hurts; nobody hears him.
    driver.load(1, 9, 10, 9, 1, 9, 3, 10, 9);
    goOn(driver);
    expect(driver.told('attempted').map((event) => event.with)).toEqual(['map', 'map', 'bravery', 'stealth']);
    expect(driver.state.fighters[0]!.impairment).toBe(1);
  });

  it('[RUN-HAZ-LOST-02] nobody is lost for more rolls than the longest row takes at best', () => {
    const fog = trap(null, [{ kind: 'lost', difficulty: 90 }]);
    const driver = sitAlone(notes({ elements: [fog] }, stop), ...new Array(7).fill(5), 5, 5, 5);
    expect(
      goOn(driver)
        .told('attempted')
        .filter((event) => event.with === 'map'),
    ).toHaveLength(7);
  });

  it('[RUN-TRAP-11] is one blow: what passes the threshold wounds', () => {
    const dam = sheet.woundThreshold + sheet.bareSoak;
    const rock = (more: number) => trap(null, [{ kind: 'damage', dam: dam + more, armorIgnoring: true }]);
    const wounds = (more: number) =>
      goOn(sitAlone(notes({ elements: [rock(more)] }, stop)))
        .told('hurt')
        .map((event) => event.wounds);
    expect([wounds(-1), wounds(0), wounds(sheet.woundThreshold)]).toEqual([[0], [1], [2]]);
  });

  it('[RUN-RULING-C23] leaves whoever is dying to those who can still help, and else to his death', () => {
    const rock = trap(null, [{ kind: 'damage', dam: 99, armorIgnoring: true }], {
      targets: { most: 1, by: 'marchingOrder' },
    });
    const weak = notes({ elements: [rock] }, stop);
    const driver = sit(weak);
    driver.state.fighters[0]!.hp = 95;
    driver.load(2);
    goOn(driver);
    expect(driver.told('treated')).toHaveLength(1);
    expect(driver.state.fighters[0]!.condition).toBe('dead');
  });
});

describe('what somebody wins', () => {
  it('[RUN-TRE-04] [RUN-TRE-22] is rolled on its chart when it is first seen, by whoever found it', () => {
    const chest = gain([{ kind: 'treasure', category: 'A' }], null, { how: 'Open it.' });
    const driver = sit(holding(chest)).choose('goOn');
    driver.load(3, 10, 4, 1).choose('touch:h1:0');
    expect(driver.told('found')).toEqual([
      {
        type: 'found',
        hero: 'h1',
        category: 'A',
        items: [{ kind: 'loot', form: 'silver', ounces: 10 }],
      },
    ]);
    expect(driver.state.sitting?.hoard).toHaveLength(1);
  });

  it('[RUN-GAIN-20] [RUN-GAIN-50] helps with one roll, or with all of them', () => {
    const carrot = gain([{ kind: 'carrot', for: { roll: 'later' }, by: 4 }], roll('climb', EASY));
    const mead = gain([{ kind: 'invigoration', points: 1 }], roll('climb', EASY));
    const later = trap(roll('climb', EASY, { id: 'later' }), []);
    const driver = goOn(sitAlone(notes({ elements: [carrot, mead, later] }, stop), 5, 5, 5));
    expect(driver.told('attempted').map(({ total }) => (total as number) - sheet.roll('climb'))).toEqual([
      5, 5, 10,
    ]);
  });

  it('[RUN-GAIN-40] [RUN-HEAL-02] is rest: a day makes whole whoever has no Wounds, an hour does not', () => {
    const rest = (time: '1h' | '24h') => {
      const driver = sitAlone(notes({ elements: [gain([{ kind: 'healing', time }])] }, stop));
      driver.state.fighters[0]!.hp = 10;
      return hp(driver.choose('touch:h0:0'));
    };
    expect([rest('1h'), rest('24h')]).toEqual([10, sheet.maxHp]);
  });

  it('[RUN-GAIN-41] [RUN-HEAL-06] is a safe place, where the hurt are the easier to treat', () => {
    const rest = gain([{ kind: 'healing', time: '1h' }]);
    const driver = sitAlone(notes({ elements: [rest] }, stop)).choose('touch:h0:0');
    driver.state.fighters[0]!.hp -= 20;
    driver.choose('inspect').load(9).choose('treat:h0:h0');
    expect(driver.told('treated')).toMatchObject([{ difficulty: 1 }]);
  });

  it('[RUN-GAIN-96] goes into the tally, from which the encounter takes its due', () => {
    const award = gain([{ kind: 'points', award: 15, shared: 'doer', deed: 'Free it' }], null);
    const rock = trap(null, [{ kind: 'damage', dam: 10 + sheet.soak.total }]);
    const driver = goOn(
      goOn(sitAlone(notes({ elements: [award] }, { elements: [rock] })).choose('touch:h0:0')),
    );
    expect(driver.told('banked')).toMatchObject([{ hero: 'h0', points: 5 }]);
  });

  it('[RUN-GAIN-93] is worth half to those who let another do it', () => {
    const award = gain([{ kind: 'points', award: 15, shared: 'singular', deed: 'Free it' }], null);
    const driver = sit(holding(award)).choose('touch:h0:0');
    expect(driver.told('scored').map(({ hero, points }) => [hero, points])).toEqual([
      ['h0', 15],
      ['h1', 7],
    ]);
  });
});
