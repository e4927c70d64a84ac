// Whom a foe attacks. The chart is data: another list of steps can stand in its place. RUN-RUN-30 to -47, RUN-RULING-R42

import type { Die } from './hooks/bearer.ts';

/** Somebody to attack, as the foe that chooses sees him. */
export interface Candidate {
  readonly id: string;
  /** In paces. */
  readonly distance: number;
  /** Within reach of each other. */
  readonly engaged: boolean;
  /** He attacked this foe since its last choice, with whatever. RUN-RUN-37 */
  readonly attacked: boolean;
  /** Hit points that he took from it since then. */
  readonly hurt: number;
  /** Whether he can act; who cannot neither acts nor attacks, whatever he did before. */
  readonly able: boolean;
  /** His place among those who acted in this round; null: not yet. */
  readonly acted: number | null;
  /** What he rolled; null: nothing. */
  readonly initiative: number | null;
  /** Foes that chose him in this round. */
  readonly assigned: number;
  /** Whom this foe had before. */
  readonly current: boolean;
  /** Cover hides him from this foe. RUN-RUN-44 */
  readonly hidden: boolean;
  /** Alive, on the map, and open to attacks of this foe at all. */
  readonly legal: boolean;
  /** This foe can strike or shoot him with this turn's movement. */
  readonly reachable: boolean;
}

/** How many stand on either side. */
export interface Odds {
  readonly foes: number;
  readonly heroes: number;
}

type Step = (candidates: readonly Candidate[], all: readonly Candidate[], odds: Odds) => readonly Candidate[];

/** Only these, unless there are none. */
const only = (candidates: readonly Candidate[], which: (one: Candidate) => boolean): readonly Candidate[] => {
  const some = candidates.filter(which);
  return some.length > 0 ? some : candidates;
};

/** Those of whom a number is highest. */
const most = (candidates: readonly Candidate[], of: (one: Candidate) => number): readonly Candidate[] => {
  const best = Math.max(...candidates.map(of));
  return candidates.filter((one) => of(one) === best);
};

const TARGET_STEPS = {
  /** Enough foes leave no hero without one. RUN-RUN-31 */
  uncovered: (candidates, _, { foes, heroes }) =>
    foes >= heroes ? only(candidates, ({ assigned }) => assigned === 0) : candidates,

  /** Who is near comes first, also before who has no foe yet. */
  engaged(candidates, all) {
    const near = candidates.filter(({ engaged }) => engaged);
    if (near.length > 0) return near;
    const nearer = all.filter(({ engaged }) => engaged);
    return nearer.length > 0 ? nearer : candidates;
  },

  /** Those who attacked it, and of them whoever hurt it more than any other. RUN-RUN-37 */
  attackers(candidates) {
    const attackers = candidates.filter(({ attacked, able }) => attacked && able);
    if (attackers.length === 0) return candidates;
    const worst = most(attackers, ({ hurt }) => hurt);
    return worst.length === 1 ? worst : attackers;
  },

  /** Who acted first, or else would. RUN-RUN-34 */
  first(candidates) {
    const able = only(candidates, (one) => one.able);
    const acted = able.filter((one) => one.acted !== null);
    return acted.length > 0
      ? most(acted, (one) => -(one.acted as number))
      : most(able, ({ initiative }) => initiative ?? Number.NEGATIVE_INFINITY);
  },

  /** RUN-RULING-R43 */
  current: (candidates) => only(candidates, (one) => one.current),

  nearest: (candidates) => most(candidates, ({ distance }) => -distance),
} as const satisfies Record<string, Step>;
type TargetStep = keyof typeof TARGET_STEPS;

/** A chart by its steps; what they leave open, a die decides. RUN-RUN-46 */
export interface TargetChart {
  readonly version: string;
  readonly steps: readonly TargetStep[];
}

/** RUN-RULING-R42 */
export const TARGET_CHART: TargetChart = {
  version: 'R42',
  steps: ['uncovered', 'engaged', 'attackers', 'first', 'current', 'nearest'],
};

/**
 * What gifts have to say when somebody is chosen: whether the foe may have him. It is asked once of each who is chosen,
 * and knows how many others there still are. RUN-HOOK-13, -56
 */
export type TargetFilter = (chosen: Candidate, others: number) => boolean;

export interface Choice {
  /** Null: there is nobody. */
  readonly target: string | null;
  /** It cannot get at him now, and only goes his way. */
  readonly approaches: boolean;
}

/** Whom a Predictable foe takes. RUN-RUN-30 */
export function targetOf(
  candidates: readonly Candidate[],
  odds: Odds,
  dice: Die,
  chart: TargetChart = TARGET_CHART,
  filter: TargetFilter = () => true,
): Choice {
  let open = candidates.filter(({ legal, hidden }) => legal && !hidden);
  let first: string | null = null;
  while (open.length > 0) {
    const chosen = chosenOf(open, odds, dice, chart);
    open = open.filter(({ id }) => id !== chosen.id);
    if (!filter(chosen, open.length)) continue;
    if (chosen.reachable) return { target: chosen.id, approaches: false };
    first ??= chosen.id;
  }
  return { target: first, approaches: first !== null };
}

function chosenOf(open: readonly Candidate[], odds: Odds, dice: Die, { steps }: TargetChart): Candidate {
  let left = open;
  for (const step of steps) left = TARGET_STEPS[step](left, open, odds);
  return (left.length === 1 ? left[0] : left[dice(left.length) - 1]) as Candidate;
}

interface Chooser {
  readonly id: string;
  readonly initiative: number;
  /** Whom it sees, before anybody has chosen. */
  readonly candidates: readonly Candidate[];
}

/** All foes at the beginning of a round, the quickest first, each knowing what the ones before it chose. RUN-RUN-32, -33, -47 */
export function targetsOf(
  foes: readonly Chooser[],
  heroes: number,
  dice: Die,
  chart: TargetChart = TARGET_CHART,
): Readonly<Record<string, Choice>> {
  const assigned: Record<string, number> = {};
  const choices: Record<string, Choice> = {};
  for (const { id, candidates } of inOrderOfChoice(foes, dice)) {
    const seen = candidates.map((one) => ({ ...one, assigned: one.assigned + (assigned[one.id] ?? 0) }));
    const choice = targetOf(seen, { foes: foes.length, heroes }, dice, chart);
    choices[id] = choice;
    if (choice.target !== null) assigned[choice.target] = (assigned[choice.target] ?? 0) + 1;
  }
  return choices;
}

/** RUN-RUN-47 */
function inOrderOfChoice(foes: readonly Chooser[], dice: Die): Chooser[] {
  const left = [...foes];
  const order: Chooser[] = [];
  while (left.length > 0) {
    const best = Math.max(...left.map(({ initiative }) => initiative));
    const equals = left.filter(({ initiative }) => initiative === best);
    const next = equals.length === 1 ? equals[0] : equals[dice(equals.length) - 1];
    order.push(next as Chooser);
    left.splice(left.indexOf(next as Chooser), 1);
  }
  return order;
}

/** When a foe asks the chart. */
export type Occasion =
  | { readonly at: 'roundStart' }
  | { readonly at: 'shot' }
  | { readonly at: 'midRound'; readonly target: 'there' | 'dead' | 'brokenAway' | 'untargetable' };

/** RUN-RUN-33, -35, -36, RUN-RULING-R43 */
export const choosesAnew = (occasion: Occasion): boolean =>
  occasion.at !== 'midRound' || occasion.target !== 'there';

/** What a Self-Willed foe may want of a hero. */
export interface Wanted {
  readonly id: string;
  readonly hp: number;
  readonly wounds: number;
  /** Another Self-Willed foe is Engaged with him. */
  readonly engagedBySelfWilled: boolean;
  readonly isRunnersHero: boolean;
  /** Cover hides him, and he was not found. */
  readonly hidden: boolean;
}

/** Whoever is nearly beaten is spared by all who may choose. RUN-RUN-38 */
const FIT = { hp: 30, wounds: 4 } as const;

/** Whether its runner may send a Self-Willed foe there, given whom the chart names. RUN-RUN-38 to -40, RUN-RULING-F42, -R52 */
export function maySwitchTo(wanted: Wanted, charted: string | null): boolean {
  if (wanted.id === charted) return true;
  if (wanted.hidden || wanted.isRunnersHero || wanted.engagedBySelfWilled) return false;
  return wanted.hp >= FIT.hp && wanted.wounds < FIT.wounds;
}

const COVERS = { third: 3, half: 6, full: 9 } as const;
const PRONE = 3;

/** What the Res of a Self-Willed foe must reach to find somebody in cover. RUN-RUN-44 */
export const findingDifficulty = (cover: keyof typeof COVERS, prone: boolean): number =>
  COVERS[cover] + (prone ? PRONE : 0);
