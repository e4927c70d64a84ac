// Where a replay comes from: a record that holds everything, or the hall, which shows a running game through the
// reader's own eyes only.

import type { Moment as Seen } from '@skald/hall/protocol';
import type { Event, GameState, MatchRecord, Refusal, RoundStart, Seat } from '@skald/kernel';
import { callSpare, readyCrew } from '../local/crew.ts';
import type { Opened } from '../local/messages.ts';
import { loadMatch } from '../local/saves.ts';
import { hall } from '../session.ts';

export interface Moment {
  readonly view: GameState;
  readonly events: readonly Event[];
}

export interface Retelling {
  readonly game: string;
  readonly moves: number;
  /** The whole record, once the game is over. */
  readonly record: MatchRecord | null;
  /** The reader's own seat, when no other eyes may be borrowed. */
  readonly own: Seat | null;
  /** The table of the hall where it was played. */
  readonly table: string | null;
  /** Whether its address leads there from other devices, too. */
  readonly link: 'everywhere' | 'here';
  at(move: number, eyes: Seat | null): Promise<Moment | null>;
  /** Where each round begins; nothing where nobody can say. */
  rounds(): Promise<readonly RoundStart[]>;
  close(): void;
}

export async function openRetelling(source: string | undefined, id: string): Promise<Retelling | Refusal> {
  if (source === 'local') {
    const kept = await loadMatch(id);
    if (kept === undefined) return { code: 'not-found', params: {} };
    const humans = kept.controls.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    if (kept.record.result === null && humans.length !== 1) return { code: 'still-running', params: {} };
    return retellRecord(kept.record, kept.record.result === null ? (humans[0] ?? null) : null, null);
  }
  try {
    const response = await fetch(`/api/tables/${id}/record`);
    const body = (await response.json()) as { ok: MatchRecord } | { error: Refusal };
    if ('ok' in body && body.ok.result !== null) return retellRecord(body.ok, null, id);
    return 'ok' in body || body.error.code === 'still-running' ? retellByHall(id) : body.error;
  } catch {
    return { code: 'connection-lost', params: {} };
  }
}

/** Played again on this device. */
function retellRecord(record: MatchRecord, own: Seat | null, table: string | null): Retelling {
  const crew = readyCrew();
  const over = record.result !== null;
  void crew.ask({ do: 'tell', record });
  /** What each pair of eyes has seen happen so far: a moment brings only what is new. */
  const heard = new Map<Seat | null, readonly Event[]>();
  const at = async (move: number, wanted: Seat | null): Promise<Moment | null> => {
    const seat = over ? wanted : own;
    const known = heard.get(seat) ?? [];
    const opened = await crew.ask<Opened>({ do: 'moment', at: move, seat, heard: known.length });
    if ('refused' in opened) return null;
    const { view, events, heard: count } = opened.ok;
    const all = count > known.length ? [...known, ...events] : known;
    if (all.length > (heard.get(seat)?.length ?? 0)) heard.set(seat, all);
    return { view, events: count < all.length ? all.slice(0, count) : all };
  };
  // The last moment is the first that is shown: it comes while the page is still being put together.
  const last = at(record.moves.length, own);
  return {
    game: record.game,
    moves: record.moves.length,
    record: over ? record : null,
    own,
    table,
    link: table === null ? 'here' : 'everywhere',
    async rounds() {
      const told = await crew.ask<readonly RoundStart[]>({ do: 'rounds' });
      return 'ok' in told ? told.ok : [];
    },
    at: (move, eyes) => (move === record.moves.length && eyes === own ? last : at(move, eyes)),
    close: () => crew.close(),
  };
}

/** Asked of the hall, moment by moment. */
async function retellByHall(table: string): Promise<Retelling | Refusal> {
  const connection = hall();
  await connection.ready();
  const first = await connection.ask<Seen>({ do: 'look', table, at: 0 });
  if ('refused' in first) return first.refused;
  const { game, moves, seat } = first.ok;
  const look = async (at: number): Promise<Seen | null> => {
    const seen = await connection.ask<Seen>({ do: 'look', table, at });
    return 'ok' in seen ? seen.ok : null;
  };
  // As for a record: the last moment is the first that is shown, and it knows all rounds.
  const last = look(moves);
  return {
    game,
    moves,
    record: null,
    table: null,
    own: seat,
    link: 'everywhere',
    rounds: async () => (await last)?.rounds ?? [],
    async at(move) {
      const seen = await (move === moves ? last : look(move));
      return seen && { view: seen.view as GameState, events: seen.events };
    },
    close: () => {},
  };
}

/** For a page from which a match of this game may be opened. */
export function prepareReplay(game: string): void {
  callSpare(game);
  void import('../pages/replay.tsx');
}
