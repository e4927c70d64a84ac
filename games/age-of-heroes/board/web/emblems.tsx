// Emblems in one line weight, like woodcuts: the kinds of counters, and the marks of the seats.

import type { Seat } from '@skald/kernel';
import { type ReactElement, useId } from 'react';
import { type CounterId, isHeroId, isMonsterId, type MonsterKind, monsterKind } from '../../content/index.ts';
import { heroMark, jarlMark } from './person-marks.ts';
import { LIVERIES, liveryOf } from './seats.ts';

/** Each around 0, 0 in a box of about 24 by 22. `fill` is cut solid, `line` is drawn. */
const MONSTERS: Readonly<Record<MonsterKind, { readonly fill?: string; readonly line: string }>> = {
  // A coil that bites at the world.
  dragon: {
    fill: 'M9.6 -8.6L5.4 -11L2 -8.4L4.6 -7.6L2.6 -5.6Q5.6 -4.6 7.2 -6Q8.4 -7.2 9.6 -8.6Z',
    line: 'M6 -6.4Q-3.4 -10.4 -8 -3.4Q-11.6 3.6 -4.4 7.8Q3.4 11.4 8 5.2Q10.6 -.2 5.2 -2.2Q-.6 -3.4 -2.2 1.2Q-2.4 4.4 1 4.6Q3.4 4.2 3.2 2M-8.6 -3L-11.6 -6M-10.2 1.4L-13 .8M-8 6L-10.4 8.2M-2.6 8.6L-3 11.4M4.4 8.6L6 11',
  },
  // A broad face under a boulder of hair, with tusks.
  troll: {
    line: 'M-10 9Q-11 -1 -6 -5Q-7 -9 -3 -9.6Q0 -11.6 3 -9.6Q7 -9 6 -5Q11 -1 10 9M-5.4 -2.4L-2 -1M5.4 -2.4L2 -1M-3.4 1h.1M3.4 1h.1M-1.6 3Q0 1.6 1.6 3M-6 6.4Q0 9.4 6 6.4M-4 7.4L-4.4 4M4 7.4L4.4 4',
  },
  // One who walks again, in a shroud.
  ghost: {
    line: 'M-7.6 10Q-9 -9.6 0 -10.4Q9 -9.6 7.6 10Q5 7 3.6 10Q1.6 6.6 0 10Q-1.6 6.6 -3.6 10Q-5 7 -7.6 10ZM-3.2 -3.4Q-2.4 -1.4 -1.6 -3.4M1.6 -3.4Q2.4 -1.4 3.2 -3.4M-1.4 1.6Q0 4.6 1.4 1.6Q0 .4 -1.4 1.6Z',
  },
  // A hooded one with long ears.
  drow: {
    line: 'M-9 10Q-8 -4 0 -11Q8 -4 9 10M-5 9Q-6 -1 0 -4.6Q6 -1 5 9M-7.4 -1L-12 -5L-8.4 3M7.4 -1L12 -5L8.4 3M-2.6 1.4L-.9 2.2M2.6 1.4L.9 2.2M-1.6 6Q0 6.8 1.6 6',
  },
  // A giant between mountains.
  giant: {
    line: 'M-12 10L-8 1L-5.4 5M12 10L8 1L5.4 5M-4.6 10V1.6Q-4.6 -2.4 0 -2.4Q4.6 -2.4 4.6 1.6V10M0 -2.4V-3.4M-2.8 -6.6A2.8 3.2 0 1 1 2.8 -6.6A2.8 3.2 0 1 1 -2.8 -6.6ZM-4.6 2L-8 -1.6M4.6 2L8.4 -5M7 -8.4L10.4 -2.4M-2 10V5.6H2V10',
  },
  // A staff-bearer with flying hair.
  witch: {
    line: 'M8 -10V10M5.6 -8.4A2.6 2.6 0 1 1 10.4 -8.4M-2 -4.2A3 3 0 1 1 -2 -4.1M-8 10L-4 -1.4H0L4.4 10ZM-.4 .6L7.6 2M-5 -7Q-9 -8.4 -11 -5.4M-5.4 -5.4Q-9.4 -5 -10 -1.6M-4.6 -9Q-7 -11.6 -10 -10.4',
  },
};

const drawnOf = (id: CounterId): { readonly fill?: string; readonly line: string } => {
  if (isHeroId(id)) return heroMark(id);
  return isMonsterId(id) ? MONSTERS[monsterKind(id)] : jarlMark(id);
};

/** The mark of a counter, the same on the map, in lists and on its card. */
export function CounterMark({ id, pen = 1.7 }: { id: CounterId; pen?: number }): ReactElement {
  const { fill, line } = drawnOf(id);
  return (
    <g fill="none" stroke="currentColor" strokeWidth={pen} strokeLinecap="round" strokeLinejoin="round">
      {fill && <path d={fill} fill="currentColor" strokeWidth={0.8} />}
      <path d={line} />
    </g>
  );
}

/** The same for lists and cards. */
export const MarkPicture = ({ id, size }: { id: CounterId; size: number }): ReactElement => (
  <svg className="aoh-mark-picture" viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true">
    <CounterMark id={id} />
  </svg>
);

/** The back of a face-down jarl: a plain knot. */
export const KNOT =
  'M-7 -7Q0 -1 7 -7Q1 0 7 7Q0 1 -7 7Q-1 0 -7 -7ZM-10 0Q0 -4 10 0Q0 4 -10 0ZM0 -10Q4 0 0 10Q-4 0 0 -10Z';

/** Patterns of all seats, to be referred to by `url(#…)` within the same drawing. */
export function LiveryPatterns({ prefix }: { prefix: string }): ReactElement[] {
  return LIVERIES.map(({ pattern, ink }, seat) => (
    <pattern key={seat} id={`${prefix}${seat}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d={pattern} fill="none" stroke={ink} strokeWidth="1.5" strokeLinecap="round" />
    </pattern>
  ));
}

/** The mark of a seat for lists and names: colour, pattern and emblem on a shield. */
export function Emblem({ seat, size }: { readonly seat: Seat; readonly size: number }): ReactElement {
  const pattern = useId();
  const { colour, field, ink, emblem } = liveryOf(seat);
  const shield = 'M-13 -14H13V1Q13 10 0 15Q-13 10 -13 1Z';
  return (
    <svg className="aoh-emblem" viewBox="-15 -16 30 32" width={size} height={size} aria-hidden="true">
      <defs>
        <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={liveryOf(seat).pattern} fill="none" stroke={ink} strokeWidth="1.5" />
        </pattern>
      </defs>
      <path d={shield} fill={colour} />
      <path d={shield} fill={`url(#${pattern})`} opacity="0.55" />
      <circle r="10.6" cy="-1" fill={field} />
      <path
        d={emblem}
        transform="translate(0 -1) scale(0.82)"
        fill="none"
        stroke={ink}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={shield} fill="none" stroke="#2a2013" strokeWidth="1.6" />
    </svg>
  );
}
