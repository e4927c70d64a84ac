// Lines out of a stream of bytes, whatever the chunks; a line that is too long is let go by without being kept.

const LINE_LIMIT = 1024 * 1024;

/** The text of a line, or why there is none. */
export type Line = { readonly text: string } | { readonly wrong: 'line-too-long' | 'not-utf8' };

const NEWLINE = 0x0a;

export class LineReader {
  readonly #limit: number;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #parts: Uint8Array[] = [];
  #length = 0;

  constructor(limit = LINE_LIMIT) {
    this.#limit = limit;
  }

  /** Every line that this chunk completes. */
  *take(chunk: Uint8Array): Generator<Line> {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, end));
      yield this.#finish();
      from = end + 1;
    }
    this.#keep(chunk.subarray(from));
  }

  /** What stands after the last line end, if anything. */
  *rest(): Generator<Line> {
    if (this.#length > 0) yield this.#finish();
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length;
    if (this.#length > this.#limit) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  #finish(): Line {
    const [parts, length] = [this.#parts, this.#length];
    this.#parts = [];
    this.#length = 0;
    if (length > this.#limit) return { wrong: 'line-too-long' };
    try {
      return { text: this.#decoder.decode(Buffer.concat(parts)) };
    } catch {
      return { wrong: 'not-utf8' };
    }
  }
}

/** The lines of a stream, in order. */
export async function* linesOf(input: AsyncIterable<Uint8Array>, limit = LINE_LIMIT): AsyncGenerator<Line> {
  const reader = new LineReader(limit);
  for await (const chunk of input) yield* reader.take(chunk);
  yield* reader.rest();
}
