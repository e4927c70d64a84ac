// The largest adventure of Dungeon: who sees whom, and what a Hero could do; and the cheapest ways on a larger board.

import { dungeon } from '@skald/dungeon';
import { ADVENTURES, layoutOf, type Quest } from '@skald/dungeon/content';
import { type Terrain, terrainOf } from '@skald/dungeon/geometry/terrain';
import { type Gait, newGrid, openSquares, Ways } from '@skald/games/grid-kit';
import {
  answer,
  asked,
  type Choice,
  copyOf,
  type Decision,
  decisionOf,
  FastDice,
  Play,
  run,
} from '@skald/kernel';
import { newDungeon } from './kernel-games.ts';
import { type Plan, processorTime, type Spread, spread, time } from './measure.ts';

type State = ReturnType<typeof newDungeon>;

export interface DungeonPaths {
  readonly adventure: string;
  readonly squares: number;
  /** Milliseconds for all pairs of squares: by the first call in a process, and by later ones. */
  readonly firstSight: number;
  readonly sight: Spread;
  readonly turns: number;
  /** Milliseconds to list the options of a Hero's Turn, over all those Turns. */
  readonly options: Spread;
  /** Milliseconds to find the cheapest ways from one square to all others of a large board. */
  readonly ways: Spread;
}

export function dungeonPaths(plan: Plan): DungeonPaths {
  const size = ({ map }: Quest): number => map.join('').length;
  const quest = ADVENTURES.reduce((largest, one) => (size(one) > size(largest) ? one : largest));
  const terrain = allOpen(quest);
  const from = processorTime();
  seeAll(terrain);
  const firstSight = processorTime() - from;
  const turns = heroTurns(ADVENTURES.indexOf(quest) + 1);
  return {
    adventure: quest.title.en,
    squares: terrain.grid.size,
    firstSight,
    sight: time(plan, () => seeAll({ ...terrain })),
    turns: turns.length,
    options: spread(turns.map(({ state, seat }) => listing(state, seat, plan))),
    ways: findAll(plan),
  };
}

/** The dungeon with all its doors open. */
function allOpen(quest: Quest): Terrain {
  const layout = layoutOf(quest);
  return terrainOf(layout, { open: layout.barriers.map((_, barrier) => barrier), walled: [] });
}

function seeAll(terrain: Terrain): void {
  for (let square = 0; square < terrain.grid.size; square++) openSquares(terrain, square);
}

const BOARD = newGrid(60, 40);

/** One square in eleven is closed, one in five costs twice as much; every second diagonal counts twice. */
function findAll(plan: Plan): Spread {
  const costs = Array.from({ length: BOARD.size }, (_, square) =>
    (square * 7919) % 11 === 0 ? Infinity : square % 5 === 0 ? 2 : 1,
  );
  const gait: Gait = { cost: (_, to) => costs[to] as number, diagonals: 'alternating' };
  const ways = new Ways();
  let from = 0;
  return time({ ...plan, repeats: 100 }, () => {
    from = (from + 997) % BOARD.size;
    ways.find(BOARD, from, gait);
  });
}

interface Moment {
  readonly state: State;
  readonly seat: number;
}

const GAMES = 4;
const SCATTER = 7;

/** Questions to Heroes in their Turns, from games by rules of thumb. */
function heroTurns(adventure: number): Moment[] {
  const moments: Moment[] = [];
  let met = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const state = newDungeon(adventure);
    const play = new Play(state, new FastDice(seed));
    run(dungeon, play);
    for (let [seat] = asked(dungeon, state); seat !== undefined; [seat] = asked(dungeon, state)) {
      const decision = decisionOf(dungeon, state, seat) as Decision;
      if (decision.kind === 'turn' && state.seats[seat] !== 'overlord' && met++ % SCATTER === 0)
        moments.push({ state: copyOf(dungeon, state), seat });
      answer(dungeon, play, seat, best(state, decision));
    }
  }
  return moments;
}

function best(state: State, decision: Decision): Choice {
  const weights = dungeon.sense.weigh(state, decision);
  return decision.options[weights.indexOf(Math.max(...weights))] as Choice;
}

const REPEATS = 20;

/** Milliseconds for one Turn; the first times are for warming up. */
const listing = (state: State, seat: number, { rounds }: Plan): number =>
  time({ warmUpMs: 0, rounds, repeats: REPEATS }, () => decisionOf(dungeon, state, seat)).median;
