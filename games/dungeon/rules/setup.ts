// Before the first Turn. DUN-SETUP, DUN-RULING-36 and -44.

import { placeOf } from '@skald/games/grid-kit';
import { next, type Outcome, refuse } from '@skald/kernel';
import { type Hero, type Options, OVERLORD, questOf, STARTING_HAND } from '../content/index.ts';
import { check } from '../documents/index.ts';
import { drawCards } from './deck.ts';
import { askFacing, defaultFacing } from './facing.ts';
import { layout, newModel, quest, seatOf, spellCards } from './models.ts';
import { partyProblem } from './party.ts';
import { revealNew } from './reveal.ts';
import type { Model, SeatRole, State, Steps, Table } from './state.ts';

/** The state before the first step. */
export function begin(wishes: readonly SeatRole[], options: Options): Outcome<State> {
  const drawn = questOf(options.quest);
  const problem = check(drawn).find(({ advice }) => !advice);
  if (problem !== undefined) return refuse('bad-quest', { problem: problem.code });
  const trouble = options.party && partyProblem(options.party, options.quest);
  return trouble ? refuse(trouble) : newGame(wishes, options);
}

/** The same for a quest and a band that need not be sound. */
export function newGame(wishes: readonly SeatRole[], options: Options): Outcome<State> {
  const drawn = questOf(options.quest);
  const roles = dealOut(
    wishes,
    drawn.heroes.map(({ hero }) => hero),
  );
  if ('refused' in roles) return roles;
  const { overlord } = drawn;
  const chamber = drawn.specials.find((special) => special.type === 'turningChamber');
  return {
    ok: {
      options,
      seats: roles.ok,
      round: 0,
      phase: 'setUp',
      dungeon: { open: [], chamber: chamber?.open ?? null, caveIn: null },
      bars: [],
      models: [],
      gone: [],
      slain: [],
      bones: [],
      pool: { ...overlord.pool },
      numbers: {},
      overlord: {
        hand: [],
        unseen: [...OVERLORD[overlord.type].deck],
        pile: overlord.deck,
        discard: [],
        commands: 0,
        extra: 0,
        cardPlayed: false,
        freeRaises: 0,
        caveInUsed: false,
      },
      opened: [],
      searched: [],
      pulled: [],
      ground: [],
      taken: [],
      prizes: [],
      rewards: [],
      winner: null,
      ending: null,
      agenda: [{ step: 'setUp' }],
    },
  };
}

/** One Overlord; every Hero of the adventure is played by whoever named him, or by who has fewest. DUN-SETUP-02, -04 */
function dealOut(wishes: readonly SeatRole[], heroes: readonly Hero[]): Outcome<SeatRole[]> {
  if (wishes.filter((wish) => wish === 'overlord').length !== 1) return refuse('needs-one-overlord');
  const roles = wishes.map((wish) => (wish === 'overlord' ? wish : [...wish]));
  const named = roles.flatMap((role) => (role === 'overlord' ? [] : role));
  if (new Set(named).size !== named.length) return refuse('hero-taken-twice');
  const bands = roles.filter((role) => role !== 'overlord');
  const load = (band: readonly Hero[]): number => heroes.filter((hero) => band.includes(hero)).length;
  for (const hero of heroes) {
    if (named.includes(hero)) continue;
    const [smallest] = bands.toSorted((a, b) => load(a) - load(b));
    smallest?.push(hero);
  }
  return { ok: roles };
}

export const setUpSteps: Steps<'setUp'> = {
  setUp(table) {
    const { state } = table;
    const { heroes, overlord } = quest(state);
    const named = heroes.map(({ hero }) => hero);
    table.tell?.({ type: 'began', heroes: named, commands: overlord.commands, deck: overlord.deck });
    next(table, { step: 'round' });
    const undecided = placeHeroes(table);
    // First the Overlord turns his models, then the Heroes theirs, seat by seat.
    for (const seat of [...new Set(undecided.map((one) => seatOf(state, one)))].sort().reverse())
      askFacing(
        table,
        seat,
        undecided.filter((one) => seatOf(state, one) === seat),
      );
    revealNew(table, null);
    for (const one of undecided) one.facing = defaultFacing(state, one);
    drawCards(table, STARTING_HAND);
  },
};

/** Where they are drawn, with what they have. Returns those whose player says where they look. */
function placeHeroes(table: Table): Model[] {
  const { state } = table;
  const drawn = layout(state);
  const { party } = state.options;
  const undecided: Model[] = [];
  for (const { hero, items, spells } of quest(state).heroes) {
    const start = drawn.starts.find((each) => each.hero === hero);
    if (start === undefined) continue;
    const { square, facing } = start;
    const one = {
      ...newModel(hero, hero, placeOf(drawn, square), facing ?? 'N'),
      items: [...(party?.items[hero] ?? items)],
      spells: spellCards(hero, spells),
    };
    state.models.push(one);
    if (facing === null) undecided.push(one);
    const { x, y } = one;
    table.tell?.({ type: 'appeared', model: hero, modelType: hero, x, y, facing: one.facing, how: 'start' });
  }
  return undecided;
}
