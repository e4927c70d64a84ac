// Which manner of going the map shows: chosen beside it or by a key, and plain again with the next question.

import { useSyncExternalStore } from 'react';
import type { MannerOfGoing } from '../../text/en/web.ts';

let shown: { readonly manner: MannerOfGoing; readonly moment: unknown } = { manner: 'move', moment: null };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** `moment` is the question: what was chosen for another does not count. */
export function useManner(moment: unknown): MannerOfGoing {
  const now = useSyncExternalStore(subscribe, () => shown);
  return now.moment === moment ? now.manner : 'move';
}

export function showManner(manner: MannerOfGoing, moment: unknown): void {
  shown = { manner, moment };
  for (const listener of listeners) listener();
}
