import { afterEach, describe, expect, it } from 'vitest';
import { withLines } from '../../../documents/hero/account.ts';
import { standingOf } from '../../../documents/hero/standing.ts';
import { gained } from '../../../documents/hero/testing.ts';
import { fighterOf } from '../../fight/fighters.ts';
import { allDiceCast, playFrom } from '../../fight/testing.ts';
import { amend, sittingOf } from '../heroes.ts';
import { begun, goOn, holding, sit } from '../testing.ts';
import { reckoningOf } from './reckoning.ts';
import { award, gunnhild, owning, ragnar, silver } from './testing.ts';

afterEach(allDiceCast);

describe('the reckoning', () => {
  it('[RUN-VP-46] names every cause once with its rule, and what it comes to is what is banked', () => {
    const driver = sit(holding(award(40))).choose('touch:h0:0');
    driver.state.tally.push(
      { hero: 'h0', cause: 'suffered', of: null, points: 12 },
      { hero: 'h0', cause: 'suffered', of: null, points: 3 },
      { hero: 'h0', cause: 'heroStruck', of: 'h1', points: 2 },
    );
    const now = reckoningOf(driver.state);
    goOn(driver);
    expect(driver.told('reckoned')).toEqual([
      {
        type: 'reckoned',
        seat: 0,
        hero: 'h0',
        rank: 1,
        lines: [
          { cause: 'award', points: 40, rule: 'RUN-GAIN-90' },
          { cause: 'suffered', points: -15, rule: 'RUN-VP-30' },
          { cause: 'heroStruck', points: -10, rule: 'RUN-VP-35' },
        ],
        score: 15,
      },
      { type: 'reckoned', seat: 1, hero: 'h1', rank: 2, lines: [], score: 0 },
    ]);
    expect(driver.told('banked').map(({ points }) => points)).toEqual([15, 0]);
    // While it lasted everybody could have known it.
    expect(now).toEqual(driver.told('reckoned').map(({ type: _, ...one }) => one));
  });

  it('[RUN-VP-43] takes half of everything from who passed his duty on, and loot as well', () => {
    const driver = playFrom(begun(holding(award(41)), [owning(ragnar, 0, silver(9)), gunnhild]));
    const { purses } = sittingOf(driver.state);
    amend(driver.state, { purses: { ...purses, h0: { ...purses['h0']!, slothful: true } } });
    goOn(driver.choose('touch:h0:0'));
    const lines = driver.told('settled').map(({ cause, points, rule }) => [cause, points, rule]);
    expect(lines).toEqual([
      ['sloth', -21, 'RUN-VP-43'],
      ['loot', 9, 'RUN-VP-25'],
      ['sloth', -5, 'RUN-VP-43'],
    ]);
    expect(driver.told('banked').map(({ points }) => points)).toEqual([20, 0, 4]);
  });

  it('[RUN-VP-07] [RUN-VP-08] pays what is owed first, which nobody has gained, and the books say the same', () => {
    const debtor = withLines(ragnar, gained(-30, [], 'running'));
    const driver = playFrom(begun(holding(award(41)), [debtor, gunnhild])).choose('touch:h0:0');
    expect(reckoningOf(driver.state)[0]).toMatchObject({ score: 11 });
    goOn(driver);
    expect(driver.told('settled')).toMatchObject([{ hero: 'h0', cause: 'deficit', points: -30 }]);
    expect(sittingOf(driver.state).purses['h0']).toMatchObject({ deficit: 0, gained: 11 });
    expect(standingOf(driver.state.heroes[0]!)).toMatchObject({ deficit: 0, overall: 11, free: 11 });
  });

  it('[RUN-HEAL-01] everybody is whole when it is over, and whoever was hurt hears of it', () => {
    const driver = sit(holding());
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 3, wounds: 2, impairment: 1 });
    goOn(driver);
    expect(driver.told('recovered')).toEqual([{ type: 'recovered', hero: 'h1' }]);
    expect(fighterOf(driver.state, 'h1')).toMatchObject({ wounds: 0, impairment: 0 });
  });
});
