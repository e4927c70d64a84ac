// What must hold in every campaign, whatever the options: tried on random ones.
// FUZZ=10000 plays so many random games instead of the usual few hundred.

import { type Event, FastDice, type Seat } from '@skald/kernel';
import { fuzz, laws, pick, type Random, type Trial } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Card, MOST_POINTS, sideOf } from '../content/index.ts';
import { campaign } from '../index.ts';
import { copy } from './copy.ts';
import type { State } from './state.ts';
import { randomState, randomTable } from './testing.ts';

const GAMES = Number(process.env.FUZZ ?? 300);
/** Milliseconds that a busy machine may take. */
const PATIENCE = 30 * 60_000 + GAMES * 1000;

/** From the middle of a war. */
function warOf(random: Random) {
  const state = randomState(random);
  return { seats: state.sides, options: {}, state };
}

/** Another truth that looks the same: the same points dealt out anew, the unseen cards shuffled. */
function otherwise(truth: State, seat: Seat | null, random: Random): State {
  const state = copy(truth);
  state.sides.forEach((side, of) => {
    if (of === seat) return;
    const hidden = state.armies.filter(
      ({ id, shown, points }) => sideOf(id) === side && !shown && points > 0,
    );
    let left = hidden.reduce((sum, { points }) => sum + points - 1, 0);
    for (const army of hidden) army.points = 1;
    while (left > 0) {
      pick(
        random,
        hidden.filter(({ points }) => points < MOST_POINTS),
      ).points += 1;
      left--;
    }
    for (const army of state.armies) if (sideOf(army.id) === side) army.wasSmall = random(2) === 1;
  });
  const hands = state.hands.filter((_, of) => of !== seat);
  const unseen = shuffle([...state.deck, ...hands.flat()], random);
  for (const pile of [state.deck, ...hands]) pile.splice(0, pile.length, ...unseen.splice(0, pile.length));
  return state;
}

function shuffle<T>(cards: T[], random: Random): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1) - 1;
    [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
  }
  return cards;
}

/** Events by which a seat learns what was hidden from it. */
const REVEALING = [
  'initiativeTied',
  'order',
  'attacked',
  'beachTaken',
  'destroyed',
  'pillaged',
  'besieged',
  'shipDestroyed',
  'revealed',
];

const TRIAL: Trial<State> = {
  setUp: (random) => (random(3) === 1 ? randomTable(random) : warOf(random)),
  games: GAMES,
  matches: 40,
  every: 10,
  // Bots fight every battle in their heads, and quickly.
  retold: (view) => ({ ...view, options: { ...view.options, battles: 'quick', realDice: 'nobody' } }),
  secrets: {
    alike: (state, seat, random) =>
      state.ended === null ? [copy(state), otherwise(state, seat, random)] : null,
    reveals: (event: Event) =>
      REVEALING.includes(event.type) ||
      (event.type === 'cardDrawn' && (event as Event & { card: Card | null }).card !== null),
    // Whether a strong army is aboard shows when the ship is stormed.
    shows: (state) => state.agenda.at(-1)?.step === 'defendShip',
    enough: GAMES * 10,
  },
};

describe('every campaign', { timeout: PATIENCE }, () => {
  it.each(laws(campaign, TRIAL))('$title', ({ holds }) => holds());

  it('ends in every way there is, and asks every question', () => {
    const endings = new Set<string>();
    const steps = new Set<string>();
    const watch = (state: State): void => {
      steps.add(state.agenda.at(-1)?.step ?? 'over');
      if (state.ended !== null) endings.add(state.ended.how);
    };
    fuzz(campaign, { games: GAMES, seed: 500, setUp: warOf, watch, trusts: true });
    expect([...endings].sort()).toEqual([
      'castle',
      'pillage',
      'rout',
      'ship',
      'surrender',
      'turnLimit',
      'wipedOut',
    ]);
    const questions = Object.keys(campaign.procedure).filter(
      (step) => typeof campaign.procedure[step] === 'object',
    );
    // Set-up lies behind, and only one in a thousand flees past his ship.
    const seldom = ['divide', 'place', 'stopAboard'];
    expect(questions.filter((step) => !steps.has(step) && !seldom.includes(step))).toEqual([]);
  });
});

it('shares the map with its copy: it is large, and nobody changes it', () => {
  const dice = new FastDice(1);
  const state = randomState((sides) => dice.roll(sides));
  expect(copy(state).map).toBe(state.map);
});
