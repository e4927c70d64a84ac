// Plays scenes on the map, one after another. It never holds up the game: news end whatever is being shown.

import { type Camera, Die, HIDDEN, type Size } from '@skald/games/board-kit';
import type { Event } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ReactElement, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Area } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import { findPiece, newPiece } from '../../rules/pieces.ts';
import type { Piece, State } from '../../rules/state.ts';
import { counterName, resultName } from '../../text/index.ts';
import { NAMES } from '../../text/names.ts';
import { CounterFace, faceOf } from './counters.tsx';
import { OUTLINE, spotOf } from './geometry.ts';
import {
  elsewhereFor,
  type Fight,
  follow,
  goesOn,
  type Journey,
  lastJourney,
  NO_FIGHT,
  pacesOf,
  type Scene,
  scenesOf,
} from './scenes.ts';
import { liveryOf } from './seats.ts';
import { WEB_WORDS } from './words.ts';

export interface Stage {
  readonly scene: Scene | null;
  readonly elsewhere: ReadonlyMap<string, Area | null>;
  /** The way of the last journey, until the next. */
  readonly trail: readonly Area[] | null;
  /** Shows at once where everything ends. */
  readonly skip: () => void;
}

/** The width of a battle's banner at most. */
const BANNER = 340;

interface Programme {
  readonly fresh: readonly Event[];
  readonly scenes: readonly Scene[];
  /** When the first of the scenes began. */
  readonly began: number;
  readonly fight: Fight;
}

const NOTHING: Programme = { fresh: [], scenes: [], began: 0, fight: NO_FIGHT };

export function useStage(fresh: readonly Event[], view: State, pace: number, language: Language): Stage {
  const [programme, setProgramme] = useState<Programme>(NOTHING);
  const [journey, setJourney] = useState<Journey | null>(null);
  let now = programme;
  if (programme.fresh !== fresh) {
    const told = scenesOf(fresh as readonly GameEvent[], view, language, programme.fight);
    const scenes = pace > 0 ? follow(programme.scenes, told.scenes) : [];
    const began = goesOn(programme.scenes[0], scenes[0]) ? programme.began : performance.now();
    now = { fresh, scenes, began, fight: told.fight };
    setProgramme(now);
    setJourney(lastJourney(told.scenes) ?? journey);
  }
  const scene = now.scenes[0] ?? null;
  const { scenes, began } = now;

  useEffect(() => {
    if (scene === null) return;
    const rest = began + pace * pacesOf(scene) - performance.now();
    const timer = setTimeout(
      () => setProgramme((old) => ({ ...old, scenes: old.scenes.slice(1), began: performance.now() })),
      Math.max(rest, 0),
    );
    return () => clearTimeout(timer);
  }, [scene, began, pace]);

  const elsewhere = useMemo(() => elsewhereFor(scenes), [scenes]);
  const skip = useCallback(() => setProgramme((old) => ({ ...old, scenes: [] })), []);
  // What was taken back leaves no trail.
  const arrived = journey?.counters.some((id) => findPiece(view, id)?.area === journey.path.at(-1));
  return { scene, elsewhere, trail: arrived && journey ? journey.path : null, skip };
}

/** The part of a scene that happens on the map. */
export function SceneOnMap({
  scene,
  view,
  pace,
  scale,
  patterns,
  language,
}: {
  scene: Scene | null;
  view: State;
  pace: number;
  scale: number;
  patterns: string;
  language: Language;
}): ReactElement | null {
  if (scene === null) return null;
  const face = (one: Piece): ReactElement => (
    <CounterFace {...faceOf(view, one, language)} patterns={patterns} named={false} />
  );
  if (scene.kind === 'travel')
    return (
      <g {...HIDDEN}>
        {scene.counters.map((counter, i) => {
          const one = findPiece(view, counter);
          if (one === null) return null;
          return (
            <Traveller
              key={`${counter}:${scene.path[0]}`}
              path={scene.path}
              pace={pace}
              scale={scale}
              aside={i * 10 * scale}
            >
              {face(one)}
            </Traveller>
          );
        })}
      </g>
    );
  if (scene.kind === 'death') {
    const [x, y] = spotOf(scene.area);
    const one = newPiece(scene.counter as Piece['id'], scene.area, scene.owner, 0);
    return (
      <g {...HIDDEN} transform={`translate(${x} ${y}) scale(${scale})`}>
        <g className="aoh-dying" style={{ animationDuration: `${pace * pacesOf(scene)}ms` }}>
          {face(one)}
        </g>
      </g>
    );
  }
  if (scene.kind === 'pulse')
    return (
      <path
        {...HIDDEN}
        d={OUTLINE[scene.area]}
        className="aoh-pulse"
        stroke={liveryOf(scene.seat).colour}
        fill={liveryOf(scene.seat).colour}
        style={{ animationDuration: `${pace * pacesOf(scene)}ms` }}
      />
    );
  return null;
}

function Traveller({
  path,
  pace,
  scale,
  aside,
  children,
}: {
  path: readonly Area[];
  pace: number;
  scale: number;
  aside: number;
  children: ReactElement;
}): ReactElement {
  const element = useRef<SVGGElement>(null);
  const placed = path.map((area) => {
    const [x, y] = spotOf(area);
    return `translate(${x + aside}px, ${y - aside / 2}px)`;
  });
  const began = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a journey that grows longer goes on where it is
  useLayoutEffect(() => {
    const journey = element.current?.animate(
      placed.map((transform) => ({ transform, easing: 'ease-in-out' })),
      { duration: pace * (path.length - 1), fill: 'forwards' },
    );
    if (began.current === 0) began.current = performance.now();
    else if (journey) journey.currentTime = performance.now() - began.current;
    return () => journey?.cancel();
  }, [path]);
  return (
    <g ref={element} style={{ transform: placed[0] }}>
      <g transform={`scale(${scale})`}>{children}</g>
    </g>
  );
}

/** The part of a scene that is told beside its area: a battle's banner, a spell's word. */
export function SceneBeside({
  scene,
  camera,
  size,
  language,
  pace,
}: {
  scene: Scene | null;
  camera: Camera;
  size: Size;
  language: Language;
  pace: number;
}): ReactElement | null {
  if (scene === null || scene.kind === 'travel') return null;
  const [x, y] = spotOf(scene.area);
  const margin = Math.min(BANNER / 2, size.width / 2);
  const [left, top] = [x * camera.scale + camera.left, y * camera.scale + camera.top];
  const style = {
    left: scene.kind === 'battle' ? Math.min(Math.max(left, margin), size.width - margin) : left,
    top,
    animationDuration: `${pace * pacesOf(scene)}ms`,
  };
  if (scene.kind !== 'battle')
    return (
      <div
        key={`${scene.kind}${scene.area}${scene.text}`}
        className={`aoh-word aoh-word-${scene.kind === 'word' ? scene.tone : scene.kind}`}
        style={style}
        aria-hidden="true"
      >
        {scene.text}
      </div>
    );
  const { battle } = scene;
  const words = WEB_WORDS[language];
  const side = (ids: readonly string[]): string =>
    NAMES[language].list(ids.map((id) => counterName(id, language)));
  return (
    <div
      className={top < size.height / 3 ? 'aoh-banner aoh-banner-below' : 'aoh-banner'}
      style={style}
      aria-hidden="true"
    >
      <div className="aoh-banner-side">
        <span>{side(battle.attackers)}</span>
        <b>{battle.attack}</b>
      </div>
      <Die face={battle.die} size={34} />
      <div className="aoh-banner-side">
        <span>{side(battle.defenders)}</span>
        <b>{battle.defence}</b>
      </div>
      <div className="aoh-banner-result">
        {battle.luck !== 0 && <small>{words.withLuck(battle.luck)}</small>}
        {resultName(battle.result, language)}
      </div>
    </div>
  );
}
