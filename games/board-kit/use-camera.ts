// A camera that follows mouse, wheel and fingers.

import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type Camera,
  type Finger,
  type Gathering,
  opening,
  pinched,
  type Size,
  showing,
  type Viewport,
  type World,
  whole,
  within,
  zoomed,
} from './camera.ts';

/** Pixels a pointer may stray before a press becomes a drag. */
const SLACK = 6;

type Look = (change: (from: Camera, frame: Viewport) => Camera) => void;

export interface CameraControl {
  readonly camera: Camera;
  readonly size: Size;
  readonly zoom: (factor: number, x?: number, y?: number) => void;
  readonly fit: () => void;
  /** `least`: the smallest scale at which it is large enough, unless somebody has chosen another by hand. */
  readonly show: (point: readonly [number, number], least?: number) => void;
  readonly pointers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
  /** Whether the press that just ended was a drag or a pinch, and so no click. */
  readonly dragged: () => boolean;
}

/**
 * `start` is what one wants to see first if not everything fits, `gathering` all that should be in sight then. `world`
 * must stay the same object.
 */
export function useCamera(
  element: RefObject<HTMLElement | null>,
  world: World,
  start: readonly [number, number] | null,
  gathering: Gathering | null = null,
): CameraControl {
  const [frame, setFrame] = useState<Viewport>({ width: world.width, height: world.height, world });
  const [camera, setCamera] = useState<Camera>({ scale: 1, left: 0, top: 0 });
  const frameNow = useRef(frame);
  const touched = useRef(false);
  /** Somebody has looked elsewhere by hand: what is newly known changes nothing then. */
  const steered = useRef(false);
  const startNow = useRef(start);
  startNow.current = start;
  const gatheringNow = useRef(gathering);
  gatheringNow.current = gathering;

  const look = useCallback<Look>((change) => {
    touched.current = true;
    setCamera((from) => change(from, frameNow.current));
  }, []);

  const steer = useCallback<Look>(
    (change) => {
      steered.current = true;
      look(change);
    },
    [look],
  );

  useLayoutEffect(() => {
    const seen = element.current;
    if (seen === null) return;
    if (!steered.current) touched.current = false;
    const measure = (): void => {
      const next = { width: seen.clientWidth, height: seen.clientHeight, world };
      if (next.width === 0 || next.height === 0) return;
      frameNow.current = next;
      setFrame(next);
      setCamera((from) =>
        touched.current ? within(from, next) : opening(next, startNow.current, gatheringNow.current),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element, world]);

  useEffect(() => {
    const seen = element.current;
    if (seen === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = seen.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
      steer((from, room) => zoomed(from, room, factor, event.clientX - left, event.clientY - top));
    };
    seen.addEventListener('wheel', onWheel, { passive: false });
    return () => seen.removeEventListener('wheel', onWheel);
  }, [element, steer]);

  const zoom = useCallback(
    (factor: number, x = frameNow.current.width / 2, y = frameNow.current.height / 2) =>
      steer((from, room) => zoomed(from, room, factor, x, y)),
    [steer],
  );
  const fit = useCallback(() => {
    steered.current = false;
    look((_, room) => whole(room));
  }, [look]);
  const show = useCallback(
    (point: readonly [number, number], least = 0) =>
      look((from, room) => showing(from, room, point, steered.current ? 0 : least)),
    [look],
  );
  return { camera, size: frame, zoom, fit, show, ...useDrag(element, steer) };
}

/** One pointer drags, two pinch. */
function useDrag(
  element: RefObject<HTMLElement | null>,
  look: Look,
): Pick<CameraControl, 'pointers' | 'dragged'> {
  const down = useRef(new Map<number, Finger>());
  const origin = useRef<Finger>({ x: 0, y: 0 });
  const moved = useRef(false);
  const at = (event: PointerEvent): Finger => {
    const box = element.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const up = (event: PointerEvent): void => {
    down.current.delete(event.pointerId);
  };
  return {
    dragged: () => moved.current,
    pointers: {
      onPointerDown(event) {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        const point = at(event);
        if (down.current.size === 0) {
          origin.current = point;
          moved.current = false;
        } else moved.current = true;
        down.current.set(event.pointerId, point);
      },
      onPointerMove(event) {
        const before = down.current.get(event.pointerId);
        if (before === undefined) return;
        const now = at(event);
        const strayed = Math.hypot(now.x - origin.current.x, now.y - origin.current.y) > SLACK;
        if (!moved.current && !strayed) return;
        if (!moved.current) {
          moved.current = true;
          // The drawing that listens must be the one that captures: it would hear no more of it otherwise.
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
        down.current.set(event.pointerId, now);
        if (other === undefined)
          look((from, room) =>
            within({ ...from, left: from.left + now.x - before.x, top: from.top + now.y - before.y }, room),
          );
        else look((from, room) => pinched(from, room, before, now, other));
      },
      onPointerUp: up,
      onPointerCancel: up,
    },
  };
}
