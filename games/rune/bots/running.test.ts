import { describe, expect, it } from 'vitest';
import { field, gain, laborers, roll, trap } from '../documents/encounter/testing.ts';
import { READY_MADE } from '../documents/hero/ready-made.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import { amend, sittingOf } from '../rules/sitting/heroes.ts';
import { goOn, holding, notes } from '../rules/sitting/testing.ts';
import { sitRunBy } from '../rules/sitting/testing-round.ts';
import { best } from './testing.ts';

const { ragnar, gunnhild, hrolf } = READY_MADE;
const THREE = [ragnar, gunnhild, hrolf];
/** The second seat runs, and has Gunnhild. */
const SECOND = { seat: 1, own: true } as const;
const sights = Array.from({ length: 12 }, () =>
  gain([{ kind: 'silver', ounces: 1 }], null, { how: 'Take it.' }),
);

describe('a bot that runs', () => {
  it('gives its hero to whoever has least so far [RUN-VP-28]', () => {
    const driver = sitRunBy([SECOND], notes({}), THREE);
    const { purses } = sittingOf(driver.state);
    const with_ = (gained: number) => ({ deficit: 0, slothful: false, gained });
    amend(driver.state, { purses: { ...purses, h0: with_(40), h2: with_(10) } });
    expect(best(driver, 1)).toBe('appoint:2');
    amend(driver.state, { purses: { ...purses, h0: with_(10), h2: with_(40) } });
    expect(best(driver, 1)).toBe('appoint:0');
  });

  it('lets its hero leave a fight only when he is badly hurt [RUN-RUN-16]', () => {
    const fight = notes({ id: 'fight', location: 'A field', combat: laborers(2), map: field() });
    const driver = goOn(sitRunBy([SECOND], fight));
    expect(driver.kind).toBe('permit');
    expect(best(driver, 1)).toBe('forbid');
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 12, wounds: 2 });
    expect(best(driver, 1)).toBe('allow');
  });

  it('forbids its hero what may be his end, and nothing else [RUN-RUN-15]', () => {
    const driver = sitRunBy([SECOND], holding(...sights));
    driver.choose('touch:h1:0');
    expect(driver.kind).toBe('overrule');
    expect(best(driver, 1)).toBe('letHim');
    Object.assign(fighterOf(driver.state, 'h1'), { hp: 6, wounds: 3 });
    expect(best(driver, 1)).toBe('forbid');
  });

  it('sends wandering monsters upon those whom they would bring almost down, and nobody upon the stout [RUN-RUN-62, RUN-VPR-04]', () => {
    const driver = sitRunBy('guest', notes({ location: 'Here', elements: sights }));
    for (let i = 0; i < 6; i++)
      driver.choose(driver.options().find((id) => id.startsWith('inspect')) as string);
    expect(driver.kind).toBe('prod');
    for (const id of ['h0', 'h1']) fighterOf(driver.state, id).hp = 30;
    expect(best(driver, 2)).toBe('warn');
    for (const id of ['h0', 'h1']) fighterOf(driver.state, id).hp = 400;
    expect(best(driver, 2)).toBe('letThem');
    // Who has been almost down pays nobody again.
    for (const id of ['h0', 'h1']) fighterOf(driver.state, id).hp = 30;
    driver.state.almostDown = ['h0', 'h1'];
    expect(best(driver, 2)).toBe('letThem');
  });
});

describe('a bot that plays another’s hero', () => {
  it('rolls with him as it would with its own [RUN-RUN-13]', () => {
    const element = trap(roll('climb', -20, { type: 'rush' }), [{ kind: 'damage', dam: 9, over: 'once' }]);
    const driver = goOn(sitRunBy([SECOND], holding(element)));
    expect(driver.kind).toBe('volunteer');
    expect(best(driver, driver.asked[0])).toBe('roll');
  });
});
