// Locks and Wards, and what opens behind them. DUN-FURN-06 to -25, DUN-RULING-22, -23 and -34.

import { isAdjacent } from '@skald/games/grid-kit';
import type { Place, Quest, Square } from '../content/index.ts';
import { gain } from './belongings.ts';
import { hasInFrontArc } from './geometry/arcs.ts';
import { baseOf, isHeroModel, isNear, layout, quest, terrain } from './models.ts';
import { barAt } from './numbers.ts';
import { revealNew } from './reveal.ts';
import { squaresOfBar } from './sight.ts';
import type { Bar, Model, State, Table } from './state.ts';

const footprint = (square: Square) => ({ square, size: 1 }) as const;

/** The mundane locks before a model; a fallen roof and a Weak Spot are fought the same way. DUN-FURN-12 */
export const barsBefore = (state: State, one: Model): Bar[] =>
  state.bars.filter((bar) => mayForce(state, one, bar) && barInArc(state, one, bar));

/** Heroes open what is shut, but not what they guard: that is for the others. DUN-FURN-10, DUN-RULING-49 */
export const mayForce = (state: State, one: Model, bar: Bar): boolean =>
  isHeroModel(one) !== isGuarded(state, bar) && isMundane(bar);

/** The chest that an adventure tells the Heroes to protect. */
export const isGuarded = (state: State, { what, x, y }: Bar): boolean =>
  what === 'chest' && guardedIn(quest(state)).some((at) => at[0] === x && at[1] === y);

export const guardedIn = ({ victory }: Quest): Place[] =>
  victory.heroes.flatMap((goal) => (goal.type === 'protect' ? [goal.at] : []));

/** Whatever can be opened by strength. DUN-FURN-20 */
export const isMundane = ({ what, lock }: Bar): boolean => lock !== null || what === 'caveIn';

function barInArc(state: State, one: Model, bar: Bar): boolean {
  if (!isNear(one, bar.x, bar.y)) return false;
  const base = baseOf(state, one);
  return squaresOfBar(state, bar).some((square) =>
    hasInFrontArc(terrain(state).grid, base, footprint(square)),
  );
}

export function isBarAdjacent(state: State, one: Model, bar: Bar): boolean {
  if (!isNear(one, bar.x, bar.y)) return false;
  const base = baseOf(state, one);
  return squaresOfBar(state, bar).some((square) => isAdjacent(terrain(state).grid, base, footprint(square)));
}

/** One Hit opens a mundane lock. DUN-FURN-14 */
export function forceBar(table: Table, [x, y]: Place, hits: number, by: Model): void {
  const bar = barAt(table.state, [x, y]) as Bar;
  if (hits === 0) return void table.tell?.({ type: 'lockHeld', x, y });
  table.tell?.({ type: 'lockBroken', x, y, lock: bar.lock, by: by.id });
  bar.lock = null;
  if (bar.ward === 0) open(table, bar, by);
}

/** Excess is lost. DUN-FURN-22, -23, DUN-RULING-23 */
export function lowerWard(table: Table, bar: Bar, power: number, by: Model | null): void {
  const { x, y, ward: from } = bar;
  if (from === 0) return;
  bar.ward = Math.max(0, from - power);
  table.tell?.({ type: 'wardLowered', x, y, from, to: bar.ward, by: by?.id ?? null });
  if (bar.ward === 0 && bar.lock === null) open(table, bar, by);
}

function open(table: Table, bar: Bar, by: Model | null): void {
  const { state } = table;
  const { x, y, what } = bar;
  state.bars.splice(state.bars.indexOf(bar), 1);
  if (what === 'chest') return openChest(table, [x, y], by);
  if (what === 'caveIn') {
    state.dungeon = { ...state.dungeon, caveIn: null };
    return void table.tell?.({ type: 'caveInCleared', x, y, by: (by as Model).id });
  }
  if (what === 'door') table.tell?.({ type: 'doorOpened', x, y, by: by?.id ?? null });
  else table.tell?.({ type: 'weakSpotBroken', x, y, by: (by as Model).id });
  const { revealed } = terrain(state);
  state.dungeon = { ...state.dungeon, open: [...state.dungeon.open, [x, y]] };
  revealNew(table, revealed);
}

/** A door whose Ward waned before anybody saw it. */
export function openUnbarred(table: Table): void {
  const bar = table.state.bars.find((each) => each.what === 'door' && each.lock === null && each.ward === 0);
  if (bar !== undefined) open(table, bar, null);
}

/** It stays where it is, open; its contents go to whoever opened it. DUN-FURN-18, -19 */
function openChest(table: Table, place: Place, by: Model | null): void {
  const { state } = table;
  const { chests, width } = layout(state);
  const chest = chests.find(({ square }) => square === place[1] * width + place[0]);
  const contents = [...(chest?.contents ?? [])];
  state.opened.push(place);
  table.reveal();
  table.tell?.({ type: 'chestOpened', x: place[0], y: place[1], by: by?.id ?? null, contents });
  if (by !== null && isHeroModel(by)) for (const item of contents) gain(table, by, item);
}
