// What a scene tells beside its place: a word that rises, a card with dice.

import type { ReactElement, ReactNode } from 'react';
import type { Point } from './camera.ts';
import { HIDDEN } from './hidden.ts';
import type { Placed } from './placement.ts';

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
  return (
    <div
      className={`kit-card ${below ? 'kit-card-below' : ''} ${className}`}
      style={{ ...style, animationDuration: `${lasts}ms` }}
      {...HIDDEN}
    >
      {children}
    </div>
  );
}
