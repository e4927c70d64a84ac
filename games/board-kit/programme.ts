// Shows what happened, scene after scene. It never holds up the game: news follow what is being shown, and what would
// take too long is left out.

import type { Event } from '@skald/kernel';
import { useCallback, useEffect, useState } from 'react';

export interface Programme<S> {
  /** What is to be shown, the first of it now. */
  readonly scenes: readonly S[];
  /** Shows at once where everything ends. */
  readonly skip: () => void;
}

/** How far what is shown may lag behind, in paces. */
const MOST_PACES = 12;

interface Showing<S> {
  readonly fresh: readonly Event[];
  readonly scenes: readonly S[];
  readonly began: number;
}

/** `pace` is how many milliseconds a pace takes; with 0 nothing is shown in motion. */
export function useProgramme<S>(
  fresh: readonly Event[],
  pace: number,
  tell: (fresh: readonly Event[]) => readonly S[],
  pacesOf: (scene: S) => number,
): Programme<S> {
  const [showing, setShowing] = useState<Showing<S>>({ fresh: [], scenes: [], began: 0 });
  let now = showing;
  if (showing.fresh !== fresh) {
    const scenes = pace > 0 ? following(showing.scenes, tell(fresh), pacesOf) : [];
    const began = scenes[0] === showing.scenes[0] ? showing.began : performance.now();
    now = { fresh, scenes, began };
    setShowing(now);
  }
  const scene = now.scenes[0] ?? null;
  const { began } = now;
  useEffect(() => {
    if (scene === null) return;
    const rest = began + pace * pacesOf(scene) - performance.now();
    const timer = setTimeout(
      () => setShowing((old) => ({ ...old, scenes: old.scenes.slice(1), began: performance.now() })),
      Math.max(rest, 0),
    );
    return () => clearTimeout(timer);
  }, [scene, began, pace, pacesOf]);
  const skip = useCallback(() => setShowing((old) => ({ ...old, scenes: [] })), []);
  return { scenes: now.scenes, skip };
}

/** What comes stands behind what is shown, of which the oldest goes first. */
export function following<S>(
  showing: readonly S[],
  coming: readonly S[],
  pacesOf: (scene: S) => number,
): readonly S[] {
  if (coming.length === 0) return showing;
  const before = [...showing];
  const paces = (): number => before.reduce((sum, scene) => sum + pacesOf(scene), 0);
  while (before.length > 0 && paces() > MOST_PACES) before.shift();
  return [...before, ...coming];
}
