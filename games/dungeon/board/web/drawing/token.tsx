// A figure on its base: who it is, which way it looks, how it fares. Its front is the thick part of the rim with a nose.

import type { ReactElement } from 'react';
import { type Facing, isHero, type ModelType, WOUND_TRACK } from '../../../content/index.ts';
import { GLYPHS } from './glyphs.ts';
import { LIVERIES } from './liveries.ts';

export interface TokenLook {
  readonly type: ModelType;
  readonly facing: Facing;
  /** Minions are numbered. */
  readonly number?: number | null;
  /** Null for Minions, who have no track. */
  readonly wounds?: number | null;
  readonly injuredFrom?: number | null;
  readonly injured?: boolean;
  readonly acted?: boolean;
  /** How many effects work on it. */
  readonly marks?: number;
}

export const TURN: Readonly<Record<Facing, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** Around 0, 0 in a square of 60; a Large one is drawn at twice the size. */
export function Token({
  type,
  facing,
  number = null,
  wounds = null,
  injuredFrom = null,
  injured,
  acted,
  marks = 0,
}: TokenLook): ReactElement {
  const livery = LIVERIES[isHero(type) ? type : 'overlord'];
  const { body, line } = GLYPHS[type];
  return (
    <g className={acted ? 'dun-token dun-acted' : 'dun-token'}>
      <ellipse cx="1.5" cy="3" rx="25.5" ry="25" className="dun-cast" />
      <g transform={`rotate(${TURN[facing]})`}>
        <path d="M-10 -21L0 -34L10 -21Z" className="dun-nose" fill={livery.rim} />
        <circle r="24.5" fill={livery.colour} className="dun-base" />
        <path d={livery.painted} fill={livery.pale} opacity=".3" />
        <path d="M-24.2 4A24.5 24.5 0 1 1 24.2 4" className="dun-front-ink" />
        <path d="M-24.2 4A24.5 24.5 0 1 1 24.2 4" className="dun-front" stroke={livery.rim} />
      </g>
      <g transform="translate(0 1) scale(.86)">
        <path d={line} className="dun-bust-glow" stroke={livery.bust} />
        <path d={body} className="dun-bust" fill={livery.bust} />
        <path d={line} className="dun-bust-line" />
      </g>
      {number !== null && (
        <g transform="translate(17 17)" className="dun-number">
          <circle r="8" />
          <text y="4.2">{number}</text>
        </g>
      )}
      {wounds !== null && <Wounds wounds={wounds} from={injuredFrom} />}
      {injured && (
        <g transform="translate(-18 -18)" className="dun-injured">
          <circle r="7.5" />
          <path d="M0 -5Q5 1 3 3.5A3.6 3.6 0 0 1 -3 3.5Q-5 1 0 -5Z" />
        </g>
      )}
      {marks > 0 && (
        <path d="M18 -25L20 -20L25 -18L20 -16L18 -11L16 -16L11 -18L16 -20Z" className="dun-effect" />
      )}
      {acted && (
        <g transform="translate(-18 16)" className="dun-acted-mark">
          <circle r="7.5" />
          <path d="M-3.6 0L-1 3L4 -3.5" />
        </g>
      )}
    </g>
  );
}

/** Five places; from the notch on the model is Injured. */
function Wounds({ wounds, from }: { wounds: number; from: number | null }): ReactElement {
  return (
    <g transform="translate(-12.5 24)" className="dun-wounds">
      <rect x="-4.5" y="-4.5" width="34" height="9" rx="4.5" />
      {Array.from({ length: WOUND_TRACK }, (_, i) => (
        <circle
          key={i}
          cx={i * 6.25}
          r="2.3"
          className={i < wounds ? 'dun-wound' : i + 1 === from ? 'dun-wound-notch' : undefined}
        />
      ))}
    </g>
  );
}
