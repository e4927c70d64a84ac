import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  directionOf,
  GARROCK,
  left,
  opposite,
  readHex,
  right,
} from '../content/index.ts';
import { army, movement, NORMANS, play, type Scene, VIKINGS } from './testing.ts';
import { wayBetween, waysFrom } from './ways.ts';

/** One Norman army of five there, on its move. */
const march = (at: string, more: Partial<Scene> = {}): Scene => ({
  normans: [{ points: 5, in: at }],
  agenda: movement(NORMANS),
  ...more,
});

const moves = (ids: readonly string[], id = 'n1'): string[] =>
  ids.filter((option) => option.startsWith(`move:${id}:`)).map((option) => option.split(':')[2] as string);

describe('hexes', () => {
  it('[CAM-RULING-01] have six sides, counted against the clock from the east', () => {
    const around = ['4,5', '5,4', '4,4', '3,5', '3,6', '4,6'].map((hex) => directionOf('4,5', readHex(hex)));
    expect(around).toEqual([null, 1, 2, 3, 4, 5]);
    expect(directionOf('4,5', '5,5')).toBe(0);
    expect(directionOf('4,5', '6,5')).toBeNull();
    const table = DIRECTIONS.map((d) => [opposite(d), left(d), right(d)]);
    expect(table).toEqual([
      [3, 1, 5],
      [4, 2, 0],
      [5, 3, 1],
      [0, 4, 2],
      [1, 5, 3],
      [2, 0, 4],
    ]);
    expect(waysFrom(GARROCK, '2,4').map(({ to, direction }) => [to, direction])).toEqual([
      ['3,4', 0],
      ['3,3', 1],
      ['2,3', 2],
      ['1,4', 3],
      ['1,5', 4],
      ['2,5', 5],
    ] satisfies [string, Direction][]);
  });

  it('[CAM-RULING-02] are parted by the river along their edges: none, water, or water under a bridge', () => {
    const edge = (from: string, to: string) => {
      const { crosses, ford } = wayBetween(GARROCK, readHex(from), readHex(to)) ?? {};
      return [crosses, ford];
    };
    expect(edge('2,4', '3,4')).toEqual([false, false]);
    expect(edge('3,4', '4,4')).toEqual([true, true]);
    expect(edge('4,4', '3,4')).toEqual([true, true]);
    expect(edge('4,2', '5,2')).toEqual([true, false]);
  });
});

describe('an army', () => {
  it('[CAM-MOVE-01] moves one hex and no more', () => {
    const game = play(march('2,4'));
    expect(moves(game.options()).sort()).toEqual(['1,4', '1,5', '2,3', '2,5', '3,3', '3,4']);
    game.choose('move:n1:1,4');
    expect(army(game, 'n1').at).toBe('1,4');
    expect(moves(game.options())).toEqual([]);
  });

  it('[CAM-MOVE-02] may stay', () => {
    const game = play(march('2,4')).choose('done');
    expect(army(game, 'n1').at).toBe('2,4');
  });

  it.each([
    ['grassland', '2,4', '1,4'],
    ['woods', '2,1', '3,1'],
    ['mountain', '1,1', '0,1'],
    ['swamp', '1,5', '0,5'],
    ['coast', '6,3', '7,3'],
    ['village', '0,3', '0,2'],
    ['castle', '1,4', '2,4'],
  ])('[CAM-MOVE-03] enters %s like anything else', (_terrain, from, to) => {
    const game = play(march(from)).choose(`move:n1:${to}`);
    expect(army(game, 'n1').at).toBe(to);
    expect(game.left).toEqual([]);
  });

  it('[CAM-MOVE-04, CAM-UNIT-07] may not enter a hex with a friendly army', () => {
    const normans = [
      { points: 5, in: '2,4' },
      { points: 5, in: '3,4' },
    ];
    const game = play(march('', { normans }));
    expect(moves(game.options())).not.toContain('3,4');
    expect(moves(game.options(), 'n2')).not.toContain('2,4');
    // What has been left is free again.
    game.choose('move:n2:3,3');
    expect(moves(game.options())).toContain('3,4');
    expect(moves(game.options())).not.toContain('3,3');
  });

  describe('[CAM-UNIT-07] is never in one hex with a friend:', () => {
    it('not by landing, beside the ship or where it lies', () => {
      const of: Scene = {
        vikings: [
          { points: 3, in: 'ship' },
          { points: 3, in: 'ship' },
          { points: 3, in: '7,3' },
        ],
        ship: '7,4',
        agenda: movement(VIKINGS),
      };
      const game = play(of);
      const landings = (): string[] => game.options().filter((id) => id.startsWith('land:v2'));
      expect(landings().sort()).toEqual(['land:v2:6,4', 'land:v2:6,5', 'land:v2:7,4']);
      game.choose('land:v1:7,4');
      expect(landings().sort()).toEqual(['land:v2:6,4', 'land:v2:6,5']);
      // Aboard there is room for all: that is no hex.
      game.choose('board:v3');
      expect(game.state.armies.filter(({ at }) => at === 'ship').map(({ id }) => id)).toEqual(['v2', 'v3']);
    });

    it('not by the second step of a Forced March', () => {
      const normans = [
        { points: 5, in: '1,4' },
        { points: 5, in: '3,4' },
      ];
      const game = play(march('', { normans, hands: [['forcedMarch'], []] }));
      game.choose('march:n1', 'move:n1:2,4');
      expect(moves(game.options()).sort()).toEqual(['1,4', '1,5', '2,3', '2,5', '3,3']);
    });

    it('not as a small army on its way home', () => {
      const normans = [
        { points: 1, in: '0,4' },
        { points: 5, in: '1,4' },
      ];
      const game = play(march('', { normans }));
      expect(moves(game.options())).not.toContain('1,4');
    });

    it('not when beaten: the friend behind it closes the way', () => {
      const of: Scene = {
        normans: [{ points: 6, in: '3,3' }],
        vikings: [
          { points: 2, in: '2,3' },
          { points: 3, in: '1,3' },
          { points: 5, in: 'ship' },
        ],
        agenda: movement(NORMANS),
      };
      const game = play(of, ...Array<number>(24).fill(1)).choose('move:n1:2,3');
      expect(game.options().sort()).toEqual(['step:1,4', 'step:2,2']);
      expect(game.left).toEqual([]);
    });
  });

  it('[CAM-MOVE-05] attacks the enemy whose hex it enters', () => {
    const vikings = [
      { points: 2, in: '3,4' },
      { points: 5, in: 'ship' },
    ];
    const game = play(
      march('2,4', { vikings }),
      ...[1, 1, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 1, 1, 1, 1],
      // The beaten army fails at the ford behind it.
      1,
    );
    game.choose('move:n1:3,4');
    expect(game.told('battleBegan')).toMatchObject([{ attacker: 'n1', defender: 'v1', hex: '3,4' }]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-MOVE-06] does not enter the sea', () => {
    expect(moves(play(march('7,4')).options()).sort()).toEqual(['6,4', '6,5', '7,3']);
    expect(directionOf('7,4', '8,4')).toBe(0);
  });
});

describe('the river', () => {
  it('[CAM-RIVER-01, CAM-VEC-11] is crossed freely at a bridge', () => {
    const game = play(march('4,2')).choose('move:n1:5,2');
    expect(army(game, 'n1').at).toBe('5,2');
    expect(game.told('roll')).toEqual([]);
  });

  it.each([4, 5, 6])('[CAM-RIVER-02, CAM-RIVER-03] is forded on %i', (face) => {
    const game = play(march('3,4'), face).choose('move:n1:4,4');
    expect(army(game, 'n1').at).toBe('4,4');
    expect(game.told('forded')).toMatchObject([{ army: 'n1', from: '3,4', to: '4,4', face, ok: true }]);
    expect(game.left).toEqual([]);
  });

  it.each([1, 2, 3])('[CAM-RIVER-04] turns an army back on %i', (face) => {
    const game = play(march('3,4'), face).choose('move:n1:4,4');
    expect(army(game, 'n1').at).toBe('3,4');
    expect(moves(game.options())).toEqual([]);
    expect(game.left).toEqual([]);
  });

  it('[CAM-VEC-09] 3,4 to 4,4 with a 3: it stays, and its move is used up', () => {
    const game = play(march('3,4'), 3).choose('move:n1:4,4');
    expect(army(game, 'n1')).toMatchObject({ at: '3,4', moved: true, stirred: false, fought: false });
    expect(game.left).toEqual([]);
  });

  it('[CAM-VEC-10] the same with a 4: it stands at 4,4', () => {
    const game = play(march('3,4'), 4).choose('move:n1:4,4');
    expect(army(game, 'n1')).toMatchObject({ at: '4,4', moved: true });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-33] leaves who failed at it neither another move nor an exchange', () => {
    const normans = [
      { points: 4, in: '3,4' },
      { points: 4, in: '2,4' },
    ];
    const game = play(march('', { normans }), 1);
    expect(game.options()).toContain('exchange:n1:n2');
    game.choose('move:n1:4,4');
    expect(game.options().filter((id) => id.split(':')[1] === 'n1')).toEqual([]);
    // The other may still spend its own.
    expect(game.options()).toContain('exchange:n2:n1');
    expect(game.left).toEqual([]);
  });
});

describe('the Ford card', () => {
  const hands: Scene['hands'] = [['ford'], []];

  it('[CAM-CARD-10, CAM-VEC-12] carries an army over without a roll', () => {
    const game = play(march('3,4', { hands }));
    expect(game.options()).toContain('move:n1:4,4');
    game.choose('ford:n1:4,4:move');
    expect(army(game, 'n1')).toMatchObject({ at: '4,4', moved: true });
    expect(game.told('forded')).toMatchObject([{ face: null, ok: true }]);
    expect([game.state.hands[NORMANS], game.state.discard]).toEqual([[], ['ford']]);
    expect(game.told('roll')).toEqual([]);
  });

  it('[CAM-RULING-21] is played where there is a ford roll, and nowhere else', () => {
    const fords = (at: string) =>
      play(march(at, { hands }))
        .options()
        .filter((id) => id.startsWith('ford'));
    expect(fords('2,4')).toEqual([]);
    // From 4,2 the bridge leads to 5,2; everything else is dry.
    expect(fords('4,2')).toEqual([]);
    expect(fords('3,5').sort()).toEqual(['ford:n1:4,4:move', 'ford:n1:4,5:move']);
  });

  it('[CAM-RULING-21] helps a boarding and a landing over the river too', () => {
    const vikings = [
      { points: 4, in: '5,6' },
      { points: 4, in: 'ship' },
    ];
    const of: Scene = { vikings, ship: '6,5', hands: [[], ['ford']], agenda: movement(VIKINGS) };
    const boarding = play(of).choose('ford:v1:6,5:board');
    expect(army(boarding, 'v1')).toMatchObject({ at: 'ship', boarded: true });
    const landing = play({ ...of, vikings: [{ points: 4, in: 'ship' }] });
    landing.choose('ford:v1:5,6:land');
    expect(army(landing, 'v1')).toMatchObject({ at: '5,6', moved: true });
    expect([boarding.told('roll'), landing.told('roll')]).toEqual([[], []]);
  });
});

describe('Forced March', () => {
  const hands: Scene['hands'] = [['forcedMarch'], []];
  const vikings = [{ points: 6, in: 'ship' }];

  it('[CAM-CARD-11, CAM-RULING-21] gives one army two steps of one hex in this turn', () => {
    const game = play(march('2,4', { hands })).choose('march:n1', 'move:n1:2,3', 'move:n1:2,2');
    expect(army(game, 'n1')).toMatchObject({ at: '2,2', moved: true });
    expect(game.state.discard).toEqual(['forcedMarch']);
    expect(game.options()).toEqual(['done', 'concede']);
  });

  it('[CAM-RULING-21] is played before the army starts to move, and lasts no longer than the turn', () => {
    const hand: Scene['hands'] = [['forcedMarch'], []];
    const game = play(march('2,4', { hands: hand })).choose('move:n1:2,3');
    expect(game.options()).not.toContain('march:n1');
    const agenda: Scene['agenda'] = [{ step: 'endOfTurn' }, ...movement(NORMANS)];
    const next = play(march('2,4', { hands, agenda, vikings }), 6, 1).choose(
      'march:n1',
      'move:n1:2,3',
      'done',
    );
    expect(army(next, 'n1')).toMatchObject({ march: 0, moved: false });
    expect(next.left).toEqual([]);
  });

  it('[CAM-RULING-21] rolls at each river edge separately; a failed ford ends it', () => {
    const over = play(march('3,4', { hands }), 4, 5).choose('march:n1', 'move:n1:4,4', 'move:n1:3,5');
    expect(army(over, 'n1').at).toBe('3,5');
    const stuck = play(march('3,4', { hands }), 4, 3).choose('march:n1', 'move:n1:4,4', 'move:n1:3,5');
    expect(army(stuck, 'n1')).toMatchObject({ at: '4,4', moved: true });
    const first = play(march('3,4', { hands }), 2).choose('march:n1', 'move:n1:4,4');
    expect(first.options()).toEqual(['done', 'concede']);
    expect([...over.left, ...stuck.left, ...first.left]).toEqual([]);
  });

  it('[CAM-RULING-21] ends with a battle', () => {
    const foes = [{ points: 2, in: '3,4' }, ...vikings];
    const game = play(march('2,4', { hands, vikings: foes }), ...[6, 6, 1, 1, 1], ...[1, 1], ...[1, 1]);
    game.choose('march:n1', 'move:n1:3,4', 'decline');
    expect(army(game, 'n1')).toMatchObject({ at: '3,4', moved: true, march: 0 });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-18, CAM-RULING-21] goes on after an enemy has fled', () => {
    const foes = [{ points: 1, in: '3,4' }, ...vikings];
    // To the right of east: 3,5 and 3,6.
    const game = play(march('2,4', { hands, vikings: foes }), 6).choose('march:n1', 'move:n1:3,4');
    expect(army(game, 'v1').at).toBe('3,6');
    expect(army(game, 'n1')).toMatchObject({ at: '3,4', moved: false, march: 1 });
    game.choose('move:n1:3,3');
    expect(army(game, 'n1')).toMatchObject({ at: '3,3', moved: true });
    expect(game.left).toEqual([]);
  });

  it('[CAM-RULING-21] may board with the second step, or land with it after being carried', () => {
    const of: Scene = { ship: '7,4', hands: [[], ['forcedMarch']], agenda: movement(VIKINGS) };
    const boarding = play({ ...of, vikings: [{ points: 4, in: '5,4' }, ...vikings] });
    boarding.choose('march:v1', 'move:v1:6,4', 'board:v1');
    expect(army(boarding, 'v1')).toMatchObject({ at: 'ship', moved: true, boarded: true });
    const landing = play({ ...of, vikings }).choose('march:v1', 'land:v1:6,4', 'move:v1:5,4');
    expect(army(landing, 'v1')).toMatchObject({ at: '5,4', moved: true });
  });

  it('[CAM-RULING-41] is for armies, never for the ship', () => {
    const game = play({
      vikings,
      ship: '9,4',
      hands: [[], ['forcedMarch', 'ford']],
      agenda: movement(VIKINGS),
    });
    const acts = new Set(game.options().map((id) => id.split(':')[0]));
    expect(acts).toEqual(new Set(['march', 'sail', 'done', 'concede']));
    expect(game.options().filter((id) => id.startsWith('march'))).toEqual(['march:v1']);
    game.choose('march:v1', 'sail:7,4');
    expect(game.options().filter((id) => id.startsWith('sail'))).toEqual([]);
  });
});
