// Leaving the dungeon. DUN-RULING-38, DUN-ADV-08

import { next } from '@skald/kernel';
import { isHero } from '../content/index.ts';
import { remove } from './damage.ts';
import { heroOf, layout, quest } from './models.ts';
import type { Model, State, Table } from './state.ts';

/** Instead of an Action, where an exit is drawn, once all levers are pulled. */
export const canLeave = (state: State, { type, x, y }: Model): boolean =>
  isHero(type) && layout(state).exits.includes(y * layout(state).width + x) && leversLeft(state) === 0;

export const leversLeft = (state: State): number =>
  quest(state).specials.reduce(
    (sum, special) => (special.type === 'levers' ? sum + special.at.length : sum),
    0,
  ) - state.pulled.length;

export function leave(table: Table, one: Model): void {
  const { x, y, items } = one;
  const hero = heroOf(one);
  remove(table, one);
  table.state.gone.push({ hero, how: 'left', items });
  table.tell?.({ type: 'left', hero, x, y });
  next(table, { step: 'judge' });
}
