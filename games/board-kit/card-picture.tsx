// The picture on a game's card.

import type { ReactElement, ReactNode } from 'react';

export const CardPicture = ({ children }: { children: ReactNode }): ReactElement => (
  <svg className="kit-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);

/** A colour that becomes another from above to below: `[[0, '#fff'], [1, '#000']]`. */
export const Fade = ({
  id,
  stops,
}: {
  id: string;
  stops: readonly (readonly [offset: number, colour: string])[];
}): ReactElement => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    {stops.map(([offset, colour]) => (
      <stop key={offset} offset={offset} stopColor={colour} />
    ))}
  </linearGradient>
);
