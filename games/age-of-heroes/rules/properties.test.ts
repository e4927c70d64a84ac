// What must hold in every game, whatever the options: tried on random ones.
// FUZZ=10000 plays so many random games instead of the usual few hundred.

import { clone, type Event, viewOf } from '@skald/kernel';
import { laws, pick, type Random, type Trial } from '@skald/kernel/testing';
import { describe, it } from 'vitest';
import { imagine } from '../bots/imagine.ts';
import { AMENDED, CLASSIC, HEROES, type Item, isSword } from '../content/index.ts';
import { ageOfHeroes } from '../index.ts';
import type { State } from './state.ts';

const GAMES = Number(process.env.FUZZ ?? 300);
/** Milliseconds that a busy machine may take. */
const PATIENCE = 30 * 60_000 + GAMES * 1000;

/** One to six heroes, some of them wanted by two, under options each of which is drawn by itself. */
function randomTable(random: Random) {
  const seats = Array.from({ length: random(HEROES.length) }, () => pick(random, [null, ...HEROES]));
  const keys = Object.keys(CLASSIC) as (keyof typeof CLASSIC)[];
  const single = Object.fromEntries(keys.map((key) => [key, pick(random, [CLASSIC[key], AMENDED[key]])]));
  const luckCap = pick(random, [null, 0, 1, 4, 9]);
  return { seats, options: { ruleset: 'classic', ...single, luckCap, turns: random(20) } };
}

/** Hands hidden treasures out among the players, for random play seldom wins one. */
function dealOut(state: State, random: Random): void {
  const owned = state.pieces.filter((one) => one.owner !== null);
  if (!state.options.hiddenTreasures || owned.length === 0) return;
  for (const treasure of state.piles.treasures.splice(0)) pick(random, owned).items.push(treasure);
  for (const hoard of state.hoards)
    if (hoard.treasure !== null && !state.shown.includes(hoard.treasure)) {
      pick(random, owned).items.push(hoard.treasure);
      hoard.treasure = null;
    }
}

/** Whether a seat learns by this event what was hidden from it. */
function reveals(event: Event, { options: { recruitBlind } }: State): boolean {
  const { type, item } = event as Event & { item?: Item | null };
  if (type === 'spoils' || type === 'traded') return item !== null;
  if (type === 'dropped') return !isSword(item as Item);
  if (type === 'fought' || type === 'flightTurned') return recruitBlind;
  return ['turnedUp', 'showed', 'scored'].includes(type);
}

const TRIAL: Trial<State> = {
  setUp: randomTable,
  games: GAMES,
  matches: 25,
  every: 20,
  secrets: {
    alike(state, seat, random) {
      const truth = clone(state);
      if (random(2) === 1) dealOut(truth, random);
      return [truth, imagine(viewOf(ageOfHeroes, truth, seat), random)];
    },
    reveals,
    enough: 10_000,
  },
};

describe('every game of heroes', { timeout: PATIENCE }, () => {
  it.each(laws(ageOfHeroes, TRIAL))('$title', ({ holds }) => holds());
});
