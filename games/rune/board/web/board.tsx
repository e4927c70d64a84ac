// The board: the field, who stands on it, and what one can do there by mouse, finger or key.

import type { BoardProps } from '@skald/games/board';
import {
  type Camera,
  DrawnLayer,
  menuPlace,
  onScreen,
  Rulers,
  Surface,
  UNIT,
  useCamera,
  type World,
} from '@skald/games/board-kit';
import { placeName } from '@skald/games/grid-kit';
import type { Seat } from '@skald/kernel';
import { CARD_WORDS } from '@skald/text';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { groundFor, isOnField } from '../../rules/fight/fighters.ts';
import type { State } from '../../rules/fight/state.ts';
import { whereIn } from '../../rules/sitting/where.ts';
import { namingOf } from '../../text/naming.ts';
import { squareLabel } from '../../text/squares.ts';
import { runsText } from './console/runs.ts';
import { useControls } from './controls.ts';
import { DeedMenu } from './deed-menu.tsx';
import { Battlefield } from './drawing/battlefield.tsx';
import { Ring } from './drawing/ring.tsx';
import { cardAt } from './figure-cards.tsx';
import { FigureLayer } from './figure-layer.tsx';
import { findFighter, sizeOf } from './figures.ts';
import { gatheringOf, POINTABLE } from './gathering.ts';
import { type Hand, useHand } from './hand.ts';
import { Highlights } from './highlights.tsx';
import { SceneBoard } from './scene/scene-board.tsx';
import { siteOf } from './site.ts';
import { centreOf, type Spot, squareSpot } from './spots.ts';
import { SquareLayer } from './square-layer.tsx';
import { type FightStage, SceneBeside, SceneOnBoard, useScenes } from './stage.tsx';
import { Standing } from './standing.tsx';
import { Pointers } from './ways.tsx';
import { WEB_WORDS } from './words.ts';

/** The menu of a place at its largest. */
const MENU = { width: 320, height: 330 };

/** A fight takes place on a field, everything else of a sitting in a picture; what is still told stays where it is. */
export function Board(props: BoardProps<State>): ReactElement {
  const { view, decision } = props;
  const stage = useScenes(props);
  const here = whereIn(view) === 'field';
  const field = useRef(view);
  useEffect(() => {
    if (here) field.current = view;
  }, [here, view]);
  const onField = stage.scene === null ? here : stage.scene.where !== 'picture';
  if (!onField) return <SceneBoard {...props} stage={stage} />;
  return (
    <Field {...props} view={here ? view : field.current} decision={here ? decision : null} stage={stage} />
  );
}

function Field({ stage, ...props }: BoardProps<State> & { readonly stage: FightStage }): ReactElement {
  const { view, seat, decision, language, secondTap, choose, pace, point, help, legend, lit } = props;
  const words = WEB_WORDS[language];
  const frame = useRef<HTMLDivElement>(null);
  const world = useWorld(view.map.width, view.map.height);
  const hand = useHand(view, decision, seat);
  const home = homeOf(view, seat, hand);
  const camera = useCamera(frame, world, centreOf(home), gatheringOf(view, hand));
  useFollowing(hand, home, camera.show);
  const { offered, targets } = useMemo(() => offersOf(hand), [hand]);
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
  const { columns, rows } = useMemo(() => linesOf(view.map), [view.map]);
  return (
    <Surface
      frame={frame}
      camera={camera}
      controls={controls}
      words={words}
      cards={CARD_WORDS[language]}
      help={help}
      game="run"
      legend={legend}
      lit={lit}
      siteOf={(topic) => siteOf(topic, view)}
      above={
        <Standing view={props.told} runs={runsText(props.told, props.seats, language)} language={language} />
      }
      ground={
        <>
          <Layer view={view} camera={camera.camera}>
            <Battlefield ground={groundFor(view)} />
            <Ring map={view.map} form={view.duel?.form ?? null} />
          </Layer>
          <Layer view={view} camera={camera.camera}>
            <Highlights hand={hand} shown={pointed?.fighter ?? null} />
          </Layer>
        </>
      }
      over={
        <>
          <SceneBeside
            {...stage}
            view={props.told}
            camera={camera.camera}
            size={camera.size}
            language={language}
            pace={pace}
          />
          <Rulers columns={columns} rows={rows} spacing={UNIT} camera={camera.camera} size={camera.size} />
          {asking !== null && hand.decision !== null && (
            <DeedMenu
              key={`${asking.spot.x}.${asking.spot.y}`}
              view={view}
              decision={hand.decision}
              asking={asking}
              title={words.menu(placeIn(view, asking.spot, language))}
              place={menuPlace(
                onScreen(camera.camera, centreOf(asking.spot)),
                camera.size,
                MENU,
                34 * camera.camera.scale,
              )}
              language={language}
              choose={choose}
              close={controls.leave}
            />
          )}
        </>
      }
    >
      <SquareLayer hand={hand} cursor={cursor} language={language} />
      <FigureLayer
        view={view}
        told={props.told}
        elsewhere={stage.elsewhere}
        offered={offered}
        targets={targets}
        active={hand.active}
        focus={focused ? cursor.fighter : null}
        language={language}
      />
      <Pointers hand={hand} pointed={pointed} focus={focused ? cursor : null} />
      <SceneOnBoard {...stage} view={props.told} pace={pace} />
    </Surface>
  );
}

/** “What to do at the goblin warrior”, „Was tun bei dem Goblinkrieger“, “at C12” */
function placeIn(view: State, spot: Spot, language: BoardProps['language']): string {
  if (spot.fighter === null) return squareLabel(spot);
  const { who, toWhom } = namingOf(view, language);
  return (language === 'de' ? toWhom : who)(spot.fighter);
}

/** The same object as long as the field is the same. */
const useWorld = (across: number, down: number): World =>
  useMemo(
    () => ({ width: across * UNIT, height: down * UNIT, nearest: 2.4, readable: 0.62, starting: 0.7 }),
    [across, down],
  );

const linesOf = ({ width, height }: State['map']) => ({
  columns: Array.from({ length: width }, (_, x) => ({
    at: (x + 0.5) * UNIT,
    name: placeName([x, 0]).replace(/\d+/, ''),
  })),
  rows: Array.from({ length: height }, (_, y) => ({ at: (y + 0.5) * UNIT, name: `${y + 1}` })),
});

function offersOf({ deeds }: Hand): {
  readonly offered: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
} {
  const about = deeds.filter(({ fighter }) => fighter !== null);
  const idsOf = (attack: boolean): Set<string> =>
    new Set(about.filter((deed) => deed.attack === attack).map(({ fighter }) => fighter as string));
  return { offered: idsOf(false), targets: idsOf(true) };
}

/**
 * Whoever one is asked about comes into sight, unless one is looking there already. As a fight begins both sides are in
 * sight; who has to act sees squares that he can point at.
 */
function useFollowing(
  { decision, active }: Hand,
  home: Spot,
  show: (point: readonly [number, number], least?: number) => void,
): void {
  const acts = decision?.kind === 'act';
  const shown = useRef(active);
  const hasActed = useRef(acts);
  useEffect(() => {
    if (decision === null || active === null) return;
    if (shown.current === active && (hasActed.current || !acts)) return;
    shown.current = active;
    hasActed.current ||= acts;
    show(centreOf(home), acts ? POINTABLE : 0);
  }, [decision, active, acts, home, show]);
}

/** Whom one is asked about, or one's own first; for onlookers the first hero. */
function homeOf(view: State, seat: Seat | null, { decision, active }: Hand): Spot {
  const present = view.fighters.filter(isOnField);
  const one =
    (decision === null ? undefined : findFighter(view, active)) ??
    present.find((fighter) => seat !== null && fighter.seat === seat) ??
    present[0];
  const middle = one === undefined ? 0 : Math.floor((sizeOf(view, one) - 1) / 2);
  return squareSpot((one?.x ?? 0) + middle, (one?.y ?? 0) + middle);
}

/** Drawn once, and only moved as one looks around. */
const Layer = ({
  view: { map },
  camera,
  children,
}: {
  view: State;
  camera: Camera;
  children: ReactNode;
}): ReactElement => (
  <DrawnLayer
    camera={camera}
    world={{ width: map.width * UNIT, height: map.height * UNIT }}
    className="run-drawing run-layer"
  >
    {children}
  </DrawnLayer>
);
