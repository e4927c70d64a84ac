// What a browser asks of the hall over a socket: the words of the engine protocol, with the seat taken from the
// session.

import { LEVELS, OrderSchema } from '@skald/kernel';
import { z } from 'zod';
import { BringsSchema, DOCUMENT_SHAPES, PlaysSchema } from './documents.ts';
import { ID, Id as TableId, VISIBILITIES } from './ids.ts';
import { cleanLine, cleanName } from './words-of-people.ts';

export const LIMITS = {
  /** Bytes of one frame from a client. */
  frame: 64 * 1024,
  name: 24,
  chat: 500,
  /** Lines of chat that stay at one table: of those who sit there, of all who look on, of one of these. */
  chatLines: 1000,
  chatLookingOn: 200,
  chatOfOneLookingOn: 20,
  /** Bytes of a game that somebody brings along, and its moves. */
  record: 1024 * 1024,
  moves: 20_000,
  /** Bytes of the options of a table: a map or a quest is written there. */
  options: 48 * 1024,
  /** Games that one person has made and that are not over, and the moves of all of them. */
  games: 100,
  allMoves: 200_000,
} as const;

const MOST_SEATS = 64;
const LONGEST_OPTION = 200;

/** Longer before it is cleaned than after. */
export const Name = z
  .string()
  .max(4 * LIMITS.name)
  .transform((given) => cleanName(given) ?? '')
  .pipe(z.string().min(1).max(LIMITS.name));
const Line = z.string().max(LIMITS.chat).transform(cleanLine).pipe(z.string().min(1).max(LIMITS.chat));
/** 32 bytes as hexadecimal digits: what somebody adds to the dice, or the SHA-256 of it. */
const Bytes = z.string().regex(/^[0-9a-f]{64}$/);
/** The SHA-256 of what one will add to the dice once all are seated; left out: nothing. */
const Seal = Bytes.optional();
const Seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const Move = z.int().min(0);

/** Milliseconds to begin with, and for each choice. */
const ClockSchema = z.strictObject({
  bank: z
    .int()
    .min(10_000)
    .max(30 * 24 * 3600_000),
  increment: z
    .int()
    .min(0)
    .max(24 * 3600_000),
  /** Milliseconds that a question in somebody else's turn waits for its answer; left out: as long as there is time. */
  patience: z
    .int()
    .min(5_000)
    .max(7 * 24 * 3600_000)
    .optional(),
});
export type Clock = z.infer<typeof ClockSchema>;

/** Who shall sit there: the maker of the table, somebody who comes, or a bot. */
const SeatPlanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), as: z.unknown() }),
  z.strictObject({ kind: z.literal('open'), as: z.unknown() }),
  z.strictObject({ kind: z.literal('bot'), as: z.unknown(), level: z.enum(LEVELS) }),
]);
export type SeatPlan = z.infer<typeof SeatPlanSchema>;

const MOST_ORDERS = 40;
const OrdersSchema = z
  .record(z.string().max(40), OrderSchema)
  .refine((orders) => Object.keys(orders).length <= MOST_ORDERS);

const request = <V extends string, T extends z.ZodRawShape>(verb: V, what: T) =>
  z.strictObject({ id: z.int().min(0), do: z.literal(verb), ...what });

export const RequestSchema = z.discriminatedUnion('do', [
  request('ping', {}),
  /** From now on, news of the lobby. */
  request('lobby', {}),
  /** Nobody looks at it any more. */
  request('leaveLobby', {}),
  request('create', {
    game: z.string().max(100),
    seats: z.array(SeatPlanSchema).min(1).max(MOST_SEATS),
    options: z.unknown(),
    visibility: z.enum(VISIBILITIES),
    clock: ClockSchema.nullable(),
    seal: Seal,
    /** The match is the first of a saga, which is opened with it. */
    saga: z.literal(true).optional(),
    brings: BringsSchema,
    /** What is played on, where only the hall may read it. */
    plays: PlaysSchema,
  }),
  /** A match that was begun elsewhere goes on here. */
  request('bring', {
    record: z.unknown(),
    seats: z.array(SeatPlanSchema).min(1).max(MOST_SEATS),
    visibility: z.enum(VISIBILITIES),
    seal: Seal,
  }),
  /**
   * In a running game: asks for the seat of somebody who is away. Where dice of a real table are typed in, only who agrees
   * to that may sit down.
   */
  request('join', {
    table: TableId,
    seat: Seat,
    seal: Seal,
    agrees: z.literal(true).optional(),
    /** Documents for the seat; what is private stays so. */
    brings: BringsSchema,
  }),
  /** All are seated: what was sealed is opened. */
  request('reveal', { table: TableId, part: Bytes }),
  /** Fills the open seats with bots. */
  request('begin', { table: TableId }),
  request('leave', { table: TableId }),
  /** Back in one's seat: the bot that stood in stops. */
  request('return', { table: TableId }),
  request('rematch', { table: TableId, seal: Seal }),
  /** The sagas of whoever asks, or one by its id. */
  request('sagas', {}),
  request('saga', { saga: TableId }),
  /** To the next match of a saga: the first of its members who asks lays the table. */
  request('goOn', { saga: TableId, seal: Seal }),
  /** From now on, news of a table; `have` says what is known already. */
  request('watch', {
    table: TableId,
    have: z.strictObject({ revision: Move, events: Move, chat: Move }).nullable(),
  }),
  request('unwatch', { table: TableId }),
  /** `at` is the number of moves the player has seen: a message that comes twice or too late does nothing. */
  request('play', { table: TableId, seat: Seat, option: z.string().max(LONGEST_OPTION), at: Move }),
  /** What a seat answers once for all, by kind of question: all its orders. Nobody else is told. */
  request('orders', { table: TableId, seat: Seat, orders: OrdersSchema }),
  request('undo', { table: TableId, seat: Seat, at: Move }),
  /** Asks everybody to go back further than the rules allow alone. */
  request('askUndo', { table: TableId, seat: Seat, to: Move, at: Move }),
  /** Asks everybody who is here to let a bot play for somebody who is not. */
  request('askReplace', { table: TableId, seat: Seat }),
  /** An answer to this request and no other; a no of the one who asked takes it back. */
  request('consent', { table: TableId, request: z.int().min(0), yes: z.boolean() }),
  /** An earlier moment of the game, as the reader saw it then. */
  request('look', { table: TableId, at: Move }),
  request('odds', { table: TableId, seat: Seat, option: z.string().max(LONGEST_OPTION) }),
  request('chat', { table: TableId, text: Line }),
  /** Those at the table close its chat to spectators, or open it again. */
  request('hush', { table: TableId, closed: z.boolean() }),
  request('documents', DOCUMENT_SHAPES.documents),
  request('document', DOCUMENT_SHAPES.document),
  request('keep', DOCUMENT_SHAPES.keep),
  request('glimpse', DOCUMENT_SHAPES.glimpse),
  request('share', DOCUMENT_SHAPES.share),
  request('discard', DOCUMENT_SHAPES.discard),
]);
export type Request = z.infer<typeof RequestSchema>;
export type Verb = Request['do'];
export type RequestOf<V extends Verb> = Extract<Request, { do: V }>;

/**
 * A choice, which is asked more often than everything else, read by hand: as strictly as the schema does, in a tenth
 * of the time. Null for whatever is none.
 */
export function readChoice(given: unknown): RequestOf<'play'> | null {
  const choice = given as Partial<RequestOf<'play'>> | null;
  if (typeof choice !== 'object' || choice === null || choice.do !== 'play') return null;
  const { id, table, seat, option, at } = choice;
  const fits =
    isCount(id) &&
    typeof table === 'string' &&
    ID.test(table) &&
    isCount(seat) &&
    seat < MOST_SEATS &&
    typeof option === 'string' &&
    option.length <= LONGEST_OPTION &&
    isCount(at) &&
    Object.keys(choice).length === 6;
  return fits ? (choice as RequestOf<'play'>) : null;
}

const isCount = (given: unknown): given is number => Number.isSafeInteger(given) && (given as number) >= 0;

export const TableIdSchema = TableId;
/** Whether somebody may be called that. */
export const isName = (given: unknown): boolean => Name.safeParse(given).success;
