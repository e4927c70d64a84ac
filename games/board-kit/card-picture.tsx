// The picture on a game's card.

import type { ReactElement, ReactNode } from 'react';

export const CardPicture = ({ children }: { children: ReactNode }): ReactElement => (
  <svg className="kit-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);

/** A colour that becomes another from above to below, on its way perhaps a third one. */
export const Fade = ({
  id,
  from,
  over,
  to,
}: {
  id: string;
  from: string;
  over?: readonly [offset: number, colour: string];
  to: string;
}): ReactElement => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stopColor={from} />
    {over && <stop offset={over[0]} stopColor={over[1]} />}
    <stop offset="1" stopColor={to} />
  </linearGradient>
);
