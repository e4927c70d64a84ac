// What outlasts a match: a saga, with its members, what each of them plays, and a ledger of everything that was decided.
// Pure: the hall keeps sagas, a device keeps its own, and both go on by the same functions.

import { type GameState, type Outcome, type Result, refuse } from '@skald/kernel';
import type { Language } from '@skald/text';
import { z } from 'zod';
import type { GameModule } from './module.ts';

const MOST_MEMBERS = 1000;
const MOST_MATCHES = 200;
const MOST_ROLES = 64;

const Id = z.string().min(1).max(40);

/** Somebody by the id that everybody may know; without a name once he is gone. */
const MemberSchema = z.strictObject({ id: Id, name: z.string().max(40) });
export type Member = z.infer<typeof MemberSchema>;

/** A seat as the game names it: whose it is, the strength of the bot that plays it, or neither. */
const RoleSchema = z.strictObject({
  as: z.unknown(),
  member: Id.nullable(),
  level: z.string().max(20).nullable(),
});
export type Role = z.infer<typeof RoleSchema>;

const Roles = z.array(RoleSchema).min(1).max(MOST_ROLES);

const framed = <T, L>(state: z.ZodType<T>, line: z.ZodType<L>) =>
  z.strictObject({
    skald: z.literal('saga'),
    game: z.string().max(100),
    version: z.int().min(1),
    /** Everybody who has played a match of it, and who opened it. */
    members: z.array(MemberSchema).max(MOST_MEMBERS),
    /** Who plays what in the next match. */
    roles: Roles,
    /** What the game keeps. */
    state,
    ledger: z
      .array(
        z.strictObject({
          /** Which match, and when it was decided. */
          match: Id,
          decided: z.int().min(0),
          roles: Roles,
          /** Seats. */
          winners: z
            .array(
              z
                .int()
                .min(0)
                .max(MOST_ROLES - 1),
            )
            .max(MOST_ROLES),
          /** What the game says of it. */
          line,
        }),
      )
      .max(MOST_MATCHES),
  });

export type Saga<T = unknown, L = unknown> = z.infer<ReturnType<typeof framed<T, L>>>;
export type Entry<L = unknown> = Saga<unknown, L>['ledger'][number];

/** The match that is played next: all its options, and who plays what. */
export interface NextMatch {
  readonly roles: readonly Role[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a game whose matches follow one another says about it. */
export interface SagaKind<S extends GameState = GameState, T = unknown, L = unknown> {
  /** Raised when older sagas no longer fit the schemas. */
  readonly version: number;
  readonly schemas: { readonly state: z.ZodType<T>; readonly line: z.ZodType<L> };
  /** Options that nobody but a saga gives: where people could forge them, they are refused. */
  readonly gives: readonly string[];
  /** A saga that begins, or, with the options it gives, one that is on its way. */
  open(options: Readonly<Record<string, unknown>>, roles: readonly Role[]): Outcome<T>;
  /** Null when it is over. */
  next(saga: Saga<T, L>): NextMatch | null;
  /** From the whole state at the end of its match; null for one that is none of it. */
  after(
    saga: Saga<T, L>,
    end: S,
  ): { readonly state: T; readonly line: L; readonly roles?: readonly Role[] } | null;
  /** A saga of an older version as this one keeps it; left out where there is none. */
  upgrade?(saga: Saga): unknown;
  readonly words: {
    title(language: Language): string;
    /** One match of the ledger. */
    line(line: L, language: Language): string;
    /** How it stands: what comes next, or that it is over, and what goes along. */
    standing(saga: Saga<T, L>, language: Language): readonly string[];
    /** What the button to the next match is called where that is no new one; null where it is. */
    again?(saga: Saga<T, L>, language: Language): string | null;
  };
}

/** Whether these options hold what only a saga gives. */
export const givesSaga = ({ saga }: GameModule, options: unknown): boolean =>
  saga?.gives.some((key) => ((options ?? {}) as Readonly<Record<string, unknown>>)[key] != null) ?? false;

/** The same options without it. */
export const withoutSaga = <O extends object>({ saga }: GameModule, options: O): Partial<O> =>
  Object.fromEntries(Object.entries(options).filter(([key]) => !saga?.gives.includes(key))) as Partial<O>;

export function openSaga(
  { game, saga: kind }: GameModule,
  options: unknown,
  roles: readonly Role[],
  members: readonly Member[],
): Outcome<Saga> {
  if (kind === undefined) return refuse('no-saga', { game: game.id });
  const opened = kind.open((options ?? {}) as Readonly<Record<string, unknown>>, roles);
  if ('refused' in opened) return opened;
  return {
    ok: {
      skald: 'saga',
      game: game.id,
      version: kind.version,
      members: [...members],
      roles: [...roles],
      state: opened.ok,
      ledger: [],
    },
  };
}

/** What is played now; null when the saga is over, or its ledger is full. */
export const nextMatch = ({ saga: kind }: GameModule, saga: Saga): NextMatch | null =>
  saga.ledger.length >= MOST_MATCHES ? null : (kind?.next(saga) ?? null);

/** A match that is over, with those who played it. */
export interface Played {
  readonly match: string;
  readonly decided: number;
  readonly members: readonly Member[];
  readonly roles: readonly Role[];
  readonly end: GameState;
  readonly result: Result;
}

/** The saga as it stands after a match. A match counts once. */
export function afterMatch(module: GameModule, saga: Saga, played: Played): Saga {
  const { match, decided, end, result } = played;
  if (saga.ledger.some((entry) => entry.match === match)) return saga;
  const dealt = module.seats(end);
  const roles = played.roles.map((role, seat) => ({ ...role, as: dealt[seat] ?? role.as }));
  const known = new Map([...saga.members, ...played.members].map((member) => [member.id, member]));
  const now = { ...saga, members: [...known.values()].slice(0, MOST_MEMBERS), roles };
  const after = module.saga?.after(now, end);
  if (!after) return saga;
  const entry = { match, decided, roles, winners: [...result.winners], line: after.line };
  return {
    ...now,
    roles: [...(after.roles ?? roles)],
    state: after.state,
    ledger: [...saga.ledger, entry],
  };
}

/** A saga as it was kept, whatever wrote it. */
export function readSaga({ game, saga: kind }: GameModule, given: unknown): Outcome<Saga> {
  if (kind === undefined) return refuse('no-saga', { game: game.id });
  const frame = framed(z.unknown(), z.unknown()).safeParse(given);
  if (!frame.success) return refuse('bad-saga', { why: whereOf(frame.error) });
  const { game: of, version } = frame.data;
  if (of !== game.id) return refuse('other-game', { game: of, expected: game.id });
  const mine = version < kind.version ? kind.upgrade?.(frame.data) : frame.data;
  if (version > kind.version || mine === undefined)
    return refuse('saga-of-other-version', { version, expected: kind.version });
  const read = framed(kind.schemas.state, kind.schemas.line).safeParse(mine);
  if (!read.success) return refuse('bad-saga', { why: whereOf(read.error) });
  const seats = game.schemas.seat.array().safeParse(read.data.roles.map(({ as }) => as));
  return seats.success ? { ok: read.data } : refuse('bad-saga', { why: 'roles' });
}

const whereOf = ({ issues: [issue] }: z.ZodError): string => issue?.path.join('.') || 'skald';

/** Somebody is somebody else from now on, or gone for good: the others keep the saga, and the seat is free. */
export function withMember(saga: Saga, from: string, to: Member | null): Saga {
  const renamed = (roles: readonly Role[]): Role[] =>
    roles.map((role) => (role.member === from ? { ...role, member: to?.id ?? null } : role));
  const members = saga.members.filter(({ id }) => id !== from && id !== to?.id);
  return {
    ...saga,
    members: to === null ? members : [...members, to],
    roles: renamed(saga.roles),
    ledger: saga.ledger.map((entry) => ({ ...entry, roles: renamed(entry.roles) })),
  };
}
