import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { allDiceCast, armedWith, giftPoints, happening, legendary, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('the Even-Handed Torc', () => {
  /** Ragnar with the torc is the second seat’s; Gunnhild gains by a gift. */
  const scene = (who: string, points: number) => ({
    ...armedWith(spentOn({ 'buffeting-gale': 1 }, READY_MADE.gunnhild), {
      heroes: [legendary({ 'even-handed-torc': 2 })],
    }),
    fighters: { h0: { x: 1, y: 1, seat: 0 }, h1: { x: 10, y: 10, seat: 1 }, f0: { x: 30, y: 20 } },
    agenda: [
      happening({ effect: 'award', who, points, gift: 'buffeting-gale', rule: 'RUN-GIFT-BUFFETING-GALE' }),
    ],
  });

  it('[RUN-ITEM-EVENTORC] makes another hero’s points ten a level fewer, if Presence and level win', () => {
    // Pre −1 + 2 + 8 against Pre −1 + 5.
    const won = play(scene('h0', 45), 8, 5).choose('use');
    expect(giftPoints(won, 'h0')).toBe(25);
    expect(one(won, 'h1').uses).toMatchObject([{ gift: 'even-handed-torc' }]);
    expect(giftPoints(play(scene('h0', 15), 8, 5).choose('use'), 'h0')).toBe(0);
  });

  it('[RUN-ITEM-EVENTORC] changes nothing where it loses, or is not used, or the points are his own', () => {
    expect(giftPoints(play(scene('h0', 45), 2, 6).choose('use'), 'h0')).toBe(45);
    expect(giftPoints(play(scene('h0', 45)).choose('pass'), 'h0')).toBe(45);
    expect(giftPoints(play(scene('h1', 45)), 'h1')).toBe(45);
  });
});
