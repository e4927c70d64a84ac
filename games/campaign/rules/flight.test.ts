import type { Driver } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { State } from './state.ts';
import { army, movement, NORMANS, play, type Scene, type Soldiers, VIKINGS } from './testing.ts';

const VIKING: Soldiers = { points: 5, in: 'ship' };

/** A Viking of five at `from` attacks a small Norman at `at`. */
const raid = (from: string, at: string, more: Partial<Scene> = {}): Scene => ({
  normans: [
    { points: 1, in: at },
    { points: 5, in: '-4,9' },
  ],
  vikings: [{ points: 5, in: from }, VIKING],
  agenda: movement(VIKINGS),
  ...more,
});

const attack = (of: Scene, at: string, ...faces: number[]): Driver<State> =>
  play(of, ...faces).choose(`move:v1:${at}`);

const CASTLE = '2,4';
const EAST = '3,4';

describe('a small army under attack', () => {
  it('[CAM-FLEE-04] does not fight: it flees two hexes at once', () => {
    const game = attack(raid(CASTLE, EAST), EAST, 6);
    expect(game.told('battleBegan')).toEqual([]);
    expect(game.told('fled')).toMatchObject([{ army: 'n1', path: [EAST, '3,5', '3,6'] }]);
    expect(army(game, 'n1')).toMatchObject({ at: '3,6', points: 1 });
    expect(game.left).toEqual([]);
  });

  it.each([1, 2])('[CAM-FLEE-05] runs straight away from the attacker on %i', (face) => {
    const game = attack(raid(EAST, CASTLE), CASTLE, face);
    expect(army(game, 'n1').at).toBe('0,4');
    expect(game.left).toEqual([]);
  });

  it.each([
    [3, '0,6'],
    [4, '0,6'],
    [5, '2,2'],
    [6, '2,2'],
  ])(
    '[CAM-FLEE-06] runs to the left of that on 3 and 4, to the right on 5 and 6: on %i to %s',
    (face, hex) => {
      // From the east: away is west, left of west is south-west (1,5 and 0,6), right of it north-west.
      const game = attack(raid(EAST, CASTLE), CASTLE, face);
      expect(army(game, 'n1').at).toBe(hex);
      expect(game.left).toEqual([]);
    },
  );

  it('[CAM-FLEE-07] is destroyed where the map ends', () => {
    const game = attack(raid('1,0', '0,0'), '0,0', 1);
    expect(game.told('destroyed')).toMatchObject([{ army: 'n1', how: 'flight', at: '0,0' }]);
    expect(army(game, 'n1')).toMatchObject({ at: null, points: 0 });
    expect(game.state.lost[NORMANS]).toBe(10);
    expect(game.left).toEqual([]);
  });

  it('[CAM-FLEE-08, CAM-VEC-16] is destroyed where the sea begins: 8,0 attacked from 7,0', () => {
    const game = attack(raid('7,0', '8,0'), '8,0', 2);
    expect(army(game, 'n1').at).toBeNull();
    expect(army(game, 'v1').at).toBe('8,0');
    expect(game.left).toEqual([]);
  });

  it('[CAM-FLEE-08] is destroyed when only the second hex is sea', () => {
    const game = attack(raid('6,0', '7,0'), '7,0', 1);
    expect(army(game, 'n1').at).toBeNull();
    expect(game.left).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    '[CAM-VEC-17] 0,0 attacked from 1,0 is lost whatever the die shows: %i',
    (face) => {
      const game = attack(raid('1,0', '0,0'), '0,0', face);
      expect(army(game, 'n1').at).toBeNull();
      expect(game.left).toEqual([]);
    },
  );

  it.each([
    [4, null],
    [5, '5,4'],
  ])(
    '[CAM-VEC-13, CAM-FLEE-09, CAM-RIVER-05, CAM-RIVER-06] 3,4 from 2,4, die 1, fords once: %i ends at %s',
    (ford, end) => {
      const game = attack(raid(CASTLE, EAST), EAST, 1, ford);
      expect(army(game, 'n1').at).toBe(end);
      expect(game.told('forded')).toMatchObject([{ from: '3,4', to: '4,4', face: ford, ok: ford === 5 }]);
      expect(game.left).toEqual([]);
    },
  );

  it.each([
    [4, null],
    [5, '5,2'],
    [6, '5,2'],
  ])(
    '[CAM-VEC-14, CAM-RIVER-05] the same, die 3: 4,3 dry, then 5,2 over the river: %i ends at %s',
    (ford, end) => {
      const game = attack(raid(CASTLE, EAST), EAST, 3, ford);
      expect(army(game, 'n1').at).toBe(end);
      expect(game.told('forded')).toMatchObject([{ from: '4,3', to: '5,2' }]);
      expect(game.left).toEqual([]);
    },
  );

  it('[CAM-VEC-15] the same, die 6: 3,5, then 3,6, and no roll', () => {
    const game = attack(raid(CASTLE, EAST), EAST, 6);
    expect(army(game, 'n1').at).toBe('3,6');
    expect(game.left).toEqual([]);
  });
});

describe('the flight', () => {
  it('[CAM-RULING-17] follows the attacker’s own ford', () => {
    // From 4,4 west over the river into 3,4: away is west.
    const missed = attack(raid('4,4', EAST), EAST, 3);
    expect(army(missed, 'n1').at).toBe(EAST);
    expect([army(missed, 'n1').fought, army(missed, 'v1').fought]).toEqual([false, false]);
    const over = attack(raid('4,4', EAST), EAST, 4, 1);
    expect(army(over, 'n1').at).toBe('1,4');
    expect(army(over, 'v1').at).toBe(EAST);
    expect([...missed.left, ...over.left]).toEqual([]);
  });

  it('[CAM-RULING-17] ends in death before an enemy in either hex', () => {
    for (const at of ['3,5', '3,6']) {
      const vikings = [
        { points: 5, in: CASTLE },
        { points: 5, in: at },
      ];
      const game = attack(raid(CASTLE, EAST, { vikings }), EAST, 6);
      expect(army(game, 'n1').at).toBeNull();
      expect(game.left).toEqual([]);
    }
  });

  it('[CAM-RULING-17] passes a friend in the first hex, but finds no room beside one in the second', () => {
    const friend = (at: string): Partial<Scene> => ({
      normans: [
        { points: 1, in: EAST },
        { points: 5, in: at },
      ],
    });
    const past = attack(raid(CASTLE, EAST, friend('3,5')), EAST, 6);
    expect(army(past, 'n1').at).toBe('3,6');
    const full = attack(raid(CASTLE, EAST, friend('3,6')), EAST, 6);
    expect(army(full, 'n1').at).toBeNull();
    expect([...past.left, ...full.left]).toEqual([]);
  });

  it('[CAM-RULING-17, CAM-RULING-21] fords with the card instead of the roll', () => {
    const of = raid(CASTLE, EAST, { hands: [['ford'], []] });
    const game = attack(of, EAST, 1);
    expect([game.kind, game.asked, game.options()]).toEqual(['fordOrCard', [NORMANS], ['roll', 'ford']]);
    game.choose('ford');
    expect(army(game, 'n1').at).toBe('5,4');
    expect(game.state.discard).toEqual(['ford']);
    const rolled = attack(of, EAST, 1, 4).choose('roll');
    expect(army(rolled, 'n1').at).toBeNull();
    // Another card in the hand opens the same question, so that it tells nothing.
    const other = attack(raid(CASTLE, EAST, { hands: [['scouts'], []] }), EAST, 1, 5);
    expect(other.options()).toEqual(['roll']);
    expect(army(other.choose('roll'), 'n1').at).toBe('5,4');
    expect([...game.left, ...rolled.left, ...other.left]).toEqual([]);
  });

  it('[CAM-RULING-17] may end aboard for a Viking who comes by the ship', () => {
    const chase: Scene = {
      normans: [{ points: 5, in: '4,4' }],
      vikings: [
        { points: 1, in: '5,4' },
        { points: 5, in: '-4,9' },
      ],
      ship: '7,4',
      agenda: movement(NORMANS),
    };
    const second = play(chase, 1).choose('move:n1:5,4');
    expect([second.kind, second.asked, second.options()]).toEqual([
      'stopAboard',
      [VIKINGS],
      ['aboard', 'flee'],
    ]);
    second.choose('aboard');
    expect(army(second, 'v1')).toMatchObject({ at: 'ship', points: 1 });
    expect(second.told('fled')).toMatchObject([{ path: ['5,4', '6,4', '7,4', 'ship'] }]);
    const ashore = play(chase, 1).choose('move:n1:5,4', 'flee');
    expect(army(ashore, 'v1').at).toBe('7,4');
    // Past the first hex there is only the sea.
    const near: Scene = {
      ...chase,
      normans: [{ points: 5, in: '5,4' }],
      vikings: [
        { points: 1, in: '6,4' },
        { points: 5, in: '-4,9' },
      ],
    };
    expect(army(play(near, 1).choose('move:n1:6,4', 'aboard'), 'v1').at).toBe('ship');
    expect(army(play(near, 1).choose('move:n1:6,4', 'flee'), 'v1').at).toBeNull();
    expect([...second.left, ...ashore.left]).toEqual([]);
  });

  it('[CAM-SHIP-06, CAM-RULING-17] is no Norman’s way aboard, empty as the ship may be', () => {
    const of = raid('4,4', '5,4', {
      ship: '7,4',
      vikings: [
        { points: 5, in: '4,4' },
        { points: 5, in: '-4,8' },
      ],
    });
    const game = attack(of, '5,4', 1);
    expect([game.kind, game.asked]).toEqual(['command', [VIKINGS]]);
    expect(game.told('fled')).toMatchObject([{ path: ['5,4', '6,4', '7,4'] }]);
    expect(army(game, 'n1').at).toBe('7,4');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-17] leaves the attacker in the hex, with no card and no save for anybody', () => {
    const game = attack(raid('1,0', '0,0'), '0,0', 1);
    expect(army(game, 'v1').at).toBe('0,0');
    expect([game.kind, game.asked]).toEqual(['command', [VIKINGS]]);
    expect(game.told('saves')).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-24] ends the campaign where it ends the last of the Normans', () => {
    const game = attack(raid('1,0', '0,0', { normans: [{ points: 1, in: '0,0' }] }), '0,0', 1);
    expect(game.state.ended).toEqual({ winner: VIKINGS, how: 'wipedOut' });
    expect(game.asked).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-17] disturbs both armies', () => {
    const game = attack(raid(CASTLE, EAST), EAST, 6);
    expect([army(game, 'n1').fought, army(game, 'v1').fought]).toEqual([true, true]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-18] leaves who fled his own move; who attacked has none left', () => {
    const of = raid(CASTLE, EAST, { agenda: [...movement(NORMANS), ...movement(VIKINGS)] });
    const game = attack(of, EAST, 6);
    expect(game.options().filter((id) => id.split(':')[1] === 'v1')).toEqual([]);
    game.choose('done');
    expect(game.asked).toEqual([NORMANS]);
    expect(game.options()).toContain('move:n1:2,6');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-03] shows that the army is small', () => {
    const game = attack(raid(CASTLE, EAST), EAST, 6);
    expect([army(game, 'n1').shown, army(game, 'v1').shown]).toEqual([true, false]);
    expect(game.left).toEqual([]);
  });
});
