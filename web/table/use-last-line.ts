// A list that is read from its end, as long as its reader does not look further up.

import { type RefObject, useEffect, useRef } from 'react';

/** Near enough to the end to be following it. */
const NEAR = 60;

/** Keeps the last line in view, also when the panel gets smaller, unless the reader has scrolled back. */
export function useLastLine(end: RefObject<HTMLElement | null>, lines: unknown): void {
  const following = useRef(true);
  const at = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is followed
  useEffect(() => {
    const panel = end.current?.closest<HTMLElement>('[role="tabpanel"]');
    if (!panel) return;
    const follow = (): void => {
      if (following.current) panel.scrollTop = panel.scrollHeight;
    };
    // Only who scrolls up stops following: a panel that shrinks while it scrolls is far from its end, too.
    const look = (): void => {
      const near = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEAR;
      following.current = near || (following.current && panel.scrollTop >= at.current);
      at.current = panel.scrollTop;
    };
    const resized = new ResizeObserver(follow);
    follow();
    resized.observe(panel);
    panel.addEventListener('scroll', look);
    return () => {
      resized.disconnect();
      panel.removeEventListener('scroll', look);
    };
  }, [end, lines]);
}
