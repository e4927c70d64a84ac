import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../content/index.ts';
import type { State } from './state.ts';
import { allDiceCast, modelOf, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

describe('[DUN-RULING-30] what a Hero enters', () => {
  it('is picked up: all that lies in that square, and nothing beside it', () => {
    const beside: State['ground'] = [
      { item: 'book', x: 1, y: 2 },
      { item: 'heart-fragment', x: 2, y: 1 },
      { item: 'seal-stone', x: 3, y: 3 },
    ];
    const here: State['ground'] = [
      { item: 'seal-stone', x: 2, y: 2 },
      { item: 'heart-fragment', x: 2, y: 2 },
    ];
    const game = play({
      map: ['#####', '#...#', '#...#', '#.O.#', '#####'],
      state: { ground: [...here, ...beside] },
      turn: 'orlaf',
    }).choose('step:2:2');
    expect(modelOf(game, 'orlaf').items).toEqual(['seal-stone', 'heart-fragment']);
    expect(game.state.ground).toEqual(beside);
    expect(game.told('pickedUp').map(({ item }) => item)).toEqual(['seal-stone', 'heart-fragment']);
  });

  it('stays lying under the Overlord’s models', () => {
    const ground = [{ item: 'book' as const, x: 2, y: 2 }];
    const game = play({
      map: ['#####', '#...#', '#...#', '#.z.#', '#O###', '#####'],
      state: { ground },
      turn: 'zombie-1',
    }).choose('step:2:2');
    expect(game.state.ground).toEqual(ground);
    expect(modelOf(game, 'zombie-1').items).toEqual([]);
  });
});

describe('[DUN-FURN-18, DUN-RULING-33] what is found', () => {
  const vault = (contents: Item[], map = ['######', '#.c..#', '#.MOR#', '#....#', '######']): Scene => ({
    map,
    quest: { chests: [{ at: [2, 1], lock: 'L1', contents }] },
    turn: 'madriga',
  });
  const opened = (of: Scene) => play(of, 6, 1, 1, 1, 1).choose('force:2:1');

  it('is told of, with who has it now', () => {
    expect(opened(vault(['lucky-coin'])).told('gained')).toMatchObject([
      { hero: 'madriga', item: 'lucky-coin' },
    ]);
    const helm = opened(vault(['runed-helm']));
    expect(helm.told('gained')).toEqual([]);
    expect(helm.choose('hero:rordin').told('gained')).toMatchObject([{ hero: 'rordin', item: 'runed-helm' }]);
  });

  it('goes without asking where only one of those it names is there', () => {
    const helm = opened(vault(['runed-helm'], ['######', '#.c..#', '#.M.R#', '#....#', '######']));
    expect(modelOf(helm, 'rordin').items).toEqual(['runed-helm']);
    expect(helm.told('gained')).toMatchObject([{ hero: 'rordin', item: 'runed-helm' }]);
  });

  it('is lost to the dark where nobody could ever have it', () => {
    const hammer = opened(vault(['grunds-hammer'], ['######', '#.c..#', '#.MO.#', '#....#', '######']));
    expect(hammer.state.models.map(({ items }) => items)).toEqual([[], []]);
    expect(hammer.told('lostToTheDark')).toMatchObject([{ item: 'grunds-hammer' }]);
    expect(hammer.told('gained')).toEqual([]);
  });
});
