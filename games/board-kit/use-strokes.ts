// A pen that draws on a document: while it is down the document shows what will be, letting go makes one change of it.

import { useRef, useState } from 'react';
import { type Brush, begun, continued, type Stroke } from './strokes.ts';
import type { Pen } from './use-drawing.ts';

export function useStrokes<D, P>(
  document: D,
  {
    brushAt,
    change,
  }: {
    /** What is in the hand where it is pressed down. */
    brushAt: (at: P) => Brush<D, P>;
    /** The document after the stroke; the frame around the editor can take it back as one step. */
    change: (document: D) => void;
  },
): { readonly drawn: D; readonly pen: Pen<P> } {
  const [stroke, setStroke] = useState<Stroke<D, P> | null>(null);
  // Moves come faster than the page is drawn.
  const now = useRef<Stroke<D, P> | null>(null);
  const draw = (next: Stroke<D, P> | null): void => {
    now.current = next;
    setStroke(next);
  };
  const pen: Pen<P> = {
    begin: (at) => draw(begun(document, brushAt(at), at)),
    move: (to) => now.current !== null && draw(continued(now.current, to)),
    end: () => {
      if (now.current !== null) change(now.current.drawn);
      draw(null);
    },
    drop: () => draw(null),
  };
  return { drawn: stroke?.drawn ?? document, pen };
}
