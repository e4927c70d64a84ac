// Games and their boards, fetched when they are needed and kept.

import type { GameModule } from '@skald/games';
import { BOARDS, type BoardModule } from '@skald/games/boards';
import { useEffect, useState } from 'react';

export interface Loaded {
  readonly module: GameModule;
  readonly board: BoardModule;
}

const loading = new Map<string, Promise<Loaded | null>>();

export function loadGame(id: string): Promise<Loaded | null> {
  let found = loading.get(id);
  if (found === undefined) {
    found = Promise.all([import('@skald/games'), BOARDS[id]?.()]).then(([{ gameById }, board]) => {
      const module = gameById(id);
      return module && board ? { module, board } : null;
    });
    found.catch(() => loading.delete(id));
    loading.set(id, found);
  }
  return found;
}

/** Undefined while it comes, null if there is no such game. */
export function useGame(id: string | undefined): Loaded | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>();
  useEffect(() => {
    let here = true;
    if (id !== undefined) void loadGame(id).then((game) => here && setLoaded(game));
    return () => {
      here = false;
    };
  }, [id]);
  return loaded?.module.game.id === id || loaded === null ? loaded : undefined;
}
