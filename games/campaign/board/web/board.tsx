// The board: the map, what stands on it, and what one can do there by mouse, finger or key.

import type { BoardProps } from '@skald/games/board';
import {
  type Camera,
  DrawnLayer,
  HIDDEN,
  menuPlace,
  onScreen,
  Surface,
  useCamera,
  type World,
} from '@skald/games/board-kit';
import { CARD_WORDS, type Language } from '@skald/text';
import { memo, type ReactElement, useMemo, useRef } from 'react';
import { geographyOf, type Hex, type HexMap } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { useControls } from './controls.ts';
import { DeedMenu } from './deed-menu.tsx';
import type { Deed } from './deeds.ts';
import { cardAt } from './figure-card.tsx';
import { pick, useHand } from './hand.ts';
import { HexLayer } from './hex-layer.tsx';
import { centreOf, extentOf, HexMapPicture } from './hexmap/index.ts';
import { HighlightMarks, Highlights } from './highlights.tsx';
import { Pillaged } from './marks.tsx';
import { PieceLayer } from './piece-layer.tsx';
import { siteOf } from './site.ts';
import { hexInWords, placeInWords } from './speech.ts';
import { SceneBeside, SceneOnMap, useStageOf } from './stage.tsx';
import { standsOf } from './stands.ts';
import { WEB_WORDS } from './words.ts';

const FINGER = 44;
/** The least a pointer needs, in pixels. */
const POINTER = 24;
/** The menu of a hex at its largest. */
const MENU = { width: 280, height: 240 };

const worldOf = (map: HexMap): World => ({
  ...extentOf(map),
  nearest: 3,
  readable: 0.5,
  starting: 0.62,
});

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, decision, language, secondTap, choose, pace, point, help, legend, lit } = props;
  const words = WEB_WORDS[language];
  const frame = useRef<HTMLDivElement>(null);
  const world = useMemo(() => worldOf(view.map), [view.map]);
  const home = homeOf(view, seat);
  const camera = useCamera(frame, world, centreOf(home));
  const hand = useHand(view, decision, seat);
  const stage = useStageOf(props, view, language);
  const finger = useMemo(() => matchMedia('(pointer: coarse)').matches, []);
  const stands = useMemo(() => standsOf(view, stage.elsewhere), [view, stage.elsewhere]);
  const movable = useMemo(() => new Set(hand.deeds.map(({ piece }) => piece)), [hand.deeds]);
  const controls = useControls({
    frame,
    camera,
    hand,
    home,
    language,
    secondTap,
    skip: stage.skip,
    choose,
    point,
    help,
    cardOf: (spot) => cardAt(view, seat, spot, language),
  });
  const { hover, proposed, cursor, focused, asking } = controls;
  const { scale } = camera.camera;
  const { reach, selected } = hand;
  const menu = asking !== null && hand.decision !== null && (
    <DeedMenu
      key={asking.hex}
      view={view}
      decision={hand.decision}
      deeds={asking.deeds}
      others={asking.others}
      title={words.menu(placeInWords(view, asking.hex, language))}
      place={menuPlace(onScreen(camera.camera, centreOf(asking.hex)), camera.size, MENU, 36 * scale)}
      language={language}
      choose={choose}
      pick={(piece) => {
        controls.leave();
        pick(piece);
      }}
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
      game="cam"
      legend={legend}
      lit={lit}
      siteOf={(topic) => siteOf(topic, view, stands)}
      ground={<MapLayer map={view.map} language={language} camera={camera.camera} />}
      over={
        <>
          <SceneBeside
            scene={stage.scene}
            view={view}
            camera={camera.camera}
            size={camera.size}
            language={language}
            pace={pace}
          />
          {menu}
        </>
      }
    >
      <Hexes view={view} reach={reach} stop={cursor.hex} language={language} />
      <Burnt pillaged={view.pillaged} />
      <Highlights
        view={view}
        hover={(proposed?.spot ?? hover)?.hex ?? null}
        focus={focused && cursor.piece === null ? cursor.hex : null}
        selected={selected}
        reach={reach}
        battle={view.battle?.hex ?? null}
        trail={stage.scene === null ? stage.trail : null}
      />
      <PieceLayer
        view={view}
        seat={seat}
        stands={stands}
        movable={movable}
        selected={selected}
        focus={focused ? cursor.piece : null}
        touch={(finger ? FINGER : POINTER) / scale}
        language={language}
      />
      <HighlightMarks view={view} reach={reach} selected={selected} language={language} />
      <SceneOnMap scene={stage.scene} view={view} seat={seat} pace={pace} />
    </Surface>
  );
}

/** The Normans' castle, the Vikings' ship. */
function homeOf(view: State, seat: number | null): Hex {
  const { castle, terrain } = geographyOf(view.map);
  const ship = view.ship.at ?? view.map.shipStart;
  const home = seat !== null && view.sides[seat] === 'vikings' ? ship : castle;
  return terrain.has(home) ? home : ([...terrain.keys()][0] ?? home);
}

const MapLayer = memo(function MapLayer({
  map,
  language,
  camera,
}: {
  map: HexMap;
  language: Language;
  camera: Camera;
}): ReactElement {
  return (
    <DrawnLayer camera={camera} world={extentOf(map)}>
      <HexMapPicture map={map} language={language} />
    </DrawnLayer>
  );
});

const Hexes = memo(function Hexes({
  view,
  reach,
  stop,
  language,
}: {
  view: State;
  reach: ReadonlyMap<Hex, readonly Deed[]>;
  stop: Hex;
  language: Language;
}): ReactElement {
  const labels = useMemo(
    () =>
      new Map(
        [...geographyOf(view.map).terrain.keys()].map((hex) => [
          hex,
          hexInWords(view, hex, reach.get(hex) ?? [], language),
        ]),
      ),
    [view, reach, language],
  );
  return <HexLayer labels={labels} stop={stop} />;
});

const Burnt = memo(function Burnt({ pillaged }: { pillaged: readonly Hex[] }): ReactElement {
  return (
    <g className="cam-lights" {...HIDDEN}>
      {pillaged.map((hex) => {
        const [x, y] = centreOf(hex);
        return (
          <g key={hex} transform={`translate(${x} ${y + 2}) scale(1.5)`}>
            <Pillaged />
          </g>
        );
      })}
    </g>
  );
});
