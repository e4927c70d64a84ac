import { afterEach, describe, expect, it } from 'vitest';
import type { Item, Quest } from '../content/index.ts';
import { fightWith, magicalAttack, shotOf } from './attack.ts';
import { model } from './models.ts';
import { armourOf, numbersOf } from './numbers.ts';
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

const duel = (hero: string, letter: string, items: Item[], more: object = {}): Scene => ({
  map: ['######', '#....#', '#.s..#', `#.${letter}..#`, '#....#', '######'],
  models: { [hero]: { items, ...more }, 'skeleton-warrior-1': { facing: 'S' } },
  turn: hero,
});

describe('the cards', () => {
  it('[DUN-ITEMCARD-02] an Energy Crystal lowers a Ward beside its user', () => {
    const game = play({
      map: ['######', '#O1..#', '#.#..#', '######'],
      quest: { doors: [{ door: '1', ward: 3 }] },
      models: { orlaf: { items: ['energy-crystal-2'] } },
      turn: 'orlaf',
    }).choose('useAt:energy-crystal-2:2:1');
    expect(game.state.bars).toMatchObject([{ ward: 1 }]);
    expect(modelOf(game, 'orlaf').items).toEqual([]);
  });

  it('[DUN-ITEMCARD-02] an Energy Crystal does nothing to what has a lock and no Ward', () => {
    const game = play({
      map: ['######', '#O1..#', '#.#..#', '######'],
      quest: { doors: [{ door: '1', lock: 'L1' }] },
      models: { orlaf: { items: ['energy-crystal-2'] } },
      turn: 'orlaf',
    });
    expect(game.state.bars).toMatchObject([{ lock: 'L1', ward: 0 }]);
    expect(optionsOf(game, 'useAt')).toEqual([]);
  });

  it('[DUN-ITEMCARD-04] a Greater Healing Potion takes off two wounds', () => {
    const game = play(duel('orlaf', 'O', ['greater-healing-potion'], { wounds: 3 })).choose(
      'use:greater-healing-potion',
    );
    expect(modelOf(game, 'orlaf').wounds).toBe(1);
  });

  it('[DUN-ITEMCARD-05] a Potion of Haste gives three squares more', () => {
    const game = play({
      map: ['#####', '#O..#', '#####'],
      models: { orlaf: { items: ['potion-of-haste'] } },
      turn: 'orlaf',
    });
    game.choose('use:potion-of-haste');
    expect(game.state.agenda.at(-1)).toMatchObject({ left: 10 });
  });

  it('[DUN-ITEMCARD-05, DUN-HEROCARD-10] a Potion of Haste makes no Hammer Rush longer', () => {
    const game = play({
      map: ['#########', '#R......#', '#########'],
      quest: { legendary: true },
      models: { rordin: { items: ['potion-of-haste'], facing: 'E' } },
      turn: 'rordin',
    });
    expect(optionsOf(game, 'use')).toEqual(['use:potion-of-haste']);
    expect(optionsOf(game.choose('feat:hammer-rush'), 'use')).toEqual([]);
  });

  it('[DUN-ITEMCARD-06] a Potion of Stone gives Armour until the owner’s next Turn begins', () => {
    const game = play({
      ...duel('orlaf', 'O', ['potion-of-stone']),
      agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' }],
    });
    game.choose('use:potion-of-stone');
    expect(armourOf(game.state, modelOf(game, 'orlaf'))).toBe(3);
    game.choose('done');
    expect(armourOf(game.state, modelOf(game, 'orlaf'))).toBe(2);
  });

  it('[DUN-ITEMCARD-07] Grund’s Hammer gives a die in attack, not in defence', () => {
    const state = scene(duel('rordin', 'R', ['grunds-hammer']));
    expect(numbersOf(state, fightWith('rordin', { target: 'skeleton-warrior-1' })).attack).toBe(5);
    expect(numbersOf(state, fightWith('skeleton-warrior-1', { target: 'rordin' })).defence).toBe(4);
  });

  it('[DUN-ITEMCARD-08] a Runed Helm gives Armour', () => {
    const state = scene(duel('orlaf', 'O', ['runed-helm']));
    expect(armourOf(state, model(state, 'orlaf'))).toBe(3);
  });

  it('[DUN-ITEMCARD-09] a Bearclaw Charm makes Orlaf fight on unhindered', () => {
    const state = scene(duel('orlaf', 'O', ['bearclaw-charm'], { wounds: 4 }));
    expect(numbersOf(state, fightWith('orlaf', { target: 'skeleton-warrior-1' })).attack).toBe(5);
  });

  const range = (items: Item[], target: Item[] = []): Scene => ({
    map: ['#######', '#..a..#', '#.....#', '#..tt.#', '#.....#', '#.....#', '#..M..#', '#######'],
    models: { madriga: { items: [...items, ...target] }, 'skeleton-archer-1': { facing: 'S' } },
  });

  it('[DUN-ITEMCARD-10] an Elven Quiver shoots over furniture as if it were not there', () => {
    expect(numbersOf(scene(range([])), shotOf('madriga', 'skeleton-archer-1')).attack).toBe(3);
    expect(numbersOf(scene(range(['elven-quiver'])), shotOf('madriga', 'skeleton-archer-1')).attack).toBe(4);
  });

  it('[DUN-ITEMCARD-11] an Ember Staff gives Flamebolt a die, and nothing else', () => {
    const state = scene({
      map: ['######', '#W..s#', '######'],
      models: { danor: { items: ['ember-staff'] } },
    });
    expect(numbersOf(state, magicalAttack('danor', 'skeleton-warrior-1', 3, 'flamebolt')).attack).toBe(4);
    expect(numbersOf(state, magicalAttack('danor', 'skeleton-warrior-1', 5, 'burn')).attack).toBe(5);
  });

  it('[DUN-ITEMCARD-12] a Lockbreaker’s Wedge gives a die against mundane locks', () => {
    const state = scene({
      map: ['#####', '#O1.#', '#####'],
      models: { orlaf: { items: ['lockbreakers-wedge'], facing: 'E' } },
    });
    expect(numbersOf(state, fightWith('orlaf', { bar: [2, 1] })).attack).toBe(6);
  });

  it('[DUN-ITEMCARD-13] a Ward Key lowers a Ward beside its owner by three', () => {
    const game = play({
      map: ['######', '#O1.s#', '######'],
      quest: { doors: [{ door: '1', ward: 3 }] },
      models: { orlaf: { items: ['ward-key'] } },
      turn: 'orlaf',
    }).choose('useAt:ward-key:2:1');
    expect(game.told('doorOpened')).toHaveLength(1);
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'face' });
  });

  it('[DUN-ITEMCARD-14] a Lucky Coin casts one’s own dice anew, once, in attack or defence', () => {
    const attack = play(duel('orlaf', 'O', ['lucky-coin']), 1, 1, 1, 1, 1, 1, 1).choose(
      'fight:skeleton-warrior-1',
    );
    expect(attack.decision()).toMatchObject({ seat: HERO_SEAT, kind: 'reroll' });
    attack.load(6, 6, 6, 1, 1).choose('yes');
    expect(whereIs(attack, 'skeleton-warrior-1')).toBeNull();
    expect(modelOf(attack, 'orlaf').items).toEqual([]);
    const defence = play(
      { ...duel('orlaf', 'O', ['lucky-coin']), turn: 'skeleton-warrior-1' },
      6,
      1,
      1,
      1,
      1,
      1,
      1,
    );
    defence.choose('fight:orlaf').load(6, 1, 1, 1, 1).choose('yes');
    expect(defence.told('attacked').at(-1)).toMatchObject({
      attack: [6, 1],
      defence: [6, 1, 1, 1, 1],
      rerolled: 'orlaf',
    });
    expect(modelOf(defence, 'orlaf').wounds).toBe(0);
  });

  it('[DUN-ITEMCARD-15] a Smoke Phial lets its owner leave front arcs without Free Strikes', () => {
    const game = play(duel('orlaf', 'O', ['smoke-phial'])).choose('use:smoke-phial', 'step:2:4');
    expect(game.kind).toBe('turn');
    expect(whereIs(game, 'orlaf')).toEqual([2, 4]);
  });

  it('[DUN-ITEMCARD-16] Blessed Ash removes all bones around', () => {
    const game = play({
      map: ['######', '#bO.b#', '#.b..#', '######'],
      models: { orlaf: { items: ['blessed-ash'] } },
      turn: 'orlaf',
    });
    game.choose('use:blessed-ash');
    expect(game.state.bones).toEqual([{ x: 4, y: 1, piles: 1 }]);
  });

  const grave = (items: Item[], overlord: Partial<Quest['overlord']> = {}): Scene => ({
    map: ['########', '#O.b..b#', '#b.....#', '########'],
    quest: { overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { zombie: 2 }, ...overlord } },
    models: { orlaf: { items, facing: 'N' } },
    agenda: [{ step: 'overlordTurn' }],
  });

  it('[DUN-ITEMCARD-18] a Torch of the Forefathers keeps the bones beside it down', () => {
    expect(
      play(grave(['torch-of-the-forefathers']))
        .choose('raise')
        .options(),
    ).toEqual(['bones:3:1', 'bones:6:1']);
    expect(play(grave([])).choose('raise').options()).toHaveLength(3);
  });

  it('[DUN-ITEMCARD-19] with the Rune Axe a six beats a six', () => {
    const hits = (items: Item[]) => {
      const game = play(duel('orlaf', 'O', items), 6, 6, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
      return game.told('hits')[0]?.hits;
    };
    expect(hits(['rune-axe'])).toBe(2);
    expect(hits([])).toBe(0);
  });

  it('[DUN-ITEMCARD-20] a Ring of Second Wind gives back one used Feat', () => {
    const one = play(duel('orlaf', 'O', ['ring-of-second-wind'], { usedFeats: ['whirlwind'] })).choose(
      'use:ring-of-second-wind',
    );
    expect(optionsOf(one, 'feat')).toEqual(['feat:whirlwind']);
    const two: Scene = {
      ...duel('orlaf', 'O', ['ring-of-second-wind'], { usedFeats: ['whirlwind', 'frenzy'] }),
      quest: { legendary: true },
    };
    const chosen = play(two).choose('use:ring-of-second-wind', 'feat:frenzy');
    expect(modelOf(chosen, 'orlaf').usedFeats).toEqual(['whirlwind']);
  });

  it('[DUN-ITEMCARD-21] a Traveller’s Cloak costs a shooter one die, but not one more than furniture does', () => {
    const open: Scene = {
      ...range(['travellers-cloak']),
      map: range([]).map.map((row) => row.replace('tt', '..')),
    };
    expect(numbersOf(scene(open), shotOf('skeleton-archer-1', 'madriga'))).toMatchObject({
      attack: 2,
      attackerModifiers: ['cloak'],
    });
    expect(
      numbersOf(scene(range(['travellers-cloak'])), shotOf('skeleton-archer-1', 'madriga')).attackerModifiers,
    ).toEqual(['cover']);
  });

  it('[DUN-ITEMCARD-22] the Bone Sceptre raises once in an Overlord Turn without a Command', () => {
    const scene: Scene = {
      ...grave([]),
      map: ['########', '#O.b..b#', '#b....N#', '########'],
      models: { mortibris: { items: ['bone-sceptre'] } },
    };
    const game = play(scene).choose('sceptre', 'bones:3:1', 'minion:zombie', 'face:E');
    expect(game.state.overlord.commands).toBe(2);
    // One pile and no more, though others lie there.
    expect(game.kind).toBe('command');
    expect(optionsOf(game, 'sceptre')).toEqual([]);
    expect(optionsOf(play(grave([])), 'sceptre')).toEqual([]);
  });

  it('[DUN-ITEMCARD-22, DUN-RULING-30] the Bone Sceptre is gone with Mortibris, in the same Turn too', () => {
    const scene: Scene = {
      ...grave([]),
      map: ['########', '#O.b..b#', '#N.....#', '#......#', '########'],
      quest: {
        ...grave([]).quest,
        victory: { heroes: [{ type: 'allLeave' }], crippled: 'all', deckOut: 'nothing' },
      },
      models: { orlaf: { facing: 'S' }, mortibris: { items: ['bone-sceptre'], wounds: 4, facing: 'S' } },
    };
    const game = play(scene);
    expect(optionsOf(game, 'sceptre')).toEqual(['sceptre']);
    game.choose('command:mortibris', 'step:1:3').load(6, 6, 6, 6, 6, 1, 1).choose('strike:orlaf');
    expect(whereIs(game, 'mortibris')).toBeNull();
    expect(game.kind).toBe('command');
    expect(game.options()).toContain('raise');
    expect(optionsOf(game, 'sceptre')).toEqual([]);
  });
});
