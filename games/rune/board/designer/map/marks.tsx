// What the painter draws over the map: starts, foes, the cursor, what is lit, seen, measured or wrong.

import { boxOf, HIDDEN, middleOf, UNIT } from '@skald/games/board-kit';
import { type Place, type Square, squareAt } from '@skald/games/grid-kit';
import { memo, type ReactElement } from 'react';
import type { BattleMap, Spot } from '../../../content/battle-map.ts';
import { FOES_LIVERY } from '../../web/drawing/liveries.ts';
import { bordersOf, sharp } from '../../web/drawing/outlines.ts';
import { Token, type TokenLook } from '../../web/drawing/token.tsx';
import { FireLine } from '../../web/fire.tsx';
import { centreOf } from './cursor.ts';
import type { PlacedFoe } from './foes.ts';
import type { Measured, Sight } from './sight.ts';

/** Heroes are round, foes have eight corners, as on the field. */
const StartMark = ({ side }: { side: 'heroes' | 'foes' }): ReactElement => (
  <g className={`design-map-start design-map-start-${side}`}>
    <path
      d={
        side === 'heroes'
          ? 'M0 -22A22 22 0 1 1 0 22A22 22 0 1 1 0 -22Z'
          : 'M-9 -22H9L22 -9V9L9 22H-9L-22 9V-9Z'
      }
    />
    <path d={side === 'heroes' ? 'M0 10V-8M-8 0L0 -9L8 0' : 'M-8 -8L8 8M8 -8L-8 8'} />
  </g>
);

export const Starts = memo(function Starts({ starts }: { starts: BattleMap['starts'] }): ReactElement {
  return (
    <g {...HIDDEN}>
      {(['heroes', 'foes'] as const).flatMap((side) =>
        starts[side].map(({ x, y }) => (
          <g key={`${side} ${x} ${y}`} transform={`translate(${centreOf([x, y]).join(' ')})`}>
            <StartMark side={side} />
          </g>
        )),
      )}
    </g>
  );
});

const UNHURT: Omit<TokenLook, 'figure' | 'size'> = {
  livery: FOES_LIVERY,
  side: 'foes',
  number: null,
  health: { hp: 1, of: 1 },
  wounds: 0,
  condition: 'able',
  fallen: false,
  waiting: false,
  stance: 'none',
  movement: 'none',
  held: null,
  mounted: false,
  marks: 0,
};

export function FoeToken({ of: { figure, size } }: { of: Pick<PlacedFoe, 'figure' | 'size'> }): ReactElement {
  if (figure === null) return <circle r={26 * size} className="design-map-nobody" />;
  return <Token {...UNHURT} figure={figure} size={size} />;
}

/** `lifted`: one who is being carried, and where to. */
export const Foes = memo(function Foes({
  foes,
  chosen,
  lifted,
}: {
  foes: readonly PlacedFoe[];
  chosen: number | null;
  lifted: { readonly index: number; readonly at: Spot } | null;
}): ReactElement {
  return (
    <g {...HIDDEN}>
      {foes.map((one) => {
        const start = lifted?.index === one.index ? lifted.at : one.foe.start;
        if (start === null) return null;
        const [x, y] = [(start.x + one.size / 2) * UNIT, (start.y + one.size / 2) * UNIT];
        return (
          <g key={one.foe.id} transform={`translate(${x} ${y})`}>
            {chosen === one.index && <circle r={31 * one.size} className="design-map-chosen" />}
            <FoeToken of={one} />
          </g>
        );
      })}
    </g>
  );
});

export const Cursor = ({ at: [x, y] }: { at: Readonly<Place> }): ReactElement => (
  <rect
    x={x * UNIT + 2}
    y={y * UNIT + 2}
    width={UNIT - 4}
    height={UNIT - 4}
    rx="4"
    className="design-map-cursor"
    {...HIDDEN}
  />
);

/** A feature that somebody looks at. */
export const Lit = memo(function Lit({
  map,
  squares,
}: {
  map: BattleMap;
  squares: ReadonlySet<Square>;
}): ReactElement {
  const outline = sharp(bordersOf(map, squares));
  return (
    <g {...HIDDEN}>
      <path d={outline} className="design-map-lit-case" />
      <path d={outline} className="design-map-lit" />
    </g>
  );
});

export const Seen = memo(function Seen({
  map,
  at,
  sight: { hidden, dim },
}: {
  map: BattleMap;
  at: Readonly<Place>;
  sight: Sight;
}): ReactElement {
  const [x, y] = centreOf(at);
  return (
    <g {...HIDDEN}>
      <path d={sharp(bordersOf(map, hidden))} className="design-map-hidden" />
      <path d={[...dim].map((square) => dash(map, square)).join('')} className="design-map-dim" />
      <g transform={`translate(${x} ${y})`} className="design-map-eye">
        <circle r="24" />
        <path d="M-17 0Q0 -16 17 0Q0 16 -17 0ZM-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" />
      </g>
    </g>
  );
});

const dash = (map: BattleMap, square: Square): string => {
  const [x, y] = middleOf(map, [square]);
  return `M${x - 18} ${y + 18}L${x + 18} ${y - 18}`;
};

export function MeasureLine({
  from,
  to,
  measured: { paces, shot },
}: {
  from: Readonly<Place>;
  to: Readonly<Place>;
  measured: Measured;
}): ReactElement {
  const [x, y] = centreOf(to);
  return (
    <g {...HIDDEN} className={shot === null ? 'design-map-blocked' : undefined}>
      <FireLine from={centreOf(from)} to={[x, y]} sheltered={shot !== null && shot.shelter < 0} />
      <circle cx={centreOf(from)[0]} cy={centreOf(from)[1]} r="9" className="design-map-end" />
      <g transform={`translate(${x} ${y})`} className="design-map-paces">
        <circle r="23" />
        <text y="8">{paces}</text>
      </g>
      {shot !== null && shot.shelter < 0 && (
        <g transform={`translate(${x + 34} ${y - 30})`} className="run-shelter">
          <path d="M-13 -11Q0 -15 13 -11V0Q11 10 0 14Q-11 10 -13 0Z" />
          <text y="5">{`−${-shot.shelter}`}</text>
        </g>
      )}
    </g>
  );
}

/** Something is wrong here, or could be better: a broken line and a sign, so that colour is not needed to see it. */
export function Trouble({
  map,
  at,
  advice,
}: {
  map: BattleMap;
  at: Readonly<Place>;
  advice: boolean;
}): ReactElement {
  const [x, y] = at;
  return (
    <g className={advice ? 'design-map-trouble design-map-advice' : 'design-map-trouble'} {...HIDDEN}>
      <path d={boxOf(map, squareAt(map, at), 4)} />
      <g transform={`translate(${(x + 1) * UNIT - 10} ${y * UNIT + 10})`}>
        <circle r="12" />
        <path
          d={
            advice
              ? 'M-3.5 -2.5Q-3.5 -6 0 -6Q3.8 -6 3.8 -2.6Q3.8 -.4 0 1.4V2.4M0 6V6.4'
              : 'M0 -6.5V1.5M0 6V6.4'
          }
        />
      </g>
    </g>
  );
}
