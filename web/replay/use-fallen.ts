// Beside the board of a replay, too, nothing is told before the dice on it have fallen.

import type { BoardProps } from '@skald/games/boards';
import type { Event } from '@skald/kernel';
import { useMemo, useState } from 'react';

interface Fallen<M> {
  /** The last moment whose dice have fallen. */
  readonly told: M | null;
  readonly held: boolean;
  readonly audience: NonNullable<BoardProps['audience']>;
}

export function useFallen<M extends { readonly fresh: readonly Event[] }>(
  seen: M | null,
  pace: number,
): Fallen<M> {
  const [boards, setBoards] = useState(0);
  const [fallen, setFallen] = useState<readonly Event[] | null>(null);
  const [last, setLast] = useState(seen);
  const held = seen !== null && seen.fresh.length > 0 && seen.fresh !== fallen && pace > 0 && boards > 0;
  if (!held && last !== seen) setLast(seen);
  const audience = useMemo(
    () => ({
      attend() {
        setBoards((count) => count + 1);
        return () => setBoards((count) => count - 1);
      },
      shown: setFallen,
      // A board that is told to skip has nothing further to show here.
      hurry() {},
    }),
    [],
  );
  return { told: held ? last : seen, held, audience };
}
