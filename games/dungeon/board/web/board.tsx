// The board: the dungeon, who stands in it, and what one can do there by mouse, finger or key.

import type { BoardProps } from '@skald/games/board';
import {
  type Camera,
  DrawnLayer,
  menuPlace,
  onScreen,
  type Region,
  Rulers,
  Surface,
  UNIT,
  useCamera,
  type World,
} from '@skald/games/board-kit';
import type { Seat } from '@skald/kernel';
import { CARD_WORDS } from '@skald/text';
import { memo, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { findModel, heroesOf, layout, sideOf } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { squareLabel } from '../../text/squares.ts';
import { useControls } from './controls.ts';
import { DeedMenu } from './deed-menu.tsx';
import { DungeonPicture } from './drawing/dungeon.tsx';
import { FaceButtons } from './face-buttons.tsx';
import { cardAt } from './figure-cards.tsx';
import { FigureLayer, WaitingFigures } from './figure-layer.tsx';
import { gridOf } from './grid.ts';
import { type Hand, useHand } from './hand.ts';
import { Highlights, Pointers } from './highlights.tsx';
import { siteOf } from './site.ts';
import { centreOf, type Spot, squareSpot } from './spots.ts';
import { SquareLayer } from './square-layer.tsx';
import { SceneBeside, SceneOnBoard, useStage } from './stage.tsx';
import { Standing } from './standing.tsx';
import { WEB_WORDS } from './words.ts';

/** The menu of a square at its largest. */
const MENU = { width: 300, height: 240 };

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, decision, language, secondTap, choose, pace, point, help, legend, lit } = props;
  const words = WEB_WORDS[language];
  const frame = useRef<HTMLDivElement>(null);
  const drawn = layout(view);
  const { known, columns, rows } = useMemo(() => gridOf(drawn), [drawn]);
  const world = useWorld(drawn.width, drawn.height, known);
  const hand = useHand(view, decision, seat);
  const home = homeOf(view, seat, hand);
  const camera = useCamera(frame, world, centreOf(home));
  useFollowing(hand, home, camera.show);
  const stage = useStage(props, view, language);
  const { offered, targets } = useMemo(() => {
    const models = hand.deeds.filter(({ model }) => model !== null);
    const idsOf = (attack: boolean) =>
      new Set(models.filter((deed) => deed.attack === attack).map(({ model }) => model as string));
    return { offered: idsOf(false), targets: idsOf(true) };
  }, [hand.deeds]);
  const controls = useControls({
    frame,
    camera,
    hand,
    home,
    language,
    secondTap,
    cardOf: (spot) => cardAt(props, spot),
    skip: stage.skip,
    choose,
    point,
    help,
  });
  const { pointed, cursor, focused, asking } = controls;
  const acting = findModel(view, hand.active ?? '');
  const { scale } = camera.camera;
  const menu = asking !== null && hand.decision !== null && (
    <DeedMenu
      key={`${asking.spot.x}.${asking.spot.y}`}
      view={view}
      decision={hand.decision}
      deeds={asking.deeds}
      title={words.menu(squareLabel([asking.spot.x, asking.spot.y]))}
      place={menuPlace(onScreen(camera.camera, centreOf(asking.spot)), camera.size, MENU, 34 * scale)}
      language={language}
      choose={choose}
      close={controls.leave}
    />
  );
  return (
    <Surface
      frame={frame}
      camera={camera}
      controls={controls}
      words={words}
      cards={CARD_WORDS[language]}
      help={help}
      game="dun"
      legend={legend}
      lit={lit}
      siteOf={(topic) => siteOf(topic, view)}
      above={<Standing view={props.told} language={language} />}
      ground={<Drawing view={view} camera={camera.camera} />}
      over={
        <>
          <SceneBeside
            scene={stage.scene}
            camera={camera.camera}
            size={camera.size}
            language={language}
            pace={pace}
          />
          <Rulers columns={columns} rows={rows} spacing={UNIT} camera={camera.camera} size={camera.size} />
          {menu}
        </>
      }
    >
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
    </Surface>
  );
}

/** The same object until more of the dungeon is known. */
const useWorld = (across: number, down: number, { left, top, width, height }: Region): World =>
  useMemo(
    () => ({
      width: across * UNIT,
      height: down * UNIT,
      nearest: 2.6,
      readable: 0.9,
      starting: 1,
      known: { left, top, width, height },
    }),
    [across, down, left, top, width, height],
  );

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

const Drawing = memo(function Drawing({ view, camera }: { view: State; camera: Camera }): ReactElement {
  const { width, height } = layout(view);
  return (
    <DrawnLayer
      camera={camera}
      world={{ width: width * UNIT, height: height * UNIT }}
      className="dun-drawing dun-layer"
    >
      <DungeonPicture view={view} />
      <WaitingFigures view={view} />
    </DrawnLayer>
  );
});
