// Plays scenes on the board and beside it.

import type { BoardProps } from '@skald/games/board';
import {
  type Beside,
  cardPlace,
  Die,
  FallingDie,
  HIDDEN,
  onScreen,
  SceneCard,
  SceneWord,
  Traveller,
  useProgramme,
} from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useMemo } from 'react';
import { isMinion, modelFacts } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import { findModel } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { figureOf } from '../../text/figures.ts';
import { Token, type TokenLook } from './drawing/token.tsx';
import { lookOf, standOf, tokenScale, toStand } from './figure-layer.tsx';
import { pacesOf, type Scene, scenesOf, type Walk } from './scenes.ts';
import { centreOf } from './spots.ts';
import { WEB_WORDS } from './words.ts';

type Dice = Extract<Scene, { kind: 'dice' }>;

interface Stage {
  readonly scene: Scene | null;
  /** Journeys that are shown or still to come, the first of each model. */
  readonly journeys: ReadonlyMap<string, Walk>;
  readonly elsewhere: ReadonlySet<string>;
  readonly skip: () => boolean;
}

export function useStage(
  { fresh, pace, audience }: Pick<BoardProps, 'fresh' | 'pace' | 'audience'>,
  view: State,
  language: Language,
): Stage {
  const { scene, scenes, skip } = useProgramme<Scene, null>(
    fresh,
    pace,
    {
      memory: null,
      tell: (news) => ({ scenes: scenesOf(news as readonly GameEvent[], view, language), memory: null }),
      paces: pacesOf,
      rolls: ({ kind }) => kind === 'dice',
    },
    audience,
  );
  const journeys = useMemo(() => {
    const first = new Map<string, Walk>();
    for (const one of scenes)
      if (one.kind === 'travel') for (const model of one.pieces) if (!first.has(model)) first.set(model, one);
    return first;
  }, [scenes]);
  const elsewhere = useMemo(() => new Set(journeys.keys()), [journeys]);
  return { scene, journeys, elsewhere, skip };
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
      {[...journeys].map(([model, journey]) => (
        <Walker
          key={model}
          path={journey.path}
          look={lookFor(view, model)}
          pace={journey === scene ? pace : 0}
        />
      ))}
      {scene?.kind === 'fall' && <Falling scene={scene} pace={pace} />}
    </g>
  );
}

function Falling({ scene, pace }: { scene: Extract<Scene, { kind: 'fall' }>; pace: number }): ReactElement {
  const [x, y] = scene.at;
  return (
    <g transform={toStand({ type: scene.type, x, y })}>
      <g className="kit-falling" style={{ animationDuration: `${pace * pacesOf(scene)}ms` }}>
        <Token type={scene.type} facing={scene.facing} />
      </g>
    </g>
  );
}

function Walker({ path, look, pace }: { path: Walk['path']; look: TokenLook; pace: number }): ReactElement {
  return (
    <Traveller
      path={path.map(([x, y]) => standOf({ type: look.type, x, y }).at)}
      pace={pace}
      scale={tokenScale(look.type)}
    >
      <Token {...look} />
    </Traveller>
  );
}

/** The width of a card with dice at most. */
const CARD = 320;

/** The part of a scene that is told beside its square: dice, words. */
export function SceneBeside({
  scene,
  camera,
  size,
  language,
  pace,
}: Beside<Scene> & { readonly language: Language }): ReactElement | null {
  if (scene === null || scene.kind === 'travel') return null;
  const at = onScreen(camera, centreOf({ x: scene.at[0], y: scene.at[1] }));
  const lasts = pace * pacesOf(scene);
  if (scene.kind === 'dice')
    return (
      <SceneCard
        key={`${scene.title}${scene.pairs.map(({ attack }) => attack).join('')}${scene.discarded.join('')}`}
        place={cardPlace(at, size, CARD)}
        lasts={lasts}
      >
        <DiceCard scene={scene} language={language} />
      </SceneCard>
    );
  return (
    <SceneWord
      key={`${scene.kind}${scene.at.join()}${scene.text}`}
      at={at}
      tone={scene.kind === 'fall' || scene.bad ? 'bad' : 'good'}
      lasts={lasts}
    >
      {scene.text}
    </SceneWord>
  );
}

/** The attacker's dice above, what meets each of them below; a Hit is framed. */
function DiceCard({ scene, language }: { scene: Dice; language: Language }): ReactElement {
  return (
    <>
      <b>{scene.title}</b>
      <div className="dun-pairs">
        {scene.pairs.map(({ attack, defence, hit }, i) => (
          <span key={i} className={hit ? 'dun-pair dun-hit' : 'dun-pair'}>
            <FallingDie face={attack} size={28} />
            {defence === null ? <em>–</em> : <Die face={defence} size={24} />}
          </span>
        ))}
        {scene.discarded.map((face, i) => (
          <span key={`d${i}`} className="dun-pair dun-discarded">
            <FallingDie face={face} size={28} />
          </span>
        ))}
      </div>
      <small>
        {scene.armour}
        {scene.discarded.length > 0 && ` · ${scene.discarded.join(' ')}: ${WEB_WORDS[language].discarded}`}
      </small>
      {scene.sums.map((sum) => (
        <small key={sum} className="dun-sum">
          {sum}
        </small>
      ))}
      <p>{scene.result}</p>
    </>
  );
}
