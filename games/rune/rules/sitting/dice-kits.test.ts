import { afterEach, describe, expect, it } from 'vitest';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { withLines } from '../../documents/hero/account.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { DAY } from '../../documents/hero/testing.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast } from '../fight/testing.ts';
import { finding, silver } from './interlude/testing.ts';
import { goOn, holding, sitAlone, together } from './testing.ts';

afterEach(allDiceCast);

const gambler = (hero: Hero): Hero => ({
  ...hero,
  abilities: { ...hero.abilities, gamble: 2 },
  kitsLeft: [],
});
const spoilt = (hero: Hero, by: number): Hero =>
  withLines(gambler(hero), { line: 'battered', on: DAY, thing: { kind: 'kit', ability: 'gamble' }, by });
const { ragnar, gunnhild } = READY_MADE;
const sound = heroSheet(gambler(ragnar)).roll('gamble');

describe('a gambling kit that is spoilt', () => {
  it('[RUN-EQDMG-14] costs its owner nothing against whoever brings his own', () => {
    const opposed = { kind: 'opposed', bonus: 0, opponent: 'A goblin' } as const;
    const played = (by: number, against: object, ...faces: number[]) => {
      const driver = sitAlone(holding(trap(roll('gamble', 0, against), [])), ...faces);
      driver.state.heroes[0] = by > 0 ? spoilt(ragnar, by) : gambler(ragnar);
      goOn(driver);
      return driver.told('attempted')[0]!.total;
    };
    expect([0, 2, 5].map((by) => played(by, { against: opposed }, 5, 5))).toEqual([
      sound + 5,
      sound + 5,
      sound + 5,
    ]);
    // Where nobody plays against him it is his own that he uses.
    expect([2, 5].map((by) => played(by, {}, 5))).toEqual([sound + 4, sound + 3]);
  });

  it('[RUN-EQDMG-14] is refused by rivals: they play with a sound one of theirs, or it counts as none', () => {
    const total = (rival: Hero) => {
      const driver = finding([silver(9)], [spoilt(ragnar, 2), rival]);
      together(driver, 'claims');
      together(driver, 'want:h0', 'want:h1').load(9, 2);
      together(driver, 'contest:gamble');
      const [{ totals }] = driver.told('contested') as unknown as [
        { totals: { hero: string; total: number }[] },
      ];
      return totals.find(({ hero }) => hero === 'h0')!.total;
    };
    expect(total(gambler(gunnhild))).toBe(sound + 9);
    expect(total(spoilt(gunnhild, 1))).toBe(sound + 9 - 2);
  });
});
