// Matches on this device, kept in the browser's own database.

import type { LocalMatch } from './messages.ts';

const NAME = 'skald';
const MATCHES = 'matches';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let database: Promise<IDBDatabase> | null = null;

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  database ??= open();
  const db = await database;
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(MATCHES, mode);
    const request = work(transaction.objectStore(MATCHES));
    // Not before the whole transaction is on disk.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
  });
}

export const saveMatch = async (match: LocalMatch): Promise<void> => {
  await within('readwrite', (store) => store.put(match));
};

export const loadMatch = (id: string): Promise<LocalMatch | undefined> =>
  within('readonly', (store) => store.get(id) as IDBRequest<LocalMatch | undefined>);

/** Newest first. */
export const allMatches = async (): Promise<LocalMatch[]> => {
  const matches = await within('readonly', (store) => store.getAll() as IDBRequest<LocalMatch[]>);
  return matches.sort((a, b) => b.saved - a.saved);
};

export const dropMatch = async (id: string): Promise<void> => {
  await within('readwrite', (store) => store.delete(id));
};
