// Glory at the end. AOH-END

import type { Result, Seat } from '@skald/kernel';
import {
  COUNTER,
  half,
  LUCK_PER_GLORY,
  MARKS_PER_GLORY,
  NECKLACE_MARKS,
  VALHALLA,
} from '../content/index.ts';
import { has, jarlsOf, ownPieces } from './pieces.ts';
import { type Player, playerOf, type State, type Table } from './state.ts';

/** Glory as it would stand if the game ended now. AOH-END-01 to -04 */
export function reckon(state: State, seat: Seat, marks = wealth(state, seat)) {
  const player = playerOf(state, seat);
  const fromHoard = Math.floor(marks / MARKS_PER_GLORY);
  const fromLuck = Math.floor(player.luck / LUCK_PER_GLORY);
  const fromJarls = jarlsOf(state, seat).reduce((sum, jarl) => sum + half(COUNTER[jarl.id].cf), 0);
  return {
    glory: player.glory,
    fromHoard,
    fromLuck,
    fromJarls,
    final: player.glory + fromHoard + fromLuck + fromJarls,
  };
}

/** The hoard, and the necklace if it is worn when the game ends. AOH-RULING-57 */
function wealth(state: State, seat: Seat): number {
  const worn = ownPieces(state, seat).some((one) => has(one, 'brosung-necklace'));
  return playerOf(state, seat).hoard + (worn ? NECKLACE_MARKS : 0);
}

/** Fixes what a fallen hero is remembered for: a necklace that his jarl hides is no part of it. AOH-RULING-83, -94 */
export function fixFinalGlory(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  player.final = reckon(state, seat, player.hoard).final;
}

export function endGame(table: Table): void {
  const { state } = table;
  state.phase = 'over';
  state.players.forEach((player, seat) => {
    const parts = reckon(state, seat);
    if (player.status === 'alive') player.final = parts.final;
    else {
      // AOH-RULING-82: in the last turn there is nothing left to choose.
      player.status = 'withdrawn';
    }
    const final = player.final as number;
    table.tell?.({ type: 'scored', seat, ...parts, final, valhalla: final >= VALHALLA });
  });
  table.tell?.({ type: 'gameOver', winners: [...(result(state) as Result).winners] });
}

/** AOH-END-05, AOH-RULING-87 */
export function result(state: State): Result | null {
  if (state.phase !== 'over') return null;
  const standings = state.players.map((player, seat) => ({ seat, score: player.final ?? 0 }));
  const best = Math.max(...standings.map(({ score }) => score));
  const winners = standings.filter(({ score }) => score === best).map(({ seat }) => seat);
  return { winners, standings: standings.sort((a, b) => b.score - a.score || a.seat - b.seat) };
}

/** AOH-END-06, AOH-RULING-89 */
export const inValhalla = (player: Player): boolean => (player.final ?? 0) >= VALHALLA;
