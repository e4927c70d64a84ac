// Foes that are alike stand together on the form: “three of these”. What sets single ones apart (a name, a will, a
// captive) does not part them, for it changes none of their numbers.

import { STATISTICS } from '../../../content/threats.ts';
import type { FoeEntry } from '../../../documents/encounter/schema.ts';

export interface FoeGroup {
  /** The place of its first one in the list of foes. */
  readonly first: number;
  readonly foes: readonly FoeEntry[];
}

const NOBODY: ReadonlySet<string> = new Set();

/** Neighbours that are alike; whoever was told apart begins a group of his own. */
export function groupsOf(foes: readonly FoeEntry[], apart: ReadonlySet<string> = NOBODY): FoeGroup[] {
  const groups: { first: number; foes: FoeEntry[] }[] = [];
  for (const [i, foe] of foes.entries()) {
    const last = groups.at(-1);
    const before = last?.foes[0];
    if (last === undefined || before === undefined || apart.has(foe.id) || !isAlike(foe, before))
      groups.push({ first: i, foes: [foe] });
    else last.foes.push(foe);
  }
  return groups;
}

const isAlike = (one: FoeEntry, other: FoeEntry): boolean => numbersBy(one) === numbersBy(other);

/** All that its statistics follow from. */
const numbersBy = ({ kind, threat, adjust, missile }: FoeEntry): string =>
  JSON.stringify([
    kind,
    threat,
    missile,
    typeof adjust === 'string' ? adjust : STATISTICS.map((name) => adjust[name] ?? 0),
  ]);

/** The whole list with others in place of a group. */
export const regrouped = (
  foes: readonly FoeEntry[],
  { first, foes: those }: FoeGroup,
  instead: readonly FoeEntry[],
): FoeEntry[] => [...foes.slice(0, first), ...instead, ...foes.slice(first + those.length)];

/** A group goes to another place among the others. */
export function groupMoved(groups: readonly FoeGroup[], from: number, to: number): FoeEntry[] {
  const order = groups.map(({ foes }) => foes);
  const moved = order[from];
  if (moved === undefined || order[to] === undefined) return order.flat();
  return order.toSpliced(from, 1).toSpliced(to, 0, moved).flat();
}

/** One of a group goes behind the others, so that it can be made something else. */
export function parted(foes: readonly FoeEntry[], group: FoeGroup, member: number): FoeEntry[] {
  const one = group.foes[member];
  if (one === undefined) return [...foes];
  return regrouped(foes, group, [...group.foes.filter((other) => other !== one), one]);
}
