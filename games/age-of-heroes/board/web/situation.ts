// Where a player stands on the board: what he has in hand, and what each place would answer.

import type { Asked, Seat } from '@skald/kernel';
import { useMemo, useState } from 'react';
import type { Area } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import type { Situation } from './answers.ts';
import { reachOf } from './reach.ts';
import { targetsOf } from './targets.ts';

export interface Hand extends Situation {
  readonly select: (counter: string | null) => void;
  /** Selected, on its way, already named: what gets the ring. */
  readonly ringed: ReadonlySet<string>;
  /** Counters that are or could be attacked. */
  readonly aimedAt: ReadonlySet<string>;
  /** The area whose counters the question is about. */
  readonly stage: Area | null;
}

export function useHand(view: State, decision: Asked | null, seat: Seat | null): Hand {
  const own = decision !== null && decision.seat === seat && decision.options.length > 0 ? decision : null;
  const [picked, select] = useState<string | null>(null);
  const targets = useMemo(() => targetsOf(view, own), [view, own]);
  const selected = own === null ? null : inHand(view, own, targets.counters, picked);
  const reach = useMemo(() => reachOf(view, own, selected), [view, own, selected]);
  const { ringed, aimedAt, stage } = useMemo(() => marksOf(view, own, selected), [view, own, selected]);
  return { view, decision: own, targets, reach, selected, select, ringed, aimedAt, stage };
}

/** What was picked, as long as it may be moved; the only one there is; or the one that is on its way. */
function inHand(
  view: State,
  decision: Asked,
  counters: ReadonlyMap<string, string>,
  picked: string | null,
): string | null {
  const frame = view.agenda.at(-1);
  if (decision.kind === 'move') return frame?.step === 'move' ? frame.counter : null;
  if (decision.kind !== 'chooseCounter') return null;
  if (picked !== null && counters.has(picked)) return picked;
  return counters.size === 1 ? ([...counters.keys()][0] as string) : null;
}

function marksOf(
  view: State,
  decision: Asked | null,
  selected: string | null,
): Pick<Hand, 'ringed' | 'aimedAt' | 'stage'> {
  const frame = decision === null ? undefined : view.agenda.at(-1);
  const ringed = new Set<string>(selected === null ? [] : [selected]);
  const aimedAt = new Set<string>();
  let stage: Area | null = null;
  switch (frame?.step) {
    case 'move':
    case 'peril':
    case 'riders':
      for (const id of [frame.counter, ...frame.riders]) ringed.add(id);
      break;
    case 'fleeTo':
    case 'fleeStep':
    case 'pickUp':
      ringed.add(frame.counter);
      break;
    case 'attackers':
      for (const id of frame.chosen) ringed.add(id);
      stage = frame.area;
      break;
    case 'targets':
      for (const id of frame.attackers) ringed.add(id);
      for (const id of frame.named) aimedAt.add(id);
      for (const { choice } of decision?.options ?? [])
        if (choice.act === 'target') aimedAt.add(String(choice.target));
      stage = frame.area;
      break;
  }
  if (view.battle !== null) {
    for (const id of view.battle.attackers) ringed.add(id);
    for (const id of view.battle.defenders) aimedAt.add(id);
    stage = view.battle.area;
  }
  return { ringed, aimedAt, stage };
}
