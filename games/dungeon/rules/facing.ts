// Which way models look when they come onto the board. DUN-RULING-34 and -44.

import { DIRECTIONS } from '@skald/games/grid-kit';
import { next, type Seat } from '@skald/kernel';
import { FACINGS, type Facing, type Place } from '../content/index.ts';
import { DIRECTION } from './geometry/base.ts';
import { enemiesOf, model } from './models.ts';
import type { Model, State, Steps, Table } from './state.ts';

/** Their side chooses, one after another. */
export function askFacing(table: Table, seat: Seat, models: readonly Model[]): void {
  if (models.length > 0) next(table, { step: 'face', seat, models: models.map(({ id }) => id) });
}

/** Towards the nearest enemy or, if there is none, the nearest door. */
export function defaultFacing(state: State, one: Model): Facing {
  const enemies = enemiesOf(state, one).map(({ x, y }): Place => [x, y]);
  const doors = state.bars.filter(({ what }) => what === 'door').map(({ x, y }): Place => [x, y]);
  const [goal] = (enemies.length > 0 ? enemies : doors).sort((a, b) => distance(one, a) - distance(one, b));
  if (goal === undefined) return one.facing;
  const towards = (facing: Facing): number => {
    const [dx, dy] = DIRECTIONS[DIRECTION[facing]] as readonly [number, number];
    return (goal[0] - one.x) * dx + (goal[1] - one.y) * dy;
  };
  return FACINGS.reduce((best, facing) => (towards(facing) > towards(best) ? facing : best));
}

const distance = ({ x, y }: Model, [toX, toY]: Place): number => (toX - x) ** 2 + (toY - y) ** 2;

export const facingSteps: Steps<'face'> = {
  face: {
    options: () => [...facings(), { act: 'auto' }],
    answer(table, { seat, models: [first, ...rest] }, choice) {
      const { state } = table;
      const one = model(state, first as string);
      look(table, one, choice.act === 'face' ? choice.facing : defaultFacing(state, one));
      if (choice.act === 'auto')
        for (const id of rest) look(table, model(state, id), defaultFacing(state, model(state, id)));
      else if (rest.length > 0) next(table, { step: 'face', seat, models: rest });
    },
  },
};

export const facings = () => FACINGS.map((facing) => ({ act: 'face' as const, facing }));

export function look(table: Table, one: Model, facing: Facing): void {
  one.facing = facing;
  table.tell?.({ type: 'faced', model: one.id, facing });
}
