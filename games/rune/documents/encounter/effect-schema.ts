// What becomes of whoever fails. RUN-TRAP, RUN-IMPAIR, RUN-HAZ, RUN-EQDMG

import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { CURRENTS, SURFACES } from '../../content/terrain.ts';
import { Count, EndSchema, PlainRollSchema } from './roll-schema.ts';
import { Id } from './words.ts';

/** What an Impairment or Invigoration touches, if not everything. RUN-IMPAIR-06, -07 */
export const OnlySchema = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('ability'), ability: z.enum(ABILITIES) }),
  z.strictObject({ on: z.literal('score'), score: z.enum(['init', 'atk', 'dfn', 'engagement']) }),
]);
export type Only = z.infer<typeof OnlySchema>;

const Water = { surface: z.enum(SURFACES), current: z.enum(CURRENTS) } as const;
/** Bears a name, so that a roll can say which of several it serves. */
const effect = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ id: Id, kind: z.literal(kind), ...shape });

export const EffectSchema = z.discriminatedUnion('kind', [
  /** RUN-TRAP-10 to -33 */
  effect('damage', {
    dam: Count,
    armorIgnoring: z.boolean().default(false),
    over: z.enum(['once', 'recurring', 'escalating']).default('once'),
    end: EndSchema.nullable().default(null),
  }),
  /** RUN-TRAP-20, RUN-RULING-T32 */
  effect('dice', {
    dice: Count,
    armorIgnoring: z.boolean().default(false),
    over: z.enum(['once', 'recurring']).default('once'),
    end: EndSchema.nullable().default(null),
  }),
  effect('impairment', {
    points: Count,
    only: OnlySchema.nullable().default(null),
    /** The event, element or roll with which it ends. RUN-IMPAIR-04, RUN-RULING-T75 */
    until: Id.nullable().default(null),
  }),
  /** RUN-TRAP-40 to -42 */
  effect('stick', { roll: Id, by: Count, rounds: z.int().min(1).max(20).default(1) }),
  /** RUN-TRAP-43 to -45 */
  effect('foesStick', {
    score: z.enum(['init', 'atk', 'dfn']),
    by: Count,
    /** Of each of so many fights. */
    rounds: z.int().min(1).max(20).default(1),
    fights: z.literal([1, 2]).default(1),
    foes: z.union([z.literal('all'), z.array(Id).min(1).max(60)]),
  }),
  /** RUN-TRAP-50 */
  effect('status', { points: Count }),
  /** RUN-EQDMG-01 */
  effect('equipment', {}),
  effect('acid', {
    dam: Count,
    deep: z.strictObject(Water).nullable().default(null),
    end: EndSchema.nullable(),
  }),
  /** By foes. RUN-HAZ-AMBUSH-01 */
  effect('ambush', {}),
  effect('drowning', Water),
  /** Feet. RUN-HAZ-FALL-05 */
  effect('fall', { feet: z.int().min(1).max(500) }),
  /** Paces to water, if there is any. RUN-HAZ-FIRE-08 */
  effect('fire', {
    raging: z.boolean(),
    water: z.int().min(1).max(200).nullable().default(null),
    /** All of the place burns: whoever was not at a way out when its fight was over must first leave it. RUN-RULING-R97 */
    within: z.literal(true).exactOptional(),
  }),
  effect('lost', { difficulty: Count }),
  effect('grab', { dam: Count, escape: PlainRollSchema, traps: z.int().min(1).max(20) }),
  effect('nuisance', { dam: Count }),
]);
export type Effect = z.infer<typeof EffectSchema>;
type EffectKind = Effect['kind'];
export type EffectOf<Kind extends EffectKind> = Extract<Effect, { kind: Kind }>;
