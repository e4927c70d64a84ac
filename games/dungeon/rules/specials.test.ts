// Special rules of adventures, each in a small dungeon of its own.

import { afterEach, describe, expect, it } from 'vitest';
import type { Place, Quest, Special } from '../content/index.ts';
import { model } from './models.ts';
import { armourOf } from './numbers.ts';
import {
  allDiceCast,
  CHAMBER,
  HERO_SEAT,
  modelOf,
  optionsOf,
  play,
  type Scene,
  scene,
  whereIs,
} from './testing.ts';

afterEach(allDiceCast);

describe('[DUN-ADV-05] the heart of the Banshee', () => {
  const special: Special = {
    type: 'weakness',
    object: 'heart-fragment',
    boss: 'elshara',
    armour: 1,
    silences: 'faithful-in-death',
  };
  const lair = (held: number): Scene => ({
    map: ['#######', '#c...E#', '#c....#', '#O...R#', '#######'],
    quest: {
      specials: [special],
      overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { ghost: 1 } },
      chests: [1, 2].map((y) => ({
        at: [1, y] as Place,
        lock: 'L1' as const,
        contents: ['heart-fragment' as const],
      })),
    },
    models: { orlaf: { items: Array<'heart-fragment'>(held).fill('heart-fragment') } },
    turn: 'elshara',
  });

  it('lowers her Armour for each fragment a Hero carries, not below 1', () => {
    const armour = [0, 1, 2].map((held) => {
      const state = scene(lair(held));
      return armourOf(state, model(state, 'elshara'));
    });
    expect(armour).toEqual([3, 2, 1]);
  });

  it('silences her when all are carried', () => {
    expect(optionsOf(play(lair(1)), 'cast')).toContain('cast:faithful-in-death');
    expect(optionsOf(play(lair(2)), 'cast')).not.toContain('cast:faithful-in-death');
  });
});

describe('[DUN-ADV-06] Hoggar’s larder', () => {
  const barrels: Scene = {
    map: ['######', '#.oo.#', '#.O..#', '#....#', '######'],
    quest: {
      searches: [{ every: 'barrel', roll: [null, null, null, null, 'healing-potion', 'lucky-coin'] }],
    },
    agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' }],
    turn: 'orlaf',
  };

  it('hides prizes in barrels that a die finds, each once', () => {
    const nothing = play(barrels, 4).choose('search:2:1');
    expect(modelOf(nothing, 'orlaf').items).toEqual([]);
    const twice = play(barrels, 6, 6).choose('search:2:1', 'search:3:1');
    expect(modelOf(twice, 'orlaf').items).toEqual(['lucky-coin']);
  });

  it('has a Weak Spot that is fought like a lock of class 3 and opens the way', () => {
    const game = play({
      map: ['#######', '#O+.z.#', '#.#...#', '#######'],
      models: { orlaf: { facing: 'E' } },
      agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' }],
      turn: 'orlaf',
    });
    expect(game.state.bars).toEqual([{ x: 2, y: 1, what: 'weakSpot', lock: 'L3', ward: 0 }]);
    game.load(6, 1, 1, 1, 1, 1, 1, 1).choose('force:2:1', 'auto');
    expect(game.told('attacked')).toMatchObject([{ armour: 4, defence: [1, 1, 1] }]);
    expect(game.told('weakSpotBroken')).toHaveLength(1);
    game.choose('step:2:1');
    expect(whereIs(game, 'orlaf')).toEqual([2, 1]);
  });
});

it('[DUN-ADV-07] when the Book is taken the Overlord draws at once', () => {
  const game = play({
    map: ['######', '#.l..#', '#.O..#', '######'],
    quest: {
      specials: [{ type: 'alarm', object: 'book', cards: 1 }],
      searches: [{ at: [2, 1], items: ['book'] }],
    },
    turn: 'orlaf',
  });
  game.load(1).choose('search:2:1');
  expect(modelOf(game, 'orlaf').items).toEqual(['book']);
  expect(game.state.overlord.hand).toHaveLength(1);
});

describe('[DUN-ADV-08] the turning chambers', () => {
  it('wall up one pair of thresholds', () => {
    expect(optionsOf(play({ ...CHAMBER, turn: 'orlaf' }), 'step')).toEqual([]);
    const other = {
      ...CHAMBER,
      state: { dungeon: { open: [], chamber: 'eastWest' as const, caveIn: null } },
    };
    expect(optionsOf(play({ ...other, turn: 'orlaf' }), 'step')).toEqual(['step:2:3']);
  });

  it('turn on 4 to 6 at the end of a round, unless somebody stands on a threshold', () => {
    const after = (die: number) =>
      play({ ...CHAMBER, agenda: [{ step: 'abilities' }] }, die).state.dungeon.chamber;
    expect([3, 4].map(after)).toEqual(['northSouth', 'eastWest']);
    const held = play({ ...CHAMBER, models: { orlaf: { x: 3, y: 2 } }, agenda: [{ step: 'abilities' }] });
    expect(held.state.dungeon.chamber).toBe('northSouth');
  });

  const levers: Scene = {
    map: ['######', '#.l.X#', '#.O..#', '#..l.#', '######'],
    quest: {
      specials: [
        {
          type: 'levers',
          at: [
            [2, 1],
            [3, 3],
          ],
        },
      ],
    },
    agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' }],
    turn: 'orlaf',
  };

  it('have levers, pulled once each as an Action, before the exits open', () => {
    expect(optionsOf(play({ ...levers, models: { orlaf: { x: 4, y: 1 } } }), 'leave')).toEqual([]);
    const game = play(levers).choose('pull:2:1');
    expect(game.told('pulled')).toMatchObject([{ hero: 'orlaf', left: 1 }]);
    expect(optionsOf(game, 'pull')).toEqual([]);
    game.choose('face:S');
    expect(optionsOf(game, 'pull')).toEqual(['pull:3:3']);
    const open = play({
      ...levers,
      models: { orlaf: { x: 4, y: 1 } },
      state: {
        pulled: [
          [2, 1],
          [3, 3],
        ],
      },
    });
    expect(optionsOf(open, 'leave')).toEqual(['leave']);
  });
});

describe('[DUN-ADV-09] the Cave-In', () => {
  const gallery: Scene = {
    map: ['##########', '#O......z#', '#........#', '##########'],
    quest: { specials: [{ type: 'caveIn', from: [2, 1], to: [6, 2] }] },
    models: { orlaf: { facing: 'E' }, 'zombie-1': { facing: 'N' } },
    agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' }, { step: 'overlordTurn' }],
  };

  it('comes down once, at the start of an Overlord Turn, on a free square away from all models', () => {
    const game = play(gallery);
    expect(optionsOf(game, 'caveIn')).toEqual(['caveIn']);
    game.choose('caveIn');
    expect(game.options().sort()).toEqual(
      [3, 4, 5, 6].flatMap((x) => [`square:${x}:1`, `square:${x}:2`]).sort(),
    );
    game.choose('square:3:1');
    expect(optionsOf(game, 'caveIn')).toEqual([]);
    const late = play(gallery).choose('command:zombie-1', 'done');
    expect(optionsOf(late, 'caveIn')).toEqual([]);
  });

  it('blocks the way until a Hero clears it by a Fight', () => {
    const game = play(gallery).choose('caveIn', 'square:3:1', 'done', 'step:2:1');
    expect(optionsOf(game, 'step')).not.toContain('step:3:1');
    game.load(6, 1, 1, 1, 1, 1, 1).choose('force:3:1');
    expect(game.told('attacked')).toMatchObject([{ armour: 3, defence: [1, 1] }]);
    expect(game.told('caveInCleared')).toHaveLength(1);
    expect(game.state.dungeon.caveIn).toBeNull();
  });
});

describe('[DUN-ADV-10] the seal of six powers', () => {
  const specials: Quest['specials'] = [{ type: 'unseals', object: 'seal-stone', door: '8', by: 2 }];
  const stair: Scene = {
    map: ['##########', '#c.1..8.z#', '#O.#..####', '#..##.####', '##########'],
    quest: {
      specials,
      doors: [
        { door: '1', lock: 'L1' },
        { door: '8', ward: 2 },
      ],
      chests: [{ at: [1, 1], lock: 'L1', contents: ['seal-stone'] }],
    },
    agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' }],
    turn: 'orlaf',
  };

  it('wanes with each Seal Stone, also before anybody has seen the door', () => {
    const game = play(stair, 6, 1, 1, 1, 1, 1, 1).choose('force:1:1');
    expect(game.state.taken).toEqual(['seal-stone']);
    expect(game.told('wardLowered')).toEqual([]);
    game.choose('step:2:2', 'face:E').load(6, 1, 1, 1, 1, 1, 1).choose('force:3:1');
    // Both doors are gone: the second had nothing left to keep it shut.
    expect(game.told('doorOpened')).toMatchObject([{ x: 3 }, { x: 6 }]);
    expect(game.kind).toBe('face');
  });

  it('wanes at once where it can be seen', () => {
    const seen: Scene = {
      ...stair,
      map: ['##########', '#c..8..z.#', '#O..######', '##########'],
      quest: { ...stair.quest, doors: [{ door: '8', ward: 4 }] },
    };
    const game = play(seen, 6, 1, 1, 1, 1, 1, 1).choose('force:1:1');
    expect(game.state.bars).toEqual([{ x: 4, y: 1, what: 'door', lock: null, ward: 2 }]);
  });

  it('is kept by shades: Bosses that begin wounded', () => {
    const state = scene({
      map: ['#####', '#O.K#', '#####'],
      quest: { figures: [{ at: [3, 1], wounds: 2 }] },
    });
    expect(model(state, 'grund').wounds).toBe(2);
  });
});

describe('[DUN-ABIL-02] Ethereal models', () => {
  const haunt: Scene = {
    map: ['########', '#......#', '##gtts.#', '#......#', '#....O.#', '########'],
    models: { orlaf: { facing: 'S' }, 'skeleton-warrior-1': { facing: 'N' } },
    turn: 'ghost-1',
  };

  it('pass through furniture and models, but do not stop there', () => {
    const game = play(haunt);
    const steps = optionsOf(game, 'step');
    expect(steps).toContain('step:6:2');
    for (const inside of ['step:3:2', 'step:4:2', 'step:5:2']) expect(steps).not.toContain(inside);
    game.choose('step:6:2');
    expect(game.told('stepped')).toMatchObject([
      {
        path: [
          [3, 2],
          [4, 2],
          [5, 2],
          [6, 2],
        ],
      },
    ]);
    expect(game.state.agenda.at(-1)).toMatchObject({ left: 2 });
  });

  it('are stopped by walls, closed doors and enemy front arcs', () => {
    const door = play({
      map: ['######', '#g1..#', '#O#..#', '######'],
      turn: 'ghost-1',
      models: { orlaf: { facing: 'S' } },
    });
    expect(optionsOf(door, 'step')).toEqual([]);
    const arc: Scene = {
      ...haunt,
      map: ['########', '#......#', '#.gt...#', '#......#', '#....O.#', '########'],
      models: { orlaf: { facing: 'N' } },
    };
    const game = play(arc).choose('step:3:3', 'step:4:3');
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(game.told('stopped')).toHaveLength(1);
  });

  it('have Armour 1 against Magical Attacks', () => {
    const state = scene(haunt);
    expect(armourOf(state, model(state, 'ghost-1'), 'magic')).toBe(1);
    expect(armourOf(state, model(state, 'ghost-1'), 'fight')).toBe(4);
  });
});

it('[DUN-RULING-37] Weak Spots, Cave-Ins, fragments and marks of spells have rules; experience has none', () => {
  const barriers = scene({ map: ['#####', '#O+.#', '#####'] }).bars.map(({ what }) => what);
  expect(barriers).toEqual(['weakSpot']);
  const game = play({
    map: ['######', '#W..s#', '######'],
    models: { danor: { facing: 'E', spells: [{ spell: 'corrode', turned: 0 }] } },
    turn: 'danor',
  }).choose('cast:corrode', 'model:skeleton-warrior-1');
  expect(modelOf(game, 'skeleton-warrior-1').marks).toHaveLength(1);
  expect(Object.keys(modelOf(game, 'danor'))).not.toContain('experience');
});
