// Marks on the ground below the fighters: how far half a move and a whole one go, where enemies strike, who fights whom.

import { boxOf, HIDDEN, UNIT } from '@skald/games/board-kit';
import { memo, type ReactElement, useMemo } from 'react';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { type Border, bordersOf, enclosed, sharp } from './drawing/outlines.ts';
import { findFighter, standOf } from './figures.ts';
import type { Goals } from './goings.ts';
import type { Hand } from './hand.ts';
import { engagements, threatened } from './threats.ts';

export const Highlights = memo(function Highlights({
  hand,
  shown,
}: {
  hand: Hand;
  /** Somebody whose reach one wants to see: who is pointed at. */
  shown: string | null;
}): ReactElement {
  const { view, goals, deeds, active } = hand;
  return (
    <g className="run-lights" {...HIDDEN}>
      <defs>
        <HatchPattern />
      </defs>
      <Threat view={view} active={active} shown={shown} asked={hand.decision?.kind === 'act'} />
      <Reach view={view} goals={goals} />
      {deeds.map(({ option, square, attack }) =>
        square === null ? null : (
          <path
            key={option}
            d={boxOf(view.map, square.y * view.map.width + square.x, 4)}
            className={attack ? 'run-place run-place-fought' : 'run-place'}
          />
        ),
      )}
      <Engagements view={view} />
    </g>
  );
});

/** Half a move is filled and has a whole line around it; a full move has dashes. */
function Reach({ view: { map }, goals }: { view: State; goals: Goals }): ReactElement | null {
  const [near, far] = useMemo(() => {
    const all = [...goals];
    const outline = (squares: readonly number[]): string =>
      sharp(bordersOf(map, new Set(squares)).filter((border) => !isGap(border)));
    const half = all.filter(([, { gait }]) => gait === 'walk').map(([square]) => square);
    return [outline(half), outline(all.map(([square]) => square))];
  }, [map, goals]);
  return goals.size === 0 ? null : <ReachMarks near={near} far={far} />;
}

/** A hole where somebody stands or a stone lies: seen well enough without a line around it. */
const SMALL = 16;
const isGap = (border: Border): boolean => border.length <= SMALL && enclosed(border) < 0;

export const ReachMarks = ({ near, far }: { near: string; far: string }): ReactElement => (
  <>
    <path d={far} className="run-far-case" />
    <path d={far} className="run-far" />
    <path d={near} className="run-near" />
  </>
);

/** Where the enemies of whoever acts would strike, or where one fighter does. */
function Threat({
  view,
  active,
  shown,
  asked,
}: {
  view: State;
  active: string | null;
  shown: string | null;
  asked: boolean;
}): ReactElement | null {
  const outline = useMemo(() => {
    const pointed = findFighter(view, shown);
    const acting = asked ? findFighter(view, active) : undefined;
    const by =
      pointed !== undefined
        ? [pointed]
        : view.fighters.filter((one) => acting !== undefined && one.side !== acting.side);
    return sharp(bordersOf(view.map, threatened(view, by)));
  }, [view, active, shown, asked]);
  return outline === '' ? null : (
    <>
      <path d={outline} className="run-threat" fill="url(#run-hatch)" />
      <path d={outline} className="run-threat-edge" />
    </>
  );
}

/** Lines across the ground that hatch what is threatened; patterns are found by their id. */
export const HatchPattern = (): ReactElement => (
  <pattern id="run-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V14" className="run-hatch" />
  </pattern>
);

/** A line between two who are at each other, with crossed blades in its middle; a rope where one holds the other. */
function Engagements({ view }: { view: State }): ReactElement {
  const pairs = useMemo(() => engagements(view), [view]);
  return (
    <>
      {pairs.map(([one, other]) => (
        <Link key={`${one.id} ${other.id}`} view={view} one={one} other={other} />
      ))}
    </>
  );
}

function Link({ view, one, other }: { view: State; one: Fighter; other: Fighter }): ReactElement {
  const [a, b] = [standOf(view, one), standOf(view, other)];
  const held = one.held?.by === other.id || other.held?.by === one.id;
  return (
    <g className={held ? 'run-link run-link-held' : 'run-link'}>
      <path d={`M${a.join(' ')}L${b.join(' ')}`} />
      {Math.hypot(a[0] - b[0], a[1] - b[1]) > 1.3 * UNIT && (
        <g transform={`translate(${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2})`}>
          <Blades />
        </g>
      )}
    </g>
  );
}

export const Blades = (): ReactElement => (
  <>
    <circle r="9" className="run-blades-ground" />
    <path d="M-5 5L5 -5M-5 -5L5 5M-6 2L-2 6M6 2L2 6" className="run-blades" />
  </>
);
