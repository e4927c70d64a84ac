// The ship under attack. CAM-RULING-10

import { type Driver, drive } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { beyond, type Direction, GARROCK, type Hex, type HexMap } from '../content/index.ts';
import { rules } from './game.ts';
import type { State } from './state.ts';
import { army, movement, NORMANS, play, type Scene, type Soldiers, scene, VIKINGS } from './testing.ts';

const misses = (dice: number): number[] => Array<number>(dice).fill(1);
const hits = (dice: number): number[] => Array<number>(dice).fill(6);
const HOST: Soldiers = { points: 5, in: '-4,8' };

/** Normans at 6,4, the ship at 7,4. */
const raid = (
  vikings: readonly Soldiers[],
  normans: readonly Soldiers[] = [{ points: 6, in: '6,4' }],
): Scene => ({
  normans: [...normans, { points: 4, in: '-4,9' }],
  vikings: [...vikings, HOST],
  ship: '7,4',
  agenda: movement(NORMANS),
});

const storm = (of: Scene, ...faces: number[]): Driver<State> => play(of, ...faces).choose('move:n1:7,4');
const aboard = (points: number): Soldiers => ({ points, in: 'ship' });

describe('Normans who enter the ship’s hex', () => {
  it('[CAM-RULING-10] fight the Viking army that stands there, as anywhere', () => {
    const game = storm(raid([{ points: 2, in: '7,4' }, aboard(3)]), ...hits(6), ...misses(2), ...misses(2));
    expect(game.told('battleBegan')).toMatchObject([{ defender: 'v1', field: 'coast', aboard: false }]);
    // The defender is dead and somebody is aboard: the ship puts to sea.
    expect([game.kind, game.asked]).toEqual(['putToSea', [VIKINGS]]);
    expect(army(game, 'n1').at).toBe('7,4');
    game.choose('sail:8,4');
    expect(game.told('sailed')).toMatchObject([{ from: '7,4', to: '8,4', aboard: ['v2'], fled: true }]);
    expect(game.choose('decline').left).toEqual([]);
  });

  it('[CAM-RULING-10] who beat it let it retreat by land before the ship goes', () => {
    const of = raid([{ points: 2, in: '7,4' }, aboard(3)], [{ points: 6, in: '7,3' }]);
    // South-east of 7,4 and to the left of that is the sea; to the right lies 6,5, and behind it the river.
    const game = play(of, ...misses(8), ...misses(8), ...misses(8), 4).choose('move:n1:7,4');
    expect(game.told('moved')[0]).toMatchObject({ army: 'v1', from: '7,4', to: '6,5', how: 'retreat' });
    expect(game.kind).toBe('putToSea');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-10] otherwise fight one of those aboard, whom the Viking player names', () => {
    const game = storm(raid([aboard(3), aboard(1), aboard(2)]), ...misses(8), ...misses(8), ...misses(8));
    expect([game.kind, game.asked]).toEqual(['defendShip', [VIKINGS]]);
    // The small one cannot.
    expect(game.options()).toEqual(['defend:v1', 'defend:v3']);
    game.choose('defend:v3');
    expect(game.told('battleBegan')).toMatchObject([
      { defender: 'v3', field: 'coast', aboard: true, points: [6, 2] },
    ]);
    // He loses, survives and stays aboard: the ship's flight is his retreat.
    expect(game.kind).toBe('putToSea');
    expect(army(game, 'v3')).toMatchObject({ at: 'ship', points: 2 });
    game.choose('sail:9,4', 'decline');
    expect([game.state.ship.at, army(game, 'n1').at]).toEqual(['9,4', '7,4']);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-10] who come over the river find the coast for a field all the same', () => {
    const of = { ...raid([aboard(2)], [{ points: 6, in: '5,6' }]), ship: '6,5' };
    const game = play(of, 4, ...misses(8), ...misses(8), ...misses(8)).choose('move:n1:6,5', 'defend:v1');
    expect(game.told('battleBegan')).toMatchObject([{ field: 'coast' }]);
    expect(game.told('round')[0]).toMatchObject({ needs: [6, 5] });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-10] drive off a ship with only small armies aboard without a battle', () => {
    const game = storm(raid([aboard(1), aboard(1)]));
    expect(game.told('battleBegan')).toEqual([]);
    expect([game.kind, game.asked]).toEqual(['putToSea', [VIKINGS]]);
    game.choose('sail:8,3');
    expect([game.state.ship.at, army(game, 'n1').at]).toEqual(['8,3', '7,4']);
  });

  it('[CAM-RULING-10] take an empty ship’s hex; the ship stays', () => {
    const game = storm(raid([]));
    expect([game.state.ship.at, army(game, 'n1').at]).toEqual(['7,4', '7,4']);
    expect(game.told('beachTaken')).toMatchObject([{ army: 'n1', hex: '7,4' }]);
    expect(game.kind).toBe('command');
  });

  it('[CAM-RULING-10] leave the ship where it is when its last defender dies and nobody is left aboard', () => {
    const game = storm(raid([aboard(2)]), ...hits(6), ...misses(2), ...misses(2)).choose(
      'defend:v1',
      'decline',
    );
    expect([game.state.ship.at, army(game, 'n1').at]).toEqual(['7,4', '7,4']);
    expect(game.told('sailed')).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-10] who lose retreat as anybody does', () => {
    const game = storm(
      raid([aboard(6)], [{ points: 2, in: '6,4' }]),
      ...misses(8),
      ...misses(8),
      ...misses(8),
    );
    game.choose('defend:v1', 'decline');
    expect(army(game, 'n1').at).toBe('5,4');
    expect([game.state.ship.at, army(game, 'v1').at]).toEqual(['7,4', 'ship']);
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-10] a small army ashore flees, and those aboard put to sea', () => {
    const of = raid([{ points: 1, in: '7,4' }, aboard(4)], [{ points: 6, in: '7,3' }]);
    // 5: right of south-east is south-west, 6,5 and 5,6 over the river.
    const game = play(of, 5, 5).choose('move:n1:7,4');
    expect(army(game, 'v1').at).toBe('5,6');
    expect([game.kind, army(game, 'n1').at]).toEqual(['putToSea', '7,4']);
    expect(game.left).toEqual([]);
  });
});

describe('putting to sea', () => {
  it('[CAM-RULING-10] is one or two steps over legal hexes', () => {
    const game = storm(raid([aboard(1)]));
    const reach = game.options().map((id) => id.slice(5));
    expect(reach).toEqual(expect.arrayContaining(['8,4', '8,3', '7,5', '7,3', '6,5', '9,4', '7,2']));
    expect(reach).not.toContain('7,4');
  });

  it('[CAM-RULING-10, CAM-SHIP-07, CAM-WIN-04] fails where no step is legal: ship and crew are lost, and the campaign', () => {
    const normans = [
      { points: 6, in: '6,4' },
      { points: 3, in: '7,3' },
      { points: 2, in: '6,5' },
    ];
    const game = play(raid([aboard(1)], normans));
    // Normans hold the coast, and the water around 7,4 has silted up.
    const rows = [...game.state.map.rows];
    rows[3] = 'wggggwgVc...';
    rows[4] = 'wgggKggggc..';
    rows[5] = 'ggsgggwgc...';
    game.state.map = { ...game.state.map, rows };
    game.choose('move:n1:7,4');
    expect(game.told('shipDestroyed')).toMatchObject([{ army: null, hex: '7,4' }]);
    expect(game.told('destroyed')).toMatchObject([{ army: 'v1', how: 'ship' }]);
    expect(game.state.ended).toEqual({ winner: NORMANS, how: 'ship' });
  });

  it('[CAM-RULING-09] does not cost the ship its own move of the turn', () => {
    const of = { ...raid([aboard(1)]), agenda: [...movement(VIKINGS), ...movement(NORMANS)] };
    const game = storm(of).choose('sail:8,4', 'done');
    expect(game.asked).toEqual([VIKINGS]);
    expect(game.options()).toContain('sail:9,4');
  });
});

describe('Vikings who land in the ship’s own hex', () => {
  it('[CAM-RULING-08, CAM-RULING-16] attack the Normans there out of the first sea hex around it', () => {
    const of: Scene = {
      normans: [
        { points: 2, in: '7,4' },
        { points: 4, in: '-4,9' },
      ],
      vikings: [aboard(6)],
      ship: '7,4',
      agenda: movement(VIKINGS),
    };
    const game = play(of, ...misses(8), ...misses(8), ...misses(8)).choose('land:v1:7,4');
    // The sea lies east of it: the line is west.
    expect(army(game, 'n1').at).toBe('5,4');
    expect(army(game.choose('decline'), 'v1').at).toBe('7,4');
    expect(game.state.ship.at).toBe('7,4');
    expect(game.left).toEqual([]);
  });

  /** A land of one's own around 1,3: a beach there, and the sea where it is said. */
  const bay = (...sea: Direction[]): HexMap => {
    const rows = GARROCK.rows.map((row) => [...row]);
    const draw = (hex: Hex, letter: string): void => {
      const [q, r] = hex.split(',').map(Number) as [number, number];
      (rows[r] as string[])[q + (r - (r % 2)) / 2] = letter;
    };
    draw('1,3', 'c');
    for (const direction of sea) draw(beyond('1,3', direction), '~');
    return { ...GARROCK, rows: rows.map((row) => row.join('')) };
  };

  it.each([
    ['east', [0], '-1,3'],
    ['north-east', [1], '-1,5'],
    ['north-west', [2], '1,5'],
    ['west', [3], '3,3'],
    ['south-west', [4], '3,1'],
    ['south-east', [5], '1,1'],
    ['north-east before west', [3, 1], '-1,5'],
    ['south-west before south-east', [5, 4], '3,1'],
  ] satisfies [string, Direction[], string][])(
    '[CAM-RULING-08, CAM-RULING-16] come out of the sea in the %s and drive the enemy straight on',
    (_where, sea, end) => {
      const state = scene({
        normans: [
          { points: 2, in: '1,3' },
          { points: 4, in: '-4,9' },
        ],
        vikings: [aboard(6)],
        ship: '1,3',
        agenda: movement(VIKINGS),
        state: { map: bay(...sea) },
      });
      const game = drive<State>(rules as never, state, misses(24)).choose('land:v1:1,3');
      expect(army(game, 'n1').at).toBe(end);
      expect(game.left).toEqual([]);
    },
  );

  it.each([
    ['7,4', '7,3', '7,1'],
    ['7,4', '6,4', '4,4'],
    ['3,9', '3,8', '3,6'],
    ['3,9', '2,9', '0,9'],
  ])(
    '[CAM-RULING-08, CAM-RULING-16] land from the ship at %s in %s: the line is that step, and it ends in %s',
    (ship, to, end) => {
      const of: Scene = {
        normans: [
          { points: 2, in: to },
          { points: 4, in: '-4,9' },
        ],
        vikings: [aboard(6)],
        ship,
        agenda: movement(VIKINGS),
      };
      const game = play(of, ...misses(24)).choose(`land:v1:${to}`);
      expect(army(game, 'n1').at).toBe(end);
      expect(game.left).toEqual([]);
    },
  );
});
