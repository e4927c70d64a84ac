// Fighters and seats as small pictures, for lists and names.

import type { Seat } from '@skald/kernel';
import type { ReactElement } from 'react';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { Token } from './drawing/token.tsx';
import { liveryOfSeat, lookOf } from './figures.ts';

/** A counter in a list, as large as any other. Whoever shows it says beside it who that is. */
export const FighterPicture = ({
  view,
  one,
  size,
}: {
  view: State;
  one: Fighter;
  size: number;
}): ReactElement => (
  <svg viewBox="-33 -33 66 66" width={size} height={size} className="run-drawing run-mini" aria-hidden="true">
    <Token {...lookOf(view, one)} size={1} />
  </svg>
);

/** A seat's colour, pattern and stave. */
export function Emblem({ seat, size, view }: { seat: Seat; size: number; view: State | null }): ReactElement {
  const { colour, dash, emblem } = liveryOfSeat(view, seat);
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} className="run-emblem" aria-hidden="true">
      <circle r="14" fill={colour} className="run-emblem-ground" />
      <circle r="14" className="run-emblem-rim" strokeDasharray={dash === '' ? undefined : dash} />
      <path d={emblem} className="run-emblem-ink" />
      <path d={emblem} className="run-emblem-line" />
    </svg>
  );
}
