import { describe, expect, it } from 'vitest';
import type { RollType } from '../../content/design/rolls.ts';
import { failurePoints } from '../runner-scoring.ts';
import { successPoints } from '../scoring.ts';
import { rollsAgain } from './domino.ts';
import { type Made, outcomeOf, type Ranks } from './outcome.ts';
import { askedFor, settledBy } from './rollers.ts';

const RANKS: Ranks = [['Asa'], ['Bui'], ['Dag'], ['Egil']];
const ALL = RANKS.flat();
const made = (...rolls: readonly [hero: string, margin: number][]): Made[] =>
  rolls.map(([hero, margin]) => ({ hero, margin }));
const come = (type: RollType, rolls: readonly Made[], direction: 'front' | 'rear' | null = null) =>
  outcomeOf({ type, triggeredBy: null, direction }, RANKS, rolls);
const differences = (type: RollType, rolls: readonly Made[], direction: 'front' | 'rear' | null = null) =>
  come(type, rolls, direction).struck.map(({ hero, difference }) => [hero, difference]);

describe('who rolls', () => {
  it('[RUN-DIF-20] [RUN-DIF-26] [RUN-DIF-27] [RUN-DIF-28] is everybody, where all have to', () => {
    for (const type of ['standard', 'weakLink', 'lineOfDoom', 'domino'] as const)
      expect(askedFor({ type, triggeredBy: null }, ALL)).toEqual({ rollers: 'all', among: ALL });
  });

  it('[RUN-DIF-21] [RUN-DIF-23] is one of them, of a Singular and of a Rush', () => {
    for (const type of ['singular', 'rush'] as const)
      expect(askedFor({ type, triggeredBy: null }, ALL)).toEqual({ rollers: 'one', among: ALL });
  });

  it('[RUN-DIF-22] [RUN-DIF-24] [RUN-DIF-25] is whoever likes, of the other Singular ones', () => {
    for (const type of ['noFault', 'scramble', 'dogpile'] as const)
      expect(askedFor({ type, triggeredBy: null }, ALL)).toEqual({ rollers: 'volunteers', among: ALL });
  });

  it('[RUN-COND-04] [RUN-COND-03] is still everybody where one hero’s choice brings it on all', () => {
    expect(askedFor({ type: 'standard', triggeredBy: ['Bui'] }, ALL)).toEqual({ rollers: 'all', among: ALL });
  });

  it('[RUN-COND-05] [RUN-DIF-161] is only who made the choice, of all Singular kinds', () => {
    for (const type of ['singular', 'noFault', 'rush', 'scramble', 'dogpile'] as const)
      expect(askedFor({ type, triggeredBy: ['Dag', 'Asa'] }, ALL)).toEqual({
        rollers: 'all',
        among: ['Asa', 'Dag'],
      });
  });

  it('[RUN-DIF-32] [RUN-DIF-163] is found by a contest as soon as two want to', () => {
    expect([[], ['Asa'], ['Asa', 'Bui']].map(settledBy)).toEqual(['nobody', 'agreement', 'contest']);
  });
});

describe('a call comes to', () => {
  it('[RUN-DIF-160] each one’s own result, of a Standard roll; exactly enough is enough', () => {
    expect(come('standard', made(['Asa', 0], ['Bui', -1], ['Dag', 4], ['Egil', -7]))).toEqual({
      struck: [
        { hero: 'Bui', difference: 1 },
        { hero: 'Egil', difference: 7 },
      ],
      served: ['Asa', 'Dag'],
    });
  });

  it('[RUN-DIF-161] [RUN-DIF-30] the result of one for all, and all by how much he missed', () => {
    expect(come('singular', made(['Dag', 0]))).toEqual({ struck: [], served: ALL });
    expect(differences('singular', made(['Dag', -3]))).toEqual(ALL.map((hero) => [hero, 3]));
  });

  it('[RUN-DIF-161] [RUN-RULING-T09] the worst, by itself, where nobody tries', () => {
    for (const type of ['singular', 'noFault', 'dogpile'] as const)
      expect(come(type, [])).toEqual({
        struck: ALL.map((hero) => ({ hero, difference: 0 })),
        served: [],
      });
  });

  it('[RUN-DIF-161] [RUN-COND-05] nothing for those who kept their hands off', () => {
    const call = { type: 'singular', triggeredBy: ['Asa', 'Bui'], direction: null } as const;
    expect(outcomeOf(call, RANKS, made(['Asa', -2], ['Bui', 1]))).toEqual({
      struck: [{ hero: 'Asa', difference: 2 }],
      served: ['Bui'],
    });
  });

  it('[RUN-DIF-162] [RUN-DIF-22] success for all by one, of a No-Fault; else each his own miss', () => {
    expect(come('noFault', made(['Asa', -9], ['Bui', 0]))).toEqual({ struck: [], served: ALL });
    expect(differences('noFault', made(['Asa', -9], ['Bui', -1]))).toEqual([
      ['Asa', 9],
      ['Bui', 1],
      ['Dag', 0],
      ['Egil', 0],
    ]);
  });

  it('[RUN-DIF-163] [RUN-DIF-164] what is his alone who rolled, of a Rush and of a Scramble', () => {
    expect(come('rush', made(['Egil', -2]))).toEqual({
      struck: [{ hero: 'Egil', difference: 2 }],
      served: [],
    });
    expect(come('scramble', made(['Egil', 2], ['Asa', -4]))).toEqual({
      struck: [{ hero: 'Asa', difference: 4 }],
      served: ['Egil'],
    });
    expect(come('scramble', [])).toEqual({ struck: [], served: [] });
  });

  it('[RUN-DIF-165] [RUN-DIF-25] failure for all by one of those who piled on', () => {
    expect(come('dogpile', made(['Asa', 3], ['Bui', 0]))).toEqual({ struck: [], served: ALL });
    // RUN-TV-T07: totals 11, 12 and −8 against 8.
    expect(differences('dogpile', made(['Asa', 3], ['Bui', 4], ['Dag', -16]))).toEqual([
      ['Asa', 0],
      ['Bui', 0],
      ['Dag', 16],
      ['Egil', 0],
    ]);
  });

  it('[RUN-DIF-166] [RUN-DIF-36] [RUN-RULING-T09] failure for all by the weakest link, and nothing if none breaks', () => {
    const fine = made(['Asa', 0], ['Bui', 0], ['Dag', 1], ['Egil', 2]);
    expect(come('weakLink', fine)).toEqual({ struck: [], served: ALL });
    expect(differences('weakLink', [...fine.slice(1), { hero: 'Asa', margin: -5 }])).toEqual([
      ['Asa', 5],
      ['Bui', 0],
      ['Dag', 0],
      ['Egil', 0],
    ]);
  });

  it('[RUN-DIF-167] [RUN-DIF-35] doom from the front-most failure back, where the danger is behind', () => {
    const rolls = made(['Asa', 1], ['Bui', -2], ['Dag', 3], ['Egil', -4]);
    expect(differences('lineOfDoom', rolls, 'rear')).toEqual([
      ['Bui', 2],
      ['Dag', 0],
      ['Egil', 4],
    ]);
    expect(come('lineOfDoom', rolls, 'rear').served).toEqual(['Asa']);
  });

  it('[RUN-DIF-167] [RUN-DIF-35] doom from the rear-most failure forward, where it is in front', () => {
    const rolls = made(['Asa', 1], ['Bui', -2], ['Dag', -3], ['Egil', 4]);
    expect(differences('lineOfDoom', rolls, 'front')).toEqual([
      ['Asa', 0],
      ['Bui', 2],
      ['Dag', 3],
    ]);
    expect(come('lineOfDoom', rolls, 'front').served).toEqual(['Egil']);
    expect(come('lineOfDoom', made(['Asa', 0], ['Bui', 0], ['Dag', 0], ['Egil', 0]), 'front')).toEqual({
      struck: [],
      served: ALL,
    });
  });

  it('[RUN-RULING-T66] the same for whoever walks abreast', () => {
    const abreast: Ranks = [['Asa', 'Bui'], ['Dag'], ['Egil']];
    const call = { type: 'lineOfDoom', triggeredBy: null, direction: 'front' } as const;
    const { struck, served } = outcomeOf(
      call,
      abreast,
      made(['Asa', 2], ['Bui', -1], ['Dag', 0], ['Egil', 0]),
    );
    expect(struck).toEqual([
      { hero: 'Asa', difference: 0 },
      { hero: 'Bui', difference: 1 },
    ]);
    expect(served).toEqual(['Dag', 'Egil']);
  });
});

describe('a Domino', () => {
  it('[RUN-DIF-168] [RUN-DIF-37] [RUN-RULING-T08] shakes the next in line, and no more than him', () => {
    const rolls = made(['Asa', -1], ['Bui', 3], ['Dag', 3], ['Egil', 3]);
    expect(rollsAgain(RANKS, 'rear', rolls, [])).toEqual(['Bui']);
    expect(rollsAgain(RANKS, 'front', rolls, [])).toEqual([]);
  });

  it('[RUN-DIF-168] goes on as long as the next one fails, and stops with who holds', () => {
    const fallen = made(['Asa', -1], ['Bui', -2], ['Dag', 3], ['Egil', 3]);
    expect(rollsAgain(RANKS, 'rear', fallen, ['Bui'])).toEqual(['Dag']);
    expect(
      rollsAgain(RANKS, 'rear', made(['Asa', -1], ['Bui', 2], ['Dag', 3], ['Egil', 3]), ['Bui']),
    ).toEqual([]);
  });

  it('[RUN-DIF-168] begins on the side of the danger', () => {
    const rolls = made(['Asa', -1], ['Bui', 2], ['Dag', -3], ['Egil', 3]);
    expect(rollsAgain(RANKS, 'rear', rolls, [])).toEqual(['Bui']);
    expect(rollsAgain(RANKS, 'rear', rolls, ['Bui'])).toEqual(['Egil']);
    expect(rollsAgain(RANKS, 'front', rolls, [])).toEqual(['Bui']);
  });

  it('[RUN-RULING-T08] asks nobody again who has fallen already', () => {
    expect(rollsAgain(RANKS, 'rear', made(['Asa', -1], ['Bui', -1], ['Dag', -1], ['Egil', -1]), [])).toEqual(
      [],
    );
  });

  it('[RUN-RULING-T66] shakes all of the next rank', () => {
    const abreast: Ranks = [['Asa'], ['Bui', 'Dag'], ['Egil']];
    const rolls = made(['Asa', -1], ['Bui', 2], ['Dag', 2], ['Egil', 2]);
    expect(rollsAgain(abreast, 'rear', rolls, [])).toEqual(['Bui', 'Dag']);
  });

  it('[RUN-DIF-38] strikes only those whose last roll failed', () => {
    expect(differences('domino', made(['Asa', -1], ['Bui', -2], ['Dag', 3], ['Egil', 3]))).toEqual([
      ['Asa', 1],
      ['Bui', 2],
    ]);
    expect(come('domino', made(['Asa', -1], ['Bui', -2], ['Dag', 3], ['Egil', 3])).served).toEqual([
      'Dag',
      'Egil',
    ]);
  });
});

describe('the book’s own examples', () => {
  const FIVE: Ranks = [['A'], ['B'], ['C'], ['D'], ['U']];
  const line = (direction: 'front' | 'rear') =>
    outcomeOf(
      { type: 'lineOfDoom', triggeredBy: null, direction },
      FIVE,
      made(['A', 1], ['B', 1], ['C', -1], ['D', 1], ['U', -1]),
    ).struck.map(({ hero }) => hero);

  it('[RUN-TV-T07] [RUN-DIF-31] [RUN-RULING-T01] a Dogpile fails, and everybody still has his own points, three for one', () => {
    const rolls = made(['A', 3], ['B', 4], ['C', -16]);
    expect(outcomeOf({ type: 'dogpile', triggeredBy: null, direction: null }, FIVE, rolls).served).toEqual(
      [],
    );
    const points = (result: number) =>
      successPoints({ result, difficulty: 8, calledFor: 'listed', again: false });
    expect([points(11), points(12), points(-8)]).toEqual([9, 12, 0]);
    expect(failurePoints({ difficulty: 8, result: -8, demanded: true, freestanding: false })).toBe(48);
  });

  it('[RUN-TV-T08] [RUN-TV-T09] a Line of Doom, from behind and from the front', () => {
    expect(line('rear')).toEqual(['C', 'D', 'U']);
    expect(line('front')).toEqual(['A', 'B', 'C', 'D', 'U']);
  });

  it('[RUN-TV-T10] [RUN-TV-T11] a Domino that is stopped, and one that goes on', () => {
    const first = made(['A', 1], ['B', -1], ['C', 1], ['D', 1], ['U', 1]);
    expect(rollsAgain(FIVE, 'rear', first, [])).toEqual(['C']);
    expect(rollsAgain(FIVE, 'rear', first, ['C'])).toEqual([]);
    const fallen = first.map((one) => (one.hero === 'C' ? { ...one, margin: -2 } : one));
    expect(rollsAgain(FIVE, 'rear', fallen, ['C'])).toEqual(['D']);
  });
});
