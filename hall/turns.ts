/** One thing after the other: nobody sees what is not yet kept. */
export class Turns {
  readonly #reload: () => Promise<void>;
  readonly failed: (error: unknown) => void;
  #queue: Promise<unknown> = Promise.resolve();
  /** Something failed halfway: what the store holds is the truth. */
  #doubtful = false;

  constructor(reload: () => Promise<void>, failed: (error: unknown) => void) {
    this.#reload = reload;
    this.failed = failed;
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#after(this.#queue, work);
    this.#queue = done.catch((error) => this.failed(error));
    return done;
  }

  async #after<T>(others: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    await others;
    if (this.#doubtful) await this.#reload();
    this.#doubtful = true;
    const result = await work();
    this.#doubtful = false;
    return result;
  }
}
