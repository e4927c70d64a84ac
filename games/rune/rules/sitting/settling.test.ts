import { afterEach, describe, expect, it } from 'vitest';
import { gain, roll, trap } from '../../documents/encounter/testing.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { result } from '../fight/end.ts';
import { fighterOf, sheetOf } from '../fight/fighters.ts';
import { allDiceCast } from '../fight/testing.ts';
import { adventure, EASY, goOn, holding, hurryOn, notes, sit, together } from './testing.ts';

afterEach(allDiceCast);

const award = (points: number, shared: 'doer' | 'singular' = 'doer') =>
  gain([{ kind: 'points', award: points, shared, deed: 'A deed' }], null, { how: 'Do it.' });
const silver = (ounces: number) => gain([{ kind: 'silver', ounces }], null, { how: 'Take it.' });

describe('the end of an encounter', () => {
  it('[RUN-VP-02] [RUN-VP-03] turns the tally into points, which are in the books from then on', () => {
    const driver = sit(holding(award(40))).choose('touch:h0:0');
    expect(driver.state.sitting?.purses).toMatchObject({ h0: { gained: 0 } });
    goOn(driver);
    expect(driver.told('banked')).toEqual([
      { type: 'banked', hero: 'h0', points: 40, gained: 40 },
      { type: 'banked', hero: 'h1', points: 0, gained: 0 },
    ]);
    expect(standingOf(driver.state.heroes[0]!)).toMatchObject({ overall: 40, free: 40 });
    expect(driver.state.tally).toEqual([]);
  });

  it('[RUN-VP-32] [RUN-VP-41] pays the dead nothing, and takes from the living for each of them', () => {
    const driver = sit(holding(award(40), award(50))).choose('touch:h0:0', 'touch:h1:0');
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 0, condition: 'dead' });
    driver.choose('goOn');
    const lines = driver.told('settled').map(({ hero, cause, points }) => [hero, cause, points]);
    expect(lines).toEqual([
      ['h0', 'maw', -75],
      ['h0', 'atLeastNothing', 35],
      ['h1', 'died', -50],
    ]);
    expect(driver.told('banked').map(({ points }) => points)).toEqual([0, 0]);
  });

  it('[RUN-TRE-27] shares what was found: one after the other, and what nobody wants stays with whoever found it', () => {
    const driver = sit(holding(silver(5), silver(7))).choose('touch:h0:0', 'touch:h1:0');
    goOn(driver);
    expect([driver.kind, driver.asked]).toEqual(['division', [0, 1]]);
    together(driver, 'propose:inTurn');
    expect([driver.kind, driver.asked]).toEqual(['claim', [0]]);
    expect(driver.options()).toEqual(['take:0', 'take:1', 'pass']);
    driver.choose('take:1', 'pass', 'pass');
    expect(
      driver.told('claimed').map(({ hero, item }) => [hero, (item as { ounces: number }).ounces]),
    ).toEqual([
      ['h0', 7],
      ['h0', 5],
    ]);
  });

  it('[RUN-HEAL-01] [RUN-GAIN-43] [RUN-IMPAIR-02] lets the living recover before the next, without the dead', () => {
    const numb = trap(null, [{ kind: 'impairment', points: 1 }]);
    const driver = sit(adventure(notes({ elements: [numb] }, {}), notes({}, {})));
    goOn(driver);
    const [one, other] = driver.state.fighters;
    expect(one!.impairment).toBe(1);
    Object.assign(one!, { hp: 3, wounds: 2 });
    Object.assign(other!, { hp: 0, condition: 'dead' });
    goOn(driver);
    const [now] = driver.state.fighters;
    expect(now).toMatchObject({ hp: sheetOf(driver.state, now!).maxHp, wounds: 0, impairment: 0 });
    expect(driver.told('encounterBegan')[1]).toMatchObject({ number: 2, heroes: ['h0'] });
    expect(driver.asked).toEqual([0]);
  });
});

describe('the way home', () => {
  it('[RUN-VP-25] [RUN-VP-26] [RUN-TRE-02] makes points of loot, after all encounters, for whoever lives', () => {
    const driver = sit(adventure(holding(silver(9)), notes({}))).choose('touch:h0:0');
    together(goOn(driver), 'propose:finders');
    expect(driver.told('settled')).toEqual([]);
    expect(heroNow(driver.state.heroes[0]!).items).toHaveLength(1);
    goOn(hurryOn(driver));
    expect(driver.told('settled')).toEqual([
      { type: 'settled', seat: 0, hero: 'h0', cause: 'loot', points: 9, rule: 'RUN-VP-25' },
    ]);
    expect(heroNow(driver.state.heroes[0]!).items).toEqual([]);
  });

  it('[RUN-WIN-02] is won by whoever gained most, and by nobody with nothing', () => {
    const driver = goOn(sit(holding(award(30))).choose('goOn', 'touch:h1:0'));
    expect(result(driver.state)).toEqual({
      winners: [1],
      standings: [
        { seat: 0, score: 0 },
        { seat: 1, score: 30 },
      ],
    });
    expect(result(goOn(sit(notes({}))).state)?.winners).toEqual([]);
  });

  it('[RUN-VP-22] pays a roll of the notes but once, whatever hero makes it again', () => {
    const easy = roll('climb', EASY, {
      condition: { trigger: 'Climb it.', exposure: 'remains' },
      type: 'singular',
    });
    const driver = sit(holding(trap(easy, [])), 5, 5).choose('touch:h0:0');
    expect(driver.options(1)).toContain('touch:h1:0');
    driver.choose('touch:h1:0');
    expect(driver.options(0)).not.toContain('touch:h0:0');
    expect(driver.told('scored').map(({ hero }) => hero)).toEqual(['h0', 'h1']);
  });
});
