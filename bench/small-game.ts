// Tic-tac-toe, written as each side would write it.

import { type AskFrame, FastDice, type Game, type Question, type Result, type Seat } from '@skald/kernel';
import type { Game as PeerGame } from 'boardgame.io';
import { z } from 'zod';
import { Client } from './peer.ts';
import { Chooser, type Player, playOut } from './playouts.ts';

type Cells = (Seat | null)[];

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function winner(cells: Cells): Seat | null {
  for (const [a, b, c] of LINES) {
    const seat = cells[a] as Seat | null;
    if (seat !== null && seat === cells[b] && seat === cells[c]) return seat;
  }
  return null;
}

/** Who has won; nobody when the board is full; null while it goes on. */
function outcome(cells: Cells): Result | null {
  const won = winner(cells);
  if (won === null && cells.includes(null)) return null;
  const standings = [0, 1].map((seat) => ({ seat, score: seat === won ? 1 : 0 }));
  return { winners: won === null ? [] : [won], standings };
}

function freeCells(cells: Cells): number[] {
  const free: number[] = [];
  for (let i = 0; i < cells.length; i++) if (cells[i] === null) free.push(i);
  return free;
}

// For the kernel: a state, one question, a result.

interface State {
  cells: Cells;
  agenda: AskFrame[];
}
type Mark = { act: 'mark'; cell: number };

const mark: Question<State, AskFrame, Mark> = {
  options: (state) => freeCells(state.cells).map((cell) => ({ act: 'mark', cell })),
  answer({ state }, _frame, { cell }, seat) {
    state.cells[cell] = seat;
    if (outcome(state.cells) === null) state.agenda.push({ step: 'mark', seat: 1 - seat });
  },
};

const begin = (): State => ({ cells: Array<null>(9).fill(null), agenda: [{ step: 'mark', seat: 0 }] });

const ticTacToe: Game<State> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  schemas: {
    seat: z.null(),
    options: z.strictObject({}),
    state: z.unknown(),
    event: z.never(),
    choice: z.strictObject({ act: z.literal('mark'), cell: z.int() }),
  },
  begin: () => ({ ok: begin() }),
  procedure: { mark },
  redact: (copy) => copy,
  faults: () => [],
  result: ({ cells }) => outcome(cells),
  sense: {
    imagine: (view) => view,
    weigh: (_state, { options }) => options.map(() => 0),
    assess: () => [0.5, 0.5],
  },
};

export const smallThroughKernel: Player = (seed) => playOut(ticTacToe, begin(), new FastDice(seed));

// For the peer: as in its own tutorial.

const peerTicTacToe: PeerGame<{ cells: Cells }> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array<null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = Number(playerID);
      return undefined;
    },
  },
  endIf: ({ G }) => outcome(G.cells) ?? undefined,
};

/** One client for all games: making a new one would cost the peer more than a game. */
export function smallThroughPeer(): Player {
  const client = Client({ game: peerTicTacToe, numPlayers: 2, debug: false });
  return (seed) => {
    const chooser = new Chooser(new FastDice(seed));
    client.reset();
    for (;;) {
      const { G, ctx } = client.getState()!;
      if (ctx.gameover) return chooser.end(ctx.gameover);
      client.moves.clickCell?.(chooser.option(freeCells(G.cells)));
    }
  };
}
