import { afterEach, describe, expect, it } from 'vitest';
import { encounter, event, type GivenElement, gain, roll, trap } from '../../documents/encounter/testing.ts';
import { fighterOf } from '../fight/fighters.ts';
import { allDiceCast } from '../fight/testing.ts';
import { EASY, sit } from './testing.ts';
import { sitRunBy } from './testing-round.ts';

afterEach(allDiceCast);

const purse = gain([{ kind: 'silver', ounces: 1 }], null, { how: 'Take it.' });
const here = (hook: 'scandinavia' | 'nidavellir', ...elements: readonly GivenElement[]) =>
  encounter([event({ elements: [...elements, purse] }), event({ elements: [purse] })], {
    group: { heroes: 2 },
    hook,
  });
const ran = (hook: 'scandinavia' | 'nidavellir') => sitRunBy('guest', here(hook));
type Driving = ReturnType<typeof ran>;
const difficulties = (driver: Driving) => driver.told('attempted').map(({ difficulty }) => difficulty);
const tries = (driver: Driving, ability: string, face: number, hero = 'h0') =>
  driver.load(face).choose(`improvise:${hero}`, `attempt:${ability}`, 'accept');

describe('what nobody foresaw', () => {
  it('[RUN-DIF-09] demands what the Ability’s own table says, and 6 where it says nothing', () => {
    const driver = ran('nidavellir');
    Object.assign(fighterOf(driver.state, 'h1'), { wounds: 2 });
    // Two Wounds to be treated; then somebody who is hard to lull.
    tries(driver, 'healer', 5);
    tries(driver, 'sleep', 5, 'h1');
    expect(difficulties(driver)).toEqual([6, 16]);
    Object.assign(fighterOf(driver.state, 'h1'), { wounds: 3 });
    while (driver.told('narrated').length < 2) driver.choose('goOn');
    tries(driver, 'healer', 5);
    tries(driver, 'climb', 5, 'h1');
    expect(difficulties(driver).slice(2)).toEqual([8, 6]);
  });

  it('[RUN-DIF-09] [RUN-ABIL-DEM-04] is harder by six among strangers, and no harder at home', () => {
    expect(difficulties(tries(ran('nidavellir'), 'demeanor', 5))).toEqual([12]);
    expect(difficulties(tries(ran('scandinavia'), 'demeanor', 5))).toEqual([6]);
  });
});

describe('what the notes demand', () => {
  it('[RUN-RULING-T79] is final, whoever they are; but whoever succeeds there has got to know them', () => {
    const greeting = trap(roll('demeanor', EASY, { type: 'singular' }), []);
    const alone = sit(here('nidavellir', greeting));
    while (alone.kind === 'room') alone.choose('goOn');
    alone.load(9).chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    expect(alone.told('attempted')).toMatchObject([{ difficulty: EASY, success: true }]);
    expect(alone.state.sitting!.familiar).toEqual([{ hero: 'h0', culture: 'nidavellir', times: 1 }]);

    const driver = sitRunBy('guest', here('nidavellir', greeting));
    while (driver.kind === 'room') driver.choose('goOn');
    driver.load(9).chooseAs(0, 'roll').chooseAs(1, 'leaveIt');
    tries(driver, 'demeanor', 5);
    tries(driver, 'demeanor', 5, 'h1');
    expect(difficulties(driver)).toEqual([EASY, 12 - 1, 12]);
  });
});
