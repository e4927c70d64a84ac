import { describe, expect, it } from 'vitest';
import { HOOKS } from './design/budget.ts';
import {
  BEYOND_FINLAND,
  CONSTANTLY_REBUILT,
  LOKI_STRENGTHS,
  MYTHIC_REALMS,
  mayLeadToAsgard,
  mayRaid,
  WERGILD,
  waysInto,
} from './world.ts';

describe('the world', () => {
  it('[RUN-WORLD-01] [RUN-RULING-R60] a jarl is paid for with many, a karl with one, a thrall as his owner asks', () => {
    expect(WERGILD).toEqual({
      jarl: { least: 3, most: 6 },
      karl: { least: 1, most: 1 },
      thrall: 'ownersPrice',
    });
  });

  it('[RUN-WORLD-07] neighbours are raided while Loki is weak, foreigners always', () => {
    const may = (whom: 'vikings' | 'foreigners') => LOKI_STRENGTHS.map((loki) => mayRaid(whom, loki));
    expect([may('vikings'), may('foreigners')]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('[RUN-WORLD-08] the way from Jotunheim to Asgard has a Terrifying foe on it, and four heroes', () => {
    expect(mayLeadToAsgard(['terrifying', 'equal'], 4)).toBe(true);
    expect(mayLeadToAsgard(['terrifying'], 3)).toBe(false);
    expect(mayLeadToAsgard(['exceptional'], 6)).toBe(false);
  });

  it('[RUN-WORLD-09] one loses one’s way in Nidavellir, which is a place that adventures are set in', () => {
    expect(CONSTANTLY_REBUILT).toEqual(['nidavellir']);
    expect(HOOKS as readonly string[]).toEqual(expect.arrayContaining([...CONSTANTLY_REBUILT]));
  });

  it('[RUN-RULING-R63] beyond Finland lies Jotunheim, in which adventures are set', () => {
    expect(BEYOND_FINLAND).toBe('jotunheim');
    expect(HOOKS).toContain(BEYOND_FINLAND);
  });

  it('[RUN-RULING-R66] to Asgard there are two ways, and the only one with a number is that through Jotunheim', () => {
    // Bifrost and the tree are magic: the plotter’s affair.
    expect(waysInto('asgard')).toEqual(['magic']);
    expect([3, 4].map((heroes) => mayLeadToAsgard(['terrifying'], heroes))).toEqual([false, true]);
  });

  it('[RUN-WORLD-10] the realms of myth are reached by magic, and Niflheim from below as well', () => {
    expect(MYTHIC_REALMS.map((realm) => [realm, ...waysInto(realm)])).toEqual([
      ['yggdrasil', 'magic'],
      ['asgard', 'magic'],
      ['niflheim', 'magic', 'underground'],
    ]);
  });
});
