// A pen on a sheet that can also be moved: one finger draws, a second one moves and zooms.

import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Point } from './camera.ts';
import { mapDeed } from './map-keys.ts';
import type { CameraControl } from './use-camera.ts';

/** What a hand does with it; places are whatever the sheet is divided into. */
export interface Pen<P> {
  begin(place: P): void;
  move(place: P): void;
  end(): void;
  /** As if it had never begun. */
  drop(): void;
}

export function useDrawing<P>(
  frame: RefObject<HTMLElement | null>,
  camera: CameraControl,
  {
    looking,
    pen,
    placeAt,
    onPress,
    onKey,
  }: {
    /** Nothing is drawn: one finger moves the sheet too. */
    looking: boolean;
    pen: Pen<P>;
    placeAt: (point: Point) => P;
    /** A press ended here, and it was no drag. */
    onPress: (place: P) => void;
    /** A key that does not move the sheet. */
    onKey: (event: KeyboardEvent) => void;
  },
) {
  const fingers = useRef(new Map<number, PointerEvent>());
  const drawing = (): boolean => !looking && fingers.current.size === 1;
  const placeOf = (event: PointerEvent): P => {
    const box = frame.current?.getBoundingClientRect();
    const { left, top, scale } = camera.camera;
    return placeAt([
      (event.clientX - (box?.left ?? 0) - left) / scale,
      (event.clientY - (box?.top ?? 0) - top) / scale,
    ]);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const [first] = fingers.current.values();
      fingers.current.set(event.pointerId, event);
      if (drawing()) {
        event.currentTarget.setPointerCapture(event.pointerId);
        pen.begin(placeOf(event));
        return;
      }
      // A second finger: the first did not mean to draw.
      if (first !== undefined && !looking) {
        pen.drop();
        camera.pointers.onPointerDown(first);
      }
      camera.pointers.onPointerDown(event);
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      if (drawing()) pen.move(placeOf(event));
      else camera.pointers.onPointerMove(event);
    },
    onPointerUp(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      const place = placeOf(event);
      if (drawing()) pen.end();
      else camera.pointers.onPointerUp(event);
      fingers.current.delete(event.pointerId);
      if (!looking || !camera.dragged()) onPress(place);
    },
    onPointerCancel(event: PointerEvent) {
      if (drawing()) pen.drop();
      else camera.pointers.onPointerCancel(event);
      fingers.current.delete(event.pointerId);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const deed = mapDeed(event.key, event.shiftKey);
      if (deed?.do === 'zoom') camera.zoom(deed.factor);
      else if (deed?.do === 'fit') camera.fit();
      else return onKey(event);
      event.preventDefault();
    },
  };
}
