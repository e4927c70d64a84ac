import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import type { State } from '../fight/state.ts';
import { allDiceCast, FOE, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Remorse of Hoder', () => {
  const BOW = 2;
  const SHOOT = `shoot:f0:${BOW}:plain`;
  /** Gunnhild is 35 paces from Ragnar, and beside his target. */
  const scene = (level: number, f1 = { hp: 50 }) => ({
    ...facing(
      { 'remorse-of-hoder': level },
      {
        heroes: [READY_MADE.gunnhild],
        foes: [{ statistics: FOE }, { statistics: FOE }, { statistics: FOE }],
        fighters: {
          h0: { x: 2, y: 10, hand: BOW },
          h1: { x: 37, y: 10 },
          f0: { x: 37, y: 14 },
          f1: { x: 37, y: 20, ...f1 },
          f2: { x: 16, y: 28 },
        },
      },
    ),
    turn: 'h0',
  });
  const damage = ({ state }: ReturnType<typeof play>, hero: string) =>
    state.tally.filter((line) => line.hero === hero && line.cause === 'damage').map(({ points }) => points);

  it('[RUN-GIFT-REMORSE-OF-HODER] is for whoever shot, not for whom it struck', () => {
    const hers = spentOn({ 'remorse-of-hoder': 2 }, READY_MADE.gunnhild);
    const strays = play({ ...scene(2), heroes: [READY_MADE.ragnar, hers] }, 8).choose(SHOOT, 'stand');
    expect(strays.told('strayed')).toMatchObject([{ hit: 'h1' }]);
    expect(strays.kind).not.toBe('reaction');
  });

  it('[RUN-GIFT-REMORSE-OF-HODER] [RUN-RULING-G49] turns a stray shot to a foe of the friend’s choice, and pays both for what it does', () => {
    // 8 + 0 is two over 6 and short of 9: 2 + 6. Then 2 − 1 + 2 against 3.
    const strays = play(scene(2), 8, 2).choose(SHOOT, 'stand');
    expect(strays.told('strayed')).toMatchObject([{ hit: 'h1' }]);
    expect(strays.kind).toBe('reaction');
    strays.choose('use');
    expect(strays.told('checked')).toMatchObject([{ roll: 'Pre', total: 3, against: 3, success: true }]);
    expect(strays.kind).toBe('choose');
    // Not the one that is more than twenty paces from her.
    expect(strays.options()).toEqual(['pick:f0', 'pick:f1']);
    strays.choose('pick:f1');
    expect(one(strays, 'h1').hp).toBe(82);
    expect(one(strays, 'f1').hp).toBe(50 - (2 + 6 - 3));
    expect(damage(strays, 'h0')).toEqual([5]);
    expect(giftPoints(strays, 'h1')).toBe(5);
    expect(one(strays, 'f1').marks).toEqual([]);
  });

  it('[RUN-GIFT-REMORSE-OF-HODER] the friend’s own player is asked', () => {
    const of = scene(2);
    const fighters = { ...of.fighters, h1: { x: 37, y: 10, seat: 2 } };
    const seats: State['seats'] = [['h0'], 'foes', ['h1']];
    const strays = play({ ...of, fighters, state: { seats } }, 8, 2);
    strays.choose(SHOOT, 'stand', 'use');
    expect(strays.asked).toMatchObject([2]);
    strays.choose('pick:f1');
  });

  it('[RUN-GIFT-REMORSE-OF-HODER] a tenth of the paces is the Difficulty, and a failure hits the friend', () => {
    const fails = play(scene(1), 8, 2).choose(SHOOT, 'stand', 'use');
    expect(fails.told('checked')).toMatchObject([{ total: 2, against: 3, success: false }]);
    expect(one(fails, 'h1').hp).toBeLessThan(82);
    expect(giftPoints(fails, 'h1')).toBe(0);
    const lets = play(scene(2), 8).choose(SHOOT, 'stand', 'pass');
    expect(one(lets, 'h1').hp).toBe(one(fails, 'h1').hp);
  });

  it('[RUN-GIFT-REMORSE-OF-HODER] the death blow is the archer’s alone', () => {
    const kills = play(scene(2, { hp: 3 }), 8, 2).choose(SHOOT, 'stand', 'use', 'pick:f1');
    expect(one(kills, 'f1').condition).toBe('dead');
    expect(damage(kills, 'h0')).toEqual([3]);
    expect(giftPoints(kills, 'h1')).toBe(3);
    const blows = kills.state.tally.filter(({ cause }) => cause === 'deathBlow').map(({ hero }) => hero);
    expect(blows).toEqual(['h0']);
  });

  it('[RUN-GIFT-REMORSE-OF-HODER] is not asked of a shot that strays to a foe', () => {
    const alone = scene(2);
    const crowd = { ...alone, fighters: { ...alone.fighters, h1: { x: 1, y: 28 }, f1: { x: 37, y: 16 } } };
    expect(play(crowd, 8).choose(SHOOT, 'stand').kind).toBeNull();
  });
});
