import type { Line } from '@skald/text';
import { useWords } from '../words/index.ts';

export interface Showing {
  /** Shows on the board what a topic names. */
  show(topic: string): void;
}

/** A line whose names show their place: on the board while one points at them, and in its middle when pressed. */
export function ToldLine({ line, show }: { readonly line: Line } & Showing) {
  const { table } = useWords();
  return line.map(({ text, topic }, i) =>
    topic === undefined ? (
      text
    ) : (
      <button
        key={`${i}`}
        type="button"
        className="landmark"
        title={table.showPlace}
        data-topic={topic}
        onClick={() => show(topic)}
      >
        {text}
      </button>
    ),
  );
}
