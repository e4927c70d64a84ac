// What a seat must not know changes nothing it sees, hears or is asked.

import { optionId } from '../../choice.ts';
import { FastDice } from '../../dice.ts';
import { type Event, mayKnow } from '../../event.ts';
import type { Decision, Game, GameState, SecretFrame } from '../../game.ts';
import { answer, asked, decisionOf, descriptionOf, Play, viewOf } from '../../play.ts';
import type { Seat } from '../../seat.ts';
import { same, sameTexts } from '../difference.ts';
import { fuzz } from '../fuzz.ts';
import { everybody, pick, type Random, type Secrets } from '../trial.ts';
import { type LawOfGames, looked } from './law.ts';

/** For so many choices two truths are played alike. */
const FAR = 40;

export const keepsSecrets: LawOfGames = {
  title: 'keeps what a seat must not know from what it sees, hears and is asked',
  holds(game, trial) {
    const { secrets } = trial;
    if (secrets === undefined) return;
    const dice = new FastDice(7);
    const random: Random = (sides) => dice.roll(sides);
    let steps = 0;
    fuzz(game, {
      games: Math.ceil(trial.games / 2),
      seed: 8_000,
      setUp: trial.setUp,
      trusts: true,
      watch(state, seats) {
        if (random(trial.every) > 1 || isHalfAnswered(state)) return;
        const seat = pick(random, everybody(seats));
        const alike = secrets.alike(state, seat, random);
        if (alike === null) return;
        for (const truth of alike)
          same(
            game.faults(truth).filter((fault) => !trial.pardons?.(fault)),
            [],
            'the faults of a truth',
          );
        steps += playAlike(game, secrets, alike, seat, random);
      },
    });
    looked(steps, secrets.enough, 'choices in two truths alike');
  },
};

interface Truth<S extends GameState> {
  readonly state: S;
  readonly play: Play<S>;
  readonly events: Event[];
}

function truthOf<S extends GameState>(state: S, seed: number): Truth<S> {
  const events: Event[] = [];
  return { state, events, play: new Play<S>(state, new FastDice(seed), (event) => events.push(event)) };
}

/** Plays two truths that look the same to the seat alike, until one of them shows more of itself. */
function playAlike<S extends GameState>(
  game: Game<S>,
  secrets: Secrets<S>,
  alike: readonly [S, S],
  seat: Seat | null,
  random: Random,
): number {
  const seed = random(1_000_000);
  const truths = alike.map((state) => truthOf(state, seed)) as [Truth<S>, Truth<S>];
  const [truth, other] = truths;
  for (let steps = 0; steps < FAR; steps++) {
    if (truths.some(({ state }) => secrets.shows?.(state))) return steps;
    alikeTo(seat, looks(game, other, seat), looks(game, truth, seat), 'can tell two truths apart');
    const waiting = asked(game, truth.state);
    if (waiting.length === 0) return steps;
    const mover = pick(random, waiting);
    const { kind, options } = decisionOf(game, truth.state, mover) as Decision;
    const choice = pick(random, options);
    const id = optionId(choice);
    const also = decisionOf(game, other.state, mover)?.options.find((option) => optionId(option) === id);
    // Others may have options that hang on what only they know.
    if (also === undefined) return steps;
    answer(game, truth.play, mover, choice);
    answer(game, other.play, mover, also);
    const told = truths.map((one) => heard(one, seat));
    const shown = told.map((events) => events.findIndex((event) => secrets.reveals(event, truth.state)));
    const end = Math.min(...shown.filter((at) => at >= 0));
    const [here, there] = told.map((events) => events.slice(0, end));
    alikeTo(seat, there, here, `hears it after ${kind} ${id}`);
    if (end < Infinity) return steps + 1;
  }
  return FAR;
}

/** The same data, written in the same order. */
function alikeTo(seat: Seat | null, now: unknown, expected: unknown, what: string): void {
  const who = seat === null ? 'a spectator' : `seat ${seat}`;
  const [here, there] = [JSON.stringify(now), JSON.stringify(expected)];
  sameTexts(here, there, `${who} ${what}`);
  same(here, there, `${who} ${what} by the order of parts`);
}

/** All that a seat has before it, but for what never changes. */
function looks<S extends GameState>(game: Game<S>, { state }: Truth<S>, seat: Seat | null): unknown {
  const view = { ...(viewOf(game, state, seat) as object) } as Record<string, unknown>;
  for (const part of game.fixed ?? []) delete view[part];
  const own = seat === null ? null : decisionOf(game, state, seat);
  return {
    view,
    asked: asked(game, state),
    kind: state.agenda.at(-1)?.step ?? null,
    own,
    described: own && descriptionOf(game, state, own.seat),
  };
}

const heard = <S extends GameState>({ events }: Truth<S>, seat: Seat | null): Event[] =>
  events.splice(0).filter((event) => mayKnow(event, seat));

/** Some secret answers are given: they may fit one truth and not the other. */
function isHalfAnswered(state: GameState): boolean {
  const frame = state.agenda.at(-1) as Partial<SecretFrame> | undefined;
  return frame?.answers?.some((given) => given !== null) ?? false;
}
