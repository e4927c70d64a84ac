import { z } from 'zod';
import { isSeed, stirred } from './dice.ts';
import type { Result } from './game.ts';

const Seed = z.string().regex(/^[0-9a-f]{64}$/);
const Digest = Seed;
const MOST_SEATS = 64;

/** The whole truth at one moment of a match: our FEN. */
export const PositionSchema = z.strictObject({
  skald: z.literal('position'),
  game: z.string().max(100),
  version: z.int(),
  state: z.unknown(),
});
export interface Position {
  skald: 'position';
  game: string;
  version: number;
  state: unknown;
}

/**
 * A match as its inputs: our PGN. A move is `<seat> <option id>`, `late <seat> <option id>` (answered by default, because
 * the seat did not in time), `dice <faces>` (faces that people rolled
 * themselves), `drop` (those of them that are left are put away), `skip <words>` (dice that were seen and then taken back by
 * consent), `seed <seed>` (from here on the dice are those of another seed: the match went on elsewhere) or
 * `part <seat> <part>` (a seat's part is stirred into the dice).
 */
export const RecordSchema = z.strictObject({
  skald: z.literal('record'),
  game: z.string().max(100),
  version: z.int(),
  seats: z.array(z.unknown()).max(MOST_SEATS),
  options: z.unknown(),
  /** Only for a match that began from a position. */
  start: z.unknown().optional(),
  commitment: Digest,
  /** What seats added to the seed before the first die. */
  parts: z
    .array(
      z.strictObject({
        seat: z
          .int()
          .min(0)
          .max(MOST_SEATS - 1),
        part: Seed,
      }),
    )
    .max(MOST_SEATS)
    .optional(),
  /** Left out while people still play. */
  seed: Seed.optional(),
  moves: z.array(z.string().max(200)).max(1_000_000),
  /** Every face in order, so that the dice can be checked one by one. */
  rolls: z.array(z.int().min(1)).max(1_000_000),
  result: z.custom<Result>().nullable(),
  /** Of the last state. */
  digest: Digest,
});
export type MatchRecord = z.infer<typeof RecordSchema>;

export type Move =
  | { readonly kind: 'choice'; readonly seat: number; readonly option: string; readonly late?: true }
  | { readonly kind: 'dice'; readonly faces: number[] }
  | { readonly kind: 'drop' }
  | { readonly kind: 'skip'; readonly words: number }
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'part'; readonly seat: number; readonly part: string };

export function writeMove(move: Move): string {
  if (move.kind === 'dice') return `dice ${move.faces.join(' ')}`;
  if (move.kind === 'skip') return `skip ${move.words}`;
  if (move.kind === 'drop') return 'drop';
  if (move.kind === 'seed') return `seed ${move.seed}`;
  if (move.kind === 'part') return `part ${move.seat} ${move.part}`;
  return `${move.late ? 'late ' : ''}${move.seat} ${move.option}`;
}

/** `null` for what is no move. */
export function readMove(text: string): Move | null {
  const [head = '', ...rest] = text.split(' ');
  if (head === 'seed')
    return rest.length === 1 && isSeed(rest[0] as string) ? { kind: 'seed', seed: rest[0] as string } : null;
  if (head === 'part') {
    const [seat = '', part = ''] = rest;
    const fits = rest.length === 2 && isSeat(seat) && isSeed(part);
    return fits ? { kind: 'part', seat: Number(seat), part } : null;
  }
  if (text === 'drop') return { kind: 'drop' };
  const numbers = rest.map(Number);
  const whole = rest.length > 0 && numbers.every((n) => Number.isSafeInteger(n) && n >= 0);
  if (head === 'dice') return whole ? { kind: 'dice', faces: numbers } : null;
  if (head === 'skip')
    return whole && rest.length === 1 ? { kind: 'skip', words: numbers[0] as number } : null;
  if (head === 'late') {
    const [seat = '', option = ''] = rest;
    return rest.length === 2 && isSeat(seat)
      ? { kind: 'choice', seat: Number(seat), option, late: true }
      : null;
  }
  if (!isSeat(head) || rest.length !== 1) return null;
  return { kind: 'choice', seat: Number(head), option: rest[0] as string };
}

const isSeat = (text: string): boolean => /^\d{1,2}$/.test(text);

/** The key that the dice come from after all moves of a record. */
export function lastKey({
  seed,
  parts = [],
  moves,
}: Pick<MatchRecord, 'parts' | 'moves'> & { seed: string }): string {
  let key = parts.reduce(stirred, seed);
  for (const text of moves) {
    const move = readMove(text);
    if (move?.kind === 'seed') key = move.seed;
    if (move?.kind === 'part') key = stirred(key, move);
  }
  return key;
}
