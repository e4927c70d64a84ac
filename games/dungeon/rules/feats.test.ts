import { afterEach, describe, expect, it } from 'vitest';
import type { Quest, Spell } from '../content/index.ts';
import { fightWith } from './attack.ts';
import { armourOf, numbersOf } from './numbers.ts';
import type { SpellCard } from './state.ts';
import { allDiceCast, HERO_SEAT, modelOf, optionsOf, play, type Scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

const knows = (turned: number, ...spells: Spell[]): { spells: SpellCard[] } => ({
  spells: spells.map((spell) => ({ spell, turned })),
});
const legendary: Partial<Quest> = { legendary: true };

describe('Feats of the Heroes', () => {
  it('[DUN-HEROCARD-05, DUN-VEC-61, DUN-FURN-17] Whirlwind: a Fight with every enemy and lock around, front and rear', () => {
    const game = play({
      // The zombie stands two squares off.
      map: ['######', '#....#', '#.sc.#', '#.O.z#', '#.s..#', '######'],
      quest: { chests: [{ at: [3, 2], lock: 'L1', contents: ['healing-potion'] }] },
      models: { orlaf: { facing: 'N' } },
      turn: 'orlaf',
    }).choose('feat:whirlwind');
    expect(game.options().sort()).toEqual([
      'fight:skeleton-warrior-1',
      'fight:skeleton-warrior-2',
      'force:3:2',
    ]);
    game.load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-2');
    game.load(6, 1, 1, 1, 1, 1, 1).choose('force:3:2');
    game.load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.told('attacked')).toHaveLength(3);
    expect(modelOf(game, 'orlaf').items).toEqual(['healing-potion']);
    expect(whereIs(game, 'orlaf')).toEqual([2, 3]);
    expect(game.asked).toEqual([]);
  });

  it('[DUN-HEROCARD-06] Stone Stance: Armour 5, not outnumbered, no back, until his next Turn; he may turn and strike', () => {
    const scene: Scene = {
      map: ['######', '#.s..#', '#.R..#', '#.s..#', '#....#', '######'],
      models: { 'skeleton-warrior-1': { facing: 'S' }, 'skeleton-warrior-2': { facing: 'N' } },
      agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'rordin' }],
      turn: 'rordin',
    };
    const game = play(scene).choose('feat:stone-stance');
    expect(game.options()).toEqual(['face:E', 'face:S', 'face:W', 'done']);
    const numbers = () => numbersOf(game.state, fightWith('skeleton-warrior-2', { target: 'rordin' }));
    expect(numbers()).toMatchObject({ armour: 5, defence: 4, defenderModifiers: [] });
    game.choose('done');
    expect(game.kind).toBe('turn');
    expect(numbers()).toMatchObject({ armour: 4, defenderModifiers: ['outnumbered', 'behind'] });
  });

  const archers: Scene = {
    map: [
      '#########',
      '#s.s...s#',
      '#.......#',
      '#.......#',
      '#...M...#',
      '#.......#',
      '#.......#',
      '#...z...#',
      '#########',
    ],
    turn: 'madriga',
  };

  it('[DUN-HEROCARD-07] Arrow Storm: a turn, then three shots one after the other', () => {
    const miss = [1, 1, 1, 1, 6, 6];
    const game = play(archers).choose('feat:arrow-storm');
    expect(optionsOf(game, 'step')).toEqual([]);
    game
      .choose('face:S')
      .load(...miss)
      .choose('shoot:zombie-1')
      .load(...miss)
      .choose('shoot:zombie-1');
    expect(optionsOf(game, 'face')).toEqual([]);
    game.load(...miss).choose('shoot:zombie-1');
    expect(game.told('attacked')).toHaveLength(3);
    expect(game.asked).toEqual([]);
  });

  const wizard = (...spells: Spell[]): Scene => ({
    map: ['#######', '#..s..#', '#.....#', '#.....#', '#..W..#', '#.....#', '#######'],
    models: { danor: knows(0, ...spells) },
    turn: 'danor',
  });

  it('[DUN-HEROCARD-08] Focus: a turn, then two different ready Major spells', () => {
    const game = play(wizard('burn', 'firestorm', 'flamebolt')).choose('feat:focus');
    expect(optionsOf(game, 'cast')).toEqual(['cast:burn', 'cast:firestorm']);
    expect(optionsOf(game, 'step')).toEqual([]);
    game.load(1, 1, 1, 1, 1, 6, 6).choose('cast:burn', 'model:skeleton-warrior-1');
    expect(game.options()).toEqual(['cast:firestorm', 'done']);
    game.load(1, 1, 1, 6, 6).choose('cast:firestorm', 'model:skeleton-warrior-1');
    expect(game.asked).toEqual([]);
  });

  it('[DUN-HEROCARD-09] Legendary Orlaf has Armour 3, and Frenzy: a Move, then two Fights', () => {
    const game = play({
      map: ['######', '#.s..#', '#....#', '#.O..#', '#....#', '######'],
      quest: legendary,
      turn: 'orlaf',
    });
    expect(armourOf(game.state, modelOf(game, 'orlaf'))).toBe(3);
    game.choose('feat:frenzy', 'step:2:2').load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.options()).toEqual(['fight:skeleton-warrior-1', 'done']);
    game.load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.asked).toEqual([]);
  });

  it('[DUN-HEROCARD-10] Legendary Rordin has 5 dice and is Tough, and Hammer Rush: a straight run, then a Fight with a die more', () => {
    const game = play({
      map: ['#########', '#.......#', '#R..z..s#', '#.......#', '#.......#', '#########'],
      quest: legendary,
      models: {
        rordin: { facing: 'E' },
        'zombie-1': { facing: 'W', y: 3 },
        'skeleton-warrior-1': { facing: 'N' },
      },
      turn: 'rordin',
    }).choose('feat:hammer-rush', 'step:2:2');
    // Straight on, through front arcs, without strikes.
    expect(optionsOf(game, 'step')).toEqual(['step:3:2']);
    game.choose('step:3:2', 'step:4:2');
    expect(optionsOf(game, 'step')).toEqual(['step:5:2']);
    game.choose('step:5:2');
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(game.told('attacked')).toEqual([]);
    game.choose('face:S').load(1, 1, 1, 1, 1, 1, 6, 6).choose('fight:zombie-1');
    expect(game.told('attacked')[0]?.attack).toHaveLength(6);
    expect(game.asked).toEqual([]);
  });

  it.each([
    [3, 2],
    [4, 2],
    [4, 3],
    [4, 4],
    [3, 4],
    [2, 4],
    [2, 3],
    [2, 2],
  ])('[DUN-HEROCARD-10] Hammer Rush goes on the way it began: from 3,3 over %i,%i', (x, y) => {
    const game = play({
      map: ['#######', '#.....#', '#.....#', '#..R..#', '#.....#', '#.....#', '#######'],
      quest: legendary,
      turn: 'rordin',
    }).choose('feat:hammer-rush', `step:${x}:${y}`);
    expect(optionsOf(game, 'step')).toEqual([`step:${2 * x - 3}:${2 * y - 3}`]);
  });

  it('[DUN-HEROCARD-11] Legendary Madriga has 5 Shooting Dice, and Light Step: a Move nobody stops or strikes at, then a shot', () => {
    const game = play({
      map: [
        '#########',
        '#...s...#',
        '#.......#',
        '#.......#',
        '#..z....#',
        '#..M....#',
        '#.......#',
        '#########',
      ],
      quest: legendary,
      models: { 'zombie-1': { facing: 'S' } },
      turn: 'madriga',
    }).choose('feat:light-step', 'step:4:5');
    expect(game.kind).toBe('turn');
    game.choose('step:4:4', 'step:5:4');
    expect(game.told('attacked')).toEqual([]);
    game.load(1, 1, 1, 1, 1, 6, 6).choose('shoot:skeleton-warrior-1');
    expect(game.told('attacked')[0]?.attack).toHaveLength(5);
    expect(game.asked).toEqual([]);
  });

  it('[DUN-HEROCARD-12] Legendary Danor has 3 dice, and Rekindle: all spells ready, then a cast as with an Action', () => {
    const game = play({
      ...wizard(),
      quest: legendary,
      models: { danor: knows(2, 'burn', 'flamebolt', 'corrode') },
    });
    expect(optionsOf(game, 'cast')).toEqual([]);
    game.choose('feat:rekindle');
    expect(game.options()).toEqual(['cast:burn', 'cast:flamebolt', 'cast:corrode', 'done']);
    game.load(1, 1, 1, 6, 6).choose('cast:flamebolt', 'model:skeleton-warrior-1');
    expect(game.options()).toEqual(['cast:corrode', 'done']);
  });
});

describe('turning at a Feat', () => {
  const around = (letter: string, hero: string): Scene => ({
    map: ['#######', '#..s..#', `#..${letter}..#`, '#.....#', '#######'],
    quest: legendary,
    models: { [hero]: hero === 'danor' ? knows(0, 'burn', 'firestorm') : {} },
    turn: hero,
  });
  const before = ['face:E', 'face:S', 'face:W'];

  it.each([
    ['DUN-HEROCARD-05', 'O', 'orlaf', 'whirlwind', []],
    ['DUN-HEROCARD-06', 'R', 'rordin', 'stone-stance', before],
    ['DUN-HEROCARD-07', 'M', 'madriga', 'arrow-storm', before],
    ['DUN-HEROCARD-08', 'W', 'danor', 'focus', before],
    ['DUN-HEROCARD-09', 'O', 'orlaf', 'frenzy', before],
    ['DUN-HEROCARD-10', 'R', 'rordin', 'hammer-rush', before],
    ['DUN-HEROCARD-11', 'M', 'madriga', 'light-step', before],
    ['DUN-HEROCARD-12', 'W', 'danor', 'rekindle', []],
  ])('[%s] %s, %s: %s lets one turn first, or not', (_rule, letter, hero, feat, facings) => {
    expect(optionsOf(play(around(letter, hero)).choose(`feat:${feat}`), 'face')).toEqual(facings);
  });
});

describe('Feats of the Bosses', () => {
  const overlord = { type: 'necromancer' as const, commands: 2, deck: 12, pool: { zombie: 3 } };

  it('[DUN-BOSS-01] Mortibris raises up to three Piles at once', () => {
    const game = play({
      map: ['#######', '#O...N#', '#.....#', '#bb.bb#', '#######'],
      quest: { overlord },
      turn: 'mortibris',
    }).choose('feat:rise-all-of-you');
    for (const bones of ['1:3', '2:3', '4:3']) {
      expect(game.kind).toBe('raise');
      game.choose(`bones:${bones}`, 'minion:zombie', 'face:N');
    }
    expect(game.asked).toEqual([]);
    expect(game.state.models.filter(({ type }) => type === 'zombie')).toHaveLength(3);
  });

  it('[DUN-BOSS-02, DUN-OVL-05, DUN-RULING-26] Revenants obey their king beside their own act, before it or after it', () => {
    const court: Scene = {
      map: ['#######', '#.K...#', '#.....#', '#.v.v.#', '#.O.R.#', '#######'],
      models: { 'dwarf-revenant-1': { facing: 'S' }, 'dwarf-revenant-2': { facing: 'S' } },
      agenda: [{ step: 'overlordTurn' }],
    };
    const strike = [1, 1, 1, 6, 6, 6, 6, 6];
    const game = play({
      ...court,
      quest: { overlord: { type: 'necromancer', commands: 3, deck: 12, pool: {} } },
    });
    game.load(...strike).choose('command:dwarf-revenant-1', 'fight:orlaf');
    game.choose('command:grund', 'feat:the-king-commands');
    game.load(...strike).choose('order:dwarf-revenant-1:orlaf');
    expect(optionsOf(game, 'order').some((id) => id.includes('revenant-1'))).toBe(false);
    game.load(1, 1, 1, 6, 6, 6, 6).choose('order:dwarf-revenant-2:rordin');
    expect(optionsOf(game, 'command')).toEqual(['command:dwarf-revenant-2']);
  });

  it('[DUN-BOSS-02] Grund fights, then up to three Revenants in range, where they stand', () => {
    const map = ['##########', '#.K......#', '#.O.v.v..#', '#...RM...#', '#....v.v.#', '##########'];
    const models = {
      grund: { facing: 'S' as const },
      'dwarf-revenant-1': { facing: 'S' as const },
      'dwarf-revenant-2': { facing: 'S' as const },
      'dwarf-revenant-3': { facing: 'N' as const },
      'dwarf-revenant-4': { facing: 'S' as const },
    };
    const game = play({ map, models, turn: 'grund' }).choose('feat:the-king-commands');
    expect(game.options()).toEqual(['fight:orlaf', 'done']);
    game.load(1, 1, 1, 1, 1, 6, 6, 6, 6, 6).choose('fight:orlaf');
    expect(optionsOf(game, 'order').map((id) => id.split(':')[1])).toEqual(
      expect.arrayContaining(['dwarf-revenant-1', 'dwarf-revenant-2', 'dwarf-revenant-3']),
    );
    expect(optionsOf(game, 'order').some((id) => id.includes('revenant-4'))).toBe(false);
    for (const n of [1, 3]) {
      game.load(1, 1, 1, 6, 6).choose(`order:dwarf-revenant-${n}:rordin`);
      expect(optionsOf(game, 'order').some((id) => id.includes(`revenant-${n}`))).toBe(false);
    }
    game.load(1, 1, 1, 6, 6).choose('order:dwarf-revenant-2:madriga');
    expect(game.asked).toEqual([]);
    expect(game.told('attacked').map(({ attacker }) => attacker)).toEqual([
      'grund',
      'dwarf-revenant-1',
      'dwarf-revenant-3',
      'dwarf-revenant-2',
    ]);
  });

  it('[DUN-BOSS-03] Elshara’s Last Breath: three dice on every Hero within Short, seen or not', () => {
    const game = play(
      {
        map: ['##########', '#O#E....R#', '#........#', '##########'],
        models: { elshara: { facing: 'E' } },
        turn: 'elshara',
      },
      ...[6, 1, 1, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 6, 6, 6, 6],
    ).choose('feat:last-breath');
    expect(
      game.told('attacked').map(({ target, kind, attack }) => [target, kind, (attack as number[]).length]),
    ).toEqual([
      ['orlaf', 'magic', 3],
      ['rordin', 'magic', 3],
    ]);
  });

  it('[DUN-BOSS-04] Hoggar’s Ground Slam: a Fight with every adjacent Hero, front and rear', () => {
    const game = play({
      map: ['#######', '#..O..#', '#.JJ..#', '#.JJ..#', '#..R..#', '#######'],
      models: { hoggar: { facing: 'N' }, orlaf: { facing: 'S' } },
      turn: 'hoggar',
    }).choose('feat:ground-slam');
    expect(game.options()).toEqual(['fight:orlaf', 'fight:rordin']);
    game
      .load(1, 1, 1, 1, 6, 6, 6, 6)
      .choose('fight:orlaf')
      .load(1, 1, 1, 1, 6, 6, 6, 6)
      .choose('fight:rordin');
    expect(game.asked).toEqual([]);
  });
});
