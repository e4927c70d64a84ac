// Plays scenes on the map and beside it.

import type { BoardProps } from '@skald/games/board';
import {
  type Beside,
  cardPlace,
  FallingDie,
  HIDDEN,
  onScreen,
  type Point,
  SceneCard,
  SceneWord,
  type Stage,
  Traveller,
  useStage,
} from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Area } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import { findPiece, newPiece } from '../../rules/pieces.ts';
import type { Piece, State } from '../../rules/state.ts';
import type { SumPart } from '../../rules/sums.ts';
import { counterName, resultName } from '../../text/index.ts';
import { NAMES } from '../../text/names.ts';
import { CounterFace, faceOf } from './counters.tsx';
import { OUTLINE, spotOf } from './geometry.ts';
import { type Fight, fightIn, join, pacesOf, type Scene, scenesOf } from './scenes.ts';
import { liveryOf } from './seats.ts';
import { WEB_WORDS } from './words.ts';

/** The width of a battle's banner at most. */
const BANNER = 340;

export const useStageOf = (
  props: Pick<BoardProps, 'fresh' | 'pace' | 'audience'>,
  view: State,
  language: Language,
): Stage<Scene, string, Area> =>
  useStage(
    props,
    {
      memory: fightIn(view),
      tell(news, before: Fight) {
        const { scenes, fight } = scenesOf(news as readonly GameEvent[], view, language, before);
        return { scenes, memory: fight };
      },
      paces: pacesOf,
      rolls: ({ kind }) => kind === 'battle',
      join,
    },
    (id, area) => findPiece(view, id)?.area === area,
  );

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
        {scene.pieces.map((counter, i) => {
          const one = findPiece(view, counter);
          if (one === null) return null;
          return (
            <Traveller
              key={`${counter}:${scene.path[0]}`}
              path={scene.path.map((area) => besides(area, i * 10 * scale))}
              pace={pace}
              scale={scale}
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
        <g className="kit-falling" style={{ animationDuration: `${pace * pacesOf(scene)}ms` }}>
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

/** Those who travel together do not hide each other. */
function besides(area: Area, aside: number): Point {
  const [x, y] = spotOf(area);
  return [x + aside, y - aside / 2];
}

/** The part of a scene that is told beside its area: a battle's banner, a spell's word. */
export function SceneBeside({
  scene,
  camera,
  size,
  language,
  pace,
}: Beside<Scene> & { readonly language: Language }): ReactElement | null {
  if (scene === null || scene.kind === 'travel') return null;
  const at = onScreen(camera, spotOf(scene.area));
  const lasts = pace * pacesOf(scene);
  if (scene.kind !== 'battle')
    return (
      <SceneWord
        key={`${scene.kind}${scene.area}${scene.text}`}
        at={at}
        tone={scene.kind === 'word' ? scene.tone : scene.kind === 'death' ? 'bad' : 'good'}
        lasts={lasts}
      >
        {scene.text}
      </SceneWord>
    );
  const { battle } = scene;
  const words = WEB_WORDS[language];
  const side = (ids: readonly string[]): string =>
    NAMES[language].list(ids.map((id) => counterName(id, language)));
  /** One part needs no sum. */
  const summed = (parts: readonly SumPart[] = []): ReactElement | null =>
    parts.length < 2 ? null : <small>{NAMES[language].sum(parts)}</small>;
  return (
    <SceneCard place={cardPlace(at, size, BANNER)} lasts={lasts} className="aoh-banner">
      <div className="aoh-banner-side">
        <span>{side(battle.attackers)}</span>
        <b>{battle.attack}</b>
        {summed(battle.sums?.attack)}
      </div>
      <FallingDie face={battle.die} size={34} />
      <div className="aoh-banner-side">
        <span>{side(battle.defenders)}</span>
        <b>{battle.defence}</b>
        {summed(battle.sums?.defence)}
      </div>
      <div className="aoh-banner-result">
        {battle.luck !== 0 && <small>{words.withLuck(battle.luck)}</small>}
        {resultName(battle.result, language)}
      </div>
    </SceneCard>
  );
}
