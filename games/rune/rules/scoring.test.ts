import { describe, expect, it } from 'vitest';
import {
  type Blow,
  type Cause,
  clashPoints,
  type Death,
  type Encounter,
  type Entry,
  entriesFor,
  maySetOnHeroes,
  netOf,
  type Pillager,
  scoresOf,
  shareOf,
  successPoints,
} from './scoring.ts';

const entry = (hero: string, cause: Cause, points: number): Entry => ({ hero, cause, of: null, points });
const pillager = (hero: string, what: Partial<Pillager> = {}): Pillager => ({
  player: `player of ${hero}`,
  hero,
  proxy: false,
  slothful: false,
  ...what,
});
const death = (hero: string, by: string | null = null, blameless = false): Death => ({ hero, by, blameless });

/** Points that each hero gained, and what else was the matter. */
const encounter = (gains: Readonly<Record<string, number>>, what: Partial<Encounter> = {}): Encounter => ({
  pillagers: Object.keys(gains).map((hero) => pillager(hero)),
  runnersHero: null,
  entries: Object.entries(gains).map(([hero, points]) => entry(hero, 'damage', points)),
  deaths: [],
  ...what,
});
const scores = (of: Encounter, others?: number): number[] =>
  Object.values(scoresOf(of, others)).map(({ score }) => score);

describe('what a fight writes down', () => {
  const blow = (what: Partial<Blow>): [string, string, number][] =>
    entriesFor({
      foe: 'troll',
      credit: ['A'],
      lost: 0,
      hpBefore: 40,
      killed: false,
      might: 25,
      listedAsFoe: true,
      byItsOwnArm: false,
      ...what,
    }).map(({ hero, cause, points }) => [hero, cause, points]);

  it.each([
    ['[RUN-TV-01] [RUN-VP-13]', 12, 6, true, 6],
    ['[RUN-VP-11] [RUN-VP-12] [RUN-RULING-F05]', 16, 40, true, 16],
    ['[RUN-VP-12]', 0, 40, true, 0],
    ['[RUN-VP-12]', -3, 40, true, 0],
    ['[RUN-VP-14]', 12, 40, false, 0],
  ])('%s %i lost of %i (a foe: %s) are %i', (_, lost, hpBefore, listedAsFoe, points) => {
    expect(blow({ lost, hpBefore, listedAsFoe })).toEqual(points === 0 ? [] : [['A', 'damage', points]]);
  });

  it('[RUN-VP-17] [RUN-VP-19] [RUN-VP-20] half the Might for the blow that kills, all of it with its own arm', () => {
    const kills = { lost: 9, hpBefore: 4, killed: true };
    expect(blow(kills)).toEqual([
      ['A', 'damage', 4],
      ['A', 'deathBlow', 12],
    ]);
    expect(blow({ ...kills, byItsOwnArm: true })[1]).toEqual(['A', 'deathBlow', 25]);
    expect(blow({ ...kills, listedAsFoe: false })).toEqual([]);
  });

  it('[RUN-VP-15] [RUN-VP-16] [RUN-VP-18] the same for whoever brought it into a hazard, and even parts for several', () => {
    const burns = { lost: 31, killed: true, credit: ['A', 'B'] };
    expect(blow(burns)).toEqual([
      ['A', 'damage', 15],
      ['A', 'deathBlow', 6],
      ['B', 'damage', 15],
      ['B', 'deathBlow', 6],
    ]);
    expect(blow({ ...burns, credit: [] })).toEqual([]);
  });

  it('[RUN-FOELIST-DISHONORED.4] [RUN-FOELIST-DISHONORED.5] [RUN-FOELIST-DISHONORED.7] [RUN-RULING-F31] nothing for felling the undead but the damage; whoever felled and whoever finished share the rest', () => {
    expect(blow({ lost: 12, hpBefore: 9 })).toEqual([['A', 'damage', 9]]);
    expect(blow({ hpBefore: 0, killed: true, credit: ['A', 'B'] })).toEqual([
      ['A', 'deathBlow', 6],
      ['B', 'deathBlow', 6],
    ]);
    // Risen and struck again, what it regained counts anew.
    expect(blow({ lost: 5, hpBefore: 5 })).toEqual([['A', 'damage', 5]]);
  });

  it.each([
    ['[RUN-TV-40] [RUN-VP-21] [RUN-RULING-F06] [RUN-RULING-C42]', 13, 8, 'listed', false, 15],
    ['[RUN-TV-40] [RUN-VP-21]', 8, 8, 'listed', false, 0],
    ['[RUN-VP-21]', 5, 8, 'listed', false, 0],
    ['[RUN-VP-22]', 13, 8, 'listed', true, 0],
    ['[RUN-VP-23]', 13, 8, 'no', false, 0],
    ['[RUN-VP-24]', 13, 8, 'freestanding', false, 15],
  ] as const)(
    '%s a roll of %i against %i, called for %s and again %s, is %i',
    (_, result, difficulty, calledFor, again, points) => {
      expect(successPoints({ result, difficulty, calledFor, again })).toBe(points);
    },
  );

  it('[RUN-VP-35] [RUN-VP-38] [RUN-VP-39] blows among heroes count only where they were meant', () => {
    const clashes = ['deliberate', 'possessed', 'strikesBack', 'holmgang', 'stray'] as const;
    expect(clashes.map((clash) => clashPoints(9, clash))).toEqual([9, 0, 0, 0, 0]);
  });

  it('[RUN-VP-40] nobody sets the runner’s hero on others', () => {
    expect([maySetOnHeroes('own'), maySetOnHeroes('ward')]).toEqual([true, false]);
  });
});

describe('the tally of a hero', () => {
  it('[RUN-VP-45] [RUN-VP-46] [RUN-VP-30] [RUN-VP-34] [RUN-VP-35] [RUN-BASIC-28] adds what he did and takes off what he suffered', () => {
    const causes: Cause[] = [
      'damage',
      'deathBlow',
      'success',
      'award',
      'gift',
      'suffered',
      'statusLoss',
      'heroStruck',
    ];
    expect(causes.map((cause) => netOf([entry('A', cause, 10)], 'A'))).toEqual([
      10, 10, 10, 10, 10, -10, -10, -50,
    ]);
    expect(netOf([entry('A', 'damage', 10), entry('B', 'damage', 7)], 'A')).toBe(10);
  });

  it('[RUN-VP-31] takes off more than all his hit points if he was healed between', () => {
    const blows = [30, 25, 28].map((points) => entry('A', 'suffered', points));
    expect(netOf([entry('A', 'damage', 100), ...blows], 'A')).toBe(17);
  });

  it('[RUN-TV-42] [RUN-VP-28] [RUN-RULING-F10] is halved between runner and proxy', () => {
    expect([shareOf(51, false), shareOf(-12, false), shareOf(51, true)]).toEqual([25, 0, 0]);
  });
});

describe('the score of an encounter', () => {
  it('[RUN-VP-02] [RUN-VP-04] is what is left of it, and not below nothing', () => {
    const entries = [entry('A', 'damage', 40), entry('A', 'suffered', 15), entry('B', 'suffered', 15)];
    expect(scores(encounter({ A: 0, B: 0 }, { entries }))).toEqual([25, 0]);
  });

  it('[RUN-VP-32] is nothing for whoever’s hero died', () => {
    expect(scores(encounter({ A: 200, B: 100 }, { deaths: [death('A')] }))[0]).toBe(0);
  });

  it('[RUN-VP-28] [RUN-VP-33] [RUN-RUN-13] has half of the runner’s hero for the proxy, and nothing at all if that one died', () => {
    const proxied: Encounter = {
      pillagers: [pillager('A', { proxy: true }), pillager('B')],
      runnersHero: 'W',
      entries: [entry('A', 'damage', 40), entry('B', 'damage', 10), entry('W', 'damage', 51)],
      deaths: [],
    };
    expect(scores(proxied)).toEqual([65, 10]);
    const dead = scoresOf({ ...proxied, deaths: [death('W')] });
    expect(dead['player of A']).toMatchObject({ share: 0, preliminary: 0, rank: 2, score: 0 });
  });

  it('[RUN-TV-44] [RUN-VP-35] [RUN-VP-36] [RUN-VP-38] is nothing for who killed a hero on purpose', () => {
    const entries = [entry('A', 'damage', 80), entry('A', 'suffered', 20), entry('A', 'heroStruck', 9)];
    const fought = encounter({ A: 0, B: 0 }, { entries });
    expect(scores(fought)[0]).toBe(15);
    expect(scores({ ...fought, deaths: [death('B', 'A')] })[0]).toBe(0);
    expect(scores({ ...fought, deaths: [death('B', 'A', true)] })[0]).toBe(15);
  });

  it('[RUN-TV-43] [RUN-VP-41] [RUN-RULING-F08] pays for each of the dead by its place', () => {
    const four = encounter({ A: 120, B: 90, C: 40, D: 10 }, { deaths: [death('X')] });
    expect(scores(four)).toEqual([45, 45, 10, 10]);
    expect(scores(four, 5)).toEqual([45, 45, 10, 5]);
    expect(scores({ ...four, deaths: [death('X'), death('Y')] })).toEqual([0, 0, 0, 10]);
  });

  it('[RUN-TV-43] [RUN-RULING-F09] equals share the better place', () => {
    const three = scoresOf(encounter({ A: 100, B: 100, C: 60 }, { deaths: [death('X')] }));
    expect(Object.values(three).map(({ rank, maw, score }) => [rank, maw, score])).toEqual([
      [1, 75, 25],
      [1, 75, 25],
      [3, 30, 30],
    ]);
  });

  it('[RUN-VP-37] [RUN-VP-42] does not pay for one’s own, nor for those whom heroes killed', () => {
    const two = encounter({ A: 120, B: 100 }, { deaths: [death('B')] });
    expect(Object.values(scoresOf(two)).map(({ maw }) => maw)).toEqual([75, 0]);
    expect(scores({ ...two, deaths: [death('X', 'B')] })).toEqual([120, 0]);
  });

  it('[RUN-RULING-R53] pays for the runner’s hero as for any other', () => {
    expect(scores(encounter({ A: 120, B: 100 }, { runnersHero: 'W', deaths: [death('W')] }))).toEqual([
      45, 55,
    ]);
  });

  it('[RUN-VP-43] [RUN-RULING-F11] is halved last for who would not run', () => {
    const lazy = [pillager('A', { slothful: true }), pillager('B')];
    expect(scores(encounter({ A: 121, B: 90 }, { pillagers: lazy }))).toEqual([60, 90]);
    const paid = encounter({ A: 120, B: 90 }, { pillagers: lazy, deaths: [death('X')] });
    expect(scores(paid)).toEqual([22, 45]);
  });
});
