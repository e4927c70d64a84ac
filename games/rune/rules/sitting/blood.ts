// Blood on the floor: where somebody bled before a fight it is slippery, and nowhere else. RUN-STOLEN-7.8, RUN-RULING-R85, -R96

import { next } from '@skald/kernel';
import type { BattleMap } from '../../content/battle-map.ts';
import { fighterOf } from '../fight/fighters.ts';
import { SIDES } from '../fight/rolling.ts';
import type { Steps, Table } from '../fight/state.ts';
import { amend, sittingOf } from './heroes.ts';
import { eventIn } from './notes.ts';

export const bloodSteps: Steps<'bloodshed'> = {
  bloodshed({ state }, { hero, before }) {
    const lost = before - fighterOf(state, hero).hp;
    if (lost > 0) amend(state, { bled: [...(sittingOf(state).bled ?? []), { hero, lost }] });
  },
};

/** What strikes him now may leave a pool of his blood. */
export function mayBleed(table: Table, element: string, hero: string): void {
  const { state } = table;
  if (eventIn(sittingOf(state))?.pools?.of !== element) return;
  next(table, { step: 'bloodshed', hero, before: fighterOf(state, hero).hp });
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** From how many hit points on a pool is larger. */
const LARGER = [11, 20, 30] as const;

/** Every other row of a field of hexagons is half a cell further on: so each cell has six others around it, on squares too. */
const AROUND = (y: number): readonly (readonly [number, number])[] => {
  const on = Math.abs(y) % 2 === 1 ? 1 : 0;
  return [
    [1, 0],
    [on, 1],
    [on - 1, 1],
    [-1, 0],
    [on - 1, -1],
    [on, -1],
  ];
};

const step = ({ x, y }: Cell, direction: number): Cell => {
  const [dx, dy] = AROUND(y)[direction % 6] as readonly [number, number];
  return { x: x + dx, y: y + dy };
};

/** One cell, three, seven or thirteen. RUN-STOLEN-7.8, RUN-RULING-R85 */
export function poolOf(lost: number, centre: Cell): Cell[] {
  const size = LARGER.filter((least) => lost >= least).length;
  const ring = Array.from({ length: 6 }, (_, direction) => step(centre, direction));
  // Of the twelve cells of the second ring those straight on.
  const beyond = ring.map((cell, direction) => step(cell, direction));
  return [[centre], [centre, ...ring.slice(0, 2)], [centre, ...ring], [centre, ...ring, ...beyond]][
    size
  ] as Cell[];
}

/** The field with the pools of those who bled, in place of whatever blood is drawn there. */
export function bloodied(table: Table, map: BattleMap): BattleMap {
  const sitting = sittingOf(table.state);
  const pools = eventIn(sitting)?.pools;
  if (pools === undefined) return map;
  const cells = (sitting.bled ?? []).flatMap(({ lost }) => {
    const [x, y] = [table.roll(SIDES, 'blood') - 1, table.roll(SIDES, 'blood') - 1];
    return poolOf(lost, { x, y });
  });
  amend(table.state, { bled: [] });
  const zones = map.zones.filter(({ kind }) => kind !== 'slippery');
  const area = stripsOf(map, pools, cells);
  return { ...map, zones: area.length === 0 ? zones : [...zones, { kind: 'slippery', from: 1, area }] };
}

/** What lies beyond the room, or where there is a wall, is cut off. */
function stripsOf({ cell, walls }: BattleMap, corner: Cell, cells: readonly Cell[]): BattleMap['walls'] {
  const isWall = (x: number, y: number): boolean =>
    walls.some(([from, row, length]) => row === y && x >= from && x < from + length);
  const squares = new Set(
    cells
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < SIDES && y < SIDES)
      .flatMap(({ x, y }) =>
        Array.from({ length: cell * cell }, (_, i): Cell => {
          return { x: corner.x + x * cell + (i % cell), y: corner.y + y * cell + Math.floor(i / cell) };
        }),
      )
      .filter(({ x, y }) => !isWall(x, y))
      .map(({ x, y }) => `${y} ${x}`),
  );
  return [...squares].map((square) => {
    const [y = 0, x = 0] = square.split(' ').map(Number);
    return [x, y, 1] as [number, number, number];
  });
}
