// What one points at, and what one wants to know more about.

import { useCallback, useRef, useState } from 'react';

/** What help shows: a topic, the legend of the map, or (null) the list of everything there is help on. */
export type HelpPage = { readonly topic: string } | 'legend' | null;

export interface Help {
  /** Undefined while it is closed. */
  readonly page: HelpPage | undefined;
  /** What is under the pointer or the cursor on the board. */
  readonly pointed: string | null;
  /** The same, though it may not be drawn yet: a key that follows at once means it. */
  pointedNow(): string | null;
  point(topic: string | null): void;
  open(topic: string): void;
  show(page: HelpPage): void;
  close(): void;
}

export function useHelp(): Help {
  const [page, setPage] = useState<HelpPage>();
  const [pointed, setPointed] = useState<string | null>(null);
  const now = useRef<string | null>(null);
  const point = useCallback((topic: string | null) => {
    now.current = topic;
    setPointed(topic);
  }, []);
  const open = useCallback((topic: string) => setPage({ topic }), []);
  return {
    ...{ page, pointed, point, open, show: setPage },
    pointedNow: () => now.current,
    close: () => setPage(undefined),
  };
}
