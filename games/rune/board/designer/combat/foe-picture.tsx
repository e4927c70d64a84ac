// A foe as it will stand on the field, whatever its size.

import type { ReactElement } from 'react';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import type { Figure } from '../../web/drawing/token.tsx';
import { FoeToken } from '../map/marks.tsx';
import type { Kind } from './fight.ts';

const REACH = 32;

export const FoePicture = ({ figure, size }: { figure: Figure | null; size: number }): ReactElement => (
  <svg
    viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
    width={size}
    height={size}
    className="run-drawing design-foe-picture"
    aria-hidden="true"
  >
    <FoeToken of={{ figure, size: 1 }} />
  </svg>
);

export function figureOf(kind: Kind, { creatures }: Pick<Encounter, 'creatures'>): Figure | null {
  const foe = typeof kind === 'string' ? kind : creatures[kind.creature];
  return foe === undefined ? null : { foe };
}
