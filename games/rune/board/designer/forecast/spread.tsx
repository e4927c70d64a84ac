import type { ReactElement } from 'react';
import type { Estimate } from '../../../rules/forecast.ts';

/** A number as a bar, and where the true one lies as a line across its end; the words beside it say the same. */
export function Spread({
  estimate: { value, from, to },
  most,
  tone,
}: {
  estimate: Estimate;
  most: number;
  tone: 'cost' | 'gain';
}): ReactElement | null {
  if (value <= 0) return null;
  const at = (one: number): string => `${(100 * Math.min(most, Math.max(0, one))) / most}%`;
  return (
    <span className="foresee-spread" data-tone={tone} aria-hidden="true">
      <i style={{ inlineSize: at(value) }} />
      <b style={{ insetInlineStart: at(from), insetInlineEnd: `calc(100% - ${at(to)})` }} />
    </span>
  );
}
