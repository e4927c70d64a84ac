import { describe, expect, it } from 'vitest';
import { ledgerTable } from '../testing-ledger.ts';
import { ARMOR, ARMORS, NO_ARMOR, SHIELD, SHIELDS } from './armor.ts';
import { load, loadNumber } from './load.ts';
import {
  isCommon,
  isMissile,
  loadWith,
  lostByDistance,
  rangeOf,
  WEAPON,
  WEAPONS,
  type Weapon,
} from './weapons.ts';

const LEDGER = 'rune-1-hero';

/** A name of the ledger that is more than the words of its own. */
const CALLED: Readonly<Record<string, Weapon>> = {
  'Fist/Kick': 'fist',
  'Flail (two-handed)': 'flail',
  'Morningstar (two-handed)': 'morningstar',
  'Shortsword (Viking Short Sword)': 'shortsword',
  'Spear/Lance': 'spear',
  'Shortsword + Dagger': 'shortsword-and-dagger',
  'Two Short Swords': 'two-shortswords',
  'Spear (thrown)': 'throwing-spear',
  'Throwing Knife (set of 5)': 'throwing-knives',
};
const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const plain = (cell = ''): string => cell.replace(' (?)', '').replace('+', '');
const number = (cell?: string): number => Number(plain(cell));
const AVAILABILITY: Readonly<Record<string, string>> = {
  Common: 'common',
  Rare: 'rare',
  improvised: 'scenery',
  natural: 'natural',
  'RUN-SPECIAL-16': 'natural',
};

const rowOf = ([name = '', init, atk, dfn, dam, weight = '', ability = '', available = '']: string[]) => ({
  id: CALLED[name] ?? slug(name),
  init: number(init),
  atk: number(atk),
  dfn: dfn === 'n/a' ? null : number(dfn),
  dam: dam?.startsWith('special') ? 0 : number(dam),
  load: weight === 'none' ? 0 : number(weight),
  ability: ability === 'Two Weapons' ? 'two-weapons' : slug(ability),
  availability: AVAILABILITY[available],
});

const ROWS = ['RUN-GEAR-06', 'RUN-GEAR-07'].map((rule) => ledgerTable(LEDGER, rule).map(rowOf));

describe('weapons', () => {
  it.each([
    ['[RUN-GEAR-06] [RUN-GEAR-01] [RUN-GEAR-02]', 0, 35],
    ['[RUN-GEAR-07] [RUN-RULING-H10] [RUN-RULING-H20]', 1, 13],
  ])('%s have the ratings of table %i', (_, table, count) => {
    const rows = ROWS[table]!;
    expect(rows).toHaveLength(count);
    for (const row of rows) {
      const { load: weight, ability, ...facts } = WEAPON[row.id as Weapon];
      const short = ability.replace(/-weapon$/, '');
      expect({ ...row, ...facts, ability: short, load: loadNumber(weight) }).toEqual({ ...facts, ...row });
    }
  });

  it('[RUN-RULING-H10] the tables are whole, and eleven rows are reconstructed', () => {
    expect(WEAPONS.toSorted()).toEqual(
      ROWS.flat()
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(WEAPONS.filter((id) => WEAPON[id].reconstructed)).toHaveLength(11);
  });

  it('[RUN-GEAR-03] [RUN-GEAR-12] a village has 24 of them, and neither fists nor chairs', () => {
    const common = WEAPONS.filter((id) => isCommon(WEAPON[id]));
    expect(common).toHaveLength(24);
    for (const id of ['fist', 'chair', 'flagon', 'severed-arm'] as const) expect(common).not.toContain(id);
  });

  it('[RUN-RULING-H25] need one hand, two, or none', () => {
    const inHands = (hands: number) => WEAPONS.filter((id) => WEAPON[id].hands === hands);
    expect(inHands(0)).toEqual(['fist']);
    for (const id of ['net', 'whip', 'dagger', 'sling', 'throwing-spear', 'gauntlet', 'flagon'] as const)
      expect(inHands(1)).toContain(id);
    for (const id of ['flail', 'barb-net', 'spear', 'viking-axe', 'short-bow', 'two-hand-axes'] as const)
      expect(inHands(2)).toContain(id);
  });

  it('[RUN-ABIL-TWO-02] [RUN-ABIL-TWO-03] pairs are three, and nothing is quicker', () => {
    const pairs = WEAPONS.filter((id) => WEAPON[id].ability === 'two-weapons');
    expect(pairs.map((id) => WEAPON[id].pair)).toEqual([
      ['shortsword', 'dagger'],
      ['shortsword', 'shortsword'],
      ['hand-axe', 'hand-axe'],
    ]);
    const others = WEAPONS.filter((id) => !pairs.includes(id)).map((id) => WEAPON[id].init);
    for (const id of pairs) expect(WEAPON[id].init).toBeGreaterThan(Math.max(...others));
  });

  it('[RUN-GEAR-24] [RUN-RULING-C26] fourteen take off an arm: all swords and axes', () => {
    const severing = WEAPONS.filter((id) => WEAPON[id].severs);
    expect(severing).toHaveLength(14);
    expect(severing).toEqual(WEAPONS.filter((id) => /sword|axe/.test(id)));
  });

  it.each([
    ['short-bow', 60, 5],
    ['long-bow', 100, 5],
    ['heavy-crossbow', 140, 5],
    ['rock', 8, 3],
    ['sling', 20, 3],
  ] as const)(
    '[RUN-GEAR-13] [RUN-GEAR-14] [RUN-GEAR-16] [RUN-TV-H07] %s reaches %i paces, from %i on',
    (id, standard, least) => {
      expect(rangeOf(WEAPON[id])).toEqual({ standard, least });
    },
  );

  it.each([
    ['short-bow', 60, 0],
    ['short-bow', 69, 0],
    ['short-bow', 75, 1],
    ['short-bow', 80, 2],
    ['rock', 17, 0],
    ['rock', 18, 1],
    ['rock', 27, 1],
    ['rock', 28, 2],
  ] as const)(
    '[RUN-GEAR-15] [RUN-RULING-H12] [RUN-TV-H06] [RUN-TV-H07] %s at %i paces does %i less',
    (id, paces, less) => {
      expect(lostByDistance(WEAPON[id], paces)).toBe(less);
    },
  );

  it.each([
    [3, 1.5],
    [1, 1],
    [0, 0.75],
  ])(
    '[RUN-GEAR-17] [RUN-GEAR-18] [RUN-TV-H08] a Long Bow with %i dozen arrows weighs %d',
    (dozens, weight) => {
      expect(loadNumber(loadWith(WEAPON['long-bow'], dozens))).toBe(weight);
    },
  );

  it('[RUN-GEAR-21] sling and rocks come by the dozen, knives by five, axe and spear alone', () => {
    const pieces = (id: Weapon) => WEAPON[id].pieces;
    expect(WEAPONS.filter((id) => isMissile(WEAPON[id])).map(pieces)).not.toContain(null);
    expect([pieces('sling'), pieces('rock'), pieces('short-bow')]).toEqual([12, 12, 12]);
    expect([pieces('throwing-knives'), pieces('throwing-axe'), pieces('throwing-spear')]).toEqual([5, 1, 1]);
    expect(pieces('dagger')).toBeNull();
    expect(loadWith(WEAPON['throwing-axe'], 3)).toBe(load(0.5));
  });
});

describe('protection', () => {
  it('[RUN-GEAR-08] [RUN-RULING-H23] shields have the ratings of the table', () => {
    const rows = ledgerTable(LEDGER, 'RUN-GEAR-08').map(
      ([name = '', init, atk, dfn, dam, weight, , available = '']) => [
        slug(name),
        {
          init: number(init),
          atk: number(atk),
          dfn: number(dfn),
          dam: number(dam),
          load: load(number(weight)),
          availability: AVAILABILITY[available],
        },
      ],
    );
    expect(Object.fromEntries(SHIELDS.map((id) => [id, SHIELD[id]]))).toEqual(Object.fromEntries(rows));
  });

  it('[RUN-GEAR-09] [RUN-RULING-H11] armors have the ratings of the table', () => {
    const rows = ledgerTable(LEDGER, 'RUN-GEAR-09').map(([, prot, init, weight, available = '']) => ({
      prot: number(prot),
      init: number(init),
      load: load(number(weight)),
      availability: AVAILABILITY[available],
    }));
    expect(ARMORS.map((id) => ARMOR[id])).toEqual(rows);
  });

  it('[RUN-GEAR-10] no armor protects from nothing and weighs nothing', () => {
    expect(NO_ARMOR).toMatchObject({ prot: 0, init: 0, load: 0 });
  });
});
