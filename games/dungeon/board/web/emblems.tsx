import type { EmblemProps } from '@skald/games/board';
import { type ReactElement, useId } from 'react';
import type { State } from '../../rules/state.ts';
import { LIVERIES, type Party } from './drawing/liveries.ts';

const PLACES: readonly Party[] = ['orlaf', 'overlord', 'rordin', 'madriga', 'danor'];

/** The mark of a Hero or of the Overlord: a base with its pattern and emblem. */
export function PartyEmblem({ party, size }: { party: Party; size: number }): ReactElement {
  const clip = useId();
  const { colour, pale, rim, painted, emblem } = LIVERIES[party];
  return (
    <svg className="dun-emblem" viewBox="-28 -28 56 56" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <circle r="24.5" />
      </clipPath>
      <circle r="24.5" fill={colour} />
      <path d={painted} fill={pale} opacity=".35" clipPath={`url(#${clip})`} />
      <path d={emblem} transform="scale(1.75)" className="dun-emblem-ink" />
      <path d={emblem} transform="scale(1.75)" className="dun-emblem-pen" />
      <circle r="24.5" fill="none" stroke="#1a140b" strokeWidth="5.4" />
      <circle r="24.5" fill="none" stroke={rim} strokeWidth="2.6" />
    </svg>
  );
}

/** Where seats are listed: the first Hero a seat plays; who plays whom before that as places are named. */
export function Emblem({ seat, size, view }: EmblemProps<State>): ReactElement {
  const role = view?.seats[seat] ?? [];
  const party = role === 'overlord' ? role : (role[0] ?? PLACES[seat % PLACES.length]);
  return <PartyEmblem party={party ?? 'overlord'} size={size} />;
}
