// The longship: a square sail in stripes, a dragon's head, and the shields of those aboard along its side.

import { memo, type ReactElement } from 'react';

const HULL =
  'M-37 3Q-42 -9 -38 -21Q-35.6 -28 -29 -26.4Q-26.6 -25 -25.4 -21.6Q-29.4 -23.4 -31.6 -20.4Q-34 -14.6 -31 -7Q-29 -2.6 -23 0Q0 5.6 22 0Q30 -3.4 31.6 -12Q32.4 -18.4 29.6 -22Q36.6 -21 37 -12Q37.4 -2 32.4 5Q24 14.6 0 15.4Q-25 14.6 -37 3Z';
const SAIL = 'M-21 -46Q2 -51 24 -46Q29.4 -29 24 -12Q1.4 -16.4 -20.4 -12Q-15.4 -29 -21 -46Z';
const STRIPES =
  'M-13.6 -47.4Q-8.4 -30 -13.2 -13.2L-5.6 -14.4Q-1 -31 -6 -48.6ZM1.8 -49Q6.6 -31.4 2.2 -14.6L9.6 -14.2Q14 -30.6 9.4 -48.6ZM17 -47.6Q21.6 -30 17 -13.2L24 -12Q29.4 -29 24 -46Z';
const LINES =
  'M1.4 -54V3M-23 -45.6Q2 -51 26 -45.6M-21 -46L-34 -6M24 -46L34.6 -8M-35 6Q0 18.6 33 5M-32 -24.6h.1M-25.4 -21.6L-22.4 -22.4M1.4 -54Q6.4 -57 11 -54Q6.6 -53 1.4 -51';

/** A lowered sail: it has sailed. */
const LOWERED = 'M-21 -44Q2 -49 24 -44Q25 -40 22 -39.6Q2 -44 -19 -39.6Q-22 -40 -21 -44Z';
const WAKE = 'M-40 13Q0 24 38 12Q20 24 -14 23Q-34 21 -40 13Z';

export const Longship = memo(function Longship({ moved }: { moved: boolean }): ReactElement {
  return (
    <g stroke="#1a140b" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
      <path d={WAKE} fill="#0b1c25" stroke="none" opacity=".5" />
      <path d={moved ? LOWERED : SAIL} fill="#f1dfae" />
      {!moved && <path d={STRIPES} fill="#a83f28" stroke="none" />}
      <path d={HULL} fill="#6b4a2a" />
      <path d={LINES} fill="none" strokeWidth="1.3" />
    </g>
  );
});
