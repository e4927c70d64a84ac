// What a click or a key on a place answers: the options to be chosen, one after another.

import type { Asked } from '@skald/kernel';
import type { Area } from '../../content/index.ts';
import { findPiece } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';
import type { Reach } from './reach.ts';
import type { Targets } from './targets.ts';

/** Something on the map: a counter, or the area itself. */
export interface Spot {
  readonly area: Area;
  readonly counter: string | null;
}

export type Answer =
  | { readonly do: 'choose'; readonly options: readonly [string, ...string[]] }
  /** Takes a counter in hand without deciding anything yet. */
  | { readonly do: 'select'; readonly counter: string };

export interface Situation {
  readonly view: State;
  readonly decision: Asked | null;
  readonly targets: Targets;
  readonly reach: Reach | null;
  readonly selected: string | null;
}

/** What this spot answers; null where it answers nothing. */
export function answerAt(situation: Situation, { area, counter }: Spot): Answer | null {
  const { decision, targets, selected } = situation;
  if (decision === null) return null;
  const chosen = counter === null ? undefined : targets.counters.get(counter);
  if (chosen !== undefined && counter !== null) {
    if (decision.kind === 'chooseCounter' && selected !== counter) return { do: 'select', counter };
    return { do: 'choose', options: [chosen] };
  }
  const way = wayTo(situation, area);
  if (way !== null) return { do: 'choose', options: way };
  const here = targets.areas.get(area);
  if (here !== undefined) return { do: 'choose', options: [here] };
  return counter === null ? null : afterStopping(situation, counter);
}

function wayTo({ decision, targets, reach, selected }: Situation, area: Area): [string, ...string[]] | null {
  const way = reach?.ways.get(area);
  if (way === undefined) return null;
  const steps = way.map((to) => `step:${to}`);
  const setOut =
    decision?.kind === 'chooseCounter' && selected !== null ? targets.counters.get(selected) : '';
  if (setOut === undefined) return null;
  return (setOut === '' ? steps : [setOut, ...steps]) as [string, ...string[]];
}

/** A counter that has not moved yet, while another is on its way: that one stops first. */
function afterStopping({ view, decision }: Situation, counter: string): Answer | null {
  if (decision?.kind !== 'move' || !decision.options.some(({ id }) => id === 'stop')) return null;
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'move' || frame.riding || view.agenda.at(-2)?.step !== 'chooseCounter') return null;
  const [mover, other] = [findPiece(view, frame.counter), findPiece(view, counter)];
  if (mover === null || other === null || other === mover || other.owner !== decision.seat) return null;
  const waits = !other.moved && !(other.lostFrom <= view.turn && view.turn <= other.lostUntil);
  // Whoever stops where something lies is asked about it first.
  const asked = view.ground.some(({ area }) => area === mover.area);
  return waits && !asked ? { do: 'choose', options: ['stop', `counter:${counter}`] } : null;
}

/** Every spot that answers something, areas first, in a fixed order: for stepping through them by key. */
export function answeringSpots(situation: Situation): Spot[] {
  const { view, targets, reach } = situation;
  const areas = new Set<Area>([...targets.areas.keys(), ...(reach?.ways.keys() ?? [])]);
  const counters = [...targets.counters.keys()].flatMap((counter): Spot[] => {
    const one = findPiece(view, counter);
    return one === null ? [] : [{ area: one.area, counter }];
  });
  return [...counters, ...[...areas].map((area): Spot => ({ area, counter: null }))];
}

/** What an area, or a folded stack, stands for: its ground, the one counter there that answers, or too many. */
export function standIn(situation: Situation, spot: Spot, names: readonly string[]): Spot | 'several' | null {
  const { area } = spot;
  const answering = names.filter((name) => situation.targets.counters.has(name));
  if (answerAt(situation, { area, counter: null }) !== null) {
    const both = answering.length > 0 && situation.decision?.kind === 'targets';
    return both ? 'several' : { area, counter: null };
  }
  if (answering.length > 1) return 'several';
  if (answering.length === 1) return { area, counter: answering[0] as string };
  return spot.counter === null ? null : spot;
}
