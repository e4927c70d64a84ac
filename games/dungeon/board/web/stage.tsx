// Plays scenes on the board and beside it.

import { type Camera, Die, HIDDEN, type Size, useProgramme } from '@skald/games/board-kit';
import type { Event } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ReactElement, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { isMinion, modelFacts, type Place } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import { findModel } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { figureOf } from '../../text/figures.ts';
import { Token, type TokenLook } from './drawing/token.tsx';
import { lookOf, standOf } from './figure-layer.tsx';
import { pacesOf, type Scene, scenesOf } from './scenes.ts';
import { centreOf } from './spots.ts';
import { WEB_WORDS } from './words.ts';

type Travel = Extract<Scene, { kind: 'travel' }>;
type Dice = Extract<Scene, { kind: 'dice' }>;

interface Stage {
  readonly scene: Scene | null;
  /** Journeys that are shown or still to come, the first of each model. */
  readonly journeys: ReadonlyMap<string, Travel>;
  readonly elsewhere: ReadonlySet<string>;
  readonly skip: () => void;
}

export function useStage(fresh: readonly Event[], view: State, pace: number, language: Language): Stage {
  const tell = useCallback(
    (news: readonly Event[]) => scenesOf(news as readonly GameEvent[], view, language),
    [view, language],
  );
  const { scenes, skip } = useProgramme<Scene>(fresh, pace, tell, pacesOf);
  const journeys = useMemo(() => {
    const first = new Map<string, Travel>();
    for (const scene of scenes)
      if (scene.kind === 'travel' && !first.has(scene.model)) first.set(scene.model, scene);
    return first;
  }, [scenes]);
  const elsewhere = useMemo(() => new Set(journeys.keys()), [journeys]);
  return { scene: scenes[0] ?? null, journeys, elsewhere, skip };
}

/** A model that is gone already looks like its kind. */
function lookFor(view: State, id: string): TokenLook {
  const one = findModel(view, id);
  if (one !== undefined) return lookOf(view, one);
  const { type, number } = figureOf(id);
  const { injuredFrom } = modelFacts(type);
  const wounds = isMinion(type) ? null : 0;
  return { type, number, wounds, injuredFrom, facing: 'S', injured: false, acted: false, marks: 0 };
}

export function SceneOnBoard({
  stage: { scene, journeys },
  view,
  pace,
}: {
  stage: Stage;
  view: State;
  pace: number;
}): ReactElement {
  return (
    <g className="dun-drawing" {...HIDDEN}>
      {[...journeys.values()].map((journey) => (
        <Traveller
          key={journey.model}
          journey={journey}
          look={lookFor(view, journey.model)}
          pace={journey === scene ? pace : 0}
        />
      ))}
      {scene?.kind === 'fall' && <Falling scene={scene} pace={pace} />}
    </g>
  );
}

function Falling({ scene, pace }: { scene: Extract<Scene, { kind: 'fall' }>; pace: number }): ReactElement {
  const { at, size } = standOf({ type: scene.type, x: scene.at[0], y: scene.at[1] });
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${size === 2 ? 1.9 : 1})`}>
      <g className="dun-falling" style={{ animationDuration: `${pace * pacesOf(scene)}ms` }}>
        <Token
          type={scene.type}
          facing={scene.facing}
          number={null}
          wounds={null}
          injuredFrom={null}
          injured={false}
          acted={false}
          marks={0}
        />
      </g>
    </g>
  );
}

/** Walks its path, or waits at the beginning of it while the pace is 0. */
function Traveller({
  journey,
  look,
  pace,
}: {
  journey: Travel;
  look: TokenLook;
  pace: number;
}): ReactElement {
  const element = useRef<SVGGElement>(null);
  const scale = modelFacts(look.type).size === 2 ? 1.9 : 1;
  const placed = journey.path.map(([x, y]) => {
    const { at } = standOf({ type: look.type, x, y });
    return `translate(${at[0]}px, ${at[1]}px)`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one journey, one animation
  useLayoutEffect(() => {
    if (pace === 0) return;
    const walk = element.current?.animate(
      placed.map((transform) => ({ transform, easing: 'ease-in-out' })),
      { duration: pace * (journey.path.length - 1), fill: 'forwards' },
    );
    return () => walk?.cancel();
  }, [journey, pace]);
  return (
    <g ref={element} style={{ transform: placed[0] }}>
      <g transform={`scale(${scale})`}>
        <Token {...look} />
      </g>
    </g>
  );
}

/** Half the width of a card with dice at most, and how high it is together with its distance from the square. */
const HALF_CARD = 160;
const CARD_ROOM = 208;

/** The part of a scene that is told beside its square: dice, words. */
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
  const [left, top] = onScreen(scene.at, camera);
  const lasts = `${pace * pacesOf(scene)}ms`;
  if (scene.kind === 'dice') {
    const margin = Math.min(HALF_CARD, size.width / 2);
    const below = top < size.height / 3;
    return (
      <div
        key={`${scene.title}${scene.pairs.map(({ attack }) => attack).join('')}${scene.discarded.join('')}`}
        className={below ? 'dun-dice dun-dice-below' : 'dun-dice'}
        style={{
          left: Math.min(Math.max(left, margin), size.width - margin),
          top: below
            ? Math.min(Math.max(top, 0), size.height - CARD_ROOM)
            : Math.max(Math.min(top, size.height), CARD_ROOM),
          animationDuration: lasts,
        }}
        {...HIDDEN}
      >
        <DiceCard scene={scene} language={language} />
      </div>
    );
  }
  const bad = scene.kind === 'fall' || scene.bad;
  return (
    <div
      key={`${scene.kind}${scene.at.join()}${scene.text}`}
      className={bad ? 'dun-word dun-word-bad' : 'dun-word'}
      style={{ left, top, animationDuration: lasts }}
      {...HIDDEN}
    >
      {scene.text}
    </div>
  );
}

const onScreen = ([x, y]: Place, { scale, left, top }: Camera): [number, number] => {
  const [cx, cy] = centreOf({ x, y });
  return [cx * scale + left, cy * scale + top];
};

/** The attacker's dice above, what meets each of them below; a Hit is framed. */
function DiceCard({ scene, language }: { scene: Dice; language: Language }): ReactElement {
  return (
    <>
      <b>{scene.title}</b>
      <div className="dun-pairs">
        {scene.pairs.map(({ attack, defence, hit }, i) => (
          <span key={i} className={hit ? 'dun-pair dun-hit' : 'dun-pair'}>
            <i>
              <Die face={attack} size={28} />
            </i>
            {defence === null ? <em>–</em> : <Die face={defence} size={24} />}
          </span>
        ))}
        {scene.discarded.map((face, i) => (
          <span key={`d${i}`} className="dun-pair dun-discarded">
            <i>
              <Die face={face} size={28} />
            </i>
          </span>
        ))}
      </div>
      <small>
        {scene.armour}
        {scene.discarded.length > 0 && ` · ${scene.discarded.join(' ')}: ${WEB_WORDS[language].discarded}`}
      </small>
      <p>{scene.result}</p>
    </>
  );
}
