import { type Choice, faultsOf, optionId, sameChoice } from '../choice.ts';
import { FastDice } from '../dice.ts';
import type { Game, GameState } from '../game.ts';
import { canonical } from '../json.ts';
import { unfold } from '../offers.ts';
import { defaultAnswer, ORDERS, orderedAnswer } from '../orders.ts';
import { answer, asked, decisionOf, descriptionOf, Play, run } from '../play.ts';
import type { Seat } from '../seat.ts';

/** A number from 1 to `sides`. */
export type Random = (sides: number) => number;

/** Who plays by which options; with a state they are in the middle of things already. */
export interface Start<S extends GameState = GameState> {
  readonly seats: readonly unknown[];
  readonly options: unknown;
  readonly state?: S;
}

export interface FuzzPlan<S extends GameState = GameState> {
  readonly games: number;
  readonly seed: number;
  /** One game, from random numbers. */
  readonly setUp: (random: Random) => Start<S>;
  /** Called after every choice. */
  readonly watch?: (state: S, seats: readonly unknown[]) => void;
  readonly mostChoices?: number;
  /** Whoever looks for something else need not look at every question and every invariant as well. */
  readonly trusts?: boolean;
}

/**
 * Plays random legal games to their end and checks invariants after every choice, unless it trusts in them. Returns how
 * many choices that took.
 */
export function fuzz<S extends GameState>(game: Game<S>, plan: FuzzPlan<S>): number {
  let choices = 0;
  for (let i = 0; i < plan.games; i++) {
    const random = new FastDice(plan.seed + i);
    const given = plan.setUp((sides) => random.roll(sides));
    let inGame = 0;
    try {
      const state = given.state ?? begin(game, given);
      const play = plan.trusts ? playThrough : playRandomly;
      play(game, state, random, () => {
        const faults = plan.trusts ? [] : game.faults(state);
        if (faults.length > 0) throw new Error(faults.join('; '));
        if (++inGame > (plan.mostChoices ?? 200_000)) throw new Error('does not end');
        plan.watch?.(state, given.seats);
      });
      if (game.result(state) === null) throw new Error('ended without a result');
    } catch (error) {
      const { seats, options } = given;
      const where = `game ${i} of seed ${plan.seed} (${JSON.stringify({ seats, options })}), after ${inGame} choices`;
      throw new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
    choices += inGame;
  }
  return choices;
}

function begin<S extends GameState>({ schemas, begin }: Game<S>, { seats, options }: Start<S>): S {
  const begun = begin(schemas.seat.array().parse(seats), schemas.options.parse(options));
  if ('refused' in begun) throw new Error(begun.refused.code);
  return begun.ok;
}

/** Random legal choices until nobody is asked; every question is looked at closely. */
export function playRandomly<S extends GameState>(
  game: Game<S>,
  state: S,
  random: FastDice,
  after?: () => void,
): number {
  const look: Look = (seat, options) => {
    const kind = state.agenda.at(-1)?.step;
    if (options.length === 0) throw new Error(`dead end: ${kind} has no options`);
    const [fault] = faultsOf(options);
    if (fault !== undefined) throw new Error(`${kind}: ${fault}`);
    checkDescription(game, state, seat, options);
    checkUnasked(game, state, seat, options);
  };
  return playThrough(game, state, random, after, look);
}

type Look = (seat: Seat, options: readonly Choice[]) => void;

/** The same without a closer look, unless somebody takes one. */
export function playThrough<S extends GameState>(
  game: Game<S>,
  state: S,
  random: FastDice,
  after?: () => void,
  look?: Look,
): number {
  const play = new Play(state, random);
  run(game, play);
  let choices = 0;
  for (;;) {
    const seats = asked(game, state);
    if (seats.length === 0) return choices;
    const seat = seats[seats.length === 1 ? 0 : random.roll(seats.length) - 1] as Seat;
    const options = decisionOf(game, state, seat)?.options ?? [];
    look?.(seat, options);
    answer(game, play, seat, anyOf(game, options, random));
    choices++;
    after?.();
  }
}

/** Who lists by himself what was described to him has the same list. */
function checkDescription<S extends GameState>(
  game: Game<S>,
  state: S,
  seat: Seat,
  options: readonly Choice[],
): void {
  const described = descriptionOf(game, state, seat);
  if (described === undefined) return;
  const kind = state.agenda.at(-1)?.step ?? '';
  const told = { seat, kind, options: [], described: JSON.parse(JSON.stringify(described)) as unknown };
  const listed = unfold(game, told).options.map(({ choice }) => choice);
  if (JSON.stringify(listed) !== JSON.stringify(options) && canonical(listed) !== canonical(options))
    throw new Error(`${kind}: another list than is described`);
}

/** What is answered without asking is on the list as well. */
function checkUnasked<S extends GameState>(
  game: Game<S>,
  state: S,
  seat: Seat,
  options: readonly Choice[],
): void {
  const kind = state.agenda.at(-1)?.step ?? '';
  const answers = ORDERS.map((order) => orderedAnswer(game, state, seat, { [kind]: order }));
  for (const answer of [defaultAnswer(game, state, seat), ...answers])
    if (answer !== null && !options.some((option) => sameChoice(answer, option)))
      throw new Error(`${kind}: ${optionId(answer)} is answered and not on the list`);
}

/** Who gives up at random would end every game early: only every so often it is meant. */
const MEANT = 50;

/** Any of the options, short of giving up. */
export function anyOf<S extends GameState>(
  { sense }: Game<S>,
  options: readonly Choice[],
  random: FastDice,
): Choice {
  const drawn = options[random.roll(options.length) - 1] as Choice;
  if (!sense?.givesUp?.(drawn) || random.roll(MEANT) === 1) return drawn;
  return options.find((option) => !sense.givesUp?.(option)) ?? drawn;
}
