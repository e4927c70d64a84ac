// The hall's tables, as it tells them, for as long as one looks.

import type { LobbyState } from '@skald/hall/protocol';
import { useEffect, useState } from 'react';
import { hall } from '../session.ts';

export function useLobby(ready: boolean, who: string | undefined): LobbyState | null {
  const [lobby, setLobby] = useState<LobbyState | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person sees another lobby
  useEffect(() => {
    if (!ready) return;
    const connection = hall();
    const stop = [
      connection.onPush((push) => push.push === 'lobby' && setLobby(push.lobby)),
      connection.onChange((open) => {
        if (open)
          void connection
            .ask<LobbyState>({ do: 'lobby' })
            .then((answer) => 'ok' in answer && setLobby(answer.ok));
      }),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [ready, who]);
  return lobby;
}
