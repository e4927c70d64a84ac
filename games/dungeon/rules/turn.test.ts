import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, HERO_SEAT, modelOf, optionsOf, play, type Scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

const duel: Scene = {
  map: ['######', '#....#', '#..s.#', '#.O..#', '#....#', '######'],
  models: { 'skeleton-warrior-1': { facing: 'N' } },
  turn: 'orlaf',
};

const MISS = [1, 1, 1, 1, 1, 6, 6];

describe('a Hero’s Turn', () => {
  it('[DUN-HERO-01] is a Move and an Action, or either', () => {
    const both = play(duel, ...MISS).choose('step:2:2', 'face:E', 'fight:skeleton-warrior-1');
    expect(both.asked).toEqual([]);
    const action = play(duel, ...MISS).choose('fight:skeleton-warrior-1');
    expect(action.asked).toEqual([]);
    const move = play(duel).choose('step:1:3', 'done');
    expect(whereIs(move, 'orlaf')).toEqual([1, 3]);
  });

  it('[DUN-HERO-02, DUN-VEC-55] has no Move after the Action', () => {
    const game = play(
      { ...duel, models: { ...duel.models, orlaf: { items: ['potion-of-stone'] } } },
      ...MISS,
    );
    game.choose('fight:skeleton-warrior-1');
    expect(game.options()).toEqual(['use:potion-of-stone', 'done']);
  });

  it('[DUN-HERO-03] may pass with nothing done', () => {
    const game = play({
      ...duel,
      agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' }],
      turn: undefined as never,
    });
    game.choose('done');
    expect(modelOf(game, 'orlaf').acted).toBe(true);
    expect(game.told('turnEnded')).toHaveLength(1);
  });

  it('[DUN-HERO-04] has the Actions Fight, Shoot and Cast Spell, and what an adventure adds', () => {
    const acts = (of: Scene) =>
      new Set(
        play(of)
          .options()
          .map((id) => id.split(':')[0]),
      );
    const map = ['#########', '#..l.s..#', '#..M....#', '#.......#', '#########'];
    const models = { madriga: { spells: [] }, 'skeleton-warrior-1': { facing: 'N' as const } };
    expect(acts({ map, models, turn: 'madriga' })).toEqual(
      new Set(['step', 'face', 'shoot', 'feat', 'done']),
    );
    const searches = [{ at: [3, 1] as [number, number], items: ['book' as const] }];
    expect(acts({ map, models, turn: 'madriga', quest: { searches } })).toContain('search');
    const specials = [{ type: 'levers' as const, at: [[3, 1] as [number, number]] }];
    expect(acts({ map, models, turn: 'madriga', quest: { specials } })).toContain('pull');
  });

  it('[DUN-HERO-10, DUN-ITEM-09, DUN-ITEM-16] uses and trades items beside Move and Action', () => {
    const game = play({
      map: ['######', '#....#', '#.Rs.#', '#.O..#', '#....#', '######'],
      models: {
        orlaf: { items: ['healing-potion', 'lucky-coin'], wounds: 1 },
        'skeleton-warrior-1': { facing: 'N' },
      },
      turn: 'orlaf',
    });
    game.choose('use:healing-potion', 'give:lucky-coin:rordin', 'step:1:3');
    expect(game.state.agenda.at(-1)).toMatchObject({ left: 6, actions: 0 });
  });
});

describe('[DUN-ITEM-16] an item', () => {
  const thirsty: Scene = {
    map: ['######', '#....#', '#.Os.#', '#....#', '######'],
    models: {
      orlaf: { items: ['healing-potion', 'greater-healing-potion'], wounds: 4, facing: 'E' },
      'skeleton-warrior-1': { facing: 'N' },
    },
    turn: 'orlaf',
  };

  it('used first takes neither the Move nor the Action nor the Feat', () => {
    const game = play(thirsty);
    const before = game.options().filter((id) => !id.startsWith('use'));
    game.choose('use:healing-potion');
    expect(game.options().filter((id) => !id.startsWith('use'))).toEqual(before);
    expect(game.state.agenda.at(-1)).toMatchObject({ left: 7, actions: 0, begun: false });
  });

  it('used after the Action gives no second one', () => {
    const game = play(thirsty, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1', 'use:healing-potion');
    expect(game.options()).toEqual(['use:greater-healing-potion', 'done']);
  });
});

describe('a Feat', () => {
  it('[DUN-HERO-07] is an alternative to a normal Turn', () => {
    expect(optionsOf(play(duel), 'feat')).toEqual(['feat:whirlwind']);
    expect(optionsOf(play(duel).choose('step:2:2'), 'feat')).toEqual([]);
    expect(optionsOf(play(duel).choose('face:E'), 'feat')).toEqual([]);
  });

  it('[DUN-HERO-08] replaces it: no Move, no turn, no other Action unless it grants them', () => {
    const game = play({ ...duel, map: ['######', '#....#', '#.ss.#', '#.O..#', '#....#', '######'] }).choose(
      'feat:whirlwind',
    );
    expect(game.options()).toEqual(['fight:skeleton-warrior-1', 'fight:skeleton-warrior-2']);
    game
      .load(...MISS)
      .choose('fight:skeleton-warrior-1')
      .load(...MISS)
      .choose('fight:skeleton-warrior-2');
    expect(game.asked).toEqual([]);
  });

  it('[DUN-HERO-09] can be used once in a game', () => {
    const game = play({
      ...duel,
      turn: undefined as never,
      agenda: [
        { step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' },
        { step: 'heroTurn', seat: HERO_SEAT, hero: 'orlaf' },
      ],
    });
    game
      .choose('feat:whirlwind')
      .load(...MISS)
      .choose('fight:skeleton-warrior-1');
    expect(game.kind).toBe('turn');
    expect(optionsOf(game, 'feat')).toEqual([]);
  });

  it('[DUN-RULING-29] can be used in an enemy front arc, one a Turn; its Move follows the rules', () => {
    const game = play({
      ...duel,
      quest: { legendary: true },
      models: { 'skeleton-warrior-1': { facing: 'W' }, orlaf: {} },
    });
    expect(optionsOf(game, 'feat')).toEqual(['feat:whirlwind', 'feat:frenzy']);
    game.choose('feat:frenzy');
    expect(optionsOf(game, 'feat')).toEqual([]);
    expect(optionsOf(game, 'step')).not.toContain('step:2:2');
    game.choose('step:1:4');
    expect(game.kind).toBe('freeStrike');
  });
});
