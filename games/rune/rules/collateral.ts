// What may take hit points from a foe, and for whom it counts. RUN-RUN-48, -49, RUN-RULING-R44, -T62, -F49

export type HarmToFoe =
  /** A blow, a shot, a gift. */
  | { readonly from: 'hero'; readonly hero: string }
  /** By those who brought it there: thrown, shoved, lured, or set off. */
  | { readonly from: 'trap' | 'hazard' | 'accident'; readonly broughtBy: readonly string[] }
  | { readonly from: 'foe'; readonly hunts: boolean };

export interface Harm {
  readonly hurts: boolean;
  /** Who may be credited; if they are several, they vote. RUN-VP-16 */
  readonly credit: readonly string[];
}

const NOTHING: Harm = { hurts: false, credit: [] };

/** Nobody but heroes wears foes down, for it is their points that would be lost. */
export function harmToFoe(harm: HarmToFoe): Harm {
  if (harm.from === 'hero') return { hurts: true, credit: [harm.hero] };
  if (harm.from === 'foe') return harm.hunts ? { hurts: true, credit: [] } : NOTHING;
  return harm.broughtBy.length > 0 ? { hurts: true, credit: [...new Set(harm.broughtBy)] } : NOTHING;
}

/** Whom a vote credits: one of them, or all alike. RUN-VP-16 */
export const creditedBy = (vote: string, among: readonly string[]): readonly string[] =>
  vote === 'all' ? among : [vote];

/** Votes of the runner and of everybody else; he decides a tie. RUN-RUN-26, RUN-RULING-R41 */
const RUNNERS_VOTES = 2;
export function votedFor(runner: string, others: readonly string[]): string {
  const votes = new Map<string, number>([[runner, RUNNERS_VOTES]]);
  for (const option of others) votes.set(option, (votes.get(option) ?? 0) + 1);
  const most = Math.max(...votes.values());
  // He is first in the list.
  return [...votes].find(([, count]) => count === most)?.[0] as string;
}
