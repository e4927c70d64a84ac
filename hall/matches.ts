// From the store to a live match.

import { createHash } from 'node:crypto';
import { type GameModule, gameById } from '@skald/games';
import { roundNow } from '@skald/games/rounds';
import { commitment, digest, lastKey, Match, type MatchRecord, type Outcome } from '@skald/kernel';
import { beginningOf } from './bringing.ts';
import { type KeptTable, recordOf, type Snapshot } from './kept.ts';
import type { Replays } from './replays.ts';
import type { Store } from './store.ts';

/** A table whose moves and snapshot both make no sense to these rules. */
export class LostMatch extends Error {}

/** Too many tables are on their way for whoever asks for this one. */
export class Busy extends Error {}

export interface Loaded {
  readonly match: Match | null;
  /** How a game went that ended under other rules: nobody can play it again here. */
  readonly asPlayed: MatchRecord | null;
}

/** The match of a table that begins now. */
export async function firstMatch(kept: KeptTable, module: GameModule, replays: Replays): Promise<Match> {
  const begun = await replays.begin(kept.id, module, beginningOf(kept));
  if ('refused' in begun) throw new LostMatch(`table ${kept.id} cannot begin: ${begun.refused.code}`);
  return begun.ok;
}

export const snapshotOf = (match: Match): Snapshot => ({
  seq: match.moves,
  version: match.game.version,
  state: match.stateJson(),
});

/** Writes down on the table how its match stands. */
export function note(kept: KeptTable, match: Match | null): void {
  const result = match?.result ?? null;
  if (result !== null && kept.status === 'playing') Object.assign(kept, { status: 'over', result });
  kept.moves = match?.moves ?? 0;
  kept.asked = match && kept.status === 'playing' ? match.asked : [];
  const module = gameById(kept.game);
  const round = match && module ? roundNow(module, match.events) : null;
  if (round?.number === kept.terms.round?.number) return;
  const { round: _, ...terms } = kept.terms;
  kept.terms = { ...terms, ...(round && { round }) };
}

/** A match as its moves tell it; where the rules have changed since, it goes on from its last snapshot. */
export async function loadMatch(
  store: Store,
  kept: KeptTable,
  { game }: GameModule,
  now: number,
  replay: (record: MatchRecord) => Outcome<Match> | Promise<Outcome<Match>> = (record) =>
    Match.replay(game, record),
): Promise<Loaded> {
  if (kept.status === 'open' && kept.start === undefined && kept.moves === 0)
    return { match: null, asPlayed: null };
  const moves = await store.moves(kept.id);
  const record = recordOf(kept, moves);
  const replayed = await replay(record);
  if ('refused' in replayed && replayed.refused.code === 'too-fast') throw new Busy(kept.id);
  if ('ok' in replayed) {
    note(kept, replayed.ok);
    return { match: replayed.ok, asPlayed: null };
  }
  const lost = new LostMatch(`table ${kept.id} (${kept.game} ${kept.version}): ${replayed.refused.code}`);
  const snapshot = await store.snapshot(kept.id);
  if (snapshot === null) throw lost;
  const over = kept.status === 'over';
  const state: unknown = JSON.parse(snapshot.state);
  // Known to anyone who knows the last seed and what was added to it, and to nobody else.
  const last = lastKey({ ...record, seed: kept.seed });
  const seed = over ? last : createHash('sha256').update(`${last}:${snapshot.seq}`).digest('hex');
  const position = { skald: 'position', game: game.id, version: game.version, state };
  const loaded = Match.load(game, position, seed);
  if ('refused' in loaded) throw lost;
  const match = loaded.ok;
  if (over) {
    const asPlayed = { ...record, result: kept.result, digest: digest(state) };
    return { match, asPlayed };
  }
  const { parts: _, ...terms } = kept.terms;
  Object.assign(kept, { version: game.version, start: state, seed, commitment: commitment(seed), terms });
  note(kept, match);
  await store.rebase(kept, record, { ...snapshot, seq: 0, version: game.version }, now);
  return { match, asPlayed: null };
}
