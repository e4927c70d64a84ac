// The Stolen Rune as printed: every line of the ledger against what the rules make of it.

import { valueAt } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { diffCost } from '../../content/design/rolls.ts';
import { kindOf } from '../encounter/fights.ts';
import { opponentMix } from '../encounter/mix.ts';
import { priceOf } from '../encounter/price/index.ts';
import type { Encounter } from '../encounter/schema.ts';
import { PRINTED_DIFFICULTIES, PRINTED_LINES, PRINTED_MIX, PRINTED_SUMS } from './printed.ts';
import { ENCOUNTER_KEYS, type EncounterKey } from './script.ts';
import { encounterOf } from './testing.ts';

type Line = readonly [code: string, points: number];
interface Placed {
  readonly at: string;
  readonly code: string;
  readonly points: number;
}

/** What is paid and earned, each at its element or foe, or at the event whose terrain it is. */
function placed(encounter: Encounter): Placed[] {
  return priceOf(encounter)
    .lines.filter(({ points }) => points !== 0)
    .map(({ path, code, points }) => {
      const [, e, part] = path;
      const depth = part === 'elements' ? 4 : part === 'combat' ? 5 : 2;
      const holder = valueAt(encounter, path.slice(0, depth)) as { id: string };
      return { at: holder.id ?? `e${Number(e) + 1}`, code, points };
    });
}

const linesAt = (key: EncounterKey, at: string): Line[] =>
  placed(encounterOf('printed', key))
    .filter((line) => line.at === at)
    .map(({ code, points }) => [code, points]);

type Row = readonly [id: string, at: string, lines: readonly Line[]];

describe('Taken in the Night', () => {
  it.each<Row>([
    ['[RUN-STOLEN-1.1]', 's1-1', [['impairment', 90]]],
    [
      '[RUN-STOLEN-1.2]',
      's1-2',
      [
        ['noFault', -15],
        ['carrot', -20],
      ],
    ],
    ['[RUN-STOLEN-1.3]', 's1-3', [['carrot', -20]]],
    [
      '[RUN-STOLEN-1.5] [RUN-TV-TS02]',
      's1-5',
      [
        ['conditional', -20],
        ['damage', 21],
      ],
    ],
    ['[RUN-STOLEN-1.6]', 's1-6', [['silver', -6]]],
    [
      '[RUN-STOLEN-1.7]',
      's1-7',
      [
        ['treasure', -10],
        ['treasure', -20],
      ],
    ],
  ])('%s %s: %j', (_, at, lines) => {
    expect(linesAt('taken-in-the-night', at)).toEqual(lines);
  });

  it('[RUN-STOLEN-1.8] comes to 111 on both sides', () => {
    expect(priceOf(encounterOf('printed', 'taken-in-the-night')).totals).toMatchObject({
      spent: 111,
      earned: 111,
      limit: 350,
    });
  });
});

describe('It’s the Lava for You', () => {
  it.each<Row>([
    ['[RUN-STOLEN-2.2]', 's2-2', [['carrot', -25]]],
    ['[RUN-STOLEN-2.3]', 's2-3', [['award', -20]]],
    ['[RUN-STOLEN-2.4]', 's2-4', [['carrot', -5]]],
    [
      '[RUN-STOLEN-2.5]',
      's2-5',
      [
        ['baseline', 30],
        ['treasure', -10],
      ],
    ],
    [
      '[RUN-STOLEN-2.6]',
      's2-6',
      [
        ['weakLink', 40],
        ['damage', 4],
        ['foesStick', 15],
      ],
    ],
    [
      '[RUN-STOLEN-2.7] [RUN-TV-TS05]',
      's2-7',
      [
        ['difficulty', 20],
        ['damage', 23],
      ],
    ],
    [
      '[RUN-STOLEN-2.8] [RUN-TV-TS06]',
      'e4',
      [
        ['barriers', -12],
        ['cover', -24],
        ['damaging', -30],
        ['levels', -5],
      ],
    ],
    [
      '[RUN-STOLEN-2.9] [RUN-TV-TS08]',
      's2-9',
      [
        ['conditional', -20],
        ['equipment', 40],
      ],
    ],
    ['[RUN-STOLEN-2.10]', 'haurapir', [['selfWilled', 25]]],
    [
      '[RUN-STOLEN-2.11] [RUN-TV-TS09]',
      's2-11',
      [
        ['difficulty', 10],
        ['action', 10],
        ['extraRolls', -15],
        ['award', -10],
      ],
    ],
    [
      '[RUN-STOLEN-2.12]',
      's2-12',
      [
        ['treasure', -20],
        ['treasure', -20],
      ],
    ],
    ['[RUN-STOLEN-2.13]', 's2-13', [['damage', 15]]],
  ])('%s %s: %j', (_, at, lines) => {
    expect(linesAt('lava', at)).toEqual(lines);
  });

  it('[RUN-STOLEN-2.14] comes to 232 against 216, or 251 with what was left unclaimed', () => {
    expect(priceOf(encounterOf('printed', 'lava')).totals).toMatchObject({ spent: 232, earned: 216 });
    expect(priceOf(encounterOf('balanced', 'lava')).totals).toMatchObject({ spent: 232, earned: 251 });
  });
});

describe('Instrumental in Your Downfall', () => {
  it.each<Row>([
    [
      '[RUN-STOLEN-3.1]',
      's3-1',
      [
        ['noFault', -15],
        ['withoutKit', -5],
        ['carrot', -25],
      ],
    ],
    [
      '[RUN-STOLEN-3.2] [RUN-RULING-R75] [RUN-TV-TS11]',
      's3-2',
      [
        ['opposed', 20],
        ['impairment', 102],
        ['treasure', -75],
      ],
    ],
    [
      '[RUN-STOLEN-3.3] [RUN-RULING-R76]',
      's3-3',
      [
        ['freestanding', -10],
        ['withoutKit', -5],
      ],
    ],
    [
      '[RUN-STOLEN-3.4] [RUN-STOLEN-3.5]',
      's3-4',
      [
        ['exotic', 20],
        ['escalating', 20],
        ['countdown', 40],
      ],
    ],
    [
      '[RUN-STOLEN-3.6]',
      's3-6',
      [
        ['exotic', 20],
        ['weakLink', 40],
        ['foesStick', 10],
      ],
    ],
    ['[RUN-STOLEN-3.7]', 's3-7', [['freestanding', -10]]],
    [
      '[RUN-STOLEN-3.7] [RUN-RULING-R76]',
      's3-7b',
      [
        ['freestanding', -10],
        ['withoutKit', -5],
      ],
    ],
    ['[RUN-STOLEN-3.7]', 's3-7c', [['freestanding', -10]]],
    [
      '[RUN-STOLEN-3.8] [RUN-RULING-R77]',
      's3-8',
      [
        ['treasure', -50],
        ['treasure', -30],
        ['treasure', -30],
        ['treasure', -10],
        ['silver', -5],
      ],
    ],
    [
      '[RUN-STOLEN-3.10]',
      'e3',
      [
        ['cover', -18],
        ['slope', -10],
      ],
    ],
    ['[RUN-STOLEN-3.11]', 's3-11', [['drowning', 30]]],
    [
      '[RUN-STOLEN-3.12] [RUN-STOLEN-3.13]',
      's3-12',
      [
        ['damage', 7],
        ['repeatShots', 25],
        ['difficulty', 10],
        ['action', 10],
        ['extraRolls', -20],
        ['difficulty', 10],
        ['leadsToTrap', 10],
        ['simultaneous', 15],
      ],
    ],
  ])('%s %s: %j', (_, at, lines) => {
    expect(linesAt('downfall', at)).toEqual(lines);
  });

  it('[RUN-STOLEN-3.14] comes to 389 against 343, above its limit', () => {
    expect(priceOf(encounterOf('printed', 'downfall')).totals).toMatchObject({
      spent: 389,
      earned: 343,
      limit: 300,
    });
  });
});

describe('The Temple of Loki', () => {
  it.each<Row>([
    [
      '[RUN-STOLEN-4.1]',
      's4-1',
      [
        ['bargain', -15],
        ['opposed', 10],
      ],
    ],
    [
      '[RUN-STOLEN-4.3]',
      's4-3',
      [
        ['difficulty', 20],
        ['carrot', -30],
      ],
    ],
    ['[RUN-STOLEN-4.4]', 's4-4', [['drowning', 80]]],
    ['[RUN-STOLEN-4.5]', 's4-5', [['treasure', -20]]],
    ['[RUN-STOLEN-4.6]', 's4-6', [['freestanding', -5]]],
    [
      '[RUN-STOLEN-4.7] [RUN-TV-TS18]',
      'e3',
      [
        ['barriers', -3],
        ['cover', -36],
        ['cover', -12],
      ],
    ],
    [
      '[RUN-STOLEN-4.8] [RUN-TV-TS20]',
      's4-8',
      [
        ['difficulty', 20],
        ['exotic', 20],
        ['action', 10],
        ['extraRolls', -20],
      ],
    ],
    [
      '[RUN-STOLEN-4.9] [RUN-TV-TS21]',
      's4-9',
      [
        ['conditional', -20],
        ['firstExposure', -5],
        ['grab', 40],
        ['damage', 10],
      ],
    ],
    [
      '[RUN-STOLEN-4.10] [RUN-TV-TS22]',
      's4-10',
      [
        ['difficulty', 20],
        ['conditional', -10],
        ['fall', 42],
      ],
    ],
    [
      '[RUN-STOLEN-4.11] [RUN-TV-TS23]',
      's4-11',
      [
        ['conditional', -20],
        ['damage', 41],
      ],
    ],
    ['[RUN-STOLEN-4.12]', 's4-12', [['silver', -8]]],
    ['[RUN-STOLEN-4.15]', 's4-15', [['freestanding', -10]]],
    [
      '[RUN-STOLEN-4.16] [RUN-RULING-R79]',
      's4-16',
      [
        ['difficulty', 20],
        ['comboGain', 40],
        ['treasure', -75],
        ['treasure', -30],
        ['treasure', -30],
      ],
    ],
  ])('%s %s: %j', (_, at, lines) => {
    expect(linesAt('temple-of-loki', at)).toEqual(lines);
  });

  it('[RUN-STOLEN-4.17] comes to 373 against 349, above its limit', () => {
    expect(priceOf(encounterOf('printed', 'temple-of-loki')).totals).toMatchObject({
      spent: 373,
      earned: 349,
      limit: 350,
    });
  });
});

describe('Jellyfish, Glorious Jellyfish', () => {
  it.each<Row>([
    [
      '[RUN-STOLEN-5.1]',
      's5-1',
      [
        ['difficulty', 20],
        ['domino', 20],
        ['ambush', 50],
      ],
    ],
    ['[RUN-STOLEN-5.2]', 's5-2', [['freestanding', -10]]],
    [
      '[RUN-STOLEN-5.3] [RUN-TV-TS26]',
      's5-3',
      [
        ['difficulty', 10],
        ['conditional', -20],
        ['firstExposure', -5],
        ['simultaneous', 15],
        ['fall', 42],
      ],
    ],
    [
      '[RUN-STOLEN-5.4]',
      'e1',
      [
        ['cover', -6],
        ['exits', -10],
        ['slippery', -15],
      ],
    ],
    [
      '[RUN-STOLEN-5.6]',
      's5-6',
      [
        ['treasure', -10],
        ['treasure', -20],
      ],
    ],
    [
      '[RUN-STOLEN-5.7] [RUN-TV-TS28]',
      's5-7',
      [
        ['difficulty', 20],
        ['conditional', -20],
        ['firstExposure', -5],
        ['recurring', 22],
        ['armorIgnoring', 10],
        ['noFault', -15],
      ],
    ],
    ['[RUN-STOLEN-5.8]', 's5-8', [['freestanding', -10]]],
    [
      '[RUN-STOLEN-5.9]',
      's5-9',
      [
        ['treasure', -20],
        ['treasure', -50],
        ['liarsSilver', 7],
      ],
    ],
  ])('%s %s: %j', (_, at, lines) => {
    expect(linesAt('jellyfish', at)).toEqual(lines);
  });

  it('[RUN-STOLEN-5.10] comes to 216 on both sides', () => {
    expect(priceOf(encounterOf('printed', 'jellyfish')).totals).toMatchObject({ spent: 216, earned: 216 });
  });
});

describe('Longship of the Dead', () => {
  it.each<Row>([
    [
      '[RUN-STOLEN-6.1]',
      's6-1',
      [
        ['invigoration', -66],
        ['shrine', -20],
      ],
    ],
    ['[RUN-STOLEN-6.2]', 's6-2', [['freestanding', -10]]],
    ['[RUN-STOLEN-6.3]', 's6-3', [['freestanding', -10]]],
    ['[RUN-STOLEN-6.4]', 's6-4', []],
    [
      '[RUN-STOLEN-6.5]',
      's6-5',
      [
        ['difficulty', 10],
        ['award', -10],
      ],
    ],
    ['[RUN-STOLEN-6.5]', 's6-5b', [['award', -10]]],
    ['[RUN-STOLEN-6.7]', 's6-7', [['lootCache', -20]]],
    ['[RUN-STOLEN-6.8]', 's6-8', [['impairment', 50]]],
    [
      '[RUN-STOLEN-6.9] [RUN-RULING-R83]',
      's6-9',
      [
        ['dice', 15],
        ['armorIgnoring', 10],
        ['endurance', 50],
      ],
    ],
    [
      '[RUN-STOLEN-6.10] [RUN-TV-TS31]',
      's6-10',
      [
        ['difficulty', 50],
        ['impairment', 10],
        ['repeatShots', 75],
      ],
    ],
    [
      '[RUN-STOLEN-6.12]',
      'e3',
      [
        ['barriers', -12],
        ['levels', -15],
        ['weird', -20],
      ],
    ],
  ])('%s %s: %j', (_, at, lines) => {
    expect(linesAt('longship', at)).toEqual(lines);
  });

  it('[RUN-STOLEN-6.13] comes to 270 against 193', () => {
    expect(priceOf(encounterOf('printed', 'longship')).totals).toMatchObject({ spent: 270, earned: 193 });
  });
});

describe('Rescue of the Rune', () => {
  it.each<Row>([
    ['[RUN-STOLEN-7.1]', 's7-1', [['freestanding', -10]]],
    [
      '[RUN-STOLEN-7.2]',
      's7-2',
      [
        ['bargain', -15],
        ['opposed', -10],
      ],
    ],
    [
      '[RUN-STOLEN-7.3] [RUN-TV-TS34]',
      's7-3',
      [
        ['conditional', -20],
        ['firstExposure', -5],
        ['damage', 35],
        ['armorIgnoring', 10],
      ],
    ],
    ['[RUN-STOLEN-7.4] [RUN-RULING-R98]', 's7-4', [['freestanding', -10]]],
    [
      '[RUN-STOLEN-7.5] [RUN-TV-TS35]',
      's7-5',
      [
        ['difficulty', 30],
        ['noFault', -15],
        ['noFault', -15],
        ['simultaneous', 15],
        ['dice', 43],
        ['armorIgnoring', 10],
        ['foesStick', 30],
        ['combo', 15],
      ],
    ],
    ['[RUN-STOLEN-7.6]', 'deugrasch', [['selfWilled', 10]]],
    [
      '[RUN-STOLEN-7.7]',
      'e2',
      [
        ['exits', -10],
        ['slippery', -10],
      ],
    ],
    ['[RUN-STOLEN-7.9]', 's7-9', [['silver', -7]]],
    [
      '[RUN-STOLEN-7.10]',
      's7-10',
      [
        ['foesStick', 45],
        ['carrot', -45],
      ],
    ],
    ['[RUN-STOLEN-7.11]', 's7-11', [['freestanding', -10]]],
    [
      '[RUN-STOLEN-7.12] [RUN-TV-TS37]',
      's7-12',
      [
        ['difficulty', 20],
        ['action', 10],
        ['conditional', -20],
        ['extraRolls', -20],
        ['fall', 42],
      ],
    ],
    [
      '[RUN-STOLEN-7.13]',
      's7-13',
      [
        ['status', 20],
        ['actionSink', 40],
        ['trapAtEnd', 20],
      ],
    ],
    [
      '[RUN-STOLEN-7.14]',
      'e3',
      [
        ['decoys', -30],
        ['levels', -15],
      ],
    ],
    [
      '[RUN-STOLEN-7.15]',
      's7-15',
      [
        ['damage', 25],
        ['repeatShots', 25],
      ],
    ],
    ['[RUN-STOLEN-7.16]', 'prototype-y', [['selfWilled', 35]]],
    [
      '[RUN-STOLEN-7.17]',
      's7-17',
      [
        ['difficulty', 10],
        ['ragingFire', 36],
      ],
    ],
    [
      '[RUN-STOLEN-7.18]',
      's7-18',
      [
        ['treasure', -10],
        ['treasure', -20],
        ['treasure', -20],
        ['treasure', -30],
        ['treasure', -40],
        ['treasure', -75],
      ],
    ],
  ])('%s %s: %j', (_, at, lines) => {
    expect(linesAt('rescue', at)).toEqual(lines);
  });

  it('[RUN-STOLEN-7.20] comes to 526 against 462, above its limit', () => {
    expect(priceOf(encounterOf('printed', 'rescue')).totals).toMatchObject({
      spent: 526,
      earned: 462,
      limit: 450,
    });
  });
});

describe('what the book prints instead', () => {
  /** The rules' lines, with the book's own in their place. */
  function reprinted(key: EncounterKey): number[] {
    const left = PRINTED_LINES.filter(({ encounter }) => encounter === key).map((line) => ({ ...line }));
    const points = placed(encounterOf('printed', key)).map((line) => {
      const i = left.findIndex(
        ({ at, code, rule }) => at === line.at && code === line.code && rule === line.points,
      );
      return i < 0 ? line.points : (left.splice(i, 1)[0]?.printed ?? 0);
    });
    // What is left are lines that the rules do not know.
    expect(left.filter(({ rule }) => rule !== 0)).toEqual([]);
    return [...points, ...left.map(({ printed }) => printed)];
  }

  it.each(ENCOUNTER_KEYS)('[RUN-STOLEN-00f] [RUN-TV-TS41] %s: line by line, and in sum', (key) => {
    const { readded, rule } = PRINTED_SUMS[key];
    const { spent, earned } = priceOf(encounterOf('printed', key)).totals;
    expect({ spent, earned }).toEqual(rule);
    const points = reprinted(key);
    const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);
    expect({
      spent: sum(points.filter((one) => one > 0)),
      earned: -sum(points.filter((one) => one < 0)),
    }).toEqual(readded);
  });

  it('[RUN-RULING-R88] the Temple’s lines earn 343, ten more than the book adds up', () => {
    const { printed, readded } = PRINTED_SUMS['temple-of-loki'];
    expect(readded.earned - printed.earned).toBe(10);
    for (const key of ENCOUNTER_KEYS)
      if (key !== 'temple-of-loki') expect(PRINTED_SUMS[key].printed).toEqual(PRINTED_SUMS[key].readded);
  });

  it('[RUN-RULING-R89] three points of foes’ INIT cost five, wherever the book takes two a point', () => {
    const sticks = PRINTED_LINES.filter(({ code }) => code === 'foesStick');
    expect(sticks.map(({ at, printed }) => [at, printed])).toEqual([
      ['s2-6', 2 * 9],
      ['s7-5', 2 * 7],
    ]);
    expect(sticks.map(({ rule }) => rule)).toEqual([15, 30]);
  });

  it.each(PRINTED_DIFFICULTIES.map((row) => [row.at, row] as const))(
    '[RUN-RULING-R71] %s is played as its text says, and both costs are known',
    (at, { encounter, text, line }) => {
      const elements = encounterOf('printed', encounter).events.flatMap((event) => event.elements);
      const roll = elements.find(({ id }) => id === at)?.roll;
      expect(roll?.against).toEqual({ kind: 'difficulty', difficulty: text });
      expect(diffCost(line)).not.toBe(diffCost(text));
    },
  );

  it.each(PRINTED_MIX.map((row) => [row.foe, row] as const))(
    '[RUN-RULING-R72] %s has another Mix by the rules',
    (id, { encounter: key, printed, rule }) => {
      const encounter = encounterOf('printed', key);
      const foe = encounter.events.flatMap(({ combat }) => combat?.foes ?? []).find((one) => one.id === id);
      const kind = foe && kindOf(encounter, foe);
      expect(foe && kind && opponentMix({ ...foe, kind })).toBe(rule);
      expect(printed).not.toBe(rule);
    },
  );
});
