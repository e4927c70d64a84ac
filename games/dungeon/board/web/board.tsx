// The board: the dungeon, who stands in it, and what one can do there by mouse, finger or key.

import type { BoardProps } from '@skald/games/board';
import { type Camera, type Size, useCamera, type World, ZoomButtons } from '@skald/games/board-kit';
import type { Seat } from '@skald/kernel';
import { memo, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { findModel, heroesOf, layout, sideOf } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { squareLabel } from '../../text/squares.ts';
import { useControls } from './controls.ts';
import { DeedMenu } from './deed-menu.tsx';
import { DungeonPicture } from './drawing/dungeon.tsx';
import { UNIT } from './drawing/measure.ts';
import { FaceButtons } from './face-buttons.tsx';
import { FigureLayer, WaitingFigures } from './figure-layer.tsx';
import { type Hand, useHand } from './hand.ts';
import { Highlights, Pointers } from './highlights.tsx';
import { centreOf, type Spot, squareSpot } from './spots.ts';
import { SquareLayer } from './square-layer.tsx';
import { SceneBeside, SceneOnBoard, useStage } from './stage.tsx';
import { Standing } from './standing.tsx';
import { WEB_WORDS } from './words.ts';

const MENU = { width: 300, height: 240 };

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, decision, language, choose, fresh, pace, point, help } = props;
  const words = WEB_WORDS[language];
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = layout(view);
  const world = useMemo(() => worldOf(width, height), [width, height]);
  const hand = useHand(view, decision, seat);
  const home = homeOf(view, seat, hand);
  const camera = useCamera(frame, world, centreOf(home));
  useFollowing(hand, home, camera.show);
  const stage = useStage(fresh, view, pace, language);
  const { offered, targets } = useMemo(() => {
    const models = hand.deeds.filter(({ model }) => model !== null);
    const idsOf = (attack: boolean) =>
      new Set(models.filter((deed) => deed.attack === attack).map(({ model }) => model as string));
    return { offered: idsOf(false), targets: idsOf(true) };
  }, [hand.deeds]);
  const controls = useControls({ frame, camera, hand, home, skip: stage.skip, choose, point, help });
  const { hover, cursor, focused, asking } = controls;
  const pointed = hover ?? (focused ? cursor : null);
  const acting = findModel(view, hand.active ?? '');
  const { scale, left, top } = camera.camera;
  return (
    <div ref={frame} className="dun-board">
      <DrawnLayer view={view} camera={camera.camera} />
      <svg
        className="dun-svg"
        width={camera.size.width}
        height={camera.size.height}
        role="application"
        aria-label={words.map}
        aria-description={words.mapHelp}
        {...controls.handlers}
      >
        <g transform={`translate(${left} ${top}) scale(${scale})`}>
          <SquareLayer view={view} walks={hand.walks} stop={cursor} language={language} />
          <Highlights hand={hand} pointed={pointed} />
          <FigureLayer
            view={view}
            elsewhere={stage.elsewhere}
            offered={offered}
            targets={targets}
            active={hand.active}
            focus={focused ? cursor.model : null}
            language={language}
          />
          <Pointers hand={hand} pointed={pointed} focus={focused ? cursor : null} />
          {acting !== undefined && hand.turns.size > 0 && (
            <FaceButtons one={acting} turns={hand.turns} language={language} />
          )}
          <SceneOnBoard stage={stage} view={view} pace={pace} />
        </g>
      </svg>
      <SceneBeside
        scene={stage.scene}
        camera={camera.camera}
        size={camera.size}
        language={language}
        pace={pace}
      />
      {asking !== null && hand.decision !== null && (
        <DeedMenu
          key={`${asking.spot.x}.${asking.spot.y}`}
          view={view}
          decision={hand.decision}
          deeds={asking.deeds}
          title={words.menu(squareLabel([asking.spot.x, asking.spot.y]))}
          {...menuPlace(asking.spot, camera.camera, camera.size)}
          language={language}
          choose={choose}
          close={controls.leave}
        />
      )}
      <Standing view={view} language={language} />
      <ZoomButtons words={words} zoom={camera.zoom} fit={camera.fit} />
    </div>
  );
}

const worldOf = (width: number, height: number): World => ({
  width: width * UNIT,
  height: height * UNIT,
  nearest: 2.6,
  readable: 0.9,
  starting: 1,
});

/** Whoever one is asked about comes into sight, unless one is looking there already. */
function useFollowing(
  { decision, active }: Hand,
  home: Spot,
  show: (point: readonly [number, number]) => void,
): void {
  const shown = useRef(active);
  useEffect(() => {
    if (decision === null || shown.current === active) return;
    shown.current = active;
    if (active !== null) show(centreOf(home));
  }, [decision, active, home, show]);
}

/** The model one is asked about, or one's own first; for onlookers the first Hero. */
function homeOf(view: State, seat: Seat | null, { decision, active }: Hand): Spot {
  const asked = decision === null ? undefined : findModel(view, active ?? '');
  if (asked !== undefined) return squareSpot(asked.x, asked.y);
  const role = seat === null ? null : view.seats[seat];
  const heroes = heroesOf(view);
  const own =
    role === 'overlord'
      ? view.models.filter((one) => sideOf(one) === 'overlord')
      : heroes.filter(({ id }) => role?.some((hero) => hero === id));
  const one = own[0] ?? heroes[0] ?? view.models[0];
  return squareSpot(one?.x ?? 1, one?.y ?? 1);
}

/** The drawing in a layer of its own, so that looking around moves it without drawing it anew. */
const DrawnLayer = memo(function DrawnLayer({ view, camera }: { view: State; camera: Camera }): ReactElement {
  const { width, height } = layout(view);
  const { scale, left, top } = camera;
  return (
    <svg
      className="dun-drawing dun-layer"
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      width={width * UNIT * scale}
      height={height * UNIT * scale}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      aria-hidden="true"
    >
      <DungeonPicture view={view} />
      <WaitingFigures view={view} />
    </svg>
  );
});

/** Above its square, or below where there is no room above; never over the edge. */
function menuPlace(spot: Spot, { scale, left, top }: Camera, { width, height }: Size) {
  const [x, y] = centreOf(spot);
  const [atX, atY] = [x * scale + left, y * scale + top];
  const half = Math.min(MENU.width, width - 16) / 2 + 8;
  const below = atY < MENU.height && atY < height / 2;
  return {
    below,
    style: {
      left: Math.min(Math.max(atX, half), width - half),
      top: Math.min(Math.max(atY + (below ? 1 : -1) * 34 * scale, 8), height - 8),
    },
  };
}
