// Whether the hall's memory answers, as the hall itself tells it.

import { useSyncExternalStore } from 'react';
import type { Connection } from './connection.ts';

let away = false;
const listeners = new Set<() => void>();

export function heed(connection: Connection): void {
  connection.onPush((push) => push.push === 'house' && become(push.away));
  // Over a new socket the hall says it anew.
  connection.onChange((open) => open || become(false));
}

export const useHouseAway = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => away,
  );

function become(next: boolean): void {
  away = next;
  for (const listener of listeners) listener();
}
