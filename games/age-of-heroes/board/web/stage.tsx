// Plays scenes on the map, one after another. It never holds up the game: news end whatever is being shown.

import type { Event } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Area } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import { findPiece, newPiece } from '../../rules/pieces.ts';
import type { Piece, State } from '../../rules/state.ts';
import { counterName, resultName } from '../../text/index.ts';
import { NAMES } from '../../text/names.ts';
import type { Camera } from './camera.ts';
import { CounterFace, faceOf } from './counters.tsx';
import { OUTLINE, spotOf } from './geometry.ts';
import { HIDDEN } from './hidden.ts';
import { Die } from './marks.tsx';
import { elsewhereAt, lastJourney, pacesOf, type Scene, scenesOf } from './scenes.ts';
import { liveryOf } from './seats.ts';
import { WEB_WORDS } from './words.ts';

export interface Stage {
  readonly scene: Scene | null;
  readonly elsewhere: ReadonlyMap<string, Area | null>;
  /** The way of the last journey, until the next. */
  readonly trail: readonly Area[] | null;
}

const NOWHERE: ReadonlyMap<string, Area | null> = new Map();

export function useStage(fresh: readonly Event[], view: State, pace: number, language: Language): Stage {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scenes belong to the news, not to the view that came with them
  const scenes = useMemo(() => scenesOf(fresh as readonly GameEvent[], view, language), [fresh]);
  const [played, setPlayed] = useState({ scenes, at: pace > 0 ? 0 : scenes.length });
  const [trail, setTrail] = useState(() => lastJourney(scenes));
  const at = played.scenes === scenes ? played.at : pace > 0 ? 0 : scenes.length;
  const scene = pace > 0 ? (scenes[at] ?? null) : null;

  useEffect(() => {
    const journey = lastJourney(scenes);
    if (journey !== null) setTrail(journey);
  }, [scenes]);
  useEffect(() => {
    if (scene === null) return;
    const timer = setTimeout(() => setPlayed({ scenes, at: at + 1 }), pace * pacesOf(scene));
    return () => clearTimeout(timer);
  }, [scene, scenes, at, pace]);

  const elsewhere = useMemo(() => (scene === null ? NOWHERE : elsewhereAt(scenes, at)), [scene, scenes, at]);
  return { scene, elsewhere, trail };
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
            <Traveller key={counter} path={scene.path} pace={pace} scale={scale} aside={i * 10 * scale}>
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
    return `translate(${x + aside}px, ${y - aside / 2}px) scale(${scale})`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a journey is made once
  useLayoutEffect(() => {
    const journey = element.current?.animate(
      placed.map((transform) => ({ transform, easing: 'ease-in-out' })),
      { duration: pace * (path.length - 1), fill: 'forwards' },
    );
    return () => journey?.cancel();
  }, [path]);
  return (
    <g ref={element} style={{ transform: placed[0] }}>
      {children}
    </g>
  );
}

/** The part of a scene that is told beside its area: a battle's banner, a spell's word. */
export function SceneBeside({
  scene,
  camera,
  language,
  pace,
}: {
  scene: Scene | null;
  camera: Camera;
  language: Language;
  pace: number;
}): ReactElement | null {
  if (scene === null || scene.kind === 'travel') return null;
  const [x, y] = spotOf(scene.area);
  const style = {
    left: x * camera.scale + camera.left,
    top: y * camera.scale + camera.top,
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
    <div className="aoh-banner" style={style} aria-hidden="true">
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
