// What may end a game, or avert its end, is never passed by without a look.

import { chooseOption } from '@skald/bots';
import { GAMES } from '@skald/games';
import {
  type Decision,
  decisionOf,
  FastDice,
  type Game,
  type GameState,
  optionId,
  viewOf,
} from '@skald/kernel';
import { describe, expect, it } from 'vitest';

const [NORMANS, VIKINGS] = [0, 1];
const SEEDS = [3, 0x5bd1_e995, 0x9e37_79b1];
const PLAYOUTS = 48;

const campaign = GAMES.find(({ game }) => game.id === 'campaign')?.game as Game;

type Army = { points: number; at: string } & Record<string, unknown>;

/** A turn of the campaign in which this side moves last. */
function position(seat: number, armies: Record<string, Army>, more: object): GameState {
  const options = campaign.schemas.options.parse({});
  const begun = campaign.begin(['normans', 'vikings'], options);
  if ('refused' in begun) throw new Error(begun.refused.code);
  const unmoved = {
    shown: false,
    moved: false,
    stirred: false,
    fought: false,
    wasSmall: false,
    exchanged: false,
    boarded: false,
    march: 0,
    siege: 0,
  };
  const all = Object.entries(armies).map(([id, army]) => ({ ...unmoved, id, stood: army.at, ...army }));
  const lost = ['n', 'v'].map((side) =>
    all.reduce((left, { id, points }) => (id.startsWith(side) ? left - points : left), 15),
  );
  const state = Object.assign(begun.ok, {
    phase: 'movement',
    order: [1 - seat, seat],
    armies: all,
    lost,
    agenda: [{ step: 'endOfTurn' }, { step: 'command', seat }],
    ...more,
  });
  expect(campaign.faults(state)).toEqual([]);
  return state;
}

function chosen(state: GameState, seat: number, seed: number): string {
  const dice = new FastDice(seed);
  const budget = { ms: 0, iterations: PLAYOUTS, random: (sides: number) => dice.roll(sides) };
  const decision = decisionOf(campaign, state, seat) as Decision;
  const view = viewOf(campaign, state, seat);
  return optionId(chooseOption(campaign, view, decision, 'jarl', budget).choice);
}

describe('jarl', () => {
  it('strikes at whoever pillages the last village, though a better place beckons', () => {
    const state = position(
      NORMANS,
      {
        n1: { points: 4, at: '3,8' },
        n2: { points: 5, at: '0,0' },
        n3: { points: 4, at: '-1,7' },
        v1: { points: 6, at: '4,7', shown: true },
        v2: { points: 3, at: '-3,9' },
        v3: { points: 3, at: 'ship' },
      },
      { turn: 15, pillaged: ['6,1', '0,2', '6,3'], ship: { at: '9,4', moved: false } },
    );
    for (const seed of SEEDS) expect(chosen(state, NORMANS, seed)).toBe('move:n1:4,7');
  });

  it('strikes at a siege in its last turn, four against six behind walls', () => {
    const state = position(
      NORMANS,
      {
        n1: { points: 4, at: '3,4' },
        n2: { points: 3, at: '5,0' },
        n3: { points: 5, at: '-1,8' },
        v1: { points: 6, at: '2,4', shown: true, siege: 1 },
        v2: { points: 4, at: '2,6' },
        v3: { points: 3, at: 'ship' },
      },
      { turn: 4, pillaged: ['6,1', '0,2', '6,3'], ship: { at: '9,4', moved: false } },
    );
    for (const seed of SEEDS) expect(chosen(state, NORMANS, seed)).toBe('move:n1:2,4');
  });

  it('goes into an empty castle when that wins and nobody can come in time', () => {
    const state = position(
      VIKINGS,
      {
        n1: { points: 6, at: '-4,9' },
        n2: { points: 5, at: '8,0' },
        v1: { points: 4, at: '1,4' },
        v2: { points: 5, at: '2,2' },
        v3: { points: 3, at: 'ship' },
      },
      { turn: 21, ship: { at: '9,4', moved: true } },
    );
    for (const seed of SEEDS) expect(chosen(state, VIKINGS, seed)).toBe('move:v1:2,4');
  });
});
