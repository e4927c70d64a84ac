import { afterEach, describe, expect, it } from 'vitest';
import { check } from '../../../documents/hero/check.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import { standingOf } from '../../../documents/hero/standing.ts';
import { result } from '../../fight/end.ts';
import { fighterOf } from '../../fight/fighters.ts';
import { allDiceCast, playFrom } from '../../fight/testing.ts';
import { campaignWinners, nextCampaign } from '../../sessions.ts';
import { adventure, begun, goOn, holding, hurryOn, notes, sit, together } from '../testing.ts';
import { becomeOf } from './becoming.ts';
import { goodsOf, silverOf } from './goods.ts';
import { award, gunnhild, home, jewelry, owning, ragnar, silver } from './testing.ts';
import { villageOf } from './village.ts';

afterEach(allDiceCast);

const atHearth = (...heroes: Parameters<typeof home>[0]) => {
  const driver = home(heroes);
  while (driver.kind === 'bustle') together(driver, 'goOn');
  return driver;
};

describe('at home', () => {
  it('[RUN-VP-27] everybody gives what he likes, for good, and keeps the rest', () => {
    const driver = atHearth(owning(ragnar, 0, silver(30), jewelry(7)), owning(gunnhild, 0, silver(3)));
    expect([driver.kind, driver.asked]).toEqual(['giveAway', [0, 1]]);
    const place = (kind: string) =>
      goodsOf(driver.state.heroes[0]!).findIndex((thing) => thing.kind === 'loot' && thing.form === kind);
    const at = place('silver');
    expect(driver.options(0).filter((id) => id.startsWith(`give:h0:${at}:`))).toEqual(
      [1, 5, 20, 30].map((ounces) => `give:h0:${at}:${ounces}`),
    );
    together(driver, `give:h0:${at}:20`, 'keep');
    expect([driver.kind, driver.asked]).toEqual(['giveAway', [0]]);
    expect(driver.told('banked').at(-1)).toMatchObject({ hero: 'h0', points: 20 });
    driver.choose('keep');
    const [his, hers] = driver.state.heroes;
    expect([silverOf(his!), silverOf(hers!)]).toEqual([10, 3]);
    expect(heroNow(his!).items).toContainEqual(jewelry(7));
    expect(driver.state.over).toBe(true);
    expect([his!, hers!].flatMap((hero) => check(hero).filter(({ advice }) => !advice))).toEqual([]);
  });

  it('[RUN-VP-25] other valuables are worth their ounces, and whoever has nothing is not asked', () => {
    const driver = atHearth(owning(ragnar, 0, silver(30), jewelry(7)), gunnhild);
    expect(driver.asked).toEqual([0]);
    driver.choose('giveAll');
    expect(driver.told('settled')).toMatchObject([{ cause: 'loot', points: 37, rule: 'RUN-VP-25' }]);
    expect(heroNow(driver.state.heroes[0]!).items).toEqual([]);
  });

  it('the village grows by what it was given, and knows by whom', () => {
    const driver = atHearth(owning(ragnar, 0, silver(40)), owning(gunnhild, 0, silver(15)));
    together(driver, 'giveAll');
    expect(villageOf(driver.state.sitting!)).toEqual({
      silver: 55,
      from: { h0: 40, h1: 15 },
      built: ['hearth', 'well', 'fence'],
    });
    expect(villageOf({})).toEqual({ silver: 0, from: {}, built: [] });
  });

  it('[RUN-ADV-16] the village is the finer for what was delivered, the more the more it was', () => {
    const built = (ounces: number) => villageOf({ given: [{ hero: 'h0', ounces }] }).built.length;
    const steps = [0, 1, 19, 20, 50, 100, 200, 400, 800].map(built);
    expect(steps).toEqual([0, 1, 1, 2, 3, 4, 5, 6, 7]);
    // All heroes build the same one.
    const both = villageOf({
      given: [
        { hero: 'h0', ounces: 30 },
        { hero: 'h1', ounces: 20 },
      ],
    });
    expect(both.built).toEqual(['hearth', 'well', 'fence']);
  });

  it('[RUN-ADV-15] home is the village of them all, wherever the adventure was set, and there loot becomes points', () => {
    for (const hook of ['underground', 'foreign-lands'] as const) {
      const driver = home([owning(ragnar, 0, silver(7)), gunnhild], { ...notes({}), hook });
      while (driver.kind === 'bustle') together(driver, 'goOn');
      expect([driver.kind, driver.asked]).toEqual(['giveAway', [0]]);
      together(driver, 'giveAll');
      expect(driver.told('banked').at(-1)).toMatchObject({ hero: 'h0', points: 7 });
      expect(villageOf(driver.state.sitting!).silver).toBe(7);
    }
  });

  it('[RUN-WIN-01] [RUN-WIN-02] who gained most has won, and it is in his books; alone nobody has', () => {
    const driver = goOn(sit(holding(award(30))).choose('goOn', 'touch:h1:0'));
    expect(driver.told('wonSitting')).toEqual([{ type: 'wonSitting', seats: [1], heroes: ['h1'] }]);
    expect(driver.state.heroes.map((hero) => standingOf(hero).wins)).toEqual([0, 1]);
    const alone = goOn(playFrom(begun(holding(award(30)), [ragnar])).choose('touch:h0:0'));
    expect(alone.told('wonSitting')).toEqual([]);
    expect(result(alone.state)?.winners).toEqual([0]);
  });

  it('[RUN-WIN-08] heroes go on from one campaign into the next as they are, and what they won before is no lead', () => {
    const first = goOn(sit(holding(award(30))).choose('touch:h0:0'));
    const again = begun(notes({}), first.state.heroes);
    expect(again.sitting?.purses['h0']).toEqual({ deficit: 0, slothful: false, gained: 0 });
    expect(standingOf(again.heroes[0]!)).toMatchObject({ overall: 30, free: 30, wins: 1 });
    expect(campaignWinners(nextCampaign(['a', 'b']))).toEqual(['a', 'b']);
  });

  it('[RUN-GEAR-35] common things are bought for what a contest of Bargain came to, in silver', () => {
    const driver = home([owning(ragnar, 0, silver(3)), gunnhild]);
    together(driver, 'goOn');
    expect(driver.options(0)).toContain('haggle:h0:mace');
    expect(driver.options(0)).not.toContain('haggle:h0:dwarven-battle-axe');
    expect(driver.options(1).some((id) => id.startsWith('haggle'))).toBe(false);
    driver.load(2, 9);
    together(driver, 'haggle:h0:mace', 'goOn');
    const [{ silver: price, total, against }] = driver.told('haggled') as unknown as [
      { silver: number; total: number; against: number },
    ];
    expect(price).toBe(total - against >= 6 ? 1 : total - against >= 2 ? 2 : 3);
    expect(silverOf(driver.state.heroes[0]!)).toBe(3 - price);
    expect(heroNow(driver.state.heroes[0]!).weapons.map(({ weapon }) => weapon)).toContain('mace');
    expect(check(driver.state.heroes[0]!).filter(({ advice }) => !advice)).toEqual([]);
  });

  it('[RUN-GEAR-35] who cannot pay what it came to goes without', () => {
    const driver = home([owning(ragnar, 0, silver(3)), gunnhild]);
    together(driver, 'goOn');
    driver.load(9, 2);
    together(driver, 'haggle:h0:mace', 'goOn');
    expect(driver.told('tooDear')).toHaveLength(1);
    expect(silverOf(driver.state.heroes[0]!)).toBe(3);
    expect(heroNow(driver.state.heroes[0]!).weapons).toHaveLength(ragnar.weapons.length);
  });
});

describe('the dead', () => {
  const insured = () => {
    const driver = playFrom(
      begun(adventure(notes({}), notes({})), [owning(ragnar, 25, silver(9)), gunnhild]),
    );
    return driver.choose('insure:h0');
  };
  const die = (driver: ReturnType<typeof insured>, id: string) =>
    Object.assign(fighterOf(driver.state, id), { hp: 0, condition: 'dead' });

  it('[RUN-INSURE-03] [RUN-INSURE-06] come back with the next encounter, with another name and a beginner’s gear', () => {
    const driver = insured();
    die(driver, 'h0');
    goOn(driver);
    const [back] = driver.told('cameBack') as unknown as [{ name: string }];
    const [hero] = driver.state.heroes;
    expect(back.name).not.toBe(ragnar.name);
    expect(heroNow(hero!)).toMatchObject({ name: back.name, items: [], weapons: ragnar.weapons });
    expect(driver.told('encounterBegan')[1]).toMatchObject({ heroes: ['h0', 'h1'] });
    expect(fighterOf(driver.state, 'h0').condition).toBe('able');
    expect(check(hero!).filter(({ advice }) => !advice)).toEqual([]);
  });

  it('[RUN-INSURE-03] stay dead without it; with it they are back when all are home', () => {
    const driver = insured();
    die(driver, 'h1');
    goOn(driver);
    die(driver, 'h0');
    goOn(driver);
    expect(driver.state.over).toBe(true);
    expect(becomeOf(driver.state).map(({ id, fallen }) => [id, fallen])).toEqual([
      ['h0', false],
      ['h1', true],
    ]);
    expect(hurryOn(driver).told('cameBack')).toHaveLength(1);
  });
});
