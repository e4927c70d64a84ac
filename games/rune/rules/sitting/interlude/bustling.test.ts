import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../../../content/treasure/item.ts';
import { roll, trap } from '../../../documents/encounter/testing.ts';
import { withLines } from '../../../documents/hero/account.ts';
import { check } from '../../../documents/hero/check.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import { standingOf } from '../../../documents/hero/standing.ts';
import { gained } from '../../../documents/hero/testing.ts';
import { allDiceCast, playFrom } from '../../fight/testing.ts';
import { adventure, begun, EASY, goOn, holding, hurryOn, notes, together } from '../testing.ts';
import { bustling, gunnhild, home, owning, ragnar } from './testing.ts';

afterEach(allDiceCast);

const breaches = (hero: Parameters<typeof check>[0]) => check(hero).filter(({ advice }) => !advice);

describe('between two encounters', () => {
  it('everybody is asked at once, and nobody waits for who has finished', () => {
    const driver = bustling([owning(ragnar, 100), gunnhild]);
    expect([driver.kind, driver.asked]).toEqual(['bustle', [0, 1]]);
    together(driver, 'buyGift:h0:obscuring-mist', 'goOn');
    expect([driver.kind, driver.asked]).toEqual(['bustle', [0]]);
    expect(hurryOn(driver).kind).toBe('room');
  });

  it('[RUN-VP-SPEND-05] gifts are bought with what is free, and are in the books', () => {
    const driver = bustling([owning(ragnar, 100), gunnhild]);
    const before = driver.options(0).filter((id) => id.startsWith('buyGift'));
    together(driver, 'buyGift:h0:obscuring-mist', 'goOn');
    expect(driver.told('improved')).toMatchObject([{ hero: 'h0', purchase: { kind: 'gift' } }]);
    const [hero] = driver.state.heroes;
    expect(heroNow(hero!).gifts['obscuring-mist']).toBe(1);
    const { free } = standingOf(hero!);
    expect(free).toBe(100 - (driver.told('improved')[0]!['points'] as number));
    expect(driver.options(0).filter((id) => id.startsWith('buyGift')).length).toBeLessThan(before.length);
    expect(breaches(hero!)).toEqual([]);
  });

  it('[RUN-XP-02] [RUN-XP-03] what proved itself may be raised by one, and nothing else; the chance is gone with the next', () => {
    const climb = roll('climb', EASY, { type: 'singular' });
    const easy = trap(climb, []);
    const driver = playFrom(
      begun(adventure(holding(easy), notes({})), [owning(ragnar, 300), owning(gunnhild, 300)]),
      5,
    );
    together(driver, 'goOn');
    while (driver.kind === 'room') driver.choose('goOn');
    together(driver, 'roll', 'leaveIt');
    while (driver.kind === 'room') driver.choose('goOn');
    expect(driver.kind).toBe('bustle');
    expect(driver.options(0).filter((id) => id.startsWith('learn'))).toEqual(['learn:h0:climb']);
    expect(driver.options(1).filter((id) => id.startsWith('learn'))).toEqual([]);
    const before = heroNow(driver.state.heroes[0]!).abilities['climb'] ?? 0;
    together(driver, 'learn:h0:climb', 'goOn');
    expect(heroNow(driver.state.heroes[0]!).abilities['climb']).toBe(before + 1);
    expect(driver.options(0).filter((id) => id.startsWith('learn'))).toEqual([]);
    expect(breaches(driver.state.heroes[0]!)).toEqual([]);
    goOn(goOn(driver));
    expect(driver.state.over).toBe(true);
  });

  it('[RUN-INSURE-01] death is insured against before one sets out, horses are bought at the very start', () => {
    const driver = playFrom(begun(adventure(notes({}), notes({})), [owning(ragnar, 200), gunnhild]));
    expect([driver.kind, driver.asked]).toEqual(['bustle', [0]]);
    expect(driver.options()).toEqual(['insure:h0', 'buyHorse:h0', 'goOn']);
    driver.choose('buyHorse:h0');
    expect(driver.options()).toEqual([
      'insure:h0',
      ...['hitPoints', 'dfn', 'move', 'res'].map((upgrade) => `improveHorse:h0:${upgrade}`),
      'goOn',
    ]);
    driver.choose('improveHorse:h0:move', 'insure:h0');
    expect(driver.kind).toBe('room');
    const [hero] = driver.state.heroes;
    expect(heroNow(hero!)).toMatchObject({ horse: { move: 1 }, saved: {} });
    expect(standingOf(hero!).free).toBe(0);
    expect(breaches(hero!)).toEqual([]);
    const second = bustling([owning(ragnar, 200), gunnhild]);
    together(second, 'goOn');
    expect(second.options()).toEqual(['insure:h0', 'goOn']);
  });

  it('[RUN-XP-06] what was never tried is learned at home alone', () => {
    const driver = home([owning(ragnar, 200), gunnhild]);
    expect(driver.options(0).some((id) => id.startsWith('train'))).toBe(false);
    together(driver, 'goOn');
    expect(driver.options(0)).toContain('train:h0:runes');
    together(driver, 'train:h0:runes', 'goOn');
    expect(heroNow(driver.state.heroes[0]!).abilities['runes']).toBe(1);
    expect(breaches(driver.state.heroes[0]!)).toEqual([]);
    driver.choose('goOn');
    expect(driver.state.over).toBe(true);
  });

  it('[RUN-VP-06] a debt may be paid with what is free, and is nobody’s gain', () => {
    const debtor = withLines(owning(ragnar, 20), gained(-50, [], 'running'));
    const driver = bustling([debtor, gunnhild]);
    together(driver, 'payDebt:h0:20', 'goOn');
    expect(standingOf(driver.state.heroes[0]!)).toMatchObject({ free: 0, deficit: 30 });
    expect(driver.state.sitting?.purses['h0']).toEqual({ deficit: 30, slothful: false, gained: 0 });
  });

  it('[RUN-ITEM-LEG-01] a legend is woken level by level, by whoever has it', () => {
    const torc: Item = { kind: 'legendary', item: 'torc-of-alberich' };
    const driver = bustling([owning(ragnar, 20, torc), owning(gunnhild, 20)]);
    expect(driver.options(1).some((id) => id.startsWith('buyLevel'))).toBe(false);
    together(driver, 'buyLevel:h0:torc-of-alberich', 'goOn');
    expect(heroNow(driver.state.heroes[0]!).legendary['torc-of-alberich']).toMatchObject({ level: 1 });
    expect(driver.options(0).some((id) => id.startsWith('buyLevel'))).toBe(false);
    expect(breaches(driver.state.heroes[0]!)).toEqual([]);
  });

  it('has an end for everybody', () => {
    const driver = bustling([owning(ragnar, 100_000), gunnhild]);
    driver.chooseAs(1, 'goOn').chooseAs(0, 'buyGift:h0:obscuring-mist');
    let acts = 1;
    const isAfter = () =>
      driver.state.agenda.some((frame) => 'occasion' in frame && frame.occasion === 'after');
    while (isAfter()) {
      const next = driver.options(0).find((id) => id !== 'goOn' && !id.startsWith('barter'));
      driver.chooseAs(0, next ?? 'goOn');
      acts++;
    }
    expect(acts).toBe(20);
  });
});
