import { afterEach, describe, expect, it } from 'vitest';
import { RANGES, SPELL, SPELLS, type Spell } from '../content/index.ts';
import { magicalAttack } from './attack.ts';
import { numbersOf } from './numbers.ts';
import type { SpellCard } from './state.ts';
import {
  allDiceCast,
  modelOf,
  OVERLORD_SEAT,
  optionsOf,
  play,
  type Scene,
  scene,
  whereIs,
  wholeRound,
} from './testing.ts';

afterEach(allDiceCast);

const knows = (...spells: Spell[]): { spells: SpellCard[] } => ({
  spells: spells.map((spell) => ({ spell, turned: 0 })),
});

/** Danor looks north along a hall at a Skeleton. */
const hall: Scene = {
  map: ['#######', '#..s..#', '#.....#', '#.....#', '#..W..#', '#.....#', '#######'],
  models: {
    danor: knows('burn', 'flamebolt', 'corrode', 'mend-flesh', 'firestorm'),
    'skeleton-warrior-1': { facing: 'S' },
  },
  turn: 'danor',
};

const targets = (of: Scene, spell: Spell) => play(of).choose(`cast:${spell}`).options();

describe('casting', () => {
  it('[DUN-SPELL-01] is for Spellcasters only', () => {
    const orlaf = play({
      ...hall,
      map: hall.map.map((row) => row.replace('W', 'O')),
      models: { orlaf: knows('burn') },
      turn: 'orlaf',
    });
    expect(optionsOf(orlaf, 'cast')).toEqual([]);
    expect(optionsOf(play(hall), 'cast')).toContain('cast:burn');
  });

  it('[DUN-SPELL-02] is of the spells the adventure lists', () => {
    const quest = { heroes: [{ hero: 'danor' as const, items: [], spells: ['flamebolt' as const] }] };
    expect(optionsOf(play({ map: hall.map, quest, turn: 'danor' }), 'cast')).toEqual(['cast:flamebolt']);
  });

  it('[DUN-SPELL-03, DUN-SPELL-09] knows Major and Minor spells, of four ranges', () => {
    expect(new Set(SPELLS.map((spell) => SPELL[spell].kind))).toEqual(new Set(['major', 'minor']));
    const used = SPELLS.map((spell) => SPELL[spell].range);
    expect(new Set(used)).toEqual(new Set(RANGES));
  });

  it('[DUN-SPELL-04, DUN-VEC-57] is one Major spell or up to two different Minor ones', () => {
    const major = play(hall, 1, 1, 1, 1, 1, 6, 6).choose('cast:burn', 'model:skeleton-warrior-1');
    expect(major.asked).toEqual([]);
    const minors = play(hall, 1, 1, 1, 6, 6).choose('cast:flamebolt', 'model:skeleton-warrior-1');
    expect(minors.options()).toEqual(['cast:corrode', 'done']);
    minors.choose('cast:corrode', 'model:skeleton-warrior-1');
    expect(minors.asked).toEqual([]);
  });

  it('[DUN-VEC-56] is never of the same Minor spell twice', () => {
    const game = play(hall, 1, 1, 1, 6, 6).choose('cast:flamebolt', 'model:skeleton-warrior-1');
    expect(optionsOf(game, 'cast')).not.toContain('cast:flamebolt');
  });

  it('[DUN-SPELL-20, DUN-BREAK-05] is possible in an enemy front arc', () => {
    const close: Scene = {
      map: ['#######', '#..s..#', '#.....#', '#..s..#', '#..W..#', '#.....#', '#######'],
      models: { danor: knows('burn'), 'skeleton-warrior-2': { facing: 'S' } },
      turn: 'danor',
    };
    expect(targets(close, 'burn')).toEqual(['model:skeleton-warrior-2']);
  });

  it('[DUN-RULING-32] sight spells may be aimed at neighbours, Heroes’ attacks only at enemies', () => {
    const map = ['#######', '#..s..#', '#.....#', '#.Rs..#', '#..W..#', '#.....#', '#######'];
    const game: Scene = { map, models: { danor: knows('burn', 'aegis') }, turn: 'danor' };
    expect(targets(game, 'burn')).toEqual(['model:skeleton-warrior-2']);
    expect(targets(game, 'aegis')).toEqual(['model:rordin', 'model:danor']);
    const twice: Scene = { ...game, models: { danor: knows('flamebolt', 'aegis') } };
    const between = play(twice).choose('cast:aegis', 'model:rordin');
    expect(between.options()).toEqual(['cast:flamebolt', 'done']);
  });
});

describe('the cards', () => {
  it('[DUN-SPELL-05] turn a quarter for a Minor spell, half for a Major one', () => {
    const minor = play(hall).choose('cast:corrode', 'model:skeleton-warrior-1');
    expect(modelOf(minor, 'danor').spells.find(({ spell }) => spell === 'corrode')?.turned).toBe(1);
    const major = play(hall, 1, 1, 1, 1, 1, 6, 6).choose('cast:burn', 'model:skeleton-warrior-1');
    expect(modelOf(major, 'danor').spells.find(({ spell }) => spell === 'burn')?.turned).toBe(2);
  });

  it('[DUN-SPELL-06, DUN-INV-08] can be cast only when upright', () => {
    const turned: Scene = {
      ...hall,
      models: {
        danor: {
          spells: [
            { spell: 'burn', turned: 1 },
            { spell: 'flamebolt', turned: 0 },
          ],
        },
      },
    };
    expect(optionsOf(play(turned), 'cast')).toEqual(['cast:flamebolt']);
  });

  it('[DUN-SPELL-07, DUN-SPELL-08, DUN-VEC-11, DUN-VEC-12] come back: a Minor spell every round, a Major one every second', () => {
    const rounds: Scene = { ...hall, turn: undefined as never, agenda: wholeRound(), state: { round: 2 } };
    const game = play(rounds).load(1, 1, 1, 1, 1, 6, 6);
    const turned = () =>
      modelOf(game, 'danor')
        .spells.slice(0, 2)
        .map((card) => card.turned);
    game.choose('cast:burn', 'model:skeleton-warrior-1');
    expect(turned()).toEqual([2, 0]);
    game.load(1).choose('done');
    expect(game.state.round).toBe(4);
    expect(turned()).toEqual([1, 0]);
    expect(optionsOf(game, 'cast')).not.toContain('cast:burn');
    game.load(1, 1, 1, 6, 6).choose('cast:flamebolt', 'model:skeleton-warrior-1', 'done');
    expect(turned()).toEqual([1, 1]);
    game.load(1).choose('done');
    expect(game.state.round).toBe(5);
    expect(turned()).toEqual([0, 0]);
    expect(optionsOf(game, 'cast')).toEqual(expect.arrayContaining(['cast:burn', 'cast:flamebolt']));
  });
});

describe('the aim', () => {
  it('[DUN-SPELL-10] of an Adjacent spell is in a square beside the caster', () => {
    const doors = ['########', '#..1...#', '#W.#...#', '#..#...#', '########'];
    const quest = { doors: [{ door: '1', ward: 2 }] };
    const near: Scene = {
      map: doors,
      quest,
      models: { danor: { x: 2, y: 2, ...knows('break-ward') } },
      turn: 'danor',
    };
    expect(targets(near, 'break-ward')).toEqual(['ward:3:1']);
    const far = { ...near, models: { danor: { ...knows('break-ward') } } };
    expect(optionsOf(play(far), 'cast')).toEqual([]);
  });

  it('[DUN-SPELL-11] of a Caster spell is the caster', () => {
    const game = play({ ...hall, models: { danor: knows('crystallise') } }, 6).choose('cast:crystallise');
    expect(game.told('cast')).toMatchObject([{ model: 'danor', spell: 'crystallise', target: null }]);
    expect(modelOf(game, 'danor').items).toEqual(['energy-crystal-3']);
  });

  it('[DUN-SPELL-12] of other spells may be the caster himself', () => {
    const hurt = { ...hall, models: { danor: { ...knows('mend-flesh'), wounds: 1 } } };
    expect(targets(hurt, 'mend-flesh')).toEqual(['model:danor']);
  });

  it('[DUN-SPELL-13] of a sight spell needs line of sight by the rules for shooting', () => {
    const wall = {
      ...hall,
      map: ['#######', '#..s..#', '#.###.#', '#.....#', '#..W..#', '#.....#', '#######'],
    };
    expect(optionsOf(play(wall), 'cast')).toEqual([]);
    const away = { ...hall, models: { danor: { ...knows('burn'), facing: 'S' as const } } };
    expect(optionsOf(play(away), 'cast')).toEqual([]);
  });

  it('[DUN-SPELL-14] of the others needs none: behind him, through walls and past models', () => {
    const behind: Scene = {
      map: ['#######', '#..W..#', '#.###.#', '#..s..#', '#..R..#', '#######'],
      models: { danor: { ...knows('mend-flesh') }, rordin: { wounds: 2 } },
      turn: 'danor',
    };
    expect(targets(behind, 'mend-flesh')).toEqual(['model:rordin']);
  });

  it('[DUN-SPELL-15] is in range either way', () => {
    const row = (gap: number): Scene => ({
      map: ['#'.repeat(10), `#W${'.'.repeat(gap)}R${'.'.repeat(6 - gap)}#`, '#'.repeat(10)],
      models: { danor: knows('mend-flesh'), rordin: { wounds: 1 } },
      turn: 'danor',
    });
    expect(optionsOf(play(row(4)), 'cast')).toEqual(['cast:mend-flesh']);
    expect(optionsOf(play(row(5)), 'cast')).toEqual([]);
  });
});

describe('a Magical Attack', () => {
  it('[DUN-SPELL-16] rolls the dice of the spell against Combat Dice and Armour', () => {
    const game = play(hall, 6, 3, 2, 1, 1, 5, 1).choose('cast:burn', 'model:skeleton-warrior-1');
    expect(game.told('attacked')).toMatchObject([
      { kind: 'magic', spell: 'burn', attack: [6, 3, 2, 1, 1], defence: [5, 1], armour: 2 },
    ]);
    expect(game.told('hits')).toMatchObject([{ hits: 2 }]);
  });

  it('[DUN-SPELL-17, DUN-VEC-58, DUN-FURN-05] is changed by no standard modifier', () => {
    const state = scene({
      map: ['#######', '#..R..#', '#.Os..#', '#..tt.#', '#....z#', '#..zWz#', '#######'],
      models: {
        danor: { wounds: 2 },
        orlaf: { facing: 'E' },
        rordin: { facing: 'S' },
        'zombie-1': { facing: 'S' },
        'zombie-2': { facing: 'E' },
        'zombie-3': { facing: 'W' },
      },
    });
    expect(numbersOf(state, magicalAttack('danor', 'skeleton-warrior-1', 5, 'burn'))).toEqual({
      attack: 5,
      defence: 2,
      armour: 2,
      attackerModifiers: [],
      defenderModifiers: [],
    });
  });

  it('[DUN-SPELL-18, DUN-ITEMCARD-02] can be helped by Energy Crystals', () => {
    const armed: Scene = {
      ...hall,
      models: { danor: { ...knows('flamebolt'), items: ['energy-crystal-2', 'energy-crystal-1'] } },
    };
    const game = play(armed).choose('cast:flamebolt', 'model:skeleton-warrior-1');
    expect(game.options()).toEqual(['use:energy-crystal-2', 'use:energy-crystal-1', 'keep']);
    game.choose('use:energy-crystal-2').load(1, 1, 1, 1, 1, 6, 6).choose('keep');
    expect(game.told('attacked')[0]?.attack).toHaveLength(5);
    expect(modelOf(game, 'danor').items).toEqual(['energy-crystal-1']);
  });

  it('[DUN-SPELL-19] on several targets is rolled for each', () => {
    const crowd: Scene = {
      map: ['#######', '#..ss.#', '#...z.#', '#.....#', '#..W..#', '#.....#', '#######'],
      models: { danor: knows('firestorm') },
      turn: 'danor',
    };
    const game = play(crowd, ...[6, 6, 6, 1, 1], ...[1, 1, 1, 6, 6], ...[1, 1, 1, 6, 6]);
    game.choose('cast:firestorm', 'model:skeleton-warrior-1');
    expect(game.told('attacked').map(({ target }) => target)).toEqual([
      'skeleton-warrior-1',
      'skeleton-warrior-2',
      'zombie-1',
    ]);
    expect(whereIs(game, 'skeleton-warrior-1')).toBeNull();
    expect(whereIs(game, 'zombie-1')).toEqual([4, 2]);
  });
});

it('[DUN-SPELL-21] some spells work by themselves and leave a mark while they last', () => {
  const game = play(hall).choose('cast:corrode', 'model:skeleton-warrior-1');
  expect(game.told('roll')).toEqual([]);
  expect(modelOf(game, 'skeleton-warrior-1').marks).toEqual([{ type: 'corroded', by: 1 }]);
});

it('[DUN-HERO-05] no spells without being a Spellcaster, whatever lies upon the card', () => {
  const game = play({ ...hall, models: { 'skeleton-warrior-1': knows('burn') }, turn: 'skeleton-warrior-1' });
  expect(game.asked).toEqual([OVERLORD_SEAT]);
  expect(optionsOf(game, 'cast')).toEqual([]);
});

describe('locks and Wards', () => {
  const door = (given: object): Scene => ({
    map: ['######', '#.1..#', '#W#..#', '#.#..#', '######'],
    quest: { doors: [{ door: '1', ...given }] },
    models: { danor: knows('burn', 'break-ward') },
    turn: 'danor',
  });

  it('[DUN-VEC-59, DUN-FURN-15] a Magical Attack does nothing to a mundane lock', () => {
    expect(optionsOf(play(door({ lock: 'L1' })), 'cast')).toEqual([]);
  });

  it('[DUN-VEC-60, DUN-FURN-22, DUN-FURN-23] Break Ward in two rounds opens a Ward of 2', () => {
    const game = play({ ...door({ ward: 2 }), turn: undefined as never, agenda: wholeRound() });
    game.choose('cast:break-ward', 'ward:2:1');
    expect(game.state.bars).toMatchObject([{ ward: 1 }]);
    game.load(1).choose('done');
    game.choose('cast:break-ward', 'ward:2:1');
    expect(game.state.bars).toEqual([]);
    expect(game.told('doorOpened')).toMatchObject([{ x: 2, y: 1, by: 'danor' }]);
    expect(game.told('revealed')).toHaveLength(1);
  });
});
