// A roll that the notes ask for, as its designer decided it; what it costs follows. RUN-DIF, RUN-COND
//
// Numbers may be wrong here and are found by `check`: whoever designs shall read why.

import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { ROLL_TYPES, SHARES } from '../../content/design/rolls.ts';
import { GODS } from '../../content/gods.ts';
import { Id, words } from './words.ts';

const MOST = 99;
const Whole = z.int().min(-MOST).max(MOST);
export const Count = z.int().min(0).max(MOST);
const Paces = z.strictObject({ x: z.int().min(0).max(MOST), y: z.int().min(0).max(MOST) });

/** One way to do it: an Ability, with its own Characteristic unless another is named, Characteristics alone, or a score. */
const MethodSchema = z.strictObject({
  ability: z.enum(ABILITIES).nullable(),
  characteristic: z.enum(CHARACTERISTICS).nullable(),
  /** Added to the first, where no Ability is. RUN-RULING-T65 */
  second: z.enum(CHARACTERISTICS).nullable().default(null),
  /** With whatever one fights with. RUN-STOLEN-7.13 */
  score: z.literal('atk').exactOptional(),
});
export type Method = z.infer<typeof MethodSchema>;

const AgainstSchema = z.discriminatedUnion('kind', [
  /** RUN-DIF-02 */
  z.strictObject({ kind: z.literal('difficulty'), difficulty: Whole }),
  /** RUN-DIF-10 */
  z.strictObject({ kind: z.literal('opposed'), bonus: Whole, opponent: words(80) }),
  /** RUN-DIF-123 */
  z.strictObject({ kind: z.literal('baseline'), score: z.enum(['init', 'atk', 'dfn']), by: Whole }),
]);
export type Against = z.infer<typeof AgainstSchema>;

/** What somebody must choose to do first. RUN-COND-01 */
export const ConditionSchema = z.strictObject({
  trigger: words(300),
  exposure: z.enum(['first', 'remains']).nullable(),
  /** RUN-COND-09 */
  most: z.int().min(1).max(MOST).nullable().default(null),
});
export type Condition = z.infer<typeof ConditionSchema>;

const plain = {
  id: Id,
  methods: z.array(MethodSchema).max(6),
  against: AgainstSchema,
  type: z.enum(ROLL_TYPES),
  /** Of a Line of Doom the side of the danger, of a Domino the way it goes on. RUN-DIF-35, -37 */
  direction: z.enum(['front', 'rear']).nullable().default(null),
  condition: ConditionSchema.nullable().default(null),
  /** RUN-COND-30 */
  action: z.boolean().default(false),
  /** RUN-COND-40 */
  withoutKit: z.boolean().default(false),
  /** RUN-DIF-135 */
  defies: z.enum(GODS).nullable().default(null),
  /** RUN-DIF-90, -91 */
  extra: z.union([Count, z.literal('unlimited')]).default(0),
  /** The trap that whoever fails must still avoid. RUN-DIF-130 */
  leadsTo: Id.nullable().default(null),
  /** Where one must be to try. RUN-TER-164 */
  spot: Paces.nullable().default(null),
} as const;

export const PlainRollSchema = z.strictObject(plain);
export type PlainRoll = z.infer<typeof PlainRollSchema>;

/** RUN-DIF-49 */
const MultipleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('actionSink'), successes: Count, trapAtEnd: z.boolean() }),
  /** Ended by a roll, or by what the words say. RUN-DIF-56 */
  z.strictObject({ kind: z.literal('panicButton'), end: PlainRollSchema.nullable(), ending: words(300) }),
  z.strictObject({ kind: z.literal('endurance'), rolls: Count }),
  z.strictObject({ kind: z.literal('countdown'), share: z.enum(SHARES), attempts: Count }),
  z.strictObject({ kind: z.literal('scoreboard'), successes: Count }),
]);
export type Multiple = z.infer<typeof MultipleSchema>;

export const RollSchema = z.strictObject({
  ...plain,
  /** Ill effects that the type's price is for; all of them, unless it says so. RUN-DIF-106 */
  serves: z.array(Id).max(8).nullable().default(null),
  /** Rolls that the same hero must pass as well. RUN-DIF-100 */
  also: z.array(PlainRollSchema).max(4).default([]),
  multiple: MultipleSchema.nullable().default(null),
});
export type Roll = z.infer<typeof RollSchema>;

/** How what goes on is brought to an end: by a roll, by many successes, or by an action alone. RUN-TRAP-27, -33, -58 */
export const EndSchema = z.strictObject({
  roll: z.strictObject({ ...plain, also: z.array(PlainRollSchema).max(4).default([]) }).nullable(),
  countdown: z.enum(SHARES).nullable(),
  how: words(300),
});
export type End = z.infer<typeof EndSchema>;
