import { describe, expect, it } from 'vitest';
import { ledgerTable } from '../testing-ledger.ts';
import { GOD_WEIGHT, GODS } from './gods.ts';
import { HORSE_PRICE, HORSE_UPGRADE_PRICE } from './horse.ts';
import { LEGENDARY, LEGENDARY_ITEMS } from './legendary.ts';
import { atShrine, CURDS, EXPERIENCE, INSURANCE, isSilverPrice, silverPrice, TRAINING } from './prices.ts';
import { isAwake, PASSING, rechargeOf } from './recharge.ts';

const LEDGER = 'rune-3-gifts';

describe('what victory points buy', () => {
  it('[RUN-VP-SPEND-05] is priced as the list has it', () => {
    const listed = new Map(ledgerTable(LEDGER, 'RUN-VP-SPEND-05').map(([what, price]) => [what, price]));
    for (const [what, price] of [
      ['Death insurance', INSURANCE.usual],
      ["Death insurance at a shrine of (one of) the hero's primary god(s)", INSURANCE.primary],
      ['Best Fighting Ability +1 (experience)', EXPERIENCE.best],
      ['Any other Fighting Ability +1 (experience)', EXPERIENCE.fighting],
      ['Other primary Ability +1 (experience)', EXPERIENCE.primary],
      ['Secondary Ability +1 (experience)', EXPERIENCE.secondary],
      ['New primary Ability 0→1 (training)', TRAINING.primary],
      ['New secondary Ability 0→1 (training)', TRAINING.secondary],
      ['One use of Curds of Utgardaloki', CURDS],
    ] as const)
      expect([what, listed.get(what)]).toEqual([what, String(price)]);
    expect(listed.get('Horse at the start of an adventure')).toMatch(
      new RegExp(`^${HORSE_PRICE}, upgrades ${HORSE_UPGRADE_PRICE} each`),
    );
  });

  it.each([
    [30, 21],
    [40, 28],
    [45, 31],
    [75, 52],
    [100, 70],
    [125, 87],
    [150, 105],
    [250, 175],
    [300, 210],
    [400, 280],
  ])(
    '[RUN-VP-SPEND-06] [RUN-RULING-G22] [RUN-RULING-G12] [RUN-GIFTRULE-FRACTION-01] a gift for %i is %i at its god’s shrine',
    (price, asked) => {
      expect(atShrine(price)).toBe(asked);
    },
  );

  it('[RUN-ITEM-LEG-01] [RUN-ITEM-LEG-03] of legendary items are those of the ledger, with their patrons', () => {
    const rows = ledgerTable('rune-4c-treasure-gains', 'RUN-CHART-ANY-ARMOR').map(
      ([item = '', , cost, patron]) => {
        const name = item.replace(/^\*\*.*\*\* /, '').toLowerCase();
        return [name.replaceAll("'", '').replaceAll(' ', '-'), Number(cost), patron];
      },
    );
    expect(rows).toEqual(
      LEGENDARY_ITEMS.map((item) => {
        const { id, cost, patron } = LEGENDARY[item];
        return [id, cost, patron === null ? '–' : patron[0]?.toUpperCase() + patron.slice(1)];
      }),
    );
    expect(rows).toHaveLength(20);
  });
});

it('[RUN-GIFTRULE-CTRL-01] to defy a god costs a designer so much, and his shrine gives as much back', () => {
  expect(GOD_WEIGHT).toEqual({
    ...Object.fromEntries(GODS.map((god) => [god, 5])),
    freyja: 10,
    heimdal: 15,
    loki: 15,
    njord: 15,
    odin: 20,
    thor: 25,
    tyr: 15,
    ull: 10,
  });
});

describe('silver', () => {
  it.each<[number, number, number]>([
    [7, 1, 5],
    [6, 1, 5],
    [5, 2, 10],
    [3, 2, 10],
    [2, 2, 10],
    [1, 3, 15],
    [0, 3, 15],
    [-1, 4, 20],
    [-2, 5, 25],
    [-5, 5, 25],
    [-6, 6, 30],
    [-7, 7, 35],
  ])(
    '[RUN-ABIL-BAR-03] [RUN-RULING-H09] [RUN-TV-H09] whoever bargains %i better pays %i ounces, or %i for what is rare',
    (margin, common, rare) => {
      expect([silverPrice('common', margin), silverPrice('rare', margin)]).toEqual([common, rare]);
      expect(silverPrice('natural', margin)).toBeNull();
    },
  );

  it.each<[number, boolean, boolean]>([
    [0, false, false],
    [1, true, false],
    [5, true, true],
    [6, true, false],
    [35, true, true],
  ])(
    '[RUN-GEAR-35] %i ounces may be asked for common things: %s, and for rare ones: %s',
    (silver, common, rare) => {
      expect([isSilverPrice('common', silver), isSilverPrice('rare', silver)]).toEqual([common, rare]);
      expect(isSilverPrice('scenery', silver)).toBe(false);
    },
  );
});

describe('a rune power sleeps after use', () => {
  const MINUTES = { days: 24 * 60, h: 60, min: 1 } as const;

  it.each([
    ...(ledgerTable(LEDGER, 'RUN-GIFTRULE-RUNE-03')[0] ?? [])
      .slice(1)
      .map(
        (wait, i) =>
          [[[1], [2], [3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 15], [16, 40]][i]!, wait] as const,
      ),
  ])('[RUN-GIFTRULE-RUNE-03] [RUN-RULING-G09] at levels %j for %s', (levels, wait) => {
    const [amount, unit] = wait.split(' ');
    for (const level of levels)
      expect(rechargeOf(level)).toEqual(
        unit === 'rounds'
          ? { minutes: 0, rounds: Number(amount) }
          : { minutes: Number(amount) * MINUTES[unit as keyof typeof MINUTES], rounds: 0 },
      );
    expect(() => rechargeOf(0)).toThrow(RangeError);
  });

  it.each([
    ['three days', 1, { minutes: 3 * PASSING.encounter, rounds: 0 }, true],
    ['less', 1, { minutes: 3 * PASSING.encounter - 1, rounds: 999 }, false],
    ['a day, with a level bought meanwhile', 2, { minutes: PASSING.encounter, rounds: 0 }, true],
    ['an event at level 9', 9, { minutes: PASSING.event, rounds: 0 }, false],
    ['an event at level 10', 10, { minutes: PASSING.event, rounds: 0 }, true],
    ['nine rounds at level 12', 12, { minutes: 0, rounds: 9 }, false],
    ['ten rounds at level 12', 12, { minutes: 0, rounds: 10 }, true],
    ['an event at level 12', 12, { minutes: PASSING.event, rounds: 0 }, true],
    ['five rounds at level 16', 16, { minutes: 0, rounds: 5 }, true],
    ['until the next adventure', 1, { minutes: PASSING.adventure, rounds: 0 }, true],
  ])('[RUN-GIFTRULE-RUNE-04] [RUN-RULING-G09] %s', (_, level, passed, awake) => {
    expect(isAwake(level, passed)).toBe(awake);
    expect([PASSING.event, PASSING.encounter]).toEqual([30, 1440]);
  });
});
