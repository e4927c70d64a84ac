// The dungeon of a view: everything that stands still. What nobody has seen is not drawn at all.

import { HIDDEN } from '@skald/games/board-kit';
import { placeOf, squareAt } from '@skald/games/grid-kit';
import { memo, type ReactElement } from 'react';
import type { Place } from '../../../content/index.ts';
import { layout as layoutIn, quest, terrain } from '../../../rules/models.ts';
import { barAt } from '../../../rules/numbers.ts';
import type { State } from '../../../rules/state.ts';
import { Bars, Door } from './doors.tsx';
import { Floor } from './floor.tsx';
import { Furniture } from './furniture.tsx';
import { Bones, Dropped, Exit, FallenRoof, WalledUp } from './things.tsx';

const holds = (places: readonly Place[], [x, y]: Place): boolean =>
  places.some(([px, py]) => px === x && py === y);

export const DungeonPicture = memo(function DungeonPicture({ view }: { view: State }): ReactElement {
  const layout = layoutIn(view);
  const { revealed } = terrain(view);
  const levers = quest(view).specials.flatMap((special) => (special.type === 'levers' ? special.at : []));
  const { caveIn } = view.dungeon;
  const waiting = layout.bones.filter((square) => revealed[square] !== 1);
  return (
    <g {...HIDDEN}>
      <Floor layout={layout} revealed={revealed} />
      {layout.exits.map((square) => (
        <Exit key={square} layout={layout} square={square} />
      ))}
      {walledUp(view).map((place) => (
        <WalledUp key={place.join()} layout={layout} square={squareAt(layout, place)} />
      ))}
      {caveIn !== null && <FallenRoof layout={layout} square={squareAt(layout, caveIn)} />}
      {view.bones.map(({ x, y, piles }) => (
        <Bones key={`${x}.${y}`} layout={layout} square={squareAt(layout, [x, y])} piles={piles} />
      ))}
      {waiting.map((square) => (
        <Bones key={square} layout={layout} square={square} piles={1} />
      ))}
      {layout.pieces.map((piece) => {
        const at = piece.squares.map((square) => placeOf(layout, square));
        const lever = at.some((place) => holds(levers, place));
        const spent = [...view.opened, ...view.searched, ...view.pulled];
        return (
          <Furniture
            key={piece.squares[0]}
            layout={layout}
            piece={piece}
            look={{ lever, spent: at.some((place) => holds(spent, place)) }}
          />
        );
      })}
      {layout.chests.map(({ square, lock, ward }) => {
        const at = placeOf(layout, square);
        if (holds(view.opened, at)) return null;
        const bar = barAt(view, at) ?? { lock, ward };
        const [x, y] = at.map((n) => n * 60 + 30) as [number, number];
        return <Bars key={square} x={x} y={y + 4} lock={bar.lock} ward={bar.ward} />;
      })}
      {layout.barriers.map((barrier) => {
        const at = placeOf(layout, barrier.squares[0] ?? 0);
        const { lock, ward } = barAt(view, at) ?? barrier;
        const open = holds(view.dungeon.open, at);
        return (
          <Door key={barrier.squares[0]} layout={layout} barrier={barrier} look={{ open, lock, ward }} />
        );
      })}
      {view.ground.map(({ item, x, y }, i) => (
        <Dropped key={`${item}${i}`} layout={layout} square={squareAt(layout, [x, y])} />
      ))}
    </g>
  );
});

/** The thresholds of the turning chamber that cannot be passed now. */
const walledUp = (view: State): Place[] =>
  quest(view).specials.flatMap((special) => {
    if (special.type !== 'turningChamber') return [];
    return view.dungeon.chamber === 'northSouth' ? special.eastWest : special.northSouth;
  });
