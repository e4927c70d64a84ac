import { describe, expect, it } from 'vitest';
import { CAUGHT_HP } from './flight.ts';
import {
  type FailedRoll,
  type Fate,
  type Feature,
  failurePoints,
  isAlmostDown,
  type Running,
  runnerScore,
} from './runner-scoring.ts';

const fate = (what: Partial<Fate> = {}): Fate => ({
  hero: 'A',
  own: false,
  total: 237,
  almostDown: false,
  died: false,
  killedByHero: false,
  ...what,
});
const failure = (difficulty: number, result: number, what: Partial<FailedRoll> = {}): FailedRoll => ({
  difficulty,
  result,
  demanded: true,
  freestanding: false,
  ...what,
});
const feature = (kind: string, what: Partial<Feature> = {}): Feature => ({
  element: kind,
  kind,
  trap: false,
  inPlay: true,
  ...what,
});
const FIVE = ['cover', 'slope', 'barrier', 'fog', 'water'].map((kind) => feature(kind));

const run = (what: Partial<Running> = {}) =>
  runnerScore({
    heroes: [fate()],
    failures: [],
    features: [],
    recent: [],
    beginners: false,
    designed: false,
    share: 0,
    ...what,
  });

describe('the score of whoever runs', () => {
  it('[RUN-VPR-01] [RUN-VPR-03] is thirty for the running', () => {
    expect(run().score).toBe(30);
  });

  it.each([
    [21, 3, false],
    [20, 0, true],
    [0, 0, true],
    [44, 4, true],
    [44, 5, false],
  ])(
    '[RUN-VPR-04] [RUN-RULING-F07] with %i hit points and %i Wounds a hero is almost down: %s',
    (hp, wounds, is) => {
      expect(isAlmostDown({ hp, wounds })).toBe(is);
    },
  );

  it('[RUN-RUN-86] a hero whom pursuers caught is', () => {
    expect(isAlmostDown({ hp: CAUGHT_HP, wounds: 0 })).toBe(true);
  });

  it('[RUN-TV-41] [RUN-VPR-04] [RUN-VPR-05] [RUN-VPR-06] [RUN-VPR-20] has 75 and a tenth for each almost down who lives', () => {
    expect(run({ heroes: [fate({ almostDown: true })] }).almost).toBe(98);
    expect(run({ heroes: [fate({ almostDown: true, died: true })] })).toMatchObject({ almost: 0, dead: 75 });
    const both = [fate({ almostDown: true }), fate({ hero: 'B', almostDown: true, total: 9 })];
    expect(run({ heroes: both }).almost).toBe(98 + 75);
  });

  it('[RUN-RULING-F13] [RUN-VPR-20] has it for his own too, and pays nothing for his own death', () => {
    expect(run({ heroes: [fate({ own: true, almostDown: true })] }).almost).toBe(98);
    expect(run({ heroes: [fate({ own: true, died: true })] }).dead).toBe(0);
  });

  it('[RUN-RULING-F12] pays nothing for whom a hero killed', () => {
    expect(run({ heroes: [fate({ died: true, killedByHero: true, almostDown: true })] }).score).toBe(30);
  });

  it('[RUN-TV-40] [RUN-VPR-07] [RUN-VPR-08] [RUN-RULING-F06] has three for each point that a demanded roll falls short', () => {
    expect(failurePoints(failure(6, -4))).toBe(30);
    expect(failurePoints(failure(6, 8))).toBe(0);
    expect(failurePoints(failure(6, 2, { freestanding: true }))).toBe(0);
    expect(failurePoints(failure(6, 2, { demanded: false }))).toBe(0);
    expect(run({ failures: [failure(6, 4), failure(8, 5)] }).failures).toBe(15);
  });

  it('[RUN-RUN-86] has nothing for rolls of a flight, which no notes demand', () => {
    expect(run({ failures: [failure(12, 4, { demanded: false })] }).failures).toBe(0);
  });

  it('[RUN-VPR-09] [RUN-VPR-10] [RUN-VPR-16] has twenty for terrain and traps that came into play', () => {
    const pit = feature('pit', { trap: true });
    expect(run({ features: [feature('cover'), pit, feature('fog', { inPlay: false })] }).terrain).toBe(40);
  });

  it('[RUN-TV-46] [RUN-VPR-13] has eighty at most for it', () => {
    expect([run({ features: FIVE.slice(1) }).terrain, run({ features: FIVE }).terrain]).toEqual([80, 80]);
  });

  it('[RUN-RULING-F14] counts an element once however often it stands there', () => {
    const barriers = [feature('barrier'), feature('barrier')];
    expect(run({ features: barriers }).terrain).toBe(20);
    expect(run({ features: [feature('cover'), feature('cover', { element: 'another' })] }).terrain).toBe(40);
  });

  it('[RUN-VPR-12] [RUN-RULING-F14] has nothing for terrain of his last two encounters; traps may come again', () => {
    const recent = ['cover', 'pit'];
    const features = [feature('cover'), feature('pit', { trap: true }), feature('fog')];
    expect(run({ features, recent }).terrain).toBe(40);
  });

  it('[RUN-VPR-11] [RUN-FOELIST-TUBE-STRIKER.14] never has anything for tube-strikers', () => {
    expect(run({ features: [feature('tube-striker')] }).terrain).toBe(0);
  });

  it('[RUN-VPR-14] [RUN-FOELIST-GOBLIN-LEADER.1] has it for a goblin leader as for terrain', () => {
    const features = [feature('goblin-leader')];
    expect(run({ features }).terrain).toBe(20);
    expect(run({ features, recent: ['goblin-leader'] }).terrain).toBe(0);
  });

  it('[RUN-VPR-15] [RUN-RULING-F46] has twenty for sparing beginners the terrain, above all limits', () => {
    expect(run({ beginners: true }).terrain).toBe(20);
    expect(run({ beginners: true, features: FIVE }).terrain).toBe(100);
  });

  it('[RUN-TER-08] [RUN-VPR-18] has all three sorts of points, though he left the terrain out for beginners', () => {
    const danger = { heroes: [fate({ almostDown: true })], failures: [failure(6, 2)], designed: true };
    expect(run({ ...danger, beginners: false })).toMatchObject({ terrain: 0, trifecta: 0 });
    expect(run({ ...danger, beginners: true })).toMatchObject({ terrain: 20, trifecta: 75 });
  });

  it('[RUN-TV-45] [RUN-VPR-17] [RUN-VPR-18] [RUN-VPR-22] [RUN-BASIC-28] has it all', () => {
    const all = {
      heroes: [fate({ almostDown: true })],
      failures: [failure(6, 2)],
      features: FIVE.slice(0, 3),
      designed: true,
      share: 25,
    };
    expect(run(all)).toMatchObject({
      almost: 98,
      failures: 12,
      terrain: 60,
      share: 25,
      trifecta: 75,
      score: 300,
    });
    for (const lacking of [{ heroes: [fate()] }, { failures: [] }, { features: [] }, { designed: false }])
      expect(run({ ...all, ...lacking }).trifecta).toBe(0);
    expect(run({ ...all, features: [], beginners: true }).trifecta).toBe(75);
  });

  it('[RUN-ENC-25] has all but the bonus for all three sorts where somebody else designed it', () => {
    const all = { heroes: [fate({ almostDown: true })], failures: [failure(6, 2)], features: FIVE };
    const [own, another] = [run({ ...all, designed: true }), run({ ...all, designed: false })];
    expect(another).toEqual({ ...own, trifecta: 0, score: own.score - 75 });
    expect(own.trifecta).toBe(75);
  });

  it('[RUN-TV-47] [RUN-VPR-20] [RUN-VPR-21] is owed where it is below nothing', () => {
    const dead = ['A', 'B'].map((hero) => fate({ hero, died: true }));
    const score = run({ heroes: dead, failures: [failure(6, -4)], features: [feature('cover')] });
    expect(score).toMatchObject({ dead: 150, score: -70, deficit: 70 });
    expect(run().deficit).toBe(0);
  });
});
