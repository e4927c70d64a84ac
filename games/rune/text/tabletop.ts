// What texts look up about a fight on a group's own table, and about claims.

import { capital } from '@skald/text';
import type { FrameOf } from '../rules/fight/agenda.ts';
import { possibleFeatures } from '../rules/fight/features.ts';
import type { State } from '../rules/fight/state.ts';
import { claimedIn, possibleIn } from '../rules/sitting/claims/index.ts';
import { read } from '../rules/sitting/tabletop/account.ts';
import type { Entry } from '../rules/sitting/tabletop/choices.ts';
import { unveiled } from '../rules/sitting/veil.ts';
import type { Naming } from './naming.ts';

/** The line that is asked for; null: whoever looks cannot tell. */
export function lineIn(view: State, frame: FrameOf<'account'> | null): Entry | null {
  if (frame === null) return null;
  return read(unveiled(view) ?? view, frame.entries, frame.seat).open[0] ?? null;
}

/** Features by their places in the lists of a question. */
export const onField = (view: State, at: number): string =>
  possibleFeatures(unveiled(view) ?? view)[at] ?? '';
export const toAssert = (view: State, at: number): string => possibleIn(view)[at] ?? '';
export const toObject = (view: State, at: number): string => claimedIn(view)[at] ?? '';

/** An account in words, a sentence for each of those who fought. */
export function accountText(
  view: State,
  entries: readonly Entry[],
  { who }: Naming,
  words: AccountWords,
): string[] {
  const told = (some: readonly Entry[]): string =>
    some
      .map((one) => words.part(view, one, who))
      .filter((part) => part !== '')
      .join(', ');
  const groups = [...Map.groupBy(entries, whoseLine)];
  return groups.flatMap(([id, its]) => {
    const said = told(its);
    if (said === '') return [];
    return [id === FIGHT || id === OTHERS ? `${capital(said)}.` : `${capital(who(id))}: ${said}.`];
  });
}

/** What is about nobody: the fight as a whole, and whatever else there was in it. */
export const FIGHT = 'fight';
export const OTHERS = 'others';

/** Whom a line is about: a foe, whoever struck it. */
export function whoseLine(entry: Entry): string {
  if (entry.act === 'won' || entry.act === 'fought') return FIGHT;
  if (entry.act === 'captive' || entry.act === 'did' || entry.act === 'moved') return OTHERS;
  return 'foe' in entry ? entry.foe : entry.hero;
}

interface AccountWords {
  /** Nothing where there is nothing to say. */
  part(view: State, entry: Entry, who: Naming['who']): string;
}
