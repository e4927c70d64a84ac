// How far a counter gets in one go, and by which way. Every way given here is legal step by step.

import type { Asked, Seat } from '@skald/kernel';
import { AREA, type Area, isSeaStep } from '../../content/index.ts';
import { seaBanned, stormy } from '../../rules/paths.ts';
import { findPiece, isHero, movementFactor, worships } from '../../rules/pieces.ts';
import type { Piece, Player, State } from '../../rules/state.ts';

export interface Reach {
  /** From each area within reach, the way there without its start, and the options that walk it. */
  readonly ways: ReadonlyMap<Area, readonly Area[]>;
  /** First steps that cost the hero his life. */
  readonly deadly: ReadonlySet<Area>;
  readonly mover: Piece;
}

interface Moving {
  readonly mover: Piece;
  readonly travellers: readonly Piece[];
  readonly left: number;
  /** Njord makes some steps free: only the next one is certain. */
  readonly inexact: boolean;
}

/** The reach of the counter that is on its way, or of one that could set out. */
export function reachOf(view: State, decision: Asked | null, selected: string | null): Reach | null {
  if (decision === null) return null;
  const moving =
    decision.kind === 'move'
      ? underWay(view)
      : decision.kind === 'chooseCounter' && selected !== null
        ? settingOut(view, decision, selected)
        : null;
  if (moving === null) return null;
  const first = decision.kind === 'move' ? listedSteps(decision) : null;
  return explore(view, moving, first);
}

const listedSteps = (decision: Asked): ReadonlySet<Area> =>
  new Set(
    decision.options.filter(({ choice }) => choice.act === 'step').map(({ choice }) => choice.to as Area),
  );

function underWay(view: State): Moving | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'move') return null;
  const travellers = [frame.counter, ...frame.riders].map((id) => findPiece(view, id));
  const mover = travellers[0];
  if (!mover || travellers.some((one) => one === null)) return null;
  return {
    mover,
    travellers: travellers as Piece[],
    left: movementFactor(view, mover, frame.riding) - frame.spent,
    inexact: frame.stretch.length > 0 || (travellers as Piece[]).some((one) => njordHelps(view, one)),
  };
}

function settingOut(view: State, decision: Asked, selected: string): Moving | null {
  const offered = decision.options.some(
    ({ choice }) => choice.act === 'counter' && choice.counter === selected,
  );
  const mover = offered ? findPiece(view, selected) : null;
  if (mover === null) return null;
  return {
    mover,
    travellers: [mover],
    left: movementFactor(view, mover),
    inexact: njordHelps(view, mover),
  };
}

function njordHelps(view: State, one: Piece): boolean {
  if (!isHero(view, one)) return false;
  const { njordAid } = view.players[one.owner as Seat] as Player;
  return njordAid === -1 || njordAid === view.turn;
}

function explore(view: State, moving: Moving, first: ReadonlySet<Area> | null): Reach {
  const { mover, travellers, inexact } = moving;
  const left = inexact ? Math.min(moving.left, 1) : moving.left;
  const start = mover.area;
  const ways = new Map<Area, readonly Area[]>();
  const deadly = new Set<Area>();
  const queue: Area[] = [start];
  const enter = (from: Area, to: Area): void => {
    if (to === start || ways.has(to) || !open(view, travellers, from, to)) return;
    if (from === start && first !== null && !first.has(to)) return;
    if (deadlyStep(view, travellers, from, to)) {
      if (from === start) deadly.add(to);
      return;
    }
    ways.set(to, [...(ways.get(from) ?? []), to]);
    queue.push(to);
  };
  for (const from of queue) {
    if ((ways.get(from)?.length ?? 0) >= left) continue;
    for (const to of byLandFirst(from)) enter(from, to);
  }
  // Free steps with Njord's help are on the list though no movement is left.
  for (const to of first ?? []) if (!deadly.has(to) && !ways.has(to)) ways.set(to, [to]);
  for (const to of deadly) if (!ways.has(to)) ways.set(to, [to]);
  return { ways, deadly, mover };
}

/** Among ways of the same length, the dry one. */
const byLandFirst = (from: Area): readonly Area[] =>
  [...AREA[from].neighbours].sort((a, b) => Number(AREA[a].sea) - Number(AREA[b].sea));

const open = (view: State, travellers: readonly Piece[], from: Area, to: Area): boolean =>
  !isSeaStep(from, to) || !travellers.some((one) => seaBanned(view, one));

/** AOH-GOD-09, -14 */
function deadlyStep(view: State, travellers: readonly Piece[], from: Area, to: Area): boolean {
  return travellers.some(
    (one) =>
      isHero(view, one) && (worships(view, one.owner as Seat) || (stormy(view, one) && isSeaStep(from, to))),
  );
}
