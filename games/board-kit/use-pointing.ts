// Mouse, finger and keys over a map of places: what is pointed at, where the cursor is, and when something is pressed.

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { onMap, type Point } from './camera.ts';
import type { FigureCard } from './figure-card.ts';
import type { CameraControl } from './use-camera.ts';

const LONG_PRESS = 550;

/** A map whose elements stand for spots; each carries its key as `data-key`. */
export interface Pointed<S> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  /** Where the cursor is at first. */
  readonly start: S;
  /** What an element of the drawing stands for. */
  spotUnder(target: EventTarget | null): S | null;
  /** What is at a point of the map where no element stands for it: for maps of more places than a page can hold. */
  spotAt?(point: Point): S | null;
  keyOf(spot: S): string;
  topicOf(spot: S): string;
  /** Where it is on the map. */
  placeOf(spot: S): readonly [x: number, y: number];
  /** `height`: how far down on the board, where a hand has pressed. */
  press(spot: S, pointer: string, height?: number): void;
  /** A press where no spot is. */
  miss(): void;
  /** Ends what is shown in motion. Whether dice were still to fall: then a press has meant nothing but this. */
  skip(): boolean;
  /** Whether a press there does anything; a double click elsewhere looks closer. */
  answers(spot: S): boolean;
  point(topic: string | null): void;
  help(topic: string): void;
  /** The card of the figure there; null where there is none. */
  cardOf?(spot: S): FigureCard | null;
}

/** A figure whose card is shown. */
export interface LookedAt {
  readonly key: string;
  readonly topic: string;
  readonly card: FigureCard;
  /** It was asked for, and stays until it is closed. */
  readonly pinned: boolean;
}

export interface Pointing<S> {
  readonly hover: S | null;
  readonly cursor: S;
  /** Whether the cursor shall be seen. */
  readonly focused: boolean;
  /** Moves the cursor, the focus and as much of the map as needed. */
  goTo(spot: S): void;
  /** Whose card is shown. */
  readonly figure: LookedAt | null;
  /** Shows the card of a figure until it is closed; whether there is one. */
  readonly pin: (spot: S) => boolean;
  /** Whether there was a card to close. */
  readonly closeCard: () => boolean;
  readonly handlers: ReturnType<typeof handlersOf>;
  /** Says that a key was pressed: from now on the cursor shows. */
  keyed(): void;
}

export function usePointing<S extends object>(pointed: Pointed<S>): Pointing<S> {
  const { frame, camera, keyOf, placeOf } = pointed;
  const [hover, setHover] = useState<S | null>(null);
  const [cursor, setCursor] = useState(pointed.start);
  const [focused, setFocused] = useState(false);
  const cards = useCards(pointed, hover ?? (focused ? cursor : null));
  const wanted = useRef<string | null>(null);
  const byKey = useRef(false);
  const pressing = useRef<Pressing<S>>({
    spot: null,
    held: false,
    meant: false,
    pointer: 'mouse',
    over: null,
    timer: undefined,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cursor
  useEffect(() => {
    if (wanted.current === null) return;
    const element = frame.current?.querySelector<SVGElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    element?.focus({ preventScroll: true });
    wanted.current = null;
  }, [cursor]);

  return {
    hover,
    cursor,
    focused,
    goTo(spot) {
      wanted.current = keyOf(spot);
      setCursor({ ...spot });
      camera.show(placeOf(spot));
    },
    keyed() {
      byKey.current = true;
    },
    ...cards,
    handlers: handlersOf<S>(pointed, pressing.current, byKey, {
      ...cards,
      setHover,
      setFocused,
      look: (spot) => keyOf(spot) !== keyOf(cursor) && setCursor(spot),
    }),
  };
}

/** The card of what one points at, until it is waved away, or of the figure that was asked about. */
function useCards<S>(
  { keyOf, topicOf, cardOf }: Pointed<S>,
  at: S | null,
): Pick<Pointing<S>, 'figure' | 'pin' | 'closeCard'> {
  const [pinned, setPinned] = useState<S | null>(null);
  const [waved, setWaved] = useState(false);
  const key = at === null ? null : keyOf(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waved away comes back when one returns to it
  useEffect(() => setWaved(false), [key]);
  const spot = pinned ?? (waved ? null : at);
  const card = spot === null ? null : (cardOf?.(spot) ?? null);
  const figure =
    spot === null || card === null
      ? null
      : { key: keyOf(spot), topic: topicOf(spot), card, pinned: pinned !== null };
  return {
    figure,
    pin(asked) {
      const has = cardOf?.(asked) != null;
      if (has) setPinned(asked);
      return has;
    },
    closeCard() {
      setPinned(null);
      setWaved(true);
      return figure !== null;
    },
  };
}

interface Pressing<S> {
  spot: S | null;
  held: boolean;
  /** The press that just ended did something. */
  meant: boolean;
  pointer: string;
  /** What the mouse is over, by its key. */
  over: string | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Eyes<S> extends Pick<Pointing<S>, 'pin' | 'closeCard'> {
  setHover(spot: S | null): void;
  setFocused(focused: boolean): void;
  look(spot: S): unknown;
}

function handlersOf<S>(
  { frame, camera, spotUnder, spotAt, keyOf, topicOf, press, miss, skip, answers, point, help }: Pointed<S>,
  pressing: Pressing<S>,
  byKey: { current: boolean },
  { setHover, setFocused, look, pin, closeCard }: Eyes<S>,
) {
  const letGo = (): void => clearTimeout(pressing.timer);
  const spotOf = ({ target, clientX, clientY }: MouseEvent): S | null => {
    const spot = spotUnder(target);
    const box = spot === null && spotAt ? frame.current?.getBoundingClientRect() : undefined;
    return box === undefined
      ? spot
      : (spotAt?.(onMap(camera.camera, [clientX - box.left, clientY - box.top])) ?? null);
  };
  const lookAt = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const spot = spotOf(event);
    const key = spot === null ? null : keyOf(spot);
    if (key === pressing.over) return;
    pressing.over = key;
    setHover(spot);
    point(spot === null ? null : topicOf(spot));
  };
  return {
    onPointerDown(event: PointerEvent): void {
      byKey.current = false;
      camera.pointers.onPointerDown(event);
      letGo();
      const spot = event.button === 0 ? spotOf(event) : null;
      Object.assign(pressing, { spot, held: false, meant: false, pointer: event.pointerType });
      if (event.pointerType === 'mouse' || spot === null) return;
      pressing.timer = setTimeout(() => {
        if (camera.dragged()) return;
        pressing.held = true;
        if (!pin(spot)) help(topicOf(spot));
      }, LONG_PRESS);
    },
    onPointerMove(event: PointerEvent): void {
      camera.pointers.onPointerMove(event);
      if (camera.dragged()) letGo();
      if (spotAt) lookAt(event);
    },
    // Not on click: what unfolds under the pointer would swallow it.
    onPointerUp(event: PointerEvent): void {
      letGo();
      camera.pointers.onPointerUp(event);
      const { spot } = pressing;
      pressing.spot = null;
      pressing.meant = pressing.held || (spot !== null && answers(spot));
      if (camera.dragged() || pressing.held || event.button !== 0 || skip()) return;
      if (spot === null) return miss();
      point(topicOf(spot));
      closeCard();
      press(spot, pressing.pointer, event.clientY - event.currentTarget.getBoundingClientRect().top);
    },
    /** A browser clicks late where a finger was: that click is not for what has unfolded there meanwhile. */
    onTouchEnd(event: TouchEvent): void {
      if (pressing.meant && event.cancelable) event.preventDefault();
    },
    onPointerCancel(event: PointerEvent): void {
      letGo();
      pressing.spot = null;
      camera.pointers.onPointerCancel(event);
    },
    onPointerOver: lookAt,
    onPointerLeave(): void {
      pressing.over = null;
      setHover(null);
      point(null);
    },
    /** Clicks that no pointer made: assistive technology. */
    onClick(event: MouseEvent): void {
      const spot = event.detail === 0 ? spotUnder(event.target) : null;
      if (spot !== null && !skip()) press(spot, 'mouse');
    },
    onDoubleClick(event: MouseEvent): void {
      const spot = spotOf(event);
      if (spot !== null && answers(spot)) return;
      const box = frame.current?.getBoundingClientRect();
      camera.zoom(1.8, event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0));
    },
    /** The right button ends what is under way, which is the table's business; a finger that rests asks for help. */
    onContextMenu(event: MouseEvent): void {
      event.preventDefault();
      if (pressing.pointer !== 'mouse') event.stopPropagation();
    },
    onFocus(event: FocusEvent): void {
      const spot = spotUnder(event.target);
      if (spot === null) return;
      look(spot);
      const seen = byKey.current || event.target.matches(':focus-visible');
      setFocused(seen);
      if (seen) point(topicOf(spot));
    },
    onBlur(event: FocusEvent): void {
      if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
      setFocused(false);
      point(null);
    },
  };
}
