import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, HERO_SEAT, modelOf, optionsOf, play, type Scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

const HALL = [
  '###########',
  '#.........#',
  '#.........#',
  '#....O....#',
  '#.........#',
  '#.........#',
  '###########',
];

const alone: Scene = { map: HALL, turn: 'orlaf' };

/** An enemy's front arc lies across the way of Orlaf, three squares to the east. */
const watched: Scene = {
  map: ['###########', '#.........#', '#O........#', '#.....s...#', '#.........#', '###########'],
  models: { 'skeleton-warrior-1': { facing: 'W' } },
  turn: 'orlaf',
};

const pinned: Scene = {
  map: ['#######', '#.....#', '#..s..#', '#..O..#', '#.....#', '#.....#', '#######'],
  models: { 'skeleton-warrior-1': { facing: 'S' } },
  turn: 'orlaf',
};

describe('a Move', () => {
  it('[DUN-MOV-01] goes up to the Movement value in squares', () => {
    const east = ['step:6:3', 'step:7:3', 'step:8:3', 'step:9:3', 'step:8:3', 'step:7:3', 'step:6:3'];
    const game = play(alone).choose(...east);
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(optionsOf(game, 'done')).toEqual(['done']);
    expect(whereIs(game, 'orlaf')).toEqual([6, 3]);
  });

  it('[DUN-MOV-02] is made and shown square by square', () => {
    const game = play(alone);
    expect(optionsOf(game, 'step').sort()).toEqual(
      ['4:2', '5:2', '6:2', '4:3', '6:3', '4:4', '5:4', '6:4'].map((at) => `step:${at}`).sort(),
    );
    game.choose('step:6:3', 'step:7:4');
    expect(game.told('stepped').map(({ from, path }) => [from, path])).toEqual([
      [[5, 3], [[6, 3]]],
      [[6, 3], [[7, 4]]],
    ]);
  });

  it('[DUN-MOV-03] enters no square with a friend or foe', () => {
    const map = ['#######', '#.....#', '#.Rs..#', '#.O...#', '#.....#', '#######'];
    const game = play({ map, turn: 'orlaf', models: { 'skeleton-warrior-1': { facing: 'N' } } });
    const steps = optionsOf(game, 'step');
    expect(steps).not.toContain('step:2:2');
    expect(steps).not.toContain('step:3:2');
    expect(steps).toContain('step:1:2');
  });

  it('[DUN-MOV-04, DUN-FURN-01] enters no square with furniture', () => {
    const game = play({ map: ['#####', '#.o.#', '#.O.#', '#...#', '#####'], turn: 'orlaf' });
    expect(optionsOf(game, 'step')).not.toContain('step:2:1');
    expect(optionsOf(game, 'step')).toContain('step:1:1');
  });

  it('[DUN-MOV-05] may enter, pass and stop on Piles of Bones', () => {
    const game = play({ map: ['######', '#O.b.#', '######'], turn: 'orlaf' });
    game.choose('step:2:1', 'step:3:1');
    expect(optionsOf(game, 'done')).toEqual(['done']);
    game.choose('step:4:1');
    expect(whereIs(game, 'orlaf')).toEqual([4, 1]);
    expect(game.state.bones).toEqual([{ x: 3, y: 1, piles: 1 }]);
  });

  it('[DUN-MOV-06] counts a diagonal step like any other', () => {
    const game = play({ ...alone, models: { orlaf: { x: 1, y: 1 } } });
    game.choose('step:2:2', 'step:3:3', 'step:4:4', 'step:5:5', 'step:6:4', 'step:7:3', 'step:8:2');
    expect(optionsOf(game, 'step')).toEqual([]);
  });

  it('[DUN-MOV-07, DUN-MOV-08] cuts a corner only if one of the two squares beside it could be entered', () => {
    const corner = ['####', '#O##', '#..#', '####'];
    expect(optionsOf(play({ map: corner, turn: 'orlaf' }), 'step')).toContain('step:2:2');
    const shut = ['####', '#O##', '#o.#', '####'];
    expect(optionsOf(play({ map: shut, turn: 'orlaf' }), 'step')).toEqual([]);
  });

  it('[DUN-MOV-09] turns as it likes on the way, for nothing', () => {
    const game = play(alone).choose('face:W', 'step:6:3', 'face:E', 'step:7:3', 'face:S');
    expect(modelOf(game, 'orlaf').facing).toBe('S');
    game.choose('step:7:4', 'step:7:5', 'step:6:5', 'step:5:5', 'step:4:5');
    expect(optionsOf(game, 'step')).toEqual([]);
  });

  it('[DUN-MOV-09] turns again and again in one square', () => {
    const game = play(alone).choose('face:W', 'face:S');
    expect(optionsOf(game, 'face')).toEqual(['face:N', 'face:E', 'face:W']);
    expect(modelOf(game.choose('face:N'), 'orlaf').facing).toBe('N');
  });

  it('[DUN-HEROCARD-06] is not asked about a further turn when a Feat grants nothing else', () => {
    const map = ['#####', '#.R.#', '#####'];
    expect(play({ map, turn: 'rordin' }).choose('feat:stone-stance', 'face:S').asked).toEqual([]);
  });

  it('[DUN-MOV-10] turns at no other time: not after its Action', () => {
    const map = ['#####', '#.s.#', '#.O.#', '#...#', '#####'];
    const game = play({ map, turn: 'orlaf', models: { orlaf: { items: ['potion-of-stone'] } } });
    game.load(...[1, 1, 1, 1, 1], ...[6, 6]).choose('fight:skeleton-warrior-1');
    expect(optionsOf(game, 'face')).toEqual([]);
    expect(game.options()).toEqual(['use:potion-of-stone', 'done']);
  });

  it('[DUN-MOV-11, DUN-INV-09] ends at once in an enemy front arc', () => {
    const game = play(watched).choose('step:2:2', 'step:3:2', 'step:4:2');
    expect(optionsOf(game, 'step').length).toBeGreaterThan(0);
    game.choose('step:5:2');
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(game.told('stopped')).toMatchObject([{ model: 'orlaf', x: 5, y: 2, by: ['skeleton-warrior-1'] }]);
  });

  it('[DUN-MOV-12] still chooses its facing where it was stopped', () => {
    const game = play(watched).choose('step:2:2', 'step:3:2', 'step:4:2', 'step:5:2', 'face:S');
    expect(modelOf(game, 'orlaf').facing).toBe('S');
    expect(optionsOf(game, 'fight')).toEqual(['fight:skeleton-warrior-1']);
  });

  it('[DUN-VEC-46] a Skeleton that steps into a front arc with 3 squares left stops and may turn', () => {
    const map = ['#########', '#.......#', '#.......#', '#...s...#', '#.......#', '#...R...#', '#########'];
    const game = play({ map, turn: 'skeleton-warrior-1' }).choose('step:5:3', 'step:5:4');
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(optionsOf(game, 'face')).toEqual(['face:E', 'face:S', 'face:W']);
  });
});

describe('a model that begins in an enemy front arc', () => {
  it('[DUN-MOV-13] may stay and turn, or Break Away, but not move freely', () => {
    const game = play(pinned);
    expect(optionsOf(game, 'step')).toEqual(['step:4:4', 'step:3:4', 'step:2:4']);
    expect(optionsOf(game, 'face')).toEqual(['face:E', 'face:S', 'face:W']);
  });

  it('[DUN-MOV-14] makes no step from one enemy front arc straight into another', () => {
    const second: Scene = {
      ...pinned,
      map: ['#######', '#.....#', '#..s..#', '#..O..#', '#.....#', '#...s.#', '#######'],
      models: { 'skeleton-warrior-1': { facing: 'S' }, 'skeleton-warrior-2': { facing: 'N' } },
    };
    expect(optionsOf(play(second), 'step')).toEqual(['step:2:4']);
  });

  it('[DUN-RULING-03, DUN-BREAK-05] may spend its Move on a turn alone and then act', () => {
    const game = play({
      ...pinned,
      models: { 'skeleton-warrior-1': { facing: 'S' }, orlaf: { facing: 'S' } },
    });
    expect(optionsOf(game, 'fight')).toEqual([]);
    game.choose('face:N');
    expect(optionsOf(game, 'fight')).toEqual(['fight:skeleton-warrior-1']);
  });

  it('[DUN-BREAK-06, DUN-VEC-47] causes no Free Strike by turning on the spot', () => {
    const map = ['#######', '#.....#', '#.s.s.#', '#..O..#', '#.....#', '#######'];
    const facing = { facing: 'S' } as const;
    const game = play({
      map,
      turn: 'orlaf',
      models: { 'skeleton-warrior-1': facing, 'skeleton-warrior-2': facing },
    });
    game.choose('face:E');
    expect(game.asked).toEqual([HERO_SEAT]);
    expect(game.kind).toBe('turn');
    expect(game.told('attacked')).toEqual([]);
  });

  it('[DUN-RULING-04] is pinned by how things stand when its Move begins', () => {
    // After its first step out of the arc it may walk into one again, and is stopped there.
    const game = play(pinned).choose('step:4:4', 'waive');
    expect(optionsOf(game, 'step')).toContain('step:4:3');
    game.choose('step:4:3');
    expect(optionsOf(game, 'step')).toEqual([]);
  });
});

it('[DUN-MOV-15] counters on the board do not move: bones stay where a model was', () => {
  const game = play({ map: ['######', '#Ob..#', '######'], turn: 'orlaf' });
  game.choose('step:2:1', 'step:3:1', 'step:4:1');
  expect(game.state.bones).toEqual([{ x: 2, y: 1, piles: 1 }]);
});

it('[DUN-RULING-05] a front arc does not close a diagonal, a closed door does', () => {
  const arc = ['#####', '#.s.#', '#O..#', '#o..#', '#####'];
  const game = play({ map: arc, turn: 'orlaf', models: { 'skeleton-warrior-1': { facing: 'E' } } });
  expect(optionsOf(game, 'step')).toContain('step:2:3');
  const door = ['#####', '#O1.#', '#o..#', '#####'];
  expect(optionsOf(play({ map: door, turn: 'orlaf' }), 'step')).toEqual([]);
});

it('[DUN-ARC-05, DUN-ARC-06] bones and other counters have no arcs, attack nobody and cannot be attacked', () => {
  const map = ['######', '#.b..#', '#bOb.#', '#.b..#', '######'];
  const game = play({
    map,
    turn: 'orlaf',
    agenda: [{ step: 'overlordTurn' }],
    state: { ground: [{ item: 'book', x: 1, y: 1 }] },
  });
  expect([...optionsOf(game, 'fight'), ...optionsOf(game, 'force')]).toEqual([]);
  game.choose('step:2:1', 'step:3:1');
  expect(game.told('stopped')).toEqual([]);
  game.choose('done');
  expect(optionsOf(game, 'command')).toEqual([]);
});
