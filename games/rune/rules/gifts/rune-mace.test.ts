import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { FrameOf } from '../fight/agenda.ts';
import { offersOf } from '../fight/offers.ts';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-mace';

describe('the rune power of the mace', () => {
  const before = (level: number, more: Scene = {}) => ({
    ...wielding(
      'mace',
      { 'rune-mace': level },
      {
        foes: [{ statistics: FOE }, { statistics: FOE }],
        ...more,
        fighters: { f1: { x: 10, y: 15 }, ...more.fighters },
      },
    ),
    turn: 'h0',
  });
  const place = (driver: ReturnType<typeof play>, id: string) => {
    const { x, y } = one(driver, id);
    return [x, y];
  };

  it('[RUN-GIFT-RUNE-MACE] [RUN-RULING-G56] [RUN-GIFTRULE-ACT-02] hurls the nearest ten paces a level wherever he likes, straight away from him first', () => {
    const turn = play(before(1)).choose(USE);
    expect(turn.options()).toEqual(
      ['east', 'southeast', 'south', 'southwest', 'west', 'northwest', 'north', 'northeast'].map(
        (direction) => `pick:${direction}:f0`,
      ),
    );
    // 4 + Res 2 against 6.
    turn.load(4).choose('pick:east:f0');
    expect(place(turn, 'f0')).toEqual([22, 10]);
    expect(one(turn, 'f0').fallen).toBe(false);
    expect(turn.kind).toBe('act');
    expect(place(play(before(1), 4).choose(USE, 'pick:south:f0'), 'f0')).toEqual([12, 20]);
  });

  it('[RUN-GIFT-RUNE-MACE] hurls whoever lies at his feet, north first', () => {
    const flies = play(before(1, { fighters: { f0: { x: 10, y: 10, fallen: true } } }), 4).choose(USE);
    expect(flies.options()[0]).toBe('pick:north:f0');
    expect(place(flies.choose('pick:north:f0'), 'f0')).toEqual([10, 0]);
  });

  it('[RUN-GIFT-RUNE-MACE] makes as many fly as it has levels, and farther; whoever does not keep his balance falls', () => {
    const two = play(before(2), 3, 4).choose(USE, 'pick:east:f0', 'pick:north:f1');
    expect([place(two, 'f0'), place(two, 'f1')]).toEqual([
      [32, 10],
      [10, 0],
    ]);
    expect([one(two, 'f0').fallen, one(two, 'f1').fallen]).toEqual([true, false]);
    expect(two.told('checked')).toMatchObject([
      { total: 5, against: 6 },
      { total: 6, against: 6 },
    ]);
  });

  it('[RUN-GIFT-RUNE-MACE] [RUN-RULING-G53] takes friends for foes, who are asked, and who roll Dex and Balance', () => {
    const among = before(1, { heroes: [READY_MADE.ragnar], fighters: { h1: { x: 10, y: 11, seat: 1 } } });
    const flies = play(among, 2).choose(USE, 'pick:agree', 'pick:south:h1');
    expect(place(flies, 'h1')).toEqual([10, 21]);
    // Dex 3, Balance 1, and nothing weighs on him.
    expect(flies.told('checked')).toMatchObject([{ fighter: 'h1', total: 6 }]);
    expect(one(flies, 'h1').marks).toMatchObject([{ kind: 'consulted', agreed: true, until: 1 }]);
  });

  it('[RUN-GIFT-RUNE-MACE] [RUN-RULING-G56] leaves to a die who of those equally near it is', () => {
    const equal = before(1, { fighters: { f1: { x: 8, y: 10 } } });
    const flies = play(equal, 2, 4).choose(USE);
    expect(flies.options()[0]).toBe('pick:west:f1');
    flies.choose('pick:west:f1');
    expect(place(flies, 'f0')).toEqual([12, 10]);
    // Both are nearest of all where two are to fly.
    expect(
      play(before(2, { fighters: { f1: { x: 8, y: 10 } } }))
        .choose(USE)
        .options()[0],
    ).toBe('pick:east:f0');
  });

  it('[RUN-GIFT-RUNE-MACE] [RUN-RULING-G56] is stopped by walls, not by people, and nobody lands on another', () => {
    const walled = before(1, { map: { walls: [[18, 10, 1]] } });
    expect(place(play(walled, 4).choose(USE, 'pick:east:f0'), 'f0')).toEqual([17, 10]);
    const people = before(1, { fighters: { f1: { x: 16, y: 10 } } });
    expect(place(play(people, 4).choose(USE, 'pick:east:f0'), 'f0')).toEqual([22, 10]);
    const taken = before(1, { fighters: { f1: { x: 22, y: 10 } } });
    expect(place(play(taken, 4).choose(USE, 'pick:east:f0'), 'f0')).toEqual([21, 9]);
    const lying = before(1, { fighters: { f0: { x: 12, y: 10, fallen: true } } });
    expect(place(play(lying, 4).choose(USE, 'pick:east:f0'), 'f0')).toEqual([22, 10]);
  });

  it('[RUN-GIFT-RUNE-MACE] [RUN-VP-15] scores what they fall from, and what is done to a friend against his will costs', () => {
    const ledge: Scene['map'] = {
      heights: [{ feet: 30, area: Array.from({ length: 30 }, (_, y) => [0, y, 16]) }],
    };
    const falls = play(before(1, { map: ledge }), 2, 4).choose(USE, 'pick:east:f0');
    const lost = falls.told('hurt')[0]?.lost;
    expect(lost).toBeGreaterThan(0);
    expect(falls.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', of: 'f0', points: lost }]);
    const friend = (answer: string) => {
      const fighters = { h1: { x: 12, y: 11, seat: 1 }, f0: { x: 30, y: 20 } };
      const scene = before(1, { map: ledge, heroes: [READY_MADE.ragnar], fighters });
      return play(scene, 2, 4)
        .choose(USE, answer, 'pick:east:h1')
        .state.tally.map(({ cause }) => cause);
    };
    expect(friend('pick:refuse')).toEqual(['suffered', 'heroStruck']);
    expect(friend('pick:agree')).toEqual(['suffered']);
  });

  it('[RUN-GIFT-RUNE-MACE] [RUN-HOOK-10] [RUN-GIFTRULE-RUNE-03] shows whom it will be, is over at once, and sleeps', () => {
    const turn = play(before(2));
    const [offer] = offersOf(turn.state, turn.state.agenda.at(-1) as FrameOf<'act'>);
    expect(offer?.area?.()).toEqual([
      { x: 12, y: 10 },
      { x: 10, y: 15 },
    ]);
    const used = play(before(1), 4).choose(USE, 'pick:east:f0');
    expect(one(used, 'h0').asleep).toEqual([{ gift: 'rune-mace', since: 1 }]);
    expect(optionsOf(used, 'gift')).toEqual([]);
  });
});
