import { afterEach, describe, expect, it } from 'vitest';
import { FURNITURE, FURNITURE_KINDS, LOCK, type Place, type Quest } from '../content/index.ts';
import { fightWith } from './attack.ts';
import { layout, terrain } from './models.ts';
import { numbersOf } from './numbers.ts';
import { squaresOfBar } from './sight.ts';
import {
  allDiceCast,
  HERO_SEAT,
  modelOf,
  OVERLORD_SEAT,
  optionsOf,
  play,
  type Scene,
  scene,
  whereIs,
} from './testing.ts';

afterEach(allDiceCast);

/** Orlaf before a door; behind it a Zombie, bones, and another door. */
const gate = (
  doors: Quest['doors'] = [
    { door: '1', lock: 'L1' },
    { door: '2', ward: 2 },
  ],
): Scene => ({
  map: ['############', '#...#..b#..#', '#.O.1.z.2.z#', '#...1...#..#', '############'],
  quest: { doors },
  models: { orlaf: { facing: 'E', x: 3 } },
  turn: 'orlaf',
});

const chestAt = (at: Place, more: Partial<Quest['chests'][number]> = {}): Quest['chests'] => [
  { at, lock: 'L1', contents: ['healing-potion'], ...more },
];

const vault: Scene = {
  map: ['######', '#.c..#', '#.O..#', '#....#', '######'],
  quest: { chests: chestAt([2, 1]) },
  turn: 'orlaf',
};

const HIT = [6, 1, 1, 1, 1];
const MISS = [1, 1, 1, 1, 1];

describe('furniture', () => {
  it('[DUN-FURN-02, DUN-FURN-07, DUN-FURN-08] includes doors of one or two squares and chests of one', () => {
    const state = scene(gate());
    const sizes = state.bars.map((bar) => squaresOfBar(state, bar).length);
    expect(sizes).toEqual([2]);
    expect(FURNITURE_KINDS).toContain('chest');
    expect(FURNITURE.chest.squares).toBe(1);
    expect(optionsOf(play(vault), 'step')).not.toContain('step:2:1');
    expect(optionsOf(play(gate()), 'step')).not.toContain('step:4:2');
  });

  it('[DUN-FURN-03] bookcases block spells that need sight', () => {
    const aim = (piece: string) =>
      optionsOf(
        play({
          map: ['#######', '#..s..#', `#..${piece}..#`, `#..${piece}..#`, '#..W..#', '#######'],
          models: { danor: { spells: [{ spell: 'burn', turned: 0 }] } },
          turn: 'danor',
        }),
        'cast',
      );
    expect(aim('B')).toEqual([]);
    expect(aim('t')).toEqual(['cast:burn']);
  });

  it('[DUN-FURN-16] attacks nobody', () => {
    const game = play({ ...gate(), agenda: [{ step: 'overlordTurn' }] }).choose('done');
    expect(optionsOf(game, 'command')).toEqual([]);
  });
});

describe('doors and chests', () => {
  it('[DUN-FURN-06, DUN-FURN-09] start locked, and their locks can be seen', () => {
    expect(scene(gate()).bars).toEqual([{ x: 4, y: 2, what: 'door', lock: 'L1', ward: 0 }]);
    expect(scene(vault).bars).toEqual([{ x: 2, y: 1, what: 'chest', lock: 'L1', ward: 0 }]);
  });

  it('[DUN-FURN-10] are opened by Heroes only', () => {
    expect(optionsOf(play(gate()), 'force')).toEqual(['force:4:2']);
    const map = ['######', '#.cs.#', '#....#', '#.O..#', '######'];
    const minion = play({
      ...vault,
      map,
      models: { 'skeleton-warrior-1': { facing: 'W' } },
      turn: 'skeleton-warrior-1',
    });
    expect(optionsOf(minion, 'force')).toEqual([]);
  });

  it('[DUN-FURN-11] have mundane locks or Wards', () => {
    const game = play(gate(), ...HIT, 1, 1).choose('force:4:2', 'face:W');
    expect(game.state.bars).toEqual([{ x: 8, y: 2, what: 'door', lock: null, ward: 2 }]);
  });

  it('[DUN-FURN-12, DUN-FURN-13] are fought like an enemy, with the dice and Armour of the lock', () => {
    const state = scene(
      gate([
        { door: '1', lock: 'L2' },
        { door: '2', ward: 2 },
      ]),
    );
    expect(numbersOf(state, fightWith('orlaf', { bar: [4, 2] }))).toMatchObject({
      attack: 5,
      defence: 3,
      armour: 3,
    });
  });

  it('[DUN-RULING-22] have locks of three classes, without modifiers of their own; the Hero’s count', () => {
    expect(LOCK).toEqual({
      L1: { combat: 2, armour: 2 },
      L2: { combat: 3, armour: 3 },
      L3: { combat: 3, armour: 4 },
    });
    const crowd: Scene = {
      ...gate(),
      map: ['############', '#.zz#..b#..#', '#.O.1.z.2.z#', '#...1...#..#', '############'],
      models: {
        orlaf: { facing: 'E', x: 3, wounds: 3 },
        'zombie-1': { facing: 'S' },
        'zombie-2': { facing: 'S' },
      },
    };
    const state = scene(crowd);
    expect(numbersOf(state, fightWith('orlaf', { bar: [4, 2] }))).toMatchObject({
      attack: 3,
      defence: 2,
      armour: 2,
      attackerModifiers: ['injured', 'outnumbered'],
      defenderModifiers: [],
    });
    expect(optionsOf(play({ ...gate(), models: { orlaf: { facing: 'W', x: 3 } } }), 'force')).toEqual([]);
  });

  it('[DUN-FURN-14] are opened by one Hit; without one they hold', () => {
    const held = play(gate(), ...MISS, 6, 6).choose('force:4:2');
    expect(held.state.bars).toHaveLength(1);
    expect(held.told('lockHeld')).toMatchObject([{ x: 4, y: 2 }]);
    const open = play(gate(), ...HIT, 1, 1).choose('force:4:2');
    expect(open.told('lockBroken')).toMatchObject([{ x: 4, y: 2, lock: 'L1', by: 'orlaf' }]);
  });

  it('[DUN-FURN-15] are not opened by shots', () => {
    const map = ['############', '#...#..b#..#', '#M..1.z.2.z#', '#...1...#..#', '############'];
    const game = play({ ...gate(), map, models: { madriga: { facing: 'E' } }, turn: 'madriga' });
    expect(optionsOf(game, 'shoot')).toEqual([]);
  });

  it('[DUN-FURN-20, DUN-FURN-21] with a Ward are not opened by strength', () => {
    const warded = gate([
      { door: '1', ward: 2 },
      { door: '2', ward: 2 },
    ]);
    expect(scene(warded).bars).toMatchObject([{ lock: null, ward: 2 }]);
    expect(optionsOf(play(warded), 'force')).toEqual([]);
  });

  it('[DUN-RULING-23] with lock and Ward need both overcome; excess is lost; who breaks a chest’s Ward has opened it', () => {
    const both: Scene = {
      ...vault,
      quest: { chests: chestAt([2, 1], { ward: 1 }) },
      models: { orlaf: { items: ['ward-key'] } },
    };
    const lock = play(both, ...HIT, 1, 1).choose('force:2:1');
    expect(lock.state.bars).toEqual([{ x: 2, y: 1, what: 'chest', lock: null, ward: 1 }]);
    lock.choose('useAt:ward-key:2:1');
    expect(lock.told('wardLowered')).toMatchObject([{ from: 1, to: 0 }]);
    expect(modelOf(lock, 'orlaf').items).toEqual(['healing-potion']);
  });

  it('[DUN-RULING-23] stay shut by the lock when the Ward went first, and excess is lost', () => {
    const both: Scene = {
      ...vault,
      quest: { chests: chestAt([2, 1], { ward: 1 }) },
      models: { orlaf: { items: ['ward-key'] } },
    };
    const ward = play(both).choose('useAt:ward-key:2:1');
    expect(ward.told('wardLowered')).toMatchObject([{ from: 1, to: 0 }]);
    expect(ward.state.bars).toMatchObject([{ what: 'chest', ward: 0 }]);
    expect(ward.state.bars[0]?.lock).not.toBeNull();
    expect(modelOf(ward, 'orlaf').items).toEqual([]);
    ward.load(...HIT, 1, 1).choose('force:2:1');
    expect(ward.state.bars).toEqual([]);
    expect(modelOf(ward, 'orlaf').items).toEqual(['healing-potion']);
  });

  it('[DUN-FURN-18] give what is in them at once to the Hero that opened them', () => {
    const game = play(vault, ...HIT, 1, 1).choose('force:2:1');
    expect(modelOf(game, 'orlaf').items).toEqual(['healing-potion']);
    expect(game.told('chestOpened')).toMatchObject([
      { x: 2, y: 1, by: 'orlaf', contents: ['healing-potion'] },
    ]);
  });

  it('[DUN-RULING-33] give what names a Hero who has left to him, for the next adventure', () => {
    const game = play({
      map: ['######', '#.c..#', '#.OMX#', '#....#', '######'],
      quest: { chests: chestAt([2, 1], { contents: ['spidersilk-armour'] }) },
      models: { madriga: { x: 4 } },
      agenda: [
        { step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' },
        { step: 'heroTurn', seat: HERO_SEAT, hero: 'madriga' },
      ],
    }).choose('leave');
    game.load(...HIT, 1, 1).choose('force:2:1');
    expect(game.state.gone).toEqual([{ hero: 'madriga', how: 'left', items: ['spidersilk-armour'] }]);
  });

  it('[DUN-RULING-33] give what names a Hero to that Hero', () => {
    const map = ['######', '#.c..#', '#.OM.#', '#....#', '######'];
    const silk = play({
      ...vault,
      map,
      quest: { chests: chestAt([2, 1], { contents: ['spidersilk-armour'] }) },
    });
    silk.load(...HIT, 1, 1).choose('force:2:1');
    expect(modelOf(silk, 'madriga').items).toEqual(['spidersilk-armour']);
    const helm: Scene = {
      map: ['######', '#.c..#', '#.MOR#', '#....#', '######'],
      quest: { chests: chestAt([2, 1], { contents: ['runed-helm'] }) },
      turn: 'madriga',
    };
    const asked = play(helm, 6, 1, 1, 1, 1).choose('force:2:1');
    expect(asked.options()).toEqual(['hero:orlaf', 'hero:rordin']);
    asked.choose('hero:rordin');
    expect(modelOf(asked, 'rordin').items).toEqual(['runed-helm']);
  });

  it('[DUN-FURN-19] stay on the board as open chests', () => {
    const game = play({ ...vault, agenda: [{ step: 'heroTurn', seat: 1, hero: 'orlaf' }] }, ...HIT, 1, 1);
    game.choose('force:2:1');
    expect(game.state.opened).toEqual([[2, 1]]);
    expect(optionsOf(game, 'step')).not.toContain('step:2:1');
    expect(optionsOf(game, 'force')).toEqual([]);
  });
});

describe('an opened door', () => {
  it('[DUN-FURN-24] is removed from the game', () => {
    const game = play({ ...gate(), agenda: [{ step: 'heroTurn', seat: 1, hero: 'orlaf' }] }, ...HIT, 1, 1);
    game.choose('force:4:2', 'auto', 'step:4:2');
    expect(whereIs(game, 'orlaf')).toEqual([4, 2]);
  });

  it('[DUN-FURN-25] reveals the area behind it as far as the next locked door', () => {
    const game = play(gate(), ...HIT, 1, 1).choose('force:4:2');
    const shown = (game.told('revealed')[0] as { squares?: Place[] }).squares ?? [];
    expect(shown.map(([x]) => x).sort((a, b) => a - b)).toEqual([5, 5, 5, 6, 6, 6, 7, 7, 7, 8]);
    expect(game.state.bones).toEqual([{ x: 7, y: 1, piles: 1 }]);
    const { revealed } = terrain(game.state);
    expect(revealed[2 * layout(game.state).width + 10]).toBe(0);
  });

  it('[DUN-FURN-26, DUN-RULING-11] lets the Overlord set up the area; nobody strikes at what was there', () => {
    const near: Scene = {
      ...gate(),
      map: ['############', '#...#..b#..#', '#.O.1z..2.z#', '#...1...#..#', '############'],
    };
    const game = play({ ...near, models: { orlaf: { facing: 'E', x: 3 } } }, ...HIT, 1, 1).choose(
      'force:4:2',
    );
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'face' });
    game.choose('face:W');
    expect(modelOf(game, 'zombie-1')).toMatchObject({ x: 5, y: 2, facing: 'W' });
    expect(game.told('appeared')).toMatchObject([{ model: 'zombie-1', how: 'revealed' }]);
    expect(game.asked).toEqual([]);
  });

  it('[DUN-RULING-34] between two revealed areas is only removed; a second Minor spell may reach what was just revealed', () => {
    const two: Scene = {
      map: ['########', '#.O1..s#', '#.##.###', '#..2..##', '########'],
      models: { orlaf: { facing: 'E' } },
      agenda: [{ step: 'heroTurn', seat: 1, hero: 'orlaf' }],
      turn: 'orlaf',
    };
    const game = play(two, ...HIT, 1, 1).choose('force:3:1', 'auto', 'step:1:2', 'step:2:3');
    game.load(...HIT, 1, 1).choose('force:3:3');
    expect(game.told('revealed')).toHaveLength(1);
    expect(game.told('doorOpened')).toHaveLength(2);

    const spells: Scene = {
      map: ['########', '#W1..s.#', '#.#....#', '########'],
      quest: { doors: [{ door: '1', ward: 1 }] },
      models: {
        danor: {
          facing: 'E',
          spells: [
            { spell: 'break-ward', turned: 0 },
            { spell: 'flamebolt', turned: 0 },
          ],
        },
      },
      turn: 'danor',
    };
    const danor = play(spells).choose('cast:break-ward', 'ward:2:1', 'auto').load(1, 1, 1, 6, 6);
    danor.choose('cast:flamebolt', 'model:skeleton-warrior-1');
    expect(danor.told('attacked')).toHaveLength(1);
  });
});
