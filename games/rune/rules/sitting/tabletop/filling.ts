// The whole account at once: every line with what it says now, as near as can be to what is wanted. For forms.

import type { Seat } from '@skald/kernel';
import { fighterOf } from '../../fight/fighters.ts';
import type { State } from '../../fight/state.ts';
import { linesOf } from './account.ts';
import type { Entry } from './choices.ts';

export interface Filled {
  /** All that it could say. */
  readonly open: readonly Entry[];
  readonly says: Entry;
}

export function filled(state: State, wanted: readonly Entry[], keeper: Seat): Filled[] {
  const by = new Map(wanted.map((entry) => [lineOf(entry), entry]));
  const found: Filled[] = [];
  const lines = linesOf(state, keeper);
  let line = lines.next();
  while (!line.done) {
    const open = line.value;
    const wish = by.get(lineOf(open[0] as Entry)) ?? usual(state, open, found);
    const says = nearest(open, wish);
    found.push({ open, says });
    line = lines.next(says);
  }
  return found;
}

/** What a line is about, whatever it says. */
export function lineOf(entry: Entry): string {
  switch (entry.act) {
    case 'won':
    case 'fought':
      return entry.act;
    case 'foe':
    case 'slew':
      return `${entry.act} ${entry.foe}`;
    case 'dealt':
      return `${entry.act} ${entry.foe} ${entry.hero}`;
    case 'drank':
      return `${entry.act} ${entry.hero} ${entry.thing}`;
    case 'captive':
      return `${entry.act} ${entry.extra}`;
    case 'did':
      return `${entry.act} ${entry.offer}`;
    case 'moved':
      return `${entry.act} ${entry.feature}`;
    default:
      return `${entry.act} ${entry.hero}`;
  }
}

/** The number that it says; null where it says none. */
export function numberOf(entry: Entry): number | null {
  switch (entry.act) {
    case 'fought':
      return entry.rounds;
    case 'dealt':
    case 'left':
    case 'suffered':
      return entry.hp;
    case 'wounds':
      return entry.count;
    case 'drank':
      return entry.doses;
    default:
      return null;
  }
}

const isAlike = (one: Entry, other: Entry): boolean => JSON.stringify(one) === JSON.stringify(other);

function nearest(open: readonly Entry[], wish: Entry | null): Entry {
  const first = open[0] as Entry;
  if (wish === null) return first;
  const same = open.find((one) => isAlike(one, wish));
  const number = numberOf(wish);
  if (same !== undefined || number === null) return same ?? first;
  const far = (one: Entry): number => Math.abs((numberOf(one) ?? 0) - number);
  return open.reduce((best, one) => (far(one) < far(best) ? one : best), first);
}

/** Whoever slew a foe took all of it, heroes are as they were before, and nothing else has happened. */
function usual(state: State, open: readonly Entry[], before: readonly Filled[]): Entry | null {
  const first = open[0] as Entry;
  switch (first.act) {
    case 'hero':
      return open.find((one) => one.act === 'hero' && one.fate === 'stands') ?? null;
    case 'dealt': {
      const slew = before.some(
        ({ says }) => says.act === 'slew' && says.foe === first.foe && says.hero === first.hero,
      );
      return slew ? (open.at(-1) ?? null) : null;
    }
    case 'left':
      return { ...first, hp: fighterOf(state, first.hero).hp };
    case 'wounds':
      return { ...first, count: Math.min(4, fighterOf(state, first.hero).wounds) };
    case 'did':
    case 'captive':
      return open.find((one) => 'by' in one && one.by === 'nobody') ?? null;
    case 'brink':
    case 'moved':
      return open.find((one) => ('was' in one && !one.was) || ('did' in one && !one.did)) ?? null;
    default:
      return null;
  }
}
