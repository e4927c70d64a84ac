// The picture of an event: its place, what it offers, and the heroes in the order in which they walk.

import type { BoardProps } from '@skald/games/board';
import { SceneWord } from '@skald/games/board-kit';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import type { Scene } from '../../../content/generating/scenes.ts';
import { isHero } from '../../../rules/fight/fighters.ts';
import type { State } from '../../../rules/fight/state.ts';
import { offersIn } from '../../../rules/sitting/notes.ts';
import { pacesOf } from '../scenes.ts';
import { DiceCard, type FightStage } from '../stage.tsx';
import { backdropOf } from './backdrops.ts';
import { deedsIn } from './deeds.ts';
import { March } from './march.tsx';
import { type Cut, HEIGHT } from './pen.ts';
import { PlaceMenu } from './place-menu.tsx';
import { Things } from './places.tsx';
import { type Frame, marchStations, NARROW, WIDE } from './stations.ts';
import { useWidth } from './use-width.ts';

type Props = Pick<BoardProps<State>, 'decision' | 'language' | 'choose' | 'pace' | 'point'> & {
  readonly view: State;
  readonly stage: FightStage;
  readonly scene: Scene;
  /** A place seen from the other side is another place. */
  readonly mirrored: boolean;
};

/** What somebody wants to do something with. */
interface Picked {
  readonly key: number | string;
  readonly title: string;
  readonly x: number;
}

export function Picture(props: Props): ReactElement {
  const { view, decision, language, choose, pace, point, stage, scene, mirrored } = props;
  const { frame, width, narrow } = useWidth();
  const shown = narrow ? NARROW : WIDE;
  const deeds = useMemo(() => deedsIn(decision), [decision]);
  const [picked, setPicked] = useState<Picked | null>(null);
  const options =
    picked === null
      ? []
      : ((typeof picked.key === 'number' ? deeds.things.get(picked.key) : deeds.heroes.get(picked.key)) ??
        []);
  const offers = view.sitting === undefined ? [] : offersIn(view.sitting);
  const march = marchOf(view);
  return (
    <div ref={frame} className={narrow ? 'run-picture run-picture-narrow' : 'run-picture'}>
      <Backdrop cuts={backdropOf(scene)} frame={shown} mirrored={mirrored} />
      <Things
        offers={offers}
        deeds={deeds.things}
        frame={shown}
        narrow={narrow}
        language={language}
        pick={setPicked}
      />
      <March
        view={view}
        march={march}
        deeds={deeds.heroes}
        frame={shown}
        language={language}
        pick={setPicked}
        point={point}
      />
      <Told
        {...stage}
        view={view}
        march={march}
        frame={shown}
        width={width}
        pace={pace}
        language={language}
      />
      {picked !== null && decision !== null && options.length > 0 && (
        <PlaceMenu
          key={picked.key}
          view={view}
          decision={decision}
          options={options}
          title={picked.title}
          left={(width * (picked.x - shown.left)) / shown.width}
          width={width}
          language={language}
          choose={(id) => {
            setPicked(null);
            choose(id);
          }}
          close={() => setPicked(null)}
        />
      )}
    </div>
  );
}

/** All who set out and live, the foremost first; before and after that everybody. */
const marchOf = (view: State) => {
  const march = view.sitting?.march ?? [];
  const alive = view.fighters.filter((one) => isHero(one) && one.condition !== 'dead');
  return alive.toSorted((a, b) => march.indexOf(a.id) - march.indexOf(b.id));
};

export const Backdrop = ({
  cuts,
  frame,
  mirrored = false,
  children,
}: {
  cuts: readonly Cut[];
  frame: Frame;
  mirrored?: boolean;
  children?: ReactNode;
}): ReactElement => (
  <svg
    className="run-backdrop"
    viewBox={`${frame.left} 0 ${frame.width} ${HEIGHT}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <g transform={mirrored ? 'translate(960 0) scale(-1 1)' : undefined}>
      {cuts.map(({ tone, d }, i) => (
        <path key={i} className={`run-cut run-cut-${tone}`} d={d} />
      ))}
    </g>
    {children}
  </svg>
);

/** Dice in the middle of the picture, words over whom they are about. */
function Told({
  scene,
  view,
  march,
  frame,
  width,
  pace,
  language,
}: FightStage & {
  view: State;
  march: ReturnType<typeof marchOf>;
  frame: Frame;
  width: number;
} & Pick<BoardProps, 'pace' | 'language'>): ReactElement | null {
  if (scene === null || !('at' in scene)) return null;
  const lasts = pace * pacesOf(scene);
  if (scene.kind === 'dice')
    return (
      <DiceCard
        scene={scene}
        view={view}
        place={{ below: true, style: { left: width / 2, top: 0 } }}
        lasts={lasts}
        language={language}
      />
    );
  const whose = march.findIndex(({ x, y }) => x === scene.at.x && y === scene.at.y);
  const station = marchStations(march.length, frame)[whose];
  const across = station === undefined ? 50 : (100 * (station.x - frame.left)) / frame.width;
  return (
    <div className="run-called" style={{ left: `${across}%` }}>
      <SceneWord
        key={`${scene.kind}${whose}${scene.text}`}
        at={[0, 0]}
        tone={scene.kind === 'fall' ? 'bad' : scene.tone}
        lasts={lasts}
      >
        {scene.text}
      </SceneWord>
    </div>
  );
}
