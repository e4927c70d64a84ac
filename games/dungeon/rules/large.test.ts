import { afterEach, describe, expect, it } from 'vitest';
import { fightWith } from './attack.ts';
import { model, squaresUnder, threatens } from './models.ts';
import { numbersOf } from './numbers.ts';
import { allDiceCast, modelOf, optionsOf, play, type Scene, scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

const hall: Scene = {
  map: [
    '##########',
    '#........#',
    '#........#',
    '#..TT....#',
    '#..TT....#',
    '#........#',
    '#O.......#',
    '##########',
  ],
  turn: 'zombie-troll-1',
};

describe('a Large model', () => {
  it('[DUN-LARGE-01] covers two by two squares', () => {
    const state = scene(hall);
    expect(squaresUnder(state, model(state, 'zombie-troll-1'))).toEqual([33, 34, 43, 44]);
  });

  it('[DUN-LARGE-04] may stand partly in a front arc and partly in a rear arc', () => {
    const state = scene({
      map: ['#######', '#.TT..#', '#OTT..#', '#.....#', '#######'],
      models: { orlaf: { facing: 'S' }, 'zombie-troll-1': { facing: 'W' } },
    });
    expect(threatens(state, model(state, 'orlaf'), model(state, 'zombie-troll-1'))).toBe(true);
    expect(numbersOf(state, fightWith('zombie-troll-1', { target: 'orlaf' })).defenderModifiers).toEqual([
      'outnumbered',
    ]);
  });

  it('[DUN-LARGE-05, DUN-RULING-02] attacks from behind only if it is wholly behind', () => {
    const partly: Scene = {
      map: ['#######', '#.TT..#', '#OTT..#', '#.....#', '#######'],
      models: { orlaf: { facing: 'S' }, 'zombie-troll-1': { facing: 'W' } },
    };
    const wholly: Scene = {
      ...partly,
      models: { orlaf: { facing: 'W' }, 'zombie-troll-1': { facing: 'W' } },
    };
    const modifiers = (of: Scene) =>
      numbersOf(scene(of), fightWith('zombie-troll-1', { target: 'orlaf' })).defenderModifiers;
    expect(modifiers(partly)).not.toContain('behind');
    expect(modifiers(wholly)).toContain('behind');
  });

  it('[DUN-LARGE-06, DUN-VEC-20] steps forward, diagonally forward or backward, not sideways', () => {
    expect(optionsOf(play(hall), 'step').sort()).toEqual(['step:2:2', 'step:3:2', 'step:3:4', 'step:4:2']);
    expect(optionsOf(play(hall), 'face')).toEqual(['face:E', 'face:W']);
  });

  it('[DUN-LARGE-07, DUN-LARGE-08] pays one point for a step and one for a quarter turn', () => {
    const game = play(hall).choose('step:3:2', 'face:E');
    expect(game.state.agenda.at(-1)).toMatchObject({ left: 3 });
    game.choose('step:4:2', 'step:5:2', 'face:S');
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(optionsOf(game, 'face')).toEqual([]);
  });

  it('[DUN-LARGE-09] fits nowhere with less than its whole base', () => {
    const narrow: Scene = {
      map: ['#######', '#.....#', '#.#...#', '#.TT..#', '#.TT..#', '#.....#', '#O....#', '#######'],
      turn: 'zombie-troll-1',
    };
    expect(optionsOf(play(narrow), 'step')).toEqual(['step:2:4', 'step:3:2']);
  });

  it('[DUN-RULING-07] may still turn where it is stopped or pinned, and pays for it', () => {
    const met: Scene = {
      ...hall,
      map: hall.map.map((row, y) => (y === 1 ? '#.....O..#' : row.replace('O', '.'))),
      models: { orlaf: { facing: 'S' } },
    };
    const game = play(met).choose('step:4:2');
    expect(game.told('stopped')).toHaveLength(1);
    expect(optionsOf(game, 'step')).toEqual([]);
    game.choose('face:E');
    expect(modelOf(game, 'zombie-troll-1').facing).toBe('E');
    expect(game.state.agenda.at(-1)).toMatchObject({ left: 3 });
  });

  it('[DUN-RULING-08] breaks away with its whole base, struck by all who have a part of it before them', () => {
    const pinned: Scene = {
      map: [
        '########',
        '#......#',
        '#......#',
        '#......#',
        '#..TT..#',
        '#..TT..#',
        '#....R.#',
        '#.O....#',
        '########',
      ],
      models: { rordin: { facing: 'N' }, orlaf: { facing: 'N' } },
      turn: 'zombie-troll-1',
    };
    const game = play(pinned);
    expect(optionsOf(game, 'step').sort()).toEqual(['step:2:3', 'step:3:3', 'step:4:3'].sort());
    game.choose('step:3:3');
    expect(game.told('brokeAway')).toMatchObject([{ strikers: ['rordin'] }]);
    game.choose('waive');
    expect(whereIs(game, 'zombie-troll-1')).toEqual([3, 3]);
  });
});
