// Where on the map the options of a question are: what a click or a key on a place means.

import type { Asked } from '@skald/kernel';
import type { Area } from '../../content/index.ts';
import { findPiece } from '../../rules/pieces.ts';
import type { State } from '../../rules/state.ts';

export interface Targets {
  /** Counters by the name everybody knows them by, with the option that chooses them. */
  readonly counters: ReadonlyMap<string, string>;
  readonly areas: ReadonlyMap<Area, string>;
}

/** Answers that have no place on the map: they are buttons beside it. */
export const PLACELESS: ReadonlySet<string> = new Set([
  'hero',
  'withdraw',
  'restart',
  'lend',
  'done',
  'ride',
  // Too momentous for a slip of the finger.
  'trade',
  'stop',
  'go',
  'dare',
  'stay',
  'leave',
  'ready',
  'strike',
  'back',
  'callAll',
  'enough',
  'luck',
  'turn',
  'flee',
  'recruit',
  'refuse',
  'glory',
  'roll',
  'pass',
]);

const NO_TARGETS: Targets = { counters: new Map(), areas: new Map() };

export function targetsOf(view: State, decision: Asked | null): Targets {
  if (decision === null) return NO_TARGETS;
  const counters = new Map<string, string>();
  const areas = new Map<Area, string>();
  for (const { id, choice } of decision.options) {
    const place = placeOf(view, choice);
    if (place === null) continue;
    // Two things in one place: neither is what a click there means.
    if ('area' in place) areas.set(place.area, areas.has(place.area) ? '' : id);
    else counters.set(place.counter, id);
  }
  for (const [area, id] of areas) if (id === '') areas.delete(area);
  return { counters, areas };
}

type PlaceOnMap = { readonly counter: string } | { readonly area: Area };

/** The place of an answer; null where it has none. */
export function placeOf(
  view: State,
  choice: Readonly<Record<string, string | number | boolean>>,
): PlaceOnMap | null {
  switch (choice.act) {
    case 'counter':
    case 'rider':
    case 'attacker':
    case 'call':
      return { counter: String(choice.counter) };
    case 'holder':
    case 'give':
    case 'transfer':
      return { counter: String(choice.jarl) };
    case 'step':
      return { area: choice.to as Area };
    case 'area':
    case 'fleeTo':
      return { area: choice.area as Area };
    case 'target':
      return targetPlace(view, String(choice.target));
    case 'take':
      return takerPlace(view);
    default:
      return null;
  }
}

function targetPlace(view: State, target: string): PlaceOnMap | null {
  if (target !== 'land') return { counter: target };
  const frame = view.agenda.at(-1);
  return frame?.step === 'targets' ? { area: frame.area } : null;
}

/** What lies on the ground is taken where its taker stands. */
function takerPlace(view: State): PlaceOnMap | null {
  const frame = view.agenda.at(-1);
  const taker = frame?.step === 'pickUp' ? findPiece(view, frame.counter) : null;
  return taker === null ? null : { area: taker.area };
}
