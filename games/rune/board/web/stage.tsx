// Plays scenes on the field and beside it.

import type { BoardProps } from '@skald/games/board';
import {
  type Beside,
  cardPlace,
  FallingDie,
  HIDDEN,
  onScreen,
  type Placed,
  SceneCard,
  SceneWord,
  type Stage,
  Traveller,
  useStage,
} from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Spot } from '../../content/battle-map.ts';
import type { GameEvent } from '../../rules/fight/events.ts';
import { extraOf } from '../../rules/fight/extras.ts';
import type { State } from '../../rules/fight/state.ts';
import { whereIn } from '../../rules/sitting/where.ts';
import { Token } from './drawing/token.tsx';
import { FighterPicture } from './emblems.tsx';
import { ExtraMark } from './figure-layer.tsx';
import { findFighter, lookOf, sizeOf } from './figures.ts';
import { pacesOf, type Row, rolls, type Scene, scenesOf } from './scenes.ts';
import { centreOf } from './spots.ts';
import type { Throw } from './throws.ts';
import { WEB_WORDS } from './words.ts';

export type FightStage = Stage<Scene, string, Spot>;

export function useScenes({
  view,
  fresh,
  pace,
  audience,
  language,
}: Pick<BoardProps<State>, 'view' | 'fresh' | 'pace' | 'audience' | 'language'>): FightStage {
  // How everybody stood before what is new.
  const before = useRef(stoodIn(view));
  useEffect(() => {
    before.current = stoodIn(view);
  }, [view]);
  return useStage<Scene, null, string, Spot>(
    { fresh, pace, ...(audience && { audience }) },
    {
      memory: null,
      tell: (news) => ({
        scenes: scenesOf(
          news as readonly GameEvent[],
          before.current.all,
          view,
          language,
          before.current.onField,
        ),
        memory: null,
      }),
      paces: pacesOf,
      rolls,
    },
    (id, spot) => {
      const one = findFighter(view, id) ?? view.extras.find((extra) => extra.id === id);
      return one?.x === spot?.x && one?.y === spot?.y;
    },
  );
}

const stoodIn = (view: State) => ({
  all: [...view.fighters, ...view.extras],
  onField: whereIn(view) === 'field',
});

export function SceneOnBoard({
  scene,
  view,
  pace,
}: FightStage & { view: State; pace: number }): ReactElement {
  return (
    <g className="run-drawing" {...HIDDEN}>
      {scene?.kind === 'travel' &&
        scene.pieces.map((id) => <Walker key={id} view={view} id={id} path={scene.path} pace={pace} />)}
      {scene?.kind === 'flight' && <Arrow view={view} from={scene.from} to={scene.to} pace={pace} />}
      {scene?.kind === 'fall' && <Falling view={view} scene={scene} pace={pace} />}
    </g>
  );
}

function Walker({
  view,
  id,
  path,
  pace,
}: {
  view: State;
  id: string;
  path: readonly Spot[];
  pace: number;
}): ReactElement {
  const one = findFighter(view, id);
  if (one === undefined)
    return (
      <Traveller path={path.map((spot) => centreOf(spot))} pace={pace}>
        <ExtraMark extra={extraOf(view, id)} />
      </Traveller>
    );
  return (
    <Traveller path={path.map((spot) => centreOf(spot, sizeOf(view, one)))} pace={pace}>
      <Token {...lookOf(view, one)} />
    </Traveller>
  );
}

function Arrow({ from, to, pace }: { view: State; from: Spot; to: Spot; pace: number }): ReactElement {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <Traveller path={[centreOf(from), centreOf(to)]} pace={pace}>
      <path
        d="M-20 0H14M20 0L10 -5V5ZM-20 0L-26 -4M-20 0L-26 4M-15 0L-21 -4M-15 0L-21 4"
        className="run-arrow"
        transform={`rotate(${turn})`}
      />
    </Traveller>
  );
}

function Falling({
  view,
  scene: { fighter, at, ...scene },
  pace,
}: {
  view: State;
  scene: Extract<Scene, { kind: 'fall' }>;
  pace: number;
}): ReactElement | null {
  const one = findFighter(view, fighter);
  if (one === undefined) return null;
  const [x, y] = centreOf(at, sizeOf(view, one));
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        className="kit-falling"
        style={{ animationDuration: `${pace * pacesOf({ ...scene, at, fighter })}ms` }}
      >
        <Token {...lookOf(view, one)} condition="able" />
      </g>
    </g>
  );
}

/** The width of a card with dice at most. */
const CARD = 340;

/** The part of a scene that is told beside its place: dice, words. */
export function SceneBeside({
  scene,
  view,
  camera,
  size,
  language,
  pace,
}: Beside<Scene> & { readonly view: State; readonly language: Language }): ReactElement | null {
  if (scene === null || scene.kind === 'travel' || scene.kind === 'flight') return null;
  const lasts = pace * pacesOf(scene);
  if (scene.kind === 'initiative')
    return (
      <SceneCard
        key={scene.title}
        place={{ below: true, style: { left: size.width / 2, top: 0 } }}
        lasts={lasts}
        className="run-order-card"
      >
        <OrderCard scene={scene} view={view} language={language} />
      </SceneCard>
    );
  const at = onScreen(camera, centreOf(scene.at));
  if (scene.kind === 'dice')
    return (
      <DiceCard
        scene={scene}
        view={view}
        place={cardPlace(at, size, CARD)}
        lasts={lasts}
        language={language}
      />
    );
  return (
    <SceneWord
      key={`${scene.kind}${scene.at.x}${scene.at.y}${scene.text}`}
      at={at}
      tone={scene.kind === 'fall' ? 'bad' : scene.tone}
      lasts={lasts}
    >
      {scene.text}
    </SceneWord>
  );
}

/** Dice, and what came of them. */
export const DiceCard = ({
  scene,
  view,
  place,
  lasts,
  language,
}: {
  scene: Extract<Scene, { kind: 'dice' }>;
  view: State;
  place: Placed;
  lasts: number;
  language: Language;
}): ReactElement => (
  <SceneCard
    key={`${scene.title}${scene.rows.map(({ total, throws }) => `${total}${throws[0]?.faces.join()}`).join()}`}
    place={place}
    lasts={lasts}
  >
    <b>{scene.title}</b>
    {scene.rows.map((row, i) => (
      <DiceRow key={i} row={row} view={view} named={scene.rows.length > 1} language={language} />
    ))}
    <p>{scene.result}</p>
  </SceneCard>
);

/** Whose dice, how they fell, and below them where the total comes from. */
function DiceRow({
  row: { fighter, throws, total, sum },
  view,
  named,
  language,
}: {
  row: Row;
  view: State;
  named: boolean;
  language: Language;
}): ReactElement {
  const one = findFighter(view, fighter);
  return (
    <div className="run-dice-row">
      {named && one !== undefined && <FighterPicture view={view} one={one} size={30} />}
      {throws.map((thrown, i) => (
        <ThrownDice key={i} thrown={thrown} language={language} />
      ))}
      {total !== null && <strong>{total}</strong>}
      {sum !== '' && <small>{sum}</small>}
    </div>
  );
}

/** Each die of a throw falls after the one before it; a botch says so. */
function ThrownDice({ thrown, language }: { thrown: Throw; language: Language }): ReactElement {
  const { botch, triumph } = WEB_WORDS[language];
  const open = thrown.faces.length > 1;
  return (
    <span className={thrown.botched ? 'run-thrown run-botched' : 'run-thrown'}>
      {thrown.faces.map((face, i) => (
        <span key={i} style={{ animationDelay: `${i * 180}ms` }}>
          {i > 0 && (thrown.botched ? '−' : '+')}
          <FallingDie face={face} size={30} sides={thrown.sides} />
        </span>
      ))}
      {open && <em>{thrown.botched ? botch : triumph}</em>}
    </span>
  );
}

/** As many as a card holds. */
const MOST_ROWS = 12;

function OrderCard({
  scene: { title, rows },
  view,
  language,
}: {
  scene: Extract<Scene, { kind: 'initiative' }>;
  view: State;
  language: Language;
}): ReactElement {
  return (
    <>
      <b>{title}</b>
      <div className="run-order">
        {rows.slice(0, MOST_ROWS).map((row) => (
          <DiceRow key={row.fighter} row={row} view={view} named language={language} />
        ))}
      </div>
      {rows.length > MOST_ROWS && <small>{WEB_WORDS[language].others(rows.length - MOST_ROWS)}</small>}
    </>
  );
}
