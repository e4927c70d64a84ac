// What waits for the reader, on this device and in the hall.

import type { LobbyState, TableSummary } from '@skald/hall/protocol';
import { useEffect } from 'react';
import type { LocalMatch } from '../local/messages.ts';
import { useSession } from '../session.ts';
import { useWords } from '../words/index.ts';
import { useLobby } from './use-lobby.ts';
import { useSaved } from './use-saved.ts';

export interface Waiting {
  /** Games that can be gone on with. */
  readonly running: number;
  /** Those of them that wait for the reader. */
  readonly turns: number;
}

/** Whether it is the reader whom everybody waits for. */
export const isUrgent = ({ asked, mine }: Pick<TableSummary, 'asked' | 'mine'>): boolean =>
  asked.some((seat) => mine.includes(seat));

/** Whether somebody at this device is asked. */
export const isUrgentHere = ({ stands, controls }: Pick<LocalMatch, 'stands' | 'controls'>): boolean =>
  stands?.asked.some((seat) => controls[seat]?.kind === 'human') ?? false;

export const isOver = ({ record }: Pick<LocalMatch, 'record'>): boolean => record.result !== null;

export function waitingIn(saved: readonly LocalMatch[], lobby: Pick<LobbyState, 'mine'> | null): Waiting {
  const here = saved.filter((match) => !isOver(match));
  const there = lobby?.mine.filter(({ status }) => status === 'playing') ?? [];
  return {
    running: here.length + there.length,
    turns: here.filter(isUrgentHere).length + there.filter(isUrgent).length,
  };
}

export function useWaiting(looks = true): Waiting {
  const { me, hall } = useSession();
  const saved = useSaved(looks);
  return waitingIn(saved, useLobby(looks && hall && Boolean(me), me?.name));
}

/** The name of a page says what waits; a table says itself whose turn it is there. */
export function useTabTitle(atTable: boolean): void {
  const { title } = useWords();
  const { turns } = useWaiting(!atTable);
  useEffect(() => {
    if (!atTable) document.title = turns > 0 ? `${title.yourTurn(turns)} – Skald` : 'Skald';
  }, [atTable, turns, title]);
}
