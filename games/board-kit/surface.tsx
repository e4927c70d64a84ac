// What every board is made of: a frame that can be looked around in, the drawing that listens, and what lies over it.

import type { ReactElement, ReactNode, RefObject, SVGProps } from 'react';
import type { Camera, Size } from './camera.ts';
import { type CardWords, FigureCardLayer } from './figure-card-layer.tsx';
import type { Lit, Site } from './lights.ts';
import { LitMarks, LitShapes, useLights } from './lights.tsx';
import { ProposalBar, type Proposed } from './proposal.tsx';
import type { CameraControl } from './use-camera.ts';
import type { LookedAt } from './use-pointing.ts';
import { ZoomButtons, type ZoomWords } from './zoom-buttons.tsx';

export function Surface<S>({
  frame,
  camera,
  controls: { handlers, proposed, figure, closeCard },
  words,
  cards,
  help,
  game,
  legend,
  lit,
  siteOf,
  above,
  ground,
  defs,
  over,
  children,
}: {
  frame: RefObject<HTMLDivElement | null>;
  camera: CameraControl;
  controls: {
    readonly handlers: SVGProps<SVGSVGElement>;
    readonly proposed: Proposed<S> | null;
    readonly figure: LookedAt | null;
    closeCard(): void;
  };
  words: ZoomWords & {
    readonly map: string;
    readonly mapHelp: string;
    readonly back: string;
    readonly legend: string;
  };
  /** What the card of a figure says besides the figure's own words, and where it leads. */
  cards: CardWords;
  help: (topic: string) => void;
  /** The prefix of the game's classes: `dun` makes a `dun-board` with a `dun-svg`. */
  game: string;
  /** Opens the legend. */
  legend: (() => void) | undefined;
  /** What is pointed at beside the board, and where on the map each of it is. */
  lit: Lit | undefined;
  siteOf: (topic: string) => Site | null;
  /** How it stands, above the map: nothing that stays lies over places. */
  above?: ReactNode;
  /** What is drawn once and only moved. */
  ground: ReactNode;
  defs?: ReactNode;
  /** Words, cards and menus, in pixels of the screen. */
  over: ReactNode;
  /** The map and what stands on it, in its own units. */
  children: ReactNode;
}): ReactElement {
  const { left, top, scale } = camera.camera;
  const lights = useLights(lit, siteOf, camera);
  return (
    <div className={`kit-board ${game}-board`}>
      {above}
      <div ref={frame} className="kit-view">
        {ground}
        <svg
          className={`kit-svg ${game}-svg`}
          width={camera.size.width}
          height={camera.size.height}
          role="application"
          aria-label={words.map}
          aria-description={words.mapHelp}
          {...handlers}
        >
          {defs}
          <g transform={`translate(${left} ${top}) scale(${scale})`}>
            {children}
            <LitShapes {...lights} />
          </g>
        </svg>
        <LitMarks {...lights} camera={camera.camera} size={camera.size} />
        {over}
        <FigureCardLayer frame={frame} figure={figure} words={cards} close={closeCard} help={help} />
        {proposed !== null && <ProposalBar proposed={proposed} back={words.back} />}
      </div>
      <ZoomButtons
        words={words}
        zoom={camera.zoom}
        fit={camera.fit}
        legend={legend && { label: words.legend, open: legend }}
      />
    </div>
  );
}

/** A drawing in a layer of its own, so that looking around moves it without drawing it anew. */
export function DrawnLayer({
  camera: { scale, left, top },
  world: { width, height },
  className = '',
  children,
}: {
  camera: Camera;
  world: Size;
  className?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <svg
      className={`kit-layer ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
