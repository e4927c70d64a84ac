// What a scene tells beside its place: a word that rises, a card with dice.

import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Camera, Point, Size } from './camera.ts';
import { HIDDEN } from './hidden.ts';
import { type Placed, shiftInto } from './placement.ts';

/** What a board needs to tell a scene beside its place. */
export interface Beside<S> {
  readonly scene: S | null;
  readonly camera: Camera;
  readonly size: Size;
  readonly pace: number;
}

export type Tone = 'good' | 'bad' | 'spell';

/** `lasts` is how long it is seen, in milliseconds. */
export function SceneWord({
  at: [left, top],
  tone,
  lasts,
  children,
}: {
  at: Point;
  tone: Tone;
  lasts: number;
  children: ReactNode;
}): ReactElement {
  return (
    <div
      className={`kit-word kit-word-${tone}`}
      style={{ left, top, animationDuration: `${lasts}ms` }}
      {...HIDDEN}
    >
      {children}
    </div>
  );
}

/** Lies wholly in what is seen of the board, however low or far away its place is. */
export function SceneCard({
  place: { below, style },
  lasts,
  className = '',
  children,
}: {
  place: Placed;
  lasts: number;
  className?: string;
  children: ReactNode;
}): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => moveIntoSight(card.current));
  return (
    <div
      ref={card}
      className={`kit-card ${below ? 'kit-card-below' : ''} ${className}`}
      style={{ ...style, animationDuration: `${lasts}ms` }}
      {...HIDDEN}
    >
      {children}
    </div>
  );
}

function moveIntoSight(card: HTMLElement | null): void {
  const frame = card?.parentElement;
  const around = frame?.parentElement;
  if (!card || !frame || !around) return;
  const [inner, outer] = [frame.getBoundingClientRect(), around.getBoundingClientRect()];
  card.style.translate = '';
  const { top, bottom } = card.getBoundingClientRect();
  const room = { top: Math.max(inner.top, outer.top), bottom: Math.min(inner.bottom, outer.bottom) };
  card.style.translate = `0 ${shiftInto(top, bottom, room)}px`;
}
