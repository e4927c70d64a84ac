// What one points at. The board, the list of options, the log and help all speak of it by its topic of help: whatever
// carries `data-topic` or `data-option` at a table is lit on the board while somebody points at it.

import type { Choice, Decision, GameState, Seat } from '@skald/kernel';
import { createContext, useContext } from 'react';

/** Where a game's things are, by their topics: pieces, and the places they stand in. */
export interface Sites<S extends GameState = GameState> {
  /** Whom or what a question is about; null where it is about nothing on the board. */
  asked(view: S, decision: Decision): string | null;
  /** What an option means on the board, its goal first; empty where it means nothing there. */
  option(view: S, decision: Decision, choice: Choice): readonly string[];
  /** What help on a seat is about: its hero, its side; null where there is nothing to say. */
  seat(view: S, seat: Seat): string | null;
  /** The place a topic is in: of a place itself; null for what is not on the board. */
  place(view: S, topic: string): string | null;
}

/** A far goal that was typed: the options that lead there one after another, or why none do. */
export type Goal =
  | {
      readonly options: readonly [string, ...string[]];
      /** What it may cost, said before it is done: who types the same once more wants it all the same. */
      readonly warning: string | null;
    }
  | { readonly whyNot: string };

/** The options that a pointer on the board means. */
export const Meant = createContext<ReadonlySet<string>>(new Set());

/** What an element carries that stands for an option: `<button {...marks(id)}>`. */
export function useOptionMarks(): (option: string) => OptionMarks {
  const mark = useMeant();
  return (option) => ({ 'data-option': option, ...mark([option]) });
}

/** The same for what stands for several options, and is pointed at as something else. */
export function useMeant(): (options: readonly string[]) => Pick<OptionMarks, 'data-meant'> {
  const meant = useContext(Meant);
  return (options) => (options.some((option) => meant.has(option)) ? { 'data-meant': true } : {});
}

interface OptionMarks {
  readonly 'data-option': string;
  readonly 'data-meant'?: true;
}

/** Whether an option with these topics is meant at a spot: by its piece, by its place, or by what stands there. */
export function means<S extends GameState>(
  sites: Sites<S>,
  view: S,
  topics: readonly string[],
  pointed: string,
): boolean {
  const place = sites.place(view, pointed);
  const isThere = (topic: string): boolean =>
    topic === pointed || topic === place || sites.place(view, topic) === pointed;
  return place !== null && topics.some(isThere);
}
