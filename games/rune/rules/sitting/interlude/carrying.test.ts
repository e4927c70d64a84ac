import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../../../content/treasure/item.ts';
import { derive } from '../../../documents/hero/derive.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import { fighterOf, sheetOf } from '../../fight/fighters.ts';
import { allDiceCast } from '../../fight/testing.ts';
import { goOn, hurryOn, together } from '../testing.ts';
import { goodsOf, silverOf } from './goods.ts';
import { bustling, finding, gunnhild, home, owning, ragnar, silver } from './testing.ts';

afterEach(allDiceCast);

const liars = (pieces: number): Item => ({ kind: 'liars-silver', pieces });
const helm: Item = { kind: 'helm', gift: 'obscuring-mist', levels: 2, whole: 2 };

describe('false silver', () => {
  const having = (pieces: number, faces: number[], ...more: Item[]) =>
    together(finding([liars(pieces), ...more], [ragnar, gunnhild], ...faces), 'propose:finders');
  const drop = (driver: ReturnType<typeof having>) =>
    driver.options(0).find((id) => {
      const [act, hero, thing] = id.split(':');
      return (
        act === 'drop' &&
        hero === 'h0' &&
        goodsOf(driver.state.heroes[0]!)[Number(thing)]?.kind === 'liars-silver'
      );
    });

  it('[RUN-TRE-17] is seen through by Lore against 8, or taken for true', () => {
    const seen = having(5, [10, 5]);
    expect(seen.told('sawThrough')).toMatchObject([{ hero: 'h0', difficulty: 8, success: true }]);
    expect(drop(seen)).toBeDefined();
    // Who knows it once knows it for good.
    hurryOn(goOn(hurryOn(seen)));
    expect([seen.state.over, seen.told('sawThrough').length]).toEqual([true, 1]);
    const fooled = having(5, [2]);
    expect(fooled.told('sawThrough')).toMatchObject([{ success: false }]);
    expect(drop(fooled)).toBeUndefined();
  });

  it('[RUN-TRE-18] goes with as much that is true, when nobody could carry more', () => {
    const driver = having(320, [2], silver(100));
    const id = drop(driver);
    expect(id).toBeDefined();
    together(driver, id!, 'goOn');
    expect(driver.told('leftBehind').map(({ item }) => item)).toEqual([liars(320), silver(100)]);
    expect(silverOf(driver.state.heroes[0]!)).toBe(0);
  });

  it('[RUN-TRE-16] shames who brings it home, and is thrown away by who knows', () => {
    const points = (...faces: number[]): unknown[] => {
      const driver = home([owning(ragnar, 0, silver(9), liars(4)), gunnhild], undefined, ...faces);
      return hurryOn(driver)
        .told('banked')
        .map(({ points: gained }) => gained);
    };
    expect(points(2)).toEqual([0, 0, 5]);
    expect(points(10, 5)).toEqual([0, 0, 9]);
  });
});

describe('what is carried', () => {
  it('[RUN-LOAD-12] weighs less as soon as it is left behind', () => {
    const driver = bustling([owning(ragnar, 0, silver(320)), gunnhild]);
    const load = () => derive(driver.state.heroes[0]!).degree;
    const before = load();
    const thing = goodsOf(driver.state.heroes[0]!).findIndex(({ kind }) => kind === 'loot');
    together(driver, `drop:h0:${thing}`, 'goOn');
    expect(load()).not.toBe(before);
    expect(driver.told('leftBehind')).toMatchObject([{ hero: 'h0', item: silver(320) }]);
  });

  it('[RUN-ITEM-HELM-03] [RUN-ITEM-HELM-06] a helm is put on and taken off, one at a time, and lends its gift', () => {
    const driver = bustling([owning(ragnar, 0, helm), gunnhild]);
    const level = () =>
      sheetOf(driver.state, fighterOf(driver.state, 'h0')).held.find(({ gift }) => gift === 'obscuring-mist')
        ?.level;
    const wear = driver.options(0).find((id) => id.startsWith('wear'))!;
    expect(level()).toBeUndefined();
    together(driver, wear, 'goOn');
    expect([level(), heroNow(driver.state.heroes[0]!).helm]).toEqual([
      2,
      { gift: 'obscuring-mist', levels: 2 },
    ]);
    expect(driver.options(0)).not.toContain(wear);
    driver.choose('bare:h0');
    expect(level()).toBeUndefined();
    expect(driver.options(0)).not.toContain('bare:h0');
  });

  it('[RUN-RULING-R16] a legend goes with its blade, and its new owner begins at nothing', () => {
    const legend: Item = {
      kind: 'legendary',
      item: 'golden-blade',
      base: { kind: 'weapon', weapon: 'dagger' },
    };
    const hero = owning(ragnar, 0, legend);
    const goods = goodsOf(hero);
    expect(goods.at(-1)).toEqual(legend);
    expect(goods.filter((thing) => thing.kind === 'weapon')).toHaveLength(ragnar.weapons.length);
    const driver = bustling([hero, gunnhild]);
    together(driver, `drop:h0:${goods.length - 1}`, 'goOn');
    const now = heroNow(driver.state.heroes[0]!);
    expect([now.legendary, now.weapons.length]).toEqual([{}, ragnar.weapons.length]);
  });
});
