import type { ReactElement } from 'react';
import { type Range, withinRange } from './amount.ts';

/** A slider between two buttons, with what it says now. Its label stands outside and names it by `id`. */
export function Slider({
  id,
  value,
  range: [least, most],
  change,
  words,
  output = String(value),
  keys = false,
}: {
  id: string;
  value: number;
  range: Range;
  /** Only ever asked for what the range holds. */
  change: (value: number) => void;
  words: {
    readonly less: string;
    readonly more: string;
    /** What the value means. */
    readonly value: string;
    /** Its name, where the label says more than that. */
    readonly name?: string;
  };
  output?: string;
  /** Whether the keys − and + do the same as the buttons. */
  keys?: boolean;
}): ReactElement {
  const to = (wanted: number): void => change(withinRange(wanted, [least, most]));
  return (
    <div className="kit-slider">
      <button
        type="button"
        aria-label={words.less}
        aria-keyshortcuts={keys ? '-' : undefined}
        disabled={value <= least}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={1}
        value={value}
        aria-label={words.name}
        aria-valuetext={words.value}
        onChange={(event) => to(Number(event.target.value))}
      />
      <button
        type="button"
        aria-label={words.more}
        aria-keyshortcuts={keys ? '+' : undefined}
        disabled={value >= most}
        onClick={() => to(value + 1)}
      >
        +
      </button>
      <output htmlFor={id}>{output}</output>
    </div>
  );
}
