// A saved game as a file, the same for browser and terminal: the record of the match, who plays each seat, what they have
// ordered, and the saga it belongs to. What older ones of both wrote is still read. Whatever is read here may have come
// from anywhere.

import {
  LEVELS,
  type Level,
  type MatchRecord,
  OrderSchema,
  type Orders,
  type Outcome,
  RecordSchema,
  refuse,
  type Seat,
} from '@skald/kernel';
import { z } from 'zod';
import type { GameModule } from './module.ts';
import { MODULES } from './modules.ts';
import { readSaga, type Saga } from './saga.ts';

/** Bytes that are read at all, of whatever file. */
export const LARGEST_SAVED = 16 * 1024 * 1024;
/** Raised when an older Skald could not read what is written. */
const FORMAT = 2;
const MOST_SEATS = 64;
const LONGEST_NAME = 40;
/** What people write nests less, and nobody who reads it must follow it further. */
const DEEPEST = 100;

/** Who plays a seat at one device. */
export interface Control {
  readonly kind: 'human' | 'bot';
  /** Empty for a bot, and for somebody who has not said it. */
  readonly name: string;
  readonly level: Level | null;
}

export interface SavedGame {
  readonly record: MatchRecord;
  /** One a seat; null where a bare record does not say it. */
  readonly controls: readonly Control[] | null;
  /** What is answered once for all, by seat. */
  readonly orders: Readonly<Record<Seat, Orders>>;
  /** The saga the match belongs to, as it stood when the match began; null where the options say all of it. */
  readonly saga: Saga | null;
}

/** What a file says it is, before anything of it is believed. */
export interface Claim {
  readonly kind: 'match' | 'saga';
  readonly game: string;
  readonly given: object;
}

const ControlSchema = z.strictObject({
  kind: z.enum(['human', 'bot']),
  name: z.string().max(LONGEST_NAME),
  level: z.enum(LEVELS).nullable(),
});

const SeatKey = z.string().regex(/^\d{1,2}$/);
const OrdersSchema = z.record(SeatKey, z.record(z.string().max(100), OrderSchema));

const FileSchema = z.strictObject({
  skald: z.literal('saved-game'),
  format: z.literal(FORMAT),
  controls: z.array(ControlSchema).min(1).max(MOST_SEATS),
  orders: OrdersSchema.exactOptional(),
  saga: z.unknown().optional(),
  record: RecordSchema,
});
type File = z.infer<typeof FileSchema>;

/** Older files, as this format says the same; a bare record is a file as well. */
const OLDER = {
  /** Of the terminal, before there was one format. */
  terminal: z
    .strictObject({
      skald: z.literal('saved-game'),
      format: z.literal(1),
      record: RecordSchema,
      controls: z.array(z.enum(['human', ...LEVELS])).max(MOST_SEATS),
    })
    .transform(({ record, controls }) => ({
      record,
      controls: controls.map(
        (control): Control =>
          control === 'human'
            ? { kind: 'human', name: '', level: null }
            : { kind: 'bot', name: '', level: control },
      ),
    })),
  /** Of the browser. */
  browser: z
    .strictObject({
      skald: z.literal('game'),
      controls: z.array(ControlSchema).min(1).max(MOST_SEATS),
      record: RecordSchema,
    })
    .transform(({ record, controls }) => ({ record, controls })),
  record: RecordSchema.transform((record) => ({ record, controls: null })),
} as const;

export function savedText({
  record,
  controls,
  orders,
  saga,
}: SavedGame & { controls: readonly Control[] }): string {
  const file: File = {
    skald: 'saved-game',
    format: FORMAT,
    controls: [...controls],
    ...(Object.keys(orders).length > 0 && { orders }),
    ...(saga !== null && { saga }),
    record,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Whose game a text holds; nothing else of it has been looked at, but that it may be looked at. */
export function claimOf(text: string): Outcome<Claim> {
  if (text.length > LARGEST_SAVED) return refuse('file-too-large');
  const read = parsed(text);
  if ('refused' in read) return read;
  const given = read.ok;
  if (!isObject(given)) return refuse('no-match-in-file');
  const { skald, format } = given as { skald?: unknown; format?: unknown };
  if (skald === 'saved-game' && typeof format === 'number' && format > FORMAT)
    return refuse('file-of-newer-format', { format, known: FORMAT });
  if (skald === 'saga') return { ok: { kind: 'saga', game: gameOf(given), given } };
  const record = 'record' in given ? given.record : given;
  if (!isObject(record) || (record as { skald?: unknown }).skald !== 'record')
    return refuse('no-match-in-file');
  return { ok: { kind: 'match', game: gameOf(record), given } };
}

/** The saved game a file claims to hold, for the game of that name; what it says is not yet played again. */
export function readSaved({ kind, game, given }: Claim, module: GameModule | undefined): Outcome<SavedGame> {
  if (kind !== 'match') return refuse('no-match-in-file');
  if (module === undefined)
    return refuse('file-of-other-game', {
      game: game.slice(0, 50),
      known: Object.keys(MODULES).join(', '),
    });
  const { skald, format, record = given } = given as { skald?: unknown; format?: unknown; record?: unknown };
  const { version } = record as { version?: unknown };
  const expected = module.game.version;
  if (typeof version === 'number' && version !== expected)
    return refuse('file-of-other-version', { version, expected });
  if (skald === 'saved-game' && format === FORMAT) return asNow(given, module);
  const older = skald === 'saved-game' ? OLDER.terminal : skald === 'game' ? OLDER.browser : OLDER.record;
  const read = older.safeParse(given);
  return read.success ? { ok: { orders: {}, saga: null, ...read.data } } : damaged(read.error);
}

function asNow(given: object, module: GameModule): Outcome<SavedGame> {
  const read = FileSchema.safeParse(given);
  if (!read.success) return damaged(read.error);
  const { record, controls, orders = {}, saga } = read.data;
  if (saga === undefined) return { ok: { record, controls, orders, saga: null } };
  const told = readSaga(module, saga);
  return 'refused' in told ? told : { ok: { record, controls, orders, saga: told.ok } };
}

/** JSON that no reader can stumble over. */
export function parsed(text: string): Outcome<unknown> {
  if (nestsTooDeep(text)) return refuse('strange-file');
  try {
    const given: unknown = JSON.parse(text);
    return namesPrototype(given) ? refuse('strange-file') : { ok: given };
  } catch {
    return refuse('file-not-json');
  }
}

/** Looked for before anything is built from it, which could take as long as somebody likes. */
function nestsTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length && depth <= DEEPEST; i++) {
    const mark = text[i];
    if (mark === '"') quoted = !quoted;
    else if (quoted) i += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
  }
  return depth > DEEPEST;
}

/** Whether something in it bears the one name that means more than itself to the language it is read with. */
const namesPrototype = (given: unknown): boolean =>
  typeof given === 'object' &&
  given !== null &&
  (Object.hasOwn(given, '__proto__') || Object.values(given).some(namesPrototype));

const gameOf = (given: object): string => String((given as { game?: unknown }).game);

const isObject = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The first thing a schema does not like, and where. */
function damaged({ issues: [issue] }: z.ZodError): ReturnType<typeof refuse> {
  return refuse('damaged-file', { why: `${issue?.path.join('.') || 'skald'}: ${issue?.message}` });
}
