// The browser's database as far as a shelf uses it, in memory.

interface Stored {
  readonly id: string;
}

/** What is kept, by the name of the shelf; `full`: nothing more can be; `breaks`: so many times it is broken off. */
export const memory = { full: false, breaks: 0, opened: 0, shelves: new Map<string, Map<string, Stored>>() };

export function emptyMemory(): void {
  globalThis.indexedDB = { open } as unknown as IDBFactory;
  memory.full = false;
  memory.breaks = 0;
  memory.opened = 0;
  for (const shelf of memory.shelves.values()) shelf.clear();
}

/** Everything on a shelf, oldest first. */
export const keptOn = (shelf: string): Stored[] => [...(memory.shelves.get(shelf)?.values() ?? [])];

function open(): unknown {
  memory.opened += 1;
  const request: Record<string, unknown> = { result: { createObjectStore: shelfNamed, transaction } };
  queueMicrotask(() => {
    (request.onupgradeneeded as () => void)();
    (request.onsuccess as () => void)();
  });
  return request;
}

function shelfNamed(name: string): Map<string, Stored> {
  const shelf = memory.shelves.get(name) ?? new Map<string, Stored>();
  memory.shelves.set(name, shelf);
  return shelf;
}

function transaction(name: string, mode: IDBTransactionMode): unknown {
  const shelf = shelfNamed(name);
  const breaks = memory.breaks > 0;
  if (breaks) memory.breaks -= 1;
  const running: Record<string, unknown> = {
    error: memory.full
      ? new DOMException('no room', 'QuotaExceededError')
      : new DOMException('', 'TimeoutError'),
    objectStore: () => ({
      put: (one: Stored) => {
        if (!memory.full && !breaks) shelf.set(one.id, structuredClone(one));
        return { result: one.id };
      },
      get: (id: string) => ({ result: shelf.get(id) }),
      getAll: () => ({ result: [...shelf.values()] }),
      delete: (id: string) => ({ result: shelf.delete(id) }),
    }),
  };
  const refuses = memory.full && mode === 'readwrite';
  const comes = breaks ? 'onabort' : refuses ? 'onerror' : 'oncomplete';
  queueMicrotask(() => (running[comes] as () => void)());
  return running;
}
