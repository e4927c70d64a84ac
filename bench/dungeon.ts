// The largest adventure of Dungeon: who sees whom, and what a Hero could do.

import { dungeon } from '@skald/dungeon';
import { ADVENTURES, layoutOf, type Quest } from '@skald/dungeon/content';
import { type Terrain, terrainOf } from '@skald/dungeon/geometry/terrain';
import { openSquares } from '@skald/games/grid-kit';
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
