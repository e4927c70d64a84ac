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
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
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
import { type DiceOf, type Fight, pacesOf, type Scene, scenesOf } from './scenes.ts';
import { ArmyShield } from './shields.tsx';
import { standIn } from './stands.ts';

export const useStageOf = (
  props: Pick<BoardProps, 'fresh' | 'pace' | 'audience'>,
  view: State,
  language: Language,
): Stage<Scene, PieceId, Hex> =>
  useStage(
    props,
    {
      memory: null,
      tell(news, before: Fight | null) {
        const { scenes, fight } = scenesOf(news as readonly GameEvent[], view, language, before);
        return { scenes, memory: fight };
      },
      paces: pacesOf,
      rolls: ({ kind }) => kind === 'dice',
    },
    (piece, hex) => hexOfPiece(view, piece) === hex,
  );

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
      <>
        {scene.pieces.map((piece) => (
          <Traveller key={`${piece}:${scene.path[0]}`} path={scene.path.map(standIn)} pace={pace} scale={1.2}>
            <Travelling piece={piece} view={view} seat={seat} />
          </Traveller>
        ))}
      </>
    );
  if (scene.kind === 'fall') {
    const [x, y] = standIn(scene.hex);
    const army = findArmy(view, scene.army);
    return army === undefined ? null : (
      <g transform={`translate(${x} ${y})`} {...HIDDEN}>
        <g className="kit-falling" style={lasts}>
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
}: Beside<Scene> & { readonly view: State; readonly language: Language }): ReactElement | null {
  if (scene === null || scene.kind === 'travel') return null;
  const at: Point =
    scene.hex === null ? [size.width / 2, size.height * 0.45] : onScreen(camera, centreOf(scene.hex));
  const lasts = pace * pacesOf(scene);
  if (scene.kind !== 'dice')
    return (
      <SceneWord
        key={`${scene.kind}${scene.hex}${scene.text}`}
        at={at}
        tone={scene.kind === 'word' ? scene.tone : 'bad'}
        lasts={lasts}
      >
        {scene.text}
      </SceneWord>
    );
  return (
    <SceneCard
      key={`${scene.title}${scene.dice.map(({ faces }) => faces.join('')).join('|')}`}
      place={cardPlace(at, size, CARD)}
      lasts={lasts}
    >
      <b>{scene.title}</b>
      {scene.dice.map((dice, i) => (
        <Roll key={i} dice={dice} view={view} language={language} />
      ))}
      {scene.result !== '' && <p>{scene.result}</p>}
    </SceneCard>
  );
}

function Roll({ dice, view, language }: { dice: DiceOf; view: State; language: Language }): ReactElement {
  const side = dice.army === null ? view.sides[dice.seat] : sideOf(dice.army);
  return (
    <div className="cam-roll">
      <SideEmblem side={side ?? 'normans'} size={24} />
      <span className="cam-roll-dice">
        {dice.faces.map((face, i) => (
          <span key={i} className={face >= dice.needs ? 'cam-hit' : undefined}>
            <FallingDie face={face} size={26} />
          </span>
        ))}
      </span>
      <small>{dice.note || (dice.army === null ? '' : armyName(dice.army, language))}</small>
    </div>
  );
}
