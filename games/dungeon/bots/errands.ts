// Where the Heroes want to go, as far as they can know: the goal when it is in sight, what bars the way when it is not.

import { squareAt } from '@skald/games/grid-kit';
import type { Goal, Place, Square } from '../content/index.ts';
import { isGuarded, isMundane } from '../rules/bars.ts';
import { leversLeft } from '../rules/exits.ts';
import { FREE, type Terrain } from '../rules/geometry/terrain.ts';
import { squaresOfBar } from '../rules/sight.ts';
import type { Bar } from '../rules/state.ts';
import type { Field, Unit } from './field.ts';
import { aroundOf, FAR, type Source, waysTo } from './ways.ts';
import { isGoal } from './worth.ts';

/** How many steps a detour may cost, by what it is for. */
const CHEST = 10;
const SIDE_DOOR = 9;
const WEAK_SPOT = 14;
/** Whoever does not open a door himself waits this far from it. */
const BESIDE_THE_DOOR = 2;
const BESIDE_THE_BEARER = 1;
const STURDY = 4;
const SEALED = 50;
/** How far it goes on, on the average, behind a door of which nothing else is known. */
const BEYOND = 8;
const HOPELESS = 60;

export interface Errand {
  readonly what: 'exit' | 'boss' | 'lever' | 'search' | 'lock' | 'ward' | 'lying' | 'unseen' | 'guard';
  /** The thing itself. */
  readonly squares: readonly Square[];
  readonly bar: Bar | null;
  readonly detour: number;
}

const STAYING: readonly Goal['type'][] = ['protect', 'holdOut'];

const same = ([x, y]: Place, [otherX, otherY]: Place): boolean => x === otherX && y === otherY;

/** All that could be done now. */
export function errandsOf(field: Field): Errand[] {
  const goals = goalsOf(field);
  const bars = barsOf(field);
  const near = goals.filter(({ squares, what }) => {
    const targets =
      what === 'exit' || what === 'lying' || what === 'unseen' ? squares : aroundOf(field.terrain, squares);
    const ways = waysTo(
      field.terrain,
      targets.map((square) => ({ square, from: 0 })),
    );
    return field.heroes.some(({ x, y }) => (ways[y * field.width + x] as number) < FAR);
  });
  const small = bars.filter(({ bar }) => bar?.what === 'chest' || bar?.what === 'caveIn');
  if (near.length > 0) return [...near, ...small];
  const door = nextDoor(
    field,
    bars.filter((errand) => !small.includes(errand)),
  );
  return [...goals, ...small, ...(door === null ? [] : [door])];
}

/** One door at a time, all together: the nearest, but sooner one that is well locked or known to hide the goal. */
function nextDoor(field: Field, doors: readonly Errand[]): Errand | null {
  const { terrain, width, heroes, quest } = field;
  const sealed = quest.specials.flatMap((special) => (special.type === 'unseals' ? [special.door] : []));
  const wizard = heroes.some(breaksWards);
  let best: Errand | null = null;
  let least = Infinity;
  for (const door of doors) {
    const { bar, squares, detour } = door;
    const ways = waysTo(
      terrain,
      aroundOf(terrain, squares).map((square) => ({ square, from: 0 })),
    );
    let cost = detour - STURDY * (bar?.lock === null ? 0 : Number(bar?.lock.slice(1)));
    if (bar?.lock === null && !wizard) cost += HOPELESS;
    if (
      sealed.includes(
        terrain.layout.barriers[terrain.layout.barrierAt[squares[0] as Square] as number]?.mark ?? '',
      )
    )
      cost -= SEALED;
    for (const { x, y } of heroes) cost += (ways[y * width + x] as number) / heroes.length;
    if (cost < least) [best, least] = [door, cost];
  }
  return best;
}

function goalsOf(field: Field): Errand[] {
  const { state, quest, terrain } = field;
  const { layout, revealed } = terrain;
  const errands: Errand[] = [];
  const add = (what: Errand['what'], squares: readonly Square[], detour = 0): void => {
    if (squares.length > 0) errands.push({ what, squares, bar: null, detour });
  };
  for (const { x, y } of state.ground) add('lying', [y * layout.width + x]);
  for (const squares of blindDoors(terrain)) add('unseen', squares, BEYOND);
  const levers = quest.specials.flatMap((special) => (special.type === 'levers' ? special.at : []));
  for (const at of levers)
    if (revealed[squareAt(layout, at)] === 1 && !state.pulled.some((other) => same(at, other)))
      add('lever', [squareAt(layout, at)]);
  const exits = layout.exits.filter((square) => revealed[square] === 1);
  for (const goal of quest.victory.heroes) {
    if (goal.type === 'allLeave' && leversLeft(state) === 0) add('exit', exits);
    if (goal.type === 'carryOut') {
      if (field.heroes.some(({ model }) => model.items.includes(goal.object))) add('exit', exits);
      else for (const squares of unsearched(field)) add('search', squares);
    }
    // Whoever has nowhere to go stands by what he guards.
    if (goal.type === 'protect' && quest.victory.heroes.every(({ type }) => STAYING.includes(type)))
      add('guard', [squareAt(layout, goal.at)]);
    if (goal.type === 'destroyAll') for (const foe of field.foes) add('boss', [foe.y * layout.width + foe.x]);
    if (goal.type === 'cripple')
      for (const foe of field.foes) if (isGoal(quest, foe.model)) add('boss', [foe.y * layout.width + foe.x]);
  }
  return errands;
}

const blind = new WeakMap<Terrain, readonly (readonly Square[])[]>();

/** Doors that a Hero has opened in thought: what is behind them nobody can imagine. */
export function blindDoors(terrain: Terrain): readonly (readonly Square[])[] {
  let found = blind.get(terrain);
  if (found === undefined) {
    found = terrain.layout.barriers
      .map(({ squares }) => squares)
      .filter((squares) => isBlind(terrain, squares));
    blind.set(terrain, found);
  }
  return found;
}

function isBlind({ layout, grid, ground }: Terrain, squares: readonly Square[]): boolean {
  if (ground[squares[0] as Square] !== FREE) return false;
  const beside = squares.flatMap((square) =>
    [0, 2, 4, 6].map((direction) => layout.zoneAt[grid.neighbours[square * 8 + direction] as Square] ?? -1),
  );
  return new Set(beside.filter((zone) => zone >= 0)).size === 1;
}

/** Furniture in sight that may hold something, and nobody has looked. */
export function unsearched({ state, quest, terrain }: Field): (readonly Square[])[] {
  const { layout, revealed } = terrain;
  return layout.pieces
    .filter(({ squares, kind }) => {
      const [first] = squares as [Square];
      if (revealed[first] !== 1 || state.searched.some((at) => squareAt(layout, at) === first)) return false;
      return quest.searches.some((search) =>
        'at' in search ? squares.includes(squareAt(layout, search.at)) : search.every === kind,
      );
    })
    .map(({ squares }) => squares);
}

/** Locks and Wards in sight. */
function barsOf(field: Field): Errand[] {
  const { state, quest } = field;
  const wanted = quest.specials.some(({ type }) => type === 'unseals' || type === 'weakness');
  const shut = state.bars.filter((bar) => !isGuarded(state, bar));
  return shut.map((bar) => {
    const squares = squaresOfBar(state, bar);
    const chest = wanted ? CHEST / 3 : CHEST;
    const detour =
      bar.what === 'chest'
        ? chest
        : bar.what === 'weakSpot'
          ? WEAK_SPOT
          : bar.what === 'door' && squares.length === 1
            ? SIDE_DOOR
            : 0;
    return { what: isMundane(bar) ? 'lock' : 'ward', squares, bar, detour };
  });
}

/** Who has what must be carried out. */
export const bearerOf = ({ quest, heroes }: Field): Unit | undefined =>
  heroes.find(({ model }) =>
    quest.victory.heroes.some((goal) => goal.type === 'carryOut' && model.items.includes(goal.object)),
  );

const breaksWards = ({ model }: Unit): boolean => model.spells.some(({ spell }) => spell === 'break-ward');

/** Squares that no other Hero stands in who has nothing to do there; the last of them is for the wizard. */
const roomBeside = ({ heroes, width }: Field, hero: Unit, around: readonly Square[]): number =>
  around.filter(
    (square) => !heroes.some((one) => one !== hero && !breaksWards(one) && one.y * width + one.x === square),
  ).length;

/** By square: how far a Hero is from what he is to do. */
export function waysOf(field: Field, hero: Unit, errands: readonly Errand[]): Uint8Array {
  const { terrain, width } = field;
  const levers = errands.filter(({ what }) => what === 'lever');
  const mine = levers.length > 0 ? leverOf(field, hero, levers) : null;
  const strongest = Math.max(...field.heroes.map(({ facts }) => facts.combat));
  const bearer = bearerOf(field);
  const sources: Source[] = [];
  const add = (squares: readonly Square[], from: number): void => {
    for (const square of squares) sources.push({ square, from });
  };
  for (const { what, squares, detour } of errands) {
    if (what === 'exit' && bearer !== undefined && bearer !== hero)
      add(aroundOf(terrain, [bearer.y * width + bearer.x]), BESIDE_THE_BEARER);
    else if (what === 'exit' || what === 'lying' || what === 'unseen') add(squares, detour);
    else if (what === 'lever') {
      if (mine === null || squares === mine.squares) add(aroundOf(terrain, squares), 0);
    } else if (what === 'ward') {
      const around = aroundOf(terrain, squares);
      if (breaksWards(hero)) add(around, detour);
      else if (roomBeside(field, hero, around) > 1) add(around, detour + BESIDE_THE_DOOR);
      else add(aroundOf(terrain, around), detour + BESIDE_THE_DOOR);
    } else if (what === 'lock')
      add(aroundOf(terrain, squares), detour + Math.min(BESIDE_THE_DOOR, strongest - hero.facts.combat));
    else add(aroundOf(terrain, squares), detour);
  }
  if (sources.length === 0) add([hero.y * width + hero.x], 0);
  return waysTo(terrain, sources);
}

/** The nearest Hero goes to a lever; the others to another one. */
function leverOf({ terrain, width, heroes }: Field, hero: Unit, levers: readonly Errand[]): Errand | null {
  const left = [...heroes];
  for (const lever of levers) {
    const ways = waysTo(
      terrain,
      aroundOf(terrain, lever.squares).map((square) => ({ square, from: 0 })),
    );
    const far = ({ x, y }: Unit): number => ways[y * width + x] as number;
    const [nearest] = left.sort((a, b) => far(a) - far(b));
    if (nearest === hero) return lever;
    if (nearest !== undefined && left.length > 1) left.shift();
  }
  return null;
}
