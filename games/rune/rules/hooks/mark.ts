// What a power or a gift leaves on somebody, for as long as it lasts. Plain data: a fight keeps it.

import { z } from 'zod';

const Who = z.string().max(40);
const Whole = z.int().min(-99_999).max(99_999);
const mark = <K extends string, T extends z.ZodRawShape>(kind: K, what: T) =>
  z.strictObject({ kind: z.literal(kind), ...what });

export const MarkSchema = z.discriminatedUnion('kind', [
  /** Undead and struck down, but not done with: by whom, or by nobody, and since which round. */
  mark('downed', { by: Who.nullable(), since: Whole }),
  /** Undead and risen: what it regains in every round after that one. */
  mark('recovering', { hp: Whole, since: Whole }),
  mark('netted', { by: Who, difficulty: Whole, damage: Whole }),
  /** Blows that hurt no body, added up. */
  mark('stunned', { points: Whole }),
  mark('unconscious', { waking: Whole, tending: Whole }),
  mark('frozen', {}),
  /** A frozen crab on its back. */
  mark('overturned', {}),
  mark('fallen', {}),
  mark('pinned', { by: Who, climbingRounds: Whole }),
  /** Under what is dead and heavy: the first round in which he is free. */
  mark('buried', { until: Whole }),
  /** Sung in this round. */
  mark('chanting', { round: Whole }),
  mark('maimed', { tentacles: Whole }),
  /** Carried off alive, with nothing on him. */
  mark('stripped', {}),
]);

export type Mark = z.infer<typeof MarkSchema>;
export type MarkKind = Mark['kind'];
export const MARK_KINDS = MarkSchema.options.map(({ shape }) => shape.kind.value);
export type MarkOf<K extends MarkKind> = Extract<Mark, { readonly kind: K }>;

export const markOf = <K extends MarkKind>(marks: readonly Mark[], kind: K): MarkOf<K> | undefined =>
  marks.find((one): one is MarkOf<K> => one.kind === kind);

export const isMarked = (marks: readonly Mark[], kind: MarkKind): boolean =>
  markOf(marks, kind) !== undefined;

/** Some of these keep one from acting at all. RUN-RULING-F31, -F35 */
const IDLE: readonly MarkKind[] = ['downed', 'frozen', 'overturned', 'unconscious', 'buried'];
export const keepsFromActing = (marks: readonly Mark[]): boolean =>
  marks.some(({ kind }) => IDLE.includes(kind));

/** Nothing that hurts can be done to these: they are no target at all. RUN-RULING-F31, -F35 */
const BEYOND_HARM: readonly MarkKind[] = ['downed', 'frozen'];
export const isBeyondHarm = (marks: readonly Mark[]): boolean =>
  marks.some(({ kind }) => BEYOND_HARM.includes(kind));

/** Nobody has won as long as one may rise again; whatever froze may be left lying. RUN-RULING-F31, -F35, -C55 */
export const keepsCombatGoing = (marks: readonly Mark[]): boolean => isMarked(marks, 'downed');
