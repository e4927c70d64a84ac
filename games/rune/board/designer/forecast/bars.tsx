import type { ReactElement } from 'react';
import type { Counts } from '../../../rules/forecast.ts';
import { barName, barsOf, withMinus } from './bars.ts';

const MOST_BARS = 12;

/** How often each number came up, as a small picture; it says in words what it shows. */
export function Bars({
  title,
  counts,
  times,
  most = MOST_BARS,
}: {
  title: string;
  counts: Counts;
  times: (value: string, times: number) => string;
  /** Fewer where numbers are long; then a bar bears the first of its numbers alone. */
  most?: number;
}): ReactElement {
  const bars = barsOf(counts, most);
  const highest = Math.max(1, ...bars.map((bar) => bar.times));
  const said = bars.filter((bar) => bar.times > 0).map((bar) => times(barName(bar), bar.times));
  return (
    <figure className="foresee-bars">
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${title}. ${said.join(', ')}`}>
        {bars.map((bar) => (
          <span key={bar.from} title={times(barName(bar), bar.times)}>
            <i style={{ blockSize: `${(100 * bar.times) / highest}%` }} />
            <b>{most < MOST_BARS ? withMinus(bar.from) : barName(bar)}</b>
          </span>
        ))}
      </div>
    </figure>
  );
}
