// Marks over the ground: where one can go, what a way costs, who threatens what, who sees whom.

import { boxOf, cornerOf, HIDDEN, UNIT, type Wide } from '@skald/games/board-kit';
import { placeOf } from '@skald/games/grid-kit';
import type { ReactElement } from 'react';
import type { Square } from '../../content/index.ts';
import { frontArc, rearArc } from '../../rules/geometry/arcs.ts';
import { baseOf, findModel, isLarge, layout, terrain } from '../../rules/models.ts';
import { sightOf } from '../../rules/sight.ts';
import type { Model, State } from '../../rules/state.ts';
import { Aim } from './aim.tsx';
import { standOf } from './figure-layer.tsx';
import type { Hand } from './hand.ts';
import { centreOf, type Spot } from './spots.ts';
import { isDangerous, type Walk } from './walks.ts';

/** Below the figures: squares in reach, the arcs of a model, places that can be chosen. */
export function Highlights({
  hand,
  pointed,
}: {
  hand: Hand;
  /** Where the pointer or the cursor is. */
  pointed: Spot | null;
}): ReactElement {
  const { view, walks, deeds } = hand;
  const shown = findModel(view, pointed?.model ?? hand.active ?? '');
  const things = deeds.filter(({ model }) => model === null);
  return (
    <g className="dun-lights" {...HIDDEN}>
      <Aim hand={hand} pointed={pointed} />
      {shown !== undefined && <Arcs view={view} one={shown} />}
      {[...walks].map(([square, walk]) => (
        <ReachMark key={square} layout={layout(view)} square={square} danger={isDangerous(walk)} />
      ))}
      {things.map(({ option, squares, attack }) => (
        <path
          key={option}
          d={squares.map((square) => boxOf(layout(view), square, 3)).join('')}
          className={attack ? 'dun-thing-fought' : 'dun-thing'}
        />
      ))}
    </g>
  );
}

/** Open squares have a dot; where the Move would end, a stop with hatching. */
export function ReachMark({
  layout: wide,
  square,
  danger,
}: {
  layout: Wide;
  square: Square;
  danger: boolean;
}): ReactElement {
  const [x, y] = cornerOf(wide, square);
  return (
    <g>
      <path d={boxOf(wide, square, 2)} className={danger ? 'dun-reach dun-reach-danger' : 'dun-reach'} />
      {danger ? (
        <path
          d={`M${x + 8} ${y + 20}L${x + 20} ${y + 8}M${x + 8} ${y + 36}L${x + 36} ${y + 8}M${x + 24} ${y + 52}L${x + 52} ${y + 24}M${x + 40} ${y + 52}L${x + 52} ${y + 40}`}
          className="dun-danger-line"
        />
      ) : (
        <circle cx={x + UNIT / 2} cy={y + UNIT / 2} r="4" className="dun-dot" />
      )}
    </g>
  );
}

/** What a model has before it, and behind it. */
function Arcs({ view, one }: { view: State; one: Model }): ReactElement {
  const { grid, layout: drawn } = terrain(view);
  const base = baseOf(view, one);
  const floor = (square: Square): boolean => drawn.floor[square] === 1;
  const box = (square: Square): string => boxOf(layout(view), square, 1);
  return (
    <>
      <path d={frontArc(grid, base).filter(floor).map(box).join('')} className="dun-arc-front" />
      <path d={rearArc(grid, base).filter(floor).map(box).join('')} className="dun-arc-rear" />
    </>
  );
}

/** Above the figures: the way that is pointed at, the line of sight to a target, the cursor. */
export function Pointers({
  hand,
  pointed,
  focus,
}: {
  hand: Hand;
  pointed: Spot | null;
  focus: Spot | null;
}): ReactElement {
  const { view, walks, deeds, active } = hand;
  const square = pointed === null ? -1 : pointed.y * layout(view).width + pointed.x;
  const walk = pointed?.model === null ? walks.get(square) : undefined;
  const one = findModel(view, active ?? '');
  const aimed = deeds.find(
    ({ model, choice }) =>
      model !== null && model === pointed?.model && (choice.act === 'shoot' || choice.act === 'model'),
  );
  const target = findModel(view, aimed?.model ?? '');
  return (
    <g className="dun-lights" {...HIDDEN}>
      {walk !== undefined && one !== undefined && <Way view={view} one={one} walk={walk} />}
      {one !== undefined && target !== undefined && <SightLine view={view} one={one} target={target} />}
      {focus !== null && focus.model === null && focus.face === null && (
        <rect
          x={focus.x * UNIT + 2}
          y={focus.y * UNIT + 2}
          width={UNIT - 4}
          height={UNIT - 4}
          rx="4"
          className="dun-cursor"
        />
      )}
    </g>
  );
}

function Way({ view, one, walk }: { view: State; one: Model; walk: Walk }): ReactElement {
  const aside = isLarge(one) ? UNIT / 2 : 0;
  const points = walk.path.map((square) => {
    const [x, y] = placeOf(layout(view), square);
    return centreOf({ x, y }).map((n) => n + aside) as [number, number];
  });
  const line = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g className={isDangerous(walk) ? 'dun-way dun-way-danger' : 'dun-way'}>
      <path d={line} className="dun-way-case" />
      <path d={line} />
      <circle cx={x} cy={y} r="12" />
      <text x={x} y={y + 5.5}>
        {walk.cost}
      </text>
      {walk.strikers.map((id) => (
        <Striker key={id} striker={findModel(view, id)} />
      ))}
    </g>
  );
}

/** Who strikes at a model that walks away: a sword over it. */
function Striker({ striker }: { striker: Model | undefined }): ReactElement | null {
  if (striker === undefined) return null;
  const { at, size } = standOf(striker);
  return (
    <g transform={`translate(${at[0]} ${at[1] - 20 * size})`} className="dun-striker">
      <circle r="13" />
      <path d="M-6 6L6 -6M6 -6L7 -8L8 -7L6 -6M-7 1L-1 7M-5 5L-8 8" />
    </g>
  );
}

function SightLine({ view, one, target }: { view: State; one: Model; target: Model }): ReactElement | null {
  const line = sightOf(view, one, target);
  if (line === null) return null;
  // Its ends are in tenths of a square.
  const [x1, y1, x2, y2] = [...line.from, ...line.to].map((n) => (n * UNIT) / 10);
  return (
    <path d={`M${x1} ${y1}L${x2} ${y2}`} className={line.cover ? 'dun-sight dun-sight-cover' : 'dun-sight'} />
  );
}
