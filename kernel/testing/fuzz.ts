import { type Choice, faultsOf, optionId, sameChoice } from '../choice.ts';
import { FastDice } from '../dice.ts';
import type { Game, GameState } from '../game.ts';
import { canonical } from '../json.ts';
import { unfold } from '../offers.ts';
import { defaultAnswer, ORDERS, orderedAnswer } from '../orders.ts';
import { answer, asked, decisionOf, descriptionOf, Play, run } from '../play.ts';
import type { Seat } from '../seat.ts';

export interface FuzzPlan {
  readonly games: number;
  readonly seed: number;
  /** Seats and options of one game, from random numbers. */
  readonly setUp: (random: (sides: number) => number) => { seats: readonly unknown[]; options: unknown };
  /** Called after every choice. */
  readonly watch?: (state: GameState) => void;
  readonly mostChoices?: number;
}

/** Plays random legal games to their end and checks invariants after every choice. Returns how many choices that took. */
export function fuzz<S extends GameState>(game: Game<S>, plan: FuzzPlan): number {
  let choices = 0;
  for (let i = 0; i < plan.games; i++) {
    const random = new FastDice(plan.seed + i);
    const given = plan.setUp((sides) => random.roll(sides));
    const where = `game ${i} of seed ${plan.seed} (${JSON.stringify(given)})`;
    const options = game.schemas.options.parse(given.options);
    const begun = game.begin(game.schemas.seat.array().parse(given.seats), options);
    if ('refused' in begun) throw new Error(`${where}: ${begun.refused.code}`);
    let inGame = 0;
    playRandomly(game, begun.ok, random, () => {
      const faults = game.faults(begun.ok);
      if (faults.length > 0) throw new Error(`${where}, after ${inGame} choices: ${faults.join('; ')}`);
      if (++inGame > (plan.mostChoices ?? 200_000)) throw new Error(`${where}: does not end`);
      plan.watch?.(begun.ok);
    });
    if (game.result(begun.ok) === null) throw new Error(`${where}: ended without a result`);
    choices += inGame;
  }
  return choices;
}

/** Random legal choices until nobody is asked. */
export function playRandomly<S extends GameState>(
  game: Game<S>,
  state: S,
  random: FastDice,
  after?: () => void,
): number {
  const play = new Play(state, random);
  run(game, play);
  let choices = 0;
  for (;;) {
    const seats = asked(game, state);
    if (seats.length === 0) return choices;
    const seat = seats[seats.length === 1 ? 0 : random.roll(seats.length) - 1] as Seat;
    const options = decisionOf(game, state, seat)?.options ?? [];
    const kind = state.agenda.at(-1)?.step;
    if (options.length === 0) throw new Error(`dead end: ${kind} has no options`);
    const [fault] = faultsOf(options);
    if (fault !== undefined) throw new Error(`${kind}: ${fault}`);
    checkDescription(game, state, seat, options);
    checkUnasked(game, state, seat, options);
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
  if (canonical(listed) !== canonical(options)) throw new Error(`${kind}: another list than is described`);
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

function anyOf<S extends GameState>(
  { sense }: Game<S>,
  options: readonly Choice[],
  random: FastDice,
): Choice {
  const drawn = options[random.roll(options.length) - 1] as Choice;
  if (!sense?.givesUp?.(drawn) || random.roll(MEANT) === 1) return drawn;
  return options.find((option) => !sense.givesUp?.(option)) ?? drawn;
}
