// Keeps a programme's time.

import type { Event } from '@skald/kernel';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  emptyProgramme,
  type News,
  type Programme,
  shownOf,
  skipped,
  type Telling,
  withNews,
  withoutFirst,
} from './programme.ts';

/** Whoever waits to be told what came of the dice until they have fallen on the board. */
export interface Audience {
  /** From now on each `fresh` is followed by `shown`, until what this gives back is called. */
  attend(): () => void;
  /** The dice of this `fresh`, if there were any, and of all before it have fallen. */
  shown(fresh: readonly Event[]): void;
  /** Somebody wants to see at once how it ends. */
  hurry(): void;
}

export interface Showing<S, M> {
  /** What is shown now. */
  readonly scene: S | null;
  /** What is to be shown, the first of it now. */
  readonly scenes: readonly S[];
  /** What the telling remembers of all that was told, shown or not. */
  readonly memory: M;
  /** Shows at once where everything ends. Whether dice were still to fall: then nobody has been asked anything yet. */
  readonly skip: () => boolean;
}

/**
 * `fresh` is a new array with all news; `pace` is how many milliseconds a pace takes, and with 0 nothing is shown in
 * motion, nor while nobody looks at the page. The audience hears of each news once its dice have fallen.
 */
export function useProgramme<S, M>(
  fresh: News,
  pace: number,
  telling: Telling<S, M>,
  audience?: Audience,
): Showing<S, M> {
  const [kept, keep] = useState<Programme<S, M>>(() => emptyProgramme(telling.memory, fresh));
  let programme = kept;
  if (kept.told.at(-1) !== fresh) {
    const motion = pace > 0 && !document.hidden;
    programme = withNews(kept, fresh, telling, { motion, now: performance.now() });
    keep(programme);
  } else if (pace === 0 && kept.entries.length > 0) {
    programme = skipped(kept);
    keep(programme);
  }
  const { entries, began, memory } = programme;
  const scene = entries[0]?.scene ?? null;
  const lasts = scene === null ? 0 : pace * telling.paces(scene);
  useEffect(() => {
    if (scene === null) return;
    const rest = began + lasts - performance.now();
    const timer = setTimeout(() => keep((old) => withoutFirst(old, performance.now())), Math.max(rest, 0));
    return () => clearTimeout(timer);
  }, [scene, began, lasts]);
  useEndWhenHidden(keep);

  const until = shownOf(programme, telling);
  useAudience(programme.told, until, audience);

  const rolling = until < programme.told.length;
  const skip = useCallback((): boolean => {
    keep((old) => skipped(old));
    if (rolling) audience?.hurry();
    return rolling;
  }, [rolling, audience]);
  const scenes = useMemo(() => entries.map((entry) => entry.scene), [entries]);
  return { scene, scenes, memory, skip };
}

/** Nobody waits for scenes that nobody sees: in the background, a browser lets time pass in leaps. */
function useEndWhenHidden<S, M>(keep: (change: (old: Programme<S, M>) => Programme<S, M>) => void): void {
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) keep((old) => skipped(old));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [keep]);
}

function useAudience(told: readonly News[], until: number, audience: Audience | undefined): void {
  useLayoutEffect(() => audience?.attend(), [audience]);
  const reported = useRef(0);
  useLayoutEffect(() => {
    for (const news of told.slice(reported.current, until)) audience?.shown(news);
    reported.current = Math.max(reported.current, until);
  }, [told, until, audience]);
}
