import { FastDice, Match, Play, run } from '@skald/kernel';
import { Driver } from '@skald/kernel/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { ADVENTURES, DECK, type GameOptions, newParty, resolveOptions } from '../content/index.ts';
import { defaultFacing } from './facing.ts';
import { rules } from './game.ts';
import { layout, model, terrain } from './models.ts';
import { begin } from './setup.ts';
import type { SeatRole, State } from './state.ts';
import { allDiceCast, optionsOf, play, scene } from './testing.ts';

afterEach(allDiceCast);

const outcome = (seats: readonly SeatRole[], options: GameOptions = {}) =>
  begin(seats, resolveOptions(options));

const refusal = (seats: readonly SeatRole[], options: GameOptions = {}) => {
  const begun = outcome(seats, options);
  return 'refused' in begun ? begun.refused.code : null;
};

function started(quest: number, seats: readonly SeatRole[] = ['overlord', []]): State {
  const begun = outcome(seats, { quest });
  if ('refused' in begun) throw new Error(begun.refused.code);
  return begun.ok;
}

/** A game at its first question, the starting hand drawn as these numbers of the pile. */
const setUp = (quest: number, ...cards: number[]): Driver<State> =>
  new Driver<State>(rules as never, started(quest), cards);

describe('the table', () => {
  it('[DUN-SETUP-01] seats two to five people, one of them the Overlord', () => {
    const seats: SeatRole[] = ['overlord', ['orlaf'], ['rordin'], ['madriga'], ['danor']];
    const create = (of: readonly SeatRole[]) =>
      Match.create(rules as never, { seats: of, options: { quest: 3 }, seed: '0'.repeat(64) });
    for (const count of [2, 3, 4, 5]) expect(create(seats.slice(0, count))).toHaveProperty('ok');
    expect(create(['overlord'])).toMatchObject({ refused: { code: 'wrong-number-of-seats' } });
    expect(create([...seats, []])).toMatchObject({ refused: { code: 'wrong-number-of-seats' } });
  });

  it('[DUN-SETUP-02] has exactly one Overlord, who commands every enemy of the Heroes', () => {
    expect(refusal([['orlaf'], ['rordin']])).toBe('needs-one-overlord');
    expect(refusal(['overlord', 'overlord'])).toBe('needs-one-overlord');
    const game = setUp(1, 1, 1, 1);
    expect(game.decision().kind).toBe('face');
    expect(game.asked).toEqual([0]);
  });

  it('[DUN-SETUP-04, DUN-RULING-36] divides the Heroes among the players as they like; all of them are played', () => {
    expect(started(3, [['danor'], 'overlord', ['orlaf', 'madriga']]).seats).toEqual([
      ['danor', 'rordin'],
      'overlord',
      ['orlaf', 'madriga'],
    ]);
    expect(started(3).seats[1]).toEqual(['orlaf', 'rordin', 'madriga', 'danor']);
    expect(refusal(['overlord', ['orlaf'], ['orlaf']], { quest: 3 })).toBe('hero-taken-twice');
  });

  it('[DUN-SETUP-06] gives each player the Heroes he chose', () => {
    const state = started(3, ['overlord', ['madriga'], ['danor', 'orlaf'], ['rordin']]);
    expect(state.seats).toEqual(['overlord', ['madriga'], ['danor', 'orlaf'], ['rordin']]);
  });
});

it('[DUN-SETUP-03] one game is one adventure, played in sequence by a band', () => {
  expect(ADVENTURES).toHaveLength(10);
  expect(refusal(['overlord', []], { party: { ...newParty(), next: 4 }, quest: 3 })).toBe(
    'not-the-next-adventure',
  );
  const next = outcome(['overlord', []], { party: { ...newParty(), next: 4 } });
  expect(next).toMatchObject({ ok: { options: { quest: 4 } } });
});

describe('the dungeon', () => {
  it('[DUN-SETUP-08, DUN-SETUP-09] is laid out from the Heroes’ start to the first doors, and no further', () => {
    const { state } = setUp(1, 1, 1, 1);
    const { revealed } = terrain(state);
    const shown = [...revealed.keys()].filter((square) => revealed[square] === 1);
    const columns = shown.map((square) => square % layout(state).width);
    expect(Math.max(...columns)).toBe(7);
    expect(state.models.map(({ id }) => id)).toEqual([
      'orlaf',
      'rordin',
      'skeleton-warrior-1',
      'skeleton-warrior-2',
    ]);
    expect(state.bones.map(({ x }) => x)).toEqual([3, 3]);
    expect(state.bars).toEqual([{ x: 7, y: 3, what: 'door', lock: 'L1', ward: 0 }]);
  });

  it('[DUN-SETUP-05] is known in advance to the Overlord alone', () => {
    const { state } = setUp(1, 1, 1, 1);
    expect(rules.redact(structuredClone(state), 0).options.quest).toBe(1);
    const known = rules.redact(structuredClone(state), 1).options.quest;
    expect(known).toMatchObject({ map: expect.arrayContaining(['#O..s..1########']) });
  });

  it('[DUN-SETUP-07] holds the items and spells the adventure names', () => {
    const { state } = setUp(2, 1, 1, 1);
    const danor = state.models.find(({ id }) => id === 'danor');
    expect(danor?.spells).toEqual([
      { spell: 'burn', turned: 0 },
      { spell: 'flamebolt', turned: 0 },
      { spell: 'break-ward', turned: 0 },
    ]);
    expect(danor?.items).toEqual([]);
  });
});

describe('the cards', () => {
  it('[DUN-SETUP-10] the Overlord has as many as the adventure names, dealt from all', () => {
    const { state } = setUp(1, 1, 1, 1);
    const { hand, pile, unseen } = state.overlord;
    expect(hand.length + pile).toBe(9);
    expect(hand.length + unseen.length).toBe(DECK.length);
  });

  it('[DUN-SETUP-11] those that are not dealt are never drawn', () => {
    const state = started(1);
    state.overlord.pile = 4;
    const game = new Driver<State>(rules as never, state, [1, 1, 1]);
    expect(game.state.overlord).toMatchObject({ pile: 1 });
    game.state.agenda.push({ step: 'drawCard' }, { step: 'drawCard' });
    run(rules as never, new Play(game.state, new FastDice(3)));
    expect(game.state.overlord.hand).toHaveLength(4);
    expect(game.state.winner).toBe('overlord');
  });

  it('[DUN-SETUP-12] three are the starting hand', () => {
    const { state } = setUp(1, 1, 29, 4);
    expect(state.overlord.hand).toEqual(['extra-commands-1', 'interrupt-3', 'extra-commands-2']);
  });

  it('[DUN-SETUP-13] the Overlord may look at his hand, the Heroes may not', () => {
    const { state, events } = setUp(1, 1, 1, 1);
    const view = (seat: number | null) => rules.redact(structuredClone(state), seat).overlord.hand;
    expect(view(0)).toEqual(state.overlord.hand);
    expect(view(1)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(view(null)).toEqual(['unknown', 'unknown', 'unknown']);
    const shown = events.filter(({ type }) => type === 'cardDrawn' || type === 'roll');
    expect(shown).toHaveLength(6);
    expect(shown.every(({ only }) => JSON.stringify(only) === '[0]')).toBe(true);
  });

  it('[DUN-SETUP-14] his hand may grow without limit', () => {
    const state = started(10);
    state.agenda = Array.from({ length: 27 }, () => ({ step: 'drawCard' as const }));
    run(rules as never, new Play(state, new FastDice(1)));
    expect(state.overlord.hand).toHaveLength(27);
  });
});

it('[DUN-SETUP-15] story, victory conditions and special rules are known to all', () => {
  const { state } = setUp(10, 1, 1, 1);
  const { story, victory, specials } = ADVENTURES[9] as (typeof ADVENTURES)[number];
  for (const seat of [0, 1, null]) {
    const { quest } = rules.redact(structuredClone(state), seat).options;
    if (typeof quest === 'number') expect(quest).toBe(10);
    else expect(quest).toMatchObject({ story, victory, specials });
  }
});

it('[DUN-SETUP-16, DUN-RULING-44] each side turns its models, then the first Turn is a Hero’s', () => {
  const game = setUp(1, 1, 1, 1);
  expect(game.asked).toEqual([0]);
  game.choose('face:E', 'face:W');
  expect(game.asked).toEqual([1]);
  game.choose('auto');
  expect(game.state.models.map(({ id, facing }) => [id, facing])).toEqual([
    ['orlaf', 'E'],
    ['rordin', 'E'],
    ['skeleton-warrior-1', 'E'],
    ['skeleton-warrior-2', 'W'],
  ]);
  expect(game.decision()).toMatchObject({ seat: 1, kind: 'nextHero' });
});

describe('[DUN-RULING-44] by default a model looks', () => {
  const look = (map: string[]): string => {
    const state = scene({ map });
    return defaultFacing(state, model(state, 'orlaf'));
  };

  it.each([
    ['E', ['#######', '#O..s.#', '#.....#', '#.....#', '#######']],
    ['S', ['#######', '#O...s#', '#.....#', '#z....#', '#######']],
    ['W', ['#######', '#s...O#', '#######']],
  ])('%s, towards the nearest enemy', (facing, map) => {
    expect(look(map)).toBe(facing);
  });

  it('towards the nearest door where there is no enemy', () => {
    expect(look(['#######', '#...O1#', '#######'])).toBe('E');
    expect(look(['#######', '#1O...#', '#######'])).toBe('W');
  });
});

describe('models', () => {
  it('[DUN-SETUP-19] are Heroes, Bosses or Minions, each with its own card', () => {
    const map = ['######', '#O...#', '#.K..#', '#...z#', '######'];
    const moves = ['orlaf', 'grund', 'zombie-1'].map((turn) => {
      const game = play({ map, turn, models: { grund: { facing: 'E' }, 'zombie-1': { facing: 'E' } } });
      return game.state.agenda.at(-1);
    });
    expect(moves).toMatchObject([{ left: 7 }, { left: 5 }, { left: 4 }]);
  });

  it('[DUN-SETUP-17] a Hero has Movement, Combat Dice, and Armour that a die must exceed', () => {
    const map = ['#####', '#.z.#', '#.O.#', '#...#', '#####'];
    const models = { 'zombie-1': { facing: 'S' as const } };
    const game = play({ map, models, turn: 'orlaf' });
    expect(game.state.agenda.at(-1)).toMatchObject({ left: 7 });
    game.load(1, 1, 1, 1, 1, 1, 1).choose('fight:zombie-1');
    expect(game.told('attacked')[0]?.attack).toHaveLength(5);
    const wounds = [2, 3].map((die) => {
      const attacked = play({ map, models, turn: 'zombie-1' }, die, 1, 1, 1, 1, 1, 1).choose('fight:orlaf');
      return attacked.state.models.find(({ id }) => id === 'orlaf')?.wounds;
    });
    expect(wounds).toEqual([0, 1]);
  });

  it('[DUN-SETUP-20] a Boss is wounded, has Feats, items and spells like a Hero', () => {
    const { state } = play({
      map: ['######', '#O..N#', '######'],
      quest: { figures: [{ at: [4, 1], wounds: 2, items: ['bone-sceptre'] }] },
    });
    expect(state.models.find(({ id }) => id === 'mortibris')).toMatchObject({
      wounds: 2,
      items: ['bone-sceptre'],
      spells: expect.arrayContaining([{ spell: 'bleed', turned: 0 }]),
    });
    const game = play({
      map: ['######', '#O..N#', '#b...#', '######'],
      quest: { overlord: { type: 'necromancer', commands: 2, deck: 12, pool: { zombie: 1 } } },
      turn: 'mortibris',
    });
    expect(optionsOf(game, 'feat')).toEqual(['feat:rise-all-of-you']);
  });
});

it('[DUN-SETUP-21] what a tile looks like has no effect: any floor is floor', () => {
  const steps = ['X', 'b', '.'].map((tile) => {
    const game = play({ map: ['####', `#O${tile}#`, '####'], turn: 'orlaf' });
    return optionsOf(game, 'step');
  });
  expect(new Set(steps.map(String)).size).toBe(1);
});

it('refuses a quest that cannot be played', () => {
  const [first] = ADVENTURES;
  const quest = { ...(first as NonNullable<typeof first>), map: ['###', '#O#', '###'] };
  expect(refusal(['overlord', []], { quest })).toBe('bad-quest');
});
