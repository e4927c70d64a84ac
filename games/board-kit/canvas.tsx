// The sheet of an editor: what is drawn, a cursor on it, and a pen for mouse, finger and key.

import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Point, World } from './camera.ts';
import { useCamera } from './use-camera.ts';
import { type Pen, useDrawing } from './use-drawing.ts';
import { ZoomButtons, type ZoomWords } from './zoom-buttons.tsx';

export interface CanvasProps<P> {
  /** Must stay the same object while the sheet keeps its size. */
  readonly world: World;
  /** The middle of the place under the cursor. */
  readonly cursor: Point;
  /** What somebody wants to see; a new point each time. */
  readonly shown: Point | null;
  /** Nothing is in the hand: one finger moves the sheet too. */
  readonly looking: boolean;
  readonly pen: Pen<P>;
  placeAt(point: Point): P;
  onPress(place: P): void;
  onKey(event: KeyboardEvent): void;
  readonly words: ZoomWords & { readonly map: string; readonly mapHelp: string };
  /** What is under the cursor, for whoever does not see it. */
  readonly said: string;
  readonly className: string;
  /** The drawing. */
  readonly children: ReactNode;
  /** What lies over it. */
  readonly over?: ReactNode;
}

export function Canvas<P>(props: CanvasProps<P>): ReactElement {
  const { world, cursor, shown, looking, pen, placeAt, onPress, onKey, words } = props;
  const help = useId();
  const frame = useRef<HTMLDivElement>(null);
  const camera = useCamera(frame, world, cursor);
  const { scale, left, top } = camera.camera;
  const { show } = camera;
  useEffect(() => {
    if (shown === null) return;
    show(shown);
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, show]);
  const drawing = useDrawing(frame, camera, { looking, pen, placeAt, onPress, onKey });
  return (
    <div className={`kit-canvas ${looking ? 'kit-canvas-looking' : 'kit-canvas-drawing'} ${props.className}`}>
      <div ref={frame} className="kit-view">
        <svg
          width={camera.size.width}
          height={camera.size.height}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys
          tabIndex={0}
          aria-label={words.map}
          aria-describedby={help}
          {...drawing}
          onFocus={() => show(cursor)}
        >
          <g transform={`translate(${left} ${top}) scale(${scale})`}>{props.children}</g>
        </svg>
        <p id={help} className="hidden">
          {words.mapHelp}
        </p>
        <p className="hidden" aria-live="polite">
          {props.said}
        </p>
        {props.over}
      </div>
      <ZoomButtons words={words} zoom={camera.zoom} fit={camera.fit} />
    </div>
  );
}
