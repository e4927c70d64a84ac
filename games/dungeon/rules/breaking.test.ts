import { afterEach, describe, expect, it } from 'vitest';
import {
  allDiceCast,
  HERO_SEAT,
  modelOf,
  OVERLORD_SEAT,
  optionsOf,
  play,
  type Scene,
  whereIs,
} from './testing.ts';

afterEach(allDiceCast);

/** Danor on his last wound before a Revenant. */
const lastWound: Scene = {
  map: ['#######', '#.....#', '#..v..#', '#..W..#', '#.....#', '#.....#', '#######'],
  models: { 'dwarf-revenant-1': { facing: 'S' }, danor: { wounds: 4 } },
  turn: 'danor',
};

/** Orlaf between two Skeletons that look at him. */
const between: Scene = {
  map: ['#######', '#.....#', '#.s.s.#', '#..O..#', '#.....#', '#.....#', '#######'],
  models: { 'skeleton-warrior-1': { facing: 'S' }, 'skeleton-warrior-2': { facing: 'S' } },
  turn: 'orlaf',
};

/** Three attack dice of the Revenant against two of the Injured, outnumbered nobody. */
const HIT = [6, 5, 5, 1, 1];
const MISS = [1, 1, 1, 6, 6];
/** Two dice of a Skeleton against four of Orlaf, who is outnumbered. */
const ONE_HIT = [6, 1, 1, 1, 1, 1];
const NO_HIT = [1, 1, 6, 6, 6, 6];

describe('Breaking Away', () => {
  it('[DUN-BREAK-01] is a choice: one may stay and fight instead', () => {
    expect(play(between).options()).toEqual(
      expect.arrayContaining(['fight:skeleton-warrior-1', 'step:3:4', 'done']),
    );
  });

  it('[DUN-VEC-05, DUN-BREAK-02] leads first to a square in no enemy front arc', () => {
    const game = play(lastWound);
    expect(optionsOf(game, 'step').sort()).toEqual(['step:2:4', 'step:3:4', 'step:4:4']);
    game.choose('step:3:4');
    expect(game.asked).toEqual([OVERLORD_SEAT]);
    game.load(...MISS).choose('strike:dwarf-revenant-1');
    expect(whereIs(game, 'danor')).toEqual([3, 4]);
    expect(game.told('attacked')).toHaveLength(1);
  });

  it('[DUN-VEC-05] any Hit Cripples Danor on his last wound, and he does not move', () => {
    const game = play(lastWound)
      .choose('step:3:4')
      .load(...HIT)
      .choose('strike:dwarf-revenant-1');
    expect(whereIs(game, 'danor')).toBeNull();
    expect(game.told('stepped')).toEqual([]);
    expect(game.state.winner).toBe('overlord');
  });

  it('[DUN-BREAK-03, DUN-VEC-48] is impossible where all free squares are in enemy front arcs', () => {
    const game = play({
      map: ['#####', '#.s.#', '#.O.#', '#...#', '#.s.#', '#####'],
      models: { 'skeleton-warrior-1': { facing: 'S' }, 'skeleton-warrior-2': { facing: 'N' } },
      turn: 'orlaf',
    });
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(optionsOf(game, 'face')).toHaveLength(3);
    expect(optionsOf(game, 'done')).toEqual(['done']);
  });

  it('[DUN-BREAK-04] may lead into a front arc after the first square, and ends there', () => {
    const game = play(between).choose('step:3:4', 'waive', 'step:4:3');
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(game.told('stopped')).toHaveLength(1);
  });

  it('[DUN-BREAK-07] gives every enemy that has the model in its front arc one Free Strike', () => {
    const game = play(between, ...NO_HIT, ...NO_HIT).choose('step:3:4');
    expect(game.told('brokeAway')).toMatchObject([
      { model: 'orlaf', strikers: ['skeleton-warrior-1', 'skeleton-warrior-2'] },
    ]);
    game.choose('strike:skeleton-warrior-1', 'strike:skeleton-warrior-2');
    expect(game.told('attacked').map(({ attacker, free }) => [attacker, free])).toEqual([
      ['skeleton-warrior-1', true],
      ['skeleton-warrior-2', true],
    ]);
    expect(game.kind).toBe('turn');
  });

  it('[DUN-BREAK-08] lets the striking side choose the order', () => {
    const game = play(between, ...NO_HIT, ...NO_HIT).choose('step:3:4');
    expect(game.options()).toEqual(['strike:skeleton-warrior-1', 'strike:skeleton-warrior-2', 'waive']);
    game.choose('strike:skeleton-warrior-2', 'strike:skeleton-warrior-1');
    expect(game.told('attacked').map(({ attacker }) => attacker)).toEqual([
      'skeleton-warrior-2',
      'skeleton-warrior-1',
    ]);
  });

  it('[DUN-BREAK-09] finishes all strikes before the model moves', () => {
    const game = play(between, ...NO_HIT).choose('step:3:4', 'strike:skeleton-warrior-1');
    expect(whereIs(game, 'orlaf')).toEqual([3, 3]);
    game.choose('waive');
    expect(whereIs(game, 'orlaf')).toEqual([3, 4]);
  });

  it('[DUN-BREAK-10] goes on if the model survives, also when it was wounded', () => {
    const game = play(between, ...ONE_HIT).choose('step:3:4', 'strike:skeleton-warrior-1', 'waive');
    expect(modelOf(game, 'orlaf').wounds).toBe(1);
    game.choose('step:3:5');
    expect(whereIs(game, 'orlaf')).toEqual([3, 5]);
  });

  it('[DUN-RULING-10] names its first square, may be let go, and costs the Turn even of a model that falls', () => {
    const let_go = play(between).choose('step:2:4', 'waive');
    expect(let_go.told('waived')).toMatchObject([{ models: ['skeleton-warrior-1', 'skeleton-warrior-2'] }]);
    expect(whereIs(let_go, 'orlaf')).toEqual([2, 4]);

    const fallen = play({
      map: ['######', '#....#', '#.s..#', '#.O..#', '#....#', '######'],
      models: { orlaf: { facing: 'N' } },
      state: {},
      agenda: [{ step: 'overlordTurn' }],
    });
    fallen.choose('command:skeleton-warrior-1', 'step:2:1').load(6, 6, 6, 6, 6, 1, 1);
    fallen.choose('strike:orlaf');
    expect(whereIs(fallen, 'skeleton-warrior-1')).toBeNull();
    expect(fallen.state.overlord.commands).toBe(1);
  });
});

describe('a Free Strike', () => {
  it('[DUN-BREAK-11] is a Fight with all normal modifiers, and the striker attacks', () => {
    const game = play(between, ...NO_HIT).choose('step:3:4', 'strike:skeleton-warrior-1');
    expect(game.told('attacked')).toMatchObject([
      {
        kind: 'fight',
        attacker: 'skeleton-warrior-1',
        target: 'orlaf',
        attackerModifiers: [],
        defenderModifiers: ['outnumbered'],
      },
    ]);
  });

  it('[DUN-BREAK-12, DUN-BREAK-14] happens outside the striker’s own Turn and takes nothing from it', () => {
    const game = play({ ...between, agenda: [{ step: 'overlordTurn' }] }, ...NO_HIT);
    game.choose('step:3:4', 'strike:skeleton-warrior-1', 'waive', 'done');
    expect(modelOf(game, 'skeleton-warrior-1').acted).toBe(false);
    expect(optionsOf(game, 'command')).toContain('command:skeleton-warrior-1');
  });

  it('[DUN-BREAK-13] can be made any number of times in a round', () => {
    const twice: Scene = {
      map: ['########', '#......#', '#..s...#', '#.O.R..#', '#......#', '########'],
      models: { 'skeleton-warrior-1': { facing: 'S' } },
      agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'rordin' }],
      turn: 'orlaf',
    };
    const game = play(twice).load(1, 1, 6, 6, 6, 6, 6);
    game.choose('step:1:4', 'strike:skeleton-warrior-1', 'done').load(1, 1, 6, 6, 6, 6);
    game.choose('step:5:4', 'strike:skeleton-warrior-1');
    expect(game.told('attacked').map(({ attacker }) => attacker)).toEqual([
      'skeleton-warrior-1',
      'skeleton-warrior-1',
    ]);
  });

  it('[DUN-BREAK-16] is never made by doors, chests or other furniture', () => {
    const map = ['######', '#.1..#', '#cO..#', '#.o..#', '######'];
    const quest = { chests: [{ at: [1, 2] as [number, number], lock: 'L1' as const, contents: [] }] };
    const game = play({ map, quest, turn: 'orlaf' }).choose('step:3:2');
    expect(game.told('brokeAway')).toEqual([]);
    expect(whereIs(game, 'orlaf')).toEqual([3, 2]);
  });

  it('is dropped when the model has fallen to an earlier one', () => {
    const weak: Scene = { ...between, models: { ...between.models, orlaf: { wounds: 4 } } };
    const game = play(weak, ...[6, 1], ...[1, 1, 1]).choose('step:3:4', 'strike:skeleton-warrior-1');
    expect(game.asked).toEqual([]);
    expect(game.told('attacked')).toHaveLength(1);
  });

  it('is shared out among players: each strikes with his own models, or lets another go first', () => {
    const game = play({
      map: ['#######', '#.....#', '#.O.R.#', '#..s..#', '#.....#', '#######'],
      models: { orlaf: { facing: 'S' }, rordin: { facing: 'S' } },
      seats: ['overlord', ['orlaf'], ['rordin']],
      turn: 'skeleton-warrior-1',
    });
    game.choose('step:3:4');
    expect(game.asked).toEqual([1]);
    expect(game.options()).toEqual(['strike:orlaf', 'pass', 'waive']);
    game.choose('pass');
    expect(game.asked).toEqual([2]);
    expect(game.options()).toEqual(['strike:rordin', 'waive']);
    game.load(1, 1, 1, 1, 6, 6).choose('strike:rordin');
    expect(game.asked).toEqual([1]);
    game.choose('waive');
    expect(whereIs(game, 'skeleton-warrior-1')).toEqual([3, 4]);
  });
});

describe('[DUN-BREAK-07, DUN-RULING-30] nobody strikes at the fallen', () => {
  it('once a strike has felled the model, the next striker is not asked', () => {
    const game = play({
      map: ['#######', '#.....#', '#.OsR.#', '#.....#', '#.....#', '#######'],
      turn: 'skeleton-warrior-1',
    });
    game.choose('step:3:3').load(6, 6, 6, 6, 6, 1, 1).choose('strike:orlaf');
    expect(game.told('attacked')).toHaveLength(1);
    expect(game.asked).toEqual([]);
    expect(whereIs(game, 'skeleton-warrior-1')).toBeNull();
  });
});
