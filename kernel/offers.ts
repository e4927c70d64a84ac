// A question as it leaves the authority, and what an answer from outside means.

import { type Choice, isWritable, optionId, sameChoice, type Tried } from './choice.ts';
import type { Decision, Frame, Game, GameState, Question } from './game.ts';
import type { Seat } from './seat.ts';

/** An option as it leaves the authority: what it says, and the id to choose it by. */
export interface Offer {
  readonly id: string;
  readonly choice: Choice;
}

export interface Asked {
  readonly seat: Seat;
  readonly kind: string;
  readonly options: readonly Offer[];
  /** Stands for options that are not listed: `unfold` lists them. */
  readonly described?: unknown;
}

/** An answer from outside: an option by its id, or by what it says. */
export type Given = string | Tried;

/** The question with all its options, for whoever was told what describes them. */
export function unfold<S extends GameState>({ procedure }: Game<S>, { described, ...asked }: Asked): Asked {
  if (described === undefined) return asked;
  const { described: description } = procedure[asked.kind] as Question<S, Frame, Choice>;
  const options = description?.list(described as never) ?? [];
  return offered({ ...asked, options });
}

export const offered = ({ seat, kind, options }: Decision): Asked => ({
  seat,
  kind,
  options: options.map((choice) => ({ id: optionId(choice), choice })),
});

export const listedOption = ({ options }: Decision, given: Given): Choice | undefined =>
  typeof given === 'string'
    ? options.find((option) => optionId(option) === given)
    : options.find((option) => sameChoice(given, option));

/** Whether a record would name this option, and no other of the list. */
export function isNamed({ options }: Decision, option: Choice): boolean {
  const id = optionId(option);
  return isWritable(option) && options.every((other) => other === option || optionId(other) !== id);
}

/** What is on no list, with the field names of an option of the same act, so that it can be explained. */
export function choiceLike({ options }: Decision, given: Given): Tried {
  if (typeof given !== 'string') return given;
  const values = given.split(':');
  const like = options.find((option) => option.act === values[0]);
  const keys = like ? Object.keys(like) : ['act', 'what'];
  return Object.fromEntries(values.map((value, i) => [keys[i] ?? `what${i}`, value]));
}

/** What such a choice says under a name, or in that place where no option lent it names. */
export const said = (choice: Tried, name: string, place: number): string =>
  String(choice[name] ?? choice[place === 1 ? 'what' : `what${place}`]);
