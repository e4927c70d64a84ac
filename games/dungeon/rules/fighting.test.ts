import { afterEach, describe, expect, it } from 'vitest';
import type { Attack } from './agenda.ts';
import { fightWith } from './attack.ts';
import { model } from './models.ts';
import { armourOf, isOutnumbered, numbersOf, sumsOf } from './numbers.ts';
import { allDiceCast, modelOf, optionsOf, play, type Scene, scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

/** The numbers of a Fight in a scene. */
function fight(of: Scene, attacker: string, target: string, more: Partial<Attack> = {}) {
  return numbersOf(scene(of), { ...fightWith(attacker, { target }), ...more });
}

const duel: Scene = {
  map: ['#####', '#.s.#', '#.O.#', '#...#', '#####'],
  models: { 'skeleton-warrior-1': { facing: 'S' } },
  turn: 'orlaf',
};

describe('the sums of a Fight', () => {
  it('name every part: the card, items, effects, what costs a die, and the limits', () => {
    const of: Scene = {
      ...duel,
      models: {
        orlaf: { wounds: 3, items: ['grunds-hammer'], marks: [{ type: 'guided', dice: 1 }] },
        'skeleton-warrior-1': { facing: 'N' },
      },
    };
    const attack = fightWith('orlaf', { target: 'skeleton-warrior-1' });
    expect(sumsOf(scene(of), attack)).toEqual({
      attack: [
        { from: 'card', amount: 5 },
        { from: 'guided', amount: 1 },
        { from: 'grunds-hammer', amount: 1 },
        { from: 'injured', amount: -1 },
      ],
      defence: [
        { from: 'card', amount: 2 },
        { from: 'behind', amount: -1 },
        { from: 'least', amount: 1 },
      ],
      armour: [
        { from: 'card', amount: 2 },
        { from: 'beyond', amount: -1 },
      ],
    });
  });
});

describe('who can fight', () => {
  it('[DUN-FIGHT-01, DUN-VEC-06] whoever has an enemy in its front arc when it acts', () => {
    const diagram: Scene = {
      map: ['#######', '#.....#', '#..s..#', '#..R..#', '#.....#', '#...O.#', '#######'],
      models: { 'skeleton-warrior-1': { facing: 'N' } },
    };
    expect(optionsOf(play({ ...diagram, turn: 'rordin' }), 'fight')).toEqual(['fight:skeleton-warrior-1']);
    const orlaf = play({ ...diagram, turn: 'orlaf' });
    expect(optionsOf(orlaf, 'fight')).toEqual([]);
    orlaf.choose('step:4:4', 'step:4:3');
    expect(modelOf(orlaf, 'orlaf').facing).toBe('N');
    expect(optionsOf(orlaf, 'fight')).toEqual(['fight:skeleton-warrior-1']);
  });

  it('[DUN-RULING-14] one enemy model or, for a Hero, one mundane lock; one target an Action', () => {
    const map = ['#####', '#sss#', '#.O1.', '#...#', '#####'].map((row) => row.padEnd(5, '#'));
    const game = play({ map, turn: 'orlaf' });
    expect([...optionsOf(game, 'fight'), ...optionsOf(game, 'force')]).toEqual([
      'fight:skeleton-warrior-1',
      'fight:skeleton-warrior-2',
      'fight:skeleton-warrior-3',
      'force:3:2',
    ]);
    game.load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-2');
    expect(game.asked).toEqual([]);
    const minion = play({
      map: ['#####', '#O.1.', '#s..#', '#####'].map((row) => row.padEnd(5, '#')),
      turn: 'skeleton-warrior-1',
    });
    expect(optionsOf(minion, 'force')).toEqual([]);
  });

  it('[DUN-FIGHT-03] the attacker is the model whose Turn it is', () => {
    const game = play(duel, 1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.told('attacked')).toMatchObject([{ attacker: 'orlaf', target: 'skeleton-warrior-1' }]);
  });

  it('[DUN-RULING-09] walls beside a diagonal do not matter', () => {
    const joined = ['#####', '##s.#', '#O#.#', '#...#', '#####'];
    expect(optionsOf(play({ map: joined, turn: 'orlaf' }), 'fight')).toEqual(['fight:skeleton-warrior-1']);
  });
});

describe('the dice', () => {
  it('[DUN-FIGHT-02] both roll, but only the attacker does damage', () => {
    const game = play(duel, 1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.told('attacked')).toMatchObject([{ attack: [1, 1, 1, 1, 1], defence: [6, 6] }]);
    expect(modelOf(game, 'orlaf').wounds).toBe(0);
    expect(whereIs(game, 'skeleton-warrior-1')).toEqual([2, 1]);
  });

  it('[DUN-FIGHT-04] are the Combat Dice after modifiers', () => {
    expect(fight(duel, 'orlaf', 'skeleton-warrior-1')).toMatchObject({ attack: 5, defence: 2, armour: 2 });
  });

  it('[DUN-FIGHT-05] are one fewer for an Injured model, attacking or defending', () => {
    const injured = { ...duel, models: { ...duel.models, orlaf: { wounds: 3 } } };
    expect(fight(injured, 'orlaf', 'skeleton-warrior-1')).toMatchObject({
      attack: 4,
      attackerModifiers: ['injured'],
    });
    expect(fight(injured, 'skeleton-warrior-1', 'orlaf')).toMatchObject({
      defence: 4,
      defenderModifiers: ['injured'],
    });
  });

  const outnumbered: Scene = {
    map: ['######', '#.s..#', '#.Os.#', '#....#', '######'],
    models: { 'skeleton-warrior-1': { facing: 'S' }, 'skeleton-warrior-2': { facing: 'W' } },
  };

  it('[DUN-FIGHT-06] are one fewer for an outnumbered model', () => {
    expect(fight(outnumbered, 'orlaf', 'skeleton-warrior-1')).toMatchObject({
      attack: 4,
      attackerModifiers: ['outnumbered'],
    });
  });

  it('[DUN-FIGHT-07] outnumbered is who is in the front arcs of two or more enemies', () => {
    const one = scene({
      ...outnumbered,
      models: { 'skeleton-warrior-1': { facing: 'S' }, 'skeleton-warrior-2': { facing: 'E' } },
    });
    expect(isOutnumbered(one, model(one, 'orlaf'))).toBe(false);
    const two = scene(outnumbered);
    expect(isOutnumbered(two, model(two, 'orlaf'))).toBe(true);
  });

  it('[DUN-FIGHT-08] are one fewer for a defender whose attacker is wholly in his rear arc', () => {
    const behind = { ...duel, models: { 'skeleton-warrior-1': { facing: 'N' as const } } };
    expect(fight(behind, 'orlaf', 'skeleton-warrior-1')).toMatchObject({ defenderModifiers: ['behind'] });
    expect(fight(duel, 'orlaf', 'skeleton-warrior-1')).toMatchObject({ defenderModifiers: [] });
    // Beside is not behind.
    const beside: Scene = { map: ['#####', '#Os.#', '#...#', '#####'], models: { orlaf: { facing: 'E' } } };
    expect(fight(beside, 'orlaf', 'skeleton-warrior-1').defenderModifiers).toEqual([]);
  });

  it('[DUN-FIGHT-09] both sides can be outnumbered in the same Fight', () => {
    const melee: Scene = {
      map: ['#####', '#ss.#', '#OR.#', '#...#', '#####'],
      models: { 'skeleton-warrior-1': { facing: 'S' }, 'skeleton-warrior-2': { facing: 'S' } },
    };
    expect(fight(melee, 'orlaf', 'skeleton-warrior-1')).toMatchObject({
      attackerModifiers: ['outnumbered'],
      defenderModifiers: ['outnumbered'],
    });
  });

  it('[DUN-FIGHT-10] are never fewer than two', () => {
    const crowd: Scene = {
      map: ['######', '#.ss.#', '#.W..#', '#....#', '######'],
      models: {
        danor: { wounds: 2 },
        'skeleton-warrior-1': { facing: 'S' },
        'skeleton-warrior-2': { facing: 'S' },
      },
    };
    expect(fight(crowd, 'danor', 'skeleton-warrior-1')).toMatchObject({
      attack: 2,
      attackerModifiers: ['injured', 'outnumbered'],
    });
  });
});

/** A defender under siege: two enemies in front of it, one of them striking from its back. */
const siege = (letter: string, id: string, more: object = {}): Scene => ({
  map: ['#####', '#.s.#', `#.${letter}.#`, '#.s.#', '#####'],
  models: { 'skeleton-warrior-1': { facing: 'S' }, 'skeleton-warrior-2': { facing: 'N' }, [id]: more },
});

describe('penalties beyond two dice', () => {
  it('[DUN-FIGHT-11, DUN-VEC-02] lower a Skeleton’s Armour: outnumbered and from behind it has 2 dice, Armour 1', () => {
    const game: Scene = {
      map: ['#####', '#.R.#', '#.s.#', '#.O.#', '#####'],
      models: { rordin: { facing: 'S' } },
    };
    expect(fight(game, 'orlaf', 'skeleton-warrior-1')).toMatchObject({
      defence: 2,
      armour: 1,
      defenderModifiers: ['outnumbered', 'behind'],
    });
  });

  it('[DUN-VEC-03] Madriga in the same situation: 2 dice, Armour 1', () => {
    expect(fight(siege('M', 'madriga'), 'skeleton-warrior-2', 'madriga')).toMatchObject({
      defence: 2,
      armour: 1,
    });
  });

  it('[DUN-VEC-04] Rordin in the same situation: 2 dice, Armour unchanged', () => {
    expect(fight(siege('R', 'rordin'), 'skeleton-warrior-2', 'rordin')).toMatchObject({
      defence: 2,
      armour: 4,
    });
  });

  it('[DUN-VEC-32] Rordin Injured as well: 2 dice, Armour 3', () => {
    const injured = siege('R', 'rordin', { wounds: 3 });
    expect(fight(injured, 'skeleton-warrior-2', 'rordin')).toMatchObject({ defence: 2, armour: 3 });
  });

  it('[DUN-FIGHT-12, DUN-FIGHT-13, DUN-VEC-33] never lower Armour below 1; the rest is ignored', () => {
    const danor: Scene = {
      ...siege('W', 'danor', { wounds: 2, facing: 'E' }),
    };
    expect(fight(danor, 'skeleton-warrior-1', 'danor')).toMatchObject({
      defence: 2,
      armour: 1,
      defenderModifiers: ['injured', 'outnumbered'],
    });
    const worse = siege('W', 'danor', { wounds: 2 });
    expect(fight(worse, 'skeleton-warrior-2', 'danor')).toMatchObject({ defence: 2, armour: 1 });
  });

  it('[DUN-VEC-31] of an attacker with two dice change nothing', () => {
    const weak = siege('W', 'danor', { wounds: 2, facing: 'E' });
    expect(fight(weak, 'danor', 'skeleton-warrior-1')).toMatchObject({ attack: 2, armour: 2 });
  });

  it('[DUN-RULING-13] are counted after bonus dice and bonus Armour', () => {
    // Four dice and one from the hammer, less two penalties.
    const hammer = siege('R', 'rordin', { wounds: 3, items: ['grunds-hammer'] });
    expect(fight(hammer, 'rordin', 'skeleton-warrior-1').attack).toBe(3);
    const helm = siege('R', 'rordin', { wounds: 3, items: ['runed-helm'] });
    expect(fight(helm, 'skeleton-warrior-2', 'rordin')).toMatchObject({ defence: 2, armour: 4 });
  });
});

it('[DUN-FIGHT-14, DUN-VEC-30] Armour never exceeds 5, whatever raises it', () => {
  const state = scene({
    map: ['###', '#R#', '###'],
    models: {
      rordin: { items: ['runed-helm'], marks: [{ type: 'shielded', by: 1, caster: 'danor' }] },
    },
  });
  expect(armourOf(state, model(state, 'rordin'))).toBe(5);
});

describe('Hits', () => {
  it('[DUN-VEC-01, DUN-FIGHT-15, DUN-FIGHT-17] Orlaf, Injured, against a Skeleton: 1 2 4 6 against 2 5 are two Hits', () => {
    const game = play({ ...duel, models: { ...duel.models, orlaf: { wounds: 3 } } }, 1, 2, 4, 6, 2, 5);
    game.choose('fight:skeleton-warrior-1');
    expect(game.told('hits')).toMatchObject([
      {
        hits: 2,
        discarded: [2, 1],
        pairs: [
          { attack: 6, defence: 5, hit: true },
          { attack: 4, defence: 2, hit: true },
        ],
      },
    ]);
    expect(whereIs(game, 'skeleton-warrior-1')).toBeNull();
    expect(game.state.bones).toEqual([{ x: 2, y: 1, piles: 1 }]);
  });

  it('[DUN-FIGHT-16] without a die over the Armour the attack has no effect', () => {
    const game = play(duel, 2, 2, 2, 1, 1, 1, 1).choose('fight:skeleton-warrior-1');
    expect(game.told('hits')).toMatchObject([{ hits: 0, pairs: [] }]);
    expect(game.told('unharmed')).toHaveLength(1);
  });

  it('[DUN-FIGHT-18, DUN-FIGHT-19] are pairs the attacker wins; equal dice are none', () => {
    const game = play(duel, 5, 4, 1, 1, 1, 5, 3).choose('fight:skeleton-warrior-1');
    expect(game.told('hits')).toMatchObject([
      {
        hits: 1,
        pairs: [
          { attack: 5, defence: 5, hit: false },
          { attack: 4, defence: 3, hit: true },
        ],
      },
    ]);
  });

  it('[DUN-FIGHT-20] are also dice that meet no die', () => {
    const game = play(duel, 6, 6, 3, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.told('hits')).toMatchObject([
      { hits: 1, pairs: [{ hit: false }, { hit: false }, { attack: 3, defence: null, hit: true }] },
    ]);
  });

  it('[DUN-FIGHT-21] become damage by their number', () => {
    const game = play(duel, 6, 6, 6, 1, 1, 1, 1).choose('fight:skeleton-warrior-1');
    expect(game.told('hits')).toMatchObject([{ hits: 3 }]);
    expect(game.told('destroyed')).toMatchObject([{ model: 'skeleton-warrior-1', by: 'orlaf' }]);
  });
});

describe('outnumbering', () => {
  it('[DUN-FIGHT-22] counts no furniture, doors or chests', () => {
    const map = ['#####', '#.s.#', '#oO1#', '#.c.#', '#####'];
    const quest = { chests: [{ at: [2, 3] as [number, number], lock: 'L1' as const, contents: [] }] };
    const state = scene({ map, quest, models: { 'skeleton-warrior-1': { facing: 'S' } } });
    expect(isOutnumbered(state, model(state, 'orlaf'))).toBe(false);
  });

  const troll: Scene = {
    map: ['######', '#.TT.#', '#.TT.#', '#.O..#', '#....#', '######'],
    models: { 'zombie-troll-1': { facing: 'S' } },
  };

  it('[DUN-LARGE-10, DUN-VEC-21] is what a Large model does to small ones, even alone', () => {
    expect(fight(troll, 'orlaf', 'zombie-troll-1')).toMatchObject({
      attack: 4,
      attackerModifiers: ['outnumbered'],
      defenderModifiers: [],
    });
  });

  it('[DUN-LARGE-11, DUN-VEC-22] happens to a Large model before several enemies too', () => {
    const both: Scene = {
      ...troll,
      map: ['######', '#.TT.#', '#.TT.#', '#.OR.#', '#....#', '######'],
    };
    for (const hero of ['orlaf', 'rordin'])
      expect(fight(both, hero, 'zombie-troll-1')).toMatchObject({
        attackerModifiers: ['outnumbered'],
        defenderModifiers: ['outnumbered'],
      });
  });

  it('[DUN-RULING-12] counts a Large enemy twice only if it has the model in its front arc, and costs one die at most', () => {
    const away = { ...troll, models: { 'zombie-troll-1': { facing: 'N' as const } } };
    expect(fight(away, 'orlaf', 'zombie-troll-1').attackerModifiers).toEqual([]);
    const more: Scene = {
      map: ['######', '#.TT.#', '#.TT.#', '#.Os.#', '#....#', '######'],
      models: { 'zombie-troll-1': { facing: 'S' }, 'skeleton-warrior-1': { facing: 'W' } },
    };
    expect(fight(more, 'orlaf', 'zombie-troll-1').attack).toBe(4);
  });
});
