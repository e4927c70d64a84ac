// The field of a fight: everything that stands still in this round, drawn once and only moved when one looks around.

import { HIDDEN } from '@skald/games/board-kit';
import { memo, type ReactElement } from 'react';
import type { ThingOf } from '../../../content/battle-map.ts';
import type { Ground } from '../../../rules/space/index.ts';
import { Badges } from './badges.tsx';
import { dressOf } from './dress.ts';
import { Carved, cutsOf, postCut } from './obstacles.tsx';
import { HeightLabels, Relief } from './relief.tsx';
import { Paces, Soil } from './soil.tsx';
import { Sunken, Things } from './things.tsx';
import { Walls, wallsOf } from './walls.tsx';
import { Veils, Zones } from './zones.tsx';

export const Battlefield = memo(function Battlefield({ ground }: { ground: Ground }): ReactElement {
  const dress = dressOf(ground.map);
  const { grid } = ground;
  const cuts = [
    ...ground.things
      .filter(({ part }) => part.kind === 'cover' || part.kind === 'barrier')
      .flatMap(({ part, squares }) =>
        cutsOf(grid, part as ThingOf<'cover'> | ThingOf<'barrier'>, [...squares], dress),
      ),
    ...wallsOf(ground, dress).posts.map((square) => postCut(grid, dress.posts, square)),
  ];
  return (
    <g {...HIDDEN}>
      <Soil ground={ground} dress={dress} />
      <Relief ground={ground} dress={dress} />
      <Zones ground={ground} dress={dress} />
      <Sunken ground={ground} />
      <Paces plan={grid} />
      <Walls ground={ground} dress={dress} />
      <Carved cuts={cuts} />
      <Things ground={ground} />
      <Veils ground={ground} />
      <HeightLabels ground={ground} />
      <Badges ground={ground} />
    </g>
  );
});
