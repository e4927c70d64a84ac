// The board: the map, what stands on it, and what one can do there by mouse, finger or key.

import type { BoardProps } from '@skald/games/board';
import { type FigureCard, Surface, useCamera } from '@skald/games/board-kit';
import { recordOf } from '@skald/kernel';
import { CARD_WORDS } from '@skald/text';
import { type CSSProperties, type ReactElement, useId, useMemo, useRef } from 'react';
import { AREAS, type Area } from '../../content/index.ts';
import { heroPiece, publicName } from '../../rules/pieces.ts';
import type { Piece, State } from '../../rules/state.ts';
import { figureCard } from '../figure-card.ts';
import type { Spot } from './answers.ts';
import { AreaLayer, areaKey } from './area-layer.tsx';
import { keyOf, useControls } from './controls.ts';
import { CounterLayer } from './counter-layer.tsx';
import { LiveryPatterns, MarkPicture } from './emblems.tsx';
import { spotOf, WORLD } from './geometry.ts';
import { isUnknown } from './hidden.ts';
import { HighlightMarks, Highlights } from './highlights.tsx';
import { labelSpots } from './labels.ts';
import { detailAt, LabelLayer, MapLayer, nameScaleAt } from './map-layer.tsx';
import { Painting, withFinger } from './painting.tsx';
import { Ground, groundOf, kingdomsOf, Realms } from './realms.tsx';
import { siteOf } from './site.ts';
import { useHand } from './situation.ts';
import { areaInWords, counterInWords, playerOf } from './speech.ts';
import { COUNTER_WIDTH, layOut, stacksOf } from './stacks.ts';
import { SceneBeside, SceneOnMap, useStageOf } from './stage.tsx';
import { WEB_WORDS } from './words.ts';

/** How wide a counter should be on the screen, in pixels, for a mouse and for a finger. */
const WIDE = { mouse: 28, finger: 34 };
const COUNTER_SCALE = { least: 0.8, most: 1.75 };
/** From here on names fit on counters. */
const NAMED = 1.3;
const FINGER = 42;
/** Where spectators look first when not everything fits. */
const MIDDLE = [560, 640] as const;

/** Rounded, so that counters are not drawn anew at every turn of the wheel. */
function counterScaleAt(scale: number, finger: boolean): number {
  const wanted = (finger ? WIDE.finger : WIDE.mouse) / (COUNTER_WIDTH * scale);
  return Math.round(Math.min(Math.max(wanted, COUNTER_SCALE.least), COUNTER_SCALE.most) * 20) / 20;
}

export function Board(props: BoardProps<State>): ReactElement {
  const { view, seat, seats, decision, language, secondTap, choose, pace, point, help, legend, lit } = props;
  const words = WEB_WORDS[language];
  const patterns = useId();
  const frame = useRef<HTMLDivElement>(null);
  const home = (seat === null ? null : heroPiece(view, seat)?.area) ?? null;
  const camera = useCamera(frame, WORLD, home === null ? MIDDLE : spotOf(home));
  const hand = useHand(view, decision, seat);
  const stage = useStageOf(props, view, language);
  const finger = useMemo(() => withFinger(), []);
  const pieces = useMemo(() => stacksOf(view, seat, stage.elsewhere), [view, seat, stage.elsewhere]);
  const controls = useControls({
    frame,
    camera,
    hand,
    pieces,
    lit: lit?.topics ?? [],
    home,
    language,
    secondTap,
    skip: stage.skip,
    choose,
    point,
    help,
    cardOf: (spot) => cardAt(props, pieces, spot),
  });
  const { hover, pointed, proposed, open, cursor, focused, spreads } = controls;

  const { scale } = camera.camera;
  const counterScale = counterScaleAt(scale, finger);
  // Whatever is spread lies above the rest; what is under the pointer above all.
  const level = (area: Area): number =>
    area === hover?.area ? 3 : area === open ? 2 : spreads.has(area) ? 1 : 0;
  const stacks = [...pieces]
    .map(([area, stack]) => layOut(area, stack, spreads.has(area), counterScale))
    .sort((a, b) => level(a.area) - level(b.area));
  const nameScale = nameScaleAt(scale);
  // What the question spreads stays spread; what only the pointer spreads moves nothing.
  const asked = hand.targets.counters.size > 0 ? hand.stage : null;
  const spots = useMemo(() => {
    const lying = [...pieces].map(([area, stack]) => layOut(area, stack, area === asked, counterScale));
    return labelSpots(lying, counterScale, language, nameScale);
  }, [pieces, asked, counterScale, language, nameScale]);
  const labels = useMemo(
    () =>
      recordOf(AREAS, (area) => {
        const offered = hand.targets.areas.has(area);
        const state = { pieces: pieces.get(area) ?? [], reach: hand.reach, offered };
        return areaInWords(view, area, state, seats, language);
      }),
    [view, pieces, hand.reach, hand.targets, seats, language],
  );

  const way = pointed === null ? null : (hand.reach?.ways.get(pointed.area) ?? null);
  const attacked = hand.decision?.kind === 'attackFrom' || hand.decision?.kind === 'targets';
  const offered = [...hand.targets.areas.keys()];
  const shown = (name: string): boolean => stacks.some(({ laid }) => laid.some((one) => one.name === name));
  const stop = cursor.counter === null || shown(cursor.counter) ? keyOf(cursor) : areaKey(cursor.area);

  return (
    <Surface
      frame={frame}
      camera={camera}
      controls={controls}
      words={words}
      cards={CARD_WORDS[language]}
      help={help}
      game="aoh"
      legend={legend}
      lit={lit}
      siteOf={(topic) => siteOf(topic, stacks, counterScale)}
      ground={<Painting camera={camera.camera} />}
      defs={
        <defs>
          <LiveryPatterns prefix={patterns} />
        </defs>
      }
      over={
        <SceneBeside
          scene={stage.scene}
          camera={camera.camera}
          size={camera.size}
          language={language}
          pace={pace}
        />
      }
    >
      <g style={{ '--aoh-name-scale': nameScale } as CSSProperties}>
        <MapLayer />
        <Realms kingdoms={kingdomsOf(view)} iced={view.iced.join(',')} patterns={patterns} />
        <AreaLayer labels={labels} stop={stop} />
        <Highlights
          hover={(proposed?.spot ?? hover)?.area ?? null}
          focus={focused && cursor.counter === null ? cursor.area : null}
          reach={hand.reach}
          offered={offered}
          attacked={attacked}
          trail={stage.scene === null ? stage.trail : null}
        />
        <LabelLayer language={language} detail={detailAt(scale)} spots={spots} />
        <Ground ground={groundOf(view)} />
        <CounterLayer
          view={view}
          stacks={stacks}
          lights={{
            offered: new Set(hand.targets.counters.keys()),
            selected: hand.ringed,
            aimedAt: hand.aimedAt,
            focus: focused ? cursor.counter : null,
          }}
          scale={counterScale}
          named={counterScale * scale >= NAMED}
          touch={finger ? FINGER / scale : 0}
          patterns={patterns}
          language={language}
          stop={stop}
          label={({ piece }) => counterInWords(view, piece, seats, language)}
        />
        <HighlightMarks
          reach={hand.reach}
          offered={offered}
          attacked={attacked}
          way={way}
          scale={counterScale}
        />
        <SceneOnMap
          scene={stage.scene}
          view={view}
          pace={pace}
          scale={counterScale}
          patterns={patterns}
          language={language}
        />
      </g>
    </Surface>
  );
}

function cardAt(
  { view, seats, language }: BoardProps<State>,
  pieces: ReadonlyMap<Area, readonly Piece[]>,
  { area, counter }: Spot,
): FigureCard | null {
  const one = pieces.get(area)?.find((piece) => publicName(piece) === counter);
  if (one === undefined) return null;
  const player = one.owner === null ? null : playerOf(seats, one.owner, language);
  const card = figureCard(view, one, player, language);
  return isUnknown(one) ? card : { ...card, mark: <MarkPicture id={one.id} size={40} /> };
}
