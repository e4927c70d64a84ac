import type { Choice } from './choice.ts';
import type { Dice } from './dice.ts';
import type { Event, RollEvent } from './event.ts';
import type {
  AskFrame,
  Decision,
  Frame,
  Game,
  GameState,
  Listed,
  Question,
  SecretFrame,
  SecretQuestion,
  Step,
} from './game.ts';
import { clone } from './json.ts';
import { Refused } from './refusal.ts';
import type { Seat } from './seat.ts';

/** More steps than this without a question cannot be an honest game. */
const MOST_STEPS = 100_000;

/** A state in motion: what a step may touch. */
export class Play<S extends GameState, E extends Event = Event> {
  readonly state: S;
  /** Missing in playouts: `play.tell?.(…)` then does not even build the event. */
  readonly tell: ((event: E | RollEvent) => void) | undefined;
  /** Why the last choice can no longer be taken back. */
  wall: 'dice' | 'secret' | null = null;
  readonly #dice: Dice;

  constructor(state: S, dice: Dice, tell?: (event: E | RollEvent) => void) {
    this.state = state;
    this.#dice = dice;
    this.tell = tell;
  }

  push(frame: Frame): void {
    this.state.agenda.push(frame);
  }

  /** Rolls a die; `only` names the seats that see it. */
  roll(sides: number, what: string, only?: readonly Seat[]): number {
    const face = this.#dice.roll(sides);
    this.wall = 'dice';
    this.tell?.({ type: 'roll', sides, face, for: what, ...(only && { only }) });
    return face;
  }

  /** Takes a random member out of a pile; a pile of one needs no die. */
  draw<T>(pile: T[], what: string, only?: readonly Seat[]): T {
    const at = pile.length === 1 ? 0 : this.roll(pile.length, what, only) - 1;
    this.wall ??= 'secret';
    return pile.splice(at, 1)[0] as T;
  }

  /** Something hidden was shown: nobody may go back behind it. */
  reveal(): void {
    this.wall ??= 'secret';
  }
}

const isSecret = (frame: Frame): frame is SecretFrame => 'answers' in frame;

function question<S extends GameState>(game: Game<S>, state: S): Frame | null {
  const frame = state.agenda[state.agenda.length - 1];
  return frame !== undefined && typeof game.procedure[frame.step] === 'object' ? frame : null;
}

/** Does steps until somebody is asked or nothing is left to do. */
export function run<S extends GameState>(game: Game<S>, play: Play<S>): void {
  const { agenda } = play.state;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const frame = agenda[agenda.length - 1];
    if (frame === undefined) return;
    const entry = game.procedure[frame.step];
    if (typeof entry === 'function') {
      agenda.pop();
      (entry as Step<S, Frame>)(play, frame);
    } else if (entry !== undefined && isSecret(frame) && !frame.answers.includes(null)) {
      agenda.pop();
      (entry as SecretQuestion<S, Frame, Choice>).settle(play, frame, frame.answers as Choice[]);
      play.reveal();
    } else {
      if (entry === undefined) throw new Refused('no-such-step', { step: frame.step });
      return;
    }
  }
  throw new Refused('endless-procedure');
}

/** The seats that are asked now. */
export function asked<S extends GameState>(game: Game<S>, state: S): Seat[] {
  const frame = question(game, state);
  if (frame === null) return [];
  if (!isSecret(frame)) return [(frame as AskFrame).seat];
  return frame.seats.filter((_, i) => frame.answers[i] === null);
}

/** What one seat is asked now, with every legal answer. */
export function decisionOf<S extends GameState>(game: Game<S>, state: S, seat: Seat): Decision | null {
  if (!asked(game, state).includes(seat)) return null;
  const frame = question(game, state) as Frame;
  const entry = game.procedure[frame.step] as Question<S, Frame, Choice>;
  return { seat, kind: frame.step, options: entry.options(state, frame, seat) };
}

/** All that a seat may answer, for whoever picks one by its place: a long list is not written down for that. */
export function optionsFor<S extends GameState>(game: Game<S>, state: S, seat: Seat): Listed<Choice> {
  const frame = question(game, state) as Frame;
  const entry = game.procedure[frame.step] as Question<S, Frame, Choice>;
  return entry.unwritten?.(state, frame, seat) ?? entry.options(state, frame, seat);
}

/** What the list of a seat's options is described by; undefined where it is told in full. */
export function descriptionOf<S extends GameState>(game: Game<S>, state: S, seat: Seat): unknown {
  const frame = question(game, state) as Frame;
  return (game.procedure[frame.step] as Question<S, Frame, Choice>).described?.of(state, frame, seat);
}

export const decisions = <S extends GameState>(game: Game<S>, state: S): Decision[] =>
  asked(game, state).map((seat) => decisionOf(game, state, seat) as Decision);

/** Carries out a choice that is known to be legal, up to the next question. */
export function answer<S extends GameState>(game: Game<S>, play: Play<S>, seat: Seat, choice: Choice): void {
  const { agenda } = play.state;
  const frame = agenda[agenda.length - 1] as Frame;
  const entry = game.procedure[frame.step];
  if (isSecret(frame)) {
    frame.answers[frame.seats.indexOf(seat)] = choice;
  } else {
    agenda.pop();
    (entry as Question<S, Frame, Choice>).answer(play, frame, choice, seat);
  }
  run(game, play);
}

/** A copy of a state that can be played on by itself. */
export const copyOf = <S extends GameState>(game: Game<S>, state: S): S => game.copy?.(state) ?? clone(state);

/** All that a seat, or a spectator, may know of a state. */
export const viewOf = <S extends GameState>(game: Game<S>, state: S, seat: Seat | null): S =>
  game.redact(hideAnswers(copyOf(game, state), seat), seat);

/** A state without other seats' unrevealed answers; it shares the rest with the one that is given. */
export function hideAnswers<S extends GameState>(state: S, seat: Seat | null): S {
  if (!state.agenda.some(isSecret)) return state;
  const hide = (frame: SecretFrame): SecretFrame => ({
    ...frame,
    answers: frame.answers.map((answer, i) => (frame.seats[i] === seat ? answer : null)),
  });
  return { ...state, agenda: state.agenda.map((frame) => (isSecret(frame) ? hide(frame) : frame)) };
}
