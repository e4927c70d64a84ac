// Models that appear in the middle of play: raised from bones or summoned by a spell. DUN-OVL-11 to -20,
// DUN-BREAK-15, DUN-RULING-11 and -27.

import { around, isAdjacent, occupancy, placeOf, squareAt } from '@skald/games/grid-kit';
import { next, type Seat } from '@skald/kernel';
import { MINION, MINIONS, type Minion, OVERLORD, type Place, type Square } from '../content/index.ts';
import { defaultFacing, facings, look } from './facing.ts';
import { FREE } from './geometry/terrain.ts';
import { baseOf, has, heroesOf, model, newId, newModel, overlordSeat, quest, terrain } from './models.ts';
import type { Model, State, Steps, Table } from './state.ts';
import { strikeAtNewcomer } from './strikes.ts';

/** Squares in play that a model could be put on. */
export function freeSquares(state: State): (square: Square) => boolean {
  const { grid, ground } = terrain(state);
  const occupied = occupancy(
    grid,
    state.models.map((one) => baseOf(state, one)),
  );
  return (square) => ground[square] === FREE && occupied[square] === 0;
}

/** Piles in sight that nobody stands on and no torch protects. DUN-OVL-18, DUN-ITEMCARD-18 */
export function raisable(state: State): Place[] {
  if (!OVERLORD[quest(state).overlord.type].raisesDead || typesInPool(state).length === 0) return [];
  const free = freeSquares(state);
  const { grid } = terrain(state);
  const torches = heroesOf(state).filter((one) => has(one, 'noRaising'));
  return state.bones
    .map(({ x, y }): Place => [x, y])
    .filter((place) => {
      const pile = { square: squareAt(grid, place), size: 1 } as const;
      return free(pile.square) && !torches.some((one) => isAdjacent(grid, baseOf(state, one), pile));
    });
}

/** DUN-OVL-12, DUN-RULING-27 */
const typesInPool = ({ pool }: State): Minion[] =>
  MINIONS.filter((type) => (pool[type] ?? 0) > 0 && MINION[type].size === 1);

/** Puts a model of the pool on the board; it has acted. DUN-OVL-17 */
function place(table: Table, type: Minion, [x, y]: Place, how: 'raised' | 'summoned'): Model {
  const { state } = table;
  state.pool[type] = (state.pool[type] as number) - 1;
  const one = { ...newModel(newId(state, type), type, [x, y], 'N'), acted: true };
  state.models.push(one);
  one.facing = defaultFacing(state, one);
  table.tell?.({ type: 'appeared', model: one.id, modelType: type, x, y, facing: one.facing, how });
  return one;
}

/** DUN-SPELLCARD-14 */
export function summon(table: Table, minion: Minion, at: Place): void {
  const one = place(table, minion, at, 'summoned');
  next(table, { step: 'placeFacing', seat: overlordSeat(table.state), model: one.id });
}

/** A model of the pool beside whom a spell wounded, if there is one and room for it. DUN-SPELLCARD-13 */
export function bringSummons(table: Table, minion: Minion, beside: Model): void {
  const { state } = table;
  if ((state.pool[minion] ?? 0) === 0 || roomBeside(state, beside).length === 0) return;
  next(table, { step: 'summonAt', seat: overlordSeat(state), minion, beside: beside.id });
}

const roomBeside = (state: State, one: Model): Place[] => {
  const { grid } = terrain(state);
  return around(grid, baseOf(state, one))
    .filter(freeSquares(state))
    .map((square) => placeOf(grid, square));
};

/** So many castings of Raise Dead; those that find nothing are lost. DUN-OVL-20 */
export const raiseDead = (table: Table, seat: Seat, left: number, optional: boolean): void =>
  next(table, { step: 'raising', seat, left, optional });

export const placingSteps: Steps<'summonAt' | 'raising' | 'raise' | 'raiseAs' | 'placeFacing'> = {
  summonAt: {
    options: (state, { beside }) =>
      roomBeside(state, model(state, beside)).map(([x, y]) => ({ act: 'square', x, y })),
    answer: (table, { minion }, { x, y }) => summon(table, minion, [x, y]),
  },

  raising(table, { seat, left, optional }) {
    if (left === 0) return;
    if (raisable(table.state).length > 0) next(table, { step: 'raise', seat, left, optional });
    else table.tell?.({ type: 'raiseLost', castings: left });
  },

  /** One Pile of Bones. DUN-OVL-13, -19 */
  raise: {
    options(state, { optional }) {
      const piles = raisable(state).map(([x, y]) => ({ act: 'bones' as const, x, y }));
      return optional ? [...piles, { act: 'done' }] : piles;
    },
    answer(table, frame, choice) {
      if (choice.act === 'done') return;
      const { seat, left } = frame;
      const { x, y } = choice;
      next(table, { step: 'raiseAs', seat, x, y }, { ...frame, step: 'raising', left: left - 1 });
    },
  },

  raiseAs: {
    options: (state) => typesInPool(state).map((minion) => ({ act: 'minion', minion })),
    answer(table, { seat, x, y }, { minion }) {
      const { state } = table;
      const pile = state.bones.find((each) => each.x === x && each.y === y) as State['bones'][number];
      pile.piles--;
      if (pile.piles === 0) state.bones.splice(state.bones.indexOf(pile), 1);
      const one = place(table, minion, [x, y], 'raised');
      next(table, { step: 'placeFacing', seat, model: one.id });
    },
  },

  /** As the Overlord chooses; then come the Free Strikes, before anything else happens. DUN-OVL-14, -15 */
  placeFacing: {
    options: facings,
    answer(table, { model: id }, { facing }) {
      const one = model(table.state, id);
      look(table, one, facing);
      strikeAtNewcomer(table, one);
    },
  },
};
