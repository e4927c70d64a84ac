import { afterEach, describe, expect, it } from 'vitest';
import { shotOf } from './attack.ts';
import { numbersOf } from './numbers.ts';
import { allDiceCast, modelOf, optionsOf, play, type Scene, scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

const range: Scene = {
  map: [
    '#########',
    '#...s...#',
    '#.......#',
    '#.......#',
    '#.......#',
    '#...M...#',
    '#.......#',
    '#########',
  ],
  models: { 'skeleton-warrior-1': { facing: 'S' } },
  turn: 'madriga',
};

const shot = (of: Scene, shooter = 'madriga', target = 'skeleton-warrior-1') =>
  numbersOf(scene(of), shotOf(shooter, target));

describe('[DUN-LOS-03] a miniature in the line', () => {
  it.each([
    ['a friend', 'R'],
    ['a foe', 'z'],
    ['nobody', '.'],
  ])('%s on every way: %s', (_, between) => {
    const map = ['###', '#s#', '#.#', `#${between}#`, '#.#', '#M#', '###'];
    const models = { ...(between === 'z' ? { 'zombie-1': { facing: 'N' as const } } : {}) };
    const targets = optionsOf(play({ map, models, turn: 'madriga' }), 'shoot');
    expect(targets.includes('shoot:skeleton-warrior-1')).toBe(between === '.');
  });
});

describe('who can shoot', () => {
  it('[DUN-SHOOT-01, DUN-SETUP-18, DUN-HERO-05] only models with Shooting Dice', () => {
    expect(optionsOf(play(range), 'shoot')).toEqual(['shoot:skeleton-warrior-1']);
    const map = range.map.map((row) => row.replace('M', 'O'));
    expect(optionsOf(play({ ...range, map, turn: 'orlaf' }), 'shoot')).toEqual([]);
  });

  const engaged = (facing: 'E' | 'W'): Scene => ({
    map: [
      '#########',
      '#.......#',
      '#...s...#',
      '#.......#',
      '#.......#',
      '#..z....#',
      '#...M...#',
      '#########',
    ],
    models: { 'zombie-1': { facing }, madriga: { facing: 'N' } },
    turn: 'madriga',
  });

  it('[DUN-SHOOT-02, DUN-HERO-06, DUN-VEC-67] not a model in an enemy front arc', () => {
    expect(optionsOf(play(engaged('E')), 'shoot')).toEqual([]);
    expect(optionsOf(play(engaged('W')), 'shoot')).toEqual(['shoot:skeleton-warrior-1']);
  });

  it('[DUN-VEC-66] but one that stands behind an enemy', () => {
    const game = play({
      map: [
        '#########',
        '#...s...#',
        '#.......#',
        '#.......#',
        '#.......#',
        '#..zM...#',
        '#.......#',
        '#########',
      ],
      models: { 'zombie-1': { facing: 'W' } },
      turn: 'madriga',
    });
    expect(optionsOf(game, 'shoot')).toEqual(['shoot:skeleton-warrior-1']);
  });

  it('[DUN-SHOOT-03, DUN-RULING-15] not at an adjacent model, be it from its rear', () => {
    expect(optionsOf(play(engaged('W')), 'shoot')).not.toContain('shoot:zombie-1');
  });
});

describe('the target', () => {
  it('[DUN-SHOOT-04, DUN-SHOOT-05] is within Long range', () => {
    const row = (gap: number): Scene => ({
      map: ['#'.repeat(16), `#M${'.'.repeat(gap)}s${'.'.repeat(12 - gap)}#`, '#'.repeat(16)],
      models: { madriga: { facing: 'E' } },
      turn: 'madriga',
    });
    expect(optionsOf(play(row(8)), 'shoot')).toHaveLength(1);
    expect(optionsOf(play(row(9)), 'shoot')).toEqual([]);
  });

  it('[DUN-SHOOT-06] is measured between the nearest points of the two squares', () => {
    // Eight empty squares lie between them, though their middles are nine apart.
    const map = ['#'.repeat(13), `#M${'.'.repeat(8)}s.#`, '#'.repeat(13)];
    const game = play({ map, models: { madriga: { facing: 'E' } }, turn: 'madriga' });
    expect(optionsOf(game, 'shoot')).toEqual(['shoot:skeleton-warrior-1']);
  });

  it('[DUN-SHOOT-07, DUN-LOS-07] is in line of sight and before the shooter', () => {
    const wall = ['#########', '#...s...#', '#.#####.#', '#...M...#', '#.......#', '#########'];
    expect(optionsOf(play({ ...range, map: wall }), 'shoot')).toEqual([]);
    expect(optionsOf(play({ ...range, models: { madriga: { facing: 'S' } } }), 'shoot')).toEqual([]);
  });

  it('[DUN-VEC-17, DUN-VEC-18, DUN-LOS-05, DUN-LOS-06] hides behind a bookcase, not behind a table', () => {
    const hall = (piece: string): Scene => ({
      map: [
        '###########',
        '#....z....#',
        '#.........#',
        `#...${piece}${piece}....#`,
        '#........s#',
        '#....M....#',
        '#.........#',
        '#.........#',
        '#....s....#',
        '###########',
      ],
      models: { madriga: { facing: 'N' } },
      turn: 'madriga',
    });
    expect(optionsOf(play(hall('B')), 'shoot')).toEqual(['shoot:skeleton-warrior-1']);
    expect(optionsOf(play(hall('t')), 'shoot')).toEqual(['shoot:zombie-1', 'shoot:skeleton-warrior-1']);
    expect(shot(hall('t'), 'madriga', 'zombie-1')).toMatchObject({ attack: 3, attackerModifiers: ['cover'] });
    expect(shot(hall('t'))).toMatchObject({ attack: 4, attackerModifiers: [] });
  });
});

describe('the dice', () => {
  it('[DUN-SHOOT-08] are the Shooting Dice against the target’s Combat Dice', () => {
    expect(shot(range)).toMatchObject({ attack: 4, defence: 2, armour: 2 });
    const game = play(range, 1, 1, 1, 1, 6, 6).choose('shoot:skeleton-warrior-1');
    expect(game.told('attacked')).toMatchObject([{ kind: 'shot', attack: [1, 1, 1, 1], defence: [6, 6] }]);
  });

  it('[DUN-SHOOT-09] are one fewer for either side that is Injured', () => {
    expect(shot({ ...range, models: { ...range.models, madriga: { wounds: 2 } } }).attack).toBe(3);
    const archer: Scene = {
      map: range.map.map((row) => row.replace('s', 'a')),
      models: { 'skeleton-archer-1': { facing: 'S' }, madriga: { wounds: 2 } },
    };
    expect(shot(archer, 'skeleton-archer-1', 'madriga')).toMatchObject({
      attack: 3,
      defence: 2,
      defenderModifiers: ['injured'],
    });
  });

  it('[DUN-SHOOT-10, DUN-RULING-02] are one fewer for a target shot from behind, however far', () => {
    const away = { ...range, models: { 'skeleton-warrior-1': { facing: 'N' as const } } };
    expect(shot(away)).toMatchObject({ defence: 2, armour: 1, defenderModifiers: ['behind'] });
  });

  const over = (y: number): Scene => {
    const map = range.map.map((row, i) => (i === y ? '#...tt..#' : row));
    return { ...range, map };
  };

  it('[DUN-SHOOT-11, DUN-FURN-04, DUN-RULING-19] are one fewer over furniture the shooter is not next to', () => {
    expect(shot(over(3)).attackerModifiers).toEqual(['cover']);
    expect(shot(over(4)).attackerModifiers).toEqual([]);
  });

  it('[DUN-SHOOT-12, DUN-RULING-16] do not change for being outnumbered', () => {
    const crowd: Scene = {
      map: [
        '#########',
        '#..OsR..#',
        '#.......#',
        '#.......#',
        '#.......#',
        '#...M...#',
        '#.......#',
        '#########',
      ],
      models: { orlaf: { facing: 'E' }, rordin: { facing: 'W' }, 'skeleton-warrior-1': { facing: 'S' } },
    };
    expect(shot(crowd)).toMatchObject({ defence: 2, armour: 2, defenderModifiers: [] });
  });

  it('[DUN-SHOOT-13] keep the minimum of two, and lower Armour beyond', () => {
    const map = [
      '#########',
      '#...M...#',
      '#.......#',
      '#.......#',
      '#...tt..#',
      '#.......#',
      '#...a...#',
      '#########',
    ];
    const low: Scene = { map, models: { madriga: { facing: 'N', wounds: 2 }, 'skeleton-archer-1': {} } };
    expect(shot(low, 'skeleton-archer-1', 'madriga')).toMatchObject({ attack: 2, defence: 2, armour: 1 });
  });

  it('[DUN-SHOOT-14, DUN-SHOOT-15] are discarded and paired as in a Fight', () => {
    const game = play(range, 2, 4, 6, 3, 5, 3).choose('shoot:skeleton-warrior-1');
    expect(game.told('hits')).toMatchObject([
      {
        hits: 3,
        discarded: [2],
        pairs: [
          { attack: 6, defence: 5, hit: true },
          { attack: 4, defence: 3, hit: true },
          { attack: 3, defence: null, hit: true },
        ],
      },
    ]);
  });

  it('[DUN-SHOOT-16] do damage as in a Fight', () => {
    const game = play(range, 6, 5, 1, 1, 1, 1).choose('shoot:skeleton-warrior-1');
    expect(whereIs(game, 'skeleton-warrior-1')).toBeNull();
    expect(game.state.bones).toEqual([{ x: 4, y: 1, piles: 1 }]);
    expect(modelOf(game, 'madriga').wounds).toBe(0);
  });
});
