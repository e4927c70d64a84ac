// What is reachable, forded, attacked, under the pointer, last moved: each by a mark of its own.

import { ArrowHead, HIDDEN } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { edgeOf, type Hex } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { type Deed, hexOfPiece, type PieceId } from './deeds.ts';
import { between, centreOf, endsOfEdge, hexPath, outlineOf, type Point } from './hexmap/index.ts';
import { Swords } from './marks.tsx';
import { fordChance } from './speech.ts';
import { standIn } from './stands.ts';

export interface Lights {
  readonly view: State;
  readonly hover: Hex | null;
  readonly focus: Hex | null;
  readonly selected: PieceId | null;
  readonly reach: ReadonlyMap<Hex, readonly Deed[]>;
  /** Where a battle is on. */
  readonly battle: Hex | null;
  /** The way of the last journey. */
  readonly trail: readonly Hex[] | null;
}

const isAttack = (deeds: readonly Deed[]): boolean =>
  deeds.some(({ kind }) => kind === 'attack' || kind === 'storm');
/** The only way there is through the water. */
const isFord = (deeds: readonly Deed[]): boolean => deeds.every(({ ford }) => ford !== null);
const isWay = (deeds: readonly Deed[]): boolean =>
  deeds.some(({ kind }) => kind !== 'exchange' && kind !== 'forcedMarch');

const lineAlong = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** Below the pieces. */
export function Highlights({ view, hover, focus, selected, reach, battle, trail }: Lights): ReactElement {
  const ways = [...reach].filter(([, deeds]) => isWay(deeds));
  const free = ways.filter(([, deeds]) => !isAttack(deeds) && !isFord(deeds)).map(([hex]) => hex);
  const from = selected === null ? null : hexOfPiece(view, selected);
  return (
    <g className="cam-lights" {...HIDDEN}>
      <defs>
        <LightDefs />
      </defs>
      {from !== null && <path d={hexPath(from, 3)} className="cam-from" />}
      {ways.map(([hex, deeds]) =>
        isAttack(deeds) ? (
          <g key={hex}>
            <path d={hexPath(hex, 3)} fill="url(#cam-danger)" />
            <path d={hexPath(hex, 3)} className="cam-attackable" />
          </g>
        ) : isFord(deeds) ? (
          <g key={hex}>
            <path d={hexPath(hex, 4)} fill="url(#cam-water)" />
            <path d={hexPath(hex, 4)} className="cam-fordable" />
          </g>
        ) : (
          <path key={hex} d={hexPath(hex, 1)} className="cam-reachable" />
        ),
      )}
      {free.length > 0 && <path d={outlineOf(free)} className="cam-reach-edge" />}
      {battle !== null && <path d={hexPath(battle, 2)} className="cam-battle" />}
      {hover !== null && <path d={hexPath(hover, 1)} className="cam-hovered" />}
      {focus !== null && <path d={hexPath(focus, 1)} className="cam-focused" />}
      {trail !== null && trail.length > 1 && (
        <>
          <path d={lineAlong(trail.map(standIn))} className="cam-trail-case" />
          <path d={lineAlong(trail.map(standIn))} className="cam-trail" markerEnd="url(#cam-arrow)" />
        </>
      )}
    </g>
  );
}

/** What the lights refer to. */
export const LightDefs = (): ReactElement => (
  <>
    <ArrowHead id="cam-arrow" className="cam-arrow" />
    <pattern id="cam-danger" width="9" height="9" patternUnits="userSpaceOnUse">
      <path d="M0 0L9 9M9 0L0 9" className="cam-danger-line" />
    </pattern>
    <pattern id="cam-water" width="14" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 5Q3.5 1.5 7 5T14 5" className="cam-water-line" />
    </pattern>
  </>
);

/** Above the pieces. */
export function HighlightMarks({
  view,
  reach,
  selected,
  language,
}: Pick<Lights, 'view' | 'reach' | 'selected'> & { language: Language }): ReactElement {
  const from = selected === null ? null : hexOfPiece(view, selected);
  return (
    <g className="cam-lights" {...HIDDEN}>
      {[...reach].map(([hex, deeds]) => {
        const [x, y] = centreOf(hex);
        const ford = deeds.some((deed) => deed.ford === 'die') && from !== null;
        return (
          <g key={hex}>
            {isAttack(deeds) && (
              <g transform={`translate(${x + 24} ${y - 20}) scale(1.15)`}>
                <Swords />
              </g>
            )}
            {deeds.some(({ kind }) => kind === 'exchange') && <ExchangeMark at={[x + 24, y - 18]} />}
            {!isAttack(deeds) && isWay(deeds) && !ford && (
              <circle cx={x} cy={y - 26} r="5" className="cam-dot" />
            )}
            {ford && <FordMark from={from} to={hex} text={fordChance(language)} />}
          </g>
        );
      })}
    </g>
  );
}

/** Arrows both ways. */
export const ExchangeMark = ({ at: [x, y] }: { at: Point }): ReactElement => (
  <g transform={`translate(${x} ${y})`} className="cam-exchange">
    <circle r="10.4" />
    <path d="M-6 -2.6H5M2.4 -5.6L5.6 -2.6L2.4 .4M6 3.4H-5M-2.4 .6L-5.6 3.4L-2.4 6.4" />
  </g>
);

/** On the edge that has to be forded. */
function FordMark({ from, to, text }: { from: Hex; to: Hex; text: string }): ReactElement | null {
  const ends = endsOfEdge(edgeOf(from, to));
  if (ends === null) return null;
  const [x, y] = between(...ends);
  return (
    <g transform={`translate(${x} ${y})`}>
      <FordSign text={text} />
    </g>
  );
}

/** How likely it is to get over. */
export const FordSign = ({ text }: { text: string }): ReactElement => (
  <g className="cam-ford">
    <rect x="-19" y="-9.5" width="38" height="19" rx="9.5" />
    <text y="4.6">{text}</text>
  </g>
);
