// What is selected, reachable, threatened, aimed at, under the pointer, or was last moved: each by a mark of its own.

import { HIDDEN } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Area } from '../../content/index.ts';
import { areasOutline, OUTLINE, PLACES, spotOf } from './geometry.ts';
import { CrossedSwords } from './marks.tsx';
import type { Reach } from './reach.ts';

export interface Lights {
  readonly hover: Area | null;
  readonly focus: Area | null;
  readonly reach: Reach | null;
  /** Areas that answer the question without a journey. */
  readonly offered: readonly Area[];
  readonly attacked: boolean;
  readonly trail: readonly Area[] | null;
}

const lineAlong = (areas: readonly Area[]): string =>
  areas.map((area, i) => `${i === 0 ? 'M' : 'L'}${spotOf(area).join(' ')}`).join('');

/** Below the counters. */
export function Highlights({ hover, focus, reach, offered, attacked, trail }: Lights): ReactElement {
  const reachable = [...(reach?.ways.keys() ?? [])];
  const open = [...reachable, ...(attacked ? [] : offered)].filter((area) => !reach?.deadly.has(area));
  return (
    <g className="aoh-lights" {...HIDDEN}>
      {reachable.map((area) => (
        <path
          key={area}
          d={OUTLINE[area]}
          className={reach?.deadly.has(area) ? 'aoh-deadly' : 'aoh-reachable'}
          {...(reach?.deadly.has(area) ? { fill: 'url(#aoh-danger)' } : {})}
        />
      ))}
      {offered
        .filter((area) => !reach?.ways.has(area))
        .map((area) => (
          <path key={area} d={OUTLINE[area]} className={attacked ? 'aoh-attackable' : 'aoh-reachable'} />
        ))}
      {open.length > 0 && <path d={areasOutline(open)} className="aoh-reach-edge" />}
      {hover !== null && <path d={OUTLINE[hover]} className="aoh-hovered" />}
      {focus !== null && <path d={OUTLINE[focus]} className="aoh-focused" />}
      {trail !== null && trail.length > 1 && (
        <>
          <path d={lineAlong(trail)} className="aoh-trail-case" />
          <path d={lineAlong(trail)} className="aoh-trail" markerEnd="url(#aoh-arrow)" />
        </>
      )}
    </g>
  );
}

/** Above the counters. */
export function HighlightMarks({
  reach,
  offered,
  attacked,
  way,
  scale,
}: Pick<Lights, 'reach' | 'offered' | 'attacked'> & {
  /** The journey that a click would make. */
  way: readonly Area[] | null;
  scale: number;
}): ReactElement {
  return (
    <g className="aoh-lights" {...HIDDEN}>
      {[...(reach?.ways ?? [])].map(([area, steps]) => {
        const [x, y] = PLACES[area].spare;
        return (
          <g key={area} transform={`translate(${x} ${y}) scale(${scale * 0.8})`}>
            <StepsMark steps={reach?.deadly.has(area) ? '†' : steps.length} />
          </g>
        );
      })}
      {attacked &&
        offered.map((area) => {
          const [x, y] = PLACES[area].badge ?? PLACES[area].spare;
          return (
            <g key={area} transform={`translate(${x} ${y}) scale(${scale * 1.15})`}>
              <CrossedSwords />
            </g>
          );
        })}
      {way !== null && reach !== null && <Way reach={reach} way={way} />}
    </g>
  );
}

/** How many steps away, or that it is the last one. */
export const StepsMark = ({ steps }: { steps: number | '†' }): ReactElement => (
  <g className="aoh-dot">
    <circle r="7.5" />
    <text y="3.8">{steps}</text>
  </g>
);

function Way({ reach, way }: { reach: Reach; way: readonly Area[] }): ReactElement {
  const line = lineAlong([reach.mover.area, ...way]);
  const deadly = reach.deadly.has(way[0] as Area);
  return (
    <>
      <path d={line} className="aoh-way-case" />
      <path d={line} className={deadly ? 'aoh-way aoh-way-deadly' : 'aoh-way'} markerEnd="url(#aoh-arrow)" />
    </>
  );
}
