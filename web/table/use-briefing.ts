import { useState } from 'react';
import type { TableModel } from '../model.ts';
import { useSettings } from '../settings.ts';

export interface BriefingCardState {
  readonly open: boolean;
  toggle(): void;
  close(): void;
}

/** Open when a table is first seen before its first move, for those who want it, until one closes it or chooses something. */
export function useBriefing(model: TableModel | null, answered: number): BriefingCardState {
  const { briefing } = useSettings();
  const [wanted, setWanted] = useState<{ readonly open: boolean; readonly since: number } | null>(null);
  const begins = briefing && model !== null && model.seat !== null && model.moves === 0;
  // Only what is there when the table is opened counts: it does not come back when everything is taken back.
  if (wanted === null && model !== null && model.view !== null) setWanted({ open: begins, since: answered });
  const open = wanted?.open === true && wanted.since === answered;
  return {
    open,
    toggle: () => setWanted({ open: !open, since: answered }),
    close: () => setWanted({ open: false, since: answered }),
  };
}
