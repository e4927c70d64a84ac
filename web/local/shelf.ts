// Things that are kept on this device, in the browser's own database.

/** What is kept has an id, and the time it was kept. */
interface Kept {
  readonly id: string;
  readonly saved: number;
}

/** How often something is tried that the browser broke off. */
const TRIES = 3;

export class Shelf<T extends Kept> {
  readonly #database: string;
  readonly #name: string;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(database: string, name: string) {
    this.#database = database;
    this.#name = name;
  }

  async save(one: T): Promise<void> {
    await this.#persistently('readwrite', (store) => store.put(one));
  }

  load(id: string): Promise<T | undefined> {
    return this.#persistently('readonly', (store) => store.get(id) as IDBRequest<T | undefined>);
  }

  /** Newest first. */
  async all(): Promise<T[]> {
    const kept = await this.#persistently('readonly', (store) => store.getAll() as IDBRequest<T[]>);
    return kept.sort((a, b) => b.saved - a.saved);
  }

  async drop(id: string): Promise<void> {
    await this.#persistently('readwrite', (store) => store.delete(id));
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.#name, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  /** A browser may break off what it was too busy for; only where there is no room another try is in vain. */
  async #persistently<R>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<R>,
  ): Promise<R> {
    for (let left = TRIES - 1; ; left--)
      try {
        return await this.#within(mode, work);
      } catch (error) {
        if (left === 0 || (error as DOMException | null)?.name === 'QuotaExceededError') throw error;
        // The connection may have been closed with it.
        this.#opened = null;
      }
  }

  async #within<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
    this.#opened ??= this.#open();
    const database = await this.#opened;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(this.#name, mode);
      const request = work(transaction.objectStore(this.#name));
      // Not before the whole transaction is on disk.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      // Broken off without an error of its own: by a full disk as it is written, or by a browser that ran out of time.
      transaction.onabort = () => reject(transaction.error);
    });
  }
}

/** Twelve letters and digits that nobody else has. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
