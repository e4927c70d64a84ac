// The hall's tables, as it tells them, for as long as one looks: it is asked once, however many parts of a page do.

import type { LobbyState } from '@skald/hall/protocol';
import { useEffect, useState } from 'react';
import { hall } from '../session.ts';

let known: LobbyState | null = null;
let leave: (() => void) | null = null;
const readers = new Set<(lobby: LobbyState) => void>();

/** `who` looks, if there is anybody to be told: another person sees another lobby. */
export function useLobby(ready: boolean, who: string | undefined): LobbyState | null {
  const [lobby, setLobby] = useState<LobbyState | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sees another lobby
  useEffect(() => {
    if (!ready) return;
    setLobby(known);
    readers.add(setLobby);
    leave ??= enter();
    return () => {
      readers.delete(setLobby);
      setLobby(null);
      if (readers.size > 0) return;
      leave?.();
      leave = null;
      known = null;
    };
  }, [ready, who]);
  return lobby;
}

/** From now on the hall tells; the way out again. */
function enter(): () => void {
  const connection = hall();
  const stop = [
    connection.onPush((push) => push.push === 'lobby' && tell(push.lobby)),
    connection.onChange((open) => {
      if (open)
        void connection
          .ask<LobbyState>({ do: 'lobby' })
          .then((answer) => 'ok' in answer && leave !== null && tell(answer.ok));
    }),
  ];
  return () => {
    for (const end of stop) end();
    if (connection.open) void connection.ask({ do: 'leaveLobby' });
  };
}

function tell(lobby: LobbyState): void {
  known = lobby;
  for (const reader of readers) reader(lobby);
}
