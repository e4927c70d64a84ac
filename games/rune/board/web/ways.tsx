// What one points at, above the fighters: the way there with its price, a shove, the line of a shot.

import { HIDDEN, type Point, UNIT } from '@skald/games/board-kit';
import { memo, type ReactElement, useMemo } from 'react';
import type { Spot as Square } from '../../content/battle-map.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { shoveWay } from './deeds.ts';
import { findFighter, sizeOf, standOf } from './figures.ts';
import { LineOfFire } from './fire.tsx';
import { type Course, isDangerous } from './goings.ts';
import { courseOf, goalAt, type Hand } from './hand.ts';
import { centreOf, type Spot } from './spots.ts';

export const Pointers = memo(function Pointers({
  hand,
  pointed,
  focus,
}: {
  hand: Hand;
  pointed: Spot | null;
  focus: Spot | null;
}): ReactElement {
  const { view, active, deeds } = hand;
  const goal = pointed === null || pointed.fighter !== null ? undefined : goalAt(hand, pointed);
  const course = useMemo(() => courseOf(hand, goal), [hand, goal]);
  const one = findFighter(view, active);
  const shoot = deeds.find(({ choice, fighter }) => choice.act === 'shoot' && fighter === pointed?.fighter);
  const target = findFighter(view, shoot?.fighter ?? null);
  const push = deeds.find(
    ({ choice, square }) =>
      choice.act === 'shove' &&
      square?.x === pointed?.x &&
      square?.y === pointed?.y &&
      pointed?.fighter === null,
  );
  return (
    <g className="run-lights" {...HIDDEN}>
      {course !== null && one !== undefined && <Way view={view} one={one} course={course} />}
      {one !== undefined && target !== undefined && <LineOfFire view={view} one={one} target={target} />}
      {push !== undefined && (
        <Shove view={view} direction={Number(push.choice.direction)} paces={Number(push.choice.paces)} />
      )}
      {focus !== null && focus.fighter === null && (
        <rect
          x={focus.x * UNIT + 2}
          y={focus.y * UNIT + 2}
          width={UNIT - 4}
          height={UNIT - 4}
          rx="4"
          className="run-cursor"
        />
      )}
    </g>
  );
});

const lineThrough = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function Way({ view, one, course }: { view: State; one: Fighter; course: Course }): ReactElement {
  const size = sizeOf(view, one);
  const points = course.path.map((spot) => centreOf(spot, size));
  return (
    <g className={isDangerous(course) ? 'run-way run-way-danger' : 'run-way'}>
      <WayMarks line={lineThrough(points)} end={points.at(-1) ?? [0, 0]} paces={course.paces} />
      {course.perils.map(({ at, peril }) => (
        <Peril key={`${at.x} ${at.y} ${peril}`} at={at} />
      ))}
      {course.strikers.map(({ by }) => (
        <Striker key={by} view={view} striker={findFighter(view, by)} />
      ))}
    </g>
  );
}

/** Footsteps, and at their end how many paces they are. */
export const WayMarks = ({
  line,
  end: [x, y],
  paces,
}: {
  line: string;
  end: Point;
  paces: number;
}): ReactElement => (
  <>
    <path d={line} className="run-way-case" />
    <path d={line} />
    <circle cx={x} cy={y} r="14" />
    <text x={x} y={y + 5.5}>
      {paces}
    </text>
  </>
);

/** Ice, a trap: somebody will roll here. */
const Peril = ({ at }: { at: Square }): ReactElement => {
  const [x, y] = centreOf(at);
  return (
    <g transform={`translate(${x} ${y})`} className="run-peril">
      <path d="M0 -13L13 9H-13Z" />
      <path d="M0 -5V2M0 5.5V6" />
    </g>
  );
};

/** Whoever strikes at somebody that passes has a blade over him. */
function Striker({ view, striker }: { view: State; striker: Fighter | undefined }): ReactElement | null {
  if (striker === undefined) return null;
  const [x, y] = standOf(view, striker);
  return (
    <g transform={`translate(${x} ${y - 24 * sizeOf(view, striker)})`} className="run-striker">
      <StrikerMark />
    </g>
  );
}

export const StrikerMark = (): ReactElement => (
  <>
    <circle r="13" />
    <path d="M-6 6L6 -6M6 -6L7 -8L8 -7L6 -6M-7 1L-1 7M-5 5L-8 8" />
  </>
);

/** Where somebody is driven; a fall has a drop with its feet. */
function Shove({
  view,
  direction,
  paces,
}: {
  view: State;
  direction: number;
  paces: number;
}): ReactElement | null {
  const slide = shoveWay(view, direction, paces);
  const frame = view.agenda.at(-1);
  if (slide === null || frame?.step !== 'wonEngagement') return null;
  const target = findFighter(view, frame.target);
  const size = target === undefined ? 1 : sizeOf(view, target);
  const points = slide.path.map((spot) => centreOf(spot, size));
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g className="run-way run-way-danger">
      <path d={lineThrough(points)} className="run-way-case" />
      <path d={lineThrough(points)} />
      <circle cx={x} cy={y} r="14" />
      <text x={x} y={y + 5.5}>
        {slide.fall > 0 ? `↓${slide.fall}′` : paces}
      </text>
    </g>
  );
}
