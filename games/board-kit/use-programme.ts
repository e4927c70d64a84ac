// Keeps a programme's time.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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

export interface Showing<S, M> {
  /** What is shown now. */
  readonly scene: S | null;
  /** What is to be shown, the first of it now. */
  readonly scenes: readonly S[];
  /** What the telling remembers of all that was told, shown or not. */
  readonly memory: M;
  /** Shows at once where everything ends. */
  readonly skip: () => void;
}

/**
 * `fresh` is a new array with all news; `pace` is how many milliseconds a pace takes, and with 0 nothing is shown in
 * motion. `shown` hears of each news once the last of its scenes is over: from then on its outcome may be told.
 */
export function useProgramme<S, M>(
  fresh: News,
  pace: number,
  telling: Telling<S, M>,
  shown?: (news: News) => void,
): Showing<S, M> {
  const [kept, keep] = useState<Programme<S, M>>(() => emptyProgramme(telling.memory));
  let programme = kept;
  if (kept.told.at(-1) !== fresh) {
    programme = withNews(kept, fresh, telling, { motion: pace > 0, now: performance.now() });
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

  const reported = useRef(0);
  useEffect(() => {
    const until = shownOf(programme);
    for (const news of programme.told.slice(reported.current, until)) shown?.(news);
    reported.current = Math.max(reported.current, until);
  }, [programme, shown]);

  const skip = useCallback(() => keep((old) => skipped(old)), []);
  const scenes = useMemo(() => entries.map((entry) => entry.scene), [entries]);
  return { scene, scenes, memory, skip };
}
