// A match that somebody brings along, from the text of his request to the match itself. All of it may be nonsense, and
// long: this is read beside the hall.

import { MODULES } from '@skald/games/modules';
import {
  type DiceSources,
  type Match,
  NO_DICE,
  type Outcome,
  RecordSchema,
  refuse,
  trace,
} from '@skald/kernel';
import { optionsOf } from './options.ts';
import { LIMITS, RequestSchema } from './protocol/index.ts';
import type { Brought } from './replays.ts';

export async function readBrought(text: string): Promise<Brought> {
  const given = parse(text);
  const read = RequestSchema.safeParse(given).data;
  if (read?.do !== 'bring') return { request: null, match: refuse('bad-request', {}), dice: NO_DICE };
  const { record, ...request } = read;
  const traced = await replayed(record);
  if ('refused' in traced) return { request, match: traced, dice: NO_DICE };
  return { request, match: { ok: traced.ok.match }, dice: traced.ok.dice };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function replayed(given: unknown): Promise<Outcome<{ match: Match; dice: DiceSources }>> {
  const record = RecordSchema.safeParse(given);
  if (!record.success) return refuse('bad-record', { why: record.error.issues[0]?.message ?? '' });
  const { game } = record.data;
  const module = Object.hasOwn(MODULES, game) ? await MODULES[game]?.() : undefined;
  if (module === undefined) return refuse('no-such-game', { game: record.data.game });
  if (lengthOf(record.data.moves) > LIMITS.moves) return refuse('bad-record', { why: 'moves' });
  const options = optionsOf(module.game, record.data.options);
  if ('refused' in options) return options;
  // What the game does not understand stays behind.
  const seats = module.game.schemas.seat.array().safeParse(record.data.seats);
  return trace(module.game, {
    ...record.data,
    options: options.ok,
    seats: seats.data ?? record.data.seats,
  });
}

/** A move of dice that were typed in is as long as the dice it tells. */
const lengthOf = (moves: readonly string[]): number =>
  moves.reduce((sum, move) => sum + (move.startsWith('dice ') ? move.split(' ').length - 1 : 1), 0);
