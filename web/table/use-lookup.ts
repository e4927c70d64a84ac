// Which panel one looks things up in, and how much of the screen it has.

import { useCallback, useState } from 'react';
import { EVERYTHING, type LogFilter } from './log-filter.ts';
import type { Tab } from './panels.tsx';

export interface Lookup {
  readonly tab: Tab;
  /** Whether the panel lies over a phone's whole screen. */
  readonly sheetOpen: boolean;
  /** Whether it lies large over the board. */
  readonly large: boolean;
  /** What is looked for in the log, also while another panel is open. */
  readonly filter: LogFilter;
  lookFor(filter: LogFilter): void;
  open(tab: Tab): void;
  enlarge(): void;
  closeSheet(): void;
  /** Back to the game, however large it was. */
  close(): void;
}

export function useLookup(): Lookup {
  const [tab, setTab] = useState<Tab>('log');
  const [sheetOpen, setSheetOpen] = useState(false);
  const [large, setLarge] = useState(false);
  const [filter, lookFor] = useState(EVERYTHING);
  const open = useCallback((next: Tab) => {
    setTab(next);
    setSheetOpen(true);
  }, []);
  return {
    tab,
    sheetOpen,
    large,
    filter,
    lookFor,
    open,
    enlarge: () => setLarge(!large),
    closeSheet: () => setSheetOpen(false),
    close: () => {
      setLarge(false);
      setSheetOpen(false);
    },
  };
}
