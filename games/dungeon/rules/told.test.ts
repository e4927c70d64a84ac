// What happens is told, to whom it concerns and with whom it names: the log, the board and the saga know nothing else.

import { Driver } from '@skald/kernel/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { newParty, questOf, resolveOptions, type Spell } from '../content/index.ts';
import { rules } from './game.ts';
import { begin } from './setup.ts';
import type { State } from './state.ts';
import { allDiceCast, CHAMBER, play, type Scene, wholeRound } from './testing.ts';

afterEach(allDiceCast);

const duel = (more: Partial<Scene> = {}): Scene => ({
  map: ['#####', '#.s.#', '#.O.#', '#...#', '#####'],
  models: { 'skeleton-warrior-1': { facing: 'S' } },
  turn: 'orlaf',
  ...more,
});
const knows = (...spells: Spell[]) => ({ spells: spells.map((spell) => ({ spell, turned: 0 })) });

it('[DUN-RULING-36, DUN-SETUP-10] who sets out, with how many Commands and cards against them', () => {
  const begun = begin(['overlord', []], resolveOptions({ quest: 1 }));
  if ('refused' in begun) throw new Error(begun.refused.code);
  const game = new Driver<State>(rules as never, begun.ok, [1, 1, 1]);
  const { heroes, overlord } = questOf(1);
  expect(game.told('began')).toMatchObject([
    { heroes: heroes.map(({ hero }) => hero), commands: overlord.commands, deck: overlord.deck },
  ]);
});

describe('of models', () => {
  it('[DUN-MOV-09] that one turns, and which way', () => {
    expect(play(duel()).choose('face:E').told('turned')).toMatchObject([{ model: 'orlaf', facing: 'E' }]);
  });

  it('[DUN-RULING-44] which way one looks when it is set up', () => {
    const { turn: _, ...standing } = duel();
    const game = play({ ...standing, agenda: [{ step: 'face', seat: 1, models: ['orlaf'] }] });
    expect(game.choose('face:W').told('faced')).toMatchObject([{ model: 'orlaf', facing: 'W' }]);
  });

  it('[DUN-BREAK-15] who strikes at one that appears', () => {
    const game = play({
      map: ['#######', '#O...N#', '#b....#', '#.....#', '#######'],
      quest: { overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { zombie: 1 } } },
      models: { orlaf: { facing: 'S' } },
      agenda: [{ step: 'overlordTurn' }],
    }).choose('raise', 'bones:1:2', 'minion:zombie', 'face:N');
    expect(game.told('strikesAt')).toMatchObject([{ model: 'zombie-1', strikers: ['orlaf'] }]);
  });
});

describe('of damage', () => {
  it('[DUN-DMG-03, DUN-RULING-47] what is left of a Minion, and who did it', () => {
    const boned = play(duel(), 6, 6, 1, 1, 1, 1, 1).choose('fight:skeleton-warrior-1');
    expect(boned.told('boned')).toMatchObject([
      { model: 'skeleton-warrior-1', modelType: 'skeleton-warrior', by: 'orlaf', x: 2, y: 1 },
    ]);
    const troll = play(
      {
        map: ['######', '#.TT.#', '#.TT.#', '#.O..#', '######'],
        models: { 'zombie-troll-1': { facing: 'N' } },
        turn: 'orlaf',
      },
      ...[6, 6, 1, 1, 1],
      ...[1, 1, 1, 1],
    ).choose('fight:zombie-troll-1');
    expect(troll.told('minionInjured')).toMatchObject([{ model: 'zombie-troll-1', by: 'orlaf' }]);
  });

  it('[DUN-ITEMCARD-17, DUN-ITEM-02] that a Knucklebone is spent, and whether it helped', () => {
    const hit = (die: number) =>
      play(
        duel({
          models: { orlaf: { items: ['saints-knucklebone'] }, 'skeleton-warrior-1': { facing: 'S' } },
          turn: 'skeleton-warrior-1',
        }),
        ...[6, 6, 1, 1, 1, 1, 1, die],
      ).choose('fight:orlaf');
    const used = { model: 'orlaf', item: 'saints-knucklebone' };
    expect(hit(4).told('used')).toMatchObject([used]);
    expect(hit(4).told('woundIgnored')).toMatchObject([used]);
    expect(hit(3).told('used')).toMatchObject([used]);
    expect(hit(3).told('woundIgnored')).toEqual([]);
  });

  it('[DUN-RULING-30] what a Crippled Hero leaves behind, and where', () => {
    const game = play(
      duel({
        models: {
          orlaf: { wounds: 4, items: ['book', 'lucky-coin'] },
          'skeleton-warrior-1': { facing: 'S' },
        },
        turn: 'skeleton-warrior-1',
      }),
      ...[6, 6, 1, 1, 1, 1],
    ).choose('fight:orlaf', 'no');
    expect(game.told('dropped')).toMatchObject([{ hero: 'orlaf', item: 'book', x: 2, y: 2 }]);
  });
});

describe('of magic and items', () => {
  it('[DUN-SPELLCARD-09, DUN-SPELL-21] whom a spell marks, by whom, and when that ends', () => {
    const game = play({
      map: ['#####', '#O..#', '#.W.#', '#..z#', '#####'],
      models: { danor: { facing: 'W', ...knows('aegis') } },
      agenda: [{ step: 'heroTurn', seat: 1, hero: 'danor' }],
      turn: 'danor',
    }).choose('cast:aegis', 'model:orlaf');
    expect(game.told('marked')).toMatchObject([{ model: 'orlaf', mark: 'shielded', by: 'danor' }]);
    expect(game.told('effectEnded')).toMatchObject([{ model: 'orlaf', mark: 'shielded' }]);
  });

  it('[DUN-SPELLCARD-17] that an Injured Minion is mended', () => {
    const game = play({
      map: ['########', '#N..TT.#', '#...TT.#', '#O.....#', '########'],
      models: { mortibris: { ...knows('knit-bone'), wounds: 2 }, 'zombie-troll-1': { injured: true } },
      turn: 'mortibris',
    }).choose('cast:knit-bone', 'model:zombie-troll-1');
    expect(game.told('mended')).toMatchObject([{ model: 'zombie-troll-1' }]);
  });

  it('[DUN-ITEMCARD-16] which bones Blessed Ash removes', () => {
    const game = play({
      map: ['#####', '#b..#', '#.O.#', '#..b#', '#b.z#', '#####'],
      models: { orlaf: { items: ['blessed-ash'] } },
      turn: 'orlaf',
    }).choose('use:blessed-ash');
    expect(game.told('bonesRemoved')).toMatchObject([
      {
        squares: expect.arrayContaining([
          [1, 1],
          [3, 3],
        ]),
      },
    ]);
    expect(game.state.bones).toMatchObject([{ x: 1, y: 4 }]);
  });

  it('[DUN-ITEMCARD-20] which Feat the Ring of Second Wind gives back', () => {
    const game = play(
      duel({ models: { orlaf: { items: ['ring-of-second-wind'], usedFeats: ['whirlwind'] } } }),
    ).choose('use:ring-of-second-wind');
    expect(game.told('featRestored')).toMatchObject([{ model: 'orlaf', feat: 'whirlwind' }]);
  });

  it('[DUN-ITEM-07] that a trade is declined', () => {
    const game = play({
      map: ['#####', '#OR.#', '#..z#', '#####'],
      seats: ['overlord', ['orlaf'], ['rordin']],
      models: { orlaf: { items: ['lucky-coin'] } },
      turn: 'orlaf',
    }).choose('give:lucky-coin:rordin', 'no');
    expect(game.told('declined')).toMatchObject([{ giver: 'orlaf', taker: 'rordin', item: 'lucky-coin' }]);
  });
});

it('[DUN-ADV-08] that the chambers turn, and what is open now', () => {
  const game = play({ ...CHAMBER, agenda: [{ step: 'abilities' }] }, 4);
  expect(game.told('chamberTurned')).toMatchObject([{ open: 'eastWest' }]);
});

it('[DUN-END-05] who gets a reward', () => {
  const game = play({
    map: ['#####', '#O.X#', '#..z#', '#####'],
    quest: { rewards: [{ item: 'lucky-coin', to: 'each' }] },
    options: { party: newParty() },
    models: { orlaf: { x: 3 } },
    agenda: wholeRound(),
  }).choose('leave');
  expect(game.told('rewarded')).toMatchObject([{ hero: 'orlaf', item: 'lucky-coin' }]);
});
