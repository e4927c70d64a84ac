import { describe, expect, it } from 'vitest';
import type { BattleMap, Thing, Zone } from '../../content/battle-map.ts';
import { featuresOf, NOTHING_PLACED } from './features.ts';
import { combatArea } from './shares.ts';
import { encounter, field, fightEvent, laborers, linesOf, rows } from './testing.ts';

type Lines = [string, number][];

/** What a map's features would bring, all claimed. */
const worth = (what: Partial<BattleMap>, foesSee = false): Lines =>
  featuresOf(field(what), NOTHING_PLACED, { foesSee }).flatMap(({ lines }) =>
    lines.map(({ code, points }): [string, number] => [code, points]),
  );
const things = (count: number, thing: object): Thing[] =>
  Array.from({ length: count }, (_, i) => ({ id: `o${i}`, area: [[i, 0, 1]], ...thing }) as Thing);
const zone = (given: object): Zone => given as Zone;
/** Six rows of six cells, so many of them. */
const share = (kind: object, cellRows: number): Zone => zone({ area: rows(cellRows), ...kind });

describe('terrain that is counted', () => {
  it.each([
    [1, -3],
    [4, -12],
    [6, -12],
  ])('[RUN-TER-13] [RUN-TERA-07] [RUN-TV-58] [RUN-TV-TS32] barriers, %i: %i', (count, points) => {
    expect(worth({ objects: things(count, { kind: 'barrier', item: 'crate' }) })).toEqual([
      ['barriers', points],
    ]);
  });

  it('[RUN-TER-13] at most four barriers earn in a whole encounter', () => {
    const map = field({ objects: things(3, { kind: 'barrier', item: 'crate' }) });
    const given = encounter([
      fightEvent({ map, claims: ['barriers'] }),
      fightEvent({ map, claims: ['barriers'], combat: laborers(2) }),
    ]);
    expect(linesOf(given)).toEqual([
      ['barriers', -9],
      ['barriers', -3],
    ]);
  });

  it('[RUN-TER-15] [RUN-RULING-T20] to raise a barrier is paid for each, to lower it earns nothing', () => {
    const high = { kind: 'barrier', item: 'crate', jump: 8 };
    const low = { kind: 'barrier', item: 'crate', jump: 4 };
    expect(worth({ objects: things(2, high) })).toEqual([
      ['barriers', -6],
      ['raisedJump', 20],
      ['raisedJump', 20],
    ]);
    expect(worth({ objects: things(1, low) })).toEqual([['barriers', -3]]);
  });

  it.each([
    ['third', 6, -18],
    ['half', 2, -12],
    ['half', 5, -30],
    ['full', 2, -24],
    ['full', 5, -36],
  ] as const)(
    '[RUN-TER-21] [RUN-TER-22] [RUN-TERA-11] [RUN-TV-58] [RUN-RULING-T18] cover, %s, for %i: %i',
    (degree, persons, points) => {
      expect(worth({ objects: things(1, { kind: 'cover', degree, persons }) })).toEqual([['cover', points]]);
    },
  );

  it('[RUN-TER-09] [RUN-RULING-T18] every cover is a feature of its own', () => {
    const map = field({ objects: things(2, { kind: 'cover', degree: 'half', persons: 1 }) });
    expect(linesOf(encounter([fightEvent({ map, claims: ['cover:o1'] })]))).toEqual([['cover', -6]]);
  });

  it('[RUN-TER-35] [RUN-TV-T03] [RUN-RULING-T20] to raise the jump over cover costs the difference', () => {
    const over = (degree: string, jump: number) =>
      worth({ objects: things(1, { kind: 'cover', degree, persons: 1, jump }) }).slice(1);
    expect(over('full', 12)).toEqual([['raisedJump', 30]]);
    expect(over('third', 4)).toEqual([['raisedJump', 10]]);
    expect(over('full', 8)).toEqual([]);
  });

  it.each([
    [3, -30],
    [4, -40],
    [5, -40],
  ])('[RUN-TER-56] decoys, %i: %i', (count, points) => {
    expect(worth({ objects: things(count, { kind: 'decoy' }) })).toEqual([['decoys', points]]);
  });

  it('[RUN-TER-71] hostages bring ten each', () => {
    expect(worth({ objects: things(3, { kind: 'hostage' }) })).toEqual([['hostages', -30]]);
  });

  it('[RUN-TER-135] [RUN-TV-56] tube-strikers bring seven each, four of them at most', () => {
    expect(worth({ objects: things(4, { kind: 'tube-striker' }) })).toEqual([['tubeStrikers', -28]]);
    expect(worth({ objects: things(6, { kind: 'tube-striker' }) })).toEqual([['tubeStrikers', -28]]);
  });

  it.each([
    [[5], -5],
    [[5, 5], -5],
    [[5, 10, 15], -15],
    [[5, 10, 15, 20], -15],
  ])('[RUN-TER-85] levels at %j feet: %i', (feet, points) => {
    const heights = feet.map((height, i) => ({
      feet: height,
      area: [[0, i, 3] as [number, number, number]],
    }));
    expect(worth({ heights })).toEqual([['levels', points]]);
  });

  it('[RUN-TER-80] [RUN-TER-82] [RUN-TV-TS19] [RUN-TV-TS27] few ways out of an enclosed place', () => {
    const exit = (heroesPerRound: number, viable = true) => ({
      kind: 'exit',
      viable,
      heroesPerRound,
      open: true,
    });
    const walled = (...exits: object[]) =>
      worth({ edge: 'walled', objects: exits.flatMap((one, i) => things(1, { ...one, id: `e${i}` })) });
    expect(walled(exit(1))).toEqual([['exits', -20]]);
    expect(walled(exit(2))).toEqual([['exits', -10]]);
    expect(walled(exit(1), exit(1))).toEqual([['exits', -10]]);
    expect(walled(exit(1), exit(1, false))).toEqual([['exits', -20]]);
    expect(walled(exit(1), exit(2))).toEqual([]);
    expect(walled(exit(1), exit(1), exit(1))).toEqual([]);
    expect(worth({ edge: 'open', objects: things(1, exit(1)) })).toEqual([]);
  });
});

describe('terrain that is measured', () => {
  it.each([
    [10, -10],
    [20, -20],
    [25, -30],
    [30, -20],
    [35, -10],
  ])('[RUN-TER-47] [RUN-TV-TS07] a place of Dam %i: %i', (dam, points) => {
    const lava = { kind: 'damaging', dam, grows: false, nature: 'heat', area: rows(1) };
    expect(worth({ zones: [zone(lava)] })).toEqual([['damaging', points]]);
  });

  it.each([
    [2, -20],
    [4, -20],
    [5, -10],
    [6, -1],
    [10, -1],
  ])('[RUN-TER-51] [RUN-RULING-T23] one that grows in cells of %i paces: %i more', (cell, points) => {
    const lava = { kind: 'damaging', dam: 25, grows: true, nature: 'heat', area: [[0, 0, 1]] };
    expect(worth({ cell, zones: [zone(lava)] })).toEqual([
      ['damaging', -30],
      ['growing', points],
    ]);
  });

  it('[RUN-RULING-T18] of several places the one that brings most counts, once', () => {
    const place = (dam: number, y: number) =>
      zone({ kind: 'damaging', dam, grows: false, nature: 'heat', area: [[0, y, 2]] });
    expect(worth({ zones: [place(10, 0), place(25, 4), place(20, 8)] })).toEqual([['damaging', -30]]);
  });

  it.each([
    [1, 0],
    [2, -5],
    [3, -10],
    [4, -15],
    [5, -15],
    [6, -5],
  ])('[RUN-TER-110] [RUN-TERA-04] [RUN-RULING-T17] slippery ground, %i rows of six: %i', (count, points) => {
    expect(worth({ zones: [share({ kind: 'slippery', from: 1 }, count)] })).toEqual([['slippery', points]]);
  });

  it('[RUN-TER-116] ground that becomes slippery counts as all of it', () => {
    expect(worth({ zones: [share({ kind: 'slippery', from: 3 }, 4)] })).toEqual([['slippery', -5]]);
    // From the second round on it is not there from the beginning; from the first it is.
    expect(worth({ zones: [share({ kind: 'slippery', from: 2 }, 4)] })).toEqual([['slippery', -5]]);
    expect(worth({ zones: [share({ kind: 'slippery', from: 1 }, 4)] })).not.toEqual([['slippery', -5]]);
  });

  it.each([
    [4, -20],
    [6, -15],
    [1, -5],
  ])(
    '[RUN-TER-130] [RUN-TV-T04] [RUN-TV-07] [RUN-BUDGET-10] a slope, %i rows of six: %i',
    (count, points) => {
      expect(worth({ zones: [share({ kind: 'slope', up: 0 }, count)] })).toEqual([['slope', points]]);
    },
  );

  it('[RUN-TER-130] [RUN-TV-TS17] every ramp of six cells brings five, a smaller one nothing', () => {
    const ramp = (from: number, width = 12) =>
      zone({ kind: 'slope', up: 0, area: rows(1, from).map(([x, y]) => [x, y, width]) });
    expect(worth({ zones: [ramp(0), ramp(3)] })).toEqual([['slope', -10]]);
    expect(worth({ zones: [ramp(0), ramp(3, 10)] })).toEqual([['slope', -5]]);
  });

  it.each([
    [2, -3],
    [3, -7],
    [4, -7],
    [5, -3],
    [6, -3],
  ])('[RUN-TER-141] [RUN-RULING-T17] uneven ground, %i rows of six: %i', (count, points) => {
    expect(worth({ zones: [share({ kind: 'uneven' }, count)] })).toEqual([['uneven', points]]);
  });

  it('[RUN-TER-166] [RUN-RULING-T78] a cell that is touched at all counts, and walls are no part of the field', () => {
    // One square of each of the eighteen cells of three rows.
    const dots = [0, 2, 4].flatMap((y) =>
      [0, 2, 4, 6, 8, 10].map((x) => [x, y, 1] as [number, number, number]),
    );
    expect(worth({ zones: [zone({ kind: 'slippery', from: 1, area: dots })] })).toEqual([['slippery', -10]]);
    expect(worth({ walls: rows(1, 5), zones: [share({ kind: 'slippery', from: 1 }, 5)] })).toEqual([
      ['slippery', -5],
    ]);
    // Two of the three rows that are left, and all of the wall.
    const wet = zone({ kind: 'slippery', from: 1, area: [...rows(2), ...rows(3, 3)] });
    expect(worth({ walls: rows(3, 3), zones: [wet] })).toEqual([['slippery', -15]]);
  });

  it('[RUN-TER-166] a cell is part of the field if anybody can stand in it', () => {
    const corner: BattleMap['walls'] = [
      [0, 0, 2],
      [0, 1, 2],
    ];
    expect(combatArea(field()).size).toBe(36);
    expect(combatArea(field({ walls: corner })).size).toBe(35);
    expect(combatArea(field({ walls: corner.slice(1) })).size).toBe(36);
    const allButOne: BattleMap['walls'] = Array.from({ length: 11 }, (_, i) => [0, i + 1, 12]);
    expect(combatArea(field({ walls: [...allButOne, [1, 0, 11]] })).size).toBe(1);
  });

  it.each([
    [6, -10],
    [3, -5],
    [2, 0],
  ])('[RUN-TER-106] things in the way of shots, %i rows of six: %i', (count, points) => {
    expect(worth({ zones: [share({ kind: 'obstructed' }, count)] })).toEqual([['obstructed', points]]);
  });

  it('[RUN-TER-107] wind brings five for each point', () => {
    expect(worth({ zones: [zone({ kind: 'wind', penalty: 3, area: rows(6) })] })).toEqual([['wind', -15]]);
  });
});

describe('what dims the sight', () => {
  const dark = { kind: 'darkness', torches: true };
  const gloom = { kind: 'gloom', torches: true };

  it('[RUN-TER-90] [RUN-TER-91] [RUN-TER-92] [RUN-TER-98] earns where foes need light, and costs where they do not', () => {
    expect(worth({ zones: [share(dark, 6)] })).toEqual([['darkness', -10]]);
    expect(worth({ zones: [share(dark, 6)] }, true)).toEqual([['darkness', 10]]);
    expect(worth({ zones: [share(gloom, 6)] })).toEqual([['gloom', -5]]);
    expect(worth({ zones: [share(gloom, 6)] }, true)).toEqual([['gloom', 5]]);
    expect(worth({ zones: [share({ kind: 'mist', decrease: 3 }, 6)] })).toEqual([['mist', -15]]);
    // Nobody's eyes are made for fog.
    expect(worth({ zones: [share({ kind: 'mist', decrease: 3 }, 6)] }, true)).toEqual([['mist', -15]]);
  });

  it('[RUN-TER-90] [RUN-RULING-T25] the foes see if half of their Mix does', () => {
    const map = field({ zones: [share(dark, 6)] });
    const against = (...kinds: ('troll' | 'dark-viking')[]) =>
      linesOf(
        encounter([
          fightEvent({
            map,
            claims: ['obscured'],
            combat: { foes: kinds.map((kind, i) => ({ id: `f${i}`, name: kind, kind, threat: 'equal' })) },
          }),
        ]),
      );
    expect(against('dark-viking', 'dark-viking', 'troll')).toEqual([['darkness', -10]]);
    expect(against('dark-viking', 'troll')).toEqual([['darkness', 10]]);
  });

  it('[RUN-TER-96] where no torch burns it counts ten more', () => {
    const wet = { kind: 'darkness', torches: false };
    expect(worth({ zones: [share(wet, 6)] })).toEqual([
      ['darkness', -10],
      ['noTorches', -10],
    ]);
    expect(worth({ zones: [share(wet, 6)] }, true)).toEqual([
      ['darkness', 10],
      ['noTorches', 10],
    ]);
  });

  it('[RUN-TER-99] other dimness within it brings five an area, three of them at most', () => {
    const area = (y: number) => zone({ ...dark, area: [[0, y, 2]] });
    const zones = [share(gloom, 6), area(0), area(4)];
    expect(worth({ zones })).toEqual([
      ['gloom', -5],
      ['dimAreas', -10],
    ]);
    expect(worth({ zones: [...zones, area(8), area(10)] })).toContainEqual(['dimAreas', -15]);
  });
});

describe('weird magic', () => {
  it.each([
    ['both', 2, -20],
    ['both', -3, -30],
    ['heroes', -1, 10],
    ['heroes', 2, -20],
    ['foes', 1, 10],
    ['foes', -2, -20],
  ])('[RUN-TER-147] [RUN-RULING-T26] [RUN-TV-TS33] for %s, %i: %i', (side, by, points) => {
    expect(worth({ zones: [share({ kind: 'weird', statistic: 'dam', by, side }, 6)] })).toEqual([
      ['weird', points],
    ]);
  });

  it('[RUN-TER-147] costs also where nobody claims it', () => {
    const map = field({ zones: [share({ kind: 'weird', statistic: 'dam', by: -1, side: 'heroes' }, 6)] });
    expect(linesOf(encounter([fightEvent({ map })]))).toEqual([['weird', 10]]);
  });
});

it('[RUN-TV-T48] what the quick chart calls its features comes out as it says', () => {
  const cover = worth({ objects: things(1, { kind: 'cover', degree: 'half', persons: 5 }) });
  const ramps = worth({
    zones: [0, 1, 2].flatMap((i) => [
      zone({ kind: 'slope', up: 0, area: rows(1, 2 * i).map(([, y]) => [0, y, 12]) }),
    ]),
  });
  expect([cover, ramps]).toEqual([[['cover', -30]], [['slope', -15]]]);
});

describe('what a map shows', () => {
  it('is counted anew on another map, whatever that shares with the one before', () => {
    const zones = [share({ kind: 'slippery' }, 3)];
    const open = field({ zones });
    const points = (map: BattleMap): number =>
      featuresOf(map, NOTHING_PLACED, { foesSee: false })[0]?.lines[0]?.points ?? 0;
    expect([points(open), points(open)]).toEqual([-10, -10]);
    // The same zones, and only they, are left of the field.
    expect(points({ ...open, walls: rows(3, 3) })).toBe(-5);
    expect(points({ ...open, zones: [share({ kind: 'slippery' }, 2)] })).toBe(-5);
    expect(points(open)).toBe(-10);
  });
});
