// Looking at the map: drag, wheel, pinch and keys, within its borders.

import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { HEIGHT, WIDTH } from './geometry.ts';

/** A point of the map is on the screen at `x * scale + left`, `y * scale + top`. */
export interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const NEAREST = 4;
/** Where the whole map would be too small to read, one starts nearer. */
const READABLE = 0.5;
const STARTING = 0.62;
/** Pixels a pointer may stray before a press becomes a drag. */
const SLACK = 6;

export const fitScale = ({ width, height }: Size): number => Math.min(width / WIDTH, height / HEIGHT);

/** Keeps the map in sight: it fills the frame, or stands in its middle. */
export function within(camera: Camera, size: Size): Camera {
  const scale = Math.min(Math.max(camera.scale, fitScale(size)), NEAREST);
  const keep = (offset: number, room: number, drawn: number): number =>
    drawn <= room ? (room - drawn) / 2 : Math.min(0, Math.max(room - drawn, offset));
  return {
    scale,
    left: keep(camera.left, size.width, WIDTH * scale),
    top: keep(camera.top, size.height, HEIGHT * scale),
  };
}

export function zoomed(camera: Camera, size: Size, factor: number, x: number, y: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, fitScale(size)), NEAREST);
  const ratio = scale / camera.scale;
  return within({ scale, left: x - (x - camera.left) * ratio, top: y - (y - camera.top) * ratio }, size);
}

export function centred(size: Size, scale: number, [x, y]: readonly [number, number]): Camera {
  return within({ scale, left: size.width / 2 - x * scale, top: size.height / 2 - y * scale }, size);
}

/** Moves just so far that a point stands clear of the frame. */
export function showing(camera: Camera, size: Size, [x, y]: readonly [number, number]): Camera {
  const margin = Math.min(90, size.width / 4, size.height / 4);
  const into = (offset: number, at: number, room: number): number => {
    const seen = at * camera.scale + offset;
    if (seen < margin) return offset + margin - seen;
    return seen > room - margin ? offset - (seen - (room - margin)) : offset;
  };
  return within(
    { ...camera, left: into(camera.left, x, size.width), top: into(camera.top, y, size.height) },
    size,
  );
}

export interface CameraControl {
  readonly camera: Camera;
  readonly size: Size;
  readonly zoom: (factor: number, x?: number, y?: number) => void;
  readonly fit: () => void;
  readonly show: (point: readonly [number, number]) => void;
  readonly pointers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
  /** Whether the press that just ended was a drag or a pinch, and so no click. */
  readonly dragged: () => boolean;
}

/** `start` is what one wants to see first if not everything fits. */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  start: readonly [number, number] | null,
): CameraControl {
  const [size, setSize] = useState<Size>({ width: WIDTH, height: HEIGHT });
  const [camera, setCamera] = useState<Camera>({ scale: 1, left: 0, top: 0 });
  const sizeNow = useRef(size);
  const touched = useRef(false);
  const startNow = useRef(start);
  startNow.current = start;

  const look = useCallback((change: (from: Camera, size: Size) => Camera) => {
    touched.current = true;
    setCamera((from) => change(from, sizeNow.current));
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      if (next.width === 0 || next.height === 0) return;
      sizeNow.current = next;
      setSize(next);
      setCamera((from) => (touched.current ? within(from, next) : opening(next, startNow.current)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016));
      look((from, room) => zoomed(from, room, factor, event.clientX - left, event.clientY - top));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, look]);

  const zoom = useCallback(
    (factor: number, x = sizeNow.current.width / 2, y = sizeNow.current.height / 2) =>
      look((from, room) => zoomed(from, room, factor, x, y)),
    [look],
  );
  const fit = useCallback(
    () => look((_, room) => centred(room, fitScale(room), [WIDTH / 2, HEIGHT / 2])),
    [look],
  );
  const show = useCallback(
    (point: readonly [number, number]) => look((from, room) => showing(from, room, point)),
    [look],
  );
  return { camera, size, zoom, fit, show, ...useDrag(frame, look) };
}

function opening(size: Size, start: readonly [number, number] | null): Camera {
  const fitting = fitScale(size);
  if (fitting >= READABLE || start === null) return centred(size, fitting, [WIDTH / 2, HEIGHT / 2]);
  return centred(size, STARTING, start);
}

/** One pointer drags, two pinch. */
function useDrag(
  frame: RefObject<HTMLElement | null>,
  look: (change: (from: Camera, size: Size) => Camera) => void,
): Pick<CameraControl, 'pointers' | 'dragged'> {
  const down = useRef(new Map<number, { x: number; y: number }>());
  const origin = useRef({ x: 0, y: 0 });
  const moved = useRef(false);
  const at = (event: PointerEvent): { x: number; y: number } => {
    const box = frame.current?.getBoundingClientRect();
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
          frame.current?.setPointerCapture(event.pointerId);
        }
        const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
        down.current.set(event.pointerId, now);
        if (other === undefined)
          look((from, size) =>
            within({ ...from, left: from.left + now.x - before.x, top: from.top + now.y - before.y }, size),
          );
        else look((from, size) => pinched(from, size, before, now, other));
      },
      onPointerUp: up,
      onPointerCancel: up,
    },
  };
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

function pinched(from: Camera, size: Size, before: Finger, now: Finger, other: Finger): Camera {
  const apart = (a: Finger): number => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const shifted = {
    ...from,
    left: from.left + (now.x - before.x) / 2,
    top: from.top + (now.y - before.y) / 2,
  };
  return zoomed(shifted, size, apart(now) / apart(before), middle.x, middle.y);
}
