// The peer: the same rules and the same games, hosted in boardgame.io.

import { createRequire } from 'node:module';
import {
  answer,
  asked,
  type Choice,
  clone,
  copyOf,
  FastDice,
  type GameState,
  Play,
  run,
  type Seat,
} from '@skald/kernel';
import type { Game as PeerGame } from 'boardgame.io';
import { Chooser, type Contest, type Player, seriousOptions } from './playouts.ts';

// Its package cannot be imported as an ES module in Node.
const require = createRequire(import.meta.url);
export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
// The very Immer that it uses.
export const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as {
  original<T>(draft: T): T;
};

// And the very patches.
export type Patch = readonly object[];
export const { applyPatch } = createRequire(require.resolve('boardgame.io/client'))('rfc6902') as {
  applyPatch(state: object, patch: Patch): void;
};

/**
 * How a move changes `G`. `drafts`: our steps change the Immer draft they are given, as is usual there.
 * `copies`: they change a copy of what lies under the draft, and the move returns it. `shared`: a copy that the game makes
 * itself, which shares what no move changes: what was worked out for a map or a hero is then found again.
 */
export const HOSTINGS = ['copies', 'shared', 'drafts'] as const;
export type Hosting = (typeof HOSTINGS)[number];

/** The move gets the choice itself, so that the host need not list the options once more. */
function hostedGame<S extends GameState>(
  { game, begin }: Contest<S>,
  seed: number,
  dice: FastDice,
  hosting: Hosting,
): PeerGame<S> {
  return {
    name: game.id,
    // No undo: the peer is spared what playouts do not need.
    disableUndo: true,
    setup() {
      const state = begin(seed);
      run(game, new Play(state, dice));
      return state;
    },
    moves: {
      choose({ G }, seat: Seat, choice: Choice) {
        if (hosting === 'drafts') {
          answer(game, new Play(G, dice), seat, choice);
          return;
        }
        const copy = hosting === 'copies' ? clone(original(G)) : copyOf(game, original(G));
        answer(game, new Play(copy, dice), seat, choice);
        return copy;
      },
    },
    endIf: ({ G }) => game.result(G) ?? undefined,
  };
}

export const throughPeer =
  <S extends GameState>(contest: Contest<S>, hosting: Hosting): Player =>
  (seed) => {
    const { game, players } = contest;
    const dice = new FastDice(seed);
    const chooser = new Chooser(dice);
    const client = Client({
      game: hostedGame(contest, seed, dice, hosting),
      numPlayers: players,
      debug: false,
    });
    for (;;) {
      const { G, ctx } = client.getState()!;
      const seats = asked(game, G);
      if (seats.length === 0) return chooser.end(ctx.gameover);
      const seat = chooser.seat(seats);
      client.moves.choose?.(seat, chooser.option(seriousOptions(game, G, seat)));
    }
  };
