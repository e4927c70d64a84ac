import { afterEach, describe, expect, it } from 'vitest';
import { CARD, CARDS, OVERLORD, type Quest } from '../content/index.ts';
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

type Overlord = Quest['overlord'];
const necromancer = (more: Partial<Overlord> = {}): Overlord => ({
  type: 'necromancer',
  commands: 2,
  deck: 12,
  pool: { 'skeleton-warrior': 2, zombie: 1 },
  ...more,
});

const hall: Scene = {
  map: ['##########', '#O.......#', '#........#', '#..z.z.z.#', '#.b....b.#', '##########'],
  models: { 'zombie-1': { facing: 'S' }, 'zombie-2': { facing: 'S' }, 'zombie-3': { facing: 'S' } },
  quest: { overlord: necromancer() },
  agenda: [{ step: 'overlordTurn' }],
};

describe('Commands', () => {
  it('[DUN-OVL-01] are given one at a time', () => {
    const game = play(hall).choose('command:zombie-1');
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'turn' });
    game.choose('done');
    expect(game.kind).toBe('command');
  });

  it('[DUN-OVL-02] are as many as the adventure says', () => {
    const game = play(hall).choose('command:zombie-1', 'done', 'command:zombie-2', 'done');
    expect(game.asked).toEqual([]);
    const three = play({ ...hall, quest: { overlord: necromancer({ commands: 3 }) } });
    three.choose('command:zombie-1', 'done', 'command:zombie-2', 'done');
    expect(optionsOf(three, 'command')).toEqual(['command:zombie-3']);
  });

  it('[DUN-OVL-03] let one model Move and take one Action, in that order', () => {
    const game = play({ ...hall, map: ['######', '#O...#', '#....#', '#.z..#', '######'], models: {} });
    game.choose('command:zombie-1', 'step:2:2').load(1, 1, 6, 6, 6, 6).choose('fight:orlaf');
    expect(game.asked).toEqual([]);
    expect(whereIs(game, 'zombie-1')).toEqual([2, 2]);
  });

  it('[DUN-OVL-04] can be a casting of Raise Dead instead', () => {
    const game = play(hall).choose('raise', 'bones:2:4', 'minion:zombie', 'face:N');
    expect(whereIs(game, 'zombie-4')).toEqual([2, 4]);
    expect(game.state.overlord.commands).toBe(1);
  });

  it('[DUN-OVL-05, DUN-INV-05] never make a model act twice in one Overlord Turn', () => {
    const game = play({ ...hall, hand: ['extra-commands-3'] }).choose(
      'command:zombie-1',
      'done',
      'play:extra-commands-3',
    );
    expect(optionsOf(game, 'command')).toEqual(['command:zombie-2', 'command:zombie-3']);
  });

  it('[DUN-OVL-07] give Overlord models the same Actions', () => {
    const map = ['##########', '#O.......#', '#........#', '#..a...N.#', '##########'];
    const models = { 'skeleton-archer-1': { facing: 'N' as const }, mortibris: { facing: 'W' as const } };
    const game = play({ ...hall, map, models }).choose('command:skeleton-archer-1');
    expect(optionsOf(game, 'shoot')).toEqual(['shoot:orlaf']);
    game.choose('done', 'command:mortibris');
    expect(optionsOf(game, 'cast')).toContain('cast:black-bolt');
  });

  it('[DUN-OVL-30] are what Bosses need to act, or an Interrupt', () => {
    const map = ['######', '#O.R.#', '#...K#', '######'];
    const game = play({
      map,
      models: { grund: { facing: 'E' } },
      hand: ['interrupt-1'],
      agenda: [{ step: 'overlordTurn' }, { step: 'between', last: HERO_SEAT }],
    });
    expect(game.choose('play:interrupt-1').options()).toEqual(['command:grund', 'done']);
    game.choose('done', 'hero:orlaf', 'done', 'done');
    expect(optionsOf(game, 'command')).toEqual(['command:grund']);
  });

  it('[DUN-RULING-26] may be left unused; a model that did nothing was still commanded; a Boss may use a Feat', () => {
    expect(play(hall).choose('done').asked).toEqual([]);
    const idle = play(hall).choose('command:zombie-1', 'done');
    expect(optionsOf(idle, 'command')).not.toContain('command:zombie-1');
    const boss = play({ ...hall, map: ['######', '#O...#', '#.b.N#', '######'], models: {} }).choose(
      'command:mortibris',
    );
    expect(optionsOf(boss, 'feat')).toEqual(['feat:rise-all-of-you']);
  });
});

describe('Command cards', () => {
  it('[DUN-OVL-08] are played one in an Overlord Turn', () => {
    const game = play({ ...hall, hand: ['extra-commands-1', 'double-commands'] });
    expect(optionsOf(game, 'play')).toEqual(['play:extra-commands-1', 'play:double-commands']);
    game.choose('play:double-commands');
    expect(optionsOf(game, 'play')).toEqual([]);
  });

  it('[DUN-OVL-09] are played before or after a model acts, never in the middle', () => {
    const game = play({ ...hall, hand: ['extra-commands-1'] }).choose('command:zombie-1', 'step:3:2');
    expect(optionsOf(game, 'play')).toEqual([]);
    game.choose('done');
    expect(optionsOf(game, 'play')).toEqual(['play:extra-commands-1']);
  });

  it('[DUN-OVL-10] are used once and gone', () => {
    const game = play({ ...hall, hand: ['extra-commands-1'] }).choose('play:extra-commands-1');
    expect(game.state.overlord).toMatchObject({ hand: [], discard: ['extra-commands-1'] });
  });

  it('[DUN-OVL-21, DUN-VEC-52] Extra Commands are for models: of five uses three can be Raise Dead', () => {
    const crowd: Scene = {
      map: ['###########', '#O........#', '#.z.z.z.z.#', '#b.b.b.b..#', '#.........#', '###########'],
      quest: { overlord: necromancer({ commands: 3, pool: { zombie: 5 } }) },
      hand: ['extra-commands-2'],
      agenda: [{ step: 'overlordTurn' }],
    };
    const models = play(crowd).choose(
      'play:extra-commands-2',
      'command:zombie-1',
      'done',
      'command:zombie-2',
      'done',
    );
    expect(models.state.overlord).toMatchObject({ commands: 3, extra: 0 });
    const raises = play(crowd).choose('play:extra-commands-2');
    for (const bones of ['1:3', '3:3', '5:3'])
      raises.choose('raise', `bones:${bones}`, 'minion:zombie', 'face:S');
    expect(optionsOf(raises, 'raise')).toEqual([]);
    raises.choose('command:zombie-1', 'done', 'command:zombie-2', 'done');
    expect(raises.asked).toEqual([]);
  });

  it('[DUN-OVL-22, DUN-VEC-51] Double Commands make six of three, for six different models', () => {
    const game = play({
      map: ['###########', '#O........#', '#.........#', '#.zzzzzzz.#', '#.........#', '###########'],
      models: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`zombie-${n}`, { facing: 'S' as const }])),
      quest: { overlord: necromancer({ commands: 3 }) },
      hand: ['double-commands'],
      agenda: [{ step: 'overlordTurn' }],
    });
    game.choose('command:zombie-1', 'done', 'play:double-commands');
    for (const n of [2, 3, 4, 5, 6]) game.choose(`command:zombie-${n}`, 'done');
    expect(game.asked).toEqual([]);
    expect(game.told('commanded')).toHaveLength(6);
  });

  it('[DUN-OVL-23] Raise Dead cards give castings beyond the Commands', () => {
    const game = play({ ...hall, hand: ['raise-dead-2'] }).choose('play:raise-dead-2');
    game.choose('bones:2:4', 'minion:skeleton-warrior', 'face:N', 'bones:7:4', 'minion:zombie', 'face:N');
    expect(game.kind).toBe('command');
    expect(game.state.overlord.commands).toBe(2);
  });

  it('[DUN-RULING-28] may be played after the last Command; Interrupts may not be played here; played ones lie open', () => {
    const late = play({ ...hall, hand: ['double-commands', 'interrupt-1'] });
    late.choose('command:zombie-1', 'done', 'command:zombie-2', 'done');
    expect(optionsOf(late, 'play')).toEqual(['play:double-commands']);
    late.choose('play:double-commands');
    expect(optionsOf(late, 'command')).toEqual(['command:zombie-3']);
    expect(optionsOf(late, 'raise')).toEqual(['raise']);
    expect(late.state.overlord.discard).toEqual(['double-commands']);
  });

  it('[DUN-OVL-31] are mixed as the kind of Overlord has them', () => {
    expect(OVERLORD.necromancer.deck).toHaveLength(CARDS.reduce((sum, card) => sum + CARD[card].number, 0));
    expect(OVERLORD.warlord.deck.some((card) => CARD[card].kind === 'raiseDead')).toBe(false);
    const game = play({ ...hall, quest: { overlord: necromancer({ type: 'warlord' }) } });
    expect(game.state.overlord.unseen).toEqual([...OVERLORD.warlord.deck]);
  });
});

describe('Raise Dead', () => {
  it('[DUN-OVL-11] belongs to an Overlord who commands that magic', () => {
    expect(optionsOf(play(hall), 'raise')).toEqual(['raise']);
    const warlord = play({ ...hall, quest: { overlord: necromancer({ type: 'warlord' }) } });
    expect(optionsOf(warlord, 'raise')).toEqual([]);
  });

  it('[DUN-OVL-12] brings back what the adventure lists', () => {
    expect(play(hall).choose('raise', 'bones:2:4').options()).toEqual([
      'minion:skeleton-warrior',
      'minion:zombie',
    ]);
  });

  it('[DUN-OVL-13, DUN-OVL-14] replaces a Pile by a miniature that looks as the Overlord chooses', () => {
    const game = play(hall).choose('raise', 'bones:2:4', 'minion:skeleton-warrior', 'face:E');
    expect(modelOf(game, 'skeleton-warrior-1')).toMatchObject({ x: 2, y: 4, facing: 'E' });
    expect(game.state.bones).toEqual([{ x: 7, y: 4, piles: 1 }]);
    expect(game.state.pool).toEqual({ 'skeleton-warrior': 1, zombie: 1 });
  });

  const guarded: Scene = {
    map: ['######', '#.O..#', '#.b..#', '#.M..#', '######'],
    models: { orlaf: { facing: 'S' }, madriga: { facing: 'N' } },
    quest: { overlord: necromancer() },
    agenda: [{ step: 'overlordTurn' }],
  };

  it('[DUN-OVL-15, DUN-OVL-16, DUN-VEC-23, DUN-BREAK-15] exposes the model to Free Strikes in the order the Heroes choose', () => {
    const game = play(guarded).choose('raise', 'bones:2:2', 'minion:skeleton-warrior', 'face:S');
    expect(game.decision()).toMatchObject({ seat: HERO_SEAT, kind: 'freeStrike' });
    expect(game.options()).toEqual(['strike:orlaf', 'strike:madriga', 'waive']);
    game.load(1, 1, 1, 6, 6).choose('strike:madriga');
    game.load(1, 1, 1, 1, 1, 6, 6).choose('strike:orlaf');
    expect(game.told('attacked').map(({ attacker, free }) => [attacker, free])).toEqual([
      ['madriga', true],
      ['orlaf', true],
    ]);
    expect(whereIs(game, 'skeleton-warrior-1')).toEqual([2, 2]);
    expect(game.asked).toEqual([]);
  });

  it('[DUN-RULING-11] counts the new model for outnumbering at once', () => {
    const game = play(guarded).choose('raise', 'bones:2:2', 'minion:skeleton-warrior', 'face:S');
    game.load(1, 1, 1, 6, 6).choose('strike:madriga', 'waive');
    expect(game.told('attacked')).toMatchObject([{ defenderModifiers: ['outnumbered'] }]);
  });

  it('[DUN-OVL-17, DUN-VEC-64] makes a model that has acted already', () => {
    const game = play(hall).choose('raise', 'bones:2:4', 'minion:zombie', 'face:N');
    expect(modelOf(game, 'zombie-4').acted).toBe(true);
    expect(optionsOf(game, 'command')).not.toContain('command:zombie-4');
  });

  it('[DUN-OVL-18] is no use on bones under a model', () => {
    const game = play({ ...hall, models: { ...hall.models, orlaf: { x: 2, y: 4 } } }).choose('raise');
    expect(game.options()).toEqual(['bones:7:4']);
  });

  it('[DUN-OVL-19, DUN-VEC-24] takes the uppermost of several Piles', () => {
    const game = play({ ...hall, state: { bones: [{ x: 2, y: 4, piles: 2 }] } });
    game.choose('raise', 'bones:2:4', 'minion:zombie', 'face:N');
    expect(game.state.bones).toEqual([{ x: 2, y: 4, piles: 1 }]);
    expect(optionsOf(game, 'raise')).toEqual([]);
  });

  it('[DUN-OVL-20, DUN-VEC-54] is lost beyond what is available', () => {
    const game = play({
      ...hall,
      quest: { overlord: necromancer({ pool: { zombie: 1 } }) },
      hand: ['raise-dead-3'],
    });
    game.choose('play:raise-dead-3', 'bones:2:4', 'minion:zombie', 'face:N');
    expect(game.told('raiseLost')).toMatchObject([{ castings: 2 }]);
    expect(game.kind).toBe('command');
    expect(optionsOf(game, 'raise')).toEqual([]);
  });

  it('[DUN-RULING-27] needs no caster, no sight and no range, but a Pile in sight; what falls can be raised again', () => {
    const far: Scene = {
      map: ['#############', '#O....#.1...#', '#b....#b#b.z#', '#############'],
      quest: { overlord: necromancer({ pool: { 'skeleton-warrior': 1, 'zombie-troll': 1 } }) },
      agenda: [{ step: 'overlordTurn' }],
    };
    const game = play(far).choose('raise');
    expect(game.options()).toEqual(['bones:1:2']);
    expect(game.choose('bones:1:2').options()).toEqual(['minion:skeleton-warrior']);
    game.choose('minion:skeleton-warrior', 'face:N');
    expect(game.state.pool['skeleton-warrior']).toBe(0);
    const killed = play({
      map: ['#####', '#Os.#', '#####'],
      models: { orlaf: { facing: 'E' }, 'skeleton-warrior-1': { facing: 'W' } },
      quest: { overlord: necromancer() },
      turn: 'orlaf',
    });
    killed.load(6, 6, 6, 1, 1, 1, 1).choose('fight:skeleton-warrior-1');
    expect(killed.state.pool['skeleton-warrior']).toBe(3);
  });
});
