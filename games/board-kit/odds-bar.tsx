import type { ReactElement } from 'react';
import { likely, oddsInWords, type Part, type Percent, type Widths, written } from './odds.ts';

/** Numbers alone, where there is room for them. */
const NUMBERS: Widths = { number: 0.12, words: Number.POSITIVE_INFINITY };

/** Chances as one bar. Parts are told apart by tone, pattern and words. */
export function OddsBar({
  parts,
  percent,
  label,
  widths = NUMBERS,
}: {
  parts: readonly Part[];
  percent: Percent;
  /** What the chances are about, said before them; an empty one keeps the room. */
  label?: string;
  widths?: Widths;
}): ReactElement {
  const bar = (
    <span className="kit-odds-bar" role="img" aria-label={oddsInWords(parts, label)}>
      {likely(parts).map((part) => (
        <span key={part.said} className={part.tone} style={{ flexGrow: part.chance }} title={part.said}>
          {written(part, percent, widths)}
        </span>
      ))}
    </span>
  );
  if (label === undefined) return bar;
  return (
    <div className="kit-odds">
      <span className="kit-odds-label">{label}</span>
      {bar}
    </div>
  );
}
