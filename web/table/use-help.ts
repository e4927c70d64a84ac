// What one points at, and what one wants to know more about.

import { useCallback, useState } from 'react';

/** What help shows: a topic, the legend of the map, or (null) the list of everything there is help on. */
export type HelpPage = { readonly topic: string } | 'legend' | null;

export interface Help {
  /** Undefined while it is closed. */
  readonly page: HelpPage | undefined;
  /** What is under the pointer or the cursor on the board. */
  readonly pointed: string | null;
  point(topic: string | null): void;
  open(topic: string): void;
  show(page: HelpPage): void;
  close(): void;
}

export function useHelp(): Help {
  const [page, setPage] = useState<HelpPage>();
  const [pointed, point] = useState<string | null>(null);
  const open = useCallback((topic: string) => setPage({ topic }), []);
  return { page, pointed, point, open, show: setPage, close: () => setPage(undefined) };
}
