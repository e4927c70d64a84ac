// Every law holds for the two small games, and finds a wrong that was planted.

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Choice } from './choice.ts';
import type { Game, Question } from './game.ts';
import { clone } from './json.ts';
import type { Play } from './play.ts';
import { difference, type LawName, laws, type Raid, raid, type Trial } from './testing/index.ts';
import { type Wager, wager } from './testing/wager.ts';

const WAGERS: Trial<Wager> = {
  setUp: (random) => ({ seats: ['a', 'b'], options: { gold: random(10) - 1 } }),
  games: 30,
  matches: 12,
  every: 2,
  secrets: {
    alike: (state, seat, random) =>
      seat === 0 ? null : [clone(state), { ...clone(state), card: random(20) }],
    reveals: () => false,
    enough: 100,
  },
};

const ENCOUNTERS = [3, 40, 77].map((trap, i) => ({ title: `Encounter ${i}`, trap }));

const RAIDS: Trial<Raid> = {
  setUp: (random) => ({ seats: ENCOUNTERS.slice(0, 1 + random(2)), options: {} }),
  games: 12,
  matches: 6,
  every: 3,
  secrets: {
    alike(state, seat) {
      const other = clone(state);
      const hidden = other.sealed.find(({ opened }, of) => !opened && of !== seat);
      if (hidden?.encounter) hidden.encounter.trap = 80;
      return [clone(state), other];
    },
    reveals: ({ type }) => type === 'opened' || type === 'wounded',
    enough: 100,
  },
};

describe('every law holds', () => {
  it.each(laws(wager, WAGERS))('for wager: $title', ({ holds }) => holds());
  it.each(laws(raid, RAIDS))('for raid: $title', ({ holds }) => holds());
});

it('names the rules that a law proves', () => {
  const [first] = laws(wager, WAGERS, { ends: '[first rule]' });
  expect(first?.title).toBe('[first rule] ends with a result and breaks no invariant on the way');
});

it('has no law of secrets where nobody has any', () => {
  const { secrets: _, ...open } = WAGERS;
  expect(laws(wager, open)).toHaveLength(laws(wager, WAGERS).length - 1);
});

/** What the laws of a game say, each by its own. */
const broken = (game: Game<Wager>, trial: Trial<Wager> = WAGERS, only?: LawName): string[] =>
  laws(game, trial, only && { [only]: '!' }).flatMap(({ title, holds }) => {
    if (only && !title.startsWith('!')) return [];
    try {
      holds();
      return [];
    } catch (error) {
      return [String(error)];
    }
  });

const asking = (walk: Partial<Question<Wager, never, Choice>>): Game<Wager> => ({
  ...wager,
  procedure: { ...wager.procedure, walk: { ...(wager.procedure.walk as object), ...walk } as never },
});

/** As `wager` does it, with something before. */
const answering = (first: (play: Play<Wager>) => void): Game<Wager> => {
  const { answer } = wager.procedure.walk as Question<Wager, never, Choice>;
  return asking({
    answer(play, ...rest) {
      first(play);
      answer(play, ...rest);
    },
  });
};

let played = 0;
const known = new WeakSet<object>();

describe('a planted wrong is found', () => {
  it.each<[law: LawName, what: string, game: Game<Wager>, found: RegExp]>([
    [
      'ends',
      'debts',
      { ...wager, faults: ({ round }) => (round > 1 ? ['debts'] : []) },
      /after \d+ choices: debts/,
    ],
    ['ends', 'no result', { ...wager, result: () => null }, /ended without a result/],
    [
      'replays',
      'something kept outside the state',
      answering(({ state }) => void state.path.push(played++)),
      /record-breaks|the record of the replay: digest/,
    ],
    [
      'loads',
      'a schema that forgets a part of the state',
      {
        ...wager,
        schemas: {
          ...wager.schemas,
          state: (wager.schemas.state as z.ZodObject).extend({ card: z.int().transform(() => 1) }),
        },
      },
      /the position: state\.card is 1, not/,
    ],
    [
      'undoes',
      'a copy that shares a list',
      { ...wager, copy: (state) => ({ ...clone(state), path: state.path }) },
      /taken back walk/,
    ],
    [
      'images',
      'a state that is known by what it is, not by what it says',
      asking({
        options(state) {
          if (state.path.length === 0) known.add(state);
          return known.has(state) ? [{ act: 'walk' }, { act: 'rest' }] : [{ act: 'rest' }];
        },
      }),
      /the image: 0\.2\.0\.options/,
    ],
    [
      'speaksBySchema',
      'an event that the schema does not know',
      { ...wager, schemas: { ...wager.schemas, event: z.looseObject({ type: z.enum(['roll', 'bids']) }) } },
      /the event .* does not fit its schema: type/,
    ],
    [
      'speaksBySchema',
      'a choice that the schema does not know',
      { ...wager, schemas: { ...wager.schemas, choice: z.strictObject({ act: z.string() }) } },
      /bid:\d of bid does not fit/,
    ],
    [
      'copies',
      'a copy that forgets a part',
      { ...wager, copy: (state) => ({ ...clone(state), card: 7 }) },
      /the copy: card is 7, not/,
    ],
    [
      'copies',
      'a copy that shares a part',
      { ...wager, copy: (state) => ({ ...clone(state), gold: state.gold }) },
      /Cannot assign to read only property/,
    ],
    [
      'copies',
      'redacting that touches what it should leave aside',
      { ...wager, redactsAside: true },
      /Cannot assign to read only property 'card'/,
    ],
    [
      'tellsInParts',
      'a fixed part that changes',
      { ...wager, fixed: ['gold'] },
      /what is fixed, as .*: gold/,
    ],
    [
      'tellsInParts',
      'a part that is missing in a view',
      { ...wager, seldom: ['weather'] },
      /weather is missing in the view/,
    ],
    ['tellsInParts', 'a list that is none', { ...wager, lists: { round: () => true } }, /round is no list/],
    [
      'imagines',
      'an imagined state that is none',
      { ...wager, sense: { ...wager.sense, imagine: (view) => ({ ...view, card: 0.5 }) } },
      /what null imagines does not fit its schema: card/,
    ],
    [
      'imagines',
      'an imagined state that looks otherwise',
      { ...wager, sense: { ...wager.sense, imagine: (view) => ({ ...view, gold: [0, 0] }) } },
      /seen again: gold\.0 is 0/,
    ],
    [
      'imagines',
      'an imagined state that cannot be',
      { ...wager, faults: ({ card }) => (card === 0 ? ['no card'] : []) },
      /what null imagines cannot be: no card/,
    ],
    [
      'imagines',
      'no opinion on an option',
      { ...wager, sense: { ...wager.sense, weigh: () => [1] } },
      /: \d options are weighed \[1\]/,
    ],
    [
      'imagines',
      'a chance above one',
      { ...wager, sense: { ...wager.sense, assess: () => [0.5, 1.5] } },
      /2 seats are assessed \[0\.5,1\.5\]/,
    ],
    ['keepsSecrets', 'a view that leaks', { ...wager, redact: (copy) => copy }, /apart: view\.card/],
    [
      'keepsSecrets',
      'an event that leaks',
      answering((play) => play.tell?.({ type: 'mutters', card: play.state.card } as never)),
      /hears it after walk \w+: 0\.card/,
    ],
    [
      'keepsSecrets',
      'a question that leaks',
      answering((play) => {
        if (play.state.card < 10 || play.state.path.length > 2) return;
        play.state.path.push(0);
        play.push({ step: 'walk', seat: 1 } as never);
      }),
      /can tell two truths apart/,
    ],
  ])('by %s: %s', (law, _what, game, found) => {
    expect(broken(game, WAGERS, law).join('\n')).toMatch(found);
  });

  it('by tellsInParts: a list that does not notice every change', () => {
    const loose = { ...raid, lists: { raiders: (a: { at: number }, b: { at: number }) => a.at === b.at } };
    const law = laws(loose as never, RAIDS as never).find(({ title }) => title.startsWith('can be told'));
    expect(() => law?.holds()).toThrow('raiders: wounds changed to 1, and it is the same');
  });

  it('by each of them: games in which nothing is looked at', () => {
    const seldom = { ...WAGERS, every: 1_000_000 };
    expect(broken(wager, seldom).filter((said) => said.includes('these games are no trial'))).toHaveLength(8);
  });
});

describe('a difference', () => {
  it.each([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b is 2, not 3'],
    [[1], [1, 2], '1 is undefined, not 2'],
    [[], {}, 'it is [], not {}'],
    [{ a: undefined }, {}, null],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, null],
  ])('of %j and %j is %j', (now, expected, said) => {
    expect(difference(now, expected)).toBe(said);
  });
});
