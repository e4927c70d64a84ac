// Things that are kept on this device, in the browser's own database.

/** What is kept has an id, and the time it was kept. */
interface Kept {
  readonly id: string;
  readonly saved: number;
}

export class Shelf<T extends Kept> {
  readonly #database: string;
  readonly #name: string;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(database: string, name: string) {
    this.#database = database;
    this.#name = name;
  }

  async save(one: T): Promise<void> {
    await this.#within('readwrite', (store) => store.put(one));
  }

  load(id: string): Promise<T | undefined> {
    return this.#within('readonly', (store) => store.get(id) as IDBRequest<T | undefined>);
  }

  /** Newest first. */
  async all(): Promise<T[]> {
    const kept = await this.#within('readonly', (store) => store.getAll() as IDBRequest<T[]>);
    return kept.sort((a, b) => b.saved - a.saved);
  }

  async drop(id: string): Promise<void> {
    await this.#within('readwrite', (store) => store.delete(id));
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.#name, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
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
    });
  }
}

/** Twelve letters and digits that nobody else has. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
