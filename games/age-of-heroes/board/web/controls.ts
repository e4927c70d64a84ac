// Mouse, finger and keys on the map: what is pointed at, what has the focus, and what a press does.

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Area } from '../../content/index.ts';
import { publicName } from '../../rules/pieces.ts';
import type { Piece } from '../../rules/state.ts';
import { type Answer, answerAt, answeringSpots, type Spot, standIn } from './answers.ts';
import { areaKey, counterKey } from './area-layer.tsx';
import type { CameraControl } from './camera.ts';
import { spotOf } from './geometry.ts';
import { deedOf } from './keys.ts';
import type { Hand } from './situation.ts';

const LONG_PRESS = 550;

export const keyOf = ({ area, counter }: Spot): string =>
  counter === null ? areaKey(area) : counterKey(counter);

/** What an element of the drawing stands for. */
function spotUnder(target: EventTarget | null): Spot | null {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-area]') : null;
  const area = element?.dataset.area as Area | undefined;
  return area === undefined ? null : { area, counter: element?.dataset.counter ?? null };
}

export interface Controlled {
  readonly frame: RefObject<HTMLElement | null>;
  readonly camera: CameraControl;
  readonly hand: Hand;
  readonly pieces: ReadonlyMap<Area, readonly Piece[]>;
  /** Where one's own hero is. */
  readonly home: Area | null;
  /** Ends what is shown in motion. */
  skip(): void;
  choose(option: string, ...further: string[]): void;
  point(topic: string | null): void;
  help(topic: string): void;
}

export function useControls(controlled: Controlled) {
  const { frame, camera, hand, pieces, home, skip, choose, point, help } = controlled;
  const [hover, setHover] = useState<Spot | null>(null);
  const [open, setOpen] = useState<Area | null>(null);
  const [cursor, setCursor] = useState<Spot>({ area: home ?? 'wessex', counter: null });
  const [focused, setFocused] = useState(false);
  const byKey = useRef(false);
  const wanted = useRef<string | null>(null);
  const pointer = useRef('mouse');
  const holding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const pressed = useRef<Spot | null>(null);
  const topicOf = ({ area, counter }: Spot): string => counter ?? area;
  const namesIn = (area: Area): string[] => (pieces.get(area) ?? []).map(publicName);

  const spreads = new Set<Area>();
  if (hover !== null) spreads.add(hover.area);
  if (open !== null) spreads.add(open);
  if (focused) spreads.add(cursor.area);
  if (hand.stage !== null && hand.targets.counters.size > 0) spreads.add(hand.stage);

  function carryOut(answer: Answer): void {
    skip();
    if (answer.do === 'select') return hand.select(answer.counter);
    hand.select(null);
    setOpen(null);
    choose(...answer.options);
  }

  function press(spot: Spot): void {
    const names = namesIn(spot.area);
    const folded = names.length > 1 && !spreads.has(spot.area);
    const vague = folded || (spot.counter === null && answerAt(hand, spot) === null);
    const meant = vague ? standIn(hand, spot, names) : spot;
    if (meant === 'several') return setOpen(spot.area);
    const answer = meant === null ? null : answerAt(hand, meant);
    if (answer !== null) carryOut(answer);
    else setOpen(open === spot.area || names.length < 2 ? null : spot.area);
  }

  function goTo(to: Spot): void {
    wanted.current = keyOf(to);
    setCursor(to);
    camera.show(spotOf(to.area));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cursor
  useEffect(() => {
    if (wanted.current === null) return;
    const element = frame.current?.querySelector<SVGElement>(`[data-key="${CSS.escape(wanted.current)}"]`);
    element?.focus({ preventScroll: true });
    wanted.current = null;
  }, [cursor]);

  /** Whether there was something to be done; where several counters answer, the cursor goes in among them. */
  function actHere(): boolean {
    const names = namesIn(cursor.area);
    const meant = cursor.counter === null ? standIn(hand, cursor, names) : cursor;
    if (meant === 'several') {
      goTo({ area: cursor.area, counter: names.find((name) => hand.targets.counters.has(name)) ?? null });
      return true;
    }
    const answer = meant === null ? null : answerAt(hand, meant);
    if (answer !== null) carryOut(answer);
    return answer !== null;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    byKey.current = true;
    const deed = deedOf(event.key, event.shiftKey, {
      cursor,
      here: namesIn(cursor.area),
      answering: answeringSpots(hand),
      home: home === null ? null : { area: home, counter: null },
    });
    if (deed === null) return;
    if (deed.do === 'act' && !actHere()) return;
    if (deed.do === 'leave' && open === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (deed.do === 'go') goTo(deed.to);
    else if (deed.do === 'help') help(topicOf(cursor));
    else if (deed.do === 'zoom') camera.zoom(deed.factor);
    else if (deed.do === 'fit') camera.fit();
    else if (deed.do === 'leave') setOpen(null);
  }

  const letGo = (): void => clearTimeout(holding.current);
  const handlers = {
    onKeyDown,
    onPointerDown(event: PointerEvent): void {
      byKey.current = false;
      pointer.current = event.pointerType;
      held.current = false;
      camera.pointers.onPointerDown(event);
      letGo();
      const spot = event.button === 0 ? spotUnder(event.target) : null;
      pressed.current = spot;
      if (event.pointerType === 'mouse' || spot === null) return;
      holding.current = setTimeout(() => {
        if (camera.dragged()) return;
        held.current = true;
        help(topicOf(spot));
      }, LONG_PRESS);
    },
    onPointerMove(event: PointerEvent): void {
      camera.pointers.onPointerMove(event);
      if (camera.dragged()) letGo();
    },
    // Not on click: a stack that unfolds under the pointer would swallow it.
    onPointerUp(event: PointerEvent): void {
      letGo();
      camera.pointers.onPointerUp(event);
      const spot = camera.dragged() || held.current ? null : pressed.current;
      pressed.current = null;
      if (spot === null) return;
      point(topicOf(spot));
      press(spot);
    },
    onPointerCancel(event: PointerEvent): void {
      letGo();
      pressed.current = null;
      camera.pointers.onPointerCancel(event);
    },
    onPointerOver(event: PointerEvent): void {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const spot = spotUnder(event.target);
      setHover(spot);
      point(spot === null ? null : topicOf(spot));
    },
    onPointerLeave(): void {
      setHover(null);
      point(null);
    },
    /** Clicks that no pointer made: assistive technology. */
    onClick(event: MouseEvent): void {
      const spot = event.detail === 0 ? spotUnder(event.target) : null;
      if (spot !== null) press(spot);
    },
    onDoubleClick(event: MouseEvent): void {
      const spot = spotUnder(event.target);
      if (spot !== null && answerAt(hand, spot) !== null) return;
      const box = frame.current?.getBoundingClientRect();
      camera.zoom(1.8, event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0));
    },
    /** The right button ends a selection, which is the table's business (AMI-UI-28); a finger that rests asks for help. */
    onContextMenu(event: MouseEvent): void {
      event.preventDefault();
      if (pointer.current !== 'mouse') event.stopPropagation();
    },
    onFocus(event: FocusEvent): void {
      const spot = spotUnder(event.target);
      if (spot === null) return;
      if (keyOf(spot) !== keyOf(cursor)) setCursor(spot);
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
  return { hover, open, cursor, focused, spreads, handlers };
}
