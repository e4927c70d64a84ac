import { describe, expect, it } from 'vitest';
import { geographyOf, type Hex, type HexMap, readHex } from '../content/index.ts';
import { sailReach } from './ship.ts';
import { army, movement, NORMANS, play, type Scene, type Soldiers, scene, VIKINGS } from './testing.ts';

const CREW: Soldiers = { points: 5, in: 'ship' };

const voyage = (ship: string, more: Partial<Scene> = {}): Scene => ({
  vikings: [CREW],
  ship,
  agenda: movement(VIKINGS),
  ...more,
});

const sails = (of: Scene): string[] =>
  play(of)
    .options()
    .filter((id) => id.startsWith('sail'))
    .map((id) => id.slice(5))
    .sort();

const deeds = (of: Scene, id: string): string[] =>
  play(of)
    .options()
    .filter((option) => option.split(':')[1] === id && !option.startsWith('exchange'));

describe('the ship', () => {
  it('[CAM-SHIP-01] is one, and the Vikings’ alone', () => {
    expect(sails(voyage('9,4')).length).toBeGreaterThan(0);
    const normans = play(voyage('9,4', { agenda: movement(NORMANS) })).options();
    expect(normans.filter((id) => id.startsWith('sail'))).toEqual([]);
    const beside: Scene = {
      ...voyage('7,4'),
      normans: [{ points: 5, in: '6,4' }],
      agenda: movement(NORMANS),
    };
    expect(deeds(beside, 'n1').some((id) => id.startsWith('board'))).toBe(false);
  });

  it('[CAM-SHIP-02, CAM-RULING-09] moves up to two hexes, once in a turn', () => {
    // Three hexes beside 9,4, and those beside them.
    const reach = ['8,4', '8,5', '9,3', '10,2', '10,3', '7,4', '7,5', '7,6', '8,3', '8,6', '9,2', '9,5'];
    expect(sails(voyage('9,4'))).toEqual(reach.sort());
    const game = play(voyage('9,4')).choose('sail:8,4');
    expect(game.options().filter((id) => id.startsWith('sail'))).toEqual([]);
  });

  it('[CAM-SHIP-03, CAM-VEC-26] does not move with nobody aboard', () => {
    const vikings = [{ points: 5, in: '-4,8' }];
    expect(sails(voyage('9,4', { vikings }))).toEqual([]);
    expect(sails(voyage('7,4', { vikings: [{ points: 5, in: '7,4' }] }))).toEqual([]);
  });

  it('[CAM-SHIP-04] is left only in a coastal hex', () => {
    expect(deeds(voyage('8,4'), 'v1')).toEqual([]);
    expect(deeds(voyage('7,4'), 'v1').sort()).toEqual([
      'land:v1:6,4',
      'land:v1:6,5',
      'land:v1:7,3',
      'land:v1:7,4',
    ]);
  });

  it('[CAM-SHIP-05] is boarded only in a coastal hex', () => {
    const vikings = [{ points: 5, in: '7,4' }];
    expect(deeds(voyage('8,4', { vikings }), 'v1')).not.toContain('board:v1');
    expect(deeds(voyage('7,4', { vikings }), 'v1')).toContain('board:v1');
  });
});

describe('its ways', () => {
  it('[CAM-RULING-06] lead over sea and coast, never inland', () => {
    const reach = sails(voyage('7,4'));
    const { terrain } = geographyOf(scene({}).map);
    expect(new Set(reach.map((hex) => terrain.get(readHex(hex))))).toEqual(new Set(['sea', 'coast']));
    expect(reach).not.toContain('6,4');
  });

  it('[CAM-RULING-06] lead from coast to coast only past a common sea hex', () => {
    const map = scene({}).map;
    const { neighbours, terrain } = geographyOf(map);
    const coast = [...terrain].filter(([, kind]) => kind === 'coast').map(([hex]) => hex);
    const seaBeside = (hex: Hex) =>
      (neighbours.get(hex) ?? []).filter((other) => other && terrain.get(other) === 'sea');
    let shared = 0;
    for (const from of coast) {
      const steps = play(voyage(from)).options();
      for (const to of neighbours.get(from) ?? [])
        if (
          to !== null &&
          terrain.get(to) === 'coast' &&
          seaBeside(from).some((sea) => seaBeside(to).includes(sea))
        ) {
          shared++;
          expect(steps).toContain(`sail:${to}`);
        }
    }
    expect(shared).toBeGreaterThan(5);
    // A spit of coast between two seas that do not meet.
    const spit: HexMap = {
      ...map,
      rows: ['g~~', 'cc~', '~gg'],
      river: [],
      bridges: [],
      places: [],
      shipStart: '1,0',
    };
    const at = (hex: Hex) => sailReach({ ...scene({}), map: spit, ship: { at: hex, moved: false } });
    expect(geographyOf(spit).terrain.get('0,1')).toBe('coast');
    expect(at('0,1')).toContain('1,1');
    const parted: HexMap = { ...spit, rows: ['~gg', 'cc~', 'ggg'] };
    const { terrain: land } = geographyOf(parted);
    expect([land.get('0,1'), land.get('1,1')]).toEqual(['coast', 'coast']);
    expect(sailReach({ ...scene({}), map: parted, ship: { at: '0,1', moved: false } })).not.toContain('1,1');
  });

  it('[CAM-RULING-06] never lead into or through a hex with a Norman army', () => {
    const normans = [{ points: 5, in: '7,4' }];
    expect(sails(voyage('9,4'))).toContain('7,4');
    expect(sails(voyage('9,4', { normans }))).not.toContain('7,4');
    const beside = sails(voyage('6,5', { normans }));
    expect(beside).not.toContain('7,4');
    expect(beside).not.toContain('7,3');
    expect(sails(voyage('6,5'))).toContain('7,3');
  });

  it('[CAM-RULING-28] may lead into a hex with a Viking army', () => {
    const vikings = [CREW, { points: 4, in: '7,4' }];
    const game = play(voyage('8,4', { vikings })).choose('sail:7,4');
    expect([game.state.ship.at, army(game, 'v2').at]).toEqual(['7,4', '7,4']);
  });
});

describe('aboard', () => {
  it('[CAM-RULING-07] there is room for any number of Vikings, and they are in no hex', () => {
    const vikings = Array.from({ length: 5 }, () => ({ points: 3, in: 'ship' }));
    const options = { freeArmyCount: true };
    const game = play(voyage('7,4', { vikings, options })).choose('land:v1:7,4');
    // Nobody else may land there, for somebody is there now; those aboard were not.
    expect(game.options()).not.toContain('land:v2:7,4');
    game.choose('land:v2:7,3', 'land:v3:6,4', 'land:v4:6,5');
    expect(army(game, 'v5').at).toBe('ship');
  });

  it('[CAM-RULING-08] boarding is the whole move, from the ship’s hex or one beside it', () => {
    const vikings = [CREW, { points: 4, in: '6,4' }, { points: 4, in: '5,4' }];
    expect(deeds(voyage('7,4', { vikings }), 'v3')).not.toContain('board:v3');
    const game = play(voyage('7,4', { vikings })).choose('board:v2');
    expect(army(game, 'v2')).toMatchObject({ at: 'ship', moved: true, boarded: true });
    expect(game.options().filter((id) => id.split(':')[1] === 'v2')).toEqual([]);
  });

  it('[CAM-RULING-08] landing is the whole move, into the ship’s hex or one beside it', () => {
    const game = play(voyage('7,4')).choose('land:v1:6,4');
    expect(army(game, 'v1')).toMatchObject({ at: '6,4', moved: true });
    expect(game.options()).toEqual(['done', 'concede']);
  });

  it.each([
    [3, '5,6', 'ship'],
    [4, '5,6', '5,6'],
  ])('[CAM-RULING-08] landing over the river is forded: with %i to %s it ends %s', (face, to, end) => {
    const game = play(voyage('6,5'), face).choose(`land:v1:${to}`);
    expect(army(game, 'v1')).toMatchObject({ at: end, moved: true });
    expect(game.left).toEqual([]);
  });

  it.each([
    [3, '5,6'],
    [4, 'ship'],
  ])('[CAM-RULING-08] boarding over the river is forded: with %i it ends %s', (face, end) => {
    const vikings = [{ points: 5, in: '5,6' }];
    const game = play(voyage('6,5', { vikings }), face).choose('board:v1');
    expect(army(game, 'v1')).toMatchObject({ at: end, moved: true });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-08] landing where an enemy stands is an attack', () => {
    const of = voyage('7,4', {
      normans: [
        { points: 2, in: '6,4' },
        { points: 3, in: '-4,9' },
      ],
    });
    const game = play(of, ...[6, 6, 1, 1, 1], ...[1, 1], ...[1, 1]).choose('land:v1:6,4');
    expect(game.told('battleBegan')).toMatchObject([{ attacker: 'v1', defender: 'n1', hex: '6,4' }]);
    expect(army(game.choose('decline'), 'v1').at).toBe('6,4');
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-09, CAM-VEC-27] an army is carried and lands in the same turn: 9,4 by 8,4 to 7,4, then 6,4', () => {
    const vikings = [CREW, CREW, CREW];
    const game = play(voyage('9,4', { vikings })).choose('sail:7,4', 'land:v1:6,4');
    expect(game.told('sailed')).toMatchObject([
      { from: '9,4', to: '7,4', aboard: ['v1', 'v2', 'v3'], fled: false },
    ]);
    expect(army(game, 'v1').at).toBe('6,4');
  });

  it('[CAM-RULING-09] the ship may sail after armies have landed, and before others do', () => {
    const vikings = [CREW, CREW];
    const game = play(voyage('7,4', { vikings })).choose('land:v1:7,4', 'sail:7,3', 'land:v2:6,3');
    expect([army(game, 'v1').at, army(game, 'v2').at]).toEqual(['7,4', '6,3']);
  });

  it('[CAM-RULING-09, CAM-VEC-28] who boarded may be carried on, but not land in the same turn', () => {
    const vikings = [{ points: 5, in: '7,4' }];
    const game = play(voyage('7,4', { vikings })).choose('board:v1', 'sail:7,2');
    expect(game.state.ship.at).toBe('7,2');
    expect(game.options()).toEqual(['done', 'concede']);
    // Not even with Forced March.
    const hands: Scene['hands'] = [[], ['forcedMarch']];
    const marched = play(voyage('7,4', { vikings, hands })).choose('march:v1', 'board:v1');
    expect(marched.options().filter((id) => id.startsWith('land'))).toEqual([]);
  });

  it('[CAM-RULING-08] one may board past a Norman army in the ship’s hex', () => {
    const of = voyage('7,4', { normans: [{ points: 5, in: '7,4' }], vikings: [{ points: 5, in: '6,4' }] });
    expect(army(play(of).choose('board:v1'), 'v1').at).toBe('ship');
  });
});
