// What somebody looks for in the log: what concerns a seat, or lines with some words in them.

import type { Event, Seat } from '@skald/kernel';
import type { Reader, Round } from './rounds.ts';

export interface LogFilter {
  readonly seat: Seat | null;
  readonly text: string;
}

export const EVERYTHING: LogFilter = { seat: null, text: '' };

export const isFiltered = ({ seat, text }: LogFilter): boolean => seat !== null || text.trim() !== '';

/** The rounds with what is looked for; those without it are left out. */
export function found(rounds: readonly Round[], filter: LogFilter, reader: Reader): readonly Round[] {
  if (!isFiltered(filter)) return rounds;
  const wanted = plainly(filter.text.trim());
  const { words } = reader.module;
  const isFound = (event: Event): boolean =>
    (filter.seat === null || words.concerns(event, reader.view, filter.seat) !== null) &&
    plainly(words.event(event, reader.view, reader.language) ?? '').includes(wanted);
  return rounds
    .map((round) => ({ ...round, events: round.events.filter(isFound) }))
    .filter(({ events }) => events.length > 0);
}

/** Capitals and accents do not matter to whoever types in a hurry. */
const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
