// What somebody points at beside the board, by mouse or by focus: an option, or a name that has a topic of help.

import { type FocusEvent, type PointerEvent, useCallback, useMemo, useState } from 'react';

/** An element says what it stands for by `data-option` or `data-topic`. */
export interface Beside {
  readonly option: string | null;
  readonly topic: string | null;
  /** It has the focus: the board may move to show it. */
  readonly byKey: boolean;
}

export interface Pointing {
  readonly beside: Beside | null;
  /** The board moves to a topic, which stays lit until something else is pressed. */
  show(topic: string): void;
  readonly handlers: {
    onPointerOver(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
    onPointerDown(): void;
  };
}

/** A pointer comes before the focus; what is left alone again leaves it to the focus. */
export function usePointing(): Pointing {
  const [hover, setHover] = useState<Beside | null>(null);
  const [focus, setFocus] = useState<Beside | null>(null);
  const [shown, setShown] = useState<Beside | null>(null);
  const handlers = useMemo(
    (): Pointing['handlers'] => ({
      onPointerOver: ({ target, pointerType }) =>
        pointerType === 'mouse' && setHover((before) => same(before, besideOf(target, false))),
      onPointerLeave: () => setHover(null),
      onFocus: ({ target }) => setFocus(target.matches(':focus-visible') ? besideOf(target, true) : null),
      onBlur: () => setFocus(null),
      onPointerDown: () => setShown(null),
    }),
    [],
  );
  const show = useCallback((topic: string) => setShown({ option: null, topic, byKey: true }), []);
  const elsewhere = hover !== null && hover.topic !== shown?.topic ? hover : null;
  return { beside: elsewhere ?? shown ?? hover ?? focus, show, handlers };
}

function besideOf(target: EventTarget, byKey: boolean): Beside | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-option], [data-topic]') : null;
  if (found === null) return null;
  const { option = null, topic = null } = found.dataset;
  return { option, topic, byKey };
}

/** The same object for the same thing: within a button nothing is drawn anew. */
const same = (before: Beside | null, now: Beside | null): Beside | null =>
  before?.option === now?.option && before?.topic === now?.topic ? before : now;
