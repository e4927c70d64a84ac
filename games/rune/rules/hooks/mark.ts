// What a power or a gift leaves on somebody, for as long as it lasts. Plain data: a fight keeps it.

import { z } from 'zod';
import { BOONS } from '../../content/boons.ts';
import { BoundTo } from '../../content/treasure/item.ts';
import { WEAPONS } from '../../content/weapons.ts';

const Who = z.string().max(40);
const Whole = z.int().min(-99_999).max(99_999);
const Place = { x: Whole, y: Whole };
/** The last round of it; null: until something ends it, or the fight does. RUN-GIFTRULE-DUR-01 */
const Timed = { until: Whole.nullable() };
/** By whose gift. */
const Given = { gift: z.enum(BOONS), by: Who };
const mark = <K extends string, T extends z.ZodRawShape>(kind: K, what: T) =>
  z.strictObject({ kind: z.literal(kind), ...what });

/** INIT, ATK, DFN, DAM and Soak; `cover` is what shelters somebody from a shot, as a change of the shooter's die. */
const SCORES = ['init', 'atk', 'dfn', 'dam', 'soak', 'cover'] as const;
export type Score = (typeof SCORES)[number];

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
  /** What came before a fight makes a score better or worse in it. RUN-TRAP-43, RUN-GAIN-20 */
  mark('omen', {
    ...Timed,
    score: z.enum([...SCORES, 'engagement']),
    amount: Whole,
    /** Only with these weapons, and only against this one. RUN-RULING-R90 */
    with: z.array(z.enum(WEAPONS)).max(WEAPONS.length).exactOptional(),
    against: Who.exactOptional(),
  }),

  // What every gift may leave.

  /** A score is better or worse; `next`: only until it is used once. */
  mark('bonus', { ...Given, ...Timed, score: z.enum(SCORES), amount: Whole, next: z.boolean() }),
  /** A score counts as another's, and all else is added to it. RUN-HOOK-21 */
  mark('loan', { ...Given, ...Timed, score: z.enum(SCORES), at: Whole }),
  /** So much of what impairs him is not felt; `next`: at one roll; `of`: only of what Wounds do. RUN-HOOK-04 */
  mark('eased', {
    ...Given,
    ...Timed,
    amount: Whole,
    next: z.boolean(),
    of: z.literal('wounds').exactOptional(),
  }),
  /** What a potion or a charm adds to an Ability or a Characteristic. RUN-TRE-41 */
  mark('draught', { ...Given, ...Timed, to: BoundTo, amount: Whole }),
  /** What one gift alone has to remember: its rule says how it listens. */
  mark('gift', {
    ...Given,
    ...Timed,
    level: Whole,
    n: Whole,
    whom: z.array(Who).max(60),
    /** For which of several things of its kind. */
    what: z.string().max(40).exactOptional(),
  }),

  // Conditions. RUN-HOOK-40

  mark('soakDown', { ...Given, amount: Whole }),
  mark('resDown', { ...Given, amount: Whole }),
  /** An enemy who wounded somebody: what he is still owed for it, and what killing is worth. */
  mark('vengeance', { ...Given, damage: Whole, points: Whole }),
  /** Whatever `by` does to others hurts him too. */
  mark('doomed', { ...Given, raw: Whole }),
  mark('obscured', { ...Given, ...Timed }),
  mark('insubstantial', { ...Given, ...Timed, amount: Whole }),
  /** Everybody within so many paces sees clearly. */
  mark('shining', { ...Given, ...Timed, paces: Whole }),
  /** A raging fire reaches so many paces about him, and goes with him. */
  mark('ablaze', { ...Given, ...Timed, paces: Whole }),
  /** What he said to harm that a fellow hero's gift may do him. RUN-RULING-G53 */
  mark('consulted', { ...Given, ...Timed, agreed: z.boolean() }),
  /** A bird; its gear lies where it was struck. */
  mark('crow', { ...Given, ...Timed, ...Place }),
  /** Without weapon, or without anything: until it gets to where that lies. */
  mark('disarmed', Place),
  mark('naked', Place),
  /** Stone or ice, and dead. */
  mark('statue', {}),
  /** Does for the other side what it is told, this once. */
  mark('commanded', Given),
  /** Fights for the other side; then it is its own again, and its seat's. */
  mark('possessed', { ...Given, ...Timed, seat: Whole.nullable() }),
  /** Its next attack is for `by`, if it can get at him. RUN-HOOK-50 */
  mark('setOn', Given),
  /** Away until the next event. */
  mark('gone', {}),
  /** Whom it does not choose before its next attack, as long as he keeps away from it. */
  mark('eluded', Given),
  /** Nothing hurts him as long as he does nothing but flee. */
  mark('scotFree', Given),
  /** Fights on though he is dead already. */
  mark('lastStand', { ...Given, ...Timed, level: Whole, impairment: Whole }),
  /** Dies, but not before this round is over. */
  mark('lingering', { ...Given, ...Timed }),
]);

export type Mark = z.infer<typeof MarkSchema>;
export type MarkKind = Mark['kind'];
export const MARK_KINDS = MarkSchema.options.map(({ shape }) => shape.kind.value);
export type MarkOf<K extends MarkKind> = Extract<Mark, { readonly kind: K }>;

export const markOf = <K extends MarkKind>(marks: readonly Mark[], kind: K): MarkOf<K> | undefined =>
  marks.find((one): one is MarkOf<K> => one.kind === kind);

export const isMarked = (marks: readonly Mark[], kind: MarkKind): boolean =>
  markOf(marks, kind) !== undefined;

/** Of this gift, by whomever. */
export const giftMarkOf = (
  marks: readonly Mark[],
  gift: MarkOf<'gift'>['gift'],
): MarkOf<'gift'> | undefined =>
  marks.find((one): one is MarkOf<'gift'> => one.kind === 'gift' && one.gift === gift);

/** Whether somebody's gift has left a note there. */
export const isNoteBy = (marks: readonly Mark[], gift: MarkOf<'gift'>['gift'], by: string): boolean =>
  marks.some((one) => one.kind === 'gift' && one.gift === gift && one.by === by);

/** Whether one takes the other's place: of gifts each owner's own, and of their bonuses each score's. Nobody has two masters. */
export function saysTheSame(one: Mark, other: Mark): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'possessed') return true;
  // What was foretold twice comes twice, unless it is the same in everything.
  if (one.kind === 'omen' && other.kind === 'omen')
    return (
      one.score === other.score &&
      one.until === other.until &&
      one.against === other.against &&
      one.with?.join() === other.with?.join() &&
      one.amount < 0 === other.amount < 0
    );
  const scores = 'score' in one && 'score' in other ? one.score === other.score : true;
  if (one.kind === 'draught' && other.kind === 'draught' && one.to !== other.to) return false;
  if (one.kind === 'gift' && other.kind === 'gift' && one.what !== other.what) return false;
  const owners = 'gift' in one && 'gift' in other ? one.gift === other.gift && one.by === other.by : true;
  return scores && owners;
}

/** For whom he does what he does, where that is not himself. RUN-HOOK-09, -50 */
export const masterOf = (marks: readonly Mark[]): string | null =>
  (markOf(marks, 'commanded') ?? markOf(marks, 'possessed'))?.by ?? null;

/** Some of these keep one from acting at all. RUN-RULING-F31, -F35, -G25 */
const IDLE: readonly MarkKind[] = ['downed', 'frozen', 'overturned', 'unconscious', 'buried', 'crow'];
export const keepsFromActing = (marks: readonly Mark[]): boolean =>
  marks.some(({ kind }) => IDLE.includes(kind));

/** Nothing that hurts can be done to these: they are no target at all. RUN-RULING-F31, -F35, -G25 */
const BEYOND_HARM: readonly MarkKind[] = ['downed', 'frozen', 'crow'];
export const isBeyondHarm = (marks: readonly Mark[]): boolean =>
  marks.some(({ kind }) => BEYOND_HARM.includes(kind));

/** Nobody has won as long as one may rise again; whatever froze may be left lying. RUN-RULING-F31, -F35, -C55 */
export const keepsCombatGoing = (marks: readonly Mark[]): boolean =>
  isMarked(marks, 'downed') || isMarked(marks, 'crow');

/** What of his Impairment somebody with so many Wounds does not feel. */
export const easedBy = (marks: readonly Mark[], wounds: number): number =>
  marks.reduce((sum, one) => {
    if (one.kind !== 'eased') return sum;
    return sum + (one.of === 'wounds' ? Math.min(wounds, one.amount) : one.amount);
  }, 0);
