import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../content/index.ts';
import { magicalAttack } from './attack.ts';
import { armourOf } from './numbers.ts';
import { allDiceCast, modelOf, OVERLORD_SEAT, optionsOf, play, type Scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

/** Grund and Orlaf face to face. */
const king = (items: Item[], more: object = {}): Scene => ({
  map: ['#######', '#.....#', '#.bO..#', '#..K..#', '#.....#', '#######'],
  models: { grund: { items, ...more }, orlaf: { facing: 'S' } },
  turn: 'grund',
});
const KING_MISSES = [1, 1, 1, 1, 1, 6, 6, 6, 6, 6];

describe('[DUN-ITEM-10, DUN-SETUP-20] a Boss', () => {
  it.each([
    ['healing-potion', 2],
    ['greater-healing-potion', 1],
  ] as const)('with three wounds drinks a %s and has %i left', (item, wounds) => {
    const game = play(king([item], { wounds: 3 }));
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'turn' });
    game.choose(`use:${item}`);
    expect(modelOf(game, 'grund')).toMatchObject({ wounds, items: [] });
  });

  it('has no use for a Healing Potion while he is whole', () => {
    expect(optionsOf(play(king(['healing-potion'])), 'use')).toEqual([]);
  });

  it('drinks at any moment of his Turn, after his Action too', () => {
    const game = play(king(['healing-potion'], { wounds: 1 }), ...KING_MISSES).choose('fight:orlaf');
    expect(game.options()).toEqual(['use:healing-potion', 'done']);
    expect(modelOf(game.choose('use:healing-potion'), 'grund').wounds).toBe(0);
  });

  it('goes three squares further with a Potion of Haste', () => {
    const game = play({
      map: ['######', '#K..O#', '######'],
      models: { grund: { items: ['potion-of-haste'] } },
      turn: 'grund',
    });
    game.choose('use:potion-of-haste');
    expect(game.state.agenda.at(-1)).toMatchObject({ left: 8 });
  });

  it('is hardened by a Potion of Stone until he acts again', () => {
    const game = play(king(['potion-of-stone'])).choose('use:potion-of-stone', 'done');
    expect(armourOf(game.state, modelOf(game, 'grund'))).toBe(5);
    const { turn: _, ...hard } = king([], { marks: [{ type: 'hardened', by: 1 }] });
    const later = play({ ...hard, agenda: [{ step: 'overlordTurn' }] });
    expect(armourOf(later.state, modelOf(later, 'grund'))).toBe(5);
    later.choose('command:grund');
    expect(armourOf(later.state, modelOf(later, 'grund'))).toBe(4);
  });

  it('casts his attack dice anew with a Lucky Coin', () => {
    const game = play(king(['lucky-coin']), ...KING_MISSES).choose('fight:orlaf');
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'reroll' });
    game.load(6, 6, 6, 6, 6).choose('yes');
    expect(game.told('attacked').at(-1)).toMatchObject({ attack: [6, 6, 6, 6, 6], rerolled: 'grund' });
    expect(modelOf(game, 'grund').items).toEqual([]);
  });

  it('casts his defence dice anew with a Lucky Coin, once', () => {
    const game = play({ ...king(['lucky-coin']), turn: 'orlaf' }, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1);
    game.choose('fight:grund');
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'reroll' });
    game.load(6, 6, 6, 6, 6).choose('yes');
    expect(modelOf(game, 'grund')).toMatchObject({ wounds: 0, items: [] });
  });

  it('leaves front arcs in the smoke of a phial', () => {
    const game = play(king(['smoke-phial'])).choose('use:smoke-phial', 'step:3:4');
    expect(game.told('brokeAway')).toEqual([]);
    expect(whereIs(game, 'grund')).toEqual([3, 4]);
  });

  it('can scatter Blessed Ash on his own bones', () => {
    expect(play(king(['blessed-ash'])).choose('use:blessed-ash').state.bones).toEqual([]);
  });

  it('is warded by a Saint’s Knucklebone', () => {
    const game = play({ ...king(['saints-knucklebone']), turn: 'orlaf' }, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 4);
    game.choose('fight:grund');
    expect(modelOf(game, 'grund')).toMatchObject({ wounds: 0, items: [] });
  });

  it('uses a Feat again with the Ring of Second Wind', () => {
    const used = king(['ring-of-second-wind'], { usedFeats: ['the-king-commands'] });
    expect(optionsOf(play(used), 'feat')).toEqual([]);
    expect(optionsOf(play(used).choose('use:ring-of-second-wind'), 'feat')).toEqual([
      'feat:the-king-commands',
    ]);
  });

  it('adds an Energy Crystal to a Magical Attack', () => {
    const game = play({
      map: ['######', '#N..O#', '######'],
      models: { mortibris: { items: ['energy-crystal-2'] } },
      agenda: [magicalAttack('mortibris', 'orlaf', 3, 'black-bolt')],
    });
    expect(game.decision()).toMatchObject({ seat: OVERLORD_SEAT, kind: 'crystal' });
    game.load(1, 1, 1, 1, 1, 6, 6, 6, 6, 6).choose('use:energy-crystal-2');
    expect(game.told('attacked')[0]).toMatchObject({ attack: [1, 1, 1, 1, 1] });
  });

  it('[DUN-FURN-10] opens no Ward with a key or a crystal: only Heroes open doors', () => {
    const game = play({
      map: ['######', '#OK1.#', '######'],
      quest: { doors: [{ door: '1', ward: 3 }] },
      models: { grund: { items: ['ward-key', 'energy-crystal-3'] } },
      turn: 'grund',
    });
    expect(optionsOf(game, 'useAt')).toEqual([]);
  });

  it('[DUN-ITEM-04] trades with nobody, a Boss beside him included', () => {
    const game = play({
      map: ['######', '#KN.O#', '######'],
      models: { grund: { items: ['lucky-coin'] }, mortibris: { items: ['healing-potion'] } },
      turn: 'grund',
    });
    expect([...optionsOf(game, 'give'), ...optionsOf(game, 'take')]).toEqual([]);
  });

  it('only carries them in a game that began before that was settled', () => {
    const { turn, ...scene } = king(['healing-potion'], { wounds: 3 });
    const before = play({ ...scene, options: { bossItems: false }, turn: turn as string });
    expect(optionsOf(before, 'use')).toEqual([]);
  });
});
