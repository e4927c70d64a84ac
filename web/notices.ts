// What every page says above everything else while it holds: the connection, a newer Skald. Whoever has something of
// the kind to say puts it here under a name of its own; the strip shows all of it.

import { useEffect, useSyncExternalStore } from 'react';

export interface Notice {
  /** `trouble`: something is wrong; `well`: it is right again; `news`: worth knowing. */
  readonly tone: 'trouble' | 'well' | 'news';
  readonly text: string;
  readonly more?: string | undefined;
  readonly acts?: readonly { readonly name: string; press(): void }[];
}

let standing: ReadonlyMap<string, Notice> = new Map();
const listeners = new Set<() => void>();

function put(name: string, notice: Notice | null): void {
  const next = new Map(standing);
  if (notice === null) next.delete(name);
  else next.set(name, notice);
  standing = next;
  for (const listener of listeners) listener();
}

export const useNotices = (): ReadonlyMap<string, Notice> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => standing,
  );

/** Says something for as long as the page that says it is here. */
export function useNotice(name: string, notice: Notice | null): void {
  const said = notice && JSON.stringify(notice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by what it says
  useEffect(() => put(name, notice), [name, said]);
  useEffect(() => () => put(name, null), [name]);
}
