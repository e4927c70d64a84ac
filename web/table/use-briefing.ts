import type { GameModule } from '@skald/games';
import { useState } from 'react';
import type { TableModel } from '../model.ts';
import { useSettings } from '../settings.ts';

export interface BriefingCardState {
  readonly open: boolean;
  toggle(): void;
  close(): void;
}

/** Open when a table is first seen in its first round, for those who want it, until one closes it or chooses something. */
export function useBriefing(
  model: TableModel | null,
  module: GameModule,
  answered: number,
): BriefingCardState {
  const { briefing } = useSettings();
  const [wanted, setWanted] = useState<{ readonly open: boolean; readonly since: number } | null>(null);
  // Only what is there when the table is opened counts: it does not come back when everything is taken back.
  if (wanted === null && model?.view) setWanted({ open: briefing && begins(model, module), since: answered });
  const open = wanted?.open === true && wanted.since === answered;
  return {
    open,
    toggle: () => setWanted({ open: !open, since: answered }),
    close: () => setWanted({ open: false, since: answered }),
  };
}

/** Whether a table is in its first round, for somebody who plays. */
export const begins = ({ seat, result, events }: TableModel, module: GameModule): boolean =>
  seat !== null && result === null && events.filter((event) => module.opensRound(event)).length <= 1;
