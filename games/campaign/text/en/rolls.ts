// What a die was for.

import type { EventOf } from '../../rules/events.ts';

export const rolls = {
  initiative: 'Initiative',
  ford: 'Ford',
  fleeingFord: 'Ford with the enemy behind',
  flight: 'Direction of flight',
  round: 'Battle',
  saves: 'Saving throw',
  card: 'Card drawn',
  pieces: 'Terrain pieces on the table',
  piece: 'Kind of terrain piece',
} satisfies Record<EventOf<'roll'>['for'], string>;

export type Rolls = typeof rolls;
