// Plays scenes on the map and beside it.

import { type Camera, Die, HIDDEN, type Size, useProgramme } from '@skald/games/board-kit';
import type { Event, Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Hex, sideOf } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { armyName } from '../../text/names.ts';
import { hexOfPiece, type PieceId } from './deeds.ts';
import { SideEmblem } from './emblems.tsx';
import { faceOf, findArmy } from './faces.ts';
import { centreOf, hexPath } from './hexmap/index.ts';
import { Longship } from './longship.tsx';
import { Flame } from './marks.tsx';
import {
  type DiceOf,
  elsewhereFor,
  type Journey,
  lastJourney,
  pacesOf,
  type Scene,
  scenesOf,
  type Told,
} from './scenes.ts';
import { ArmyShield } from './shields.tsx';
import { standIn } from './stands.ts';

export interface Stage {
  readonly scene: Scene | null;
  readonly elsewhere: ReadonlyMap<PieceId, Hex | null>;
  /** The way of the last journey, until the next. */
  readonly trail: readonly Hex[] | null;
  readonly skip: () => void;
}

interface News extends Told {
  readonly fresh: readonly Event[];
  readonly journey: Journey | null;
}

export function useStage(fresh: readonly Event[], view: State, pace: number, language: Language): Stage {
  const [told, setTold] = useState<News>({ fresh: [], scenes: [], fight: null, journey: null });
  let now = told;
  if (told.fresh !== fresh) {
    const news = scenesOf(fresh as readonly GameEvent[], view, language, told.fight);
    now = { ...news, fresh, journey: lastJourney(news.scenes) ?? told.journey };
    setTold(now);
  }
  const { scenes, skip } = useProgramme<Scene>(fresh, pace, () => now.scenes, pacesOf);
  const elsewhere = useMemo(() => elsewhereFor(scenes), [scenes]);
  // What was taken back leaves no trail.
  const { journey } = now;
  const arrived = journey !== null && hexOfPiece(view, journey.piece) === journey.path.at(-1);
  return { scene: scenes[0] ?? null, elsewhere, trail: arrived ? journey.path : null, skip };
}

/** The part of a scene that happens on the map. */
export function SceneOnMap({
  scene,
  view,
  seat,
  pace,
}: {
  scene: Scene | null;
  view: State;
  seat: Seat | null;
  pace: number;
}): ReactElement | null {
  if (scene === null) return null;
  const lasts = { animationDuration: `${pace * pacesOf(scene)}ms` };
  if (scene.kind === 'travel')
    return (
      <Traveller key={`${scene.piece}:${scene.path[0]}`} path={scene.path} pace={pace}>
        <Travelling piece={scene.piece} view={view} seat={seat} />
      </Traveller>
    );
  if (scene.kind === 'fall') {
    const [x, y] = standIn(scene.hex);
    const army = findArmy(view, scene.army);
    return army === undefined ? null : (
      <g transform={`translate(${x} ${y})`} {...HIDDEN}>
        <g className="cam-falling" style={lasts}>
          <ArmyShield {...faceOf(view, { ...army, points: 0 }, seat)} />
        </g>
      </g>
    );
  }
  if (scene.kind !== 'fire') return null;
  const [x, y] = centreOf(scene.hex);
  return (
    <g {...HIDDEN}>
      <path d={hexPath(scene.hex)} className="cam-blaze" style={lasts} />
      {[-22, 0, 22].map((aside) => (
        <g key={aside} transform={`translate(${x + aside} ${y - Math.abs(aside) / 4}) scale(2.6)`}>
          <Flame />
        </g>
      ))}
    </g>
  );
}

function Travelling({
  piece,
  view,
  seat,
}: {
  piece: PieceId;
  view: State;
  seat: Seat | null;
}): ReactElement | null {
  const army = piece === 'ship' ? undefined : findArmy(view, piece);
  if (army === undefined) return <Longship moved={false} />;
  return <ArmyShield {...faceOf(view, army, seat)} spent={false} />;
}

function Traveller({
  path,
  pace,
  children,
}: {
  path: readonly Hex[];
  pace: number;
  children: ReactElement;
}): ReactElement {
  const element = useRef<SVGGElement>(null);
  const placed = path.map((hex) => {
    const [x, y] = standIn(hex);
    return `translate(${x}px, ${y}px)`;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one journey, one animation
  useLayoutEffect(() => {
    const journey = element.current?.animate(
      placed.map((transform) => ({ transform, easing: 'ease-in-out' })),
      { duration: pace * (path.length - 1), fill: 'forwards' },
    );
    return () => journey?.cancel();
  }, [path]);
  return (
    <g ref={element} style={{ transform: placed[0] }} {...HIDDEN}>
      <g transform="scale(1.2)">{children}</g>
    </g>
  );
}

/** The width of a card with dice at most. */
const CARD = 320;

/** The part of a scene that is told beside its hex: dice, words. */
export function SceneBeside({
  scene,
  view,
  camera,
  size,
  language,
  pace,
}: {
  scene: Scene | null;
  view: State;
  camera: Camera;
  size: Size;
  language: Language;
  pace: number;
}): ReactElement | null {
  if (scene === null || scene.kind === 'travel') return null;
  const [left, top] =
    scene.hex === null ? [size.width / 2, size.height * 0.45] : onScreen(centreOf(scene.hex), camera);
  const lasts = `${pace * pacesOf(scene)}ms`;
  if (scene.kind !== 'dice')
    return (
      <div
        key={`${scene.kind}${scene.hex}${scene.text}`}
        className={`cam-word cam-word-${scene.kind === 'word' ? scene.tone : 'bad'}`}
        style={{ left, top, animationDuration: lasts }}
        {...HIDDEN}
      >
        {scene.text}
      </div>
    );
  const margin = Math.min(CARD / 2, size.width / 2);
  return (
    <div
      key={`${scene.title}${scene.dice.map(({ faces }) => faces.join('')).join('|')}`}
      className={top < size.height / 3 ? 'cam-dice cam-dice-below' : 'cam-dice'}
      style={{
        left: Math.min(Math.max(left, margin), size.width - margin),
        top,
        animationDuration: lasts,
      }}
      {...HIDDEN}
    >
      <b className="cam-dice-title">{scene.title}</b>
      {scene.dice.map((dice, i) => (
        <Roll key={i} dice={dice} view={view} language={language} />
      ))}
      {scene.result !== '' && <p>{scene.result}</p>}
    </div>
  );
}

const onScreen = ([x, y]: readonly [number, number], { scale, left, top }: Camera): [number, number] => [
  x * scale + left,
  y * scale + top,
];

function Roll({ dice, view, language }: { dice: DiceOf; view: State; language: Language }): ReactElement {
  const side = dice.army === null ? view.sides[dice.seat] : sideOf(dice.army);
  return (
    <div className="cam-roll">
      <SideEmblem side={side ?? 'normans'} size={24} />
      <span className="cam-roll-dice">
        {dice.faces.map((face, i) => (
          <i key={i} className={face >= dice.needs ? 'cam-hit' : undefined}>
            <Die face={face} size={26} />
          </i>
        ))}
      </span>
      <small>{dice.note || (dice.army === null ? '' : armyName(dice.army, language))}</small>
    </div>
  );
}
