import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

/** Both engage with Str 2 and Great Weapon 3. */
const CROWDED: Scene = {
  heroes: [ragnar, ragnar],
  fighters: { h0: { x: 10, y: 10 }, h1: { x: 11, y: 10 }, f0: { x: 30, y: 20 } },
  turn: 'h0',
};
const beside = (h1: NonNullable<Scene['fighters']>[string], more: Scene = {}): string[] =>
  optionsOf(
    play({ ...CROWDED, ...more, fighters: { ...CROWDED.fighters, h1: { x: 11, y: 10, ...h1 } } }),
    'contend',
  );

describe('two heroes who want the same place', () => {
  it('[RUN-ENGAGE-14] roll Engagement against each other, and the highest stands there', () => {
    const won = play(CROWDED, 6, 5).choose('contend:h1', 'resist');
    expect(won.told('engaged')).toMatchObject([{ by: 'h0', at: 'h1', total: 11, against: 10, won: true }]);
    expect([one(won, 'h0').x, one(won, 'h1').x]).toEqual([11, 10]);
    const lost = play(CROWDED, 5, 6).choose('contend:h1', 'resist');
    expect(lost.told('engaged')).toMatchObject([{ won: false }]);
    expect([one(lost, 'h0').x, one(lost, 'h1').x]).toEqual([10, 11]);
  });

  it('[RUN-RULING-C16] roll again where they come to the same', () => {
    const again = play(CROWDED, 5, 5, 4, 3).choose('contend:h1', 'resist');
    expect(again.told('engaged')).toMatchObject([{ total: 9, against: 8, won: true }]);
  });

  it('[RUN-ENGAGE-07] [RUN-ENGAGE-09] do so once a round, and have their action still', () => {
    const done = play(CROWDED, 6, 5).choose('contend:h1', 'resist');
    expect(optionsOf(done, 'contend')).toEqual([]);
    expect(done.kind).toBe('act');
    expect(optionsOf(done, 'stunt')).not.toEqual([]);
    expect(one(done, 'h1').engagements).toBe(1);
  });

  it('[RUN-ENGAGE-10] [RUN-ENGAGE-11] need more than nothing where the other gives way', () => {
    const given = play(CROWDED, 2).choose('contend:h1', 'yield');
    expect(given.told('engaged')).toMatchObject([{ total: 7, against: 0, won: true }]);
    expect(one(given, 'h0').x).toBe(11);
    const botched = play(CROWDED, 1, 9).choose('contend:h1', 'yield');
    expect(one(botched, 'h0').x).toBe(10);
  });

  it('[RUN-ENGAGE-14] [RUN-ENGAGE-16] are beside each other, and free to step aside', () => {
    expect(beside({})).toEqual(['contend:h1']);
    expect(beside({ x: 12 })).toEqual([]);
    expect(beside({ fallen: true })).toEqual([]);
    expect(beside({ caught: { trap: 'snare', difficulty: 8 } })).toEqual([]);
    expect(beside({ condition: 'incapacitated', hp: 5 })).toEqual([]);
    expect(beside({}, { map: { heights: [{ feet: 9, area: [[11, 10, 1]] }] } })).toEqual([]);
    const foe = { ...CROWDED.fighters, f0: { x: 10, y: 11 } };
    expect(optionsOf(play({ ...CROWDED, fighters: foe }), 'contend')).toEqual(['contend:h1']);
    expect(optionsOf(play({ ...CROWDED, fighters: foe, turn: 'f0' }), 'contend')).toEqual([]);
  });

  it('[RUN-ENGAGE-14] know their chances before', () => {
    const contends = { act: 'contend', target: 'h1' };
    expect(odds(play(CROWDED).state, HEROES_SEAT, contends)?.[0]?.chance).toBeCloseTo(0.5, 10);
    const spent = { ...CROWDED, fighters: { ...CROWDED.fighters, h1: { x: 11, y: 10, engagements: 1 } } };
    // Only a botch that takes five and more.
    expect(odds(play(spent).state, HEROES_SEAT, contends)?.[0]?.chance).toBeGreaterThan(0.94);
  });
});
