// Out of the saddle, of one's own will or not. RUN-RULING-C37

import { placesFor } from '../space/index.ts';
import { bodiesOf, groundFor, isRiding } from './fighters.ts';
import type { Fighter, Table } from './state.ts';
import { placeOf } from './words.ts';

/** Beside it, where there is room; it stays where it is. */
export function dismount(table: Table, one: Fighter, how: 'dismounts' | 'thrown'): void {
  const { state } = table;
  if (one.horse === null || !isRiding(one)) return;
  one.horse = { ...one.horse, ...placeOf(one), ridden: false };
  table.tell?.({ type: 'mounted', fighter: one.id, how });
  const others = bodiesOf(state).filter(({ id }) => id !== one.id);
  const [spot] = placesFor(groundFor(state), [one], [1], others) ?? [];
  if (spot !== undefined) Object.assign(one, placeOf(spot), { upper: [], spotted: [], vantage: false });
}
