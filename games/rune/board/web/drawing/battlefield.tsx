// The field of a fight: everything that stands still in this round, drawn once and only moved when one looks around.
// Whoever paints it changes little at a time: each layer is drawn anew only if what it shows has changed.

import { HIDDEN } from '@skald/games/board-kit';
import { memo, type ReactElement } from 'react';
import type { Ground } from '../../../rules/space/index.ts';
import { Badges } from './badges.tsx';
import { dressOf } from './dress.ts';
import { Obstacles } from './obstacles.tsx';
import { HeightLabels, Relief } from './relief.tsx';
import { Paces, Soil } from './soil.tsx';
import { Sunken, Things } from './things.tsx';
import { Walls } from './walls.tsx';
import { Veils, Zones } from './zones.tsx';

export const Battlefield = memo(function Battlefield({ ground }: { ground: Ground }): ReactElement {
  const dress = dressOf(ground.map);
  return (
    <g {...HIDDEN}>
      <Soil ground={ground} dress={dress} />
      <Relief ground={ground} dress={dress} />
      <Zones ground={ground} dress={dress} />
      <Sunken ground={ground} />
      <Paces width={ground.grid.width} height={ground.grid.height} />
      <Walls ground={ground} dress={dress} />
      <Obstacles ground={ground} dress={dress} />
      <Things ground={ground} />
      <Veils ground={ground} />
      <HeightLabels ground={ground} />
      <Badges ground={ground} />
    </g>
  );
});
