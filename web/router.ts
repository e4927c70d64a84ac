// Addresses of pages, by the browser's own history.

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
addEventListener('popstate', tell);

export function go(path: string): void {
  history.pushState(null, '', path);
  scrollTo(0, 0);
  tell();
}

/** The same page under another address. */
export function swap(path: string): void {
  history.replaceState(null, '', path);
  tell();
}

/** The parts of the path: `/table/abc` is `['table', 'abc']`. */
export function usePath(): string[] {
  const path = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.pathname,
  );
  return path.split('/').filter(Boolean);
}
