// The quest as the board draws it, all of it in the light.

import { cornerOf, HIDDEN, middleOf, UNIT } from '@skald/games/board-kit';
import { memo, type ReactElement } from 'react';
import { isMinion, layoutOf, modelFacts, type Place, type Quest } from '../../../content/index.ts';
import { FURNITURE_LETTERS, MODEL_LETTERS } from '../../../content/quest/drawing.ts';
import { Bars, Door } from '../drawing/doors.tsx';
import { Floor } from '../drawing/floor.tsx';
import { Furniture } from '../drawing/furniture.tsx';
import { Bones, Exit, WalledUp } from '../drawing/things.tsx';
import { Token } from '../drawing/token.tsx';
import { toStand } from '../figure-layer.tsx';
import { Area, DoorTag, Stray } from './marks.tsx';
import { type Drawn, modelAt, modelsOf, pieceAt, placeAt, samePlace, squareAt } from './squares.ts';

export const QuestPicture = memo(function QuestPicture({ quest }: { quest: Quest }): ReactElement {
  const layout = layoutOf(quest);
  const { width, height } = layout;
  const light = new Uint8Array(width * height).fill(1);
  const levers = quest.specials.flatMap((special) => (special.type === 'levers' ? special.at : []));
  return (
    <g className="dun-drawing" {...HIDDEN}>
      <rect width={width * UNIT} height={height * UNIT} className="questedit-sheet" />
      <path d={gridOf(width, height)} className="questedit-grid" />
      <Floor layout={layout} revealed={light} />
      {layout.exits.map((square) => (
        <Exit key={square} layout={layout} square={square} />
      ))}
      {walledUp(quest).map((place) => (
        <WalledUp key={place.join()} layout={layout} square={squareAt(quest, place)} />
      ))}
      {layout.bones.map((square) => (
        <Bones key={square} layout={layout} square={square} piles={1} />
      ))}
      {layout.pieces.map((piece) => (
        <Furniture
          key={piece.squares[0]}
          layout={layout}
          piece={piece}
          look={{ spent: false, lever: levers.some((at) => piece.squares.includes(squareAt(quest, at))) }}
        />
      ))}
      {layout.chests.map(({ square, lock, ward }) => {
        const [x, y] = middleOf(layout, [square]);
        return <Bars key={square} x={x} y={y + 4} lock={lock} ward={ward} />;
      })}
      {layout.barriers.map((barrier) => (
        <Door
          key={barrier.squares[0]}
          layout={layout}
          barrier={barrier}
          look={{ open: false, lock: barrier.lock, ward: barrier.ward }}
        />
      ))}
      {layout.barriers
        .filter(({ weakSpot }) => !weakSpot)
        .map(({ mark, squares: [square = 0] }) => {
          const [x, y] = cornerOf(layout, square);
          return <DoorTag key={mark} x={x} y={y} mark={mark} />;
        })}
      {strays(quest).map((square) => {
        const [x, y] = cornerOf(layout, square);
        return <Stray key={square} x={x} y={y} letter={quest.map.join('')[square] ?? ''} />;
      })}
      {modelsOf(quest).map((one) => (
        <Figure key={one.square} at={placeAt(quest, one.square)} one={one} />
      ))}
      {quest.specials.map((special, i) =>
        'from' in special ? (
          <Area key={i} from={special.from} to={special.to} chamber={special.type === 'turningChamber'} />
        ) : null,
      )}
    </g>
  );
});

function Figure({ at: [x, y], one }: { at: Place; one: Drawn }): ReactElement {
  const { type, facing, wounds } = one;
  return (
    <g transform={toStand({ type, x, y })} className={facing === null ? 'questedit-unfaced' : undefined}>
      <Token
        type={type}
        facing={facing ?? 'S'}
        wounds={isMinion(type) || wounds === 0 ? null : wounds}
        injuredFrom={modelFacts(type).injuredFrom}
      />
    </g>
  );
}

/** The thresholds that are shut at first. */
const walledUp = (quest: Quest): Place[] =>
  quest.specials.flatMap((special) => {
    if (special.type !== 'turningChamber') return [];
    const shut = special.open === 'northSouth' ? special.eastWest : special.northSouth;
    return shut.filter((place, i) => shut.findIndex((other) => samePlace(other, place)) === i);
  });

/** Squares of a piece or a model that is not whole. */
function strays(quest: Quest): number[] {
  const letters = [...quest.map.join('')];
  return letters.flatMap((letter, square) => {
    if (!(letter in FURNITURE_LETTERS || letter in MODEL_LETTERS)) return [];
    return pieceAt(quest, square) || modelAt(quest, square) ? [] : [square];
  });
}

function gridOf(width: number, height: number): string {
  const down = Array.from({ length: width + 1 }, (_, x) => `M${x * UNIT} 0V${height * UNIT}`);
  const across = Array.from({ length: height + 1 }, (_, y) => `M0 ${y * UNIT}H${width * UNIT}`);
  return [...down, ...across].join('');
}
