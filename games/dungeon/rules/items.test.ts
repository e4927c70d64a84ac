import { afterEach, describe, expect, it } from 'vitest';
import { ITEM, ITEMS, type Item } from '../content/index.ts';
import { model } from './models.ts';
import { armourOf } from './numbers.ts';
import { allDiceCast, HERO_SEAT, modelOf, optionsOf, play, type Scene, scene, whereIs } from './testing.ts';

afterEach(allDiceCast);

const duel = (hero: string, letter: string, items: Item[], more: object = {}): Scene => ({
  map: ['######', '#....#', '#.s..#', `#.${letter}..#`, '#....#', '######'],
  models: { [hero]: { items, ...more }, 'skeleton-warrior-1': { facing: 'S' } },
  turn: hero,
});

describe('items', () => {
  it('[DUN-ITEM-01] have each a card with its rules and who may have it', () => {
    for (const item of ITEMS)
      expect(ITEM[item]).toMatchObject({ id: item, effect: { type: expect.any(String) } });
  });

  it('[DUN-ITEM-02, DUN-ITEMCARD-03] of One Use are gone after it: a Healing Potion takes off a wound', () => {
    const game = play(duel('orlaf', 'O', ['healing-potion'], { wounds: 2 })).choose('use:healing-potion');
    expect(modelOf(game, 'orlaf')).toMatchObject({ wounds: 1, items: [] });
  });

  it('[DUN-ITEM-03] of other kinds can be used again and again', () => {
    const game = play({
      ...duel('rordin', 'R', ['grunds-hammer']),
      agenda: [{ step: 'heroTurn', seat: HERO_SEAT, hero: 'rordin' }],
    });
    for (let fight = 0; fight < 2; fight++) game.load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.told('attacked').map(({ attack }) => (attack as number[]).length)).toEqual([5, 5]);
    expect(modelOf(game, 'rordin').items).toEqual(['grunds-hammer']);
  });

  it('[DUN-ITEM-10] are not used by Minions, nor are their coins', () => {
    const game = play({
      ...duel('orlaf', 'O', []),
      models: { 'skeleton-warrior-1': { items: ['potion-of-stone', 'lucky-coin'], facing: 'S' } },
      turn: 'skeleton-warrior-1',
    });
    expect(optionsOf(game, 'use')).toEqual([]);
    game.load(1, 1, 1, 1, 1, 1, 1).choose('fight:orlaf');
    expect(game.told('hits')).toHaveLength(1);
  });

  it('[DUN-ITEM-11, DUN-ITEM-12, DUN-ITEMCARD-01] without a trigger work all the time: Spidersilk Armour', () => {
    const state = scene(duel('madriga', 'M', ['spidersilk-armour']));
    expect(armourOf(state, model(state, 'madriga'))).toBe(3);
    expect(optionsOf(play(duel('madriga', 'M', ['spidersilk-armour'])), 'use')).toEqual([]);
  });

  it('[DUN-ITEM-13, DUN-ITEM-15] with a trigger work when their owner says so, at any moment of his Turn', () => {
    const game = play(duel('orlaf', 'O', ['potion-of-stone', 'healing-potion'], { wounds: 1 }));
    expect(optionsOf(game, 'use')).toEqual(['use:potion-of-stone', 'use:healing-potion']);
    game
      .load(1, 1, 1, 1, 1, 6, 6)
      .choose('fight:skeleton-warrior-1', 'use:potion-of-stone', 'use:healing-potion');
    expect(modelOf(game, 'orlaf')).toMatchObject({ wounds: 0, items: [] });
  });

  it('[DUN-ITEM-14, DUN-ITEMCARD-17] may trigger by themselves: Saint’s Knucklebone wards off a wound on 4 to 6', () => {
    const struck = (die: number) => {
      const game = play(
        { ...duel('orlaf', 'O', ['saints-knucklebone']), turn: 'skeleton-warrior-1' },
        6,
        1,
        1,
        1,
        1,
        1,
        1,
        die,
      );
      return modelOf(game.choose('fight:orlaf'), 'orlaf');
    };
    expect(struck(3)).toMatchObject({ wounds: 1, items: [] });
    expect(struck(4)).toMatchObject({ wounds: 0, items: [] });
  });

  it('[DUN-ITEM-17] have no further symbols that would mean anything', () => {
    const triggers = new Set(ITEMS.map((item) => ITEM[item].trigger));
    expect(triggers).toEqual(new Set([null, 'owner', 'itself']));
  });
});

describe('trade', () => {
  const pair: Scene = {
    map: ['########', '#......#', '#O..R..#', '#......#', '########'],
    models: { orlaf: { items: ['healing-potion', 'runed-helm'] }, rordin: { items: ['lucky-coin'] } },
    turn: 'orlaf',
  };

  it('[DUN-ITEM-04, DUN-ITEM-05, DUN-VEC-63] is in Paraphernalia; other items stay with their Hero', () => {
    const game = play({
      ...pair,
      models: { ...pair.models, orlaf: { items: ['healing-potion', 'runed-helm'], x: 3 } },
    });
    expect(optionsOf(game, 'give')).toEqual(['give:healing-potion:rordin']);
    expect(optionsOf(game, 'take')).toEqual(['take:lucky-coin:rordin']);
    expect(ITEM['spidersilk-armour'].paraphernalia).toBe(false);
    const silk = play({
      ...pair,
      map: pair.map.map((row) => row.replace('O', 'M')),
      models: { madriga: { items: ['spidersilk-armour'], x: 3 } },
      turn: 'madriga',
    });
    expect([...optionsOf(silk, 'give'), ...optionsOf(silk, 'take')]).toEqual([]);
  });

  it('[DUN-ITEM-06, DUN-ITEM-08, DUN-VEC-62] happens where Heroes come to stand side by side, and the Move goes on', () => {
    const game = play(pair);
    expect(optionsOf(game, 'give')).toEqual([]);
    game.choose('step:2:2', 'step:3:2', 'give:healing-potion:rordin', 'take:lucky-coin:rordin');
    expect(modelOf(game, 'rordin').items).toEqual(['healing-potion']);
    expect(modelOf(game, 'orlaf').items).toEqual(['runed-helm', 'lucky-coin']);
    game.choose('step:3:3', 'step:4:3', 'step:5:3', 'step:6:3', 'step:6:2');
    expect(optionsOf(game, 'step')).toEqual([]);
    expect(whereIs(game, 'orlaf')).toEqual([6, 2]);
  });

  it('[DUN-ITEM-07] needs both players', () => {
    const two: Scene = {
      ...pair,
      seats: ['overlord', ['orlaf'], ['rordin']],
      models: { ...pair.models, orlaf: { items: ['healing-potion'], x: 3 } },
    };
    const no = play(two).choose('give:healing-potion:rordin');
    expect(no.asked).toEqual([2]);
    no.choose('no');
    expect(modelOf(no, 'orlaf').items).toEqual(['healing-potion']);
    const yes = play(two).choose('take:lucky-coin:rordin', 'yes');
    expect(yes.asked).toEqual([1]);
    expect(modelOf(yes, 'orlaf').items).toEqual(['healing-potion', 'lucky-coin']);
  });

  const strangers: Scene = {
    ...pair,
    seats: ['overlord', ['orlaf'], ['rordin']],
    models: {
      orlaf: { items: ['healing-potion', 'runed-helm'], x: 3 },
      rordin: { items: ['lucky-coin', 'healing-potion'] },
    },
  };

  it('[DUN-ITEM-06, DUN-ITEM-07] is a swap that the other accepts or refuses as a whole', () => {
    const asked = () => play(strangers).choose('swap:healing-potion:rordin');
    expect(asked().decision()).toMatchObject({ seat: 1, kind: 'inReturn' });
    expect(asked().options()).toEqual(['item:lucky-coin', 'withdraw']);
    const no = asked().choose('item:lucky-coin');
    expect(no.decision()).toMatchObject({ seat: 2, kind: 'agree' });
    no.choose('no');
    expect(modelOf(no, 'orlaf').items).toEqual(['healing-potion', 'runed-helm']);
    expect(modelOf(no, 'rordin').items).toEqual(['lucky-coin', 'healing-potion']);
    const yes = asked().choose('item:lucky-coin', 'yes');
    expect(modelOf(yes, 'orlaf').items).toEqual(['runed-helm', 'lucky-coin']);
    expect(modelOf(yes, 'rordin').items).toEqual(['healing-potion', 'healing-potion']);
    expect(yes.asked).toEqual([1]);
  });

  it('[DUN-ITEM-06] is thought better of without asking the other', () => {
    const game = play(strangers).choose('swap:healing-potion:rordin', 'withdraw');
    expect(game.asked).toEqual([1]);
    expect(game.told('offered')).toEqual([]);
  });

  it('[DUN-ITEM-04, DUN-ITEM-07] is a swap at once between Heroes of one player, for tradeable things only', () => {
    const { seats: _, ...one } = strangers;
    const game = play(one);
    expect(optionsOf(game, 'swap')).toEqual(['swap:healing-potion:rordin']);
    game.choose('swap:healing-potion:rordin', 'item:lucky-coin');
    expect(game.told('traded')).toMatchObject([{ item: 'healing-potion', inReturn: 'lucky-coin' }]);
    expect(modelOf(game, 'orlaf').items).toEqual(['runed-helm', 'lucky-coin']);
  });

  it('[DUN-RULING-33] may be proposed in one square as often as one likes', () => {
    const game = play(strangers);
    for (let offer = 0; offer < 9; offer++) game.choose('give:healing-potion:rordin', 'no');
    expect(optionsOf(game, 'give')).toEqual(['give:healing-potion:rordin']);
    expect(game.state.agenda.at(-1)).toMatchObject({ trades: 9 });
  });

  it('[DUN-RULING-33] goes on in enemy front arcs and in a Move of no squares, not after the Action; equal names do not add up', () => {
    const map = ['########', '#..s...#', '#..OR..#', '#......#', '########'];
    const game = play({ ...pair, map, models: { ...pair.models, 'skeleton-warrior-1': { facing: 'S' } } });
    game.choose('give:healing-potion:rordin').load(1, 1, 1, 1, 1, 6, 6).choose('fight:skeleton-warrior-1');
    expect(game.asked).toEqual([]);
    const state = scene({ map, models: { orlaf: { items: ['runed-helm', 'runed-helm'] } } });
    expect(armourOf(state, model(state, 'orlaf'))).toBe(3);
  });
});
