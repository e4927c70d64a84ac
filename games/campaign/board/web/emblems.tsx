import type { EmblemProps } from '@skald/games/board';
import { type ReactElement, useId } from 'react';
import { SIDES, type Side } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { LIVERIES } from './liveries.ts';

/** The mark of a side for lists and names: its shield with its emblem. */
export function SideEmblem({ side, size }: { readonly side: Side; readonly size: number }): ReactElement {
  const clip = useId();
  const { colour, field, pale, shield, painted, emblem } = LIVERIES[side];
  return (
    <svg className="cam-emblem" viewBox="-21 -24 42 52" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <path d={shield} fill={colour} />
      <g clipPath={`url(#${clip})`}>
        <path d={painted} fill={pale} opacity=".85" />
      </g>
      <circle r="12.4" cy="1" fill={field} />
      <path
        d={emblem}
        transform="translate(0 1) scale(.92)"
        fill="none"
        stroke={pale}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={shield} fill="none" stroke="#1a140b" strokeWidth="1.8" />
    </svg>
  );
}

/** Where seats are listed: by the side a seat plays, if one knows it. */
export function Emblem({ seat, size, view }: EmblemProps<State>): ReactElement {
  return <SideEmblem side={view?.sides[seat] ?? SIDES[seat % SIDES.length] ?? 'normans'} size={size} />;
}
